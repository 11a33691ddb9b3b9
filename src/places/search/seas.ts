import { areaHolds, boxArea } from '../../domain/area.ts';
import type { Point } from '../../domain/place.ts';
import { readTable } from '../../lib/data-file.ts';
import { fold } from '../fold.ts';

/** Boxes, degrees, by the folded names of seas (English, French, German): with their shores, and few of other seas. */
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
