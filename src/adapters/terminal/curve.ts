import type { Curve } from '../../answers/index.ts';

const rows = 3;
const eighths = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const indent = '  ';

/** A curve as three lines of block elements, a column for each value, over its labels; `▲` marks the present. */
export function renderCurve({ values, labels, now }: Curve): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // The lowest value is drawn as an eighth, so that every column shows.
  const levels = values.map((value) => 1 + ((value - low) / (high - low || 1)) * (rows * 8 - 1));
  const lines = Array.from({ length: rows }, (_, row) => {
    const below = (rows - 1 - row) * 8;
    return levels.map((level) => eighths[Math.min(8, Math.max(0, Math.round(level) - below))]).join('');
  });
  const axis: string[] = Array.from(values, () => ' ');
  for (const { at, text } of labels) axis.splice(Math.round(at * values.length), text.length, ...text);
  const mark = now === undefined ? [] : [`${' '.repeat(Math.floor(now * values.length))}▲`];
  return [...lines, ...mark, axis.join('').trimEnd()].map((line) => indent + line).join('\n');
}
