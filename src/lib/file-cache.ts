import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Cache } from './cache.ts';

/** Keeps values by file names, as V8 writes them: arrays of numbers as large as in memory. Outdated ones are not removed. */
export function createFileCache(folder: string): Cache {
  const fileOf = (key: string): string => path.join(folder, `${key}.bin`);
  return {
    async get(key) {
      try {
        // Only this program writes it, and under another name until it is whole.
        return deserialize(await readFile(fileOf(key))) as unknown;
      } catch {
        return undefined;
      }
    },
    async set(key, value) {
      const temporary = `${fileOf(key)}.${process.pid}.tmp`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(temporary, serialize(value));
        await rename(temporary, fileOf(key));
      } catch {
        // A disk that is full keeps no value back.
      }
    },
  };
}
