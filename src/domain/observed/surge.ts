import { hourMs, utcDayMs, type Instant } from '../time.ts';
import type { LevelAt, Reading } from './readings.ts';

/** What wind and air pressure add to the tide: observed less predicted level, metres, with its course. */
export type Surge = {
  readonly at: Instant;
  readonly heightM: number;
  readonly trend: SurgeTrend;
  readonly readings: readonly Reading[];
};

export const surgeTrends = ['rising', 'falling', 'steady'] as const;
export type SurgeTrend = (typeof surgeTrends)[number];

/** Less an hour is within the noise of gauges and predictions, metres. */
const steadyM = 0.05;

/** The surge at each reading with a prediction above the same zero; its trend is that of the latest hour. */
export function surgeOf(levels: readonly Reading[], predictedAt: LevelAt): Surge | undefined {
  const readings = levels.flatMap(({ at, value }) => {
    const predicted = predictedAt(at);
    return predicted === undefined ? [] : [{ at, value: value - predicted }];
  });
  const last = readings.at(-1);
  if (!last) return undefined;
  const earlier = readings.find(({ at }) => at >= last.at - hourMs) ?? last;
  const risen = last.value - earlier.value;
  const trend = Math.abs(risen) < steadyM ? 'steady' : risen > 0 ? 'rising' : 'falling';
  return { at: last.at, heightM: last.value, trend, readings };
}

/** Over a shorter time, the mean of a level is weather as much as its zero. */
const leastSpanMs = 30 * utcDayMs;
/** Of the hours in that time, at least as many must have a reading. */
const leastShare = 0.9;

/** The zero of observed above that of predicted levels, metres, by means over 30 days; without them a residual says nothing. */
export function zeroAbove(levels: readonly Reading[], predictedAt: LevelAt): number | undefined {
  const hourly = new Map(levels.map((level) => [Math.floor(level.at / hourMs), level]));
  const [first, last] = [levels[0], levels.at(-1)];
  if (!first || !last || last.at - first.at < leastSpanMs - hourMs) return undefined;
  const residuals = hourly
    .values()
    .toArray()
    .flatMap(({ at, value }) => {
      const predicted = predictedAt(at);
      return predicted === undefined ? [] : [predicted - value];
    });
  if (residuals.length < (leastShare * leastSpanMs) / hourMs) return undefined;
  return residuals.reduce((sum, residual) => sum + residual, 0) / residuals.length;
}
