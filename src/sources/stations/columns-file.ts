import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { constituents, type HarmonicConstant } from '../../domain/tide/index.ts';

/**
 * A file of a JSON head and number columns. Layout: 4 bytes length of the head (little endian), the head, blanks up to
 * a multiple of 8, then for every constant Float32 amplitudes, Float32 phases (degrees), Uint8 constituent numbers.
 */
type Head<Row> = {
  /** Names of the constituents by number, because a catalogue that was packed with another list must not be read. */
  readonly constituents: readonly string[];
  /** Texts that many rows share; rows have their indexes. */
  readonly texts: readonly string[];
  readonly rows: readonly Row[];
  readonly count: number;
};

/** Rows and their constants, as they were written. */
export type ColumnsFile<Row> = {
  readonly rows: readonly Row[];
  readonly texts: readonly string[];
  /** `count` constants from the number `first` on. */
  constants(first: number, count: number): HarmonicConstant[];
};

/** Writes rows, which `toRow` makes, and the constants of all records one after another. Replaces the file in one step. */
export function writeColumns<Record extends { readonly constants: readonly HarmonicConstant[] }>(
  file: string,
  records: readonly Record[],
  toRow: (record: Record, text: (of: string | undefined) => number) => unknown,
): void {
  const constants = records.flatMap((record) => record.constants);
  const texts = new Map<string, number>();
  const rows = records.map((record) => toRow(record, (text) => indexOf(text, texts)));
  const names = constituents.map(({ name }) => name);
  const head: Head<unknown> = { constituents: names, texts: [...texts.keys()], rows, count: constants.length };
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

/** Reads such a file; `undefined` where it is missing, damaged, or written with another list of constituents. */
export function readColumns<Row>(file: string): ColumnsFile<Row> | undefined {
  const bytes = readIfExists(file);
  if (!bytes || bytes.length < 4) return undefined;
  const jsonEnd = 4 + bytes.readUInt32LE(0);
  const head = readHead<Row>(bytes.toString('utf8', 4, jsonEnd));
  if (!head || bytes.length !== jsonEnd + (-jsonEnd & 7) + 9 * head.count) return undefined;
  const isSameList = head.constituents.every((name, number) => constituents[number]?.name === name);
  if (!isSameList || head.constituents.length !== constituents.length) return undefined;

  const start = bytes.byteOffset + jsonEnd + (-jsonEnd & 7);
  const amplitudes = new Float32Array(bytes.buffer, start, head.count);
  const phases = new Float32Array(bytes.buffer, start + 4 * head.count, head.count);
  const numbers = new Uint8Array(bytes.buffer, start + 8 * head.count, head.count);
  return {
    rows: head.rows,
    texts: head.texts,
    constants: (first, count) =>
      Array.from({ length: count }, (_, i) => {
        const at = first + i;
        return { number: numbers[at]!, amplitudeM: amplitudes[at]!, phaseDeg: phases[at]! };
      }),
  };
}

/** The number of the first constant of each row, and behind the last row that of the end. */
export function firstConstants(counts: readonly number[]): Uint32Array {
  const firsts = new Uint32Array(counts.length + 1);
  for (const [i, count] of counts.entries()) firsts[i + 1] = firsts[i]! + count;
  return firsts;
}

function readHead<Row>(json: string): Head<Row> | undefined {
  try {
    return JSON.parse(json) as Head<Row>;
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

function indexOf(text: string | undefined, texts: Map<string, number>): number {
  if (text === undefined) return -1;
  const known = texts.get(text);
  if (known !== undefined) return known;
  texts.set(text, texts.size);
  return texts.size - 1;
}
