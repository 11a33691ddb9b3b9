import { areaHolds, boxArea } from '../../domain/area.ts';
import type { Point } from '../../domain/place.ts';
import { readTable } from '../../lib/data-file.ts';
import { fold } from '../fold.ts';

/**
 * Boxes by the folded names of seas that people add to the name of a place, in English, French and German: south, north, west
 * and east in degrees. They have the shores of their sea and as little as possible of others.
 */
const boxesByName = new Map(
  readTable(new URL('seas.tsv', import.meta.url), 'names', 'boxes').flatMap(({ names, boxes }) => {
    const all = boxes.split('|').map((box) => {
      const [south = NaN, north = NaN, west = NaN, east = NaN] = box.split(' ').map(Number);
      return boxArea(south, west, north, east);
    });
    return names.split('|').map((name) => [fold(name), all] as const);
  }),
);

/** Whether a point lies at the sea of a folded name; `undefined` where no sea is called so. */
export function seaTest(folded: string): ((point: Point) => boolean) | undefined {
  const boxes = boxesByName.get(folded);
  return boxes && ((point) => boxes.some((box) => areaHolds(box, point)));
}
