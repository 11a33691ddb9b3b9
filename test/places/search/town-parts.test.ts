import { expect, it } from 'vitest';
import { townParts } from '../../../src/places/search/town-parts.ts';

it.each([
  ['Victoria Marina, St Peter Port', 'St Peter Port'],
  ['Palendorp Petten', 'Petten'],
  ['Hebrides get cancelled', 'Hebrides'],
  ['Scarborough north bay', 'Scarborough'],
  ['scanni a Goro', 'Goro'],
  ['湖口, サロマ湖', 'サロマ湖'],
])('of %s is %s', (text, town) => {
  expect(townParts(text)).toContain(town);
});

it.each(['Ponta do Seixas', 'Cala Domestica', 'San Foca', 'Thurlestone rock', 'Brest Harbour Pub', 'Seapoint'])(
  'is none of %s',
  (text) => {
    expect(townParts(text)).toEqual([]);
  },
);
