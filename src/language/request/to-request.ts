import { isUnitSystem } from '../../domain/units.ts';
import { writeDays } from '../dates/day-notation.ts';
import { isPeriod } from '../dates/days.ts';
import type { DayExpression } from '../dates/day-expression.ts';
import { likelyTime, writePart } from '../dates/time-notation.ts';
import { hoursWithin, type Kind, type RelativeTime, unitsOfWord } from '../lexicon/slots.ts';
import { commandOf, isForecast, type CommandName } from '../meaning/commands.ts';
import type { Frame } from '../meaning/frame.ts';
import { levelWithoutDay, limitOption } from '../meaning/limits-asked.ts';
import { alteredAlert, isWatch, windowOptions } from '../meaning/window-options.ts';
import { extremeWaters, waterOf } from './refine-kinds.ts';
import { unitOption } from './units-asked.ts';

/** Options as they were typed or written: those of requests, those that list what a message asks beside them, and a pursuit. */
export type WrittenOptions = Readonly<Partial<Record<RequestOption | 'also' | 'preset', string>>>;

/** A command with its options, as a button carries them: texts in no language. */
export type SentenceRequest = {
  readonly command: CommandName;
  readonly options: Readonly<Partial<Record<RequestOption, string>>>;
};

export type RequestOption =
  | 'place'
  /** Further places that the same is asked about, with semicolons: commas are within names. */
  | 'alsoAt'
  /** As `writeDays` writes them, several with commas. */
  | 'day'
  /** Number of days from `day` on. */
  | 'days'
  | 'datum'
  /** Aspects of the command that are asked for, with commas: `sunset`, `next-high`; absent where all of it is. */
  | 'aspect'
  | 'time'
  /** Further times of the same day, with commas. */
  | 'moreTimes'
  | 'part'
  /** The part of each of the days, with commas, where they have different ones. */
  | 'parts'
  /** The height to be above or below, metres. */
  | 'level'
  /** The state that the tide is asked to be in. */
  | 'state'
  /** What is asked to be above or below a number, as conditions are written. */
  | 'limit'
  | 'unit'
  | 'language'
  | 'name'
  /** Weekdays of a digest, and the command that it sends. */
  | 'weekdays'
  | 'what'
  /** Further commands that a digest sends, with commas. */
  | 'adds'
  | 'clock'
  | 'units'
  | 'height'
  | 'wind'
  | 'temperature'
  | 'count'
  /** Which of the waters of a day is asked for: its number, or `last`. */
  | 'entry'
  /** Of an alert. */
  | 'number'
  /** Terms to be explained, and words to a bot, with commas. */
  | 'term'
  | 'courtesy'
  /** Which of the days is asked for: `most`, `least`, `best`. */
  | 'superlative'
  /** That a word is not understood which turns the meaning: nothing is said to be good then. */
  | 'turned'
  /** As `writeConditions` writes them. */
  | 'conditions';

export const placeSeparator = ';';

/** The datum of charts, another one in each country; as a setting it is what is shown where none is chosen. */
export const chartDatum = 'CD';

/** The requests of a frame, one for each command, in the order of the sentence, explanations last; `place` is the candidate that was found. */
export function toRequests(frame: Frame, place?: string): SentenceRequest[] {
  if (frame.conditions) return [whenRequest(frame, place)];
  const level = levelWithoutDay(frame);
  if (level) return [whenRequest({ ...frame, conditions: [level] }, place)];
  const kinds: readonly Kind[] = frame.kinds.length > 0 ? frame.kinds : [bareKind(frame)];
  const options = optionsOf(frame, place);
  if (kinds[0] === 'forget-home') return [{ command: 'place forget', options: { name: 'home' } }];
  if (kinds[0] === 'digest') return [digestOf(frame, kinds, options.place)];
  if (kinds[0] === 'settings') return [{ command: 'settings', options: settingsOf(frame) }];
  // The command about the place decides what the conversation is about.
  const inOrder = kinds.toSorted((a, b) => Number(a === 'explain') - Number(b === 'explain'));
  const commands = Map.groupBy(inOrder, (kind) => commandOf[kind]);
  return [...commands].map(([command, ofCommand]) => {
    // Of a day to come the answer about waves shows hours: its first line says how high they get, or whether they do.
    const { days, state, superlative } = frame;
    const isOfDay = command === 'waves' && (days.length > 0 || (state ?? superlative) !== undefined);
    const named = ofCommand.filter((kind) => kind !== command || isOfDay);
    // Beside another command's first line each has its own.
    const aspects = named.length === 0 && commands.size > 1 ? (summaries[command] ?? []) : named;
    return { command, options: { ...options, ...(aspects.length > 0 && { aspect: aspects.join(',') }) } };
  });
}

/** What says most about a command in a line, where it is one of several. */
const summaries: Readonly<Partial<Record<CommandName, readonly Kind[]>>> = {
  tide: ['high', 'low'],
  weather: ['temperature', 'rain', 'wind'],
  waves: ['waves'],
  sun: ['sunrise', 'sunset'],
  moon: ['moon-phase'],
};

function whenRequest(frame: Frame, place: string | undefined): SentenceRequest {
  const { datum, count, superlative } = frame;
  const named = place ?? frame.places[0]?.text;
  const { number } = alteredAlert(frame.conditions ?? []) ?? {};
  return {
    command: windowCommand(frame),
    options: {
      ...(number !== undefined && { number: String(number) }),
      ...(named !== undefined && { place: named }),
      ...alsoAt(frame),
      ...windowOptions(frame),
      ...(datum !== undefined && { datum }),
      ...unitOption(frame),
      ...(count !== undefined && { count: String(count) }),
      ...(superlative && { superlative }),
      ...(frame.isTurned && { turned: 'yes' }),
    },
  };
}

function windowCommand({ conditions = [], kinds }: Frame): CommandName {
  if (alteredAlert(conditions)) return 'alert change';
  if (isWatch(conditions)) return 'alert add';
  return kinds.includes('calendar') ? 'calendar' : 'when';
}

/**
 * A unit alone is to be used from now on, a time of day is about
 * the tide's height, a bare place about today.
 */
function bareKind({ places, days, time, units, heightM, superlative }: Frame): Kind {
  const isAboutPlace = places.length > 0 || days.length > 0 || time !== undefined;
  // `How many feet is 1.4 m?` is no wish for feet from now on.
  if (units.length > 0 && !isAboutPlace && heightM === undefined) return 'settings';
  // `Loctudy on Saturday, I need 2 m`
  if (heightM !== undefined && units.length === 0 && places.length > 0) return 'above';
  if (time !== undefined) return 'height';
  // `When is it lowest at Bude?`
  const water = waterOf(superlative);
  if (!water) return 'today';
  return days.some(isPeriod) ? extremeWaters[water] : water;
}

function optionsOf(frame: Frame, place: string | undefined): SentenceRequest['options'] {
  const {
    kinds,
    days,
    datum,
    time,
    moreTimes,
    part,
    parts,
    heightM,
    state,
    count,
    entry,
    superlative,
    terms,
    courtesies,
  } = frame;
  const named = place ?? frame.places[0]?.text;
  return {
    ...(named !== undefined && { place: named }),
    ...alsoAt(frame),
    ...(parts ? { day: days.map(writeDays).join(',') } : dayOptions(days)),
    ...(datum !== undefined && { datum }),
    ...(time !== undefined && { time }),
    ...(moreTimes && { moreTimes: moreTimes.join(',') }),
    ...(part && { part: writePart(part) }),
    ...(parts && { parts: parts.map(writePart).join(',') }),
    ...relativeTime(frame),
    ...(heightM !== undefined && { level: String(heightM) }),
    ...(state && !isTimed(frame) && { state }),
    ...limitOption(frame),
    ...unitOption(frame),
    ...(count !== undefined && { count: String(count) }),
    ...(entry !== undefined && { entry: String(entry) }),
    ...(terms && kinds.includes('explain') && { term: terms.join(',') }),
    ...(kinds.includes('courtesy') && { courtesy: courtesies.join(',') }),
    ...(superlative && { superlative, ...forecastDays(frame) }),
  };
}

/** `When is it low this evening?` asks for no yes or no; of a way or a boat it is said what is not known. */
function isTimed({ kinds, asks, state }: Frame): boolean {
  if (asks !== 'when' || state === 'passable' || state === 'afloat') return false;
  return kinds.every((kind) => kind === 'high' || kind === 'low');
}

/** The forecast of this hour, of the next ones, and what comes later today. The tide says by itself what it does now. */
function relativeTime({ kinds, when }: Frame): { readonly time?: 'now'; readonly part?: RelativeTime } {
  if (when === 'now' && kinds.length > 0 && kinds.every(isForecast)) return { time: 'now' };
  const hasTimes = (kind: Kind): boolean => isForecast(kind) || kind === 'high' || kind === 'low';
  const isWithin =
    hoursWithin(when) !== undefined && kinds.every((kind) => isForecast(kind) || commandOf[kind] === 'tide');
  if (when !== undefined && isWithin) return { part: when };
  return when === 'later' && kinds.length > 0 && kinds.every(hasTimes) ? { part: 'later' } : {};
}

function alsoAt({ otherPlaces }: Frame): Pick<SentenceRequest['options'], 'alsoAt'> {
  return otherPlaces.length > 0 ? { alsoAt: otherPlaces.join(placeSeparator) } : {};
}

/** `The calmest day` without days is the one of those that are forecast; `the calmest` of several places is of today. */
function forecastDays({ superlative, days, kinds, time, part, otherPlaces }: Frame): { readonly days?: string } {
  const isOpen =
    days.length + otherPlaces.length === 0 && time === undefined && part === undefined && superlative !== 'best';
  return isOpen && kinds.some(isForecast) ? { days: '7' } : {};
}

/** `Every morning at 7 the tides of Brest`: a new digest where a place is named, else those that there are, of which any can be cancelled. */
function digestOf(frame: Frame, [, ...asked]: readonly Kind[], place: string | undefined): SentenceRequest {
  if (place === undefined || frame.change === 'cancel')
    return numberedDigest(frame) ?? { command: 'digest list', options: {} };
  const time = frame.offset ?? timesOf(frame);
  const weekdays = digestWeekdays(frame);
  const [what = ofOffset(frame), ...others] = new Set(asked.map((kind) => commandOf[kind]));
  return {
    command: 'digest add',
    options: {
      place,
      ...(time !== undefined && { time }),
      ...(weekdays !== undefined && { weekdays }),
      ...(what && { what }),
      ...(others.length > 0 && { adds: others.join(',') }),
    },
  };
}

/** Every time of day that a frame names, as digests take them: `07:00,19:00`; `undefined` where it names none. */
export function timesOf({ time, moreTimes = [] }: Frame): string | undefined {
  return time === undefined ? undefined : [time, ...moreTimes].map(likelyTime).join(',');
}

/** `Delete the second one`, `stop all my alerts`: digests and alerts are numbered together. */
function numberedDigest({ change, entry, every }: Frame): SentenceRequest | undefined {
  const number = every ?? (typeof entry === 'number' ? String(entry) : undefined);
  if (number === undefined || (change !== 'cancel' && change !== 'pause')) return undefined;
  return { command: change === 'cancel' ? 'digest remove' : 'digest pause', options: { number } };
}

/** The command for the event that a digest is sent before or after. */
function ofOffset({ offset }: Frame): CommandName | undefined {
  if (offset === undefined) return undefined;
  return offset.includes('tide') ? 'tide' : 'sun';
}

/** The weekdays that a frame names, as digests take them: `sat,sun`, `mon-fri`; `undefined` where it names none or other days too. */
export function digestWeekdays({ days }: Pick<Frame, 'days'>): string | undefined {
  // `Every Friday the tides of the weekend` is sent on Fridays.
  const isNamed = days.some((day) => weekdayName(day) !== undefined);
  const said = isNamed ? days.filter(({ kind }) => kind !== 'weekend') : days;
  const names = said.map((day) => {
    if (day.kind === 'weekend') return 'sat,sun';
    if (day.kind !== 'range') return weekdayName(day);
    const [from, to] = [day.from, day.to].map(weekdayName);
    return from !== undefined && to !== undefined ? `${from}-${to}` : undefined;
  });
  return names.length > 0 && names.every((name) => name !== undefined) ? names.join(',') : undefined;
}

function weekdayName(day: DayExpression): string | undefined {
  return day.kind === 'weekday' ? writeDays({ kind: 'weekday', weekday: day.weekday, which: 'this' }) : undefined;
}

/** The settings that a frame names, as the options of their command. */
function settingsOf({ units, answerIn, clock, datum }: Frame): SentenceRequest['options'] {
  const system = units.find(isUnitSystem);
  const single = units.filter((unit) => !isUnitSystem(unit)).map((unit) => unitsOfWord[unit]);
  return {
    ...(answerIn !== undefined && { language: answerIn }),
    ...(clock !== undefined && { clock }),
    ...(system && { units: system }),
    ...Object.assign({}, ...single),
    ...(datum !== undefined && { datum: datum === chartDatum ? 'auto' : datum }),
  } as SentenceRequest['options'];
}

/** `3 days` from a day on is the `days` option, so that forms and digests show it as a number. */
function dayOptions(days: readonly DayExpression[]): Pick<SentenceRequest['options'], 'day' | 'days'> {
  const [only, ...others] = days;
  if (!only) return {};
  if (only.kind !== 'count' || others.length > 0) return { day: [...new Set(days.map(writeDays))].join(',') };
  const { from } = only;
  const isToday = from.kind === 'offset' && from.days === 0;
  return { ...(!isToday && { day: writeDays(from) }), days: String(only.days) };
}
