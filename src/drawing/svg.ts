import * as scene from './scene.ts';
import { textWidth } from './labels.ts';

const fontFamily = [...scene.fontFamilies.map((name) => `'${name}'`), 'system-ui', 'sans-serif'].join(',');

/** A scene as an SVG document that needs nothing else. `alt` is the text for screen readers. */
export function toSvg({ width, height, shapes }: scene.Scene, alt: string): string {
  const defs: string[] = [];
  const define = (make: (id: string) => string): string => {
    const id = `d${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const body = shapes.map((shape) => element(shape, define)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" aria-label="${escaped(alt)}" font-family="${fontFamily}">` +
    `<title>${escaped(alt)}</title>${defs.length > 0 ? `<defs>${defs.join('')}</defs>` : ''}${body}</svg>`
  );
}

type Define = (make: (id: string) => string) => string;

function element(shape: scene.Shape, define: Define): string {
  if (shape.kind !== 'rect') return shape.kind === 'path' ? pathElement(shape, define) : textElement(shape);
  const { box, fill, radius, role } = shape;
  return `<rect${boxAttributes(box)}${attributes({ class: role, rx: radius, fill: paint(fill, define) })}/>`;
}

function pathElement({ d, fill, stroke, strokeWidth, dash, clip, reading, role }: scene.PathShape, define: Define) {
  const all = {
    class: role,
    d,
    fill: fill === undefined ? 'none' : paint(fill, define),
    stroke,
    'stroke-width': strokeWidth,
    'stroke-linecap': stroke === undefined ? undefined : 'round',
    'stroke-linejoin': stroke === undefined ? undefined : 'round',
    'stroke-dasharray': dash?.join(' '),
    'data-reading': reading && escaped(JSON.stringify(reading)),
    'clip-path': clip && define((id) => `<clipPath id="${id}"><rect${boxAttributes(clip)}/></clipPath>`),
  };
  return `<path${attributes(all)}/>`;
}

function textElement({ text, x, y, size, bold, color, anchor, halo, role }: scene.Text): string {
  const all = {
    class: role,
    x: scene.tenths(x),
    y: scene.tenths(y),
    'font-size': size,
    'font-weight': bold ? 600 : undefined,
    fill: color,
    'text-anchor': anchor === 'start' ? undefined : anchor,
    // An image has the fonts of its reader's system: as wide as in the bundled one, labels keep apart. A digit may be as it is.
    ...(text.length > 1 && { textLength: scene.tenths(textWidth(text, size)), lengthAdjust: 'spacingAndGlyphs' }),
    stroke: halo,
    'stroke-width': halo && scene.haloWidth,
    'stroke-linejoin': halo && 'round',
    'paint-order': halo && 'stroke',
  };
  return `<text${attributes(all)}>${escaped(text)}</text>`;
}

function paint(fill: scene.Fill, define: Define): string {
  if (typeof fill === 'string') return fill;
  const { axis, from, to, stops } = fill;
  const [x2, y2] = axis === 'x' ? [to, 0] : [0, to];
  const [x1, y1] = axis === 'x' ? [from, 0] : [0, from];
  const ends = attributes({ x1: scene.tenths(x1), y1: scene.tenths(y1), x2: scene.tenths(x2), y2: scene.tenths(y2) });
  const steps = stops.map(({ at, color }) => `<stop offset="${Number(at.toFixed(4))}" stop-color="${color}"/>`);
  return define(
    (id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"${ends}>${steps.join('')}</linearGradient>`,
  );
}

function boxAttributes({ x, y, width, height }: scene.FrameBox): string {
  return attributes({
    x: scene.tenths(x),
    y: scene.tenths(y),
    width: scene.tenths(width),
    height: scene.tenths(height),
  });
}

function attributes(all: Readonly<Record<string, string | number | undefined>>): string {
  let text = '';
  for (const name in all) if (all[name] !== undefined) text += ` ${name}="${all[name]}"`;
  return text;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign as keyof typeof entities]);
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
