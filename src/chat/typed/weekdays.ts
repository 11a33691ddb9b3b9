import { everyDay } from '../../domain/schedule/index.ts';
import { weekdayNames } from '../../domain/time.ts';
import { readSentence } from '../../language/meaning/read-sentence.ts';
import { digestWeekdays, eachWeekday } from '../../language/request/to-request.ts';
import type { SentenceContext } from '../../language/meaning/sentence.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import type { Words } from '../../words.ts';
import { means } from './means.ts';

/** Days of the week, as sentences carry or people write them: `daily`, `mon-fri`, `sat,sun`. 0 is Sunday. `undefined` for any other text. */
export function weekdaysIn(text: string, spoken: readonly Words[], sentences: SentenceContext) {
  if (means(spoken, 'weekdays-daily', text)) return everyDay;
  // As a sentence carries it; alone, `sun` is the Sun.
  const carried = weekdayNames.indexOf(text);
  if (carried >= 0) return [carried];
  const [frame] = readSentence(text, sentences);
  if (!frame || frame.unused.length + frame.places.length + frame.kinds.length > 0) return undefined;
  const named = frame.days.map((day) => eachWeekday(digestWeekdays({ days: [day] }) ?? ''));
  const isOther = named.length === 0 || named.some(({ length }) => length === 0);
  return isOther ? undefined : everyDay.filter((day) => named.flat().includes(weekdayNames[day]!));
}

/** As `weekdaysIn`. Throws the problem `weekdays-unknown`. */
export function readWeekdays(...asked: Parameters<typeof weekdaysIn>): readonly number[] {
  const days = weekdaysIn(...asked);
  if (!days) throw new Problem('weekdays-unknown', { days: quote(asked[0]) });
  return days;
}
