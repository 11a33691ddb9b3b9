import { createRequire } from 'node:module';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { distanceKm, type Point } from '../../domain/place.ts';
import type { HarmonicConstant, TideStation } from '../../domain/tide/index.ts';
import { makeKdTree } from '../../domain/kd-tree.ts';
import { readKeptDatums, writeKeptDatums } from './kept-datums.ts';
import { importNeaps } from './neaps.ts';
import { PackedStation } from './packed-station.ts';
import { readPacked, writePacked, type PackedCatalogue } from './packed.ts';

/** The tide stations that can be asked, and no others. */
export type Catalogue = {
  /** Changes when any answer may change: with the database and with the way it is read. */
  readonly version: string;
  readonly stations: readonly TideStation[];
  /** `undefined` for an id that cannot be asked. */
  byId(id: string): TideStation | undefined;
  /** The harmonic constants of a station, metres above its mean sea level; empty for a subordinate one. */
  constantsOf(station: TideStation): readonly HarmonicConstant[];
  /** The nearest station and the great-circle distance to it, km. */
  nearest(point: Point): { station: TideStation; distanceKm: number };
  /**
   * Computes and keeps the datums that nobody has published, as long as that is wanted: it takes minutes, and goes on
   * where it was broken off.
   */
  keepDatums(isWanted: () => boolean): void;
  /** Takes over what another process has kept. */
  readDatums(): void;
};

/** Raised when stations are read or chosen in another way than before. */
const packing = 4;

export type CatalogueOptions = {
  /** Where the packed catalogue is kept. */
  readonly dataDir: string;
  /** Offer stations whose data may not be used to earn money. */
  readonly nonCommercial: boolean;
};

/** Opens the packed catalogue, after packing it where this is the first start. */
export async function openCatalogue({ dataDir, nonCommercial }: CatalogueOptions): Promise<Catalogue> {
  const packed = readPacked(packedFile(dataDir)) ?? (await pack(packedFile(dataDir)));
  return makeCatalogue(currentVersion(), packed, nonCommercial, datumsFile(dataDir));
}

/** Whether the catalogue is packed there. */
export function hasCatalogue(dataDir: string): boolean {
  return existsSync(packedFile(dataDir));
}

/** Whether every station has datums there: published ones, or computed ones that were kept. */
export function hasDatums(dataDir: string): boolean {
  return readKeptDatums(datumsFile(dataDir)).isComplete;
}

function datumsFile(dataDir: string): string {
  return path.join(dataDir, `datums-${currentVersion()}.json`);
}

function packedFile(dataDir: string): string {
  return path.join(dataDir, `stations-${currentVersion()}.bin`);
}

async function pack(file: string): Promise<PackedCatalogue> {
  const { records, unknownLines } = await importNeaps();
  if (unknownLines.size > 0) {
    throw new Error(`The tide database has lines without a model: ${[...unknownLines.keys()].join(', ')}`);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writePacked(file, records);
  return readPacked(file)!;
}

/** Of the database and of the way it is read. */
function currentVersion(): string {
  const { version } = createRequire(import.meta.url)('@neaps/tide-database/package.json') as { version: string };
  return `${version}.${packing}`;
}

/** Kept as often, so that little is lost when the work is broken off. */
const stationsAtOnce = 100;

function makeCatalogue(
  version: string,
  packed: PackedCatalogue,
  nonCommercial: boolean,
  datumsFile: string,
): Catalogue {
  let kept = readKeptDatums(datumsFile).byId;
  const station = memoised(
    (index: number) =>
      new PackedStation(
        packed.facts(index),
        () => packed.constants(index),
        byId,
        () => kept.get(packed.id(index)),
      ),
  );
  const indexes = once(() => new Map(Array.from({ length: packed.count }, (_, index) => [packed.id(index), index])));
  const byId = (id: string): TideStation => station(indexes().get(id)!);

  const isOffered = (index: number): boolean =>
    packed.isOffered(index) && (nonCommercial || packed.isCommercial(index));
  const offered = Array.from({ length: packed.count }, (_, index) => index).filter(isOffered);
  const tree = makeKdTree(offered.map(packed.point));
  const stations = once(() => offered.map(station));
  return {
    version,
    get stations() {
      return stations();
    },
    byId(id) {
      const index = indexes().get(id);
      return index === undefined || !isOffered(index) ? undefined : station(index);
    },
    constantsOf: ({ id }) => packed.constants(indexes().get(id)!),
    nearest(point) {
      const nearest = station(offered[tree.nearest(point)]!);
      return { station: nearest, distanceKm: distanceKm(point, nearest.point) };
    },
    keepDatums(isWanted) {
      const computed = new Map(kept);
      const compute = (index: number): void => {
        const { id, datums, subordinate } = packed.facts(index);
        if (subordinate) compute(indexes().get(subordinate.reference)!);
        if (datums || computed.has(id)) return;
        computed.set(id, station(index).datums);
        if (computed.size % stationsAtOnce > 0) return;
        writeKeptDatums(datumsFile, { isComplete: false, byId: computed });
      };
      for (const index of offered) {
        if (!isWanted()) return;
        compute(index);
      }
      writeKeptDatums(datumsFile, { isComplete: true, byId: computed });
    },
    readDatums() {
      kept = readKeptDatums(datumsFile).byId;
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function memoised<T>(make: (index: number) => T): (index: number) => T {
  const made: T[] = [];
  return (index) => (made[index] ??= make(index));
}
