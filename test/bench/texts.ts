import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createPlaces, isPacked, packedFileName, packGazetteer } from '../../src/places/index.ts';
import { openCatalogue } from '../../src/sources/stations/index.ts';
import { waysInto } from '../support/ways-in.ts';
import { figure } from './figure.ts';
import { randomTexts } from './random-texts.ts';

const bench = 'texts';
const defaultCount = 10_000;
/** Characters that people type. */
const usualLength = 120;
/** So many of the dearest texts are printed. */
const dearest = 10;

/**
 * How much time of the processor any text costs by any way in, among all names of places and a tide that costs nothing, and
 * how much memory is left behind. The goals are 10 ms for 99 of 100, and 50 ms for each. `--seed`, `--count`.
 */
export async function texts(dataDir: string, args: readonly string[]): Promise<void> {
  const packedFile = path.join(dataDir, packedFileName);
  if (!isPacked(packedFile)) packGazetteer(packedFile);
  const stations = await openCatalogue({ dataDir, nonCommercial: false });
  const places = createPlaces({ packedFile, stations, packed: () => Promise.reject(new Error('not packed')) });
  const ways = Object.entries(waysInto(places));
  const { values } = parseArgs({ args: [...args], options: { seed: { type: 'string' }, count: { type: 'string' } } });
  const count = Number(values.count ?? defaultCount);
  const made = randomTexts(Number(values.seed ?? 1), usualLength);
  const costs = new Map<string, number[]>(ways.map(([name]) => [name, []]));
  const all: { readonly ms: number; readonly way: string; readonly text: string }[] = [];
  // The code is compiled, and what is read once is read.
  const warmUp = Math.ceil(count / 3);
  let heapBefore = 0;
  for (let round = -warmUp; round < count; round++) {
    if (round === 0) heapBefore = heapMb();
    const { value: text } = made.next();
    const [way, put] = ways[Math.abs(round) % ways.length]!;
    const begin = process.threadCpuUsage();
    await put(text);
    const { user, system } = process.threadCpuUsage(begin);
    // What a request leaves to be collected is held until the turn ends.
    await nextTurn();
    if (round < 0) continue;
    const ms = (user + system) / 1000;
    costs.get(way)?.push(ms);
    all.push({ ms, way, text });
  }
  for (const [way, samples] of costs) figure(bench, way, 'ms', samples);
  figure(
    bench,
    'any',
    'ms',
    all.map(({ ms }) => ms),
  );
  figure(bench, 'heap-left', 'MB', [heapMb() - heapBefore]);
  for (const { ms, way, text } of all.toSorted((a, b) => b.ms - a.ms).slice(0, dearest)) {
    process.stderr.write(`${ms} ms ${way} ${JSON.stringify(text)}\n`);
  }
}

/** What is still held, without what may be collected. */
function heapMb(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed / 1e6;
}
