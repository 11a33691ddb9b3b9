import { hourMs } from '../../domain/time.ts';
import { capital, shortDay } from '../format.ts';
import { type Labels, type Wording, createLabels, text } from './labels.ts';
import { type FrameBox, type Shape, line, smallText } from './scene.ts';
import { type SeriesSample, boundsOf } from './series.ts';
import { textWidth } from './text-width.ts';
import { type Theme } from './theme.ts';
import { type TimeScale, hourTicks } from './time-axis.ts';
import { type ValueScale } from './value-axis.ts';
import { type Day, type FormatContext, type WeatherHour } from './views.ts';

/** A strip of a meteogram: the hours of its days between two heights. */
export type Panel = {
  readonly format: FormatContext;
  readonly theme: Theme;
  readonly days: readonly Day[];
  readonly hours: readonly WeatherHour[];
  readonly x: TimeScale;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** The area that the values of a panel cover, pixels. */
export function panelBox({ left, right, top, bottom }: Panel): FrameBox {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Numbers of an axis at the left of a panel, under the name of its unit. */
export function axis(panel: Panel, unit: string, scale: ValueScale): Shape[] {
  const { theme, left, right, top, bottom } = panel;
  const labels = createLabels({ x: 0, y: top - 4, width: left, height: bottom - top + 8 });
  const word = (one: string, y: number, role: string) => [
    text({ text: one, size: smallText, color: theme.muted, role }, left - 12, y, 'end'),
  ];
  const name = labels.place([word(unit, top + 18, 'axis-name')]);
  return [
    ...name,
    ...scale.ticks.flatMap(({ y, label }) => {
      const placed = labels.place([word(label, y + 8, 'axis')]);
      return placed.length === 0 ? [] : [line([left, y], [right, y], theme.grid, 1.5), ...placed];
    }),
  ];
}

/** Keeps labels off a line through samples, and off the present. */
export function keepClear(
  panel: Panel,
  labels: Labels,
  samples: readonly SeriesSample[],
  y: (value: number) => number,
): void {
  const { x, top, bottom, format } = panel;
  const half = (x(hourMs) - x(0)) / 2;
  for (const { at, value } of samples) labels.block({ x: x(at) - half, y: y(value) - 2, width: 2 * half, height: 4 });
  labels.avoid({ x: x(format.now) - 2, y: top, width: 4, height: bottom - top });
}

/** Colour around texts, which keeps them readable across lines. */
export function halo(theme: Theme): string {
  return theme.sky[0];
}

/** The warmest and the coldest hour of each day, as far as they are known. The hour at the end belongs to the last day. */
export function turnsOf({ days }: Panel, samples: readonly SeriesSample[], leastChange = 1) {
  const end = days.at(-1)?.window.to;
  return days.flatMap(({ window }) => {
    const isOf = ({ at }: SeriesSample): boolean =>
      at >= window.from && (at < window.to || (at === end && at === window.to));
    const bounds = boundsOf(samples.filter(isOf));
    if (!bounds) return [];
    const { least, most } = bounds;
    // Around midnight the day before or after may go further.
    const near = (turn: SeriesSample): SeriesSample[] =>
      samples.filter(({ at }) => Math.abs(at - turn.at) <= 3 * hourMs);
    const isHighest = !near(most).some(({ value }) => value > most.value);
    const isLowest = !near(least).some(({ value }) => value < least.value);
    return [
      ...(isHighest ? [{ ...most, kind: 'high' as const }] : []),
      ...(isLowest && most.value - least.value >= leastChange ? [{ ...least, kind: 'low' as const }] : []),
    ];
  });
}

/** A label above a high or below a low, kept inside the panel. */
export function beside(
  { left, right }: Panel,
  labels: Labels,
  wording: Wording,
  x: number,
  y: number,
  kind: 'high' | 'low',
) {
  const half = textWidth(wording.text, wording.size) / 2;
  const middle = Math.min(Math.max(x, left + half + 6), right - half - 6);
  const offsets = kind === 'high' ? [-14, -18, -24] : [32, 40, 48];
  return labels.place(
    offsets.flatMap((dy) => [0, 16, -16, 32, -32].map((dx) => [text(wording, middle + dx, y + dy, 'middle')])),
  );
}

/** Hours along the lower edge, and at midnight the day that begins. */
export function timeRow(panel: Panel, stepHours: number): Shape[] {
  const { format, theme, days, x, top, left, right } = panel;
  const labels = createLabels({ x: 0, y: top, width: 1200, height: 40 });
  const baseline = top + 26;
  const names = days.flatMap(({ date, window }) => {
    const name = capital(shortDay(format, date));
    const wording = { text: name, size: smallText, bold: true, color: theme.ink, role: 'day' };
    const half = textWidth(name, smallText) / 2;
    const middle = Math.max(x(window.from), left + half - 40);
    return middle + half > right ? [] : labels.place([[text(wording, middle, baseline, 'middle')]]);
  });
  const hours = hourTicks(format, days, stepHours).filter(({ isMidnight }) => !isMidnight);
  const placed = hours.map(({ at, label }) =>
    labels.place([
      [text({ text: label, size: smallText, color: theme.muted, role: 'hour' }, x(at), baseline, 'middle')],
    ]),
  );
  // Here and there an hour would look like an error.
  return [...names, ...(placed.every((one) => one.length > 0) ? placed.flat() : [])];
}

/** Lines at the midnights of several days, over all panels. */
export function midnights({ days, x, theme, top, bottom }: Panel): Shape[] {
  return days.slice(1).map(({ window }) => line([x(window.from), top], [x(window.from), bottom], theme.grid, 2));
}

/** The present as a line over all panels. */
export function presentLine({ format, theme, days, x, top, bottom }: Panel): Shape[] {
  const isShown = days.some(({ window }) => format.now >= window.from && format.now < window.to);
  return isShown ? [line([x(format.now), top], [x(format.now), bottom], theme.now, 3)] : [];
}
