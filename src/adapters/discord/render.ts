import type { APIActionRowComponent, APIButtonComponentWithCustomId, APIEmbed } from 'discord.js';
import type { Answer } from '../../answers/index.ts';
import { renderButtons } from './buttons.ts';
import { layoutBlocks } from './layout.ts';
import { clean, cut, escape, oneLine } from './markdown.ts';

// docs.discord.com/developers/resources/message#embed-object-embed-limits; UTF-16 units are never fewer.
const longestTitle = 256;
const longestDescription = 4096;
const longestFooter = 2048;
const longestEmbed = 6000;

/** What Discord's create, edit and callback have in common. Nobody is ever notified by an answer. */
export type DiscordBody = {
  readonly embeds: readonly [APIEmbed];
  readonly allowed_mentions: { readonly parse: [] };
  readonly components?: readonly APIActionRowComponent<APIButtonComponentWithCustomId>[];
};

/** One embed. What does not fit is left out from the end of the blocks; title and note stay. */
export function renderDiscord({ title, blocks, note = '', buttons }: Answer): DiscordBody {
  const heading = cut(escape(oneLine(title)), longestTitle);
  // A footer is shown as it is, without markdown.
  const footer = cut(clean(note), longestFooter);
  const description = layoutBlocks(blocks, Math.min(longestDescription, longestEmbed - heading.length - footer.length));
  const embed = { title: heading, ...(description && { description }), ...(footer && { footer: { text: footer } }) };
  const components = renderButtons(buttons);
  return { embeds: [embed], allowed_mentions: { parse: [] }, ...(components.length > 0 && { components }) };
}
