import { createCanvas } from '@napi-rs/canvas';
import { registerFonts } from '../../src/adapters/picture-canvas.ts';
import { fontFamilies, type FrameBox } from '../../src/drawing/index.ts';

/** A text of an SVG picture, with what it covers in the fonts that the pictures are drawn in. */
export type SeenText = { readonly role: string; readonly text: string; readonly size: number; readonly box: FrameBox };
export type SeenPath = { readonly role: string; readonly d: string };

let context: ReturnType<ReturnType<typeof createCanvas>['getContext']> | undefined;

function pen() {
  if (!context) registerFonts();
  context ??= createCanvas(10, 10).getContext('2d');
  return context;
}

const fonts = fontFamilies.map((name) => `"${name}"`).join(', ');

/** The texts of a picture, read from its SVG as a browser reads them. */
export function textsIn(svg: string): SeenText[] {
  return [...svg.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', content = '']) => {
    const get = attributesOf(attributes);
    const text = unescaped(content);
    const size = Number(get('font-size'));
    const brush = pen();
    brush.font = `${get('font-weight') || 400} ${size}px ${fonts}`;
    const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } = brush.measureText(text);
    const [x, y] = [Number(get('x')), Number(get('y'))];
    const anchor = get('text-anchor');
    const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
    const box = {
      x: left,
      y: y - actualBoundingBoxAscent,
      width,
      height: actualBoundingBoxAscent + actualBoundingBoxDescent,
    };
    return { role: get('class'), text, size, box };
  });
}

export function pathsIn(svg: string): SeenPath[] {
  return [...svg.matchAll(/<path([^>]*)\/>/g)].map(([, attributes = '']) => {
    const get = attributesOf(attributes);
    return { role: get('class'), d: get('d') };
  });
}

/** The points that a path goes to, without the control points between them. */
export function pointsOf(d: string): (readonly [number, number])[] {
  return [...d.matchAll(/[A-Z]([^A-Z]*)/g)].flatMap(([, list = '']) => {
    const numbers = list.split(/[ ,]+/).filter(Boolean).map(Number);
    const [x, y] = numbers.slice(-2);
    return x === undefined || y === undefined ? [] : [[x, y] as const];
  });
}

/** Centre of a circle drawn as two arcs. */
export function centreOf({ d }: SeenPath): readonly [number, number] {
  const [first = [0, 0], second = [0, 0]] = pointsOf(d);
  return [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
}

/** The rectangles of a picture, those of clips as well. */
function rectsIn(svg: string): { readonly role: string; readonly box: FrameBox }[] {
  return [...svg.matchAll(/<rect([^>]*)\/>/g)].map(([, attributes = '']) => {
    const get = attributesOf(attributes);
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) => Number(get(name)));
    return { role: get('class'), box: { x, y, width, height } };
  });
}

const tolerance = 1;

function isOutside({ x, y, width, height }: FrameBox, [right = 1200, bottom = 675]: readonly number[]): boolean {
  return x < -tolerance || y < -tolerance || x + width > right + tolerance || y + height > bottom + tolerance;
}

/** Texts that cover one another by more than rounding, and what leaves the picture. */
export function faultsIn(svg: string): string[] {
  const texts = textsIn(svg);
  const size = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).slice(1).map(Number);
  const outside = texts.filter(({ box }) => isOutside(box, size));
  const covering = texts.flatMap((a, i) =>
    texts.slice(i + 1).flatMap((b) => {
      const isApart =
        a.box.x + a.box.width <= b.box.x + tolerance ||
        b.box.x + b.box.width <= a.box.x + tolerance ||
        a.box.y + a.box.height <= b.box.y + tolerance ||
        b.box.y + b.box.height <= a.box.y + tolerance;
      return isApart ? [] : [`“${a.text}” (${a.role}) and “${b.text}” (${b.role}) overlap`];
    }),
  );
  return [
    ...outside.map(({ text }) => `“${text}” leaves the picture`),
    ...rectsIn(svg)
      .filter(({ box }) => isOutside(box, size))
      .map(({ role, box }) => `A box ${role} at ${box.x}, ${box.y} leaves the picture`),
    ...texts.filter(({ size }) => size < 22).map(({ text }) => `“${text}” is too small`),
    ...covering,
  ];
}

function attributesOf(attributes: string): (name: string) => string {
  const found = new Map(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return (name) => found.get(name) ?? '';
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
