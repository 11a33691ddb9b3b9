import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { distanceKm, type Point } from '../../domain/place.ts';
import {
  computeDatums,
  datumNames,
  harmonicTide,
  makeHarmonics,
  subordinateTide,
  type Tide,
  type TideStation,
} from '../../domain/tide/index.ts';
import { makeKdTree } from './kd-tree.ts';
import { importNeaps } from './neaps.ts';
import { readPacked, writePacked } from './packed.ts';
import type { StationRecord } from './record.ts';

/** The tide stations that can be asked, and no others. */
export type Catalogue = {
  /** Changes when any answer may change: with the database and with the way it is read. */
  readonly version: string;
  readonly stations: readonly TideStation[];
  /** The nearest station and the great-circle distance to it, km. */
  nearest(point: Point): { station: TideStation; distanceKm: number };
};

/** Raised when stations are read or chosen in another way than before. */
const packing = 1;

export type CatalogueOptions = {
  /** Where the packed catalogue is kept. */
  readonly dataDir: string;
  /** Offer stations whose data may not be used to earn money. */
  readonly nonCommercial: boolean;
};

/** Opens the packed catalogue, after packing it where this is the first start. */
export async function openCatalogue({ dataDir, nonCommercial }: CatalogueOptions): Promise<Catalogue> {
  const version = `${databaseVersion()}.${packing}`;
  const file = path.join(dataDir, `stations-${version}.bin`);
  const records = readPacked(file) ?? (await pack(file));
  return makeCatalogue(version, records, nonCommercial);
}

async function pack(file: string): Promise<readonly StationRecord[]> {
  const { records, unknownLines } = await importNeaps();
  if (unknownLines.size > 0) {
    throw new Error(`The tide database has lines without a model: ${[...unknownLines.keys()].join(', ')}`);
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writePacked(file, records);
  return records;
}

function databaseVersion(): string {
  const { version } = createRequire(import.meta.url)('@neaps/tide-database/package.json') as { version: string };
  return version;
}

export function makeCatalogue(version: string, records: readonly StationRecord[], nonCommercial: boolean): Catalogue {
  const all = new Map<string, TideStation>();
  for (const record of records) all.set(record.id, makeStation(record, all));
  const stations = records.flatMap((record) => (record.commercial || nonCommercial ? all.get(record.id)! : []));
  const tree = makeKdTree(
    Float64Array.from(stations, ({ point }) => point.lat),
    Float64Array.from(stations, ({ point }) => point.lng),
  );
  return {
    version,
    stations,
    nearest(point) {
      const station = stations[tree.nearest(point)]!;
      return { station, distanceKm: distanceKm(point, station.point) };
    },
  };
}

/** Tide and datums are made when first read; `others` is where a subordinate station finds its reference then. */
function makeStation(record: StationRecord, others: ReadonlyMap<string, TideStation>): TideStation {
  const chartDatum = datumNames.find((name) => name === record.chartDatum);
  const tide = lazily(() => makeTide(record, others));
  const datums = lazily(() => record.datums ?? computeDatums(tide()));
  return {
    id: record.id,
    name: record.name,
    point: { lat: record.lat, lng: record.lng },
    countryCode: record.countryCode,
    zone: record.zone,
    source: record.source,
    attribution: record.attribution,
    licence: record.licence,
    ...(chartDatum ? { chartDatum } : {}),
    get tide() {
      return tide();
    },
    get datums() {
      return datums();
    },
  };
}

function makeTide(
  { subordinate, constants, nodeSteps }: StationRecord,
  others: ReadonlyMap<string, TideStation>,
): Tide {
  if (!subordinate) return harmonicTide(makeHarmonics(constants, nodeSteps));
  const reference = others.get(subordinate.reference)!;
  return subordinateTide(reference.tide, reference.datums.MLLW, subordinate);
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
