import type { Warning } from '../../src/domain/warning.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';
import type { Keep } from '../../src/sources/upstreams/index.ts';
import { areasAt, packAreas, sizeOfAreas, type PackedAreas, type Ring } from '../../src/sources/warnings/area-index.ts';
import { readCountries } from '../../src/sources/warnings/countries.ts';
import { toBulletin } from '../../src/sources/warnings/message.ts';
import { warningOffices } from '../../src/sources/warnings/offices.ts';
import { createWarnings } from '../../src/sources/warnings/warnings.ts';
import { alertsRun } from './alerts.ts';
import { figure, print, timed } from './figure.ts';

/** As many areas as all offices of Europe name, side by side over its box, of as many corners as theirs have after thinning. */
const columns = 200;
const rows = 125;
const corners = 60;
/** As many are in force on a bad day in Europe's worst feed. */
const warned = 2000;
const [west, south, width, height] = [-32, 27, 77, 57];
const bench = 'warnings';

/** Measures the index of areas, answers from memory, and 100,000 alerts of official warnings. */
export async function warnings(dataDir: string): Promise<void> {
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
  await answers(packed);
  const { stations } = await openCatalogue({ dataDir, nonCommercial: false });
  await alertsRun(stations.slice(0, 400), { count: 100_000, places: 2000, conditions: 'event=warning' });
}

/** The time of an answer whose feeds and outlines are in memory: warnings of areas by codes, and some that are drawn. */
async function answers(areas: PackedAreas): Promise<void> {
  const codes = Array.from({ length: columns * rows }, (_, i) => [`EMMA_ID XX${i}`]);
  const messages = Array.from({ length: warned }, (_, i) => {
    const warning: Warning = {
      id: String(i),
      replaces: [],
      source: 'meteoalarm',
      office: 'Office',
      link: 'https://office.example',
      severity: 'moderate',
      certainty: 'likely',
      sent: 0,
      onset: 0,
      texts: [{ language: 'en', event: 'wind', description: 'x'.repeat(700) }],
    };
    const [west, south] = [(i % 40) - 10, 35 + (i % 30)];
    const ring = [
      [west, south],
      [west + 1, south],
      [west + 1, south + 1],
      [west, south + 1],
    ] as const;
    return {
      id: String(i),
      sent: 0,
      replaces: [],
      warning,
      ...(i % 3 === 0 ? { polygons: [[ring]] } : { codes: codes[i * 7]! }),
    };
  });
  const bulletin = toBulletin({ messages, unread: 0 });
  const world = readCountries();
  const { at } = createWarnings({
    offices: Object.values(warningOffices()),
    keep: (async () => ({ value: bulletin, fetchedAt: 0, isStale: false })) as unknown as Keep,
    readFeed: async () => bulletin,
    outlines: async (set) => (set === 'world' ? world : { codes, areas }),
    seaPoint: ({ lat, lng }) => ({ lat: lat + 0.05, lng }),
    isOn: () => true,
    now: () => 1,
  });
  const took: number[] = [];
  for (let round = 0; round < 400; round++) {
    const begin = performance.now();
    await at({ lat: 36 + ((round * 0.618) % 1) * 30, lng: -9 + ((round * 0.7548) % 1) * 35 }, undefined);
    took.push(performance.now() - begin);
  }
  figure(bench, 'answer-from-memory', 'ms', took);
}
