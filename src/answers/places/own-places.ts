import { carriedId, type Place } from '../../domain/place.ts';
import type { OwnPort } from '../../domain/tide/index.ts';
import type { Words } from '../../words.ts';
import { facts, text, type Answer, type Button } from '../answer.ts';
import { placeName, type FormatContext } from '../format.ts';
import { ownPortNote } from '../tide/own-port.ts';

/** A place under the name that the user gave it; only its id where the gazetteer does not have it any more. */
export type OwnPlace = { readonly name: string; readonly place: Place | string };

/** Home and the saved places, each with a button for `today` there. */
export function ownPlacesAnswer(
  words: Words,
  formatAt: (place: Place) => FormatContext,
  list: readonly OwnPlace[],
): Answer {
  const title = words.say('place-list-title');
  const setHome: Button = { label: words.say('button-set-home'), command: 'place home', options: {}, asks: true };
  if (list.length === 0) return { title, blocks: [text(words.say('place-list-none'))], buttons: [setHome] };
  return {
    title,
    blocks: [
      facts(
        list.map(({ name, place }) => ({
          label: words.say('fact-label', { label: name }),
          value: typeof place === 'string' ? place : placeName(formatAt(place), place),
        })),
      ),
    ],
    buttons: [
      ...list.map(({ name, place }) => ({
        label: name,
        command: 'today',
        options: { place: typeof place === 'string' ? place : carriedId(place) },
      })),
      setHome,
    ],
  };
}

/** Confirms that a place was saved under a name. */
export function placeSavedAnswer(format: FormatContext, name: string, place: Place): Answer {
  const { words } = format;
  return {
    title: words.say('place-saved-title', { name, place: placeName(format, place) }),
    blocks: [text(words.say('place-saved-how', { name }))],
    buttons: [differencesButton(words, name)],
  };
}

function differencesButton(words: Words, name: string): Button {
  return { label: words.say('button-own-port'), command: 'place port', options: { name }, asks: true };
}

/** Confirms that a place was set as home. */
export function homeSetAnswer(format: FormatContext, place: Place): Answer {
  const { words } = format;
  return {
    title: words.say('place-home-title', { place: placeName(format, place) }),
    blocks: [text(words.say('place-home-how'))],
  };
}

/** Confirms that a saved place was deleted. */
export function placeForgottenAnswer(words: Words, name: string): Answer {
  return { title: words.say('place-forgotten-title', { name }), blocks: [] };
}

/** Confirms the differences of a saved place, or that they were taken back. */
export function ownPortAnswer(words: Words, name: string, port: OwnPort | undefined): Answer {
  if (!port) return { title: words.say('own-port-removed', { name }), blocks: [] };
  return {
    title: words.say('own-port-title', { name }),
    blocks: [text(ownPortNote({ words }, port)), text(words.say('own-port-how', { name }))],
    buttons: [
      differencesButton(words, name),
      { label: words.say('button-own-port-none'), command: 'place port', options: { name, port: 'none' } },
    ],
  };
}
