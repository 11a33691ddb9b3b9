import { textWidth } from './text-width.ts';
import { type FrameBox, type Text } from './scene.ts';

/** A text without its place. */
export type Wording = Pick<Text, 'text' | 'size' | 'color'> & Partial<Pick<Text, 'bold' | 'halo' | 'role'>>;

/** Of a line of text from one baseline to the next, of its size. */
const lineHeight = 1.18;
/** How far letters reach above and below the baseline, of the size. */
const ascent = 0.78;
const descent = 0.24;

/** A line of text. `y` is its baseline, and `anchor` the part of it that stands at `x`. */
export function text(wording: Wording, x: number, y: number, anchor: Text['anchor'] = 'start'): Text {
  return { kind: 'text', bold: false, ...wording, x, y, anchor };
}

/** The box that a text covers, at most. */
export function boxOf({ text: line, size, x, y, anchor }: Text): FrameBox {
  const width = textWidth(line, size);
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return { x: left, y: y - size * ascent, width, height: size * (ascent + descent) };
}

/** Lines of text below one another around a centre, `y` being the upper edge. */
export function stack(lines: readonly Wording[], x: number, y: number, anchor: Text['anchor'] = 'middle'): Text[] {
  let baseline = y;
  return lines.map((one, i) => {
    baseline += one.size * (i === 0 ? ascent : lineHeight);
    return text(one, x, baseline, anchor);
  });
}

/** Height of such lines. */
export function stackHeight(lines: readonly Wording[]): number {
  return lines.reduce(
    (sum, { size }, i) => sum + size * (i === 0 ? ascent : lineHeight),
    (lines.at(-1)?.size ?? 0) * descent,
  );
}

function overlaps(a: FrameBox, b: FrameBox, gap = 0): boolean {
  return (
    a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
  );
}

function contains(outer: FrameBox, inner: FrameBox): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function grown({ x, y, width, height }: FrameBox, by: { readonly x: number; readonly y: number }): FrameBox {
  return { x: x - by.x, y: y - by.y, width: width + 2 * by.x, height: height + 2 * by.y };
}

/** Least space between two labels, px. */
const gap = 5;

/**
 * Places labels in a box without overlaps: each takes the first of its candidates that fits beside those placed before it,
 * and is left out where none does.
 */
export function createLabels(inside: FrameBox) {
  const taken: FrameBox[] = [];
  return {
    /** Keeps labels away from a box. */
    block(box: FrameBox): void {
      taken.push(box);
    },
    place(candidates: Iterable<readonly Text[]>, around = { x: 0, y: 0 }): readonly Text[] {
      for (const texts of candidates) {
        const boxes = texts.map((one) => grown(boxOf(one), around));
        const isFree = boxes.every((box) => contains(inside, box) && !taken.some((other) => overlaps(box, other, gap)));
        if (!isFree) continue;
        taken.push(...boxes);
        return texts;
      }
      return [];
    },
  };
}

export type Labels = ReturnType<typeof createLabels>;
