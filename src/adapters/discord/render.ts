import * as discord from 'discord.js';
import type {
  APIAttachment,
  APIComponentInContainer,
  APIContainerComponent,
  APIMediaGalleryComponent,
  RawFile,
  APIActionRowComponent,
  APIButtonComponentWithCustomId,
  APIButtonComponentWithURL,
  APIComponentInMessageActionRow,
  APIStringSelectComponent,
} from 'discord.js';
import type { Answer, Block } from '../../answers/index.ts';
import type { PngPicture } from '../adapter.ts';
import { plainLines, alignColumns, dropLast } from '../blocks.ts';
import { toPlatformButtons, type PlatformButton } from '../buttons.ts';
import { lengths, most } from './limits.ts';
import { clean, cut, escape, oneLine, bold, codeBlock } from './markdown.ts';

/** The blue of the pictures. */
const accentColor = 0x0a66ad;
const pictureName = 'bellbuoy.png';

/** The part that the bodies of create, edit and callback share. `allowed_mentions` is empty: an answer notifies no user. */
type DiscordBody = {
  readonly flags: number;
  readonly components: readonly [APIContainerComponent];
  /** Those of an earlier state of the message that are not in the list are deleted. */
  readonly attachments: readonly (Pick<APIAttachment, 'id' | 'filename'> & { readonly description?: string })[];
  readonly allowed_mentions: { readonly parse: [] };
};

export type DiscordMessage = ReturnType<typeof renderDiscord>;
type PlainBody = Pick<DiscordBody, 'allowed_mentions'> & { readonly content: string };

/** Renders an answer as one container. Blocks that do not fit are left out from the end; title and note stay. */
export function renderDiscord(answer: Answer, picture?: PngPicture) {
  const { note = '', file } = answer;
  const { head, blocks } = headOf(answer);
  const small = cut(escape(oneLine(note)).trim(), lengths.note);
  const foot = small && `-# ${small}`;
  const body = layoutBlocks(blocks, lengths.texts - head.length - foot.length);
  const files: RawFile[] = [
    ...(picture ? [{ name: pictureName, contentType: 'image/png', data: Buffer.from(picture.png) }] : []),
    ...(file ? [{ name: file.name, contentType: file.mediaType, data: Buffer.from(file.content) }] : []),
  ];
  const parts: APIComponentInContainer[] = [
    textDisplay(head),
    ...(picture ? [gallery(picture)] : []),
    ...(body ? [textDisplay(body)] : []),
    ...(file ? [{ type: discord.ComponentType.File as const, file: { url: `attachment://${file.name}` } }] : []),
    ...(foot ? [textDisplay(foot)] : []),
  ];
  const controls = renderControls(answer, most.components - parts.length - 1);
  return {
    body: {
      flags: discord.MessageFlags.IsComponentsV2,
      components: [
        { type: discord.ComponentType.Container, accent_color: accentColor, components: [...parts, ...controls] },
      ],
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
  const heading = cut(escape(oneLine(title)), lengths.title);
  const line = first?.kind === 'text' ? oneLine(first.text).trim() : '';
  const [large, rest] = line.length > lengths.wideHeading ? firstSentence(line) : [line, ''];
  if (large !== '' && large.length <= lengths.heading) {
    const more = rest === '' ? others : [{ kind: 'text', text: rest } as const, ...others];
    return { head: `**${heading}**\n## ${escape(large)}`, blocks: more };
  }
  const isText = blocks.length === 0 && heading.length > lengths.wideHeading;
  return { head: isText ? heading : `## ${heading}`, blocks };
}

/** A sentence ends after a number, or after a word of three letters: `St. Ives` is a name. */
function firstSentence(line: string): [first: string, rest: string] {
  const [first = line] = line.split(/(?<=(?:\p{L}{3}|[\d%)])\.)\s+(?=[\p{Lu}\d])/u, 1);
  return [first, line.slice(first.length).trim()];
}

function textDisplay(content: string) {
  return { type: discord.ComponentType.TextDisplay, content } as const;
}

function gallery(picture: PngPicture): APIMediaGalleryComponent {
  const item = { media: { url: `attachment://${pictureName}` }, description: altText(picture) };
  return { type: discord.ComponentType.MediaGallery, items: [item] };
}

/** Shown to screen readers as it is, without markdown. */
function altText({ alt }: PngPicture): string {
  return cut(clean(alt), lengths.alt);
}

function renderPlain({ title, blocks, note = '' }: Answer): PlainBody {
  const lines = blocks.flatMap((block) => plainLines(block, '  '));
  return {
    content: cut(escape([title, ...lines, note].filter(Boolean).join('\n')), lengths.plain),
    allowed_mentions: { parse: [] },
  };
}

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
type ButtonKind =
  | Pick<APIButtonComponentWithURL, 'style' | 'url'>
  | Pick<APIButtonComponentWithCustomId, 'style' | 'custom_id'>;

/** Links and buttons in rows, many of them or the group `more` as selects, without rows past `maxComponents` in all. */
function renderControls({ buttons, links = [] }: Pick<Answer, 'buttons' | 'links'>, maxComponents: number): Row[] {
  const groups = Map.groupBy(toPlatformButtons(buttons), ({ group }) => group);
  const own = groups.get(undefined) ?? [];
  const rows = [
    ...rowsOf(links, ({ url }) => ({ style: discord.ButtonStyle.Link, url })),
    ...(own.length > most.buttons ? selects(own, 'choice') : buttonRows(own)),
    ...buttonRows(groups.get('days') ?? []),
    ...buttonRows(groups.get('topics') ?? []),
    ...selects(groups.get('more') ?? [], 'more'),
  ];
  let room = maxComponents;
  return rows.filter(({ components }) => (room -= 1 + components.length) >= 0);
}

function buttonRows(buttons: readonly PlatformButton[]): Row[] {
  return rowsOf(buttons, ({ payload }) => ({ style: discord.ButtonStyle.Secondary, custom_id: payload }));
}

function rowsOf<Item extends { readonly label: string }>(items: readonly Item[], what: (item: Item) => ButtonKind) {
  return chunks(items, most.perRow).map((row) => ({
    type: discord.ComponentType.ActionRow as const,
    components: row.map((item) => ({
      type: discord.ComponentType.Button as const,
      label: cut(clean(item.label), lengths.buttonLabel),
      ...what(item),
    })),
  }));
}

/** Discord shows its own sentence in each language before something is chosen. An option is a button: its payload says all. */
function selects(buttons: readonly PlatformButton[], name: string): Row[] {
  return chunks(buttons, most.perSelect).map((options, index) => {
    const select: APIStringSelectComponent = {
      type: discord.ComponentType.StringSelect,
      custom_id: `${name} ${index}`,
      options: options.map(({ label, payload }) => ({
        label: cut(clean(label), lengths.optionLabel),
        value: payload,
      })),
    };
    return { type: discord.ComponentType.ActionRow, components: [select] };
  });
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}

const gap = '\n\n';
const ellipsis = '…';

/** Markdown of at most `maxLength` UTF-16 units: last blocks and rows that do not fit are left out, with an ellipsis. */
function layoutBlocks(blocks: readonly Block[], maxLength: number): string {
  let markdown = '';
  for (const block of blocks.filter(
    (block) => block.kind === 'text' || (block.kind === 'facts' ? block.facts : block.rows).length > 0,
  )) {
    const before = markdown + (markdown && gap);
    const room = maxLength - before.length - gap.length - ellipsis.length;
    const whole = layOutBlock(block);
    if (whole.length > room) return before + (shortened(block, room) ?? ellipsis);
    markdown = before + whole;
  }
  return markdown;
}

/** A block with as many rows as fit; `undefined` where none does. */
function shortened(block: Block, room: number): string | undefined {
  if (block.kind === 'text') return room > 0 ? cut(escape(block.text), room) : undefined;
  for (let [shorter] = dropLast([block]); shorter; [shorter] = dropLast([shorter])) {
    const laidOut = `${layOutBlock(shorter)}\n${ellipsis}`;
    if (laidOut.length <= room) return laidOut;
  }
  return undefined;
}

function layOutBlock(block: Block): string {
  if (block.kind === 'text') return escape(block.text);
  if (block.kind === 'facts') {
    return block.facts.map(({ label, value }) => `${bold(label)} ${escape(oneLine(value))}`).join('\n');
  }
  const table = layOutRows(block.rows.map((row) => row.map(oneLine)));
  return block.title ? `${bold(block.title)}\n${table}` : table;
}

/** Rows as columns of fixed width where they fit on a phone, close together if need be; else each row is a line of text. */
function layOutRows(rows: readonly string[][]): string {
  for (const gap of ['  ', ' ']) {
    const lines = alignColumns(rows, gap);
    if (lines.every((line) => [...line].length <= lengths.phoneLine)) return codeBlock(lines);
  }
  return rows
    .map(([first = '', ...cells]) =>
      [bold(first), ...cells.filter(Boolean).map((cell) => escape(cell).replaceAll(' ', '\u00A0'))].join(' · '),
    )
    .join('\n');
}
