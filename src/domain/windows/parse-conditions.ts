import type { Condition } from './conditions.ts';
import { parseTerm } from './notation.ts';
import { supposedIn, withLimits, type Supposed } from './limits.ts';
import { isPresetName, presetConditions, type OwnLimits, type PresetName } from './presets.ts';

/** The conditions of a text, the pursuit that it names, and its terms that are neither. */
export type ParsedConditions = {
  readonly conditions: readonly Condition[];
  readonly preset?: PresetName;
  /** Values that a text supposes, `with waves of 3 m`: to be judged by the limits of the pursuit, and none themselves. */
  readonly supposed?: readonly Supposed[];
  readonly wrong: readonly string[];
};

const presetTerm = 'preset=';

/**
 * Conditions as the interface and buttons write them: terms `name=value` with commas between. Metres, metres a second,
 * seconds, °C, mm an hour, %, km, hPa, degrees, minutes. The term `preset=surf` stands for the conditions of a pursuit, with
 * a person's own limits where they are given; the other terms take the place of its limits on the same quantity.
 */
export function parseConditions(text: string, own: OwnLimits = new Map()): ParsedConditions {
  const terms = text.split(',').map((term) => term.trim());
  const presets = terms.flatMap((term) => presetOf(term) ?? []);
  const others = terms.filter((term) => presetOf(term) === undefined);
  const read = others.map((term) => ({ term, condition: parseTerm(term) }));
  const said = read.flatMap(({ condition }) => condition ?? []);
  const presetLimits = presets.flatMap((preset) => presetConditions(preset, own.get(preset)));
  const [preset] = presets;
  const supposed = said.flatMap((one) => supposedIn(one, presetLimits) ?? []);
  const limits = said.filter((one) => !supposedIn(one, presetLimits));
  return {
    conditions: withLimits(presetLimits, limits),
    ...(preset && { preset }),
    ...(supposed.length > 0 && { supposed }),
    wrong: read.filter(({ condition }) => !condition).map(({ term }) => term),
  };
}

export function writePreset(name: string): string {
  return presetTerm + name;
}

function presetOf(term: string): PresetName | undefined {
  const name = term.startsWith(presetTerm) ? term.slice(presetTerm.length) : '';
  return isPresetName(name) ? name : undefined;
}
