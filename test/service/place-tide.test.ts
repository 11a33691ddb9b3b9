import { beforeAll, describe, expect, it } from 'vitest';
import type { TideStation } from '../../src/domain/tide/index.ts';
import type { NearestTide } from '../../src/service/ports.ts';
import { startWorld, type World } from '../support/service-fixture.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});

const at = { lat: 45.0013, lng: -1.2 };

/** A service whose places have this tide. */
async function stationOf(changes: (gauge: NearestTide['station'], other: NearestTide['station']) => NearestTide) {
  const { stations } = world.ports;
  const gauge = stations.nearest({ lat: 44.66, lng: -1.17 }).station;
  const other = stations.nearest({ lat: 48.383, lng: -4.495 }).station;
  const ask = world.with({
    stations: { byId: stations.byId, nearest: () => changes(gauge, other), stations: stations.stations },
  });
  const { body } = await ask(`/v2/tide/extremes/point?lat=${at.lat}&lng=${at.lng}`);
  const { station, notes } = (body as { meta: { station: Record<string, unknown>; notes?: string[] } }).meta;
  return { station, notes, gauge, other };
}

describe('meta.station of a place', () => {
  it('names the gauge that its tide is carried from, how, how far by water, and how sure it is', async () => {
    const { station, gauge, other } = await stationOf((from, next) => ({
      kind: 'carried',
      reason: 'coast',
      station: copyOf(from, `${from.id}@here`),
      gauge: from,
      distanceKm: 38.2,
      waterKm: 48.7,
      band: { minutes: 60, heightM: 0.401 },
      other: next,
      otherLaterMinutes: -75,
      strongStream: { name: 'French Pass', kind: 'tidal', knots: 8, source: 'LINZ' },
      isUpRiver: true,
    }));
    expect(station).toMatchObject({
      id: gauge.id,
      name: gauge.name,
      distance: 38,
      waterDistance: 49,
      kind: 'carried',
      reason: 'coast',
      band: { height: 0.4, minutes: 60 },
      other: { id: other.id, laterMinutes: -75, name: other.name, ...other.point },
      strongStream: { kind: 'tidal', knots: 8, name: 'French Pass', source: 'LINZ' },
      upRiver: true,
    });
    expect(Object.keys(station)).toEqual(Object.keys(station).toSorted());
  });

  it.each([
    ['inland', 'There is no sea at this coordinate: this is the tide of'],
    ['far', 'Nothing is known of the sea at this coordinate: this is the tide of'],
    ['river', 'This is the tide of'],
    ['coast', undefined],
  ] as const)('comes with a note where the tide is none of the place’s own: %s', async (reason, note) => {
    const { notes, gauge } = await stationOf((from) => ({ kind: 'gauge', reason, station: from, distanceKm: 812 }));
    if (note === undefined) expect(notes).toBeUndefined();
    else expect(notes!.join()).toContain(`${note} ${gauge.name}, 812 km away`);
  });

  it('names the dam that keeps the tide from the place', async () => {
    const lag = { minutes: 100, source: 'BBC' };
    const dam = { name: 'Brouwersdam', source: 'getijgrevelingen.nl', tide: 'none' } as const;
    const { station, notes } = await stationOf((from) => {
      return { kind: 'gauge', reason: 'dammed', dam, lag, station: from, distanceKm: 5 };
    });
    expect(station).toMatchObject({ reason: 'dammed', dam, lag });
    expect(notes!.join()).toContain('Brouwersdam keeps the tide from this coordinate');
  });

  it('is no model’s where a station within some distance is wanted: the nearest is named', async () => {
    const { stations } = world.ports;
    const brest = stations.nearest({ lat: 48.383, lng: -4.495 }).station;
    const cell = copyOf(brest, 'eot20@here');
    const ask = world.with({
      stations: {
        byId: stations.byId,
        nearest: () => ({ kind: 'model', station: cell, distanceKm: 25, other: brest }),
        stations: stations.stations,
      },
    });
    const { status, text } = await ask(`/v2/tide/extremes/point?lat=${at.lat}&lng=${at.lng}&maxDistance=20`);
    expect(status).toBe(400);
    // 3.4° south and 3.3° east: 376 and 251 km.
    expect(text).toContain(`The nearest is ${brest.name} (${brest.id}), 45`);
  });

  it('says no more than is known', async () => {
    const { station } = await stationOf((from) => ({ station: from, distanceKm: 3 }));
    for (const name of ['kind', 'reason', 'band', 'other', 'waterDistance']) expect(station).not.toHaveProperty(name);
  });
});

function copyOf(station: TideStation, id: string): TideStation {
  const { name, point, countryCode, zone, source, attribution, licence, prediction, chartDatum, tide, datums } =
    station;
  return { id, name, point, countryCode, zone, source, attribution, licence, prediction, chartDatum, tide, datums };
}
