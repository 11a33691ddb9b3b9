import { beforeAll, describe, expect, it } from 'vitest';
import { pointId, type Point } from '../../../src/domain/place.ts';
import { inDatumOrder } from '../../../src/domain/tide/index.ts';
import { readTable } from '../../../src/lib/data-file.ts';
import { createZoneFinder } from '../../../src/places/index.ts';
import { openTideGrid, type TideGrid } from '../../../src/sources/grid/index.ts';
import { createPlaceTides, type Catalogue, type PlaceTides } from '../../../src/sources/stations/index.ts';
import { damAt, openWater, type WaterRaster } from '../../../src/sources/water/index.ts';
import { compare, eventOf, minutesOff, quantile, type EventRow } from '../../bench/compare.ts';
import { leftOut, referenceJson, referencePath, withoutReference } from '../../support/reference.ts';
import { curatedPlaces } from './curated-places.ts';
import { realCatalogue, temporaryFolder } from '../../support/temporary.ts';

const dataDir = temporaryFolder();
const zoneOf = createZoneFinder();
let catalogue: Catalogue;
let raster: WaterRaster;

beforeAll(async () => {
  catalogue = await realCatalogue(false, dataDir);
  raster = openWater(dataDir);
});

function tidesWith(grid: TideGrid | undefined): PlaceTides {
  return createPlaceTides({ catalogue, readWater: () => raster, grid, zoneOf });
}

describe.skipIf(withoutReference)(`the tide of a place${leftOut}`, () => {
  let tides: PlaceTides;

  beforeAll(async () => {
    tides = tidesWith(await openTideGrid('', { path: referencePath('tide-grid') }));
  });

  const fortnight = { from: Date.UTC(2026, 10, 20), to: Date.UTC(2026, 11, 5) };

  it.each(curatedPlaces)('is right for $name: $why', ({ at: [lat, lng], kind, gauge, reason, rangeM }) => {
    const found = tides.nearest({ lat, lng });
    expect([found.kind, found.gauge?.id ?? 'no gauge']).toEqual([
      kind,
      kind === 'model' ? 'no gauge' : expect.stringContaining(gauge ?? '/'),
    ]);
    if (reason) expect(found.reason).toBe(reason);
    if (!rangeM) return;
    const heights = found.station.tide.extremes(fortnight).map(({ heightM }) => heightM);
    const range = Math.max(...heights) - Math.min(...heights);
    expect(range).toBeGreaterThanOrEqual(rangeM[0]);
    expect(range).toBeLessThanOrEqual(rangeM[1]);
  });

  it('has a band, also in a gauge’s own town, and a wide one where the place is far from its gauge', () => {
    expect(tides.nearest({ lat: 48.39, lng: -4.486 }).band).toEqual({ minutes: 15, heightM: 0.25 });
    // Towns with a gauge of an office or in a harbour: Philadelphia, Hong Kong, Dover, Southampton, Vancouver, Goleta.
    for (const [lat, lng, minutes] of [
      [39.9524, -75.1636, 35],
      [22.2783, 114.1747, 70],
      [51.1259, 1.3139, 25],
      [50.904, -1.4043, 45],
      [49.2497, -123.1193, 45],
      [34.4358, -119.8276, 25],
    ] as const) {
      expect(tides.nearest({ lat, lng }).band!.minutes).toBeLessThanOrEqual(minutes);
    }
    // A subordinate station, and one up a river that no sea is found from.
    expect(tides.nearest({ lat: 41.759, lng: -70.494 }).band!.minutes).toBeLessThanOrEqual(40);
    expect(tides.nearest({ lat: 45.52, lng: -122.67 }).band!.minutes).toBeLessThanOrEqual(150);
    const guernsey = tides.nearest({ lat: 49.4568, lng: -2.535 });
    expect(guernsey.band!.minutes).toBeLessThanOrEqual(45);
    expect(guernsey.band!.heightM).toBeGreaterThan(0.1);
    expect(tides.nearest({ lat: 51.5085, lng: -0.1257 }).band!.minutes).toBeGreaterThan(120);
  });

  it('has a band of a quarter of an hour in large towns beside their gauge on simple water, and of less than hours in others', () => {
    for (const [name, lat, lng, minutes] of [
      ['Sydney', -33.868, 151.207, 15],
      ['Cape Town', -33.926, 18.423, 15],
      ['Lisbon', 38.717, -9.133, 20],
      ['Saint-Malo', 48.647, -2.009, 15],
      // At Brooklyn Bridge, between the Hudson and the Sound, by differences to the Battery.
      ['New York', 40.714, -74.006, 50],
      ['Tokyo', 35.69, 139.692, 45],
      ['Osaka', 34.694, 135.502, 40],
      ['Rio de Janeiro', -22.906, -43.182, 40],
      ['Hamburg, between Cranz and Over', 53.551, 9.993, 60],
      // Its own gauge, which is not free for commerce, has nine in ten turns within 4 min.
      ['Bilbao, 73 km from Santander', 43.263, -2.925, 45],
      ['Lima, 13 km from Callao', -12.043, -77.028, 70],
    ] as const) {
      expect.soft(tides.nearest({ lat, lng }).band!.minutes, name).toBeLessThanOrEqual(minutes);
    }
  });

  it('has a band that nine in ten high and low waters of the offices’ tables are within, and that is no wider than them by far', () => {
    type Table = { readonly name: string; readonly lat: number; readonly lng: number; readonly events: EventRow[] };
    const minutesAt = new Map<string, number>();
    for (const { name, lat, lng, events } of referenceJson('tide-sky/official-tide-tables.json') as Table[]) {
      const { station, band } = tides.nearest({ lat, lng });
      const published = events.filter(([, , kind]) => kind === 'H' || kind === 'L').map(eventOf);
      const off = compare(published, station.tide, 180).matches.map(minutesOff);
      expect.soft(quantile(off, 0.9), name).toBeLessThanOrEqual(band!.minutes + 1);
      minutesAt.set(name, band!.minutes);
    }
    expect(Object.fromEntries(minutesAt)).toMatchObject({ Auckland: 15, 'Sandy Hook NJ': 10, cuxhaven: 20 });
  });

  it('is between a gauge in a strait and the ocean: Tangier has more tide than Tarifa and less than Cádiz', () => {
    const rangeAt = (lat: number, lng: number) => {
      const heights = tides.nearest({ lat, lng }).station.tide.extremes(fortnight);
      return Math.max(...heights.map(({ heightM }) => heightM)) - Math.min(...heights.map(({ heightM }) => heightM));
    };
    expect(rangeAt(35.767, -5.8)).toBeGreaterThan(1.3 * rangeAt(36.01, -5.6));
    expect(rangeAt(35.767, -5.8)).toBeLessThan(0.8 * rangeAt(36.53, -6.29));
  });

  it('is wider across a race, also where it is carried, and as wide at a subordinate station as at any other', () => {
    // The Gulf of Morbihan fills through the race of La Jument: of Arradon no lag is published, of Vannes one of two hours.
    expect(tides.nearest({ lat: 47.627, lng: -2.823 }).band!.minutes).toBeGreaterThanOrEqual(100);
    expect(tides.nearest({ lat: 47.65, lng: -2.76 }).band!.minutes).toBe(45);
    expect(tides.nearest({ lat: 47.543, lng: -2.88 }).band!.minutes).toBeLessThanOrEqual(40);
    // Hamilton in Bermuda, between two stations of NOAA’s tables.
    expect(tides.nearest({ lat: 32.29, lng: -64.78 }).band!.minutes).toBeLessThanOrEqual(65);
  });

  it('is that of the gauge in a town on a river that the map does not draw, whatever sea is nearest to either', () => {
    const friedrichstadt = tides.nearest({ lat: 54.376, lng: 9.09 });
    expect(friedrichstadt).toMatchObject({ reason: 'at-gauge' });
    expect(friedrichstadt.gauge!.name).toBe('Friedrichstadt Straßenbrücke');
  });

  it('is none between two rivers: Stade has the tide of the Elbe, not of the Oste at Bremervörde', () => {
    expect(tides.nearest({ lat: 53.6, lng: 9.47 })).toMatchObject({ reason: 'near', gauge: { name: 'Stadersand' } });
  });

  it('comes with the published lag of its own high water where it is that of a gauge elsewhere on a river', () => {
    const london = tides.nearest({ lat: 51.5085, lng: -0.1257 });
    expect(london).toMatchObject({ reason: 'river', lag: { minutes: 100, source: 'github.com/drtonyr/tide' } });
    expect(tides.nearest({ lat: 51.371, lng: 1.126 }).lag).toBeUndefined();
    // Farther up a river than any sea is looked for.
    const kolkata = tides.nearest({ lat: 22.5726, lng: 88.3639 });
    expect(kolkata).toMatchObject({ reason: 'river', lag: { minutes: 265 }, gauge: { name: 'Hiron Point' } });
    expect(kolkata.band!.minutes).toBe(270);
  });

  it('is moved to the published time where it is carried: the Atlantic side of Shetland is hours before Lerwick', () => {
    const day = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 15) };
    const highs = (lat: number, lng: number) =>
      tides
        .nearest({ lat, lng })
        .station.tide.extremes(day)
        .flatMap(({ at, kind }) => (kind === 'high' ? [at] : []));
    const lerwick = highs(60.155, -1.14);
    const laterMinutes = highs(60.1366, -1.2762).map(
      (at) => Math.min(...lerwick.map((one) => Math.abs(one - at))) / 60_000,
    );
    expect(laterMinutes.toSorted((a, b) => a - b)[laterMinutes.length >> 1]).toBeCloseTo(105, -1);
  });

  it('has a narrower band at a published time: Burnham-on-Crouch, but not Aldeburgh for the river behind its beach', () => {
    expect(tides.nearest({ lat: 51.6327, lng: 0.8149 }).band!.minutes).toBe(45);
    const day = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 2) };
    const firstHigh = (lat: number, lng: number) =>
      tides
        .nearest({ lat, lng })
        .station.tide.extremes(day)
        .find(({ kind }) => kind === 'high')!.at;
    const laterMinutes = (firstHigh(52.143, 1.598) - firstHigh(52.1549, 1.6021)) / 60_000;
    expect(laterMinutes).toBeGreaterThan(80);
    expect(laterMinutes).toBeLessThan(130);
  });

  it('says at a gauge that another one as near has its tide at another time: pier and waterway of Lake Worth', () => {
    const pier = tides.nearest({ lat: 26.613, lng: -80.034 });
    expect(pier).toMatchObject({ reason: 'at-gauge', other: { name: 'Lake Worth ICW' } });
    expect(pier.otherLaterMinutes!).toBeGreaterThan(80);
    // Brest has one of its own.
    expect(tides.nearest({ lat: 48.39, lng: -4.486 }).other).toBeUndefined();
  });

  it('is that of the mouth far up a river, also by the model, with a lag of the model’s where one is published', () => {
    // Guangzhou, Rockhampton, Dargaville and Bangkok; Taunton lies between two seas, Belfast at the head of a bay.
    expect(tides.nearest({ lat: 23.13, lng: 113.26 })).toMatchObject({ kind: 'carried', reason: 'river' });
    expect(tides.nearest({ lat: -23.38, lng: 150.51 })).toMatchObject({ kind: 'carried', reason: 'river' });
    expect(tides.nearest({ lat: -35.94, lng: 173.87 })).toMatchObject({ kind: 'model', reason: 'river' });
    expect(tides.nearest({ lat: 13.754, lng: 100.501 })).toMatchObject({ reason: 'river', lag: { minutes: 115 } });
    expect(tides.nearest({ lat: 51.02, lng: -3.1 }).reason).toBe('between');
    expect(tides.nearest({ lat: 54.597, lng: -5.93 })).toMatchObject({ kind: 'carried', reason: 'coast' });
  });

  it('has the range that is published, as a share of its gauge’s: Minas Basin', () => {
    const rangeM = (lat: number, lng: number) => {
      const heights = tides
        .nearest({ lat, lng })
        .station.tide.extremes(fortnight)
        .map(({ heightM }) => heightM);
      return Math.max(...heights) - Math.min(...heights);
    };
    const spencersIsland = rangeM(45.33, -64.7);
    expect(rangeM(45.31, -63.81) / spencersIsland).toBeCloseTo(1.2, 1);
    // Parrsboro, of which nothing is published.
    expect(rangeM(45.39, -64.33) / spencersIsland).toBeLessThan(1.1);
  });

  it('uses every published lag', () => {
    const rows = readTable(
      new URL('../../../src/sources/stations/published-lags.tsv', import.meta.url),
      'lat',
      'lng',
      'gauge',
    );
    const unused = rows.filter(({ lat, lng, gauge: id }) => {
      const { gauge, reason } = tides.nearest({ lat: Number(lat), lng: Number(lng) });
      return (gauge?.id ?? 'eot20') !== id || reason === 'at-gauge';
    });
    expect(unused.map(({ place }) => place)).toEqual([]);
  });

  it('says by how much the other gauge differs, where that is more than the band', () => {
    const beside = catalogue.stations.filter((_, i) => i % 20 === 0).map(({ point }) => point);
    const told = beside.flatMap(({ lat, lng }) => {
      const { band, other, otherLaterMinutes } = tides.nearest({ lat: lat + 0.03, lng });
      return otherLaterMinutes === undefined
        ? []
        : [{ minutes: Math.abs(otherLaterMinutes), band: band!, other: other! }];
    });
    expect(told.length).toBeGreaterThan(0);
    for (const { minutes, band } of told) expect(minutes).toBeGreaterThan(band.minutes);
  });

  it('is that of the nearest gauge outside, where a dam keeps the sea out', () => {
    const { reason, dam, gauge, band } = tides.nearest({ lat: 51.741, lng: 3.888 });
    expect({ reason, dam: dam?.name, gauge: gauge?.name, band }).toEqual({
      reason: 'dammed',
      dam: 'Brouwersdam',
      gauge: 'Brouwershavensche Gat 08',
      band: undefined,
    });
    // A narrow inlet leaves a lake as little of it, later.
    expect(tides.nearest({ lat: 67.26, lng: 15.39 })).toMatchObject({
      reason: 'dammed',
      dam: { name: 'Saltstraumen', tide: 'damped' },
      gauge: { name: 'Bodø' },
      lag: { minutes: 120 },
    });
    // No gauge is near: the model tells what comes to the inlet.
    expect(tides.nearest({ lat: -42.153, lng: 145.328 })).toMatchObject({
      kind: 'model',
      reason: 'dammed',
      dam: { name: 'Hells Gates' },
      band: undefined,
    });
    // Fifty metres behind a dam and outside it.
    expect(tides.nearest({ lat: 51.751, lng: 3.811 })).toMatchObject({ reason: 'at-gauge' });
  });

  it('is that of a gauge behind the same dam, where one stands there', () => {
    const hellevoetsluis = tides.nearest({ lat: 51.82, lng: 4.13 });
    expect(hellevoetsluis).toMatchObject({ reason: 'sheltered', gauge: { name: 'Moerdijk' } });
    expect(hellevoetsluis.dam).toBeUndefined();
  });

  it('is measured nowhere in a water that has none', () => {
    const inside = catalogue.stations.filter(({ point }) => damAt(point)?.tide === 'none');
    expect(inside.map(({ id }) => id)).toEqual([]);
  });

  it('is told with the race that the place lies in', () => {
    const race = { name: 'Gulf of Corryvreckan', knots: 8.5 };
    expect(tides.nearest({ lat: 56.153, lng: -5.708 }).strongStream).toMatchObject(race);
    expect(tides.nearest({ lat: 48.39, lng: -4.486 }).strongStream).toBeUndefined();
  });

  it('is carried under the gauge’s name and both credits, with datums of its own and the gauge to press', () => {
    const lacanau = { lat: 45.0013, lng: -1.2 };
    const { station, gauge, other, distanceKm, waterKm } = tides.nearest(lacanau);
    expect(station).toMatchObject({ name: gauge!.name, point: gauge!.point, prediction: 'harmonic' });
    expect(station.id).toBe(`${gauge!.id}@${pointId(lacanau)}`);
    expect(station.attribution).toMatch(/TICON-4.*EOT20/);
    expect(other).toBe(gauge);
    expect(waterKm!).toBeGreaterThan(distanceKm);
    expect(inDatumOrder(station.datums)).toBe(true);
    expect(station.datums.HAT).toBeGreaterThan(1.8);
    expect(station.datums.MSL).toBe(0);
    expect(Math.abs(station.tide.meanLevelM({ from: Date.UTC(2002, 0, 1), to: Date.UTC(2021, 0, 1) }))).toBeLessThan(
      0.002,
    );
  });

  it('is between two gauges of a river under both their names and credits, without the model’s', () => {
    const { station, other, band } = tides.nearest({ lat: 53.5507, lng: 9.993 });
    expect([station.name, other?.name]).toEqual(['Cranz', 'Over']);
    expect(station.attribution).toMatch(/^TICON-4 [^;]*$/);
    expect(tidesWith(undefined).nearest({ lat: 53.5507, lng: 9.993 }).station.attribution).toBe(station.attribution);
    expect(band!.minutes).toBeLessThanOrEqual(100);
  });

  it('knows a place in a river, whether a gauge or the model has its tide', () => {
    for (const [lat, lng, reason] of [
      [47.217, -1.553, 'near'],
      [51.5085, -0.1257, 'river'],
      [13.754, 100.5014, 'river'],
    ] as const) {
      expect(tides.nearest({ lat, lng })).toMatchObject({ reason, isUpRiver: true });
    }
    expect(tides.nearest({ lat: 48.39, lng: -4.486 }).isUpRiver).toBe(false);
  });

  it('is the model’s with its cell and credit, and the zone of the place', () => {
    const { station, distanceKm, other } = tides.nearest({ lat: 39.6, lng: -9.07 });
    expect(station).toMatchObject({ source: 'eot20', zone: 'Europe/Lisbon', licence: 'CC BY 4.0' });
    expect(distanceKm).toBeLessThan(45);
    expect(other?.name).toBe('Cascais');
  });

  it('changes when the model arrives, and so does the version', async () => {
    const late = tidesWith(undefined);
    const nazare = { lat: 39.6, lng: -9.07 };
    expect(late.nearest(nazare)).toMatchObject({ kind: 'gauge', reason: 'far' });
    const before = late.version;
    late.useGrid(await openTideGrid('', { path: referencePath('tide-grid') }));
    expect(late.nearest(nazare).kind).toBe('model');
    expect(late.version).not.toBe(before);
  });
});

describe('without a map of the sea', () => {
  it('a place has the station that is nearest by air, without a reason, until the map is there', () => {
    let water: WaterRaster | undefined;
    const tides = createPlaceTides({ catalogue, readWater: () => water, grid: undefined, zoneOf });
    const lacanau = { lat: 45.0013, lng: -1.2 };
    const before = tides.version;
    expect(tides.nearest(lacanau)).toMatchObject(catalogue.nearest(lacanau));
    expect(tides.nearest(lacanau)).not.toHaveProperty('reason');
    // Nobody knows yet which water lies between; at the gauge its own band holds.
    expect(tides.nearest(lacanau).band!.minutes).toBe(270);
    expect(tides.nearest({ lat: 48.383, lng: -4.495 }).band).toEqual({ minutes: 10, heightM: 0.25 });
    water = raster;
    expect(tides.version).not.toBe(before);
    expect(tides.nearest(lacanau)).toMatchObject({ reason: 'no-model', gauge: { name: 'Arcachon Eyrac' } });
  });
});

describe('without a model', () => {
  it('a place has the nearest gauge by water, not by air', () => {
    const tides = tidesWith(undefined);
    const beside = (lat: number, lng: number) => tides.nearest({ lat, lng }).gauge?.id;
    expect(beside(41.745, -70.62)).toBe('noaa/8447270');
    // Lacanau: Fort Médoc, behind the dunes, is nearer by air.
    const lacanau = { lat: 45.0013, lng: -1.2 };
    expect(tides.nearest(lacanau).gauge?.id).toContain('arcachon_eyrac');
    expect(tides.nearest(lacanau)).toMatchObject({ kind: 'carried', reason: 'no-model' });
    expect(tides.nearest(lacanau).station.attribution).not.toContain('EOT20');
  });

  it('caches a place, with the station of the catalogue', () => {
    const tides = tidesWith(undefined);
    const brest: Point = { lat: 48.39, lng: -4.486 };
    const found = tides.nearest(brest);
    expect(tides.nearest({ ...brest })).toBe(found);
    expect(found.station).toBe(catalogue.byId(found.station.id));
  });
});
