import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { constituents, datumNames, type Datums, type HarmonicConstant } from '../../domain/tide/index.ts';
import type { StationRecord } from './record.ts';

/**
 * A packed catalogue: one file of a JSON head and three number columns, read in some 20 ms.
 * Layout: 4 bytes length of the head (little endian), the head, blanks up to a multiple of 8, then for every
 * constant one after the other: Float32 amplitudes (m), Float32 phases (degrees), Uint8 constituent numbers.
 */
type Head = {
  /** Names of the constituents by number: a catalogue packed with another list must not be read. */
  readonly constituents: readonly string[];
  readonly credits: readonly string[];
  readonly stations: readonly PackedStation[];
  readonly count: number;
};

/**
 * As the record, without its constants, which are rows `first` to `first + constants − 1` of the columns; `credit` is
 * the number of its attribution in the list of the head.
 */
type PackedStation = Omit<StationRecord, 'constants' | 'datums' | 'attribution'> & {
  readonly first: number;
  readonly constants: number;
  readonly credit: number;
  readonly datums?: readonly number[];
};

export function writePacked(file: string, records: readonly StationRecord[]): void {
  const constants = records.flatMap((record) => record.constants);
  const credits = [...new Set(records.map(({ attribution }) => attribution))];
  let first = 0;
  const stations = records.map(({ constants: own, datums, attribution, ...rest }): PackedStation => {
    const packed = { ...rest, first, constants: own.length, credit: credits.indexOf(attribution) };
    first += own.length;
    return datums ? { ...packed, datums: datumNames.map((name) => round(datums[name])) } : packed;
  });
  const head: Head = { constituents: constituents.map(({ name }) => name), credits, stations, count: constants.length };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const blanks = Buffer.alloc(-(4 + json.length) & 7, ' ');
  const columns = [
    Float32Array.from(constants, ({ amplitudeM }) => amplitudeM),
    Float32Array.from(constants, ({ phaseDeg }) => phaseDeg),
    Uint8Array.from(constants, ({ number }) => number),
  ].map((column) => Buffer.from(column.buffer));
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.concat([length, json, blanks, ...columns]));
  renameSync(unfinished, file);
}

/** Reads a packed catalogue; `undefined` where there is none, or one that this program did not write. */
export function readPacked(file: string): readonly StationRecord[] | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const jsonEnd = 4 + bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.toString('utf8', 4, jsonEnd)) as Head;
  const sameList = head.constituents.every((name, number) => constituents[number]?.name === name);
  if (!sameList || head.constituents.length !== constituents.length) return undefined;
  const start = bytes.byteOffset + jsonEnd + (-jsonEnd & 7);
  const amplitudes = new Float32Array(bytes.buffer, start, head.count);
  const phases = new Float32Array(bytes.buffer, start + 4 * head.count, head.count);
  const numbers = new Uint8Array(bytes.buffer, start + 8 * head.count, head.count);
  return head.stations.map(({ first, constants, datums, credit, ...rest }) => ({
    ...rest,
    attribution: head.credits[credit]!,
    ...(datums ? { datums: Object.fromEntries(datumNames.map((name, i) => [name, datums[i]])) as Datums } : {}),
    // Read when asked: most stations never are.
    get constants(): HarmonicConstant[] {
      return Array.from({ length: constants }, (_, i) => ({
        number: numbers[first + i]!,
        amplitudeM: amplitudes[first + i]!,
        phaseDeg: phases[first + i]!,
      }));
    },
  }));
}

/** To a tenth of a millimetre, which no published datum reaches. */
function round(metres: number): number {
  return Math.round(metres * 10_000) / 10_000;
}
