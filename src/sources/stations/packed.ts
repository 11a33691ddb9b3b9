import type { Point } from '../../domain/place.ts';
import {
  datumNames,
  type ClockDecision,
  type Datums,
  type HarmonicConstant,
  type OfficeDatum,
} from '../../domain/tide/index.ts';
import { firstConstants, readColumns, writeColumns } from './columns-file.ts';
import type { StationFacts, StationRecord } from './record.ts';

/** A packed catalogue; stations are named by their index in the list, and read only when they are needed. */
export type PackedCatalogue = {
  readonly count: number;
  id(index: number): string;
  point(index: number): Point;
  isOffered(index: number): boolean;
  isCommercial(index: number): boolean;
  facts(index: number): StationFacts;
  constants(index: number): HarmonicConstant[];
};

/** A station in as few bytes as JSON allows; texts as indexes of `texts`, −1 for none. */
type StationRow = readonly [
  id: string,
  name: string,
  lat: number,
  lng: number,
  countryCode: number,
  zone: number,
  source: number,
  attribution: number,
  licence: number,
  commercial: 0 | 1,
  chartDatum: number,
  nodeSteps: number,
  datums: readonly number[] | 0,
  subordinate: StationFacts['subordinate'] | 0,
  /** Number of constants, which follow those of the station before. */
  constants: number,
  offered: 0 | 1,
  recordYears: number,
  officeDatum: OfficeDatum | 0,
  clock: ClockDecision | 0,
];

/** Writes a packed catalogue, and replaces the file in one step. */
export function writePacked(file: string, records: readonly StationRecord[]): void {
  writeColumns(file, records, toRow);
}

/** Reads a packed catalogue; `undefined` where it is missing, damaged, or packed with another list of constituents. */
export function readPacked(file: string): PackedCatalogue | undefined {
  const columns = readColumns<StationRow>(file);
  if (!columns) return undefined;
  const { rows, texts, constants } = columns;
  const firsts = firstConstants(rows.map((row) => row[14]));
  return {
    count: rows.length,
    id: (index) => rows[index]![0],
    point: (index) => ({ lat: rows[index]![2], lng: rows[index]![3] }),
    isOffered: (index) => rows[index]![15] === 1,
    isCommercial: (index) => rows[index]![9] === 1,
    facts: (index) => toFacts(rows[index]!, texts),
    constants: (index) => constants(firsts[index]!, rows[index]![14]),
  };
}

function toRow(record: StationRecord, text: (of: string | undefined) => number): StationRow {
  const { datums } = record;
  return [
    record.id,
    record.name,
    record.lat,
    record.lng,
    text(record.countryCode),
    text(record.zone),
    text(record.source),
    text(record.attribution),
    text(record.licence),
    record.commercial ? 1 : 0,
    text(record.chartDatum),
    text(record.nodeSteps),
    datums ? datumNames.map((name) => toTenthsOfMillimetres(datums[name])) : 0,
    record.subordinate ?? 0,
    record.constants.length,
    record.offered ? 1 : 0,
    record.recordYears,
    record.officeDatum ?? 0,
    record.clock ?? 0,
  ];
}

function toFacts(row: StationRow, texts: readonly string[]): StationFacts {
  const [id, name, lat, lng, countryCode, zone, source, attribution, licence, commercial, chartDatum, nodeSteps] = row;
  const [datums, subordinate, officeDatum, clock] = [row[12], row[13], row[17], row[18]];
  return {
    id,
    name,
    lat,
    lng,
    countryCode: texts[countryCode]!,
    zone: texts[zone]!,
    source: texts[source]!,
    attribution: texts[attribution]!,
    licence: texts[licence]!,
    offered: row[15] === 1,
    commercial: commercial === 1,
    recordYears: row[16],
    chartDatum: texts[chartDatum],
    officeDatum: officeDatum === 0 ? undefined : officeDatum,
    clock: clock === 0 ? undefined : clock,
    datums: datums === 0 ? undefined : toDatums(datums),
    nodeSteps: texts[nodeSteps] === 'yearly' ? 'yearly' : 'monthly',
    subordinate: subordinate === 0 ? undefined : subordinate,
  };
}

function toDatums([HAT, MHHW, MHW, MSL, MLW, MLLW, LAT]: readonly number[]): Datums {
  return { HAT: HAT!, MHHW: MHHW!, MHW: MHW!, MSL: MSL!, MLW: MLW!, MLLW: MLLW!, LAT: LAT! };
}

/** Published datums have at most four decimals. */
function toTenthsOfMillimetres(metres: number): number {
  return Math.round(metres * 10_000) / 10_000;
}
