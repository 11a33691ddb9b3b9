import { describe, expect, it } from 'vitest';
import {
  attributeNames,
  groups,
  pick,
  priorityOf,
  regionOf,
  regions,
  type Attribute,
  type Hours,
  type Source,
} from '../../../src/domain/weather/index.ts';

type Values = Partial<Record<Attribute, Hours>>;
const by = (values: Partial<Record<Source, Values>>) => new Map(Object.entries(values) as [Source, Values][]);
const biscay = regionOf({ lat: 45, lng: -5 });
const norway = regionOf({ lat: 63.4, lng: 5 });

describe('the region of a point', () => {
  it.each([
    ['Brest', 48.35, -4.6, 'North-west European shelf, Biscay and Iberia'],
    ['Nice', 43.6, 7.3, 'Mediterranean and Black Sea'],
    ['Gibraltar’s west', 36, -6, 'North-west European shelf, Biscay and Iberia'],
    ['Odesa', 46.4, 31, 'Mediterranean and Black Sea'],
    ['Helsinki', 60, 25, 'Baltic Sea'],
    ['Great Belt', 55.4, 11, 'Danish straits'],
    ['Lofoten', 68, 13, 'Norwegian coast and northern North Sea'],
    ['Boston', 42.3, -70.9, 'North America'],
    ['Auckland', -36.8, 174.8, 'Everywhere else'],
    ['the pole', 90, 0, 'Everywhere else'],
    ['the date line', 0, -180, 'Everywhere else'],
  ])('of %s', (_, lat, lng, name) => {
    expect(regionOf({ lat, lng }).name).toBe(name);
  });
});

describe('the handpicked value', () => {
  it('is exactly one source’s for each hour: the preferred one’s, then the next one’s, never a mean', () => {
    const values = by({ dwd: { airTemperature: [10, 11, null] }, noaa: { airTemperature: [20, 21, 22] } });
    expect(pick(biscay, 'airTemperature', values, 3)).toEqual({
      values: [10, 11, 22],
      sources: ['dwd', 'dwd', 'noaa'],
    });
  });

  it('is absent where no source has one', () => {
    expect(pick(biscay, 'iceCover', by({}), 2)).toEqual({ values: [null, null], sources: [undefined, undefined] });
  });

  it('of height, direction and period is one source’s wherever the height’s has all three', () => {
    const values = by({
      dwd: { waveHeight: [1, 1], waveDirection: [200, null], wavePeriod: [5, 5] },
      meteo: { waveHeight: [2, 2], waveDirection: [220, 220], wavePeriod: [8, 8] },
    });
    const sources = (attribute: Attribute) => pick(biscay, attribute, values, 2).sources;
    expect([sources('waveHeight'), sources('waveDirection'), sources('wavePeriod')]).toEqual([
      ['dwd', 'dwd'],
      ['dwd', 'meteo'],
      ['dwd', 'dwd'],
    ]);
  });

  it('takes a period from elsewhere where the source of the height has none', () => {
    const values = by({
      yr: { waveHeight: [2], waveDirection: [300] },
      dwd: { waveHeight: [1], waveDirection: [200], wavePeriod: [6] },
    });
    expect(pick(norway, 'waveHeight', values, 1).sources).toEqual(['yr']);
    expect(pick(norway, 'waveDirection', values, 1).sources).toEqual(['yr']);
    expect(pick(norway, 'wavePeriod', values, 1).sources).toEqual(['dwd']);
  });
});

describe('the table of regions', () => {
  it('prefers FMI’s and DWD’s waves in the Baltic to the global ones', () => {
    const baltic = regionOf({ lat: 60, lng: 25 });
    expect(priorityOf(baltic, 'waveHeight').slice(0, 2)).toEqual(['fmi', 'dwd']);
    expect(priorityOf(baltic, 'waterTemperature')[0]).toBe('fmi');
  });

  it('ranks every attribute but the tide, each source once', () => {
    const ranked = Object.values(groups).flat();
    expect(new Set(ranked).size).toBe(ranked.length);
    expect(attributeNames.filter((name) => !(ranked as string[]).includes(name))).toEqual(['seaLevel']);
    for (const region of regions) {
      for (const attribute of attributeNames) {
        const order = priorityOf(region, attribute);
        expect(new Set(order).size).toBe(order.length);
      }
    }
  });
});
