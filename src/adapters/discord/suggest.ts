import type { Chat } from '../../chat/index.ts';
import type { AutocompleteRequest } from './parse.ts';
import { clean, cut } from './markdown.ts';
import type { Replies } from './send.ts';

// docs.discord.com/developers/interactions/application-commands#autocomplete; names and values of choices.
const maxChoices = 25;
const maxNameLength = 100;
const maxValueLength = 100;

/** Suggests places for the typed text. Discord sends the id of the chosen one as the option's value. */
export async function suggest(
  chat: Chat,
  { origin, typed }: AutocompleteRequest,
  replies: Pick<Replies, 'suggest'>,
): Promise<void> {
  const places = await chat.suggestPlaces(origin, typed, maxChoices);
  const choices = places.map(({ label, placeId }) => ({ name: cut(clean(label), maxNameLength), value: placeId }));
  await replies.suggest(choices.filter(({ value }) => value.length <= maxValueLength));
}
