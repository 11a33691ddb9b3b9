import { type Aspect, type Question } from '../../answers/index.ts';
import type { Options } from '../command.ts';
import { superlatives, tideStates } from '../language/meaning.ts';
import { parsePart, timeToCome } from '../language/time-notation.ts';

/**
 * The parts of a question that options name; a value of another shape is left out. `isOver` says of a time whether it is
 * over on the day that is asked about.
 */
export function questionOf(
  { aspect, time: asked, part, level, state, count, superlative: which }: Options,
  isOver: (time: string) => boolean = () => false,
): Question {
  const time = asked === undefined ? undefined : timeToCome(asked, isOver);
  const dayPart = parsePart(part);
  const tideState = tideStates.find((one) => one === state);
  const superlative = superlatives.find((one) => one === which);
  return {
    // A name that no answer knows has no line in any.
    aspects: (aspect?.split(',') ?? []) as Aspect[],
    ...(time !== undefined && /^\d\d:\d\d$/.test(time) && { time }),
    ...(dayPart && { part: dayPart }),
    ...(level !== undefined && Number.isFinite(Number(level)) && { heightM: Number(level) }),
    ...(tideState && { state: tideState }),
    ...(superlative && { superlative }),
    ...(count !== undefined && isShownCount(count) && { count: Number(count) }),
  };
}

/** More of the next ones fill a message, and each costs a search. */
const maxCount = 12;

/** Whether so many of the next ones can be shown. */
export function isShownCount(count: string): boolean {
  return /^\d{1,3}$/.test(count) && Number(count) >= 1 && Number(count) <= maxCount;
}
