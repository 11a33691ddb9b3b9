import type { Block } from '../answers/index.ts';

/** Formats rows of cells as lines with aligned columns, `gap` between them. Widths are counted in code points. */
export function alignColumns(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => lengthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell)))
      .join(gap)
      .trimEnd(),
  );
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}

export function plainLines(block: Block, gap: string): string[] {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'facts') return block.facts.map(({ label, value }) => `${label} ${value}`);
  return [...(block.title === undefined ? [] : [block.title]), ...block.rows.map((row) => row.join(gap))];
}

/** Blocks without the last row of the last one, and without one that has no more. */
export function dropLast(blocks: readonly Block[]): Block[] {
  const rest = blocks.slice(0, -1);
  const last = blocks.at(-1);
  if (last?.kind === 'facts' && last.facts.length > 1) return [...rest, { ...last, facts: last.facts.slice(0, -1) }];
  if (last?.kind === 'table' && last.rows.length > 1) return [...rest, { ...last, rows: last.rows.slice(0, -1) }];
  return rest;
}
