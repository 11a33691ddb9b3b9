import type {
  AskedState,
  Aspect,
  AspectQuestion,
  Day,
  Days,
  SeaAspect,
  WeatherAspect,
} from '../../domain/question/index.ts';
import { clockTime, hourMs, instantOf, within, type Window } from '../../domain/time.ts';
import { extremeHour, forecastAt, nearestHour, sum, valuesOf, type Attribute } from '../../domain/weather/index.ts';
import type { Range } from '../../domain/windows/index.ts';
import type { FormatContext } from '../format.ts';
import { instantAsked, isWithin, windowOf, type Verdict } from '../headline.ts';
import type { WeatherView } from './weather-view.ts';
import measuresOfAspects from './measures.json' with { type: 'json' };
import scalesOfStates from './scales.json' with { type: 'json' };

export type WeatherQuestion = AspectQuestion & { readonly aspect: WeatherAspect | SeaAspect };

export type WeatherAsked = {
  readonly format: FormatContext;
  readonly weather: WeatherView;
  readonly day: Day;
  readonly question: WeatherQuestion;
};
type AskedOfDay = Pick<WeatherAsked, 'format' | 'day'> & { readonly question: Omit<AspectQuestion, 'aspect'> };
export type WeatherDays = Omit<WeatherAsked, 'day'> & { readonly days: Days };

/** An aspect that has a value in each hour; rain has the sum of those. */
export type Measured = Exclude<WeatherAspect, 'rain'> | SeaAspect;

type Measure = {
  readonly attribute: Attribute;
  readonly extreme: 'most' | 'least';
  readonly key: string;
  readonly from?: Attribute;
  /** The period of the same waves, which is told with their height. */
  readonly period?: Attribute;
  /** The change that is felt, in the unit of the attribute; below zero where less of it is worse. */
  readonly felt?: number;
  /** The least of a day counts as much as the most: of today as well, or of days ahead. */
  readonly range?: 'always' | 'ahead';
};

/** What each aspect is measured by, the end of it that matters, the text of its name, and where it comes from. */
export const measures = measuresOfAspects as Readonly<Record<Measured, Measure>>;

/** The aspects that are asked for without the periods of waves, which are told with their height. */
export function withoutPeriods(aspects: readonly (WeatherAspect | SeaAspect)[]) {
  const told = new Set(aspects.flatMap((one) => (one === 'rain' ? [] : (measures[one].period ?? []))));
  return aspects.filter((one) => one === 'rain' || !told.has(measures[one].attribute));
}

/** Whether a question of today names no hours: `which way is the wind`, `is the pressure falling`. */
export function isTimeless({ format, day, question: { time, part, superlative } }: AskedOfDay): boolean {
  return time === undefined && part === undefined && superlative === undefined && isWithin(format.now, day.window);
}

/** Whether the time that is asked about is now, of which the hour that is nearest is told, as beside other answers. */
export function isAtNow({ format: { now, zone }, day, question: { time } }: AskedOfDay): boolean {
  return time === clockTime(now, zone) && isWithin(now, day.window);
}

/** Whether now is asked about, and nothing of the day: `is it windy` is asked of the day. */
export function isAboutNow(asked: AskedOfDay): boolean {
  const { state, limit } = asked.question;
  const isOpen = state === undefined || state === 'direction';
  return isAtNow(asked) || (isOpen && limit === undefined && isTimeless(asked));
}

/** The hours that are asked about; of a time between two hours the forecast between theirs. */
export function hoursAsked(asked: WeatherAsked): WeatherView['hours'] {
  const { format, weather, day } = asked;
  const { hours } = weather;
  const { time, aspect, state } = asked.question;
  // The wind turns in a day: where it comes from is asked of now.
  const isOneHour = isAtNow(asked) ? aspect !== 'rain' : state === 'direction' && isTimeless(asked);
  if (isOneHour) return [nearestHour(hours, format.now) ?? []].flat();
  const isBetween = time !== undefined && aspect !== 'rain';
  const between = isBetween ? forecastAt(hours, instantAsked(format, day, time)) : undefined;
  return between ? [between] : within(hours, windowAsked(asked));
}

/** The hours asked about: those that are not over, of today. */
function windowAsked({ format: { now, zone }, day, question: { aspect, time, part } }: WeatherAsked): Window {
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
export function comparedDays({ days, ...asked }: WeatherDays) {
  const sign = asked.question.superlative === 'least' ? -1 : 1;
  // The hours asked about may be over, `the calmest morning this week`; all of the days count where all are.
  const coming = days.filter((day) => windowAsked({ ...asked, day }).to > asked.format.now);
  const known = (coming.length > 0 ? coming : days)
    .map((day) => ({ day, figure: figureOn({ ...asked, day }) }))
    .filter(({ figure }) => !Number.isNaN(figure));
  const [found] = known.toSorted((a, b) => sign * (b.figure - a.figure));
  return { known: known.map(({ day }) => day), found: found?.day };
}

/** The figure by which days are compared: the sum of the rain, of warmth and cold the end that is asked for; NaN where nothing is known. */
export function figureOn(asked: WeatherAsked): number {
  const { aspect, superlative } = asked.question;
  const hours = within(asked.weather.hours, windowAsked(asked));
  if (aspect === 'rain') {
    const amounts = valuesOf(hours, 'precipitation');
    return amounts.length === 0 ? NaN : sum(amounts);
  }
  const { attribute, extreme } = measures[aspect];
  const isCold = aspect === 'temperature' && superlative === 'least';
  return extremeHour(hours, attribute, isCold ? 'least' : extreme)?.values[attribute] ?? NaN;
}

/** A figure of hours, from where on a state holds and does not (a moderate wind is neither), and its change over them. */
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
const scales = scalesOfStates as Readonly<Partial<Record<Aspect, Readonly<Partial<Record<AskedState, Scale>>>>>>;

const figures: Readonly<Record<Scale['figure'], (values: readonly number[]) => number>> = {
  most: (values) => Math.max(...values),
  least: (values) => Math.min(...values),
  mean: (values) => sum(values) / values.length,
  change: (values) => (values.at(-1) ?? NaN) - (values[0] ?? NaN),
};

/** Whether the weather of some hours is in a state; `some` where it is in between. `undefined` where that is not asked of an aspect, or nothing is known. */
export function verdictOn(aspect: Aspect, state: AskedState | undefined, hours: WeatherView['hours']) {
  const scale = state && scales[aspect]?.[state];
  const values = scale ? valuesOf(hours, scale.attribute) : [];
  if (!scale || values.length === 0) return undefined;
  const { figure, yes, no } = scale;
  const sign = Math.sign(yes - no);
  const value = sign * figures[figure](values);
  if (value >= sign * yes) return 'yes';
  if (value <= sign * no) return 'no';
  return aspect === 'cloud' ? 'partly' : 'some';
}

/** Whether some values are within a limit: one of them above its least, all of them below its greatest; `undefined` without values. */
export function verdictOnLimit({ min, max }: Range, values: readonly number[]): Verdict | undefined {
  if (values.length === 0) return undefined;
  const isReached = min === undefined || values.some((value) => value >= min);
  return isReached && (max === undefined || values.every((value) => value <= max)) ? 'yes' : 'no';
}
