import { text } from './labels.ts';
import { frame, smallText, type Shape } from './scene.ts';
import { fitted, shortened, textWidth } from './text-width.ts';
import type { Theme } from './theme.ts';

/** Where pictures begin and end, px. */
export const margin = 28;

type Heading = {
  readonly title: string;
  readonly subtitle: string;
  /** The one number that is looked for, and a line about it. */
  readonly figure?: string;
  readonly caption?: string;
};

const figureSize = 40;
const captionSize = 24;

/** Place and day at the left, the number that is looked for at the right. */
export function heading(theme: Theme, { title, subtitle, figure = '', caption = '' }: Heading): Shape[] {
  const whole = frame.width - 2 * margin;
  const big = fitted(figure, [figureSize, 34, 28], whole * 0.55);
  const small = fitted(caption, [captionSize, smallText], whole * 0.55);
  const right = frame.width - margin;
  const roomBeside = (width: number): number => whole - width - (width > 0 ? 32 : 0);
  const name = fitted(title, [44, 38, 32, 28], roomBeside(textWidth(big.text, big.size)));
  const day = fitted(subtitle, [captionSize, smallText], roomBeside(textWidth(small.text, small.size)));
  return [
    text({ ...name, bold: true, color: theme.ink, role: 'title' }, margin, 58),
    text({ ...day, color: theme.muted, role: 'subtitle' }, margin, 94),
    ...(figure === '' ? [] : [text({ ...big, bold: true, color: theme.ink, role: 'figure' }, right, 58, 'end')]),
    ...(caption === '' ? [] : [text({ ...small, color: theme.muted, role: 'caption' }, right, 94, 'end')]),
  ];
}

/** Sources and warnings along the lower edge: as many of the parts as have room, the first in any case. */
export function footer(theme: Theme, parts: readonly string[]): Shape[] {
  const room = frame.width - 2 * margin;
  const [first = '', ...others] = parts;
  const whole = others.reduce(
    (line, part) => {
      const longer = `${line} ${part}`;
      return textWidth(longer, smallText) <= room ? longer : line;
    },
    shortened(first, smallText, room),
  );
  return [text({ text: whole, size: smallText, color: theme.muted, role: 'footer' }, margin, frame.height - 14)];
}
