import { askedStates, type Aspect, type HourSpan, type PartOfDay, type Question } from '../../domain/question/index.ts';
import { parseConditions } from '../../domain/windows/index.ts';
import type { Options } from '../command.ts';
import { superlatives } from '../../language/lexicon/slots.ts';
import { hoursIn, parsePart, timeToCome } from '../../language/dates/time-notation.ts';

/** The clock of a place on the day that is asked about. */
export type PlaceClock = {
  /** Whether a time of that day is over. */
  isOver(time: string): boolean;
  /** `HH:MM`; absent on other days than today. */
  readonly now?: string;
};

/** The parts of a question that options name; a value of another shape is left out. */
export function questionOf(
  {
    aspect,
    time: asked,
    moreTimes: further,
    part,
    level,
    state,
    limit: asLimit,
    count,
    entry,
    superlative: which,
    turned,
  }: Options,
  { isOver, now }: PlaceClock = { isOver: () => false },
): Question {
  const said = asked === 'now' ? now : asked;
  const time = said === undefined ? undefined : timeToCome(said, isOver);
  const moreTimes = further?.split(',').map((one) => timeToCome(one, isOver)) ?? [];
  const isOfWaters = aspect?.split(',').every((one) => one === 'high' || one === 'low') ?? false;
  const dayPart = part === 'later' ? restAfter(now, isOfWaters) : leftOf(parsePart(part), now);
  const askedState = askedStates.find((one) => one === state);
  const [limit] = asLimit === undefined ? [] : parseConditions(asLimit).conditions;
  const superlative = superlatives.find((one) => one === which);
  return {
    // A name that no answer knows has no line in any.
    aspects: (aspect?.split(',') ?? []) as Aspect[],
    ...(time !== undefined && isTimeOfDay(time) && { time }),
    ...(moreTimes.some(isTimeOfDay) && { moreTimes: moreTimes.filter(isTimeOfDay) }),
    ...(level !== undefined && Number.isFinite(Number(level)) && { heightM: Number(level) }),
    ...given({ part: dayPart, state: askedState, limit, superlative, isTurned: turned === 'yes' || undefined }),
    ...(entry === 'last' || entry === 'latest' ? { entry } : Number(entry) > 0 && { entry: Number(entry) }),
    ...(count !== undefined && isShownCount(count) && { count: Number(count) }),
  };
}

/** What is given of some values. */
function given<T extends object>(values: { readonly [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function isTimeOfDay(text: string): boolean {
  return /^\d\d:\d\d$/.test(text);
}

/** Of the hours before one of today those that are still to come: `until 4pm` begins now. */
function leftOf(part: PartOfDay | undefined, now: string | undefined): PartOfDay | undefined {
  if (part === undefined || typeof part === 'string' || now === undefined) return part;
  const [from, to] = part;
  const hour = Math.floor(hoursIn(now));
  return from === 0 && hour < to ? [hour, to] : part;
}

/** From the next hour to the end of the day; the next water may be within this hour. */
function restAfter(now: string | undefined, isOfWaters: boolean): HourSpan | undefined {
  const from = now === undefined ? 24 : isOfWaters ? hoursIn(now) : Math.floor(hoursIn(now)) + 1;
  return from < 24 ? [from, 24] : undefined;
}

/** More of the next ones fill a message, and each costs a search. */
const maxCount = 12;

/** Whether so many of the next ones can be shown. */
export function isShownCount(count: string): boolean {
  return /^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= maxCount;
}
