import type { Block } from '../../answers/index.ts';
import { alignColumns } from '../columns.ts';
import { bold, codeBlock, cut, escape, oneLine } from './markdown.ts';

const gap = '\n\n';
const ellipsis = '…';

/**
 * Lays out blocks as markdown of at most `maxLength` UTF-16 units. The last blocks and rows that do not fit are left out,
 * with an ellipsis in their place.
 */
export function layoutBlocks(blocks: readonly Block[], maxLength: number): string {
  let markdown = '';
  for (const block of blocks.filter(hasContent)) {
    const before = markdown + (markdown && gap);
    const room = maxLength - before.length - gap.length - ellipsis.length;
    const whole = layOutBlock(block);
    if (whole.length > room) return before + (shortened(block, room) ?? ellipsis);
    markdown = before + whole;
  }
  return markdown;
}

function hasContent(block: Block): boolean {
  return block.kind === 'text' || rowsOf(block).length > 0;
}

type BlockOfRows = Exclude<Block, { kind: 'text' }>;

function rowsOf(block: BlockOfRows): readonly unknown[] {
  return block.kind === 'facts' ? block.facts : block.rows;
}

/** A block with as many rows as fit; `undefined` where none does. */
function shortened(block: Block, room: number): string | undefined {
  if (block.kind === 'text') return room > 0 ? cut(escape(block.text), room) : undefined;
  for (let count = rowsOf(block).length - 1; count > 0; count -= 1) {
    const shorter = `${layOutBlock(firstRows(block, count))}\n${ellipsis}`;
    if (shorter.length <= room) return shorter;
  }
  return undefined;
}

function firstRows(block: BlockOfRows, count: number): BlockOfRows {
  if (block.kind === 'facts') return { ...block, facts: block.facts.slice(0, count) };
  return { ...block, rows: block.rows.slice(0, count) };
}

function layOutBlock(block: Block): string {
  if (block.kind === 'text') return escape(block.text);
  if (block.kind === 'facts') {
    return block.facts.map(({ label, value }) => `${bold(label)} ${escape(oneLine(value))}`).join('\n');
  }
  const table = layOutRows(block.rows.map((row) => row.map(oneLine)));
  return block.title ? `${bold(block.title)}\n${table}` : table;
}

/** Characters of fixed width that fit beside each other on a phone 360 pixels wide, an estimate; longer lines are wrapped. */
const maxLineWidth = 33;

/** Rows as columns of fixed width where they fit on a phone, close together if need be; else each row is a line of text. */
function layOutRows(rows: readonly string[][]): string {
  for (const gap of ['  ', ' ']) {
    const lines = alignColumns(rows, gap);
    if (lines.every((line) => [...line].length <= maxLineWidth)) return codeBlock(lines);
  }
  return rows
    .map(([first = '', ...cells]) => [bold(first), ...cells.filter(Boolean).map(unbroken)].join(' · '))
    .join('\n');
}

/** With no-break spaces, so that a line is wrapped between cells: never `6.2` and `m`. */
function unbroken(cell: string): string {
  return escape(cell).replaceAll(' ', '\u00A0');
}
