import type { Point } from '../domain/place.ts';
import type { Day } from '../domain/question/index.ts';
import { moonFraction, moonPhase } from '../domain/sky/index.ts';
import type { Instant } from '../domain/time.ts';
import { circle, path, polygon, tenths, type PathShape, type Shape } from './scene.ts';
import { toSvg } from './svg.ts';
import { themes, type Theme } from './theme.ts';
import signs from './weather-signs.json' with { type: 'json' };

/** An arrow around a centre that flies with wind or waves: `fromDeg` is where they come from, clockwise from north. */
export function arrow(x: number, y: number, length: number, fromDeg: number, color: string): PathShape {
  const angle = (fromDeg * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const half = length / 2;
  const outline = (
    [
      [0, half],
      [-half * 0.62, -half],
      [0, -half * 0.52],
      [half * 0.62, -half],
    ] as const
  ).map(([right, down]) => [x + right * cos - down * sin, y + right * sin + down * cos] as const);
  return path(polygon(outline), { fill: color, role: 'arrow' });
}

/** Paths of lines and cubic curves, each with its colour, and its width where it is a line. */
export type Drawing = readonly (readonly [d: string, color: string, width?: number])[];

export function drawing(parts: Drawing, colorOf: (name: string) => string, x: number, y: number, scale: number) {
  const moved = (_: string, right: string, down: string): string =>
    `${tenths(x + Number(right) * scale)},${tenths(y + Number(down) * scale)}`;
  return parts.map(([d, name, width]) => {
    const color = colorOf(name);
    const style = width === undefined ? { fill: color } : { stroke: color, strokeWidth: width * scale };
    return path(d.replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, moved), { ...style, role: 'drawing' });
  });
}

/** By name, in a square of 32 around the centre. */
const weatherSigns = signs as unknown as Readonly<Record<string, Drawing>>;

/** What the weather looks like, so many pixels wide around a centre: sun or moon, clouds, and what falls from them. */
export function weatherSign(theme: Theme, name: string, x: number, y: number, size: number): Shape[] {
  return drawing(
    weatherSigns[name] ?? [],
    (color) => theme[color as 'sun' | 'cloud' | 'muted' | 'rain'],
    x,
    y,
    size / 32,
  );
}

/** A sun with its rays, which end at twice its radius. */
export function sunSign(theme: Theme, x: number, y: number, radius = 10): Shape[] {
  return weatherSign(theme, 'clear', x, y, (radius * 32) / 7);
}

export function middleOf({ window: { from, to } }: Day): Instant {
  return (from + to) / 2;
}

/** The phase at an instant as calendars print it: a waxing Moon is lit at the right in the north, at the left in the south. */
export function moonSign(theme: Theme, { lat }: Point, at: Instant, x: number, y: number, radius: number): Shape[] {
  const isRight = moonPhase(at) < 0.5 === lat >= 0;
  const lit = litPath({ fraction: moonFraction(at), brightLimbDeg: isRight ? 90 : -90 }, x, y, radius);
  return [
    circle(x, y, radius, { fill: theme.moonDark, stroke: theme.muted, strokeWidth: Math.max(1.5, radius / 90) }),
    path(lit, { fill: theme.moonLit, role: 'moon' }),
  ];
}

type MoonLook = {
  /** Of the disk, 0…1. */
  readonly fraction: number;
  /** Where the middle of the bright limb points to, degrees clockwise from the top. */
  readonly brightLimbDeg: number;
};

/** The lit part: half a circle, and half an ellipse, the terminator (Meeus, Astronomical Algorithms, ch. 48). */
export function litPath({ fraction, brightLimbDeg }: MoonLook, x: number, y: number, radius: number): string {
  const angle = ((brightLimbDeg - 90) * Math.PI) / 180;
  // The cusps stand at right angles to the bright limb.
  const horn = (sign: number): string =>
    `${tenths(x - sign * radius * Math.sin(angle))},${tenths(y + sign * radius * Math.cos(angle))}`;
  const half = Math.abs(1 - 2 * fraction) * radius;
  const sweep = fraction < 0.5 ? 0 : 1;
  const turn = tenths(brightLimbDeg - 90);
  return (
    `M${horn(-1)}A${tenths(radius)},${tenths(radius)} 0 0 1 ${horn(1)}` +
    `A${tenths(half)},${tenths(radius)} ${turn} 0 ${sweep} ${horn(-1)}Z`
  );
}

/** Of a sign in the sheet, px. */
const sheetSize = 32;
const sheetColors = ['sun', 'cloud', 'muted', 'rain'] as const;

/** All signs of the weather as one SVG document, in the theme of the reader: `#light-rain` shows that one alone. */
export function signSheet(): string {
  const names = Object.keys(weatherSigns);
  const shapes = names.flatMap((name, i) =>
    weatherSign(themes.light, name, sheetSize / 2, (i + 0.5) * sheetSize, sheetSize),
  );
  const views = names.map((name, i) => `<view id="${name}" viewBox="0 ${i * sheetSize} ${sheetSize} ${sheetSize}"/>`);
  const inDark = sheetColors.flatMap((color) =>
    ['fill', 'stroke'].map((use) => `[${use}="${themes.light[color]}"]{${use}:${themes.dark[color]}}`),
  );
  const style = `<style>@media(prefers-color-scheme:dark){${inDark.join('')}}</style>`;
  const svg = toSvg({ width: sheetSize, height: names.length * sheetSize, shapes }, '');
  return svg.replace('</svg>', `${views.join('')}${style}</svg>`);
}
