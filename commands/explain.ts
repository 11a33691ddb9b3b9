import { dayAt, explainedBy, isTerm } from '../src/domain/question/index.ts';
import { commandButton, datumNote, explanationAnswer, zoneNote } from '../src/answers/index.ts';
import { type CommandContext, type PlainCommand } from '../src/chat/index.ts';
import type { Place } from '../src/domain/place.ts';
import { orElse } from '../src/problem.ts';

/** The meaning of terms of tide, sea and sky; `term` has their names, or words that are none, with commas. */
export const explain: PlainCommand = {
  name: 'explain',
  isSpoken: true,
  options: ['place'],
  async prepare(context) {
    const { words, options, findPlace } = context;
    const asked = options.term?.split(',') ?? [];
    const place = options.place === undefined ? undefined : await findPlace(options.place);
    const commands = place ? new Set(asked.filter(isTerm).map((term) => explainedBy[term])) : [];
    const buttons = [...commands].map((command) => commandButton(words, command, place));
    return async () => explanationAnswer(words, asked, buttons, place, place && (await shownAt(context, asked, place)));
  },
};

/** The clock or the zero of heights that answers about a place have, where that is asked. */
async function shownAt({ words, marine, now, formatAt }: CommandContext, [term]: readonly string[], place: Place) {
  const { window } = dayAt(now, place.zone);
  const label = words.say('fact-label', { label: place.name });
  if (term === 'times') return `${label} ${zoneNote(formatAt(place), window)}`;
  const tide = term === 'bot-datum' ? await marine.tide(place.point, window).catch(orElse(undefined)) : undefined;
  return tide && `${label} ${datumNote(words, place, tide)}`;
}
