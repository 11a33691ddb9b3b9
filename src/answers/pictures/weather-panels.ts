import { area, curveMonotoneX } from 'd3-shape';
import { msToBeaufort } from '../../domain/units.ts';
import { hourMs, type Instant } from '../../domain/time.ts';
import { capital, number, shortDay } from '../format.ts';
import { noRainMm, pressure, rain as rainAmount, temperature, windNumber, windUnit } from '../measures.ts';
import { arrow } from './arrow.ts';
import { createLabels, text, type Labels, type Wording } from './labels.ts';
import { lowestOfForce, pressureIn, temperatureIn, windIn } from './reader-units.ts';
import { line, path, rect, smallText, type Box, type Shape } from './scene.ts';
import { boundsOf, linePath, samplesOf, stretchesOf, type Sample } from './series.ts';
import { beaufortColors, beaufortInk, type Theme } from './theme.ts';
import { hourTicks, type TimeScale } from './time-axis.ts';
import { textWidth } from './text-width.ts';
import { valueScale, type ValueScale } from './value-axis.ts';
import type { Day, FormatContext, WeatherHour } from './views.ts';

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

function boxOf({ left, right, top, bottom }: Panel): Box {
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

/** Room for the clouds at the upper edge. */
const cloudHeight = 26;

/** Temperature as a line, rain as bars, and clouds hanging from the upper edge, the thicker the more they cover. */
export function airPanel(panel: Panel): Shape[] {
  const { format, theme, hours, x, top, bottom } = panel;
  const air = samplesOf(hours, 'airTemperature');
  const bounds = boundsOf(air);
  const labels = createLabels(boxOf(panel));
  const upper = top + cloudHeight + 8;
  labels.block({ ...boxOf(panel), height: cloudHeight + 4 });
  const rain = rainOf(panel, labels);
  if (!bounds) return [...clouds(panel), ...rain.bars, ...rain.sums()];
  const spare = Math.max(0, 4 - (bounds.most.value - bounds.least.value)) / 2;
  const scale = valueScale(format, {
    extent: [bounds.least.value - spare, bounds.most.value + spare],
    pixels: [bottom - 54, upper + 44],
    edges: [bottom - 44, upper + 34],
    toReader: temperatureIn(format),
    count: 3,
  });
  const curve = linePath(air, x, (value) => scale.y(value));
  keepClear(panel, labels, air, (value) => scale.y(value));
  return [
    ...clouds(panel),
    ...axis(panel, format.units.temperature === 'F' ? '°F' : '°C', scale),
    ...rain.bars,
    path(curve, { stroke: theme.temperature, strokeWidth: 4, clip: boxOf(panel), role: 'temperature' }),
    ...turnsOf(panel, air).flatMap(({ at, value, kind }) => {
      const wording = {
        text: temperature(format, value),
        size: 24,
        bold: true,
        color: theme.ink,
        halo: halo(theme),
        role: 'temperature-label',
      };
      return beside(panel, labels, wording, x(at), scale.y(value), kind);
    }),
    ...rain.sums(),
  ];
}

/** Keeps labels off a line through samples, and off the present. */
export function keepClear(
  panel: Panel,
  labels: Labels,
  samples: readonly Sample[],
  y: (value: number) => number,
): void {
  const { x, top, bottom, format } = panel;
  const half = (x(hourMs) - x(0)) / 2;
  for (const { at, value } of samples) labels.block({ x: x(at) - half, y: y(value) - 2, width: 2 * half, height: 4 });
  labels.block({ x: x(format.now) - 2, y: top, width: 4, height: bottom - top });
}

function halo(theme: Theme): string {
  return theme.sky[0];
}

/** The warmest and the coldest hour of each day, as far as they are known. */
export function turnsOf({ days }: Panel, samples: readonly Sample[], leastChange = 1) {
  return days.flatMap(({ window }) => {
    const bounds = boundsOf(samples.filter(({ at }) => at >= window.from && at < window.to));
    if (!bounds) return [];
    const { least, most } = bounds;
    // Around midnight the day before or after may go further.
    const near = (turn: Sample): Sample[] => samples.filter(({ at }) => Math.abs(at - turn.at) <= 3 * hourMs);
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

function clouds({ hours, x, theme, top }: Panel): Shape[] {
  const samples = samplesOf(hours, 'cloudCover');
  return stretchesOf(samples).flatMap((stretch) => {
    const shape = area<Sample>()
      .x(({ at }) => x(at))
      .y0(top)
      .y1(({ value }) => top + (value / 100) * cloudHeight)
      .curve(curveMonotoneX)
      .digits(1);
    return [path(shape(stretch) ?? '', { fill: theme.cloud, role: 'cloud' })];
  });
}

/** Bars are as high at most. */
const rainHeight = 90;
/** As much in an hour fills the height, mm; heavier rain sets the scale itself. */
const heavyRainMm = 4;

/** What falls in each hour, and the sum of each day. */
function rainOf({ format, hours, days, x, theme, bottom }: Panel, labels: Labels) {
  const first = days[0]?.window.from ?? 0;
  const wet = samplesOf(hours, 'precipitation').filter(({ at, value }) => at > first && value >= noRainMm);
  const most = Math.max(heavyRainMm, ...wet.map(({ value }) => value));
  const bars = wet.map(({ at, value }) => {
    // Rain is that of the hour before.
    const [from, to] = [x(at - hourMs), x(at)];
    const height = Math.max(2, (value / most) * rainHeight);
    return rect({ x: from + 0.5, y: bottom - height, width: Math.max(1.5, to - from - 1), height }, theme.rain, {
      role: 'rain',
    });
  });
  const sums = () =>
    days.flatMap(({ window }) => {
      const ofDay = wet.filter(({ at }) => at > window.from && at <= window.to);
      const sum = ofDay.reduce((all, { value }) => all + value, 0);
      const wettest = boundsOf(ofDay)?.most;
      if (!wettest || sum < 0.1) return [];
      const wording = {
        text: rainAmount(format, sum),
        size: smallText,
        color: theme.ink,
        halo: halo(theme),
        role: 'rain-sum',
      };
      const y = bottom - Math.max(2, (wettest.value / most) * rainHeight) - 8;
      const half = textWidth(wording.text, wording.size) / 2;
      const middle = Math.min(Math.max(x(wettest.at), x(window.from) + half + 4), x(window.to) - half - 4);
      const beside = [0, half + 12, -half - 12].map((dx) =>
        Math.min(Math.max(middle + dx, x(window.from) + half + 4), x(window.to) - half - 4),
      );
      return labels.place(
        [y, y - 14, bottom - 8].flatMap((baseline) => beside.map((at) => [text(wording, at, baseline, 'middle')])),
      );
    });
  return { bars, sums };
}

/** Pressure at mean sea level as a thin line with its least and greatest value. */
export function pressurePanel(panel: Panel): Shape[] {
  const { format, theme, hours, x, top, bottom } = panel;
  const samples = samplesOf(hours, 'pressure');
  const bounds = boundsOf(samples);
  if (!bounds) return [];
  const spare = Math.max(0, 8 - (bounds.most.value - bounds.least.value)) / 2;
  const scale = valueScale(format, {
    extent: [bounds.least.value - spare, bounds.most.value + spare],
    pixels: [bottom - 10, top + 10],
    edges: [bottom - 6, top + 30],
    toReader: pressureIn(format),
    count: 2,
  });
  const labels = createLabels(boxOf(panel));
  keepClear(panel, labels, samples, (value) => scale.y(value));
  return [
    rect(boxOf(panel), theme.panel, { radius: 6 }),
    text(
      { text: format.units.pressure, size: smallText, color: theme.muted, role: 'axis-name' },
      panel.left - 12,
      (top + bottom) / 2 + 8,
      'end',
    ),
    path(
      linePath(samples, x, (value) => scale.y(value)),
      { stroke: theme.pressure, strokeWidth: 3, clip: boxOf(panel), role: 'pressure' },
    ),
    ...[bounds.most, ...(bounds.most.value - bounds.least.value < 2 ? [] : [bounds.least])].flatMap(({ at, value }) => {
      const words = pressure(format, value).split(' ')[0] ?? '';
      const wording = {
        text: words,
        size: smallText,
        bold: true,
        color: theme.ink,
        halo: theme.panel,
        role: 'pressure-label',
      };
      return sideways(panel, labels, wording, x(at), scale.y(value));
    }),
  ];
}

/** A label beside a point, within a panel too low for one above. */
function sideways({ left, right, top, bottom }: Panel, labels: Labels, wording: Wording, x: number, y: number) {
  const half = textWidth(wording.text, wording.size) / 2;
  const clamp = (at: number): number => Math.min(Math.max(at, left + half + 6), right - half - 6);
  const baselines = [y - 14, y + 30, top + 20, bottom - 7].map((one) => Math.min(Math.max(one, top + 20), bottom - 7));
  return labels.place(
    baselines.flatMap((baseline) =>
      [0, half + 8, -half - 8].map((dx) => [text(wording, clamp(x + dx), baseline, 'middle')]),
    ),
  );
}

/** Mean wind as a line under the band of its gusts, each hour in the colour of its gust's Beaufort force. */
export function windPanel(panel: Panel): Shape[] {
  const { format, theme, hours, x } = panel;
  const mean = samplesOf(hours, 'windSpeed');
  const gusts = samplesOf(hours, 'gust');
  const most = boundsOf([...mean, ...gusts])?.most;
  if (!most) return [];
  const scale = windScale(panel, Math.max(most.value, 8));
  const meanAt = new Map(mean.map(({ at, value }) => [at, value]));
  const width = x(hourMs) - x(0);
  const bars = gusts.flatMap(({ at, value }) => {
    const upper = scale.y(value);
    const lower = scale.y(Math.min(value, meanAt.get(at) ?? 0));
    const color = beaufortColors[msToBeaufort(value)] ?? theme.ink;
    const [from, to] = [Math.max(panel.left, x(at) - width / 2), Math.min(panel.right, x(at) + width / 2)];
    return to <= from
      ? []
      : [rect({ x: from, y: upper, width: to - from, height: Math.max(1, lower - upper) }, color, { role: 'gust' })];
  });
  const labels = createLabels(boxOf(panel));
  keepClear(panel, labels, [], (value) => value);
  const strongest = turnsOf(panel, gusts).filter(({ kind }) => kind === 'high');
  return [
    rect(boxOf(panel), theme.panel, { radius: 6 }),
    ...axis(panel, windUnit(format), scale),
    ...bars,
    path(
      linePath(mean, x, (value) => scale.y(value)),
      { stroke: theme.ink, strokeWidth: 3, clip: boxOf(panel), role: 'wind' },
    ),
    ...strongest.flatMap(({ at, value }) => {
      const wording = {
        text: windNumber(format, value),
        size: smallText,
        bold: true,
        color: theme.ink,
        halo: theme.panel,
        role: 'gust-label',
      };
      return beside(panel, labels, wording, x(at), scale.y(value), 'high');
    }),
  ];
}

function windScale({ format, top, bottom }: Panel, mostMs: number): ValueScale {
  const options = { extent: [0, mostMs], pixels: [bottom, top + 34], edges: [bottom, top + 28], count: 3 } as const;
  const scale = valueScale(format, { ...options, toReader: windIn(format) });
  if (format.units.wind !== 'bft') return scale;
  const forces = [2, 4, 6, 8, 10, 12].filter((force) => lowestOfForce(force) <= mostMs);
  return { ...scale, ticks: forces.map((force) => ({ y: scale.y(lowestOfForce(force)), label: String(force) })) };
}

/** One column of a row of tiles. */
type Tile = {
  readonly label: string;
  /** Where wind or waves come from. */
  readonly fromDeg?: number | undefined;
  readonly fill: string;
  readonly ink: string;
  readonly role: string;
};

/** Tiles narrower than this have their arrow above the number. */
const wideTile = 70;

/** A row of tiles every few hours, each with an arrow and a number. */
export function tiles(
  panel: Panel,
  stepHours: number,
  tileOf: (values: WeatherHour['values'], at: Instant) => Tile | undefined,
): Shape[] {
  const { x, top, bottom, hours } = panel;
  const width = x(stepHours * hourMs) - x(0) - 4;
  const known = new Map(hours.map((hour) => [hour.at, hour.values]));
  return columns(panel, stepHours, width).flatMap((at) => {
    const tile = tileOf(known.get(wholeHour(at)) ?? {}, wholeHour(at));
    if (!tile) return [];
    const box: Box = { x: x(at) - width / 2, y: top, width, height: bottom - top };
    return [
      rect(box, tile.fill, { radius: 6 }),
      ...(width > wideTile ? wideContent(box, tile) : narrowContent(box, tile)),
    ];
  });
}

/** The hour of the forecast that is running: clocks of India and Newfoundland are half an hour off it. */
export function wholeHour(at: Instant): Instant {
  return Math.floor(at / hourMs) * hourMs;
}

function narrowContent(box: Box, { label, fromDeg, ink, role }: Tile): Shape[] {
  const middle = box.x + box.width / 2;
  return [
    ...(fromDeg === undefined ? [] : [arrow(middle, box.y + 15, 22, fromDeg, ink)]),
    text({ text: label, size: smallText, bold: true, color: ink, role }, middle, box.y + box.height - 7, 'middle'),
  ];
}

function wideContent(box: Box, { label, fromDeg, ink, role }: Tile): Shape[] {
  const size = 24;
  const [length, space] = fromDeg === undefined ? [0, 0] : [26, 10];
  const left = box.x + (box.width - length - space - textWidth(label, size)) / 2;
  const middle = box.y + box.height / 2;
  return [
    ...(fromDeg === undefined ? [] : [arrow(left + length / 2, middle, length, fromDeg, ink)]),
    text({ text: label, size, bold: true, color: ink, role }, left + length + space, middle + 9),
  ];
}

/** The wind in the colours of its Beaufort forces. */
export function windTiles(panel: Panel, stepHours: number): Shape[] {
  return tiles(panel, stepHours, ({ windSpeed, windDirection }) => {
    if (windSpeed === undefined) return undefined;
    const force = msToBeaufort(windSpeed);
    return {
      label: windNumber(panel.format, windSpeed),
      fromDeg: windDirection,
      fill: beaufortColors[force] ?? panel.theme.panel,
      ink: beaufortInk(force),
      role: 'wind-label',
    };
  });
}

/** Hours of the place's clock every few hours, whose column lies within the panel. */
function columns({ format, days, x, left, right }: Panel, stepHours: number, width: number): Instant[] {
  return hourTicks(format, days, stepHours)
    .map(({ at }) => at)
    .filter((at) => x(at) - width / 2 >= left - 1 && x(at) + width / 2 <= right + 1);
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

/** `12`: of a period, in seconds. */
export function seconds(format: FormatContext, value: number): string {
  return number(format.words, value, 0);
}
