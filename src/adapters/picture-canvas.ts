import { fileURLToPath } from 'node:url';
import { GlobalFonts, Path2D, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
// Not through the index: all that draws takes 40 MB in a worker.
import { fontFamilies, haloWidth, type FrameBox, type Fill, type Scene, type Shape } from '../drawing/scene.ts';

const [inter, notoSansJp] = fontFamilies;

/** Latin, Greek and Cyrillic in two weights, Japanese in one: Skia takes each sign from the first font that has it. */
const fontFiles = [
  [inter, 'Inter-Regular.ttf'],
  [inter, 'Inter-SemiBold.ttf'],
  [notoSansJp, 'NotoSansJP-Medium.ttf'],
] as const;

const fontStack = fontFamilies.map((name) => `"${name}"`).join(', ');

/** Loads the fonts of pictures, once in a thread. Throws where a file is missing or is no font. */
export function registerFonts(): void {
  for (const [family, file] of fontFiles) {
    const path = fileURLToPath(new URL(`fonts/${file}`, import.meta.url));
    if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`No font: ${file}`);
  }
}

/** Draws a scene on a canvas of its size. The fonts must have been registered. */
export function drawScene(canvas: Canvas, { shapes }: Scene): void {
  const context = canvas.getContext('2d');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const shape of shapes) draw(context, shape);
}

function draw(context: SKRSContext2D, shape: Shape): void {
  if (shape.kind === 'text') return drawText(context, shape);
  const clip = shape.kind === 'path' ? shape.clip : undefined;
  if (clip) {
    context.save();
    context.beginPath();
    context.rect(clip.x, clip.y, clip.width, clip.height);
    context.clip();
  }
  if (shape.kind === 'path') drawPath(context, shape);
  else drawRect(context, shape.box, shape.fill, shape.radius ?? 0);
  if (clip) context.restore();
}

function drawRect(context: SKRSContext2D, { x, y, width, height }: FrameBox, fill: Fill, radius: number): void {
  context.fillStyle = paint(context, fill);
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

function drawPath(context: SKRSContext2D, shape: Extract<Shape, { kind: 'path' }>): void {
  const { d, fill, stroke, strokeWidth, dash } = shape;
  const outline = new Path2D(d);
  if (fill !== undefined) {
    context.fillStyle = paint(context, fill);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A canvas, not an array.
    context.fill(outline);
  }
  if (stroke === undefined) return;
  context.strokeStyle = stroke;
  context.lineWidth = strokeWidth ?? 1;
  context.setLineDash([...(dash ?? [])]);
  context.stroke(outline);
}

function drawText(context: SKRSContext2D, shape: Extract<Shape, { kind: 'text' }>): void {
  const { text, x, y, size, bold, color, anchor, halo } = shape;
  context.font = `${bold ? 600 : 400} ${size}px ${fontStack}`;
  context.textAlign = anchor === 'middle' ? 'center' : anchor;
  if (halo !== undefined) {
    context.strokeStyle = halo;
    context.lineWidth = haloWidth;
    context.setLineDash([]);
    context.strokeText(text, x, y);
  }
  context.fillStyle = color;
  context.fillText(text, x, y);
}

function paint(context: SKRSContext2D, fill: Fill): SKRSContext2D['fillStyle'] {
  if (typeof fill === 'string') return fill;
  const { axis, from, to, stops } = fill;
  const gradient =
    axis === 'x' ? context.createLinearGradient(from, 0, to, 0) : context.createLinearGradient(0, from, 0, to);
  for (const { at, color } of stops) gradient.addColorStop(Math.min(1, Math.max(0, at)), color);
  return gradient;
}
