import { circle, path, tenths, type Shape } from './scene.ts';
import type { Theme } from './theme.ts';

export type MoonLook = {
  /** Of the disk, 0…1. */
  readonly fraction: number;
  /** Where the middle of the bright limb points to, degrees clockwise from the top. */
  readonly brightLimbDeg: number;
};

/** The Moon's disk: dark, and its lit part on top. */
export function moonDisk(theme: Theme, look: MoonLook, x: number, y: number, radius: number): Shape[] {
  return [
    circle(x, y, radius, { fill: theme.moonDark, stroke: theme.muted, strokeWidth: Math.max(1.5, radius / 90) }),
    path(litPath(look, x, y, radius), { fill: theme.moonLit, role: 'moon' }),
  ];
}

/**
 * Outline of the lit part: half a circle on the side of the Sun, and half an ellipse, the terminator, whose half axis is
 * 1 − 2k of the radius for a lit fraction k (Meeus, Astronomical Algorithms, ch. 48).
 */
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
