import { writeConditions, type Condition, type LimitedAttribute } from '../../domain/windows/index.ts';
import type { Frame } from './frame.ts';
import type { Kind } from '../lexicon/slots.ts';
import { joinConditions } from './read-condition.ts';
import type { ConditionPart } from './condition-part.ts';

/** The kinds whose first line says what conditions limit. */
const kindOfLimit: Readonly<Partial<Record<LimitedAttribute, Kind>>> = {
  windSpeed: 'wind',
  gust: 'gust',
  waveHeight: 'waves',
  wavePeriod: 'period',
  swellHeight: 'swell',
  swellPeriod: 'swell-period',
  airTemperature: 'temperature',
  waterTemperature: 'water-temperature',
  visiblity: 'fog',
  pressure: 'pressure',
};

/**
 * The frame of `does the wind exceed 20 knots tomorrow`, whose answer says yes or no to its one limit, and how strong the wind
 * gets, in the unit that is read without conditions; `undefined` of any other.
 */
export function withLimit(conditional: Frame, plain: Frame | undefined): Frame | undefined {
  const { conditions: parts = [], state: _, heightM: __, ...frame } = conditional;
  const { presets, conditions } = joinConditions(parts);
  const [limit, ...others] = conditions;
  if (!limit || others.length > 0 || presets.length > 0 || parts.length > 1 || frame.superlative) return undefined;
  const kind = limitedKind(limit);
  return kind && frame.kinds.every((one) => one === kind || ofComparison.has(one))
    ? { ...frame, kinds: [kind], limit, units: plain?.units ?? frame.units }
    : undefined;
}

/** Kinds that beside a limit say no more. */
const ofComparison: ReadonlySet<Kind> = new Set(['weather', 'waves', 'tide', 'above', 'below', 'height']);

function limitedKind(limit: Condition): Kind | undefined {
  if (limit.kind === 'coefficient') return 'coefficient';
  return limit.kind === 'weather' ? kindOfLimit[limit.attribute] : undefined;
}

/** The limit of a question as an option. */
export function limitOption({ limit, isTurned }: Frame): { readonly limit?: string } {
  return limit && !isTurned ? { limit: writeConditions([limit]) } : {};
}

/** `When is the next one over 4 m?`: the level of a question that names no day, as a condition to search for. */
export function levelWithoutDay(frame: Frame): ConditionPart | undefined {
  const { kinds, asks, days, time, part, state } = frame;
  if (state === 'afloat' || asks !== 'when' || kinds.length !== 1 || days.length > 0) return undefined;
  return time !== undefined || part !== undefined ? undefined : levelOf(frame);
}

/** The level that a question is about, as a condition; `undefined` where it is about none. */
export function levelOf({ kinds: [side], heightM }: Frame): ConditionPart | undefined {
  if (heightM === undefined) return undefined;
  if (side === 'above') return { kind: 'tide', range: { min: heightM } };
  return side === 'below' ? { kind: 'tide', range: { max: heightM } } : undefined;
}
