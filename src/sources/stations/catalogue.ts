import { existsSync } from 'node:fs';
import path from 'node:path';
import { distanceKm } from '../../domain/place.ts';
import { once } from '../../lib/once.ts';
import type { TideStations } from '../../service/ports.ts';
import * as tide from '../../domain/tide/index.ts';
import { makeKdTree } from '../../domain/kd-tree.ts';
import { databaseVersion, readColumns, writeColumns, type PackedRecords } from './columns-file.ts';
import { readStoredDatums, writeStoredDatums } from './datums-file.ts';
import { importNeaps } from './neaps.ts';
import { lazyStation, type Sources } from './lazy-station.ts';
import { stationColumns, type StationFacts } from './record.ts';

export type Catalogue = TideStations & {
  /** Changes whenever an answer may change: with the database, and with the way it is read. */
  readonly version: string;
  /** Records that are not offered because their clocks are wrong, with the evidence. */
  readonly rejected: readonly tide.TideStation[];
  /** The harmonic constants of a station, metres above its mean sea level; empty for a subordinate one. */
  constantsOf(station: tide.TideStation): readonly tide.HarmonicConstant[];
  /** The same; for a subordinate one those of the station that it follows, moved and raised as its waters are in the mean. */
  linesOf(station: tide.TideStation): readonly tide.HarmonicConstant[];
  /** The station whose tide a subordinate one follows, and how; `undefined` for one with constants of its own. */
  referenceOf(
    station: tide.TideStation,
  ): { readonly station: tide.TideStation; readonly offsets: tide.SubordinateOffsets } | undefined;
  /** Computes and stores datums where none are published, for minutes, while `isWanted`; goes on where an earlier run ended. */
  packDatums(isWanted: () => boolean): void;
  reloadDatums(): void;
};

/** Part of the file names. Raise it when stations are read or chosen in another way. */
const packing = 33;

/** At the first start packs it, 0.6 s and 140 MB. `nonCommercial`: with stations whose licence forbids commercial use. */
export async function openCatalogue(options: { readonly dataDir: string; readonly nonCommercial: boolean }) {
  const file = packedFile(options.dataDir);
  const packed = readColumns(file, stationColumns) ?? (await pack(file));
  return makeCatalogue(currentVersion(), packed, options.nonCommercial, datumsFile(options.dataDir));
}

export function hasCatalogue(dataDir: string): boolean {
  return existsSync(packedFile(dataDir));
}

/** Whether every station has datums, published or computed and stored in the folder. */
export function hasDatums(dataDir: string): boolean {
  return readStoredDatums(datumsFile(dataDir)).isComplete;
}

function datumsFile(dataDir: string): string {
  return path.join(dataDir, `datums-${currentVersion()}.json`);
}

function packedFile(dataDir: string): string {
  return path.join(dataDir, `stations-${currentVersion()}.bin`);
}

async function pack(file: string): Promise<PackedRecords<StationFacts>> {
  const { records, unknownLines } = await importNeaps();
  if (unknownLines.size > 0) {
    throw new Error(`The tide database has lines without a model: ${[...unknownLines.keys()].join(', ')}`);
  }
  writeColumns(file, stationColumns, records);
  const packed = readColumns(file, stationColumns);
  if (!packed) throw new Error(`The packed catalogue ${file} cannot be read`);
  return packed;
}

function currentVersion(): string {
  return `${databaseVersion()}.${packing}`;
}

/** Datums are stored each time as many have been computed, so that an interruption loses little. */
const stationsPerWrite = 100;

function makeCatalogue(
  version: string,
  packed: PackedRecords<StationFacts>,
  nonCommercial: boolean,
  datumsFile: string,
): Catalogue {
  let stored = readStoredDatums(datumsFile).byId;
  const all = Array.from({ length: packed.count }, (_, index) => index);
  const idOf = (index: number): string => packed.own(index, 'id');
  const made: tide.TideStation[] = [];
  const station = (index: number): tide.TideStation => (made[index] ??= makeStation(index));
  const indexes = once(() => new Map(all.map((index) => [idOf(index), index])));
  const byId = (id: string): tide.TideStation => station(indexes().get(id)!);
  const sourcesOf = (index: number): Sources => {
    const { subordinate, nodeSteps, datums } = packed.facts(index);
    return {
      tide() {
        if (!subordinate) return tide.harmonicTide(tide.makeHarmonics(packed.constants(index), nodeSteps));
        const reference = byId(subordinate.reference);
        return tide.subordinateTide(reference.tide, reference.datums.MLLW, subordinate);
      },
      knownDatums: () => datums ?? stored.get(idOf(index)),
      prepare: () => subordinate && byId(subordinate.reference).prepareDatums?.(),
    };
  };
  const makeStation = (index: number) => lazyStation(stationFactsOf(packed.facts(index)), () => sourcesOf(index));

  const constantsOf: Catalogue['constantsOf'] = ({ id }) => packed.constants(indexes().get(id)!);
  const referenceOf: Catalogue['referenceOf'] = ({ id }) => {
    const subordinate = packed.own(indexes().get(id)!, 'subordinate');
    return subordinate && { station: byId(subordinate.reference), offsets: subordinate };
  };
  const linesOf: Catalogue['linesOf'] = (one) => {
    const reference = referenceOf(one);
    if (!reference) return constantsOf(one);
    const { highMinutes, lowMinutes, kind, high, low } = reference.offsets;
    const factor = kind === 'ratio' ? (high + Math.abs(low)) / 2 : 1;
    const lines = tide.delayed(constantsOf(reference.station), (highMinutes + lowMinutes) / 2);
    return lines.map((line) => ({ ...line, amplitudeM: factor * line.amplitudeM }));
  };

  const isOffered = (index: number): boolean =>
    packed.own(index, 'offered') && (nonCommercial || packed.own(index, 'commercial'));
  const offered = all.filter(isOffered);
  const tree = makeKdTree(offered.map((index) => ({ lat: packed.own(index, 'lat'), lng: packed.own(index, 'lng') })));
  const stations = once(() => offered.map(station));
  const isRejected = (index: number): boolean =>
    !packed.own(index, 'offered') && packed.own(index, 'clock')?.kind === 'rejected';
  const rejected = once(() => all.filter(isRejected).map(station));
  return {
    version,
    get stations() {
      return stations();
    },
    get rejected() {
      return rejected();
    },
    byId(id) {
      const index = indexes().get(id);
      return index === undefined || !isOffered(index) ? undefined : station(index);
    },
    referenceOf,
    constantsOf,
    linesOf,
    nearest(point) {
      const nearest = station(offered[tree.nearest(point)]!);
      return { station: nearest, distanceKm: distanceKm(point, nearest.point) };
    },
    packDatums(isWanted) {
      const computed = new Map(stored);
      const compute = (index: number): void => {
        const { id, datums, subordinate } = packed.facts(index);
        if (subordinate) compute(indexes().get(subordinate.reference)!);
        if (datums || computed.has(id)) return;
        computed.set(id, station(index).datums);
        if (computed.size % stationsPerWrite > 0) return;
        writeStoredDatums(datumsFile, { isComplete: false, byId: computed });
      };
      for (const index of offered) {
        if (!isWanted()) return;
        compute(index);
      }
      writeStoredDatums(datumsFile, { isComplete: true, byId: computed });
    },
    reloadDatums() {
      stored = readStoredDatums(datumsFile).byId;
    },
  };
}

/** What is known of a station before its tide and datums are made, which most never are. */
function stationFactsOf(facts: StationFacts): Parameters<typeof lazyStation>[0] {
  const {
    lat,
    lng,
    chartDatum,
    subordinate,
    nodeSteps: _,
    offered: __,
    commercial: ___,
    datums: ____,
    ...others
  } = facts;
  return {
    ...others,
    point: { lat, lng },
    prediction: subordinate ? 'subordinate' : 'harmonic',
    chartDatum: tide.datumNames.find((name) => name === chartDatum),
    recordYears: facts.recordYears || undefined,
  };
}
