import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { strongStreamAt } from '../../../src/sources/streams/index.ts';

describe('the races of strong streams', () => {
  it.each([
    ['Gulf of Corryvreckan', 56.15, -5.72, 8.5],
    ['Alderney Race', 49.7, -2.05, 9.7],
    ['Menai Strait', 53.22, -4.17, 8],
    ['Naruto Strait', 34.24, 134.66, 10],
    ['French Pass', -40.92, 173.83, 8],
    ['Strait of Magellan, First Narrows', -52.5, -69.6, 8],
  ])('%s is known with the rate that is published for it', (name, lat, lng, knots) => {
    expect(strongStreamAt({ lat, lng })).toMatchObject({ name, knots });
  });

  it.each([
    ['Brest', 48.39, -4.49],
    ['Southampton', 50.9, -1.4],
    ['the mid-Atlantic', 30, -40],
  ])('none is at %s', (_, lat, lng) => {
    expect(strongStreamAt({ lat, lng })).toBeUndefined();
  });

  it('each have a point, a reach, a rate as published and its source', () => {
    const file = new URL('../../../src/sources/streams/races.tsv', import.meta.url);
    const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
    const names = rows.map((row) => row.split('\t')[0]);
    expect(new Set(names).size).toBe(rows.length);
    for (const row of rows) {
      const [name = '', lat, lng, reachKm, knots, source = ''] = row.split('\t');
      expect(
        [name, source].every((text) => text.trim() !== ''),
        row,
      ).toBe(true);
      expect(strongStreamAt({ lat: Number(lat), lng: Number(lng) }), row).toEqual({
        name,
        knots: Number(knots),
        source,
      });
      expect(Number(reachKm), row).toBeLessThanOrEqual(20);
      expect(Number(knots) >= 4 && Number(knots) <= 20, row).toBe(true);
    }
  });
});
