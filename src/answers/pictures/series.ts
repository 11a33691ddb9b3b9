import { between } from '../../domain/observed/index.ts';
import type { Attribute, WeatherHour } from '../../domain/weather/index.ts';
import type { Instant, Window } from '../../domain/time.ts';
import { widestGapMs, type SeriesSample } from '../../drawing/index.ts';

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

export function hoursWithin(hours: readonly WeatherHour[], { from, to }: Window): WeatherHour[] {
  return hours.filter(({ at }) => at >= from && at <= to);
}

export function boundsOf(samples: readonly SeriesSample[]) {
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
  return between(samples, widestGapMs)(at);
}
