import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from '../../src/lib/once.ts';
import { openDatabase } from '../../src/store/index.ts';

const folder = once(() => {
  // In memory where there is such a disk: thousands of seeds write to it durably.
  return mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'bellbuoy-simulation-'));
});

/** To be called after the last seed. */
export function removeStores(): void {
  rmSync(folder(), { recursive: true, force: true });
}

/** An empty store: its tables are made once. */
const emptyStore = once(async (): Promise<string> => {
  const file = path.join(folder(), 'empty.sqlite');
  const database = await openDatabase(`sqlite:${file}`, () => {});
  await database.destroy();
  return file;
});

let files = 0;

/** The file of a store of its own, to be removed by who asked for it. */
export async function copyOfStore(): Promise<string> {
  const file = path.join(folder(), `${files++}.sqlite`);
  copyFileSync(await emptyStore(), file);
  return file;
}
