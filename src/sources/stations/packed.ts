import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Point } from '../../domain/place.ts';
import { constituents, datumNames, type Datums, type HarmonicConstant } from '../../domain/tide/index.ts';
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

/**
 * One file of a JSON head and number columns. Layout: 4 bytes length of the head (little endian), the head, blanks up to
 * a multiple of 8, then for every constant Float32 amplitudes (m), Float32 phases (degrees), Uint8 constituent numbers.
 */
type Head = {
  /** Names of the constituents by number, because a catalogue that was packed with another list must not be read. */
  readonly constituents: readonly string[];
  /** Texts that many stations share; rows have their indexes. */
  readonly texts: readonly string[];
  readonly rows: readonly StationRow[];
  readonly count: number;
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
];

/** Writes a packed catalogue, and replaces the file in one step. */
export function writePacked(file: string, records: readonly StationRecord[]): void {
  const constants = records.flatMap((record) => record.constants);
  const texts = new Map<string, number>();
  const rows = records.map((record) => toRow(record, (text) => indexOf(text, texts)));
  const names = constituents.map(({ name }) => name);
  const head: Head = { constituents: names, texts: [...texts.keys()], rows, count: constants.length };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const blanks = Buffer.alloc(-(4 + json.length) & 7, ' ');
  const columns = [
    Float32Array.from(constants, ({ amplitudeM }) => amplitudeM),
    Float32Array.from(constants, ({ phaseDeg }) => phaseDeg),
    Uint8Array.from(constants, ({ number }) => number),
  ].map((column) => Buffer.from(column.buffer));
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, Buffer.concat([length, json, blanks, ...columns]));
  renameSync(temporary, file);
}

/** Reads a packed catalogue; `undefined` where it is missing, damaged, or packed with another list of constituents. */
export function readPacked(file: string): PackedCatalogue | undefined {
  const bytes = readIfExists(file);
  if (!bytes || bytes.length < 4) return undefined;
  const jsonEnd = 4 + bytes.readUInt32LE(0);
  const head = readHead(bytes.toString('utf8', 4, jsonEnd));
  if (!head || bytes.length !== jsonEnd + (-jsonEnd & 7) + 9 * head.count) return undefined;
  const isSameList = head.constituents.every((name, number) => constituents[number]?.name === name);
  if (!isSameList || head.constituents.length !== constituents.length) return undefined;

  const start = bytes.byteOffset + jsonEnd + (-jsonEnd & 7);
  const amplitudes = new Float32Array(bytes.buffer, start, head.count);
  const phases = new Float32Array(bytes.buffer, start + 4 * head.count, head.count);
  const numbers = new Uint8Array(bytes.buffer, start + 8 * head.count, head.count);
  const firsts = new Uint32Array(head.rows.length + 1);
  for (const [i, row] of head.rows.entries()) firsts[i + 1] = firsts[i]! + row[14];
  return {
    count: head.rows.length,
    id: (index) => head.rows[index]![0],
    point: (index) => ({ lat: head.rows[index]![2], lng: head.rows[index]![3] }),
    isOffered: (index) => head.rows[index]![15] === 1,
    isCommercial: (index) => head.rows[index]![9] === 1,
    facts: (index) => toFacts(head.rows[index]!, head.texts),
    constants: (index) =>
      Array.from({ length: firsts[index + 1]! - firsts[index]! }, (_, i) => {
        const at = firsts[index]! + i;
        return { number: numbers[at]!, amplitudeM: amplitudes[at]!, phaseDeg: phases[at]! };
      }),
  };
}

function readHead(json: string): Head | undefined {
  try {
    return JSON.parse(json) as Head;
  } catch {
    return undefined;
  }
}

function readIfExists(file: string): Buffer | undefined {
  try {
    // readFileSync allocates a buffer of its own, aligned to 8 bytes as the number columns need; a pooled one is not.
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
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
  ];
}

function toFacts(row: StationRow, texts: readonly string[]): StationFacts {
  const [id, name, lat, lng, countryCode, zone, source, attribution, licence, commercial, chartDatum, nodeSteps] = row;
  const [datums, subordinate] = [row[12], row[13]];
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
    chartDatum: texts[chartDatum],
    datums: datums === 0 ? undefined : toDatums(datums),
    nodeSteps: texts[nodeSteps] === 'yearly' ? 'yearly' : 'monthly',
    subordinate: subordinate === 0 ? undefined : subordinate,
  };
}

function toDatums([HAT, MHHW, MHW, MSL, MLW, MLLW, LAT]: readonly number[]): Datums {
  return { HAT: HAT!, MHHW: MHHW!, MHW: MHW!, MSL: MSL!, MLW: MLW!, MLLW: MLLW!, LAT: LAT! };
}

function indexOf(text: string | undefined, texts: Map<string, number>): number {
  if (text === undefined) return -1;
  const known = texts.get(text);
  if (known !== undefined) return known;
  texts.set(text, texts.size);
  return texts.size - 1;
}

/** Published datums have at most four decimals. */
function toTenthsOfMillimetres(metres: number): number {
  return Math.round(metres * 10_000) / 10_000;
}
