import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMarine } from '../../src/client/index.ts';
import { distanceKm } from '../../src/domain/place.ts';
import { createService } from '../../src/service/index.ts';
import { clock, startWorld } from '../support/service-fixture.ts';
import { fakeCache, fakeService, problemOf } from '../support/client-fixture.ts';

const world = await startWorld();
const { key } = await world.keyOf(0);
const { fetchInProcess: fetch } = createService(world.ports);
const service = { fetch, url: 'http://bellbuoy', key, identity: 'in process' };
const marine = createMarine({ service, cache: fakeCache({ now: clock }), now: () => clock });

/** Every distance, by looking at every station. */
function nearest(point: { lat: number; lng: number }, count: number): number[] {
  return world.ports.stations.stations
    .map((station) => distanceKm(point, station.point))
    .toSorted((a, b) => a - b)
    .slice(0, count);
}

describe('the nearest stations', () => {
  it.each([
    ['Brest', 48.383, -4.495],
    ['Fiji, by the 180th meridian', -16.8, 179.9],
    ['the other side of it', -16.8, -179.9],
    ['the middle of the Pacific', -30, -120],
    ['near the North Pole', 89, 10],
    ['the South Pole', -90, 0],
  ])('of %s are the nearest of all, nearest first, free of charge', async (_, lat, lng) => {
    const listed = await marine.stations({ lat, lng }, 5);
    const distances = nearest({ lat, lng }, 5);
    listed.forEach((station, i) => expect(station.distanceKm).toBeCloseTo(distances[i]!, 0));
    expect(listed).toHaveLength(5);
  });

  it('are right at any point', async () => {
    const anywhere = fc.record({
      lat: fc.double({ min: -75, max: 75, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(anywhere, async (point) => {
        const listed = await marine.stations(point, 3);
        expect(listed.map(({ distanceKm: km }) => Math.round(km))).toEqual(nearest(point, 3).map(Math.round));
      }),
      { numRuns: 40 },
    );
  });

  it('carry their chart datum, licence and kind of prediction', async () => {
    const [first] = await marine.stations({ lat: 48.383, lng: -4.495 }, 1);
    expect(first).toMatchObject({ name: 'Brest', chartDatum: 'ZH', licence: 'CC BY 4.0', prediction: 'harmonic' });
    const wilkes = await marine.stations({ lat: 37.8, lng: -122.27 }, 20);
    expect(new Set(wilkes.map(({ prediction }) => prediction))).toEqual(new Set(['harmonic', 'subordinate']));
  });

  it('of another service may carry less, and a failure is a problem', async () => {
    const other = fakeService((_, count) =>
      count === 1
        ? Response.json({ data: [{ name: 'A', lat: '48.3', lng: '-4.5' }] })
        : Response.json({}, { status: 503 }),
    );
    const otherMarine = createMarine({ service: other, cache: fakeCache({ now: clock }), now: () => clock });
    expect(await problemOf(otherMarine.stations({ lat: 48.383, lng: -4.495 }, 2))).toMatchObject({
      code: 'could-not-ask',
    });
    expect(other.calls[0]).toMatchObject({ path: '/v2/tide/stations/area' });
  });
});
