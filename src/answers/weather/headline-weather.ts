import type { AskedState, AspectQuestion, SeaAspect, WeatherAspect, Day } from '../../domain/question/index.ts';
import { hourMs, instantOf, type Instant, type Window } from '../../domain/time.ts';
import type { Attribute } from '../../domain/weather/index.ts';
import type { Figure } from '../answer.ts';
import { clock, clockUntil, distance, number, percent, type FormatContext } from '../format.ts';
import { verdictOn, verdictOnLimit, verdictOnTrend, withVerdict } from './headline-weather-state.ts';
import { partWords, windowOf } from '../headline.ts';
import { comingFrom, currentText, noRainMm, pressure, rain, temperature, waveHeight, windSpeed } from '../measures.ts';
import { periodWords } from '../tide/headline-superlative.ts';
import { nearestHour, pressureTrend, within, type WeatherHour, type WeatherView } from './weather.ts';

export type WeatherQuestion = AspectQuestion & { readonly aspect: WeatherAspect | SeaAspect };

/**
 * The first line of an answer about weather or sea: `Rain tomorrow: likely from 14:00, 4 mm.` Of a day the hour that
 * matters, the strongest wind or the thickest fog; with a time, that hour. `undefined` where no forecast reaches there.
 */
export function weatherFirstLine(
  format: FormatContext,
  weather: WeatherView,
  day: Day,
  question: WeatherQuestion,
): string | undefined {
  const hours = hoursAsked(format, weather, day, question);
  const part = question.time === undefined ? question.part : undefined;
  const named = { day: partWords(format, day, part) };
  const { aspect, state } = question;
  if (aspect === 'rain') return rainLine(format, hours, named, state);
  if (aspect === 'pressure' && isOfNow(format, day, question)) return pressureLine(format, weather, named, state);
  const line = measureLine(format, hours, { ...question, aspect }, named);
  if (line === undefined) return undefined;
  const { limit } = question;
  const verdict =
    limit?.kind === 'weather' && limit.attribute === measures[aspect].attribute
      ? verdictOnLimit(
          limit.range,
          hours.flatMap(({ values }) => values[limit.attribute] ?? []),
        )
      : verdictOn(aspect, state, hours);
  return withVerdict(format, verdict, line);
}

/** `Wind in Kiel tomorrow: up to SW 17 kn, at 14:00.`, `down to SW 4 kn, at 06:00` where the least of the day is asked for. */
function measureLine(
  format: FormatContext,
  hours: readonly WeatherHour[],
  question: WeatherQuestion & { readonly aspect: keyof typeof measures },
  named: { day: string },
): string | undefined {
  const { superlative, time } = question;
  const asked = superlative === 'best' ? undefined : superlative;
  if (question.aspect === 'temperature' && time === undefined && !asked) return rangeLine(format, hours, named);
  const { attribute, key, ...measure } = measures[question.aspect];
  const extreme = asked ?? measure.extreme;
  const hour = extremeHour(hours, attribute, extreme);
  if (!hour) return undefined;
  const value = valueOf(format, question.aspect, hour);
  if (value === undefined) return undefined;
  const args = { ...named, what: format.words.say(key), value, time: clock(format, hour.at) };
  return format.words.say(hours.length === 1 ? 'headline-at' : `headline-${extreme}`, args);
}

/**
 * `Minimum from Monday … to Sunday …: Wind in Hyères on Friday …: up to 12 kn, at 14:00.`: the day with the most or least of
 * what the first line of a day says. `undefined` where no forecast reaches there.
 */
export function weatherSuperlativeLine(
  format: FormatContext,
  weather: WeatherView,
  days: readonly Day[],
  question: WeatherQuestion,
): string | undefined {
  const { known, found } = comparedDays(format, weather, days, question);
  // Of the day that is found, what is said of any day.
  const { state: _, superlative: __, ...plain } = question;
  const line = found && weatherFirstLine(format, weather, found, plain);
  const [first, last] = [known[0], known.at(-1)];
  if (line === undefined || !first || !last) return undefined;
  const window = { from: first.window.from, to: last.window.to };
  const hours = within(weather.hours, window);
  const isLeast = question.superlative === 'least';
  const maximum = format.words.say(isLeast ? 'headline-minimum' : 'headline-maximum', {
    period: periodWords(format, { window, isNamed: true }),
    line,
  });
  return withVerdict(format, verdictOn(question.aspect, question.state, hours), maximum);
}

/** The days of which something is known, and the one of them with the most or least of it. */
export function comparedDays(
  format: FormatContext,
  weather: WeatherView,
  days: readonly Day[],
  question: WeatherQuestion,
): { readonly known: readonly Day[]; readonly found?: Day | undefined } {
  const sign = question.superlative === 'least' ? -1 : 1;
  const known = stillToCome(format, days, question)
    .map((day) => ({ day, figure: figureOf(within(weather.hours, windowAsked(format, day, question)), question) }))
    .filter(({ figure }) => !Number.isNaN(figure));
  const [found] = known.toSorted((a, b) => sign * (b.figure - a.figure));
  return { known: known.map(({ day }) => day), found: found?.day };
}

/** The days of which the hours asked about are not over, `the calmest morning this week`; all of them where all are. */
function stillToCome(format: FormatContext, days: readonly Day[], question: WeatherQuestion): readonly Day[] {
  const coming = days.filter((day) => windowAsked(format, day, question).to > format.now);
  return coming.length > 0 ? coming : days;
}

/** The figure of all those days, by which places are compared, as their lines show it; `undefined` where nothing is known. */
export function weatherFigure(
  format: FormatContext,
  weather: WeatherView,
  days: readonly Day[],
  question: WeatherQuestion,
): Figure | undefined {
  const ofDays = days.map((day) => figureOf(within(weather.hours, windowAsked(format, day, question)), question));
  const known = ofDays.filter((figure) => !Number.isNaN(figure));
  if (known.length === 0) return undefined;
  const { aspect, superlative } = question;
  if (aspect === 'rain') {
    const value = known.reduce((sum, amount) => sum + amount, 0);
    return { what: format.words.say('headline-rain-amount'), value, shown: rain(format, value) };
  }
  const { attribute, extreme, key } = measures[aspect];
  const isLeast = extreme === 'least' || (aspect === 'temperature' && superlative === 'least');
  const value = isLeast ? Math.min(...known) : Math.max(...known);
  const shown = valueOf(format, aspect, { at: format.now, values: { [attribute]: value } });
  return shown === undefined ? undefined : { what: format.words.say(key), value, shown };
}

/** The figure by which days are compared: the sum of the rain, of warmth and cold the end that is asked for; NaN where nothing is known. */
function figureOf(hours: readonly WeatherHour[], { aspect, superlative }: WeatherQuestion): number {
  if (aspect === 'rain') {
    const amounts = hours.flatMap(({ values }) => values.precipitation ?? []);
    return amounts.length === 0 ? NaN : amounts.reduce((sum, amount) => sum + amount, 0);
  }
  const { attribute, extreme } = measures[aspect];
  const isCold = aspect === 'temperature' && superlative === 'least';
  return extremeHour(hours, attribute, isCold ? 'least' : extreme)?.values[attribute] ?? NaN;
}

/** Whether a question of today names no hours: `which way is the wind`, `is the pressure falling`. */
function isOfNow({ now }: FormatContext, { window }: Day, { time, part, superlative }: AspectQuestion): boolean {
  const isOpen = time === undefined && part === undefined && superlative === undefined;
  return isOpen && now >= window.from && now < window.to;
}

/** The hours that are asked about; of a time between two hours the forecast between theirs. */
function hoursAsked(
  format: FormatContext,
  { hours }: WeatherView,
  day: Day,
  question: WeatherQuestion,
): readonly WeatherHour[] {
  const { time, aspect, state } = question;
  // The wind turns in a day: where it comes from is asked of now.
  const isDirection = state === 'direction' && isOfNow(format, day, question);
  if (isDirection) return [nearestHour(hours, format.now) ?? []].flat();
  const at = time === undefined || aspect === 'rain' ? undefined : instantOf(day.date, time, format.zone);
  const between = at === undefined ? undefined : forecastAt(hours, at);
  return between ? [between] : within(hours, windowAsked(format, day, question));
}

/** The forecast at a time between two hours, each value on the line between theirs; directions are those of the hour before. */
function forecastAt(hours: readonly WeatherHour[], at: Instant): WeatherHour | undefined {
  const before = nearestHour(hours, at);
  const behind = nearestHour(hours, at + hourMs);
  if (!before || !behind || before.at === at) return undefined;
  const share = (at - before.at) / hourMs;
  const values = Object.entries(before.values).map(([attribute, value]) => {
    const next = behind.values[attribute as Attribute];
    const isBetween = value !== undefined && next !== undefined && !attribute.endsWith('Direction');
    return [attribute, isBetween ? value + share * (next - value) : value];
  });
  return { at, values: Object.fromEntries(values) as WeatherHour['values'] };
}

/** `Air pressure in Kiel today at 10:00: 1004 hPa, falling slowly.` */
function pressureLine(
  format: FormatContext,
  weather: WeatherView,
  named: { day: string },
  state: AskedState | undefined,
): string | undefined {
  const now = nearestHour(weather.hours, format.now);
  const hPa = now?.values.pressure;
  if (!now || hPa === undefined) return undefined;
  const before = weather.hours.find(({ at }) => at === now.at - 3 * hourMs)?.values.pressure;
  const value = pressureTrend(format, hPa, before);
  const line = format.words.say('headline-at', {
    ...named,
    what: format.words.say('headline-pressure'),
    time: clock(format, now.at),
    value,
  });
  const change = before === undefined ? undefined : hPa - before;
  return withVerdict(format, change === undefined ? undefined : verdictOnTrend(state, change), line);
}

/** The hours asked about: those that are not over, of today. */
function windowAsked({ now, zone }: FormatContext, day: Day, { aspect, time, part }: AspectQuestion): Window {
  // An hour's rain fell in the hour before it.
  const later = aspect === 'rain' ? hourMs : 0;
  if (time !== undefined) {
    const at = Math.floor(instantOf(day.date, time, zone) / hourMs) * hourMs + later;
    return { from: at, to: at + hourMs };
  }
  const window = windowOf(day, part);
  const isRunning = now >= window.from && now < window.to;
  const from = isRunning ? Math.floor(now / hourMs) * hourMs : window.from;
  return { from: from + later, to: window.to + later };
}

type Measure = { readonly attribute: Attribute; readonly extreme: 'most' | 'least'; readonly key: string };

const measures: Readonly<Record<Exclude<WeatherAspect, 'rain'> | SeaAspect, Measure>> = {
  wind: { attribute: 'windSpeed', extreme: 'most', key: 'headline-wind' },
  gust: { attribute: 'gust', extreme: 'most', key: 'headline-gust' },
  temperature: { attribute: 'airTemperature', extreme: 'most', key: 'headline-temperature' },
  cloud: { attribute: 'cloudCover', extreme: 'most', key: 'headline-cloud' },
  pressure: { attribute: 'pressure', extreme: 'least', key: 'headline-pressure' },
  fog: { attribute: 'visiblity', extreme: 'least', key: 'headline-visibility' },
  waves: { attribute: 'waveHeight', extreme: 'most', key: 'headline-waves' },
  swell: { attribute: 'swellHeight', extreme: 'most', key: 'waves-swell' },
  period: { attribute: 'wavePeriod', extreme: 'most', key: 'headline-period' },
  'swell-period': { attribute: 'swellPeriod', extreme: 'most', key: 'headline-swell-period' },
  'water-temperature': { attribute: 'waterTemperature', extreme: 'most', key: 'headline-water' },
  current: { attribute: 'currentSpeed', extreme: 'most', key: 'waves-current' },
};

/** The name of a measure, and its value in an hour. */
export function measureOf(
  format: FormatContext,
  aspect: keyof typeof measures,
  hour: WeatherHour,
): { readonly name: string; readonly value: string } {
  return { name: format.words.say(measures[aspect].key), value: valueOf(format, aspect, hour) ?? '' };
}

function valueOf(format: FormatContext, aspect: keyof typeof measures, { values }: WeatherHour): string | undefined {
  const value = values[measures[aspect].attribute];
  if (value === undefined) return undefined;
  switch (aspect) {
    case 'wind':
      return directed(format, windSpeed(format, value), values.windDirection);
    case 'gust':
      return directed(format, windSpeed(format, value), values.windDirection);
    case 'temperature':
    case 'water-temperature':
      return temperature(format, value);
    case 'cloud':
      return percent(format, value / 100);
    case 'pressure':
      return pressure(format, value);
    case 'fog':
      return distance(format, value);
    case 'waves':
      return directed(format, waveHeight(format, value), values.waveDirection);
    case 'swell':
      return directed(format, waveHeight(format, value), values.swellDirection);
    case 'period':
    case 'swell-period':
      return `${number(format.words, value, 0)} s`;
    case 'current':
      return currentText(format, value, values.currentDirection);
    default:
      return aspect satisfies never;
  }
}

function directed(format: FormatContext, value: string, degrees: number | undefined): string {
  return degrees === undefined ? value : `${comingFrom(format, degrees)} ${value}`;
}

/** `Rain tomorrow: likely from 14:00 to 16:00, 4 mm.`, without an end where the hours asked about end in rain; `No rain tomorrow.` */
function rainLine(
  format: FormatContext,
  hours: readonly WeatherHour[],
  named: { day: string },
  state: AskedState | undefined,
): string | undefined {
  const known = hours.filter(({ values }) => values.precipitation !== undefined);
  if (known.length === 0) return undefined;
  const wet = known.filter(({ values }) => (values.precipitation ?? 0) >= noRainMm);
  const [first, last] = [wet[0], wet.at(-1)];
  if (!first || !last) {
    // `No rain tomorrow` is an answer to `will it rain` already.
    return withVerdict(format, state === 'dry' ? 'yes' : undefined, format.words.say('headline-dry', named));
  }
  const fallen = known.reduce((sum, { values }) => sum + (values.precipitation ?? 0), 0);
  const hasBreaks = known.indexOf(last) - known.indexOf(first) >= wet.length;
  const isToEnd = last === known.at(-1);
  const spell = isToEnd ? 'headline-rain' : 'headline-rain-until';
  const showers = isToEnd && first === known[0] ? 'headline-rain-all-day' : 'headline-rain-at-times';
  const key = hasBreaks ? showers : spell;
  const line = format.words.say(key, {
    ...named,
    // An hour's rain fell in the hour before it.
    time: clock(format, first.at - hourMs),
    until: clockUntil(format, last.at),
    amount: rain(format, fallen),
  });
  const isRainy = state === 'present' ? ('yes' as const) : undefined;
  return withVerdict(format, state === 'dry' ? 'no' : isRainy, line);
}

/** `Temperature in Kiel tomorrow: 4 to 9 °C.`, of a day that stays as warm only that. */
function rangeLine(format: FormatContext, hours: readonly WeatherHour[], named: { day: string }): string | undefined {
  const least = extremeHour(hours, 'airTemperature', 'least')?.values.airTemperature;
  const most = extremeHour(hours, 'airTemperature', 'most')?.values.airTemperature;
  if (least === undefined || most === undefined) return undefined;
  const what = format.words.say('headline-temperature');
  const [low, high] = [temperature(format, least), temperature(format, most)];
  if (low === high) return format.words.say('headline-value', { ...named, what, value: low });
  return format.words.say('headline-range', { ...named, what, low, high });
}

function extremeHour(
  hours: readonly WeatherHour[],
  attribute: Attribute,
  extreme: 'most' | 'least',
): WeatherHour | undefined {
  const sign = extreme === 'most' ? 1 : -1;
  return hours
    .filter(({ values }) => values[attribute] !== undefined)
    .reduce<WeatherHour | undefined>(
      (best, hour) =>
        best === undefined || sign * (hour.values[attribute] ?? 0) > sign * (best.values[attribute] ?? 0) ? hour : best,
      undefined,
    );
}
