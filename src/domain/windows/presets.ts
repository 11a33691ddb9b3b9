import type { Condition } from './conditions.ts';
import { withLimits } from './limits.ts';
import { isAmong, parseTerm } from './notation.ts';
import { safetyBand, type TideOverTime } from './tide-spans.ts';
import presets from './presets.json' with { type: 'json' };

/**
 * The conditions of `presets.json` are those that people want for their pursuits, in the notation. Defaults for a person of some experience on an
 * ordinary coast, our choice: every answer shows them, the question and a person's own limits change them. The depth over a
 * bar is that of one's own port; other pursuits of boats leave it out. A walk over tidal flats is none: when it is safe, no tide and
 * no forecast tells.
 */
export type PresetName = keyof typeof presets;

export const presetNames = Object.keys(presets) as readonly PresetName[];

export function isPresetName(name: string): name is PresetName {
  return Object.hasOwn(presets, name);
}

/** Whether a pursuit leads out onto ground that the sea covers again. */
export function isOnFlats(name: PresetName): boolean {
  return 'caution' in presets[name];
}

/** Whether it is done in a boat or on a board, to which no rule for ways on foot applies. */
export function isAfloat(name: PresetName): boolean {
  return 'afloat' in presets[name];
}

/** Whether its low water is known too roughly to be back by: no day is good then. */
export function isVagueOnFlats(name: PresetName, tide: Pick<TideOverTime, 'band'>): boolean {
  return isOnFlats(name) && safetyBand(tide).minutes > 60;
}

/** Limits that a person has set, by pursuit: each in the place of the usual one on the same quantity. */
export type OwnLimits = ReadonlyMap<PresetName, readonly Condition[]>;

export function presetConditions(name: PresetName, own: readonly Condition[] = []): readonly Condition[] {
  const usual = presets[name].limits.split(',').flatMap((term) => parseTerm(term) ?? []);
  return withLimits(usual, own);
}

/** Whether conditions are those of learners; one of them alone is a limit of the question: `fishing when waves are below 1 m`. */
export function isForLearners(name: PresetName, conditions: readonly Condition[]): boolean {
  const stricter = learnerConditions(name);
  const kept = stricter.filter((one) => isAmong(conditions, one)).length;
  return kept > 0 && kept >= Math.min(stricter.length, 2);
}

/** The stricter limits of a pursuit for children, beginners and older people; our choice: forces 2 to 4, and half of the waves. */
export function learnerConditions(name: PresetName): readonly Condition[] {
  const preset = presets[name];
  return 'learners' in preset ? preset.learners.split(',').flatMap((term) => parseTerm(term) ?? []) : [];
}
