import { area, curveMonotoneX, line } from 'd3-shape';
import { hourMs, type Instant } from '../domain/time.ts';

export type SeriesSample = { readonly at: Instant; readonly value: number };
export type TimeScale = (at: Instant) => number;

/** Values farther apart than this say nothing about the time between them. */
export const widestGapMs = 6 * hourMs;

type PixelOf = (value: number) => number;

/** A smooth line through samples, broken where some are missing. */
export function linePath(samples: readonly SeriesSample[], x: TimeScale, y: PixelOf): string {
  return stretchesOf(samples)
    .map((stretch) => smoothPath(stretch, x, y))
    .join('');
}

/** A smooth line through all samples; Steffen's monotone cubic has its highs and lows where the samples have them. */
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

/** About `count` multiples of 1, 2 or 5 times a power of ten between two values; the step is nearest by logarithm. */
export function roundValues(from: number, to: number, count: number): readonly number[] {
  const power = Math.floor(Math.log10((to - from) / count));
  const share = (to - from) / count / 10 ** power;
  const factor = share >= Math.sqrt(50) ? 10 : share >= Math.sqrt(10) ? 5 : share >= Math.sqrt(2) ? 2 : 1;
  // Below 1, as a division: 3 · 0.1 is not 0.3.
  const [numerator, divisor] = power < 0 ? [1, 10 ** -power / factor] : [factor * 10 ** power, 1];
  const [first, last] = [Math.ceil((from * divisor) / numerator), Math.floor((to * divisor) / numerator)];
  if (last < first && count < 2) return roundValues(from, to, count * 2);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => ((first + i) * numerator) / divisor);
}
