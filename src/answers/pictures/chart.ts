import { windowOfDays, type Days } from '../../domain/question/index.ts';
import type { Place } from '../../domain/place.ts';
import type { Window } from '../../domain/time.ts';
import type { FormatContext } from '../format.ts';
import { isWithin } from '../headline.ts';
import { timeScale, type TimeScale, type ValueScale } from './axes.ts';
import { createLabels, type Labels } from './labels.ts';
import { line, rect, type FrameBox, type Shape } from './scene.ts';
import type { WeatherHour } from '../weather/weather-view.ts';
import type { Sheet } from './sheet.ts';

/** The days at a place that a picture shows. */
export type ShownDays = {
  readonly format: FormatContext;
  readonly place: Place;
  readonly days: Days;
  /** Shaded. */
  readonly windows?: readonly Window[];
};

/** Days from left to right. */
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

/** One strip of a plot, with the scale of its values. */
export type Panel = Plot & {
  readonly box: FrameBox;
  readonly scale: ValueScale;
  /** Those within the box. */
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

/** Room for the numbers of axes. */
const axisWidth = 56;

type PlotOf = Pick<Plot, 'place' | 'days'> & Partial<Pick<Plot, 'hours' | 'windows' | 'area'>>;

/** Days on a sheet; they take what is between heading and footer, beside the axis, if no other area is given. */
export function plotOn(sheet: Sheet, { place, days, hours = [], windows = [], ...more }: PlotOf): Plot {
  const { body } = sheet;
  const area = more.area ?? { ...body, x: body.x + axisWidth, width: body.width - axisWidth };
  const window = windowOfDays(days);
  return {
    ...sheet,
    place,
    days,
    window,
    hours: hours.filter(({ at }) => at >= window.from && at <= window.to),
    windows,
    area,
    x: timeScale(window, area.x, area.x + area.width),
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

/** A window is at least so wide, px, that an instant shows. */
const leastWidth = 6;

/** The times in which everything holds that is asked for, shaded from top to bottom. */
export function bands({ windows, window, x, box, theme }: Panel): Shape[] {
  return windows
    .filter(({ from, to }) => to > window.from && from < window.to)
    .map(({ from, to }) => {
      const [left, right] = [x(Math.max(from, window.from)), x(Math.min(to, window.to))];
      const width = Math.max(leastWidth, right - left);
      return rect({ ...box, x: left, width }, `${theme.golden}48`, { role: 'window' });
    });
}

/** Lines at the midnights of several days. */
const midnights: Layer = ({ days, x, theme, box }) =>
  days.slice(1).map(({ window }) => upright(x(window.from), box, theme.grid, 2));

/** The present as a line. */
const presentLine: Layer = ({ format: { now }, window, x, theme, box }) =>
  isWithin(now, window) ? [upright(x(now), box, theme.now, 3)] : [];

function upright(x: number, { y, height }: FrameBox, color: string, width: number): Shape {
  return line([x, y], [x, y + height], color, width);
}
