import { windowOfDays, type Day, type Days } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import { addDays, hourMs, instantOf, utcDayMs, type Instant, type Window } from '../../domain/time.ts';
import { clock, dayName, monthName, number, shortDay, type FormatContext } from '../format.ts';
import { isWithin, type PlaceDays } from '../headline.ts';
import { createLabels, line, rect, roundValues } from '../../drawing/index.ts';
import type { FrameBox, Labels, Shape, TimeScale } from '../../drawing/index.ts';
import type { WeatherHour } from '../../domain/weather/index.ts';
import { px } from './layout.ts';
import type { Sheet } from './sheet.ts';
import type { Unit } from '../measures.ts';

export type ShownDays = PlaceDays & {
  /** Shaded. */
  readonly windows?: readonly Window[];
};

export type Plot = Sheet & {
  readonly place: Place;
  readonly days: Days;
  readonly window: Window;
  /** Of the window, and those at its ends. */
  readonly hours: readonly WeatherHour[];
  /** Those that are asked for. */
  readonly windows: readonly Window[];
  readonly area: FrameBox;
  readonly x: TimeScale;
};

export type Panel = Plot & {
  readonly box: FrameBox;
  readonly scale: ValueScale;
  readonly labels: Labels;
};

/** What is drawn on a panel. Layers are drawn in their order, and the labels of one give way to those before it. */
export type Layer = (panel: Panel) => readonly Shape[];

/** A strip is as high as `px`, or has its `share` of what the others leave. */
export type Strip = ({ readonly px: number } | { readonly share: number }) & {
  /** Between it and the next, px. */
  readonly gap?: number;
  readonly scale?: (box: FrameBox) => ValueScale;
  readonly layers: readonly Layer[];
  /** What is behind the layers, with the windows on it; in front of them are then the midnights and the present. */
  readonly ground?: Layer;
  /** Before all of these. */
  readonly labels?: readonly Layer[];
};

type PlotOf = Pick<Plot, 'place' | 'days'> & Partial<Pick<Plot, 'hours' | 'windows' | 'area'>>;

/** Days on a sheet; they take what is between heading and footer, beside the axis, if no other area is given. */
export function plotOn(sheet: Sheet, { place, days, hours = [], windows = [], ...more }: PlotOf): Plot {
  const { body } = sheet;
  const area = more.area ?? { ...body, x: body.x + px.axis, width: body.width - px.axis };
  const window = windowOfDays(days);
  return {
    ...sheet,
    place,
    days,
    window,
    hours: hours.filter(({ at }) => at >= window.from && at <= window.to),
    windows,
    area,
    // Instants outside the window come to lie outside the area.
    x: (at) => area.x + ((at - window.from) / (window.to - window.from)) * area.width,
  };
}

const noScale: ValueScale = { y: (value) => value, ticks: [] };

/** Strips below one another over the same days, without those that are not there. */
export function strips(plot: Plot, all: readonly (Strip | undefined | false)[]): Shape[] {
  const { area } = plot;
  const list = all.filter((one) => one !== undefined && one !== false);
  const fixed = list.reduce((sum, one) => sum + ('px' in one ? one.px : 0) + (one.gap ?? 0), 0);
  const shares = list.reduce((sum, one) => sum + ('px' in one ? 0 : one.share), 0);
  let y = area.y;
  return list.flatMap((strip) => {
    const height = 'px' in strip ? strip.px : (strip.share / shares) * (area.height - fixed);
    const box = { ...area, y, height };
    y += height + (strip.gap ?? 0);
    const labels = createLabels(box);
    labels.avoid({ ...box, x: plot.x(plot.format.now) - 3, width: 6 });
    const panel = { ...plot, box, labels, scale: strip.scale?.(box) ?? noScale };
    const { ground, layers, labels: names = [] } = strip;
    const all = ground ? [ground, bands, ...layers, midnights, presentLine, ...names] : [...layers, ...names];
    return all.flatMap((layer) => layer(panel));
  });
}

/** The times in which everything holds that is asked for, shaded from top to bottom. */
export function bands({ windows, window, x, box, theme }: Panel): Shape[] {
  return windows
    .filter(({ from, to }) => to > window.from && from < window.to)
    .map(({ from, to }) => {
      const [left, right] = [x(Math.max(from, window.from)), x(Math.min(to, window.to))];
      const width = Math.max(px.window, right - left);
      return rect({ ...box, x: left, width }, `${theme.golden}48`, { role: 'window' });
    });
}

const midnights: Layer = ({ days, x, theme, box }) =>
  days.slice(1).map(({ window }) => upright(x(window.from), box, theme.grid, 2));

const presentLine: Layer = ({ format: { now }, window, x, theme, box }) =>
  isWithin(now, window) ? [upright(x(now), box, theme.now, 3)] : [];

function upright(x: number, { y, height }: FrameBox, color: string, width: number): Shape {
  return line([x, y], [x, y + height], color, width);
}

/** `November 2026` for a whole month; else as `daysName`. */
export function periodName(format: FormatContext, days: Days): string {
  const [first, last] = [days[0].date, days.at(-1)?.date ?? ''];
  const isMonth = first.endsWith('-01') && addDays(last, 1).endsWith('-01') && first.slice(0, 7) === last.slice(0, 7);
  return isMonth ? monthName(format, first, 'month-year') : daysName(format, days);
}

/** `Saturday 21 November`, `Sat 21 – Monday 23 November`, as within a sentence. */
export function daysName(format: FormatContext, days: Days): string {
  const last = days.at(-1) ?? days[0];
  const name = dayName(format, last.date);
  return days.length === 1 ? name : `${shortDay(format, days[0].date)} – ${name}`;
}

/** Whole hours of the place's clock in a window, every `stepHours`: days of 23 and 25 hours have theirs as well. */
export function hourTicks(format: FormatContext, days: readonly Day[], stepHours: number) {
  return days.flatMap(({ date, window }) =>
    Array.from({ length: 24 / stepHours }, (_, i) => i * stepHours).flatMap((hour) => {
      // A day without a change of clocks, as good as all are, needs no look into the zone.
      const isPlain = window.to - window.from === utcDayMs;
      const at = isPlain
        ? window.from + hour * hourMs
        : instantOf(date, `${String(hour).padStart(2, '0')}:00`, format.zone);
      if (at < window.from || at >= window.to) return [];
      return [{ at, label: hourLabel(format, at), isMidnight: hour === 0 }];
    }),
  );
}

export function hourLabel(format: FormatContext, at: Instant): string {
  return clock(format, at).replace(/[:.]00/, '');
}

/** A measured quantity from bottom to top of a panel. */
export type ValueScale = {
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
export function scaleOf(format: FormatContext, { from: toReader }: Unit, options: ValueScaleOptions) {
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
      ticks: values.map((value) => ({ y: scale(value), label: number(format, value, decimals) })),
    };
  };
}
