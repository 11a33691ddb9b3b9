import type { Window } from '../../domain/time.ts';
import type { Words } from '../../words.ts';
import { plainAnswer, type Answer, type Button, type Link } from '../answer.ts';
import { zoneName, type FormatContext } from '../format.ts';

/** The usual reasons why a time or height differs from another table, with the zone of the place on a day, and where to go on. */
export function complaintAnswer(
  words: Words,
  shown: { readonly format: FormatContext; readonly day: Window } | undefined,
  goOn: { readonly buttons: readonly Button[]; readonly links: readonly Link[] },
): Answer {
  const zone = shown ? zoneName(shown.format, shown.day) : '';
  const ofZone = shown ? ['courtesy-complaint-zone'] : [];
  return plainAnswer(words, ['courtesy-complaint', ...ofZone, 'courtesy-complaint-more'], { zone }, goOn);
}
