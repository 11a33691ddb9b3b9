import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createProcessLock, openCache, openDatabase } from '../../src/store/index.ts';
import { makeFolderPrivate } from '../../src/store/private-files.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder();

/** A folder as an installation before had it, readable by all. */
function openFolder(name: string, files: readonly string[]): string {
  const made = path.join(folder, name);
  mkdirSync(made);
  for (const file of files) writeFileSync(path.join(made, file), '', { mode: 0o644 });
  for (const file of files) chmodSync(path.join(made, file), 0o644);
  chmodSync(made, 0o755);
  return made;
}

/** Octal modes by name; `.` is the folder. */
function modesOf(made: string): Record<string, string> {
  const names = ['.', ...readdirSync(made)];
  return Object.fromEntries(names.map((name) => [name, (statSync(path.join(made, name)).mode & 0o777).toString(8)]));
}

const fail = (error: unknown): never => {
  throw error;
};

describe('the folder of an installation', () => {
  it('is created for its owner only', () => {
    const made = path.join(folder, 'new', 'folder');
    makeFolderPrivate(made);
    expect(modesOf(made)).toEqual({ '.': '700' });
  });

  it('of an earlier version becomes private with all that is in it', () => {
    const files = [
      'secret',
      'bellbuoy.sqlite',
      'bellbuoy.sqlite-wal',
      'bellbuoy.sqlite.digests',
      'cache.sqlite-shm',
      'places.sqlite.123.unfinished',
      'stations-0.10.20260924.4.bin',
      'datums-0.10.20260924.4.json',
      'water-1.bin.4711',
    ];
    const made = openFolder('earlier', files);
    mkdirSync(path.join(made, 'lost+found'));
    makeFolderPrivate(made);
    expect(modesOf(made)).toMatchObject({
      '.': '700',
      ...Object.fromEntries(files.map((file) => [file, '600'])),
    });
  });

  it('keeps its mode where it holds other things as well, which stay as they are', () => {
    const made = openFolder('shared', ['secret', 'passwd', 'backup.json']);
    makeFolderPrivate(made);
    expect(modesOf(made)).toEqual({ '.': '755', secret: '600', passwd: '644', 'backup.json': '644' });
  });
});

it('databases, caches and locks are private with the files beside them, also those that existed', async () => {
  const files = ['store.sqlite', 'cache.sqlite', 'lock'];
  const made = openFolder('databases', files);
  const database = await openDatabase(`sqlite:${path.join(made, 'store.sqlite')}`, fail);
  const cache = await openCache(`sqlite:${path.join(made, 'cache.sqlite')}`, fail);
  await cache.set('a', 'b', 1000);
  const lock = createProcessLock(path.join(made, 'lock'));
  expect(lock.acquire()).toBe(true);
  onTestFinished(async () => {
    lock.release();
    await Promise.all([cache.close(), database.destroy()]);
  });
  const { '.': _, ...modes } = modesOf(made);
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining(['store.sqlite-wal', 'store.sqlite-shm', 'cache.sqlite-wal']),
  );
  expect(new Set(Object.values(modes))).toEqual(new Set(['600']));
});
