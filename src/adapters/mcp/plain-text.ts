import type { Answer, Block } from '../../answers/index.ts';

/** An answer as plain text for a language model: a line for each fact and row. */
export function plainText({ title, blocks, note }: Answer): string {
  return [title, ...blocks.flatMap(linesOf), ...(note === undefined ? [] : [note])].join('\n');
}

function linesOf(block: Block): string[] {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'facts') return block.facts.map(({ label, value }) => `${label} ${value}`);
  return [...(block.title === undefined ? [] : [block.title]), ...block.rows.map((row) => row.join(' | '))];
}
