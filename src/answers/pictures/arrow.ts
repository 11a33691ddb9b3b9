import { path, polygon, type PathShape } from './scene.ts';

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
