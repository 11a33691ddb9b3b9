import type { Condition } from '../domain/windows/index.ts';
import { addDays, civilDate, type Instant, type Window } from '../domain/time.ts';
import { clock, dayName, duration, type FormatContext } from './format.ts';
import type { Day } from './tide.ts';

/** The part of a question beyond its command: aspects, time, level and form. */
export type Question = {
  /** The aspects asked for, in the order of the question; those of other commands among them. */
  readonly aspects: readonly Aspect[];
  /** `HH:MM` on the clock of the place. */
  readonly time?: string;
  /** Further times of the same day. */
  readonly moreTimes?: readonly string[];
  readonly part?: PartOfDay;
  /** The height to be above or below, metres above the datum of the view. */
  readonly heightM?: number;
  /** The state of the tide or of the weather that is asked after: `is it high?`, `will it be calm?` */
  readonly state?: AskedState;
  /** What is asked to be above or below a number: `does the wind exceed 20 knots?` */
  readonly limit?: Condition;
  /** How many of the next ones are asked for; one where absent. */
  readonly count?: number;
  /** Which of the high or low waters of a day is asked for, counted from 1; of today, `latest` is the one before now. */
  readonly entry?: number | 'last' | 'latest';
  /** Which of the days is asked for: the one with the most or least of something, or the best. */
  readonly superlative?: 'most' | 'least' | 'best';
};

/**
 * One aspect that is asked for, so that the first line says it: `sunset`, `next-high`, `rain`. The functions in
 * `headline-*.ts` make that line from the views that the answers have, and return `undefined` where the view does not know
 * it; the rest of the answer then has to do.
 */
export type AspectQuestion = Omit<Question, 'aspects'> & { readonly aspect: Aspect };

/**
 * States of the tide, of which air pressure has two as well. `ebb` and `flood` are the hours that lead to low and high water;
 * `passable` asks for a way that the sea covers, `afloat` for enough water under a boat, and neither is known here; `springs`
 * and `neaps` are of a day.
 */
export const tideStates = [
  'high',
  'low',
  'ebb',
  'flood',
  'rising',
  'falling',
  'passable',
  'afloat',
  'springs',
  'neaps',
] as const;
export type TideState = (typeof tideStates)[number];
/** States of weather and sea; `present`: whether there is any of it, as in `is there fog?`. */
export const weatherStates = [
  'calm',
  'rough',
  'windy',
  'stormy',
  'present',
  'dry',
  'sunny',
  'cloudy',
  'freezing',
  'warm',
  'cold',
] as const;
export type WeatherState = (typeof weatherStates)[number];
/** `direction`: where from, where to, or where in the sky; `light`, `dark`: whether it still is. Wind, waves, rain and fog fall or rise as the tide does. */
export const askedStates = [...tideStates, ...weatherStates, 'direction', 'light', 'dark'] as const;
export type AskedState = (typeof askedStates)[number];

export const tideAspects = [
  'high',
  'low',
  'height',
  'rising',
  'next-high',
  'next-low',
  'rises',
  'falls',
  'springs',
  'big-tide',
  'range',
  'remaining',
  'stand',
  'highest',
  'lowest',
  'coefficient',
  'compare-high',
  'compare-low',
  'compare-range',
  'above',
  'below',
] as const;
export const sunAspects = [
  'sunrise',
  'sunset',
  'golden-hour',
  'blue-hour',
  'dawn',
  'dusk',
  'twilight',
  'nautical-twilight',
  'astronomical-twilight',
  'solar-noon',
  'sun-position',
  'day-length',
  'equinox',
  'solstice',
] as const;
export const moonAspects = [
  'moonrise',
  'moonset',
  'moon-position',
  'moon-phase',
  'full-moon',
  'new-moon',
  'supermoon',
  'lunar-eclipse',
  'solar-eclipse',
  'planets',
] as const;
export const weatherAspects = ['wind', 'gust', 'rain', 'temperature', 'cloud', 'pressure', 'fog'] as const;
export const seaAspects = ['waves', 'swell', 'period', 'swell-period', 'water-temperature', 'current'] as const;

/** Of the tidal stream; its speed is one of the sea as well. */
export const streamAspects = ['slack'] as const;

export type TideAspect = (typeof tideAspects)[number];
export type SunAspect = (typeof sunAspects)[number];
export type MoonAspect = (typeof moonAspects)[number];
export type WeatherAspect = (typeof weatherAspects)[number];
export type SeaAspect = (typeof seaAspects)[number];
export type Aspect = TideAspect | SunAspect | MoonAspect | WeatherAspect | SeaAspect | (typeof streamAspects)[number];

export const dayParts = ['morning', 'noon', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

/** Hours of the clock, `[14, 17.5]` from 14:00 to 17:30; an end past 24 is on the next day. */
export type HourSpan = readonly [from: number, to: number];
/** A part of the day by its name or its hours. */
export type PartOfDay = DayPart | HourSpan;

/** Hours of the place's clock; a night goes on into the next day. */
const partHours: Readonly<Record<DayPart, HourSpan>> = {
  morning: [4, 12],
  noon: [11, 14],
  afternoon: [12, 18],
  evening: [17, 24],
  night: [18, 30],
};

const hourMs = 3_600_000;

/** The hours of the clock between which a part of the day lies; a night ends at 30. */
export function hoursOfPart(part: PartOfDay): HourSpan {
  return typeof part === 'string' ? partHours[part] : part;
}

/** All hours of a day, as a part of it. */
export const wholeDay: HourSpan = [0, 24];

/** Whether a part of a day is all of it. */
export function isWhole(part: PartOfDay): boolean {
  const [from, to] = hoursOfPart(part);
  return from === wholeDay[0] && to === wholeDay[1];
}

/** From the beginning of the first part to the end of the last. */
export function together(parts: readonly PartOfDay[]): HourSpan {
  const spans = parts.map(hoursOfPart);
  return [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
}

/** The part of a day that is asked about; all of the day where none is. */
export function windowOf({ window, part: own }: Day, part: PartOfDay | undefined): Window {
  const asked = own ?? part;
  if (asked === undefined) return window;
  const [from, to] = hoursOfPart(asked);
  return { from: window.from + from * hourMs, to: window.from + to * hourMs };
}

/** `today`, `tomorrow`, `on Tuesday 24 November`. */
export function dayWords(format: FormatContext, { date }: Day): string {
  const { words, now, zone } = format;
  const today = civilDate(now, zone);
  if (date === today) return words.say('headline-today');
  if (date === addDays(today, 1)) return words.say('headline-tomorrow');
  return words.say('headline-on', { day: dayName(format, date) });
}

/** As `dayWords`; of a part of the day with its hours: `tomorrow from 12:00 to 18:00`. */
export function partWords(format: FormatContext, day: Day, part: PartOfDay | undefined): string {
  const dayOnly = dayWords(format, day);
  const asked = day.part ?? part;
  if (asked === undefined || isWhole(asked)) return dayOnly;
  const { from, to } = windowOf(day, part);
  return format.words.say('headline-part', { day: dayOnly, from: clock(format, from), to: clock(format, to) });
}

/** `Sunset in Barcelona today: 17:25, in 2 h 10.` The event is named by a text that stands elsewhere as well. */
export function eventLine(format: FormatContext, place: string, day: Day, key: string, at: Instant): string {
  const { words, now } = format;
  const args = { event: words.say(key), place, day: dayWords(format, day), time: clock(format, at) };
  const isSoon = Math.abs(at - now) < 24 * hourMs && now >= day.window.from && now < day.window.to;
  if (!isSoon) return words.say('headline-event', args);
  return words.say(at > now ? 'headline-event-in' : 'headline-event-ago', { ...args, by: duration(format, at - now) });
}

/** `Yes: last light …`: a line as the answer to a question that is answered by yes or no. */
export function yesOrNo({ words }: FormatContext, isYes: boolean, line: string): string {
  const inSentence = line.charAt(0).toLocaleLowerCase(words.language) + line.slice(1);
  return words.say(isYes ? 'headline-yes' : 'headline-no-answer', { line: inSentence });
}
