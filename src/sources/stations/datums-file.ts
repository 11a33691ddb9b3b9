import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { datumNames, type Datums } from '../../domain/tide/index.ts';

/**
 * Datums of stations without published ones. Computing those of one station takes up to 80 ms and blocks all other
 * requests, so they are computed once, in a process of their own, and stored in a file beside the packed catalogue.
 */
export type StoredDatums = {
  /** Whether every station without published datums has them here. */
  readonly isComplete: boolean;
  readonly byId: ReadonlyMap<string, Datums>;
};

type DatumsFile = { readonly isComplete: boolean; readonly byId: Readonly<Record<string, readonly number[]>> };

/** The stored datums; none where there is no file. */
export function readStoredDatums(file: string): StoredDatums {
  const { isComplete, byId } = readFile(file) ?? { isComplete: false, byId: {} };
  const datums = Object.entries(byId).map(([id, heights]) => [id, toDatums(heights)] as const);
  return { isComplete, byId: new Map(datums) };
}

/** Replaces the file in one step, so that no reader sees a part of it. */
export function writeStoredDatums(file: string, { isComplete, byId }: StoredDatums): void {
  const heights = [...byId].map(([id, datums]) => [id, datumNames.map((name) => datums[name])] as const);
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify({ isComplete, byId: Object.fromEntries(heights) } satisfies DatumsFile));
  renameSync(temporary, file);
}

function readFile(file: string): DatumsFile | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DatumsFile;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function toDatums(heights: readonly number[]): Datums {
  return Object.fromEntries(datumNames.map((name, i) => [name, heights[i]!])) as Datums;
}
