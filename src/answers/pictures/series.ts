import { curveMonotoneX, line } from 'd3-shape';
import type { Attribute } from '../../domain/weather/index.ts';
import { hourMs, type Instant, type Window } from '../../domain/time.ts';
import type { TimeScale } from './time-axis.ts';
import type { WeatherHour } from './views.ts';

/** A value at an instant. */
export type SeriesSample = { readonly at: Instant; readonly value: number };

/** The hours at which an attribute is known, in the order of time. */
export function samplesOf(hours: readonly WeatherHour[], attribute: Attribute): SeriesSample[] {
  return hours.flatMap(({ at, values }) => {
    const value = values[attribute];
    return value === undefined ? [] : [{ at, value }];
  });
}

/** The hours of a window, and those at its ends. */
export function hoursWithin(hours: readonly WeatherHour[], { from, to }: Window): WeatherHour[] {
  return hours.filter(({ at }) => at >= from && at <= to);
}

/** Values farther apart than this say nothing about the time between them. */
const widestGapMs = 6 * hourMs;

/** A smooth line through samples, broken where some are missing. */
export function linePath(samples: readonly SeriesSample[], x: TimeScale, y: (value: number) => number): string {
  const draw = line<SeriesSample>()
    .x(({ at }) => x(at))
    .y(({ value }) => y(value))
    .curve(curveMonotoneX)
    .digits(1);
  return stretchesOf(samples)
    .map((stretch) => draw([...stretch]) ?? '')
    .join('');
}

/** Samples in a row without a gap. */
export function stretchesOf<S extends { readonly at: Instant }>(samples: readonly S[]): S[][] {
  const stretches: S[][] = [];
  for (const sample of samples) {
    const stretch = stretches.at(-1);
    const before = stretch?.at(-1);
    if (stretch && before && sample.at - before.at <= widestGapMs) stretch.push(sample);
    else stretches.push([sample]);
  }
  return stretches;
}

/** The least and the greatest sample. */
export function boundsOf(
  samples: readonly SeriesSample[],
): { readonly least: SeriesSample; readonly most: SeriesSample } | undefined {
  const [first] = samples;
  if (!first) return undefined;
  let [least, most] = [first, first];
  for (const sample of samples) {
    if (sample.value < least.value) least = sample;
    if (sample.value > most.value) most = sample;
  }
  return { least, most };
}
