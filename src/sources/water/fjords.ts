import { areaHolds, boxArea } from '../../domain/area.ts';
import type { Point } from '../../domain/place.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';

const coasts = once(() =>
  readTable(new URL('fjords.tsv', import.meta.url), 'south', 'west', 'north', 'east').map((row) =>
    boxArea(Number(row.south), Number(row.west), Number(row.north), Number(row.east)),
  ),
);

/** Whether a narrow water at a point is a fjord, up which a tide takes minutes, and no river. */
export function isFjord(point: Point): boolean {
  return coasts().some((area) => areaHolds(area, point));
}
