import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openSeaNames, type SeaIndex } from '../../../src/places/search/sea-index.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const folder = temporaryFolder();
const foundIn = ({ called, beginning, withId }: SeaIndex) => [
  called('cape horn').map(({ id }) => id),
  beginning('ushan', 1).map(([name]) => name),
  withId('ushant')?.nameIn.get('fr'),
];
const found = [['cape-horn'], ['ushant'], 'Ouessant'];

test('the places of the sea are put into a file, and read from it', () => {
  expect(foundIn(openSeaNames(folder))).toEqual(found);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^sea-names-\d+-[0-9a-f]+\.sqlite$/)]);
  expect(foundIn(openSeaNames(folder))).toEqual(found);
});

test('they are found where the disk refuses the file', () => {
  expect(foundIn(openSeaNames(path.join(folder, 'missing')))).toEqual(found);
});
