import { ComponentType, MessageFlags } from 'discord.js';
import type {
  APIAttachment,
  APIComponentInContainer,
  APIContainerComponent,
  APIMediaGalleryComponent,
  RawFile,
} from 'discord.js';
import type { Answer } from '../../answers/index.ts';
import type { PngPicture } from '../adapter.ts';
import { renderControls } from './controls.ts';
import { layoutBlocks } from './layout.ts';
import { clean, cut, escape, oneLine } from './markdown.ts';

// docs.discord.com/developers/components/reference: characters of all texts of a message, components at any depth, and
// characters of an alt text. Characters are counted here in UTF-16 units, of which a text has at least as many.
const maxTextLength = 4000;
const maxComponents = 40;
const maxAltLength = 1024;
/** Ours: longer titles and notes would leave little room for the answer. */
const maxTitleLength = 256;
const maxNoteLength = 1500;
/** Ours: a longer first line would fill a phone as a heading. */
const maxHeadingLength = 100;
/** The blue of the pictures. */
const accentColor = 0x0a66ad;
const pictureName = 'bellbuoy.png';

/** The part that the bodies of create, edit and callback share. `allowed_mentions` is empty: an answer notifies no user. */
export type DiscordBody = {
  readonly flags: number;
  readonly components: readonly [APIContainerComponent];
  /** Those of an earlier state of the message that are not in the list are deleted. */
  readonly attachments: readonly (Pick<APIAttachment, 'id' | 'filename'> & { readonly description?: string })[];
  readonly allowed_mentions: { readonly parse: [] };
};

/** A message with its files. */
export type DiscordMessage = {
  readonly body: DiscordBody;
  readonly files: readonly RawFile[];
  /** Its text without components, where Discord does not accept them. */
  plain(): PlainBody;
};

/** A message of text alone. */
export type PlainBody = Pick<DiscordBody, 'allowed_mentions'> & { readonly content: string };

/**
 * Renders an answer as one container: title, first line in large type, picture, the other blocks, note in small type,
 * buttons. Blocks that do not fit are left out from the end; title and note stay.
 */
export function renderDiscord(answer: Answer, picture?: PngPicture): DiscordMessage {
  const { title, blocks, note = '', file } = answer;
  const [first, ...others] = blocks;
  const heading = cut(escape(oneLine(title)), maxTitleLength);
  const line = first?.kind === 'text' ? oneLine(first.text).trim() : '';
  const isLarge = line !== '' && line.length <= maxHeadingLength;
  const head = isLarge ? `**${heading}**\n## ${escape(line)}` : `## ${heading}`;
  const small = cut(escape(oneLine(note)).trim(), maxNoteLength);
  const foot = small && `-# ${small}`;
  const body = layoutBlocks(isLarge ? others : blocks, maxTextLength - head.length - foot.length);
  const files = [...(picture ? [pictureFile(picture)] : []), ...(file ? [textFile(file)] : [])];
  const parts: APIComponentInContainer[] = [
    textDisplay(head),
    ...(picture ? [gallery(picture)] : []),
    ...(body ? [textDisplay(body)] : []),
    ...(file ? [{ type: ComponentType.File as const, file: { url: `attachment://${file.name}` } }] : []),
    ...(foot ? [textDisplay(foot)] : []),
  ];
  const controls = renderControls(answer, maxComponents - parts.length - 1);
  return {
    body: {
      flags: MessageFlags.IsComponentsV2,
      components: [{ type: ComponentType.Container, accent_color: accentColor, components: [...parts, ...controls] }],
      attachments: files.map(({ name }, index) => ({
        id: String(index),
        filename: name,
        ...(picture && index === 0 && { description: altText(picture) }),
      })),
      allowed_mentions: { parse: [] },
    },
    files,
    plain: () => renderPlain(answer),
  };
}

function textDisplay(content: string) {
  return { type: ComponentType.TextDisplay, content } as const;
}

function gallery(picture: PngPicture): APIMediaGalleryComponent {
  const item = { media: { url: `attachment://${pictureName}` }, description: altText(picture) };
  return { type: ComponentType.MediaGallery, items: [item] };
}

/** Shown to screen readers as it is, without markdown. */
function altText({ alt }: PngPicture): string {
  return cut(clean(alt), maxAltLength);
}

function pictureFile({ png }: PngPicture): RawFile {
  return { name: pictureName, contentType: 'image/png', data: Buffer.from(png) };
}

function textFile({ name, mediaType: contentType, content }: NonNullable<Answer['file']>): RawFile {
  return { name, contentType, data: Buffer.from(content) };
}

function renderPlain({ title, blocks, note = '' }: Answer): PlainBody {
  const lines = blocks.flatMap((block) => {
    if (block.kind === 'text') return [block.text];
    if (block.kind === 'facts') return block.facts.map(({ label, value }) => `${label} ${value}`);
    return block.rows.map((row) => row.join('  '));
  });
  return {
    content: cut(escape([title, ...lines, note].filter(Boolean).join('\n')), maxContentLength),
    allowed_mentions: { parse: [] },
  };
}

/** Characters of a message without components (docs.discord.com/developers/resources/message#create-message). */
const maxContentLength = 2000;
