import { hourMs, type Instant, type Window } from '../time.ts';
import { factsOf, type Attribute } from './attributes.ts';

/** Values of several attributes as a source gives them: at the same instants, in steps of its own. */
export type Series = {
  /** Ascending. */
  readonly at: readonly Instant[];
  /** Of accumulations: when the interval began that ends at the instant of the same index. */
  readonly since?: readonly Instant[];
  readonly values: Readonly<Partial<Record<Attribute, readonly (number | null)[]>>>;
};

/** One value for each hour of a window, `null` where there is none. */
export type Hours = readonly (number | null)[];

/** Values of several attributes at whole hours: index 0 is `from`. */
export type Hourly = { readonly from: Instant; readonly values: Readonly<Partial<Record<Attribute, Hours>>> };

/** Values farther apart than this are not interpolated. */
const maxGapMs = 6 * hourMs;

/** The whole hours of a window, both ends included; the ends must be whole hours. */
export function hoursOf({ from, to }: Window): readonly Instant[] {
  return Array.from({ length: Math.floor((to - from) / hourMs) + 1 }, (_, i) => from + i * hourMs);
}

/**
 * A source's values at every whole hour of `[from, to]`: between its instants by the rule of each attribute, nothing
 * across more than 6 h and nothing before the first or after the last. Values out of bounds are left out, and `onDropped`
 * is called for each. Rounded to 2 decimals, as in the interface.
 */
export function toHourly(series: Series, window: Window, onDropped: (attribute: Attribute) => void): Hourly {
  const hours = hoursOf(window);
  const values = Object.entries(series.values).map(([name, given]) => {
    const attribute = name as Attribute;
    const [min, max] = factsOf(attribute).bounds;
    const plausible = given.map((value) => {
      if (value === null || (value >= min && value <= max)) return value;
      onDropped(attribute);
      return null;
    });
    return [attribute, resample(attribute, series, plausible, hours)] as const;
  });
  return { from: window.from, values: Object.fromEntries(values) };
}

function resample(
  attribute: Attribute,
  { at, since }: Series,
  values: readonly (number | null)[],
  hours: readonly Instant[],
): Hours {
  const { kind } = factsOf(attribute);
  if (kind === 'accumulation') return spread(at, since ?? at.map((end) => end - hourMs), values, hours);
  const between =
    kind === 'direction'
      ? alongShorterArc
      : (before: number, after: number, share: number): number => before + (after - before) * share;
  const last = at.length;
  let next = 0;
  // Indexes of the known values around an hour, at or after it and before it.
  let after = 0;
  let before = -1;
  return hours.map((hour) => {
    for (; next < last && at[next]! < hour; next++) if (values[next] != null) before = next;
    after = Math.max(after, next);
    while (after < last && values[after] == null) after++;
    if (after === last) return null;
    if (at[after] === hour) return toHundredths(between(values[after]!, values[after]!, 0));
    if (before === -1 || at[after]! - at[before]! > maxGapMs) return null;
    const share = (hour - at[before]!) / (at[after]! - at[before]!);
    return toHundredths(between(values[before]!, values[after]!, share));
  });
}

/** Degrees in [0, 360). */
function alongShorterArc(before: number, after: number, share: number): number {
  const turn = ((after - before + 540) % 360) - 180;
  const degrees = toHundredths((before + turn * share + 360) % 360);
  return degrees === 360 ? 0 : degrees;
}

/** Amounts in the hour before each hour, where the intervals cover all of it. */
function spread(
  at: readonly Instant[],
  since: readonly Instant[],
  values: readonly (number | null)[],
  hours: readonly Instant[],
): Hours {
  let first = 0;
  return hours.map((hour) => {
    const start = hour - hourMs;
    while (first < at.length && at[first]! <= start) first++;
    let coveredMs = 0;
    let amount = 0;
    for (let i = first; i < at.length && since[i]! < hour; i++) {
      const value = values[i];
      const sharedMs = Math.min(at[i]!, hour) - Math.max(since[i]!, start);
      if (value == null || sharedMs <= 0) continue;
      coveredMs += sharedMs;
      amount += (value * sharedMs) / (at[i]! - since[i]!);
    }
    return coveredMs === hourMs ? toHundredths(amount) : null;
  });
}

/** Rounded to 2 decimals; never −0, which JSON prints as 0 and `Object.is` distinguishes from it. */
export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
