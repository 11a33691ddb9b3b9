import type { Aspect, HourSpan, PartOfDay, Question } from '../../domain/question/index.ts';
import { defined, nonEmpty } from '../../lib/defined.ts';
import { hoursIn, parsePart, timeToCome } from '../../language/dates/time-notation.ts';
import { slotsIn } from '../../language/request/options.ts';
import type { Options } from '../command.ts';

export type PlaceClock = {
  isOver(time: string): boolean;
  /** `HH:MM`; absent on other days than today. */
  readonly now?: string;
};

/** The parts of a question that options name; a value of another shape is left out. */
export function questionOf(options: Options, { isOver, now }: PlaceClock = { isOver: () => false }): Question {
  const { aspect, time: asked, part, turned } = options;
  const { moreTimes = [], heightM, state, limit, superlative, entry, count } = slotsIn(options);
  const aspects = aspect?.split(',') ?? [];
  const said = asked === 'now' ? now : asked;
  const asksWaters = aspects.length > 0 && aspects.every((one) => one === 'high' || one === 'low');
  return {
    // A name that no answer knows has no line in any.
    aspects: aspects as Aspect[],
    ...defined({
      time: [said === undefined ? undefined : timeToCome(said, isOver)].find(isTimeOfDay),
      moreTimes: nonEmpty(moreTimes.map((one) => timeToCome(one, isOver)).filter(isTimeOfDay)),
      part: part === 'later' ? restAfter(now, asksWaters) : leftOf(parsePart(part), now),
      heightM,
      state,
      limit,
      superlative,
      entry,
      count: isShownCount(options) ? count : undefined,
      isTurned: turned === 'yes' || undefined,
      isClaim: options.claim === 'yes' || undefined,
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
function restAfter(now: string | undefined, asksWaters: boolean): HourSpan | undefined {
  const from = now === undefined ? 24 : asksWaters ? hoursIn(now) : Math.floor(hoursIn(now)) + 1;
  return from < 24 ? [from, 24] : undefined;
}

/** More of the next ones fill a message, and each costs a search. */
const maxCount = 12;

/** Whether so many of the next ones can be shown; per cent of the way from turn to turn are no number of answers. */
export function isShownCount({ count = '', aspect }: Options): boolean {
  const most = aspect === 'half-tide' ? 99 : maxCount;
  return /^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= most;
}
