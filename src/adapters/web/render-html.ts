import { html } from 'hono/html';
import type { Answer, Block, Button, Sign } from '../../answers/index.ts';
import type { PublicQuestion } from '../../chat/index.ts';
import type { Words } from '../../words.ts';
import { assetUrl } from './assets.ts';
import { template, type Html } from './template.ts';
import { addressOf, type Reader } from './questions.ts';

type Themed = { readonly light: string; readonly dark: string };
/** The picture of an answer for wide and for narrow screens, and the text for those who do not see it. */
export type PictureSources = {
  readonly wide: Themed;
  readonly tall: Themed;
  readonly tallHeight: number;
  /** Of what a wide one has below it. */
  readonly stripHeight: number;
  readonly alt: string;
  /** One can move along it. */
  readonly hasCurve: boolean;
};

export type HtmlOptions = {
  readonly words: Words;
  readonly reader: Reader;
  /** Of this service, for programs that subscribe to a calendar. */
  readonly origin: string;
  /** The question as anybody may ask it; absent of an answer about the user's own places. */
  readonly question?: PublicQuestion | undefined;
  /** The topics that a place has, in their order, with the one that was answered. */
  readonly topics: readonly { readonly command: string; readonly label: string; readonly isCurrent: boolean }[];
  /** Whether a button's answer has an address: of others only a script can send the command. */
  hasAddress(button: Button): boolean;
  readonly picture?: PictureSources | undefined;
};

/** Renders an answer as an article: title, days, topics, sentences, picture, tables and facts, and what may be asked next. */
export function renderHtml(answer: Answer, options: HtmlOptions): Html {
  const { title, blocks, note, buttons = [], links = [], file } = answer;
  const { words, picture, question } = options;
  const firstTable = blocks.findIndex(({ kind }) => kind !== 'text');
  const lead = firstTable < 0 ? blocks : blocks.slice(0, firstTable);
  const rest = firstTable < 0 ? [] : blocks.slice(firstTable);
  const inGroup = (group: Button['group']): Button[] => buttons.filter((button) => button.group === group);
  const renderGroup = (group: Button['group']): Html[] => inGroup(group).map((button) => renderButton(button, options));
  const choices = renderGroup(undefined).map((choice) => ({ choice }));
  const place = question?.options['place'];
  return template('answer', words, {
    language: words.language,
    place: place === undefined ? '' : html`data-place="${place}"`,
    title,
    days: renderNav('days', words.say('page-days'), renderGroup('days')),
    topics: renderNav('topics', words.say('page-topics'), withCurrent(inGroup('topics'), options)),
    hasLead: lead.length > 0,
    lead: lead.map(renderBlock),
    hasChoices: choices.length > 0,
    choices,
    picture: picture && renderPicture(words, picture),
    hasRest: rest.length > 0,
    rest: renderBlocks(rest),
    links,
    file: file && [{ name: file.name, address: dataUrl(file.mediaType, file.content) }],
    more: renderNav('more', words.say('page-more'), [
      ...(question ? placeLinks(question, options) : []),
      ...renderGroup('more'),
    ]),
    note,
  });
}

/** Blocks in groups: sentences with the table or facts that follow them, and a table with its facts. */
export function renderBlocks(blocks: readonly Block[]): Html[] {
  return groupsOf(blocks).map((group) => html`<div>${group.map(renderBlock)}</div>`);
}

function groupsOf(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const group = groups.at(-1);
    const last = group?.at(-1)?.kind;
    if (last === 'text' || (last === 'table' && block.kind === 'facts')) group?.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** The topics of a place: links to the others, and the one that was answered in its place among them. */
function withCurrent(buttons: readonly Button[], options: HtmlOptions): Html[] {
  if (buttons.length === 0) return [];
  return options.topics.flatMap(({ command, label, isCurrent }) => {
    if (isCurrent) return html`<span class="action" aria-current="page">${label}</span>`;
    const button = buttons.find((one) => one.command === command);
    return button ? renderButton(button, options) : [];
  });
}

export function dataUrl(mediaType: string, content: string): string {
  return `data:${mediaType};base64,${Buffer.from(content).toString('base64')}`;
}

function renderNav(name: string, label: string, items: readonly Html[]): Html | string {
  return items.length === 0 ? '' : html`<nav class="${name}" aria-label="${label}">${items}</nav>`;
}

function renderButton(button: Button, { hasAddress, reader }: HtmlOptions): Html {
  const { label, command, options } = button;
  if (hasAddress(button)) return html`<a class="action" href="${addressOf({ command, options }, reader)}">${label}</a>`;
  return html`<button type="button" hidden data-command="${command}" data-options="${JSON.stringify(options)}">
    ${label}
  </button>`;
}

/** The page that stays open on a place, and its calendar. */
function placeLinks({ options: { place } }: PublicQuestion, { words, reader, origin }: HtmlOptions): Html[] {
  if (place === undefined) return [];
  const query = new URLSearchParams(reader).toString();
  const calendar = `/calendar/${place}.ics?language=${words.language}`;
  return [
    html`<a class="action" href="/place/${place}${query && `?${query}`}">${words.say('page-place-open')}</a>`,
    html`<button type="button" hidden aria-pressed="false" data-keep>${words.say('page-keep')}</button>`,
    html`<a class="action" href="${calendar}">${words.say('page-calendar')}</a>`,
    html`<a class="action" href="${origin.replace(/^https?/, 'webcal')}${calendar}">${words.say('page-subscribe')}</a>`,
  ];
}

/** A picture in the theme of the page, in the shape of the screen; `curve.js` moves along its curve. A later one is loaded when it is near. */
export function renderPicture(words: Words, source: PictureSources, isLater = false): Html {
  const { wide, tall, tallHeight, stripHeight, alt, hasCurve } = source;
  return template('picture', words, {
    curve: hasCurve && html`data-curve="${words.say('page-curve')}" data-above="${words.say('page-curve-above')}"`,
    tallDark: tall.dark,
    tallLight: tall.light,
    wideDark: wide.dark,
    wideLight: wide.light,
    tallHeight,
    wideHeight: 675 + stripHeight,
    alt,
    loading: isLater ? 'lazy' : 'eager',
  });
}

function renderBlock(block: Block): Html {
  if (block.kind === 'text') return html`<p>${block.text}</p>`;
  if (block.kind === 'facts') {
    const rows = block.facts.map(
      ({ label, value }) =>
        html`<div>
          <dt>${label.replace(/[\s\u00a0\u202f]*:$/, '')}</dt>
          <dd>${value}</dd>
        </div>`,
    );
    return html`<dl>${rows}</dl>`;
  }
  // A day may have fewer high waters than the others: its other columns stay below theirs.
  const columns = Math.max(...block.rows.map(({ length }) => length));
  const rows = block.rows.map(
    ([first = '', ...cells], row) =>
      html`<tr>
        <th scope="row">${first}</th>
        ${block.signs ? html`<td class="sign">${renderSign(block.signs[row])}</td>` : ''}
        ${Array.from({ length: columns - 1 }, (_, i) => html`<td>${cells[i]}</td>`)}
      </tr>`,
  );
  return html`<div class="table">
    <table>
      ${
        block.title === undefined
          ? ''
          : html`<caption>
              ${block.title}
            </caption>`
      }
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** One of the sheet of all signs, whose text is read out. */
function renderSign(sign: Sign | undefined): Html | string {
  if (!sign) return '';
  const { name, text } = sign;
  return html`<img
    class="sign"
    src="${assetUrl('signs.svg')}#${name}"
    alt="${text}"
    title="${text}"
    width="24"
    height="24"
  />`;
}
