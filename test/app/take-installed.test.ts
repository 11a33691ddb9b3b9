import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { takeInstalled } from '../../src/app/packing.ts';
import { isPacked, packedFileName } from '../../src/places/index.ts';
import { packedGazetteer } from '../support/packed-gazetteer.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder();

/** An install that has packed the stations and the place names, and an empty data directory. */
function installedAndData(): { installed: string; dataDir: string; take: () => string[] } {
  const installed = mkdtempSync(path.join(folder, 'installed-'));
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  writeFileSync(path.join(installed, 'stations-2.bin'), 'stations');
  symlinkSync(packedGazetteer(), path.join(installed, packedFileName));
  const take = (): string[] => {
    takeInstalled(dataDir, installed);
    return readdirSync(dataDir);
  };
  return { installed, dataDir, take };
}

it('puts what was packed at the install into a data directory that lacks it', () => {
  const { dataDir, take } = installedAndData();
  expect(take()).toEqual([packedFileName, 'stations-2.bin']);
  expect(readFileSync(path.join(dataDir, 'stations-2.bin'), 'utf8')).toBe('stations');
  expect(isPacked(path.join(dataDir, packedFileName))).toBe(true);
});

it('leaves a file that is there, and what an install was killed over', () => {
  const { installed, dataDir, take } = installedAndData();
  writeFileSync(path.join(dataDir, 'stations-2.bin'), 'own');
  writeFileSync(path.join(installed, 'sea-1.bin.77'), 'half');
  writeFileSync(path.join(installed, `${packedFileName}.77.unfinished`), 'half');
  expect(take()).toEqual([packedFileName, 'stations-2.bin']);
  expect(readFileSync(path.join(dataDir, 'stations-2.bin'), 'utf8')).toBe('own');
});

it('replaces place names of another version, and only by those of this one', () => {
  const { dataDir, take } = installedAndData();
  const file = path.join(dataDir, packedFileName);
  writeFileSync(file, 'old');
  take();
  expect(isPacked(file)).toBe(true);

  const later = mkdtempSync(path.join(folder, 'later-'));
  writeFileSync(path.join(later, packedFileName), 'of a later version');
  takeInstalled(dataDir, later);
  expect(isPacked(file)).toBe(true);
});

it('leaves all as it is where nothing was packed or nothing can be put there', () => {
  const { installed, dataDir, take } = installedAndData();
  takeInstalled(dataDir, path.join(installed, 'nowhere'));
  expect(readdirSync(dataDir)).toEqual([]);
  mkdirSync(path.join(dataDir, packedFileName));
  expect(take()).toEqual([packedFileName, 'stations-2.bin']);
  expect(readdirSync(path.join(dataDir, packedFileName))).toEqual([]);
});
