import type { PrincipalPhase } from '../sky/index.ts';
import type { StreamPhase } from '../stream/index.ts';
import noticed from './steps.json' with { type: 'json' };

/** Values that are wanted: from `min` to `max`, either of which may be open. */
export type Range = { readonly min?: number; readonly max?: number };

/** Weather attributes that a condition can limit, in the units of `attributes.ts`. */
export type LimitedAttribute = keyof typeof noticed.weather;
export const limitedAttributes = Object.keys(noticed.weather) as readonly LimitedAttribute[];

/** Directions, each where it comes from. */
export type Direction = 'windDirection' | 'waveDirection' | 'swellDirection';

/**
 * `day`: any of the Sun above the horizon; `night`: none of it. The twilights are the Sun's centre at −6…0°, −12…−6° and
 * −18…−12°, `dark` is below −18°, `golden` −4…6° and `blue` −6…−4°.
 */
export const lights = ['day', 'night', 'civil', 'nautical', 'astronomical', 'dark', 'golden', 'blue'] as const;
export type Light = (typeof lights)[number];

/**
 * Rare events: eclipses seen from the place, the 12 h before and after a full Moon nearer than 360,000 km, the hour on
 * both sides of a high water that few of a year reach (see `kingTideM`), and official warnings.
 */
export const rareEvents = ['eclipse', 'solar-eclipse', 'lunar-eclipse', 'supermoon', 'king-tide', 'warning'] as const;
export type RareEvent = (typeof rareEvents)[number];

/** One wish about tide, weather, sky or calendar. Several hold where each of them does. */
export type Condition =
  /** Height of the tide, metres above the datum of the tide. */
  | { readonly kind: 'tide'; readonly range: Range }
  /**
   * Water over a sill or bar: the tide at least `sillM + draughtM + marginM` above the datum, and the band of its error as
   * well. `sillM` is the height of the sill above the datum, negative where it never dries. Those that are absent are of
   * one's own port: see `atPort`.
   */
  | { readonly kind: 'sill'; readonly sillM?: number; readonly draughtM?: number; readonly marginM: number }
  | { readonly kind: 'trend'; readonly trend: 'rising' | 'falling' }
  /** From `fromMin` to `toMin` minutes after high, low or slack water; negative before it. Both 0: the minute of it. */
  | {
      readonly kind: 'around';
      readonly event: 'high' | 'low' | 'slack';
      readonly fromMin: number;
      readonly toMin: number;
    }
  /** Rate of the tidal stream, m/s, in either direction or of one. */
  | { readonly kind: 'stream'; readonly phase?: StreamPhase; readonly range: Range }
  /** Observed level above the predicted one, metres; it is taken to stay as the latest reading has it. */
  | { readonly kind: 'surge'; readonly range: Range }
  /** Metres between the high and the low water on both sides. */
  | { readonly kind: 'tidal-range'; readonly range: Range }
  /** The French coefficient of the nearest high water at Brest. */
  | { readonly kind: 'coefficient'; readonly range: Range }
  | { readonly kind: 'weather'; readonly attribute: LimitedAttribute; readonly range: Range }
  /** Degrees, clockwise from `fromDeg` to `toDeg`; `isOfShore`: from the open sea on, which a place turns into those from north on. */
  | {
      readonly kind: 'sector';
      readonly attribute: Direction;
      readonly fromDeg: number;
      readonly toDeg: number;
      readonly isOfShore?: true;
    }
  /** Change of the air pressure in the last three hours, hPa (WMO No. 306, table 0200). */
  | { readonly kind: 'tendency'; readonly range: Range }
  /** Of the centre of Sun or Moon, degrees, without refraction. */
  | { readonly kind: 'altitude'; readonly body: 'sun' | 'moon'; readonly range: Range }
  | { readonly kind: 'light'; readonly light: Light }
  | { readonly kind: 'event'; readonly event: RareEvent }
  /** At most so many days from a phase of the Moon. */
  | { readonly kind: 'phase'; readonly phase: PrincipalPhase; readonly days: number }
  /** 0 Sunday to 6 Saturday, on the calendar of the place. */
  | { readonly kind: 'weekday'; readonly weekdays: readonly number[] }
  /** `HH:MM` on the clock of the place; across midnight where `to` is not after `from`. */
  | { readonly kind: 'time'; readonly from: string; readonly to: string }
  /** Windows that are shorter do not count. */
  | { readonly kind: 'length'; readonly minMinutes: number };

export type Ranged = Extract<Condition, { readonly range: Range }>;
export type ConditionKind = Condition['kind'];

const needs = {
  tide: 'tide',
  sill: 'tide',
  trend: 'tide',
  around: 'tide',
  'tidal-range': 'tide',
  stream: 'stream',
  surge: 'observed',
  coefficient: 'coefficient',
  weather: 'weather',
  sector: 'weather',
  tendency: 'weather',
} as const satisfies Partial<Record<ConditionKind, string>>;

/** The part of the data that a condition needs; `undefined` of those of the clock and the sky. */
export function needOf(condition: Condition): (typeof needs)[keyof typeof needs] | 'year' | 'warnings' | undefined {
  if (condition.kind === 'around' && condition.event === 'slack') return 'stream';
  if (condition.kind === 'event' && condition.event === 'king-tide') return 'year';
  if (isWarning(condition)) return 'warnings';
  return condition.kind in needs ? needs[condition.kind as keyof typeof needs] : undefined;
}

/** A wind off or onto the shore, whose points of the compass only a place has. */
export function isOfShore(condition: Condition): boolean {
  return condition.kind === 'sector' && condition.isOfShore === true;
}

/** A wind off or onto the shore as one from points of the compass, by the direction of the open sea; `undefined` without that. */
export function atCoast<S extends Extract<Condition, { readonly kind: 'sector' }>>(sector: S, seawardDeg?: number) {
  const { isOfShore: isShore, ...others } = sector;
  if (!isShore) return sector;
  if (seawardDeg === undefined) return undefined;
  const turned = (degrees: number): number => Math.round(degrees + seawardDeg) % 360;
  return { ...others, fromDeg: turned(sector.fromDeg), toDeg: turned(sector.toDeg) };
}

/** Whether warnings are all that is asked for: an alert then follows each of them instead of the time that they take. */
export function areWarnings(conditions: readonly Condition[]): boolean {
  return conditions.length > 0 && conditions.every(isWarning);
}

function isWarning(condition: Condition): boolean {
  return condition.kind === 'event' && condition.event === 'warning';
}
