import { scaleLinear } from 'd3-scale';
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
  const scale = scaleLinear().domain(extent.map(toReader)).range(pixels);
  const shown = scaleLinear().domain([scale.invert(edges[0]), scale.invert(edges[1])]);
  const values = shown.ticks(count);
  const [first = 0, second = first + 1] = values;
  const decimals = Math.max(0, -Math.floor(Math.log10(second - first) + 1e-9));
  return {
    y: (value) => scale(toReader(value)),
    ticks: values.map((value) => ({ y: scale(value), label: number(format.words, value, decimals) })),
  };
}

/** Lines across a panel with their numbers at its left. */
export function gridLines(theme: Theme, { ticks }: ValueScale, left: number, right: number): Shape[] {
  return ticks.flatMap(({ y, label }) => [
    line([left, y], [right, y], theme.grid, 1.5),
    text({ text: label, size: smallText, color: theme.muted, role: 'axis' }, left - 12, y + 8, 'end'),
  ]);
}
