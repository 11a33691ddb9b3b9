import type { DiscordMessage } from '../../src/adapters/discord/render.ts';
import { isRecord } from './http.ts';

type Component = Record<string, unknown>;

// Types of components/reference.
const ACTION_ROW = 1;
const BUTTON = 2;
const SELECT = 3;
const TEXT = 10;
const GALLERY = 12;
const FILE = 13;
const CONTAINER = 17;

/** A message as Discord's app lays it out on a phone 360 pixels wide, as a page of HTML: for people to look at. */
export function phonePage({ body, files }: Pick<DiscordMessage, 'body' | 'files'>): string {
  const pictures = new Map(files.map(({ name, data }) => [name, dataUrl(data)]));
  const content = body.components.map((component) => html({ ...component }, pictures)).join('');
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><main><b class="bot">Bellbuoy <i>APP</i></b>${content}</main>`;
}

function dataUrl(data: unknown): string {
  return `data:image/png;base64,${Buffer.from(data as Buffer).toString('base64')}`;
}

function html(component: Component, pictures: ReadonlyMap<string, string>): string {
  const inside = (): string =>
    childrenOf(component)
      .map((child) => html(child, pictures))
      .join('');
  switch (component['type']) {
    case CONTAINER:
      return `<div class="container">${inside()}</div>`;
    case TEXT:
      return `<div class="text">${markdown(String(component['content']))}</div>`;
    case GALLERY:
      return galleryHtml(component, pictures);
    case FILE:
      return '<div class="file">file</div>';
    case ACTION_ROW:
      return `<div class="row">${inside()}</div>`;
    case BUTTON:
      return `<span class="button">${escapeHtml(String(component['label']))}${component['style'] === 5 ? ' ↗' : ''}</span>`;
    case SELECT:
      return `<span class="select">Make a selection<s>⌄</s></span>`;
    default:
      throw new Error(`no picture of a component of type ${String(component['type'])}`);
  }
}

function childrenOf({ components }: Component): Component[] {
  return Array.isArray(components) ? components.filter(isRecord) : [];
}

function galleryHtml({ items }: Component, pictures: ReadonlyMap<string, string>): string {
  const all = Array.isArray(items) ? items.filter(isRecord) : [];
  return all
    .map(({ media, description }) => {
      const name = isRecord(media) ? String(media['url']).replace('attachment://', '') : '';
      return `<img src="${pictures.get(name) ?? ''}" alt="${escapeHtml(String(description))}">`;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Discord's markdown as far as answers use it: headings, small text, bold, code blocks and escapes. */
function markdown(text: string): string {
  // A block of code begins and ends its own line.
  const blocks = text.split(/\n?^```\n([\s\S]*?)\n```$\n?/m);
  return blocks.map((block, i) => (i % 2 === 1 ? `<pre>${escapeHtml(block)}</pre>` : lines(block))).join('');
}

function lines(block: string): string {
  return block
    .split('\n')
    .map((line) => {
      const [, mark = '', rest = line] = /^(#{1,3}|-#) (.*)$/.exec(line) ?? [];
      const tag = mark === '-#' ? 'small' : mark === '' ? 'p' : `h${mark.length}`;
      return line === '' ? '<br>' : `<${tag}>${inline(rest)}</${tag}>`;
    })
    .join('');
}

function inline(line: string): string {
  const kept: string[] = [];
  // A private character stands for each escaped one until the marks are read.
  const bare = line.replace(/\\([^\p{L}\p{N}\s])/gu, (_, sign: string) => `\uE000${kept.push(sign) - 1}\uE001`);
  const marked = escapeHtml(bare).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
  return marked.replace(/\uE000(\d+)\uE001/g, (_, index: string) => escapeHtml(kept[Number(index)] ?? ''));
}

/** Sizes of Discord's Android app in its dark theme, measured by eye. */
const style = `
body { margin: 0; background: #1a1a1e; font: 15px/1.3 Inter, "DejaVu Sans", sans-serif; color: #dfe0e2; width: 360px; overflow-wrap: anywhere; }
main { padding: 8px 12px 8px 60px; }
.bot { display: block; margin: 0 0 4px; } .bot i { font: 10px sans-serif; background: #5865f2; padding: 1px 4px; border-radius: 4px; }
.container { background: #242429; border: 1px solid #3a3a40; border-left: 4px solid #0a66ad; border-radius: 8px; padding: 12px; display: grid; gap: 8px; }
.text > * { margin: 0; } .text br { line-height: .6; }
h2 { font-size: 19px; line-height: 1.25; } small { display: block; font-size: 12px; color: #9b9ca3; }
pre { background: #1a1a1e; border: 1px solid #3a3a40; border-radius: 4px; padding: 6px; margin: 4px 0; font: 12px/1.35 "DejaVu Sans Mono", monospace; white-space: pre-wrap; }
img { width: 100%; border-radius: 6px; }
.row { display: flex; flex-wrap: wrap; gap: 6px; }
.button { background: #3c3c44; border-radius: 8px; padding: 7px 12px; font-size: 13.5px; font-weight: 600; }
.select { flex: 1; background: #1a1a1e; border: 1px solid #3a3a40; border-radius: 8px; padding: 9px 12px; color: #9b9ca3; } .select s { float: right; text-decoration: none; }
.file { background: #1a1a1e; padding: 10px; border-radius: 6px; }
`;
