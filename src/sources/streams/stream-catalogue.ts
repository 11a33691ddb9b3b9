import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { harmonicStream, subordinateStream, type Stream, type StreamStation } from '../../domain/stream/index.ts';
import { harmonicTide, makeHarmonics } from '../../domain/tide/index.ts';
import { makeFolder } from '../../lib/make-folder.ts';
import { once } from '../../lib/once.ts';
import { importStreams } from './neaps-streams.ts';
import { readPackedStreams, writePackedStreams, type PackedStreams } from './packed-streams.ts';

/** The stream stations that are offered. */
export type StreamCatalogue = {
  /** Changes whenever an answer may change: with the database, and with the way it is read. */
  readonly version: string;
  readonly stations: readonly StreamStation[];
};

/** Part of the file name. Raise it when stations are read in another way. */
const packing = 1;

/** Opens the packed stream stations, which are read on first use; at the first start packs them, which takes 0.6 s and 140 MB. */
export async function openStreams(dataDir: string): Promise<StreamCatalogue> {
  const file = packedFile(dataDir);
  if (!existsSync(file)) await pack(file);
  return makeCatalogue(once(() => readOrThrow(file)));
}

/** Whether the folder has packed stream stations. */
export function hasStreams(dataDir: string): boolean {
  return existsSync(packedFile(dataDir));
}

async function pack(file: string): Promise<void> {
  const records = await importStreams();
  makeFolder(path.dirname(file));
  writePackedStreams(file, records);
}

function readOrThrow(file: string): PackedStreams {
  const packed = readPackedStreams(file);
  if (!packed) throw new Error(`The packed stream stations ${file} cannot be read: delete the file`);
  return packed;
}

function packedFile(dataDir: string): string {
  return path.join(dataDir, `streams-${currentVersion()}.bin`);
}

function currentVersion(): string {
  const { version } = createRequire(import.meta.url)('@neaps/tide-database/package.json') as { version: string };
  return `${version}.${packing}`;
}

function makeCatalogue(packed: () => PackedStreams): StreamCatalogue {
  const stations = once(() => readStations(packed()));
  return {
    version: currentVersion(),
    get stations() {
      return stations();
    },
  };
}

function readStations({ facts, constants }: PackedStreams): StreamStation[] {
  const numbers = new Map(facts.map(({ id }, index) => [id, index]));
  const streams: Stream[] = [];
  const streamOf = (index: number): Stream => (streams[index] ??= makeStream(index));
  const makeStream = (index: number): Stream => {
    const { subordinate, meanMs } = facts[index]!;
    if (subordinate) return subordinateStream(streamOf(numbers.get(subordinate.reference)!), subordinate);
    // NOAA publishes constants to be used with the node factors of mid-year.
    return harmonicStream(harmonicTide(makeHarmonics(constants(index), 'yearly')), meanMs);
  };
  return facts.flatMap((one, index): StreamStation[] => {
    if (!one.offered) return [];
    const { id, name, point, countryCode, zone, source, attribution, licence, floodDeg, ebbDeg, subordinate } = one;
    return [
      {
        id,
        name,
        point,
        countryCode,
        zone,
        source,
        attribution,
        licence,
        floodDeg,
        ebbDeg,
        prediction: subordinate ? 'subordinate' : 'harmonic',
        // Made when it is first read, because most never are.
        get stream() {
          return streamOf(index);
        },
      },
    ];
  });
}
