import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packedFileName, packGazetteer } from '../../../src/places/index.ts';
import { packedGazetteer } from '../../support/packed-gazetteer.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const packed = path.join(temporaryFolder(), packedFileName);

it('the gazetteer is packed the same again; files of killed processes go, not those that others are writing', () => {
  const [abandoned, young, own] = [1, 2, process.pid].map((pid) => `${packed}.${pid}.unfinished`) as [
    string,
    string,
    string,
  ];
  for (const leftover of [abandoned, young, own]) writeFileSync(leftover, 'not yet a database');
  utimesSync(abandoned, new Date(0), new Date(0));
  const shares: number[] = [];
  packGazetteer(packed, (share) => shares.push(share));
  expect(readFileSync(packed).equals(readFileSync(packedGazetteer()))).toBe(true);
  expect([abandoned, young, own].map((file) => existsSync(file))).toEqual([false, true, false]);
  // It reports its progress from a little to all.
  expect(shares.length).toBeGreaterThan(100);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[0]).toBeLessThan(0.2);
  expect(shares.at(-1)).toBe(1);
});
