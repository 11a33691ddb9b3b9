import type { FrameBox, Text } from './scene.ts';
import type { Theme } from './theme.ts';
import { readTable } from '../lib/data-file.ts';
import styles from './text-styles.json' with { type: 'json' };

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

export function stackHeight(sizes: readonly number[]): number {
  return sizes.reduce((sum, size, i) => sum + size * (i === 0 ? ascent : lineHeight), (sizes.at(-1) ?? 0) * descent);
}

/** Between a mark and its label, px. */
export const markGap = 10;

/** Where lines can stand at a point, above a high and below a low: farther off and sideways, then at its sides or the edges of the box. */
export function* near(lines: readonly Wording[], box: FrameBox, x: number, y: number, kind: 'high' | 'low') {
  const half = Math.max(...lines.map((one) => textWidth(one.text, one.size))) / 2;
  const tall = stackHeight(lines.map(({ size }) => size));
  const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
  const across = (at: number): number => between(at, box.x + half + 6, box.x + box.width - half - 6);
  const upperAt = (further: number): number => (kind === 'high' ? y - markGap - tall - further : y + markGap + further);
  for (const further of [0, 4, 10, tall + 4, 2 * tall + 8])
    for (const aside of [0, 12, -12, 24, -24, 36, -36, half, -half, half + 10, -half - 10])
      yield stack(lines, across(x) + aside, upperAt(further));
  const [top, bottom] = [box.y + 3, box.y + box.height - tall - 2];
  // Farther off, nobody would know what it is of.
  const isNear = (upper: number): boolean => Math.abs(upper - y) < 6 * tall;
  for (const upper of [upperAt(0), y + markGap, top, bottom].filter(isNear))
    for (const aside of [0, half + 8, -half - 8]) yield stack(lines, across(x + aside), between(upper, top, bottom));
}

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

/** The least size of a text: 22 px of 1,200 are 7 pt on a telephone that is 65 mm wide. */
export const smallText = 22;

const widths = new Map(
  readTable(new URL('letter-widths.tsv', import.meta.url), 'width', 'letters').flatMap(({ width, letters }) =>
    Array.from(letters, (sign) => [sign, Number(width) / 100] as const),
  ),
);

/** Of a sign that is in no table: kanji and kana are as wide as they are high, and so is any letter or narrower. */
const square = 1;

/** How wide a text is at most, px, in any weight that the pictures use. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const sign of text) width += widths.get(sign) ?? widthOfBase(sign);
  return width * size;
}

/** An accented letter is as wide as the one without. */
function widthOfBase(sign: string): number {
  return [...sign.normalize('NFD')].reduce(
    (sum, part) => sum + (/\p{Mn}/u.test(part) ? 0 : (widths.get(part) ?? square)),
    0,
  );
}

/** The text, or as much of it as fits with an ellipsis. */
export function shortened(text: string, size: number, room: number): string {
  if (textWidth(text, size) <= room) return text;
  const signs = [...text];
  while (signs.length > 1 && textWidth(`${signs.join('').trimEnd()}…`, size) > room) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** The greatest of the sizes at which a text fits, else the least of them with the text shortened. Sizes descend. */
export function fitted(text: string, sizes: readonly [number, ...number[]], room: number) {
  const size = sizes.find((one) => textWidth(text, one) <= room) ?? sizes.at(-1) ?? sizes[0];
  return { text: shortened(text, size, room), size };
}
