import type { MessageEntity } from 'grammy/types';

export interface FormattedText {
  text: string;
  entities: MessageEntity[];
}

/** Describes an error in the words of the Bot API, without its prefix `can't parse entities: `. */
export class HtmlError extends Error {}

interface Tag {
  name: string;
  attributes: Map<string, string>;
  offset: number;
}

interface Reader {
  html: string;
  at: number;
  text: string;
  open: Tag[];
  entities: MessageEntity[];
}

/** Tags whose entity carries nothing but its range. */
const PLAIN_TAGS: Record<string, MessageEntity.CommonMessageEntity['type']> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  span: 'spoiler',
  'tg-spoiler': 'spoiler',
  code: 'code',
};
const TAGS = new Set([...Object.keys(PLAIN_TAGS), 'a', 'tg-emoji', 'tg-time', 'pre', 'blockquote']);
const REFERENCES: Partial<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/**
 * Parses `parse_mode: HTML` by the rules of core.telegram.org/bots/api#html-style, messages as in tdlib's parse_html.
 * Stricter in one point: a `&` that begins no reference is shown as it stands by Telegram, and is an error here,
 * because it means that an escape is missing.
 */
export function parseTelegramHtml(html: string): FormattedText {
  const reader: Reader = { html, at: 0, text: '', open: [], entities: [] };
  while (reader.at < html.length) {
    const next = html[reader.at];
    if (next === '<') readTag(reader);
    else if (next === '&') reader.text += readReference(reader);
    else reader.text += html[reader.at++];
  }
  const unclosed = reader.open.at(-1);
  if (unclosed) throw new HtmlError(`Can't find end tag corresponding to start tag "${unclosed.name}"`);
  return trimmed(reader.text, reader.entities);
}

function byteOffset(reader: Reader, at: number): string {
  return `at byte offset ${Buffer.byteLength(reader.html.slice(0, at))}`;
}

function readReference(reader: Reader): string {
  const match = /^&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/i.exec(reader.html.slice(reader.at));
  const character = match && referenced(match);
  if (!character) throw new HtmlError(`Unescaped "&" ${byteOffset(reader, reader.at)}`);
  reader.at += match[0].length;
  return character;
}

function referenced([, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return REFERENCES[name];
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function readTag(reader: Reader): void {
  const begin = reader.at;
  const end = skip(reader, /^<\/?/) === '</';
  const name = skip(reader, /^[^\s>]*/)?.toLowerCase() ?? '';
  if (end) readEnd(reader, begin, name);
  else readStart(reader, begin, name);
}

function readStart(reader: Reader, begin: number, name: string): void {
  if (reader.at === reader.html.length) throw new HtmlError(`Unclosed start tag ${byteOffset(reader, begin)}`);
  if (!TAGS.has(name)) throw new HtmlError(`Unsupported start tag "${name}" ${byteOffset(reader, begin)}`);
  const attributes = readAttributes(reader, begin, name);
  if (name === 'span' && attributes.get('class') !== 'tg-spoiler') {
    throw new HtmlError(`Tag "span" must have class "tg-spoiler" ${byteOffset(reader, begin)}`);
  }
  reader.open.push({ name, attributes, offset: reader.text.length });
}

function readAttributes(reader: Reader, begin: number, tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (;;) {
    skip(reader, /^\s*/);
    const at = reader.at;
    if (skip(reader, /^>/) !== undefined) return attributes;
    const name = skip(reader, /^[^\s=>]+/);
    const value = skip(reader, /^\s*=\s*/) === undefined ? '' : readValue(reader);
    if (reader.at === reader.html.length) {
      throw new HtmlError(`Unclosed start tag "${tag}" ${byteOffset(reader, begin)}`);
    }
    if (name === undefined) throw new HtmlError(`Empty attribute name in the tag "${tag}" ${byteOffset(reader, at)}`);
    attributes.set(name.toLowerCase(), value);
  }
}

/** A quoted string, or a bare token of letters, digits, dots and hyphens. */
function readValue(reader: Reader): string {
  const at = reader.at;
  const quote = skip(reader, /^["']/);
  const value = skip(reader, quote === undefined ? /^[\w.-]*/ : quote === '"' ? /^[^"]*/ : /^[^']*/) ?? '';
  const ended = quote === undefined ? /^(?=[\s>]|$)/ : /^["']|^$/;
  if (skip(reader, ended) === undefined) throw new HtmlError(`Unexpected end of name token ${byteOffset(reader, at)}`);
  return unescaped(value);
}

/** Reads past what the pattern, which begins with `^`, finds here. */
function skip(reader: Reader, pattern: RegExp): string | undefined {
  const found = pattern.exec(reader.html.slice(reader.at))?.[0];
  reader.at += found?.length ?? 0;
  return found;
}

function unescaped(value: string): string {
  return value.replace(/&(lt|gt|amp|quot);/g, (whole, name: string) => REFERENCES[name] ?? whole);
}

function readEnd(reader: Reader, begin: number, name: string): void {
  const tag = reader.open.pop();
  if (!tag) throw new HtmlError(`Unexpected end tag ${byteOffset(reader, begin)}`);
  skip(reader, /^\s*/);
  if (skip(reader, /^>/) === undefined) throw new HtmlError(`Unclosed end tag ${byteOffset(reader, begin)}`);
  // Telegram takes `</>` for the end of whatever is open.
  if (name !== '' && name !== tag.name) {
    const found = `expected "</${tag.name}>", found "</${name}>"`;
    throw new HtmlError(`Unmatched end tag ${byteOffset(reader, begin)}, ${found}`);
  }
  const around = reader.open.at(-1);
  if (tag.name === 'code' && around?.name === 'pre') {
    // `<pre><code class="language-…">` is one entity, and the only way to name a language.
    around.attributes.set('language', (tag.attributes.get('class') ?? '').replace(/^language-/, ''));
    return;
  }
  const entity = entityOf(tag, reader.text);
  if (entity) reader.entities.push(entity);
}

function entityOf({ name, attributes, offset }: Tag, text: string): MessageEntity | undefined {
  const range = { offset, length: text.length - offset };
  const type = PLAIN_TAGS[name];
  if (type !== undefined) return { type, ...range };
  switch (name) {
    case 'a': {
      const url = attributes.get('href') ?? text.slice(offset);
      return URL.canParse(url) ? { type: 'text_link', url, ...range } : undefined;
    }
    case 'tg-emoji':
      return { type: 'custom_emoji', custom_emoji_id: attributes.get('emoji-id') ?? '', ...range };
    case 'tg-time':
      return { type: 'date_time', unix_time: Number(attributes.get('unix')), ...timeFormat(attributes), ...range };
    case 'blockquote':
      return { type: attributes.has('expandable') ? 'expandable_blockquote' : 'blockquote', ...range };
    default: {
      const language = attributes.get('language');
      return { type: 'pre', ...(language !== undefined && { language }), ...range };
    }
  }
}

function timeFormat(attributes: Map<string, string>): Pick<MessageEntity.DateTimeMessageEntity, 'date_time_format'> {
  return { date_time_format: attributes.get('format') as MessageEntity.DateTimeMessageEntity['date_time_format'] };
}

/** Telegram cuts blanks off both ends after parsing; entities move along. */
export function trimmed(text: string, entities: MessageEntity[]): FormattedText {
  const lead = text.length - text.trimStart().length;
  const length = text.trim().length;
  const moved = entities.map((entity) => {
    const from = Math.max(entity.offset - lead, 0);
    const to = Math.min(entity.offset + entity.length - lead, length);
    return { ...entity, offset: from, length: to - from };
  });
  const order = (a: MessageEntity, b: MessageEntity) => a.offset - b.offset || b.length - a.length;
  return { text: text.trim(), entities: moved.filter((entity) => entity.length > 0).sort(order) };
}
