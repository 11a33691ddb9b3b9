import { createRequire } from 'node:module';
import { constituents, type HarmonicConstant } from '../../domain/tide/index.ts';
import { readIfExists, replaceFile } from '../../lib/replace-file.ts';

/** The members of packed records in their order, and whether many records share the `text` of one. */
export type Columns<Facts> = Readonly<Record<keyof Facts, 'own' | 'text'>>;

/**
 * A file of a JSON head and number columns. Layout: 4 bytes length of the head (little endian), the head, blanks up to
 * a multiple of 8, then for every constant Float32 amplitudes, Float32 phases (degrees), Uint8 constituent numbers.
 */
type Head = {
  /** Names of the constituents by number, because a file that was packed with another list must not be read. */
  readonly constituents: readonly string[];
  /** Texts that many rows share; rows have their indexes. */
  readonly texts: readonly string[];
  /** Members in the order of the columns, `null` for none, and behind them the number of constants. */
  readonly rows: readonly (readonly unknown[])[];
};

/** Packed records by their index; each is made of its row when it is read. */
export type PackedRecords<Facts> = {
  readonly count: number;
  /** One member of a record, which costs no more than to look it up; of a shared text its index. */
  own<Name extends keyof Facts>(index: number, name: Name): Facts[Name];
  facts(index: number): Facts;
  constants(index: number): HarmonicConstant[];
};

export function databaseVersion(): string {
  const { version } = createRequire(import.meta.url)('@neaps/tide-database/package.json') as { version: string };
  return version;
}

export function writeColumns<Facts extends {}>(
  file: string,
  columns: Columns<Facts>,
  records: readonly (Facts & { readonly constants: readonly HarmonicConstant[] })[],
): void {
  const names = Object.keys(columns) as (keyof Facts)[];
  const numbers = new Map<unknown, number>();
  const numberOf = (text: unknown): number => {
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    return numbers.get(text)!;
  };
  const rows = records.map((record) => {
    const members = names.map((name) => {
      const value = record[name] ?? null;
      return value !== null && columns[name] === 'text' ? numberOf(value) : value;
    });
    return [...members, record.constants.length];
  });
  const texts = [...numbers.keys()] as string[];
  const head: Head = { constituents: constituents.map(({ name }) => name), texts, rows };
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const blanks = Buffer.alloc(-(4 + json.length) & 7, ' ');
  const constants = records.flatMap((record) => record.constants);
  const numberColumns = [
    Float32Array.from(constants, ({ amplitudeM }) => amplitudeM),
    Float32Array.from(constants, ({ phaseDeg }) => phaseDeg),
    Uint8Array.from(constants, ({ number }) => number),
  ].map((column) => Buffer.from(column.buffer));
  replaceFile(file, Buffer.concat([length, json, blanks, ...numberColumns]));
}

/** Reads packed records; `undefined` where they are missing, damaged, or packed with another list of constituents. */
export function readColumns<Facts extends {}>(file: string, columns: Columns<Facts>): PackedRecords<Facts> | undefined {
  // The number columns need a buffer that is aligned to 8 bytes, which a pooled one is not.
  const bytes = readIfExists(file);
  if (!bytes || bytes.length < 4) return undefined;
  const jsonEnd = 4 + bytes.readUInt32LE(0);
  const head = readHead(bytes.toString('utf8', 4, jsonEnd));
  if (!head) return undefined;
  const { rows, texts } = head;
  const names = Object.keys(columns) as (keyof Facts)[];
  const firsts = new Uint32Array(rows.length + 1);
  for (const [i, row] of rows.entries()) firsts[i + 1] = firsts[i]! + Number(row[names.length]);
  const count = firsts[rows.length]!;
  if (bytes.length !== jsonEnd + (-jsonEnd & 7) + 9 * count) return undefined;
  const isSameList = head.constituents.every((name, number) => constituents[number]?.name === name);
  if (!isSameList || head.constituents.length !== constituents.length) return undefined;

  const start = bytes.byteOffset + jsonEnd + (-jsonEnd & 7);
  const amplitudes = new Float32Array(bytes.buffer, start, count);
  const phases = new Float32Array(bytes.buffer, start + 4 * count, count);
  const numbers = new Uint8Array(bytes.buffer, start + 8 * count, count);
  const isText = names.map((name) => columns[name] === 'text');
  const columnOf = new Map(names.map((name, column) => [name, column]));
  return {
    count: rows.length,
    own: (index, name) => (rows[index]![columnOf.get(name)!] ?? undefined) as never,
    facts(index) {
      // One after another in the same order: such objects share their shape, and thousands are made in some milliseconds.
      const facts: Partial<Record<keyof Facts, unknown>> = {};
      const row = rows[index]!;
      for (const [column, name] of names.entries()) {
        const value = row[column] ?? undefined;
        facts[name] = value !== undefined && isText[column] ? texts[value as number] : value;
      }
      return facts as Facts;
    },
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
