import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCounts, readers } from '../../src/contract/index.ts';
import { leftOut, referenceJson, withoutReference } from '../support/reference.ts';

const { '/v2/tide/extremes/point': readTideExtremes, '/v2/tide/sea-level/point': readSeaLevel } = readers;

/** Recorded answers of the service that the contract describes: Kahului, 2024-09-27, above MLLW; shortened. */
const meta = {
  cost: 1,
  dailyQuota: 10,
  datum: 'MLLW',
  end: '2024-09-28 09:59',
  lat: 20.89,
  lng: -156.5,
  offset: -0.34,
  requestCount: 7,
  start: '2024-09-27 10:00',
  station: { distance: 2, lat: 20.895, lng: -156.476694, name: 'kahului, kahului harbor, hi', source: 'noaa' },
};
const extremes = {
  data: [
    { height: 0.14883773536746614, time: '2024-09-27T14:51:00+00:00', type: 'low' },
    { height: 0.7378985547873065, time: '2024-09-27T22:17:00+00:00', type: 'high' },
    { height: 0.1888841019406355, time: '2024-09-28T05:19:00+00:00', type: 'low' },
  ],
  meta,
};
const levels = {
  data: [
    { sg: 0.31, time: '2024-09-27T10:00:00+00:00' },
    { sg: 0.29, time: '2024-09-27T11:00:00+00:00' },
  ],
  meta,
};

describe('recorded tides', () => {
  it('are read', () => {
    expect(readTideExtremes.parse(extremes).data).toEqual([
      { at: Date.UTC(2024, 8, 27, 14, 51), heightM: 0.14883773536746614, kind: 'low' },
      { at: Date.UTC(2024, 8, 27, 22, 17), heightM: 0.7378985547873065, kind: 'high' },
      { at: Date.UTC(2024, 8, 28, 5, 19), heightM: 0.1888841019406355, kind: 'low' },
    ]);
    expect(readTideExtremes.parse(extremes).meta.station).toMatchObject({ name: meta.station.name, distance: 2 });
    expect(readSeaLevel.parse(levels).data).toEqual([
      { at: Date.UTC(2024, 8, 27, 10), heightM: 0.31 },
      { at: Date.UTC(2024, 8, 27, 11), heightM: 0.29 },
    ]);
  });

  it.skipIf(withoutReference)(`are read whole${leftOut}`, () => {
    expect(
      readTideExtremes.parse(referenceJson('recorded/tide-extremes-kahului-mllw-2024-09-27.json')).data,
    ).toHaveLength(3);
    expect(readSeaLevel.parse(referenceJson('recorded/sea-level-kahului-mllw-2024-09-27.json')).data).toHaveLength(24);
    expect(readCounts.parse(referenceJson('recorded/error-402-quota.json')).meta).toEqual({
      dailyQuota: 10,
      requestCount: 11,
    });
    expect(readCounts.safeParse(referenceJson('recorded/error-401-or-403-key.json')).success).toBe(false);
  });

  it('are read with heights, coordinates and counts as strings', () => {
    const asStrings = {
      data: extremes.data.map((item) => ({ ...item, height: String(item.height) })),
      meta: { ...meta, cost: '1', requestCount: '7', station: { ...meta.station, lat: '20.895', distance: '2' } },
    };
    const read = readTideExtremes.parse(asStrings);
    expect(read.data[0]?.heightM).toBe(0.14883773536746614);
    expect(read.meta).toMatchObject({ cost: 1, requestCount: 7, station: { lat: 20.895, distance: 2 } });
    expect(readSeaLevel.parse({ ...levels, data: [{ sg: '-0.31', time: '2024-09-27 10:00' }] }).data).toEqual([
      { at: Date.UTC(2024, 8, 27, 10), heightM: -0.31 },
    ]);
  });

  it('are read with the sea level under the name of whatever source', () => {
    expect(
      readSeaLevel.parse({ ...levels, data: [{ noaa: 1.5, time: '2024-09-27T10:00:00+00:00' }] }).data,
    ).toMatchObject([{ heightM: 1.5 }]);
  });

  it('are read without their arrays and without the counts of meta', () => {
    const bare = { meta: { station: { name: 'Kahului', lat: 20.9, lng: -156.5 } } };
    expect(readTideExtremes.parse(bare).data).toEqual([]);
    expect(readSeaLevel.parse(bare).data).toEqual([]);
    expect(readTideExtremes.parse(bare).meta).not.toHaveProperty('dailyQuota');
  });

  it('are read with more than the contract lists', () => {
    expect(readTideExtremes.safeParse({ ...extremes, version: 3, meta: { ...meta, licence: { id: 4 } } }).success).toBe(
      true,
    );
  });
});

describe('invalid bodies', () => {
  const item = extremes.data[0];

  it.each([
    ['null', null],
    ['text', 'Bad gateway'],
    ['a list', []],
    ['nothing', {}],
    ['no list of data', { ...extremes, data: 'none' }],
    ['a height of words', { ...extremes, data: [{ ...item, height: 'high' }] }],
    ['an empty height', { ...extremes, data: [{ ...item, height: '' }] }],
    ['a height that is no finite number', { ...extremes, data: [{ ...item, height: Infinity }] }],
    ['an infinite height as text', { ...extremes, data: [{ ...item, height: 'Infinity' }] }],
    ['a time of words', { ...extremes, data: [{ ...item, time: 'noon' }] }],
    ['a kind that there is not', { ...extremes, data: [{ ...item, type: 'slack' }] }],
    ['a station with a name only', { ...extremes, meta: { ...meta, station: { name: 'Kahului' } } }],
  ])('are refused: %s', (_, body) => {
    expect(readTideExtremes.safeParse(body).success).toBe(false);
  });

  it('are refused: an hour without a value', () => {
    expect(readSeaLevel.safeParse({ ...levels, data: [{ time: '2024-09-27T10:00:00+00:00' }] }).success).toBe(false);
    expect(readSeaLevel.safeParse({ ...levels, data: [{ sg: null, time: '2024-09-27T10:00:00+00:00' }] }).success).toBe(
      false,
    );
  });

  it('are never an exception, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (data, more) => {
        for (const schema of [readTideExtremes, readSeaLevel, readCounts]) {
          expect(() => schema.safeParse(data)).not.toThrow();
          expect(() => schema.safeParse({ data, meta: more })).not.toThrow();
          expect(() => schema.safeParse({ data: [data], meta })).not.toThrow();
        }
      }),
    );
  });
});
