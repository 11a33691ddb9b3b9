import { carriedId, type Place } from '../../domain/place.ts';
import type { OwnPort } from '../../domain/tide/index.ts';
import type { Words } from '../../words.ts';
import { compose, facts, labelled, plainAnswer, type Answer, type Button } from '../answer.ts';
import { placeName, type FormatContext } from '../format.ts';
import { ownPortNote } from '../tide/tide-source.ts';

/** A place under the name that the user gave it; only its id where the gazetteer does not have it any more. */
export type OwnPlace = { readonly name: string; readonly place: Place | string };

/** Home and the saved places, each with a button for `today` there. */
export function ownPlacesAnswer(
  words: Words,
  formatAt: (place: Place) => FormatContext,
  list: readonly OwnPlace[],
): Answer {
  const known = list.map(({ name, place }) =>
    typeof place === 'string'
      ? { name, shown: place, id: place }
      : { name, shown: placeName(formatAt(place), place), id: carriedId(place) },
  );
  return compose({
    title: words.say('place-list-title'),
    parts: [
      list.length === 0 ? words.say('place-list-none') : undefined,
      facts(known.map(({ name, shown }) => labelled(words, name, shown))),
    ],
    buttons: [
      ...known.map(({ name, id }) => ({ label: name, command: 'today', options: { place: id } })),
      { label: words.say('button-set-home'), command: 'place home', options: {}, asks: true },
    ],
  });
}

/** Confirms that a place was saved under a name. */
export function placeSavedAnswer(format: FormatContext, name: string, place: Place): Answer {
  const { words } = format;
  const args = { name, place: placeName(format, place) };
  const buttons = [differencesButton(words, name)];
  return plainAnswer(words, ['place-saved-title', 'place-saved-how'], args, { buttons });
}

function differencesButton(words: Words, name: string): Button {
  return { label: words.say('button-own-port'), command: 'place port', options: { name }, asks: true };
}

/** Confirms the differences of a saved place, or that they were taken back. */
export function ownPortAnswer(words: Words, name: string, port: OwnPort | undefined): Answer {
  if (!port) return plainAnswer(words, ['own-port-removed'], { name });
  return compose({
    title: words.say('own-port-title', { name }),
    parts: [ownPortNote({ words }, port), words.say('own-port-how', { name })],
    buttons: [
      differencesButton(words, name),
      { label: words.say('button-own-port-none'), command: 'place port', options: { name, port: 'none' } },
    ],
  });
}
