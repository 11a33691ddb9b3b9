import type { Point } from '../../domain/place.ts';
import { cellsPerDegree, columns, rows } from './cells.ts';
import { wordCells, type WaterRaster } from './raster.ts';

/** Whether any of the map is land within so many degrees north, south, east and west of a point. */
export function hasLand(raster: Pick<WaterRaster, 'word'>, { lat, lng }: Point, withinDeg: number): boolean {
  const cellAt = (degrees: number): number => Math.floor(degrees * cellsPerDegree);
  const [south, north] = [Math.max(0, cellAt(lat + 90 - withinDeg)), Math.min(rows - 1, cellAt(lat + 90 + withinDeg))];
  const [west, east] = [cellAt(lng + 180 - withinDeg), cellAt(lng + 180 + withinDeg)];
  for (let row = south; row <= north; row++) {
    for (let column = west; column <= east;) {
      const around = (column + columns) % columns;
      const bit = around % wordCells;
      const cells = Math.min(wordCells - bit, east - column + 1);
      const water = raster.word(row, around - bit) >>> bit;
      const all = cells === wordCells ? -1 : (1 << cells) - 1;
      if ((~water & all) !== 0) return true;
      column += cells;
    }
  }
  return false;
}
