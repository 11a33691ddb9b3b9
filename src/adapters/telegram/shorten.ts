import type { Answer, Block } from '../../answers/index.ts';

// Our own texts are far shorter, but not always quoted input or names of stations.
const maxTitleLength = 256;
const maxTextLength = 1024;

/** Drops the last blocks and rows of an answer until it fits, with an ellipsis in their place. Title and note stay. */
export function shorten(answer: Answer, fits: (answer: Answer) => boolean): Answer {
  const clipped = clipTexts(answer);
  if (fits(clipped)) return clipped;
  const ellipsis: Block = { kind: 'text', text: '…' };
  let blocks = clipped.blocks;
  let shorter: Answer;
  do {
    blocks = dropLast(blocks);
    shorter = { ...clipped, blocks: [...blocks, ellipsis] };
  } while (blocks.length > 0 && !fits(shorter));
  return shorter;
}

function clipTexts({ title, blocks, note }: Answer): Answer {
  return {
    title: clip(title, maxTitleLength),
    blocks: blocks.map((block) =>
      block.kind === 'text' ? { ...block, text: clip(block.text, maxTextLength) } : block,
    ),
    ...(note && { note: clip(note, maxTextLength) }),
  };
}

/** Cuts to `maxLength` UTF-16 units with an ellipsis, not within a surrogate pair. */
export function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const whole = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${whole}…`;
}

function dropLast(blocks: readonly Block[]): Block[] {
  const rest = blocks.slice(0, -1);
  const last = blocks.at(-1);
  if (last?.kind === 'facts' && last.facts.length > 1) return [...rest, { ...last, facts: last.facts.slice(0, -1) }];
  if (last?.kind === 'table' && last.rows.length > 1) return [...rest, { ...last, rows: last.rows.slice(0, -1) }];
  return rest;
}
