import { askedStates, type Aspect, type HourSpan, type PartOfDay, type Question } from '../../domain/question/index.ts';
import { parseConditions } from '../../domain/windows/index.ts';
import { defined, nonEmpty } from '../../lib/defined.ts';
import type { Options } from '../command.ts';
import { superlatives } from '../../language/lexicon/slots.ts';
import { entryOf } from '../../language/request/from-request.ts';
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
  const [limit] = asLimit === undefined ? [] : parseConditions(asLimit).conditions;
  const heightM = Number(level ?? NaN);
  return {
    // A name that no answer knows has no line in any.
    aspects: (aspect?.split(',') ?? []) as Aspect[],
    ...defined({
      time: [time].find(isTimeOfDay),
      moreTimes: nonEmpty(moreTimes.filter(isTimeOfDay)),
      part: dayPart,
      heightM: Number.isFinite(heightM) ? heightM : undefined,
      state: askedStates.find((one) => one === state),
      limit,
      superlative: superlatives.find((one) => one === which),
      entry: entryOf(entry),
      count: isShownCount(count) ? Number(count) : undefined,
      isTurned: turned === 'yes' || undefined,
    }),
  };
}

function isTimeOfDay(text: string | undefined): text is string {
  return /^\d\d:\d\d$/.test(text ?? '');
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
export function isShownCount(count = ''): boolean {
  return /^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= maxCount;
}
