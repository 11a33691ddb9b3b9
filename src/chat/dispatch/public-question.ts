import { wholeDay, type Day } from '../../domain/question/index.ts';
import { carriedId, isPointId, type Place } from '../../domain/place.ts';
import { addDays, civilDate } from '../../domain/time.ts';
import { coarsePlaceId } from '../../users/index.ts';
import type { Request, RequestContext } from '../command.ts';
import { fold } from '../../language/lexicon/fold.ts';
import { readDays } from '../../language/request/read-days.ts';
import { parseParts, writePart } from '../../language/dates/time-notation.ts';
import { isHome } from './find-place.ts';
import { settleMoment } from './settle-moment.ts';

/** A question that means the same to anybody: a command about a place, with its id and the dates of its days. */
export type PublicQuestion = { readonly command: string; readonly options: Readonly<Record<string, string>> };

/** The public form of a request; `undefined` where the place is the user's own. `typed`: the text that found the place. */
export function publicQuestion(
  context: RequestContext,
  { command, options: asked }: Request,
  typed: string | undefined,
  place: Place,
): PublicQuestion | undefined {
  if (typed === undefined || isOwnPlace(context, typed, place)) return undefined;
  const { meant: _, day, days, parts, ...said } = settleMoment(asked, place, context.now);
  const given = Object.entries({ ...said, ...datesOf(context, { day, days, parts }, place), place: carriedId(place) });
  return {
    command: command.name,
    options: Object.fromEntries(given.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  };
}

function isOwnPlace({ message, preferences, spoken }: RequestContext, typed: string, { id }: Place): boolean {
  const { input } = message;
  if (input.kind === 'pin' || isHome(typed, spoken)) return true;
  const { home, saved } = preferences;
  const coarse = coarsePlaceId(id);
  if (coarse === home || [...saved.values()].includes(coarse)) return true;
  // A follow-up goes on at the place of the question before, which may have been a location.
  return isPointId(id) && input.kind === 'text' && !fold(input.text).includes(fold(typed));
}

type SaidDays = { readonly [name in 'day' | 'days' | 'parts']?: string | undefined };

/** Days that were said, as dates: `tomorrow` is another day tomorrow. Today alone is left open, as where none was said. */
function datesOf(context: RequestContext, { day, days, parts }: SaidDays, place: Place): SaidDays {
  const { sentences, now, preferences, words } = context;
  if (day === undefined) return { days };
  const reader = { sentences, now, language: preferences.language ?? words.language };
  const [first, ...others] = readDays(day, days, place, reader, parseParts(parts)).days;
  if (parts !== undefined) return datedParts([first, ...others]);
  if (others.length === 0) return first.date === civilDate(now, place.zone) ? {} : { day: first.date };
  if (others.every(({ date }, i) => date === addDays(first.date, i + 1))) {
    return { day: first.date, days: String(others.length + 1) };
  }
  return { day: [first, ...others].map(({ date }) => date).join(',') };
}

/** In the order of the dates, which may not be that of the question. */
function datedParts(days: readonly Day[]): SaidDays {
  return {
    day: days.map(({ date }) => date).join(','),
    parts: days.map(({ part = wholeDay }) => writePart(part)).join(','),
  };
}
