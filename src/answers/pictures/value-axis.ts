import { number } from '../format.ts';
import { line, smallText, type Shape } from './scene.ts';
import type { Theme } from './theme.ts';
import { text } from './labels.ts';
import type { FormatContext } from './views.ts';

/** A measured quantity from bottom to top of a panel. */
export type ValueScale = {
  /** Pixels of a value in the unit of the domain. */
  y(value: number): number;
  /** Round values in the reader's unit, each with its pixel. */
  readonly ticks: readonly { readonly y: number; readonly label: string }[];
};

type ValueScaleOptions = {
  /** Least and greatest value, in the unit of the domain. */
  readonly extent: readonly [number, number];
  /** Pixels of those two. */
  readonly pixels: readonly [number, number];
  /** Pixels between which ticks may stand: from the lower to the upper edge of the panel. */
  readonly edges: readonly [number, number];
  /** From the unit of the domain to the reader's. */
  toReader(value: number): number;
  readonly count: number;
};

/** A linear scale with round numbers on it, in the reader's unit. */
export function valueScale(format: FormatContext, options: ValueScaleOptions): ValueScale {
  const { extent, pixels, edges, toReader, count } = options;
  const [least, greatest] = [toReader(extent[0]), toReader(extent[1])];
  const pixelsEach = (pixels[1] - pixels[0]) / (greatest - least || 1);
  const scale = (value: number): number => pixels[0] + (value - least) * pixelsEach;
  const [from, to] = edges.map((pixel) => least + (pixel - pixels[0]) / pixelsEach) as [number, number];
  const values = roundValues(from, to, count);
  const [first = 0, second = first + 1] = values;
  const decimals = Math.max(0, -Math.floor(Math.log10(second - first) + 1e-9));
  return {
    y: (value) => scale(toReader(value)),
    ticks: values.map((value) => ({ y: scale(value), label: number(format.words, value, decimals) })),
  };
}

/**
 * The multiples of 1, 2 or 5 times a power of ten between two values, about as many as `count`: the step is that which is
 * nearest, in its logarithm, to the one that would give so many.
 */
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

/** Lines across a panel with their numbers at its left. */
export function gridLines(theme: Theme, { ticks }: ValueScale, left: number, right: number): Shape[] {
  return ticks.flatMap(({ y, label }) => [
    line([left, y], [right, y], theme.grid, 1.5),
    text({ text: label, size: smallText, color: theme.muted, role: 'axis' }, left - 12, y + 8, 'end'),
  ]);
}
