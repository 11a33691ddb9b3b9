import type { AskedState, Aspect, AspectQuestion, Day, SeaAspect, WeatherAspect } from '../../domain/question/index.ts';
import { hourMs, instantOf, within, type Window } from '../../domain/time.ts';
import type { Attribute } from '../../domain/weather/index.ts';
import type { Range } from '../../domain/windows/index.ts';
import type { FormatContext } from '../format.ts';
import { instantAsked, isWithin, windowOf, type Verdict } from '../headline.ts';
import {
  extremeHour,
  forecastAt,
  nearestHour,
  sum,
  valuesOf,
  type WeatherHour,
  type WeatherView,
} from './weather-view.ts';

export type WeatherQuestion = AspectQuestion & { readonly aspect: WeatherAspect | SeaAspect };
/** An aspect that has a value in each hour; rain has the sum of those. */
export type Measured = Exclude<WeatherAspect, 'rain'> | SeaAspect;

type Measure = { readonly attribute: Attribute; readonly extreme: 'most' | 'least'; readonly key: string };

/** What each aspect is measured by, the end of it that matters, and the text of its name. */
export const measures: Readonly<Record<Measured, Measure>> = {
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

/** Whether a question of today names no hours: `which way is the wind`, `is the pressure falling`. */
export function isOfNow({ now }: FormatContext, { window }: Day, { time, part, superlative }: AspectQuestion): boolean {
  return time === undefined && part === undefined && superlative === undefined && isWithin(now, window);
}

/** The hours that are asked about; of a time between two hours the forecast between theirs. */
export function hoursAsked(
  format: FormatContext,
  { hours }: WeatherView,
  day: Day,
  question: WeatherQuestion,
): readonly WeatherHour[] {
  const { time, aspect, state } = question;
  // The wind turns in a day: where it comes from is asked of now.
  if (state === 'direction' && isOfNow(format, day, question)) return [nearestHour(hours, format.now) ?? []].flat();
  const isBetween = time !== undefined && aspect !== 'rain';
  const between = isBetween ? forecastAt(hours, instantAsked(format, day, time)) : undefined;
  return between ? [between] : within(hours, windowAsked(format, day, question));
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
  const from = isWithin(now, window) ? Math.floor(now / hourMs) * hourMs : window.from;
  return { from: from + later, to: window.to + later };
}

/** The days of which something is known, and the one of them with the most or least of it. */
export function comparedDays(
  format: FormatContext,
  weather: WeatherView,
  days: readonly Day[],
  question: WeatherQuestion,
): { readonly known: readonly Day[]; readonly found?: Day | undefined } {
  const sign = question.superlative === 'least' ? -1 : 1;
  // The hours asked about may be over, `the calmest morning this week`; all of the days count where all are.
  const coming = days.filter((day) => windowAsked(format, day, question).to > format.now);
  const known = (coming.length > 0 ? coming : days)
    .map((day) => ({ day, figure: figureOn(format, weather, day, question) }))
    .filter(({ figure }) => !Number.isNaN(figure));
  const [found] = known.toSorted((a, b) => sign * (b.figure - a.figure));
  return { known: known.map(({ day }) => day), found: found?.day };
}

/** The figure by which days are compared: the sum of the rain, of warmth and cold the end that is asked for; NaN where nothing is known. */
export function figureOn(format: FormatContext, weather: WeatherView, day: Day, question: WeatherQuestion): number {
  const { aspect, superlative } = question;
  const hours = within(weather.hours, windowAsked(format, day, question));
  if (aspect === 'rain') {
    const amounts = valuesOf(hours, 'precipitation');
    return amounts.length === 0 ? NaN : sum(amounts);
  }
  const { attribute, extreme } = measures[aspect];
  const isCold = aspect === 'temperature' && superlative === 'least';
  return extremeHour(hours, attribute, isCold ? 'least' : extreme)?.values[attribute] ?? NaN;
}

/**
 * A figure of some hours, and from where on the state is said to hold and not to: of a fair breeze it is moderately windy.
 * `change` is that from the first hour to the last.
 */
type Scale = {
  readonly attribute: Attribute;
  readonly figure: 'most' | 'least' | 'mean' | 'change';
  readonly yes: number;
  readonly no: number;
};

/**
 * Winds by the Beaufort scale, m/s: light, force 4, near gale, gale; gusts from force 6 on; seas by the WMO's code table 3700, m: slight, moderate, rough;
 * fog below 1 km and mist below 5 km of visibility; cloud in per cent; pressure in hPa; below 15 °C the RNLI warns of cold water.
 */
const scales: Readonly<Partial<Record<Aspect, Readonly<Partial<Record<AskedState, Scale>>>>>> = {
  wind: {
    calm: { attribute: 'windSpeed', figure: 'most', yes: 3.3, no: 5.5 },
    windy: { attribute: 'windSpeed', figure: 'most', yes: 8, no: 5.5 },
    stormy: { attribute: 'windSpeed', figure: 'most', yes: 17.2, no: 13.9 },
    present: { attribute: 'windSpeed', figure: 'most', yes: 8, no: 5.5 },
  },
  gust: {
    present: { attribute: 'gust', figure: 'most', yes: 12, no: 8 },
    windy: { attribute: 'gust', figure: 'most', yes: 13.9, no: 10.8 },
  },
  swell: { present: { attribute: 'swellHeight', figure: 'most', yes: 0.5, no: 0.1 } },
  waves: {
    calm: { attribute: 'waveHeight', figure: 'most', yes: 0.5, no: 1.25 },
    rough: { attribute: 'waveHeight', figure: 'most', yes: 2.5, no: 1.25 },
    present: { attribute: 'waveHeight', figure: 'most', yes: 0.5, no: 0.1 },
  },
  fog: { present: { attribute: 'visiblity', figure: 'least', yes: 1, no: 5 } },
  cloud: {
    sunny: { attribute: 'cloudCover', figure: 'mean', yes: 30, no: 70 },
    cloudy: { attribute: 'cloudCover', figure: 'mean', yes: 70, no: 30 },
  },
  temperature: {
    freezing: { attribute: 'airTemperature', figure: 'least', yes: 0, no: 2 },
    warm: { attribute: 'airTemperature', figure: 'most', yes: 20, no: 15 },
    cold: { attribute: 'airTemperature', figure: 'most', yes: 10, no: 15 },
  },
  'water-temperature': {
    warm: { attribute: 'waterTemperature', figure: 'most', yes: 20, no: 17 },
    cold: { attribute: 'waterTemperature', figure: 'most', yes: 15, no: 18 },
  },
  pressure: {
    rising: { attribute: 'pressure', figure: 'change', yes: 1, no: 0 },
    falling: { attribute: 'pressure', figure: 'change', yes: -1, no: 0 },
  },
};

const figures: Readonly<Record<Scale['figure'], (values: readonly number[]) => number>> = {
  most: (values) => Math.max(...values),
  least: (values) => Math.min(...values),
  mean: (values) => sum(values) / values.length,
  change: (values) => (values.at(-1) ?? NaN) - (values[0] ?? NaN),
};

/** Whether the weather of some hours is in a state; `undefined` where that is not asked of an aspect, or nothing is known. */
export function verdictOn(
  aspect: Aspect,
  state: AskedState | undefined,
  hours: readonly WeatherHour[],
): Verdict | undefined {
  const scale = state && scales[aspect]?.[state];
  const values = scale ? valuesOf(hours, scale.attribute) : [];
  if (!scale || values.length === 0) return undefined;
  const { figure, yes, no } = scale;
  const sign = Math.sign(yes - no);
  const value = sign * figures[figure](values);
  if (value >= sign * yes) return 'yes';
  return value <= sign * no ? 'no' : 'somewhat';
}

/** Whether some values are within a limit: one of them above its least, all of them below its greatest; `undefined` without values. */
export function verdictOnLimit({ min, max }: Range, values: readonly number[]): Verdict | undefined {
  if (values.length === 0) return undefined;
  const isReached = min === undefined || values.some((value) => value >= min);
  return isReached && (max === undefined || values.every((value) => value <= max)) ? 'yes' : 'no';
}

/** Whether the air pressure goes the way that is asked after, by its change in three hours, hPa; less than 0.1 is none. */
export function verdictOnTrend(state: AskedState | undefined, change: number | undefined): Verdict | undefined {
  if ((state !== 'rising' && state !== 'falling') || change === undefined) return undefined;
  return (state === 'rising' ? change : -change) >= 0.1 ? 'yes' : 'no';
}
