import { windowOfDays, type Day, type Days } from '../../domain/question/index.ts';
import { hourMs, within } from '../../domain/time.ts';
import { weatherLook } from '../../domain/weather/look.ts';
import { nearestHour, presentWeather, type WeatherHour } from '../../domain/weather/index.ts';
import { beaufortFromMs, msToBeaufort } from '../../domain/units.ts';
import { clock, type FormatContext } from '../format.ts';
import { isToday } from '../headline.ts';
import { figureOf, noRainMm, rain, readerUnits, temperature, windNumber } from '../measures.ts';
import type { TideView } from '../tide/tide-view.ts';
import { strongestText, rangeText, windText } from '../weather/hour-sentence.ts';
import type { WeatherView } from '../weather/weather-view.ts';
import { daysName, plotOn, scaleOf, strips, type Layer, type Plot, type ShownDays, type Strip } from './chart.ts';
import { createLabels, rect, text, type FrameBox, type SeriesSample } from '../../drawing/index.ts';
import { axis, curve, floor, highsOf, sky, surface, tiles, timeRow, turnLabels, unitName, windTile } from './layers.ts';
import { least, most } from './layout.ts';
import { boundsOf, hoursWithin, samplesOf } from './series.ts';
import { picture, type Heading, type Look, type Picture } from './sheet.ts';
import { tideKnots, tideScale } from './tide-curve.ts';

/** `days` are those asked for. */
type Meteogram = ShownDays & {
  readonly weather: WeatherView;
  /** Where the place is by the sea. */
  readonly tide?: TideView | undefined;
  readonly following: readonly Day[];
};

/** Temperature, rain and clouds, pressure, wind and, by the sea, the tide, one above another over the same hours. */
export function weatherPicture(meteogram: Meteogram, ...look: Look): Picture {
  const { format, place, weather, tide, windows = [] } = meteogram;
  const days = shownDays(meteogram);
  const hours = hoursWithin(weather.hours, windowOfDays(days));
  return picture(format, look, {
    title: place.name,
    subtitle: format.say('picture-weather', { days: daysName(format, days) }),
    ...headline(format, weather, meteogram.days[0]),
    footer: weatherFooter(format, weather),
    tallHeight: 880,
    draw(sheet) {
      const plot = plotOn(sheet, { place, days, hours, windows });
      return strips(plot, [
        signStrip(plot),
        { ...airStrip(plot, 200), gap: 8 },
        pressureStrip(plot, 56),
        windStrip(plot, tide ? 100 : 142),
        { px: 52, gap: 8, layers: [tiles('wind-label', (values) => windTile(format, values, false))] },
        tide && tideStrip(plot, tide, 80),
        { px: 40, layers: [timeRow] },
      ]);
    },
  });
}

export function signStrip({ place, hours }: Plot): Strip {
  const signs = tiles('weather-sign', (_, at, stepMs) => {
    const look = weatherLook(place.point, hours, { from: at, to: at + stepMs });
    return look && { label: '', sign: look.sign };
  });
  return { px: 38, gap: 4, layers: [signs] };
}

export function weatherFooter(format: FormatContext, { sources }: WeatherView): string[] {
  const names = [...new Set(sources.map(({ name }) => name))].join(', ');
  return [format.say('note-not-for-navigation'), format.say('note-weather', { sources: names })];
}

/** The days asked for, and those that follow up to the least number, as far as hours are known. */
function shownDays({ days, following, weather }: Meteogram): Days {
  const [first, ...others] = [...days, ...following.slice(0, Math.max(0, most.detailedWeather - days.length))];
  const isKnown = ({ window }: Day): boolean => weather.hours.some(({ at }) => at >= window.from && at < window.to);
  return [first ?? days[0], ...others.filter(isKnown)];
}

/** Room for the sums of rain below its bars, px; the bars are as high at most, as a part of the strip. */
const [sumsHeight, rainPart] = [28, 0.3];

export function airStrip(plot: Plot, share: number): Strip {
  const { format, theme, hours } = plot;
  const air = samplesOf(hours, 'airTemperature');
  const sums = rainSums(plot);
  const below = sums.length > 0 ? sumsHeight : 0;
  const bounds = boundsOf(air);
  const [least, most] = [bounds?.least.value ?? 0, bounds?.most.value ?? 0];
  const spare = Math.max(0, 4 - (most - least)) / 2;
  const unit = readerUnits(format).temperature;
  return {
    share,
    ground: sky,
    scale: scaleOf(format, unit, {
      extent: [least - spare, most + spare],
      room: [50, below + 44],
      tickRoom: [40, below + 34],
      count: 3,
    }),
    layers: [
      ...(bounds ? [axis(unit.name)] : []),
      rainBars(sums, below),
      curve(air, theme.temperature, { role: 'temperature' }),
    ],
    labels: [turnLabels('temperature-label', air, temperature)],
  };
}

/** Hours in which it rains; the rain is that of the hour before. */
/** Hours in which it rains; the rain is that of the hour before. */
function wetHours({ window, hours }: Plot): SeriesSample[] {
  return samplesOf(hours, 'precipitation').filter(({ at, value }) => at > window.from && value >= noRainMm);
}

/** The rain of each day, the greatest first. */
function rainSums(plot: Plot) {
  const wet = wetHours(plot);
  return plot.days
    .map(({ window: { from, to } }) => ({
      middle: (from + to) / 2,
      mm: wet.filter(({ at }) => at > from && at <= to).reduce((all, { value }) => all + value, 0),
    }))
    .filter(({ mm }) => mm >= least.rainMm)
    .toSorted((a, b) => b.mm - a.mm);
}

/** The rain of each hour as bars on a line, and below it the sum of each day; of narrow days the greatest. */
function rainBars(sums: ReturnType<typeof rainSums>, below: number): Layer {
  return (panel) => {
    const { x, theme, box, labels, word, format } = panel;
    const bottom = box.y + box.height;
    const wet = wetHours(panel);
    const most = Math.max(least.heavyRainMm, ...wet.map(({ value }) => value));
    const bars = wet.map(({ at, value }) => {
      const [from, to] = [x(at - hourMs), x(at)];
      const height = Math.max(2, (value / most) * rainPart * (box.height - below));
      const bar = { x: from + 0.5, y: bottom - below - height, width: Math.max(1.5, to - from - 1), height };
      labels.avoid(bar);
      return rect(bar, theme.rain, { role: 'rain' });
    });
    const names = createLabels({ ...box, y: bottom - below, height: below });
    labels.block({ ...box, y: bottom - below, height: below });
    const texts = sums.flatMap(({ middle, mm }) =>
      names.place([[text(word('rain-sum', rain(format, mm)), x(middle), bottom - 7, 'middle')]]),
    );
    return [...bars, ...texts];
  };
}

/** Pressure at mean sea level as a thin line with its least and greatest value. */
function pressureStrip({ format, theme, hours }: Plot, share: number): Strip | undefined {
  const samples = samplesOf(hours, 'pressure');
  const bounds = boundsOf(samples);
  if (!bounds) return undefined;
  const [least, most] = [bounds.least.value, bounds.most.value];
  const spare = Math.max(0, 8 - (most - least)) / 2;
  const unit = readerUnits(format).pressure;
  const low = most - least < 2 ? [] : [{ ...bounds.least, kind: 'low' as const }];
  const say = (_: unknown, value: number): string => figureOf(format, 'pressure', value);
  return {
    share,
    gap: 8,
    ground: floor,
    scale: scaleOf(format, unit, { extent: [least - spare, most + spare], room: [10, 10], count: 2 }),
    layers: [unitName(unit.name), curve(samples, theme.pressure, { strokeWidth: 3, role: 'pressure' })],
    labels: [turnLabels('pressure-label', samples, say, { turns: () => [{ ...bounds.most, kind: 'high' }, ...low] })],
  };
}

/** Mean wind as a line under the band of its gusts, each hour in the colour of its gust's Beaufort force. */
function windStrip({ format, theme, hours }: Plot, share: number): Strip | undefined {
  const mean = samplesOf(hours, 'windSpeed');
  const gusts = samplesOf(hours, 'gust');
  const most = boundsOf([...mean, ...gusts])?.most;
  if (!most) return undefined;
  const unit = readerUnits(format).wind;
  const mostMs = Math.max(most.value, 8);
  const scaleOn = scaleOf(format, unit, { extent: [0, mostMs], room: [34, 0], tickRoom: [28, 0], count: 3 });
  return {
    share,
    gap: 8,
    ground: floor,
    scale(box: FrameBox) {
      const scale = scaleOn(box);
      if (format.units.wind !== 'bft') return scale;
      const forces = [2, 4, 6, 8, 10, 12].map((force) => ({ force, ms: beaufortFromMs[force - 1] ?? 0 }));
      const shown = forces.filter(({ ms }) => ms <= mostMs);
      return { ...scale, ticks: shown.map(({ force, ms }) => ({ y: scale.y(ms), label: String(force) })) };
    },
    layers: [axis(unit.name), gustBars(mean, gusts), curve(mean, theme.ink, { strokeWidth: 3, role: 'wind' })],
    labels: [turnLabels('gust-label', gusts, windNumber, { turns: (plot) => highsOf(plot, gusts), clear: [] })],
  };
}

function gustBars(mean: readonly SeriesSample[], gusts: readonly SeriesSample[]): Layer {
  const meanAt = new Map(mean.map(({ at, value }) => [at, value]));
  return ({ x, box, scale, theme }) => {
    const half = (x(hourMs) - x(0)) / 2;
    return gusts.flatMap(({ at, value }) => {
      const [left, right] = [Math.max(box.x, x(at) - half), Math.min(box.x + box.width, x(at) + half)];
      const [upper, lower] = [scale.y(value), scale.y(Math.min(value, meanAt.get(at) ?? 0))];
      const bar = { x: left, y: upper, width: right - left, height: Math.max(1, lower - upper) };
      return right <= left ? [] : [rect(bar, theme.force[msToBeaufort(value)] ?? theme.ink, { role: 'gust' })];
    });
  };
}

/** The tide: the curve, with the time of each high water where there is room. */
export function tideStrip({ format, theme, days, window }: Plot, tide: TideView, share: number): Strip | undefined {
  const knots = tideKnots(tide, window);
  if (knots.length < 2) return undefined;
  const highs =
    days.length > most.labelledDays ? [] : within(tide.extremes, window).filter(({ kind }) => kind === 'high');
  const times: Layer = ({ x, scale, labels, word }) =>
    highs.flatMap(({ at, heightM }) =>
      labels.place([[text(word('high-time', clock(format, at)), x(at), scale.y(heightM) + 30, 'middle')]]),
    );
  return {
    share,
    ground: floor,
    scale: tideScale(format, tide, window, 12),
    layers: [
      surface(knots, { fill: theme.water[1] }),
      curve(knots, theme.curve, { strokeWidth: 3, role: 'curve' }),
      unitName(format.units.height),
    ],
    labels: [times],
  };
}

/** The present weather; of another day its temperatures and its strongest wind. */
function headline(format: FormatContext, { hours }: WeatherView, day: Day): Partial<Heading> {
  const now = isToday(format, day) ? nearestHour(hours, format.now) : undefined;
  const shownHours = now ? [now] : hoursWithin(hours, day.window);
  return {
    figure: rangeText(format, shownHours),
    caption: (now ? weatherText(format, now.values) : strongestText(format, shownHours)) ?? '',
  };
}

export function weatherText(format: FormatContext, values: WeatherHour['values']): string {
  const weather = presentWeather(values);
  return [weather && format.say(`present-${weather}`), windText(format, values)].filter(Boolean).join(' · ');
}
