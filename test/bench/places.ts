import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Places } from '../../src/chat/ports.ts';
import { createPlaces, packedFileName, packGazetteer } from '../../src/places/index.ts';
import { readPoint } from '../../src/places/notation/index.ts';
import { rawLines } from '../../src/places/gazetteer/dump-file.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';
import { figure } from './figure.ts';

const bench = 'places';
const user = { language: 'en', recent: [] };
/** Discord shows at most 25. */
const maxSuggestions = 25;

/** Measures packing, the searches for places, and the memory that they keep. */
export async function places(dataDir: string): Promise<void> {
  const stations = await openCatalogue({ dataDir, nonCommercial: false });
  const directory = mkdtempSync(join(tmpdir(), 'bench-places-'));
  try {
    const packedFile = join(directory, packedFileName);
    const begin = performance.now();
    packGazetteer(packedFile);
    figure(bench, 'packing', 's', [(performance.now() - begin) / 1000]);
    await measureSearches(
      createPlaces({ packedFile, stations, packed: () => Promise.reject(new Error('not packed')) }),
    );
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function measureSearches(search: Places): Promise<void> {
  const names = everyName(499);
  global.gc?.();
  const before = process.memoryUsage().rss;
  // The first suggestion reads the files that the others need.
  search.suggest('Brest, Fra', user, maxSuggestions);
  const beginnings = names.slice(0, 300).flatMap((name) => Array.from(name, (_, index) => name.slice(0, index + 1)));
  await measure('suggestion', beginnings, (text) => search.suggest(text, user, maxSuggestions));
  await measure('name', names, (name) => search.find(name, user).catch(() => {}));
  await measure('typo', names.slice(0, 300).map(misspell), (name) => search.guess(name, user));
  const points = Array.from({ length: 2000 }, (_, index) => ({
    lat: ((index * 0.618) % 1) * 140 - 65,
    lng: ((index * 0.7548) % 1) * 360 - 180,
  }));
  await search.at({ lat: 48.4, lng: -4.5 });
  await measure('point', points, (point) => search.at(point));
  await measure('coordinates', spellings, (text) => readPoint(text, 'en'));
  global.gc?.();
  figure(bench, 'memory', 'MB', [(process.memoryUsage().rss - before) / 1e6]);
}

const spellings = Array.from({ length: 5000 }, (_, index) => {
  const [lat, lng] = [(index % 90) + 0.383, (index % 180) + 0.495];
  return [`${lat}, -${lng}`, `${lat}° N ${lng}° W`, `48°23′${index % 60}″N 4°29′0″W`, `geo:${lat},${lng}`][index % 4]!;
});

async function measure<T>(name: string, inputs: readonly T[], work: (input: T) => unknown): Promise<void> {
  for (const input of inputs.slice(0, 200)) await work(input);
  const times: number[] = [];
  for (const input of inputs) {
    const begin = performance.now();
    const result = work(input);
    if (result instanceof Promise) await result;
    times.push((performance.now() - begin) * 1000);
  }
  figure(bench, name, 'µs', times);
}

/** The main name and another one of every `step`-th line of the gazetteer. */
function everyName(step: number): string[] {
  const names: string[] = [];
  let count = 0;
  for (const line of rawLines()) {
    if (count++ % step !== 0) continue;
    const [, name = '', , others = ''] = line.split('\t', 4);
    names.push(name, others.split(',')[0] || name);
  }
  return names;
}

/** Two letters swapped in the middle. */
function misspell(name: string): string {
  const middle = name.length >> 1;
  return `${name.slice(0, middle - 1)}${name[middle] ?? ''}${name[middle - 1] ?? ''}${name.slice(middle + 1)}`;
}
