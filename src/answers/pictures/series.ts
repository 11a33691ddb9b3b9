import { area, curveMonotoneX, line } from 'd3-shape';
import type { Attribute, WeatherHour } from '../../domain/weather/index.ts';
import { hourMs, type Instant, type Window } from '../../domain/time.ts';
import type { TimeScale } from './chart.ts';

/** A value at an instant. */
export type SeriesSample = { readonly at: Instant; readonly value: number };

/** The hours at which an attribute is known, in the order of time. */
export function samplesOf(hours: readonly WeatherHour[], attribute: Attribute): SeriesSample[] {
  return hours.flatMap(({ at, values }) => {
    const value = values[attribute];
    return value === undefined ? [] : [{ at, value }];
  });
}

/** The values at equal steps over a window, and at further instants, as far as they are known. */
export function sampled(
  { from, to }: Window,
  stepMs: number,
  valueAt: (at: Instant) => number | undefined,
  also: readonly Instant[] = [],
): SeriesSample[] {
  const steps = Array.from({ length: Math.round((to - from) / stepMs) + 1 }, (_, i) => from + i * stepMs);
  return [...steps, ...also]
    .toSorted((a, b) => a - b)
    .map((at) => ({ at, value: valueAt(at) }))
    .filter((one): one is SeriesSample => one.value !== undefined);
}

/** The hours of a window, and those at its ends. */
export function hoursWithin(hours: readonly WeatherHour[], { from, to }: Window): WeatherHour[] {
  return hours.filter(({ at }) => at >= from && at <= to);
}

/** Values farther apart than this say nothing about the time between them. */
const widestGapMs = 6 * hourMs;

type PixelOf = (value: number) => number;

/** A smooth line through samples, broken where some are missing. */
export function linePath(samples: readonly SeriesSample[], x: TimeScale, y: PixelOf): string {
  return stretchesOf(samples)
    .map((stretch) => smoothPath(stretch, x, y))
    .join('');
}

/**
 * A smooth line through all samples. Steffen's monotone cubic (d3's `curveMonotoneX`) is level at each turn of its knots, so
 * that the line has its highs and lows where the samples have them.
 */
export function smoothPath(samples: readonly SeriesSample[], x: TimeScale, y: PixelOf): string {
  const draw = line<SeriesSample>(
    ({ at }) => x(at),
    ({ value }) => y(value),
  );
  return draw.curve(curveMonotoneX).digits(1)([...samples]) ?? '';
}

/** What is between two smooth lines, broken as `linePath`. */
export function areaPath(samples: readonly SeriesSample[], x: TimeScale, from: PixelOf, to: PixelOf): string {
  const draw = area<SeriesSample>(
    ({ at }) => x(at),
    ({ value }) => from(value),
    ({ value }) => to(value),
  );
  return stretchesOf(samples)
    .map((stretch) => draw.curve(curveMonotoneX).digits(1)(stretch) ?? '')
    .join('');
}

/** Samples in a row without a gap. */
function stretchesOf(samples: readonly SeriesSample[]): SeriesSample[][] {
  const stretches: SeriesSample[][] = [];
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

/** The value at an instant, on a straight line between two samples. */
export function valueAt(samples: readonly SeriesSample[], at: Instant): number | undefined {
  const next = samples.findIndex((sample) => sample.at >= at);
  const [before, after] = [samples[next - 1], samples[next]];
  if (after?.at === at) return after.value;
  if (!before || !after || after.at - before.at > widestGapMs) return undefined;
  return before.value + ((after.value - before.value) * (at - before.at)) / (after.at - before.at);
}
