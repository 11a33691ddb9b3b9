import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Writes a whole file or none, so that no reader sees a part of it, and its folder where there is none. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const partial = `${file}.${process.pid}.tmp`;
  makeFolder(path.dirname(file));
  try {
    writeFileSync(partial, content);
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** The bytes of a file, in a buffer of their own; `undefined` where there is none. */
export function readIfExists(file: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
