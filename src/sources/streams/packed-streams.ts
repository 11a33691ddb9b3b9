import type { HarmonicConstant } from '../../domain/tide/index.ts';
import { firstConstants, readColumns, writeColumns } from '../stations/columns-file.ts';
import type { StreamFacts, StreamRecord } from './record.ts';

/** Packed stream stations by their number. */
export type PackedStreams = {
  readonly facts: readonly StreamFacts[];
  constants(index: number): HarmonicConstant[];
};

/** A station in as few bytes as JSON allows; texts as indexes of the file's texts. */
type StreamRow = readonly [
  id: string,
  name: string,
  lat: number,
  lng: number,
  countryCode: number,
  zone: number,
  source: number,
  attribution: number,
  licence: number,
  offered: 0 | 1,
  floodDeg: number | null,
  ebbDeg: number | null,
  meanMs: number,
  subordinate: StreamFacts['subordinate'] | 0,
  /** Number of constants, which follow those of the station before. */
  constants: number,
];

/** Writes packed stream stations, and replaces the file in one step. */
export function writePackedStreams(file: string, records: readonly StreamRecord[]): void {
  writeColumns(file, records, toRow);
}

/** Reads packed stream stations; `undefined` where they are missing, damaged, or packed with other constituents. */
export function readPackedStreams(file: string): PackedStreams | undefined {
  const columns = readColumns<StreamRow>(file);
  if (!columns) return undefined;
  const { rows, texts, constants } = columns;
  const firsts = firstConstants(rows.map((row) => row[14]));
  return {
    facts: rows.map((row) => toFacts(row, texts)),
    constants: (index) => constants(firsts[index]!, rows[index]![14]),
  };
}

function toRow(record: StreamRecord, text: (of: string) => number): StreamRow {
  return [
    record.id,
    record.name,
    record.point.lat,
    record.point.lng,
    text(record.countryCode),
    text(record.zone),
    text(record.source),
    text(record.attribution),
    text(record.licence),
    record.offered ? 1 : 0,
    record.floodDeg ?? null,
    record.ebbDeg ?? null,
    record.meanMs,
    record.subordinate ?? 0,
    record.constants.length,
  ];
}

function toFacts(row: StreamRow, texts: readonly string[]): StreamFacts {
  const [id, name, lat, lng, countryCode, zone, source, attribution, licence, offered, floodDeg, ebbDeg, meanMs] = row;
  const subordinate = row[13];
  return {
    id,
    name,
    point: { lat, lng },
    countryCode: texts[countryCode]!,
    zone: texts[zone]!,
    source: texts[source]!,
    attribution: texts[attribution]!,
    licence: texts[licence]!,
    offered: offered === 1,
    floodDeg: floodDeg ?? undefined,
    ebbDeg: ebbDeg ?? undefined,
    meanMs,
    subordinate: subordinate === 0 ? undefined : subordinate,
  };
}
