import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { datumNames, type Datums } from '../../domain/tide/index.ts';

/**
 * Datums of stations for which nobody has published any. Computing one station's takes up to 80 ms, in which nobody
 * else is answered: so they are computed once, behind, and kept in a file beside the packed catalogue.
 */
export type KeptDatums = {
  /** Whether every station that needs them has them. */
  readonly isComplete: boolean;
  readonly byId: ReadonlyMap<string, Datums>;
};

type File = { readonly isComplete: boolean; readonly byId: Readonly<Record<string, readonly number[]>> };

export function readKeptDatums(file: string): KeptDatums {
  const { isComplete, byId } = readFile(file) ?? { isComplete: false, byId: {} };
  const datums = Object.entries(byId).map(([id, heights]) => [id, toDatums(heights)] as const);
  return { isComplete, byId: new Map(datums) };
}

export function writeKeptDatums(file: string, { isComplete, byId }: KeptDatums): void {
  const heights = [...byId].map(([id, datums]) => [id, datumNames.map((name) => datums[name])] as const);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify({ isComplete, byId: Object.fromEntries(heights) } satisfies File));
  renameSync(unfinished, file);
}

function readFile(file: string): File | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as File;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function toDatums(heights: readonly number[]): Datums {
  return Object.fromEntries(datumNames.map((name, i) => [name, heights[i]!])) as Datums;
}
