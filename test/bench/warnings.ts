import { areasAt, packAreas, sizeOfAreas, type Ring } from '../../src/sources/warnings/area-index.ts';
import { figure, print, timed } from './figure.ts';

/** As many areas as all offices of Europe name, side by side over its box, of as many corners as theirs have after thinning. */
const columns = 200;
const rows = 125;
const corners = 60;
const [west, south, width, height] = [-32, 27, 77, 57];
const bench = 'warnings';

/** Measures the index of areas: the time of a match, and its memory. */
export async function warnings(): Promise<void> {
  const areas = Array.from({ length: columns * rows }, (_, i): readonly Ring[] => {
    const [x, y] = [(i % columns) + 0.5, Math.floor(i / columns) + 0.5];
    // Neighbours overlap, as zones of the coast and the sea do.
    const ring = Array.from({ length: corners }, (__, at) => {
      const angle = (at / corners) * 2 * Math.PI;
      const reach = 0.7 + 0.1 * Math.sin(5 * angle);
      const lng = west + ((x + reach * Math.cos(angle)) * width) / columns;
      return [lng, south + ((y + reach * Math.sin(angle)) * height) / rows] as const;
    });
    return [ring];
  });
  const packed = packAreas(areas, { most: { areas: areas.length, corners: areas.length * corners } });
  let found = 0;
  const match = (round: number): void => {
    const point = { lat: south + ((round * 0.618) % 1) * height, lng: west + ((round * 0.7548) % 1) * width };
    found += areasAt(packed, point).length;
  };
  figure(bench, 'match', 'µs', timed(20_000, match));
  print({ bench, figure: 'found', unit: 'areas', n: 25_000, mean: Number((found / 25_000).toFixed(2)) });
  print({ bench, figure: 'index', unit: 'MB', n: areas.length, size: Number((sizeOfAreas(packed) / 1e6).toFixed(1)) });
}
