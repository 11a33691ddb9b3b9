import type { APIActionRowComponent, APIButtonComponentWithCustomId, APIEmbed } from 'discord.js';
import type { Answer } from '../../answers/index.ts';
import { renderButtons } from './buttons.ts';
import { layoutBlocks } from './layout.ts';
import { clean, cut, escape, oneLine } from './markdown.ts';

// docs.discord.com/developers/resources/message#embed-object-embed-limits; Discord counts characters, of which a text has at most as many as UTF-16 units.
const maxTitleLength = 256;
const maxDescriptionLength = 4096;
const maxFooterLength = 2048;
const maxEmbedLength = 6000;

/** The part that the bodies of create, edit and callback share. `allowed_mentions` is empty: an answer notifies no user. */
export type DiscordBody = {
  readonly embeds: readonly [APIEmbed];
  readonly allowed_mentions: { readonly parse: [] };
  readonly components?: readonly APIActionRowComponent<APIButtonComponentWithCustomId>[];
};

/** Renders an answer as one embed. Blocks that do not fit are left out from the end; title and note stay. */
export function renderDiscord({ title, blocks, note = '', buttons }: Answer): DiscordBody {
  const heading = cut(escape(oneLine(title)), maxTitleLength);
  // A footer is shown as it is, without markdown.
  const footer = cut(clean(note), maxFooterLength);
  const description = layoutBlocks(
    blocks,
    Math.min(maxDescriptionLength, maxEmbedLength - heading.length - footer.length),
  );
  const embed = { title: heading, ...(description && { description }), ...(footer && { footer: { text: footer } }) };
  const components = renderButtons(buttons);
  return { embeds: [embed], allowed_mentions: { parse: [] }, ...(components.length > 0 && { components }) };
}
