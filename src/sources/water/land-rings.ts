import { readAtlas } from '../../lib/world-atlas.ts';

/** 2 km: the coasts of the map are drawn for scales from 1:50 million on. */
const stepsPerDegree = 50;

/** Natural Earth's coasts in 1:50 million (public domain, by world-atlas): rings of steps of 1/50°, lng, lat … Takes 0.1 s. */
export function landRings(): readonly (readonly number[])[] {
  return readAtlas('land', '50m')
    .polygons()
    .flat()
    .map(stepsOf)
    .filter((steps) => steps.length >= 6);
}

function stepsOf(ring: readonly (readonly number[])[]): number[] {
  const around = 360 * stepsPerDegree;
  const steps: number[] = [];
  let [x, y] = [0, 0];
  const to = (nextX: number, nextY: number): void => {
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  };
  for (const [lng = 0, lat = 0] of ring) {
    const [column, row] = [Math.round(lng * stepsPerDegree), Math.round(lat * stepsPerDegree)];
    // Continued beyond the map's edge where it crosses the 180th meridian.
    const turned = steps.length === 0 ? column : column + Math.round((x - column) / around) * around;
    if (steps.length === 0 || turned !== x || row !== y) to(turned, row);
  }
  // Antarctica's ring goes around the Earth: it is closed along the pole.
  const [first = 0] = steps;
  if (Math.abs(x - first) > around / 2) for (const end of [x, first]) to(end, -90 * stepsPerDegree);
  return steps;
}
