import type { Courtesy } from '../../domain/question/index.ts';
import type { Window } from '../../domain/time.ts';
import type { Words } from '../../words.ts';
import { text, type Answer, type Button, type Link } from '../answer.ts';
import { zoneName, type FormatContext } from '../format.ts';

/** A kind line for each. */
export function courtesyAnswer(words: Words, said: readonly Courtesy[], buttons: readonly Button[]): Answer {
  return {
    title: said.map((one) => words.say(`courtesy-${one}`)).join(' '),
    blocks: [],
    ...(buttons.length > 0 && { buttons }),
  };
}

/** The usual reasons why a time or height differs from another table, with the zone of the place on a day, and where to go on. */
export function complaintAnswer(
  words: Words,
  shown: { readonly format: FormatContext; readonly day: Window } | undefined,
  { buttons, links }: { readonly buttons: readonly Button[]; readonly links: readonly Link[] },
): Answer {
  return {
    title: words.say('courtesy-complaint'),
    blocks: [
      ...(shown ? [text(words.say('courtesy-complaint-zone', { zone: zoneName(shown.format, shown.day) }))] : []),
      text(words.say('courtesy-complaint-more')),
    ],
    buttons,
    ...(links.length > 0 && { links }),
  };
}
