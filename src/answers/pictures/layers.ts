import { hourMs, minuteMs, type Instant } from '../../domain/time.ts';
import { msToBeaufort } from '../../domain/units.ts';
import { capital, shortDay, type FormatContext } from '../format.ts';
import { windNumber, type Unit } from '../measures.ts';
import type { WeatherHour } from '../../domain/weather/index.ts';
import { hourTicks, type Layer, type Panel, type Plot } from './chart.ts';
import { createLabels, evenly, near, text, textWidth, type Wording } from '../../drawing/labels.ts';
import { line, path, rect } from '../../drawing/scene.ts';
import type { FrameBox, PathShape, Reading, Shape, Text } from '../../drawing/scene.ts';
import { arrow, weatherSign } from '../../drawing/signs.ts';
import { beaufortInk } from '../../drawing/theme.ts';
import { areaPath, linePath, type SeriesSample } from '../../drawing/index.ts';
import { most, px } from './layout.ts';
import { boundsOf, sampled } from './series.ts';
import { skyGradient } from '../../drawing/sky.ts';

export const sky: Layer = ({ theme, place, window, x, box }) => [
  rect(box, skyGradient(theme, place.point, window, x), { radius: 8 }),
];

export const floor: Layer = ({ theme, box }) => [rect(box, theme.panel, { radius: 8 })];

/** Numbers of the scale at the left, under the name of its unit, and a line across for each. */
export function axis(unit = ''): Layer {
  return ({ theme, box, scale, word }) => {
    const labels = createLabels({ x: 0, y: box.y - 4, width: box.x, height: box.height + 8 });
    const place = (role: string, one: string, y: number): readonly Shape[] =>
      labels.place([[text(word(role, one), box.x - 12, y, 'end')]]);
    const name = unit === '' ? [] : place('axis-name', unit, box.y + 18);
    const ticks = scale.ticks.flatMap(({ y, label }) => {
      const placed = place('axis', label, y + 8);
      return placed.length === 0 ? [] : [line([box.x, y], [box.x + box.width, y], theme.grid, 1.5), ...placed];
    });
    return [...name, ...ticks];
  };
}

export function unitName(unit: string): Layer {
  return ({ box, word }) => [text(word('axis-name', unit), box.x - 12, box.y + box.height / 2 + 8, 'end')];
}

/** Samples as a line; with `read`, programs can move along it. */
export function curve(
  samples: readonly SeriesSample[],
  stroke: string,
  more: Partial<PathShape> = {},
  read?: Readable,
): Layer {
  return (panel) => {
    const { x, scale, box } = panel;
    const reading = read && readingOf(panel, read);
    const style = { stroke, strokeWidth: 4, clip: box, ...(reading && { reading }), ...more };
    return [path(linePath(samples, x, scale.y), style)];
  };
}

type Readable = Unit & { valueAt(at: Instant): number | undefined };

/** Between two values of a reading: on a straight line over the lower of them, a tide of 12 m is 1 cm off at most. */
const stepsMs = [10 * minuteMs, 30 * minuteMs] as const;

function readingOf({ format, window, days, box, scale }: Panel, read: Readable): Reading | undefined {
  const { from, to } = window;
  const stepMs = stepsMs[days.length > most.detailedDays ? 1 : 0];
  const values = sampled(window, stepMs, (at) => read.valueAt(at));
  if (values.length < Math.round((to - from) / stepMs) + 1) return undefined;
  const each = (scale.y(1) - scale.y(0)) / (read.from(1) - read.from(0));
  return {
    box,
    y: [scale.y(0) - read.from(0) * each, each],
    from,
    stepMs,
    values: values.map(({ value }) => Number(read.from(value).toFixed(read.digits + 1))),
    decimals: read.digits,
    unit: read.name,
    zone: format.zone,
    language: format.language,
    hourCycle: format.clock === '12' ? 'h12' : 'h23',
  };
}

/** What is between samples and the lower edge, or a value. */
export function surface(
  samples: readonly SeriesSample[],
  more: Partial<PathShape>,
  clamp = (value: number): number => value,
  from?: number,
): Layer {
  return ({ x, scale: { y }, box }) => {
    const base = from === undefined ? box.y + box.height : y(from);
    const d = areaPath(
      samples,
      x,
      () => base,
      (value) => y(clamp(value)),
    );
    return [path(d, { clip: box, ...more })];
  };
}

/** A day with less between its bounds has no low. */
const leastChange = 1;

type Turn = SeriesSample & { readonly kind: 'high' | 'low' };

export function highsOf(plot: Plot, samples: readonly SeriesSample[]): Turn[] {
  return turnsOf(plot, samples).filter(({ kind }) => kind === 'high');
}

/** The greatest and the least of each day, as far as they are known. The hour at the end belongs to the last day. */
function turnsOf({ days }: Plot, samples: readonly SeriesSample[]): Turn[] {
  const end = days.at(-1)?.window.to;
  return days.flatMap(({ window }) => {
    const bounds = boundsOf(
      samples.filter(({ at }) => at >= window.from && (at < window.to || (at === end && at === window.to))),
    );
    if (!bounds) return [];
    const { least, most } = bounds;
    // Around midnight the day before or after may go further.
    const near = (turn: SeriesSample) => samples.filter(({ at }) => Math.abs(at - turn.at) <= 3 * hourMs);
    const isHighest = !near(most).some(({ value }) => value > most.value);
    const isLowest = !near(least).some(({ value }) => value < least.value);
    return [
      ...(isHighest ? [{ ...most, kind: 'high' as const }] : []),
      ...(isLowest && most.value - least.value >= leastChange ? [{ ...least, kind: 'low' as const }] : []),
    ];
  });
}

type Labelled = {
  /** Those of each day where absent. */
  readonly turns?: (plot: Plot) => readonly Turn[];
  /** A line that labels do not cover: the samples where absent. */
  readonly clear?: readonly SeriesSample[];
};

/** Labels above the highs and below the lows, inside the panel. */
export function turnLabels(
  role: string,
  samples: readonly SeriesSample[],
  say: (format: FormatContext, value: number) => string,
  { turns = (plot) => turnsOf(plot, samples), clear = samples }: Labelled = {},
): Layer {
  return (panel) => {
    const { format, x, scale, labels, box, word } = panel;
    const half = (x(hourMs) - x(0)) / 2;
    for (const { at, value } of clear)
      labels.block({ x: x(at) - half, y: scale.y(value) - 2, width: 2 * half, height: 4 });
    return turns(panel).flatMap(({ at, value, kind }) =>
      labels.place(near([word(role, say(format, value))], box, x(at), scale.y(value), kind)),
    );
  };
}

export const hourRow: Layer = (panel) => hours(panel, []);

/** Hours along the lower edge, and of several days their names at midnight. */
export const timeRow: Layer = (panel) => {
  const { format, days, x, box, word } = panel;
  const right = box.x + box.width;
  if (days.length === 1) return hours(panel, []);
  const names = days.map(({ date, window }) => {
    const name = word('day', capital(shortDay(format, date)));
    const half = textWidth(name.text, name.size) / 2;
    return text(name, Math.max(x(window.from), box.x + half - 40), box.y + 32, 'middle');
  });
  return hours(
    panel,
    names.filter((name) => name.x + textWidth(name.text, name.size) / 2 <= right),
  );
};

/** At the midnights of several days there are their names, if anything. */
function hours({ format, theme, days, x, box, word }: Panel, names: readonly Text[]): readonly Shape[] {
  const labels = createLabels({ ...box, x: 0, width: box.x + box.width + 28 });
  const placed = evenly(labels, names);
  const steps = [3, 6, 12].filter((step) => x(step * hourMs) - x(0) >= px.hour);
  const rows = steps.map((step) =>
    hourTicks(format, days, step).flatMap(({ at, label, isMidnight }) =>
      isMidnight && days.length > 1 ? [] : [text(word('hour', label), x(at), box.y + 32, 'middle')],
    ),
  );
  // Here and there an hour would look like an error.
  const row = rows.find((texts) => labels.placeAll(texts)) ?? [];
  const ticks = hourTicks(format, days, steps[0] ?? 12);
  return [...ticks.map(({ at }) => line([x(at), box.y], [x(at), box.y + 7], theme.muted, 2)), ...placed, ...row];
}

export type Tile = {
  readonly label: string;
  readonly fromDeg?: number | undefined;
  /** In place of an arrow. */
  readonly sign?: string | undefined;
  /** Beaufort force whose colours it has. */
  readonly force?: number;
};

export type TileOf = (values: WeatherHour['values'], at: Instant, stepMs: number) => Tile | undefined;

/** Hours between tiles, which are so wide at least, px. */
export function tileStep({ days, x }: Plot, leastWidth: number): number {
  const steps = days.length === 1 ? [3, 4, 6] : [3, 6, 12];
  return steps.find((hours) => x(hours * hourMs) - x(0) >= leastWidth) ?? 12;
}

/** A row of tiles every few hours of the place's clock, each with an arrow and a number. */
export function tiles(role: string, tileOf: TileOf, leastWidth = 36): Layer {
  return (panel) => {
    const { format, days, hours, x, box, theme, word } = panel;
    const step = tileStep(panel, leastWidth);
    const width = x(step * hourMs) - x(0) - px.tileGap;
    const known = new Map(hours.map(({ at, values }) => [at, values]));
    const shown = hourTicks(format, days, step).flatMap(({ at }) => {
      const left = x(at) - width / 2;
      const isWithin = left >= box.x - 1 && left + width <= box.x + box.width + 1;
      // The hour of the forecast that is running: clocks of India and Newfoundland are half an hour off it.
      const hour = Math.floor(at / hourMs) * hourMs;
      const tile = isWithin ? tileOf(known.get(hour) ?? {}, hour, step * hourMs) : undefined;
      return tile ? [{ left, ...tile }] : [];
    });
    const isNarrow = shown.some(({ label, fromDeg, sign }) => neededWidth(label, fromDeg ?? sign) > width - 8);
    return shown.flatMap(({ left, label, force, fromDeg, sign }) => {
      const [fill, color] =
        force === undefined ? [theme.panel, theme.ink] : [theme.force[force] ?? theme.panel, beaufortInk(force)];
      const tileBox = { ...box, x: left, width };
      const number = word(role, label, { bold: true, color });
      const drawn: Mark = sign === undefined ? undefined : (...at) => weatherSign(theme, sign, ...at);
      const mark: Mark = fromDeg === undefined ? drawn : (...at) => [arrow(...at, fromDeg, color)];
      return [rect(tileBox, fill, { radius: 6 }), ...content(tileBox, mark, number, isNarrow)];
    });
  };
}

const [largeSize, markLength, markGap] = [24, 26, 10];

function neededWidth(label: string, mark: unknown): number {
  return textWidth(label, largeSize) + (mark === undefined ? 0 : markLength) + (mark && label ? markGap : 0);
}

type Mark = ((...at: [x: number, y: number, size: number]) => readonly Shape[]) | undefined;

/** The arrow or sign beside the number, or above it in a row whose tiles are too narrow for both. */
function content({ x, y, width, height }: FrameBox, mark: Mark, label: Wording, isNarrow: boolean): readonly Shape[] {
  const [centre, middle] = [x + width / 2, y + height / 2];
  if (isNarrow) {
    const number = text(label, centre, mark ? y + height - 7 : middle + 8, 'middle');
    return [...(mark?.(centre, y + 15, 22) ?? []), number];
  }
  const half = neededWidth(label.text, mark) / 2;
  const number = text({ ...label, size: largeSize }, centre + half, middle + 9, 'end');
  return [...(mark?.(centre - half + markLength / 2, middle, markLength) ?? []), number];
}

/** The mean wind in the colours of its Beaufort force, and with `gusts` those behind it. */
export function windTile(
  format: FormatContext,
  { windSpeed: ms, windDirection: fromDeg, gust }: WeatherHour['values'],
  gusts: boolean,
): Tile | undefined {
  if (ms === undefined) return undefined;
  const mean = windNumber(format, ms);
  const label = gusts && gust !== undefined ? `${mean}–${windNumber(format, gust)}` : mean;
  return { label, fromDeg, force: msToBeaufort(ms) };
}
