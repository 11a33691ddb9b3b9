import { hourMs } from '../../domain/time.ts';
import { noRainMm, rain as rainAmount, temperature } from '../measures.ts';
import { area, curveMonotoneX } from 'd3-shape';
import { createLabels, text } from './labels.ts';
import { type Panel, axis, beside, halo, keepClear, panelBox, turnsOf } from './panel.ts';
import { temperatureIn } from './reader-units.ts';
import { type Shape, path, rect, smallText } from './scene.ts';
import { type SeriesSample, boundsOf, linePath, samplesOf, stretchesOf } from './series.ts';
import { valueScale } from './value-axis.ts';

/** Room for the clouds at the upper edge. */
const cloudHeight = 26;

/** Temperature as a line, rain as bars, and clouds hanging from the upper edge, the thicker the more they cover. */
export function airPanel(panel: Panel): Shape[] {
  const { format, theme, hours, x, top, bottom } = panel;
  const air = samplesOf(hours, 'airTemperature');
  const bounds = boundsOf(air);
  const labels = createLabels(panelBox(panel));
  const upper = top + cloudHeight + 8;
  labels.block({ ...panelBox(panel), height: cloudHeight + 4 });
  const rain = rainOf(panel);
  labels.block({ ...panelBox(panel), y: rain.top, height: bottom - rain.top });
  for (const { box } of rain.bars) labels.avoid(box);
  if (!bounds) return [...clouds(panel), ...rain.bars, ...rain.sums];
  const spare = Math.max(0, 4 - (bounds.most.value - bounds.least.value)) / 2;
  const scale = valueScale(format, {
    extent: [bounds.least.value - spare, bounds.most.value + spare],
    pixels: [rain.top - 44, upper + 42],
    edges: [rain.top - 34, upper + 32],
    toReader: temperatureIn(format),
    count: 3,
  });
  const curve = linePath(air, x, (value) => scale.y(value));
  keepClear(panel, labels, air, (value) => scale.y(value));
  return [
    ...clouds(panel),
    ...axis(panel, format.units.temperature === 'F' ? '°F' : '°C', scale),
    ...rain.bars,
    path(curve, { stroke: theme.temperature, strokeWidth: 4, clip: panelBox(panel), role: 'temperature' }),
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
    ...rain.sums,
  ];
}

function clouds({ hours, x, theme, top }: Panel): Shape[] {
  const samples = samplesOf(hours, 'cloudCover');
  return stretchesOf(samples).flatMap((stretch) => {
    const shape = area<SeriesSample>()
      .x(({ at }) => x(at))
      .y0(top)
      .y1(({ value }) => top + (value / 100) * cloudHeight)
      .curve(curveMonotoneX)
      .digits(1);
    return [path(shape(stretch) ?? '', { fill: theme.cloud, role: 'cloud' })];
  });
}

/** Bars are as high at most, as a part of the panel. */
const rainPart = 0.3;

/** Room for the sums below the bars. */
const sumsHeight = 28;

/** As much in an hour fills the height, mm; heavier rain sets the scale itself. */
const heavyRainMm = 4;

/** The rain of each hour as bars on a line, `top`, and below it the sum of each day; of narrow days the greatest. */
function rainOf(panel: Panel) {
  const { format, hours, days, x, theme, bottom } = panel;
  const first = days[0]?.window.from ?? 0;
  const wet = samplesOf(hours, 'precipitation').filter(({ at, value }) => at > first && value >= noRainMm);
  const sumsOfDays = days
    .map(({ window }) => ({
      middle: (x(window.from) + x(window.to)) / 2,
      mm: wet.filter(({ at }) => at > window.from && at <= window.to).reduce((all, { value }) => all + value, 0),
    }))
    .filter(({ mm }) => mm >= leastSumMm)
    .toSorted((a, b) => b.mm - a.mm);
  const top = bottom - (sumsOfDays.length > 0 ? sumsHeight : 0);
  const most = Math.max(heavyRainMm, ...wet.map(({ value }) => value));
  const bars = wet.map(({ at, value }) => {
    // Rain is that of the hour before.
    const [from, to] = [x(at - hourMs), x(at)];
    const height = Math.max(2, (value / most) * rainPart * (bottom - panel.top));
    return rect({ x: from + 0.5, y: top - height, width: Math.max(1.5, to - from - 1), height }, theme.rain, {
      role: 'rain',
    });
  });
  const labels = createLabels({ ...panelBox(panel), y: top, height: bottom - top });
  const sums = sumsOfDays.flatMap(({ middle, mm }) => {
    const wording = { text: rainAmount(format, mm), size: smallText, color: theme.ink, role: 'rain-sum' };
    return labels.place([[text(wording, middle, bottom - 7, 'middle')]]);
  });
  return { bars, sums, top };
}

const leastSumMm = 0.1;
