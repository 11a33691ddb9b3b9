import { smallText, textWidth } from './text-width.ts';
import type { FrameBox, Text } from './scene.ts';
import styles from './text-styles.json' with { type: 'json' };
import type { Theme } from './theme.ts';

/** A text without its place. */
export type Wording = Omit<Text, 'kind' | 'x' | 'y' | 'anchor'>;

/** How texts look by what they stand for: in ink, bold as well, with a halo that keeps them readable across lines, larger. */
const { inBold, inInk, onSky, onPanel } = styles;
const larger: Readonly<Record<string, number>> = styles.larger;

/** A text in the style of its role. All that are in no list are small and muted. */
export function wording(theme: Theme, role: string, line: string, more: Partial<Wording> = {}): Wording {
  const color = role === 'now' ? theme.nowInk : inInk.includes(role) || inBold.includes(role) ? theme.ink : theme.muted;
  const halo = onSky.includes(role) ? theme.sky[0] : onPanel.includes(role) ? theme.panel : undefined;
  const style = { size: larger[role] ?? smallText, bold: inBold.includes(role), color };
  return { text: line, role, ...style, ...(halo !== undefined && { halo }), ...more };
}

/** Of a line of text from one baseline to the next, of its size. */
const lineHeight = 1.18;
/** How far letters reach above and below the baseline, of the size. */
const ascent = 0.78;
const descent = 0.24;

/** A line of text. `y` is its baseline, and `anchor` the part of it that stands at `x`. */
export function text(wording: Wording, x: number, y: number, anchor: Text['anchor'] = 'start'): Text {
  return { kind: 'text', ...wording, x, y, anchor };
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
export function stackHeight(sizes: readonly number[]): number {
  return sizes.reduce((sum, size, i) => sum + size * (i === 0 ? ascent : lineHeight), (sizes.at(-1) ?? 0) * descent);
}

/** The square around a point. */
export function around(x: number, y: number, radius: number): FrameBox {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

function overlaps(a: FrameBox, b: FrameBox, gap: number): boolean {
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

/** Least space between two labels, px. */
const gap = 5;

/** Places labels without overlaps: each at the first of its candidates that fits, else left out. */
export function createLabels(inside: FrameBox) {
  const taken: FrameBox[] = [];
  const avoided: FrameBox[] = [];
  const isOn = (boxes: readonly FrameBox[], box: FrameBox): boolean => boxes.some((one) => overlaps(box, one, gap));
  return {
    /** Keeps labels off a box. */
    block(box: FrameBox): void {
      taken.push(box);
    },
    /** Keeps labels off a box where they have another place. */
    avoid(box: FrameBox): void {
      avoided.push(box);
    },
    place(candidates: Iterable<readonly Text[]>): readonly Text[] {
      let second: readonly Text[] = [];
      for (const texts of candidates) {
        const boxes = texts.map(boxOf);
        if (boxes.some((box) => !contains(inside, box) || isOn(taken, box))) continue;
        if (boxes.some((box) => isOn(avoided, box))) {
          if (second.length === 0) second = texts;
          continue;
        }
        taken.push(...boxes);
        return texts;
      }
      taken.push(...second.map(boxOf));
      return second;
    },
    /** All of the texts where they stand, or none. */
    placeAll(texts: readonly Text[]): boolean {
      const boxes = texts.map(boxOf);
      const isFree = boxes.every(
        (box, i) => contains(inside, box) && !isOn(taken, box) && !isOn(boxes.slice(0, i), box),
      );
      if (isFree) taken.push(...boxes);
      return isFree;
    },
  };
}

/** All of the texts where they leave each other room, else every second of them, every third and so on. */
export function evenly(labels: Labels, texts: readonly Text[]): readonly Text[] {
  for (let every = 1; every < texts.length; every++) {
    const some = texts.filter((_, i) => i % every === 0);
    if (labels.placeAll(some)) return some;
  }
  return [];
}

export type Labels = ReturnType<typeof createLabels>;
