import type { Answer, Block } from '../../answers/index.ts';

// A text of ours is far shorter; what somebody typed and is quoted back, or the name of a station, may not be.
const longestTitle = 256;
const longestText = 1024;

/** As much of an answer as fits: of its blocks and rows the last are dropped for an ellipsis, title and note stay. */
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
    title: clip(title, longestTitle),
    blocks: blocks.map((block) => (block.kind === 'text' ? { ...block, text: clip(block.text, longestText) } : block)),
    ...(note && { note: clip(note, longestText) }),
  };
}

/** Cuts between characters, not inside one that takes two UTF-16 units. */
function clip(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const whole = text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${whole}…`;
}

function dropLast(blocks: readonly Block[]): Block[] {
  const rest = blocks.slice(0, -1);
  const last = blocks.at(-1);
  if (last?.kind === 'facts' && last.facts.length > 1) return [...rest, { ...last, facts: last.facts.slice(0, -1) }];
  if (last?.kind === 'table' && last.rows.length > 1) return [...rest, { ...last, rows: last.rows.slice(0, -1) }];
  return rest;
}
