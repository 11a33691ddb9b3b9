import { ComponentType, MessageFlags } from 'discord.js';
import type {
  APIAttachment,
  APIComponentInContainer,
  APIContainerComponent,
  APIMediaGalleryComponent,
  RawFile,
} from 'discord.js';
import type { Answer, Block } from '../../answers/index.ts';
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
/** Ours: longer headings fill a phone. Of a longer line, the first sentence is the heading. */
const maxHeadingLength = 100;
const wideHeadingLength = 60;
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
  const { note = '', file } = answer;
  const { head, blocks } = headOf(answer);
  const small = cut(escape(oneLine(note)).trim(), maxNoteLength);
  const foot = small && `-# ${small}`;
  const body = layoutBlocks(blocks, maxTextLength - head.length - foot.length);
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

/** Title and heading, and the blocks that follow them. A long title without any, such as a refusal, is a text. */
function headOf({ title, blocks }: Answer): { readonly head: string; readonly blocks: readonly Block[] } {
  const [first, ...others] = blocks;
  const heading = cut(escape(oneLine(title)), maxTitleLength);
  const line = first?.kind === 'text' ? oneLine(first.text).trim() : '';
  const [large, rest] = line.length > wideHeadingLength ? firstSentence(line) : [line, ''];
  if (large !== '' && large.length <= maxHeadingLength) {
    const more = rest === '' ? others : [{ kind: 'text', text: rest } as const, ...others];
    return { head: `**${heading}**\n## ${escape(large)}`, blocks: more };
  }
  const isText = blocks.length === 0 && heading.length > wideHeadingLength;
  return { head: isText ? heading : `## ${heading}`, blocks };
}

/** A sentence ends after a number, or after a word of three letters: `St. Ives` is a name. */
function firstSentence(line: string): [first: string, rest: string] {
  const [first = line] = line.split(/(?<=(?:\p{L}{3}|[\d%)])\.)\s+(?=[\p{Lu}\d])/u, 1);
  return [first, line.slice(first.length).trim()];
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
