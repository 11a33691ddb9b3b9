import type { Day, Days } from '../../domain/question/index.ts';
import { addDays, hourMs, instantOf, utcDayMs, type Instant, type Window } from '../../domain/time.ts';
import { clock, dayName, monthAndYear, number, shortDay, type FormatContext } from '../format.ts';
import type { Unit } from '../measures.ts';
import type { FrameBox } from './scene.ts';

/** Pixels of an instant. */
export type TimeScale = (at: Instant) => number;

/** Maps the window onto `left` to `right`, pixels. Instants outside it come to lie outside them. */
export function timeScale({ from, to }: Window, left: number, right: number): TimeScale {
  return (at) => left + ((at - from) / (to - from)) * (right - left);
}

/** `November 2026` for a whole month; else as `daysName`. */
export function periodName(format: FormatContext, days: Days): string {
  const [first, last] = [days[0].date, days.at(-1)?.date ?? ''];
  const isMonth = first.endsWith('-01') && addDays(last, 1).endsWith('-01') && first.slice(0, 7) === last.slice(0, 7);
  return isMonth ? monthAndYear(format.words, first) : daysName(format, days);
}

/** `Saturday 21 November`, `Sat 21 – Monday 23 November`, as within a sentence. */
export function daysName(format: FormatContext, days: Days): string {
  const last = days.at(-1) ?? days[0];
  const name = dayName(format, last.date);
  return days.length === 1 ? name : `${shortDay(format, days[0].date)} – ${name}`;
}

export type Tick = { readonly at: Instant; readonly label: string; readonly isMidnight: boolean };

/** Whole hours of the place's clock in a window, every `stepHours`: days of 23 and 25 hours have theirs as well. */
export function hourTicks(format: FormatContext, days: readonly Day[], stepHours: number): Tick[] {
  return days.flatMap(({ date, window }) =>
    Array.from({ length: 24 / stepHours }, (_, i) => i * stepHours).flatMap((hour) => {
      const at = isPlain(window)
        ? window.from + hour * hourMs
        : instantOf(date, `${String(hour).padStart(2, '0')}:00`, format.zone);
      if (at < window.from || at >= window.to) return [];
      return [{ at, label: hourLabel(format, at), isMidnight: hour === 0 }];
    }),
  );
}

/** Without a change of clocks, which are as good as all days: their hours need no look into the zone. */
function isPlain({ from, to }: Window): boolean {
  return to - from === utcDayMs;
}

/** `06`, `6 am`. */
export function hourLabel(format: FormatContext, at: Instant): string {
  return clock(format, at).replace(/[:.]00/, '');
}

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
  /** Room above and below these two, px. */
  readonly room: readonly [above: number, below: number];
  /** The same of the ticks. */
  readonly tickRoom?: readonly [above: number, below: number];
  readonly count: number;
};

/** Makes linear scales over a box, with round numbers on them in the reader's unit. */
export function scaleOf({ words }: FormatContext, { from: toReader }: Unit, options: ValueScaleOptions) {
  return ({ y: top, height }: FrameBox): ValueScale => {
    const { extent, room, tickRoom = [0, 0], count } = options;
    const bottom = top + height;
    const [least, greatest] = [toReader(extent[0]), toReader(extent[1])];
    const pixelsEach = (top + room[0] - bottom + room[1]) / (greatest - least || 1);
    const scale = (value: number): number => bottom - room[1] + (value - least) * pixelsEach;
    const valueAt = (pixel: number): number => least + (pixel - bottom + room[1]) / pixelsEach;
    const values = roundValues(valueAt(bottom - tickRoom[1]), valueAt(top + tickRoom[0]), count);
    const [first = 0, second = first + 1] = values;
    const decimals = Math.max(0, -Math.floor(Math.log10(second - first) + 1e-9));
    return {
      y: (value) => scale(toReader(value)),
      ticks: values.map((value) => ({ y: scale(value), label: number(words, value, decimals) })),
    };
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
