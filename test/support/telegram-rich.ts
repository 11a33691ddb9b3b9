import type { PhotoSize, RichBlock, RichBlockTableCell, RichText } from 'grammy/types';
import { isRecord } from './http.ts';
import { badRequest, listOf, objectOf, textOf } from './telegram-parameters.ts';
import type { Parameters } from './telegram-parameters.ts';

// core.telegram.org/bots/api#rich-message-limits
const TEXT_LENGTH = 32_768;
const BLOCKS = 500;
const COLUMNS = 20;
const DEPTH = 16;

/** An element of the HTML of a rich message. */
interface Element {
  tag: string;
  attributes: Map<string, string>;
  children: (Element | string)[];
}

/** The tags that this server knows, with those that may be around them; Telegram knows more. `''`: the message itself. */
const AROUND: Partial<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'table', 'figure', 'footer', 'details'].map(block)),
  img: ['figure', '', 'details'],
  figcaption: ['figure'],
  summary: ['details'],
  tr: ['table'],
  td: ['tr'],
  th: ['tr'],
  b: ['p', 'td', 'th', 'footer', 'figcaption', 'i'],
  i: ['p', 'td', 'th', 'footer', 'figcaption', 'b'],
};
const EMPTY = new Set(['img']);
const REFERENCES: Partial<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

function block(tag: string): [string, readonly string[]] {
  return [tag, ['', 'details']];
}

/** Reads `rich_message`, refusing what Telegram would. `photo` finds a file id, or stores a file of this call. */
export function readRich(body: Parameters, photo: (media: string) => PhotoSize): RichBlock[] {
  const message = objectOf(body, 'rich_message');
  const contents = ['html', 'markdown', 'blocks'].filter((name) => message?.[name] !== undefined);
  if (!message || contents.length !== 1) throw badRequest('exactly one of html, markdown and blocks must be used');
  if (contents[0] !== 'html') throw badRequest('this server supports only html');
  const media = new Map((listOf(message, 'media') ?? []).map((one) => readMedia(one, photo)));
  const root = parse(textOf(message, 'html'));
  const blocks = root.children.flatMap((child) => toBlocks(child, media));
  if (blocks.length === 0) throw badRequest('message text is empty');
  checkLimits(root);
  return blocks;
}

function readMedia(value: unknown, photo: (media: string) => PhotoSize): [string, PhotoSize] {
  const id = isRecord(value) ? textOf(value, 'id') : '';
  const media = isRecord(value) ? objectOf(value, 'media') : undefined;
  if (!/^[\w-]{1,64}$/.test(id) || !media || media['type'] !== 'photo') throw badRequest('wrong media specified');
  return [id, photo(textOf(media, 'media'))];
}

function parse(html: string): Element {
  const root: Element = { tag: '', attributes: new Map(), children: [] };
  const open = [root];
  const refuse = (why: string): never => {
    throw badRequest(`can't parse entities: ${why}`);
  };
  for (const [part] of html.matchAll(/<[^>]*>?|[^<]+/g)) {
    const around = open.at(-1) ?? root;
    if (!part.startsWith('<')) {
      around.children.push(textIn(part, refuse));
      continue;
    }
    const [, end, tag = '', attributes = '', selfClosed] =
      /^<(\/?)([a-z][\w-]*)((?:\s[^<>]*?)?)(\/?)>$/.exec(part) ?? [];
    if (tag === '') refuse(`Unclosed start tag in "${part.slice(0, 20)}"`);
    if (end) {
      if (open.length === 1 || around.tag !== tag) refuse(`Unmatched end tag "${tag}"`);
      open.pop();
      continue;
    }
    const outer = AROUND[tag] ?? refuse(`Unsupported start tag "${tag}"`);
    if (!outer.includes(around.tag)) refuse(`Tag "${tag}" is not allowed in "${around.tag}"`);
    const element: Element = { tag, attributes: attributesIn(attributes), children: [] };
    around.children.push(element);
    if (EMPTY.has(tag) || selfClosed) continue;
    open.push(element);
    if (open.length > DEPTH) refuse('Too many levels');
  }
  if (open.length > 1) refuse(`Can't find end tag corresponding to start tag "${open.at(-1)?.tag}"`);
  return root;
}

function attributesIn(text: string): Map<string, string> {
  return new Map(
    Array.from(text.matchAll(/([\w-]+)(?:="([^"]*)")?/g), ([, name = '', value = '']) => [name, value] as const),
  );
}

function textIn(text: string, refuse: (why: string) => never): string {
  return text.replaceAll(/&(\w*);?/g, (whole, name: string) => {
    return (whole.endsWith(';') ? REFERENCES[name] : undefined) ?? refuse(`Unescaped "&" in "${text.slice(0, 20)}"`);
  });
}

function toBlocks(child: Element | string, media: Map<string, PhotoSize>): RichBlock[] {
  if (typeof child === 'string') return child.trim() === '' ? [] : [{ type: 'paragraph', text: child }];
  const { tag, children } = child;
  const size = /^h([1-6])$/.exec(tag)?.[1];
  if (size !== undefined) return [{ type: 'heading', text: textOfAll(child), size: Number(size) as 1 }];
  if (tag === 'footer') return [{ type: 'footer', text: textOfAll(child) }];
  if (tag === 'table') return [{ type: 'table', cells: children.map(rowOf) }];
  if (tag === 'img') return [{ type: 'photo', photo: [photoOf(child, media)] }];
  if (tag === 'figure') return [figureOf(child, media)];
  if (tag === 'details') return [detailsOf(child, media)];
  return [{ type: 'paragraph', text: textOfAll(child) }];
}

function rowOf(row: Element | string): RichBlockTableCell[] {
  if (typeof row === 'string') throw badRequest("can't parse entities: Text between rows");
  return row.children.map((cell) => {
    if (typeof cell === 'string') throw badRequest("can't parse entities: Text between cells");
    const align = (cell.attributes.get('align') ?? 'left') as 'left';
    return { text: textOfAll(cell), align, valign: 'top' };
  });
}

function figureOf({ children }: Element, media: Map<string, PhotoSize>): RichBlock {
  const [image, caption] = children;
  if (typeof image !== 'object' || image.tag !== 'img')
    throw badRequest("can't parse entities: A figure without media");
  return {
    type: 'photo',
    photo: [photoOf(image, media)],
    ...(typeof caption === 'object' && { caption: { text: textOfAll(caption) } }),
  };
}

function photoOf({ attributes }: Element, media: Map<string, PhotoSize>): PhotoSize {
  const id = /^tg:\/\/photo\?id=([\w-]{1,64})$/.exec(attributes.get('src') ?? '')?.[1];
  const photo = media.get(id ?? '');
  if (!photo) throw badRequest('wrong URL of media specified');
  return photo;
}

function detailsOf({ children }: Element, media: Map<string, PhotoSize>): RichBlock {
  const [summary, ...content] = children;
  if (typeof summary !== 'object' || summary.tag !== 'summary') throw badRequest("can't parse entities: No summary");
  return { type: 'details', summary: textOfAll(summary), blocks: content.flatMap((child) => toBlocks(child, media)) };
}

function textOfAll(element: Element | string): string {
  return typeof element === 'string' ? element : element.children.map(textOfAll).join('');
}

const COUNTED = /^(?:h\d|p|table|tr|figure|img|footer|details)$/;

function checkLimits(root: Element): void {
  const elements = (element: Element): Element[] =>
    element.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...elements(child)]));
  const all = elements(root);
  if ([...textOfAll(root)].length > TEXT_LENGTH) throw badRequest('message is too long');
  if (all.filter(({ tag }) => COUNTED.test(tag)).length > BLOCKS) throw badRequest('too many blocks');
  if (all.some(({ tag, children }) => tag === 'tr' && children.length > COLUMNS)) throw badRequest('too many columns');
}

/** What a person reads in a rich message. */
export function shownText(blocks: readonly RichBlock[]): string {
  return blocks.map(shownBlock).filter(Boolean).join('\n\n');
}

function shownBlock(block: RichBlock): string {
  if (block.type === 'table') {
    return block.cells.map((row) => row.map(({ text = '' }) => plainText(text)).join(' ')).join('\n');
  }
  if (block.type === 'details') return shownText(block.blocks);
  if (block.type === 'photo') return '';
  return 'text' in block ? plainText(block.text) : '';
}

/** The parser above makes plain texts only. */
function plainText(text: RichText): string {
  return typeof text === 'string' ? text : JSON.stringify(text);
}
