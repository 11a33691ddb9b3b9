import type { Chat } from '../../chat/index.ts';
import type { AutocompleteRequest } from './parse.ts';
import { clean, cut } from './markdown.ts';
import type { Replies } from './send.ts';

// docs.discord.com/developers/interactions/application-commands#autocomplete; names and values of choices.
const mostChoices = 25;
const longestName = 100;
const longestValue = 100;

/** Offers the places that a text may become. Their ids come back as the option's value. */
export async function suggest(
  chat: Chat,
  { origin, typed }: AutocompleteRequest,
  replies: Pick<Replies, 'suggest'>,
): Promise<void> {
  const places = await chat.suggestPlaces(origin, typed, mostChoices);
  const choices = places.map(({ label, placeId }) => ({ name: cut(clean(label), longestName), value: placeId }));
  await replies.suggest(choices.filter(({ value }) => value.length <= longestValue));
}
