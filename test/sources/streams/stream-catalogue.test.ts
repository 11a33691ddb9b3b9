import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasStreams, openStreams } from '../../../src/sources/streams/index.ts';
import { isAlternating, matchStreams } from '../../bench/streams.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const folder = temporaryFolder();
const { stations } = await openStreams(folder);

describe('the stream stations', () => {
  it('are packed once, and read from the file', async () => {
    expect(hasStreams(folder)).toBe(true);
    expect(readdirSync(folder)).toHaveLength(1);
    expect((await openStreams(folder)).stations.map(({ id }) => id)).toEqual(stations.map(({ id }) => id));
  });

  it('are all of NOAA’s but second depths, which are references only', () => {
    expect(stations).toHaveLength(2547);
    expect(stations.filter(({ prediction }) => prediction === 'harmonic')).toHaveLength(842);
    expect(stations.some(({ id }) => id.includes('@'))).toBe(false);
    const gate = stations.find(({ id }) => id === 'noaa/SFB1203');
    expect(gate).toMatchObject({ name: 'Golden Gate Bridge, 0.46 Nm E of', floodDeg: 72.8, licence: 'public domain' });
  });

  it('have slacks within a minute of those that NOAA publishes, and rates within 1 cm/s', () => {
    const matches = matchStreams(stations);
    expect(matches.length).toBeGreaterThan(120);
    const off = matches.filter(({ minutesOff, speedOffMs }) => minutesOff > 1.1 || speedOffMs > 0.01);
    expect(off).toEqual([]);
  });

  it('alternate at all stations', () => {
    const some = stations.filter((_, i) => i % 12 === 0);
    expect(some.filter((station) => !isAlternating(station)).map(({ id }) => id)).toEqual([]);
  });
});
