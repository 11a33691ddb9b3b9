import { rangeOf } from '../tide/tide-view.ts';
import type { Place } from '../../domain/place.ts';
import { within, hourMs, type Instant } from '../../domain/time.ts';
import { msToBeaufort } from '../../domain/units.ts';
import { clock, dayName, height } from '../format.ts';
import { rain, temperature, waveHeight, windNumber, windSpeed, windUnit } from '../measures.ts';
import { hourSentence } from '../weather/hour-sentence.ts';
import { nearestHour, rainBetween } from '../weather/weather-view.ts';
import { singleDayFacts } from './day-facts.ts';
import { footer, heading, margin } from './heading.ts';
import { text } from './labels.ts';
import { picture, type Picture } from './picture.ts';
import { frame, rect, smallText, type Shape } from './scene.ts';
import { hoursWithin, samplesOf } from './series.ts';
import { beaufortColors, beaufortInk, themes, type Theme, type ThemeName } from './theme.ts';
import { tidePanel } from './tide-panel.ts';
import { axisName, tideFooter, tideScale } from './tide-parts.ts';
import { hourTicks, skyGradient, timeScale } from './time-axis.ts';
import type { Day, FormatContext, TideView, WeatherHour, WeatherView } from './views.ts';
import { airPanel } from './air-panel.ts';
import { presentLine, timeRow, type Panel } from './panel.ts';
import { tiles, wholeHour } from './tiles.ts';

type Card = {
  readonly format: FormatContext;
  readonly place: Place;
  /** Where there is one. */
  readonly tide?: TideView | undefined;
  readonly weather?: WeatherView | undefined;
  readonly day: Day;
};

const left = 84;
const right = frame.width - margin;
/** Below the height of the water now. */
const top = 134;
const rowHeight = 38;
const rowGap = 4;
const factsTop = 568;
const stepHours = 3;

/**
 * The day on one card: the tide, or inland the weather, then air, wind and sea every three hours, Sun and Moon. `undefined`
 * where neither tide nor weather is known.
 */
export function todayPicture(card: Card, themeName: ThemeName): Picture | undefined {
  const { format, place, tide, weather, day } = card;
  if (!tide && !weather) return undefined;
  const theme = themes[themeName];
  const rows = rowsOf(card, themeName);
  const rowsTop = factsTop - 10 - rows.length * (rowHeight + rowGap) + rowGap;
  return picture(theme, todayAlt(card), [
    ...heading(theme, {
      title: place.name,
      subtitle: [dayName(format, day.date), ...(tide ? [axisName(format, tide)] : [])].join(' · '),
      ...headline(card),
    }),
    ...plot(card, themeName, rowsTop - 42),
    ...rows.flatMap((row, i) => row(rowsTop + i * (rowHeight + rowGap))),
    ...singleDayFacts({ format, place, ...(tide ? { tide } : {}), day, theme, top: factsTop }),
    ...footer(theme, tide ? tideFooter(format, tide) : [format.words.say('note-not-for-navigation')]),
  ]);
}

function panelOf({ format, weather, day }: Card, themeName: ThemeName, upper: number, lower: number): Panel {
  return {
    format,
    theme: themes[themeName],
    days: [day],
    hours: hoursWithin(weather?.hours ?? [], day.window),
    x: timeScale(day.window, left, right),
    left,
    right,
    top: upper,
    bottom: lower,
  };
}

/** The tide; without one the temperature and the rain, under the same sky. */
function plot(card: Card, themeName: ThemeName, bottom: number): Shape[] {
  const { format, place, tide, day } = card;
  const theme = themes[themeName];
  if (tide) {
    const scale = tideScale(format, tide, day.window);
    return tidePanel({ format, place, tide, days: [day], theme, scale, left, right, top, bottom, detail: 'card' });
  }
  const panel = panelOf(card, themeName, top, bottom);
  return [
    rect(
      { x: left, y: top, width: right - left, height: bottom - top },
      skyGradient(theme, place.point, day.window, panel.x),
    ),
    ...airPanel(panel),
    ...presentLine(panel),
    ...timeRow({ ...panel, top: bottom + 4 }, stepHours),
  ];
}

type DrawRow = (upper: number) => Shape[];

/** A row of tiles, one for each three hours: its unit, and the tile of an hour where something is known. */
type RowOfTiles = { readonly unit: string; readonly tileOf: Parameters<typeof tiles>[2] };

/** Rows of tiles: those of which something is known. Without a tide, air and rain are curves above. */
function rowsOf(card: Card, themeName: ThemeName): DrawRow[] {
  const theme = themes[themeName];
  const hours = hoursWithin(card.weather?.hours ?? [], card.day.window);
  const isKnown = (attribute: Parameters<typeof samplesOf>[1]): boolean => samplesOf(hours, attribute).length > 0;
  const rainAt = card.tide ? rainBefore(card.format, hours, card.day) : new Map<Instant, number>();
  const rows = [
    ...(card.tide && isKnown('airTemperature') ? [airRow(card.format, theme)] : []),
    ...(rainAt.size > 0 ? [rainRow(card.format, theme, rainAt)] : []),
    ...(isKnown('windSpeed') ? [windRow(card.format, theme)] : []),
    ...(isKnown('waveHeight') ? [waveRow(card.format, theme)] : []),
  ];
  return rows.map(({ unit, tileOf }) => (upper) => [
    text(
      { text: unit, size: smallText, color: theme.muted, role: 'axis-name' },
      left - 12,
      upper + rowHeight / 2 + 8,
      'end',
    ),
    ...tiles(panelOf(card, themeName, upper, upper + rowHeight), stepHours, tileOf),
  ]);
}

function airRow(format: FormatContext, { panel: fill, ink }: Theme): RowOfTiles {
  return {
    unit: format.units.temperature === 'F' ? '°F' : '°C',
    tileOf: ({ airTemperature }) =>
      airTemperature === undefined
        ? undefined
        : { fill, ink, label: degrees(format, airTemperature), role: 'air-label' },
  };
}

function rainRow(format: FormatContext, { panel: fill, ink }: Theme, rainAt: ReadonlyMap<Instant, number>): RowOfTiles {
  return {
    unit: format.units.height === 'ft' ? 'in' : 'mm',
    tileOf(_, at) {
      const mm = rainAt.get(at);
      return mm === undefined
        ? undefined
        : { fill, ink, label: rain(format, mm).split(' ')[0] ?? '', role: 'rain-label' };
    },
  };
}

function windRow(format: FormatContext, { panel }: Theme): RowOfTiles {
  return {
    unit: windUnit(format),
    tileOf({ windSpeed: ms, windDirection, gust }) {
      if (ms === undefined) return undefined;
      const force = msToBeaufort(ms);
      const mean = windNumber(format, ms);
      return {
        label: gust === undefined ? mean : `${mean}–${windNumber(format, gust)}`,
        fromDeg: windDirection,
        fill: beaufortColors[force] ?? panel,
        ink: beaufortInk(force),
        role: 'wind-label',
      };
    },
  };
}

function waveRow(format: FormatContext, { panel: fill, ink }: Theme): RowOfTiles {
  return {
    unit: format.units.height,
    tileOf: ({ waveHeight: heightM, waveDirection }) =>
      heightM === undefined
        ? undefined
        : { fill, ink, label: waveHeight(format, heightM), fromDeg: waveDirection, role: 'waves-label' },
  };
}

/** `12°`. */
function degrees(format: FormatContext, celsius: number): string {
  return `${temperature(format, celsius).split(' ')[0]}°`;
}

/** Rain since the column before, mm, by the hour of the column; dry columns are absent. */
function rainBefore(format: FormatContext, hours: readonly WeatherHour[], day: Day): ReadonlyMap<Instant, number> {
  const sums = hourTicks(format, [day], stepHours)
    // Midnight has no column: half of it would lie outside.
    .filter(({ isMidnight }) => !isMidnight)
    .map((tick) => {
      const to = wholeHour(tick.at);
      return [to, rainBetween(hours, { from: to - stepHours * hourMs, to }) ?? 0] as const;
    });
  return new Map(sums.filter(([, mm]) => mm >= leastRainMm));
}

const leastRainMm = 0.1;

/** The weather now, or at noon of another day; without any, the next high or low water. */
function headline({ format, tide, weather, day }: Card) {
  const hour = hourOf(format, weather, day);
  const { airTemperature, windSpeed: ms, gust } = hour?.values ?? {};
  const { words } = format;
  const turn = tide && nextTurn(format, tide, day);
  const water = turn && tide ? turnText(format, tide, turn) : '';
  const wind =
    ms === undefined
      ? ''
      : gust === undefined
        ? words.say('picture-wind', { speed: windSpeed(format, ms) })
        : words.say('picture-wind-gusts', { speed: windSpeed(format, ms), gust: windNumber(format, gust) });
  if (airTemperature === undefined) return { figure: water, caption: wind };
  return { figure: temperature(format, airTemperature), caption: wind };
}

function nextTurn({ now }: FormatContext, { extremes }: TideView, { window }: Day) {
  return within(extremes, window).find(({ at }) => at > now) ?? within(extremes, window)[0];
}

function turnText(
  format: FormatContext,
  { extremes }: TideView,
  { at, kind, heightM }: TideView['extremes'][number],
): string {
  const name = format.words.say(kind === 'high' ? 'high-water' : 'low-water');
  return `${name} ${clock(format, at)} ${height(format, heightM, rangeOf(extremes))}`;
}

function hourOf({ now }: FormatContext, weather: WeatherView | undefined, { window }: Day) {
  const at = now >= window.from && now < window.to ? now : (window.from + window.to) / 2;
  return nearestHour(weather?.hours ?? [], at);
}

function todayAlt(card: Card): string {
  const { format, place, tide, weather, day } = card;
  const { words } = format;
  const turns = tide ? within(tide.extremes, day.window).map((turn) => turnText(format, tide, turn)) : [];
  const hour = hourOf(format, weather, day);
  const what = words.say('picture-today-alt', { place: place.name, day: dayName(format, day.date) });
  return [
    turns.length > 0 ? words.say('picture-says', { what, course: turns.join(', ') }) : `${what}.`,
    ...(hour ? [hourSentence(format, hour)] : []),
  ].join(' ');
}
