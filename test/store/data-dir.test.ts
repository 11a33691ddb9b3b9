import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDataDir } from '../../src/store/index.ts';
import { temporaryFolder } from '../support/temporary.ts';

describe('the folder of all data', () => {
  it('is created with the folders above it, and stays empty', () => {
    const folder = path.join(temporaryFolder(), 'a', 'b');
    openDataDir(folder);
    openDataDir(folder);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused in a sentence where it is a file', () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    for (const folder of [file, path.join(file, 'below')]) {
      expect(() => openDataDir(folder)).toThrow(
        /^DATA_DIR: nothing can be written to .*\. Set it to another folder\.$/,
      );
    }
  });

  it('loses the databases of backups that were killed, and no other file', () => {
    const folder = temporaryFolder();
    const ended = spawnSync(process.execPath, ['--version']).pid;
    const kept = [`copy-${process.pid}-0123abcd.sqlite`, 'bellbuoy.sqlite', 'copy-of-mine.sqlite'];
    const abandoned = ['', '-wal', '-shm', '-journal'].map((suffix) => `copy-${ended}-89abcdef.sqlite${suffix}`);
    for (const name of [...kept, ...abandoned]) writeFileSync(path.join(folder, name), '');
    openDataDir(folder);
    expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
  });

  // Node tries for ever to create such a folder with its parents.
  it.skipIf(!existsSync('/proc'))('is refused where no folder can be created', () => {
    expect(() => openDataDir('/proc/bellbuoy/data')).toThrow(/^DATA_DIR: nothing can be written/);
  });
});
