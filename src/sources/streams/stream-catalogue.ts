import { existsSync } from 'node:fs';
import path from 'node:path';
import { harmonicStream, subordinateStream, type Stream, type StreamStation } from '../../domain/stream/index.ts';
import { harmonicTide, makeHarmonics } from '../../domain/tide/index.ts';
import { once } from '../../lib/once.ts';
import { databaseVersion, readColumns, writeColumns, type PackedRecords } from '../stations/columns-file.ts';
import { importStreams } from './neaps-streams.ts';
import { streamColumns, type StreamFacts } from './record.ts';

export type StreamCatalogue = Awaited<ReturnType<typeof openStreams>>;

/** Part of the file name. Raise it when stations are read in another way. */
const packing = 4;
const currentVersion = (): string => `${databaseVersion()}.${packing}`;

function packedFile(dataDir: string): string {
  return path.join(dataDir, `streams-${currentVersion()}.bin`);
}

export function hasStreams(dataDir: string): boolean {
  return existsSync(packedFile(dataDir));
}

/** Opens the packed stream stations, which are read on first use; at the first start packs them, which takes 0.6 s and 140 MB. */
export async function openStreams(dataDir: string) {
  const file = packedFile(dataDir);
  if (!existsSync(file)) writeColumns(file, streamColumns, await importStreams());
  const stations = once(() => {
    const packed = readColumns(file, streamColumns);
    if (!packed) throw new Error(`The packed stream stations ${file} cannot be read: delete the file`);
    return readStations(packed);
  });
  return {
    version: currentVersion(),
    get stations() {
      return stations();
    },
  };
}

function readStations({ count, facts: factsOf, constants }: PackedRecords<StreamFacts>): StreamStation[] {
  const facts = Array.from({ length: count }, (_, index) => factsOf(index));
  const numbers = new Map(facts.map(({ id }, index) => [id, index]));
  const streams: Stream[] = [];
  const streamOf = (index: number): Stream => (streams[index] ??= makeStream(index));
  const makeStream = (index: number): Stream => {
    const { subordinate, meanMs } = facts[index]!;
    if (subordinate) return subordinateStream(streamOf(numbers.get(subordinate.reference)!), subordinate);
    // NOAA publishes constants to be used with the node factors of mid-year.
    return harmonicStream(harmonicTide(makeHarmonics(constants(index), 'yearly')), meanMs);
  };
  return facts.flatMap(({ offered, meanMs: _meanMs, subordinate, ...station }, index): StreamStation[] => {
    if (!offered) return [];
    const prediction = subordinate ? 'subordinate' : 'harmonic';
    return [Object.assign(new LazyStream(() => streamOf(index)), station, { prediction } as const)];
  });
}

/** Made when it is first read, because most never are. On a prototype: a getter of its own for each of 2,500 takes 1,000 bytes. */
class LazyStream {
  readonly #make: () => Stream;

  constructor(make: () => Stream) {
    this.#make = make;
  }

  get stream(): Stream {
    return this.#make();
  }
}
