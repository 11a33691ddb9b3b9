import type { AskedState, Day } from '../../domain/question/index.ts';
import { hourMs, within } from '../../domain/time.ts';
import type { Figure } from '../answer.ts';
import { clock, clockUntil, distance, number, percent, type FormatContext } from '../format.ts';
import { partWords, withVerdict } from '../headline.ts';
import { comingFrom, currentText, noRainMm, pressure, rain, temperature, waveHeight, windSpeed } from '../measures.ts';
import { periodWords } from '../period-words.ts';
import { pressureTrend } from './hour-sentence.ts';
import {
  comparedDays,
  figureOn,
  hoursAsked,
  isOfNow,
  measures,
  verdictOn,
  verdictOnLimit,
  verdictOnTrend,
  type Measured,
  type WeatherQuestion,
} from './weather-facts.ts';
import {
  extremeHour,
  nearestHour,
  pressureBefore,
  sum,
  valuesOf,
  type WeatherHour,
  type WeatherView,
} from './weather-view.ts';

type Named = { readonly day: string };

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
  const { aspect, state, limit, time } = question;
  const named = { day: partWords(format, day, time === undefined ? question.part : undefined) };
  if (aspect === 'rain') return rainLine(format, hours, named, state);
  if (aspect === 'pressure' && isOfNow(format, day, question)) return pressureLine(format, weather, named, state);
  // Whether it is windy or exceeds a limit is asked of the day.
  const isOpen = state === undefined && limit === undefined && isOfNow(format, day, question);
  const now = isOpen ? nearestHour(weather.hours, format.now) : undefined;
  const line = measureLine(format, hours, { ...question, aspect }, { ...named, now });
  if (line === undefined) return undefined;
  const { attribute } = measures[aspect];
  const isLimited = limit?.kind === 'weather' && limit.attribute === attribute;
  const verdict = isLimited ? verdictOnLimit(limit.range, valuesOf(hours, attribute)) : verdictOn(aspect, state, hours);
  return withVerdict(format, verdict, line);
}

/** `Wind in Kiel tomorrow: up to SW 17 kn, at 14:00.`, `down to SW 4 kn, at 06:00` where the least of the day is asked for. */
function measureLine(
  format: FormatContext,
  hours: readonly WeatherHour[],
  { aspect, superlative, time }: WeatherQuestion & { readonly aspect: Measured },
  { now, ...named }: Named & { readonly now: WeatherHour | undefined },
): string | undefined {
  const asked = superlative === 'best' ? undefined : superlative;
  if (aspect === 'temperature' && time === undefined && !asked) return rangeLine(format, hours, named);
  const { attribute, key, ...measure } = measures[aspect];
  const extreme = asked ?? measure.extreme;
  const hour = extremeHour(hours, attribute, extreme);
  if (!hour) return undefined;
  const value = valueText(format, aspect, hour.values);
  const args = { ...named, what: format.words.say(key), value, time: clock(format, hour.at) };
  if (now && hours.length > 1 && now.values[attribute] !== undefined) {
    const ofNow = valueText(format, aspect, now.values);
    // The most of the day may be what there is.
    const amountOf = ({ values }: WeatherHour): string => valueText(format, aspect, { [attribute]: values[attribute] });
    const key = amountOf(now) === amountOf(hour) ? 'headline-now' : `headline-now-${extreme}`;
    return format.words.say(key, { ...args, now: ofNow });
  }
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
  const { state, superlative, ...plain } = question;
  const line = found && weatherFirstLine(format, weather, found, plain);
  const [first, last] = [known[0], known.at(-1)];
  if (line === undefined || !first || !last) return undefined;
  const window = { from: first.window.from, to: last.window.to };
  const period = periodWords(format, { window, isNamed: true });
  const extreme = superlative === 'least' ? 'headline-minimum' : 'headline-maximum';
  const verdict = verdictOn(question.aspect, state, within(weather.hours, window));
  return withVerdict(format, verdict, format.words.say(extreme, { period, line }));
}

/** The figure of all those days, by which places are compared, as their lines show it; `undefined` where nothing is known. */
export function weatherFigure(
  format: FormatContext,
  weather: WeatherView,
  days: readonly Day[],
  question: WeatherQuestion,
): Figure | undefined {
  const known = days.map((day) => figureOn(format, weather, day, question)).filter((figure) => !Number.isNaN(figure));
  if (known.length === 0) return undefined;
  const { aspect, superlative } = question;
  if (aspect === 'rain') {
    return { what: format.words.say('headline-rain-amount'), value: sum(known), shown: rain(format, sum(known)) };
  }
  const { attribute, extreme, key } = measures[aspect];
  const isLeast = extreme === 'least' || (aspect === 'temperature' && superlative === 'least');
  const value = isLeast ? Math.min(...known) : Math.max(...known);
  return { what: format.words.say(key), value, shown: valueText(format, aspect, { [attribute]: value }) };
}

/** `Air pressure in Kiel today at 10:00: 1004 hPa, falling slowly.` */
function pressureLine(
  format: FormatContext,
  { hours }: WeatherView,
  named: Named,
  state: AskedState | undefined,
): string | undefined {
  const now = nearestHour(hours, format.now);
  const hPa = now?.values.pressure;
  if (!now || hPa === undefined) return undefined;
  const before = pressureBefore(hours, now);
  const value = pressureTrend(format, hPa, before);
  const args = { ...named, what: format.words.say('headline-pressure'), time: clock(format, now.at), value };
  const verdict = verdictOnTrend(state, before === undefined ? undefined : hPa - before);
  return withVerdict(format, verdict, format.words.say('headline-at', args));
}

/** `Visibility: not in this forecast.`, where there is one of that day, at sea for the sea; else `undefined`. */
export function unknownMeasure(
  { words }: FormatContext,
  { hours }: WeatherView,
  { window }: Day,
  { aspect }: WeatherQuestion,
): string | undefined {
  const isOfAir = aspect === 'fog' || aspect === 'gust' || aspect === 'cloud' || aspect === 'pressure';
  if (!isOfAir || within(hours, window).length === 0) return undefined;
  const { attribute, key } = measures[aspect];
  const isUnknown = valuesOf(hours, attribute).length === 0;
  return isUnknown ? words.say('headline-unknown-measure', { what: words.say(key) }) : undefined;
}

type Write = (format: FormatContext, value: number, values: WeatherHour['values']) => string;

const asSeconds: Write = ({ words }, value) => `${number(words, value, 0)} s`;
const asWind: Write = (format, value, { windDirection }) => directed(format, windSpeed(format, value), windDirection);

const writes: Readonly<Record<Measured, Write>> = {
  wind: asWind,
  gust: asWind,
  temperature,
  'water-temperature': temperature,
  cloud: (format, value) => percent(format, value / 100),
  pressure,
  fog: distance,
  waves: (format, value, { waveDirection }) => directed(format, waveHeight(format, value), waveDirection),
  swell: (format, value, { swellDirection }) => directed(format, waveHeight(format, value), swellDirection),
  period: asSeconds,
  'swell-period': asSeconds,
  current: (format, value, { currentDirection }) => currentText(format, value, currentDirection),
};

/** The value of a measure in an hour; empty where it has none. */
export function valueText(format: FormatContext, aspect: Measured, values: WeatherHour['values']): string {
  const value = values[measures[aspect].attribute];
  return value === undefined ? '' : writes[aspect](format, value, values);
}

function directed(format: FormatContext, value: string, degrees: number | undefined): string {
  return degrees === undefined ? value : `${comingFrom(format, degrees)} ${value}`;
}

/** `Rain tomorrow: likely from 14:00 to 16:00, 4 mm.`, without an end where the hours asked about end in rain; `No rain tomorrow.` */
function rainLine(
  format: FormatContext,
  hours: readonly WeatherHour[],
  named: Named,
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
  const hasBreaks = known.indexOf(last) - known.indexOf(first) >= wet.length;
  const isToEnd = last === known.at(-1);
  const spell = isToEnd ? 'headline-rain' : 'headline-rain-until';
  const showers = isToEnd && first === known[0] ? 'headline-rain-all-day' : 'headline-rain-at-times';
  const line = format.words.say(hasBreaks ? showers : spell, {
    ...named,
    // An hour's rain fell in the hour before it.
    time: clock(format, first.at - hourMs),
    until: clockUntil(format, last.at),
    amount: rain(format, sum(valuesOf(known, 'precipitation'))),
  });
  return withVerdict(format, state === 'dry' ? 'no' : state === 'present' ? 'yes' : undefined, line);
}

/** `Temperature in Kiel tomorrow: 4 to 9 °C.`, of a day that stays as warm only that. */
function rangeLine(format: FormatContext, hours: readonly WeatherHour[], named: Named): string | undefined {
  const values = valuesOf(hours, 'airTemperature');
  if (values.length === 0) return undefined;
  const what = format.words.say('headline-temperature');
  const [low, high] = [temperature(format, Math.min(...values)), temperature(format, Math.max(...values))];
  if (low === high) return format.words.say('headline-value', { ...named, what, value: low });
  return format.words.say('headline-range', { ...named, what, low, high });
}
