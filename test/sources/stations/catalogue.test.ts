import { readTable } from '../../../src/lib/data-file.ts';
import { stations as published } from '@neaps/tide-database';
import { describe, expect, it } from 'vitest';
import { utcDayMs } from '../../../src/domain/time.ts';
import { datumNames, inDatumOrder, type Extreme, type TideStation } from '../../../src/domain/tide/index.ts';
import { seeded } from '../../support/reference.ts';
import { realCatalogue, temporaryFolder } from '../../support/temporary.ts';
import { sampleOf } from '../../support/thorough.ts';

const folder = temporaryFolder();
const catalogue = await realCatalogue(false, folder);
const withAll = await realCatalogue(true, folder);
const year = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) };

/** One station of each kind of tide there is. */
const curated: readonly (readonly [id: string, reason: string])[] = [
  // Semidiurnal with a large range: the plainest tide.
  ['ticon/brest-822-fra-uhslc_fd', 'semidiurnal'],
  // Two unequal tides a day: a higher and a lower high water.
  ['noaa/9414290', 'mixed'],
  // One tide a day, and some days none.
  ['noaa/8729840', 'diurnal'],
  // Sixth-diurnal lines as large as the rest: four highs on many days.
  ['ticon/bournemouth-bou-gbr-bodc', 'double high water'],
  // A range of centimetres: its ripple rule is a share of the range.
  ['ticon/stockholm-826-swe-uhslc_fd', 'microtidal'],
  // Heights multiplied, seven hours behind its reference station.
  ['noaa/8518974', 'subordinate by ratios'],
  // Heights moved by metres.
  ['noaa/1613077', 'subordinate by fixed offsets'],
  // Its low waters come 4.5 h earlier than its high waters against the reference: small tides overtake each other.
  ['noaa/TEC4723', 'subordinate with far apart offsets'],
  // Small highs come below the lows beside them when multiplied.
  ['noaa/8726533', 'subordinate with upside-down tides'],
  // 150 km up the Columbia and the Willamette: steep rise, long fall.
  ['noaa/9439221', 'river'],
  // The northernmost station of all, 82.5° N.
  ['ticon/alert-3765-can-meds', 'polar'],
  // Diurnal and polar, its range falling to nothing between declinations.
  ['ticon/scott_base-663a-nzl-uhslc_rq', 'polar and diurnal'],
  // 120 constants with twelfth-diurnal ones: half-hour sampling.
  ['noaa/9455920', 'shallow water'],
];

function stationOf(id: string): TideStation {
  const station = withAll.stations.find((one) => one.id === id);
  if (!station) throw new Error(`no station ${id}`);
  return station;
}

describe.each(curated)('%s (%s)', (id) => {
  const station = stationOf(id);

  it('has highs and lows in turn all the year', () => {
    const found = station.tide.extremes(year);
    expect(found.length).toBeGreaterThan(500);
    expectInTurn(found);
  });

  it('has the same tides in ten days at once as in ten single days', () => {
    for (const from of [Date.UTC(2026, 11, 27), Date.UTC(2026, 2, 24), Date.UTC(2026, 0, 15)]) {
      const days = Array.from({ length: 10 }, (_, i) => ({ from: from + i * utcDayMs, to: from + (i + 1) * utcDayMs }));
      const window = { from, to: from + 10 * utcDayMs };
      expect(days.flatMap((day) => station.tide.extremes(day))).toEqual(station.tide.extremes(window));
      const singles = days.flatMap((day) => [...station.tide.hourlyLevels(day)]);
      expect(singles).toEqual([...station.tide.hourlyLevels(window)]);
    }
  });

  it('has seven datums in order, and mean sea level amid its hourly heights', () => {
    expect(Object.keys(station.datums).toSorted()).toEqual([...datumNames].toSorted());
    expect(inDatumOrder(station.datums)).toBe(true);
    const levels = station.tide.hourlyLevels(year);
    const meanM = levels.reduce((sum, m) => sum + m, 0) / levels.length;
    // A year's mean differs from 19 years' by the long lines.
    expect(Math.abs(meanM - station.datums.MSL)).toBeLessThan(0.05);
  });
});

describe('the catalogue', () => {
  it('offers no current station', () => {
    const currents = new Set(published.filter(({ kind }) => kind === 'current').map(({ id }) => id));
    expect(currents.size).toBeGreaterThan(2000);
    expect(withAll.stations.filter(({ id }) => currents.has(id))).toEqual([]);
  });

  it('offers no station whose licence is for non-commercial use, unless it is switched on', () => {
    expect([...new Set(catalogue.stations.map(({ licence }) => licence))].toSorted()).toEqual([
      'CC BY 4.0',
      'public domain',
    ]);
    const only = withAll.stations.filter(({ licence }) => licence === 'CC BY-NC 4.0');
    expect(only.length).toBeGreaterThan(100);
    expect(withAll.stations.length).toBeGreaterThan(catalogue.stations.length);
  });

  it('finds the nearest of the stations it offers, not of the others', () => {
    const bound = withAll.stations.find(({ licence }) => licence === 'CC BY-NC 4.0')!;
    expect(withAll.nearest(bound.point).distanceKm).toBeLessThan(0.001);
    expect(catalogue.nearest(bound.point).station.licence).not.toBe('CC BY-NC 4.0');
  });

  it('names each station once, with owner, zone, credit and licence', () => {
    expect(new Set(withAll.stations.map(({ id }) => id)).size).toBe(withAll.stations.length);
    for (const zone of new Set(withAll.stations.map((station) => station.zone))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }
    for (const { name, source, attribution, licence, point } of withAll.stations) {
      for (const text of [name, source, attribution, licence]) expect(text.trim()).not.toBe('');
      expect(Math.abs(point.lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(point.lng)).toBeLessThanOrEqual(180);
    }
  });

  it('names the owner of each gauge', () => {
    expect(stationOf('ticon/brest-822-fra-uhslc_fd').source).toBe('uhslc');
    expect(stationOf('noaa/9414290').source).toBe('noaa');
    expect(stationOf('kartverket/NYA').source).toBe('kartverket');
  });

  it('is the same when it is opened again from its packed file', async () => {
    const again = await realCatalogue(false, folder);
    expect(again.version).toBe(catalogue.version);
    expect(again.stations.map(({ id }) => id)).toEqual(catalogue.stations.map(({ id }) => id));
  });

  it.each([
    ['noaa/8518974', 0],
    // Ketchikan is in the zone of Alaska, Kumeon Bay in that of the Pacific; San Diego, San Juan, Pago Pago.
    ['noaa/8218361', 60],
    ['noaa/TWC0381', 120],
    ['noaa/TEC4679', -60],
    ['noaa/TPT2825', 60],
    // The zone of the meridian, which the tables do not use, and a day across the date line.
    ['noaa/TPT2739', 0],
    ['noaa/TPT2721', 0],
  ])('%s follows its reference station without the difference of their zones, %i min', (id, zoneMinutes) => {
    const { offsets } = published.find((one) => one.id === id)!;
    const { highMinutes, lowMinutes } = catalogue.referenceOf(stationOf(id))!.offsets;
    expect([offsets!.time.high - highMinutes, offsets!.time.low - lowMinutes]).toEqual([zoneMinutes, zoneMinutes]);
  });

  it('predicts three days at every station, highs and lows in turn', () => {
    const from = Date.UTC(2026, 10, 20);
    for (const { id, tide } of sampleOf(withAll.stations, 5)) {
      const found = tide.extremes({ from, to: from + 3 * utcDayMs });
      expectInTurn(found, id);
    }
  });

  it('has seven ordered datums at forty sampled reference stations and two subordinate ones', () => {
    const random = seeded(40);
    const reference = new Set(published.filter(({ type }) => type === 'reference').map(({ id }) => id));
    const draw = (among: readonly TideStation[]): TideStation => among[Math.floor(random() * among.length)]!;
    const references = withAll.stations.filter(({ id }) => reference.has(id));
    const subordinates = withAll.stations.filter(({ id }) => !reference.has(id));
    const drawn = Array.from({ length: 42 }, (_, i) => draw(i < 40 ? references : subordinates));
    for (const { id, datums } of drawn) {
      expect(inDatumOrder(datums), id).toBe(true);
      expect(Object.values(datums).every(Number.isFinite), id).toBe(true);
      expect(datums.HAT - datums.LAT, id).toBeGreaterThan(0);
    }
  });
});

function expectInTurn(found: readonly Extreme[], of = ''): void {
  const wrong = found.findIndex((extreme, i) => {
    const before = found[i - 1];
    const rises = before !== undefined && extreme.heightM > before.heightM;
    return !Number.isFinite(extreme.heightM) || (before !== undefined && rises !== (extreme.kind === 'high'));
  });
  expect(wrong, of).toBe(-1);
  expect(
    found.some((extreme, i) => i > 0 && extreme.kind === found[i - 1]!.kind),
    of,
  ).toBe(false);
}

describe('the gauges of the Channel Coastal Observatory', () => {
  it.each([
    ['ticon/brighton-btn-gbr-cco', 'Brighton'],
    ['ticon/teignmouth_pier-tnp-gbr-cco', 'Teignmouth Pier'],
    ['ticon/west_bay_harbour-wbh-gbr-cco', 'West Bay Harbour'],
    ['ticon/scarborough-sca-gbr-cco', 'Scarborough'],
  ])('%s is called %s', (id, name) => {
    expect(published.find((station) => station.id === id)?.name).not.toBe(name);
    expect(withAll.stations.find((station) => station.id === id)?.name).toBe(name);
  });
});

describe('the names of gauges', () => {
  const own = withAll.stations.filter(({ id }) => id.startsWith('ticon/'));
  const named = new Set(own.map(({ countryCode, name }) => `${countryCode} ${name}`));

  it.each(['DE Büsum', 'DE List auf Sylt', 'DE Husum', 'FR Saint-Malo', 'CI Abidjan-Vridi', 'HT Port-au-Prince'])(
    'are those that people write: %s',
    (name) => expect([...named]).toContain(name),
  );

  it('have every one of the table, and none as the database spells it', () => {
    const file = new URL('../../../src/sources/stations/written-names.tsv', import.meta.url);
    const rows = readTable(file, 'country', 'name', 'written');
    const written = new Set(rows.map((row) => `${row.country} ${row.written}`));
    // Some are of another country than the database says.
    const names = new Set(own.map(({ name }) => name));
    expect(rows.filter((row) => !names.has(row.written))).toEqual([]);
    const raw = rows.map(({ country, name }) => `${country} ${name}`);
    expect(raw.filter((name, index) => raw.indexOf(name) !== index)).toEqual([]);
    expect(raw.filter((name) => !written.has(name) && named.has(name))).toEqual([]);
  });

  it('have words for what river gauges of the United States abbreviate', () => {
    const ofRivers = own.filter(({ countryCode }) => countryCode === 'US').map(({ name }) => name);
    expect(ofRivers).toContain('St Lucie Estuary at A1A Steele Point Stuart');
    expect(ofRivers).toContain('Cooper River near Goose Creek');
    expect(ofRivers.filter((name) => /\b(Rv|nr|Blw|Crk|Hwy|Fla)\b/.test(name))).toEqual([]);
  });

  it('have no abbreviation of an office', () => {
    expect(own.filter(({ name }) => name.endsWith(' Sjov'))).toEqual([]);
    expect([...named]).toContain('SE Västervik');
  });
});
