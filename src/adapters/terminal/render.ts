import type { Answer, Block, Button, Curve } from '../../answers/index.ts';
import { alignColumns } from '../blocks.ts';

const width = 80;

/** The buttons that a terminal numbers. Follow-ups would fill several lines under each answer, and can be typed. */
export function numberedButtons({ buttons = [] }: Answer): readonly Button[] {
  return buttons.filter(({ group }) => group === undefined);
}

/** Renders an answer as plain lines: title, blocks, curve, file, note and numbered buttons, wrapped at 80 columns. */
export function renderTerminal(answer: Answer): string {
  const { title, blocks, note, file, curve } = answer;
  // No-break spaces keep a number and its label on one line.
  const buttons = numberedButtons(answer);
  const numbered = buttons.map(({ label }, i) => `[${i + 1}] ${clean(label)}`.replaceAll(' ', '\u00a0')).join('   ');
  const parts = [
    wrap(clean(title)),
    ...blocks.map(renderBlock),
    curve ? renderCurve(curve()) : '',
    (file?.content ?? '').split('\n').map(clean).join('\n'),
    wrap(clean(note ?? '')),
    wrap(numbered),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function renderBlock(block: Block): string {
  if (block.kind === 'text') return wrap(clean(block.text));
  if (block.kind === 'facts')
    return block.facts.map(({ label, value }) => wrap(`${clean(label)} ${clean(value)}`)).join('\n');
  const rows = alignColumns(block.rows.map((row) => row.map(clean)));
  return [...(block.title ? [clean(block.title)] : []), ...rows.map((row) => `  ${row}`)].join('\n');
}

function wrap(line: string): string {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** Removes control characters, since in a name they could send escape sequences to the terminal. */
function clean(text: string): string {
  return text.replace(/\p{Cc}|\p{Cf}/gu, '');
}

const rows = 3;
const eighths = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;
const indent = '  ';

/** A curve as three lines of block elements, a column for each value, over its labels; `▲` marks the present. */
function renderCurve({ values, labels, now }: Curve): string {
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
