import { allStations } from '@neaps/tide-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { delayed, signalM, timeShift, type TideStation, type TimeShift } from '../../../src/domain/tide/index.ts';
import { distanceKm, type Point } from '../../../src/domain/place.ts';
import { hourMs, minuteMs } from '../../../src/domain/time.ts';
import { readTable } from '../../../src/lib/data-file.ts';
import { openTideGrid } from '../../../src/sources/grid/index.ts';
import { checkClocks } from '../../../src/sources/stations/clocks.ts';
import type { GaugeCandidate } from '../../../src/sources/stations/gauges.ts';
import type { Catalogue } from '../../../src/sources/stations/index.ts';
import { leftOut, referencePath, withoutReference } from '../../support/reference.ts';
import { realCatalogue } from '../../support/temporary.ts';
import { line } from '../../domain/tide/lines.ts';

const sea = [line('M2', 0.5, 30), line('S2', 0.2, 60), line('N2', 0.1, 10), line('K1', 0.3, 160), line('O1', 0.2, 120)];
const kmPerDegree = 111.2;

/** A gauge so many km north of the equator, whose record is late by some minutes. */
function gauge(id: string, km: number, lateMinutes = 0, constants = sea): GaugeCandidate {
  const record = {
    id,
    name: id,
    lat: km / kmPerDegree,
    lng: -80,
    countryCode: 'US',
    zone: 'America/New_York',
    source: id.split('-').at(-1)!,
    attribution: 'test',
    licence: 'CC BY 4.0',
    offered: true,
    commercial: true,
    chartDatum: undefined,
    officeDatum: undefined,
    datums: undefined,
    recordYears: 10,
    nodeSteps: 'monthly',
    subordinate: undefined,
    constants: delayed(constants, lateMinutes),
  } as const;
  return { record, years: 10, score: 80, isRedundant: false };
}

const decided = (...gauges: GaugeCandidate[]) =>
  Object.fromEntries([...checkClocks(gauges)].map(([id, { kind, minutes }]) => [id, [kind, minutes]]));

describe('an owner whose gauges are in local time', () => {
  const others = Array.from({ length: 8 }, (_, i) => gauge(`ticon/${i}-other`, 40 * i));
  const own = (lateMinutes: readonly number[]) =>
    lateMinutes.map((late, i) => gauge(`ticon/${i}-own`, 40 * i + 8, late));

  it('is corrected by the standard time of its zone, however its water delays the tide', () => {
    const found = decided(...others, ...own([-300, -300, -280, -240, -310, 0]));
    expect(found).toEqual(Object.fromEntries([0, 1, 2, 3, 4].map((i) => [`ticon/${i}-own`, ['corrected', -300]])));
  });

  it('is left out where a gauge does not fit, and doubted where it has no neighbour', () => {
    const flat = gauge('ticon/6-own', 248, -300, [line('M2', 0.3, 200), line('K1', 0.3, 0), line('O1', 0.2, 330)]);
    const alone = gauge('ticon/7-own', 2000, -300);
    expect(decided(...others, ...own([-300, -300, -280, -240, -310]), flat, alone)).toMatchObject({
      'ticon/6-own': ['rejected', -300],
      'ticon/7-own': ['uncertain', -300],
    });
  });

  it('is believed where most of its gauges agree with their neighbours', () => {
    expect(decided(...others, ...own([0, 0, 0, 0, -300, -300]))).toEqual({});
  });
});

describe('a single record', () => {
  it('is left out where two others in its water contradict it and none agrees', () => {
    expect(decided(gauge('ticon/a-x', 0), gauge('ticon/b-y', 1), gauge('ticon/c-z', 0.5, -33))).toEqual({
      'ticon/c-z': ['rejected', -33],
    });
  });

  it('is left out where an office’s own contradicts it, which is believed', () => {
    expect(decided(gauge('noaa/1', 0, 70), gauge('ticon/a-x', 0.5))).toEqual({ 'ticon/a-x': ['rejected', -70] });
  });

  it('is doubted, and the other as well, where nothing tells which is right', () => {
    expect(decided(gauge('ticon/a-x', 0), gauge('ticon/b-y', 0.5, 60))).toEqual({
      'ticon/a-x': ['uncertain', -60],
      'ticon/b-y': ['uncertain', 60],
    });
  });

  it.each([
    ['its lines differ', [...delayed(sea.slice(0, 3), 60), ...delayed(sea.slice(3), 150)]],
    ['its amplitude falls', delayed(sea, 60).map((one) => ({ ...one, amplitudeM: 0.8 * one.amplitudeM }))],
  ])('has a real delay where %s', (_, river) => {
    expect(decided(gauge('ticon/a-x', 0), gauge('ticon/b-y', 1), gauge('ticon/c-z', 0.5, 0, river))).toEqual({});
  });
});

describe('the database', () => {
  let catalogue: Catalogue;
  let gauges: readonly TideStation[];

  beforeAll(async () => {
    catalogue = await realCatalogue(true);
    gauges = catalogue.stations.filter((one) => signalM(catalogue.constantsOf(one)) >= 0.05);
  });

  const around = (point: Point, km: number): TideStation[] =>
    gauges.filter((one) => Math.abs(one.point.lat - point.lat) < km / 100 && distanceKm(one.point, point) <= km);
  const shiftOf = (one: TideStation, other: TideStation): TimeShift =>
    timeShift(catalogue.constantsOf(one), catalogue.constantsOf(other))!;

  it('has no pair of owners in one water whose clocks differ without a decision', () => {
    const unexplained = gauges.flatMap((one) =>
      around(one.point, 3).flatMap((other) => {
        if (other.source === one.source || one.clock || other.clock || one.id > other.id) return [];
        const { minutes, isSteady, likeness, ratio } = shiftOf(one, other);
        const isClock = isSteady && likeness >= 0.995 && Math.abs(ratio - 1) < 0.1 && Math.abs(minutes) > 27;
        return isClock ? [`${one.id} ${other.id} ${minutes}`] : [];
      }),
    );
    expect(unexplained).toEqual([]);
  });

  it.each([
    ['South Florida', 'sfwmd', 25],
    ['California', 'cm', 2],
  ])('has the gauges of %s moved to UTC', (_, source, least) => {
    const own = gauges.filter((one) => one.source === source && one.clock?.kind === 'corrected');
    expect(own.length).toBeGreaterThanOrEqual(least);
    const offMinutes = own.flatMap((one) => {
      const next = around(one.point, 8).find((other) => other.source !== source);
      return next ? [Math.abs(shiftOf(one, next).minutes)] : [];
    });
    expect(offMinutes.length).toBeGreaterThan(1);
    expect(Math.max(...offMinutes)).toBeLessThan(130);
  });

  it('moves none so that it has its tide half an hour before a station of NOAA beside it', () => {
    const linesOf = (station: TideStation) => {
      const reference = catalogue.referenceOf(station);
      if (!reference) return catalogue.constantsOf(station);
      const { highMinutes, lowMinutes } = reference.offsets;
      return delayed(catalogue.constantsOf(reference.station), (highMinutes + lowMinutes) / 2);
    };
    const ofOffice = catalogue.stations.filter(({ source }) => source === 'noaa');
    const moved = gauges.filter(({ clock }) => clock?.kind === 'corrected');
    const compared = moved.flatMap((one) =>
      ofOffice
        .filter((other) => distanceKm(one.point, other.point) < 1.5)
        .map((other) => ({ id: one.id, minutes: timeShift(linesOf(other), linesOf(one))?.minutes ?? 0 })),
    );
    expect(compared.length).toBeGreaterThan(3);
    expect(compared.filter(({ minutes }) => minutes < -30)).toEqual([]);
  });

  it.each([
    ['Los Osos', 'ticon/los_osos_creek_bridge-los-usa-cm'],
    ['Morro Bay', 'ticon/morro_bay_coast_guard_pier-mor-usa-cm'],
    ['Cape Constantine', 'noaa/9464961'],
  ])('keeps %s as it is published', (_, id) => {
    expect(catalogue.byId(id)!.clock).toBeUndefined();
  });

  it.each([
    'ticon/vigo-208a-esp-uhslc_rq',
    'ticon/cruz-cruz-esp-ieo',
    'ticon/molo_sartorio-mol-ita-cmems',
    'ticon/koper_60minute-kop-svn-cmems',
    'ticon/eidersperrwerkbp-9520081-deu-wsv',
    'ticon/parksluis-parkss-nld-rws',
    'ticon/praia_cape_verde-222a-cpv-uhslc_rq',
    'ticon/san_felipe-307a-mex-uhslc_rq',
    'ticon/recife_uscgs-712a-bra-uhslc_rq',
    'ticon/liverpool-440-can-meds',
    'ticon/geulhaven-geulhvn-nld-rws',
    'ticon/goleta_slough-gol-usa-cm',
    'ticon/mayport-8720220-usa-da_sat',
    'noaa/TPT2905',
    'noaa/TWC2321',
  ])('does not offer %s', (id) => {
    expect(catalogue.byId(id)).toBeUndefined();
    expect(catalogue.rejected.find((one) => one.id === id)!.clock!.evidence).not.toBe('');
  });

  it('offers none whose clock is rejected, also among subordinate stations', () => {
    const rejected = new Set(catalogue.rejected.map(({ id }) => id));
    expect(catalogue.stations.filter(({ id, clock }) => clock?.kind === 'rejected' || rejected.has(id))).toEqual([]);
  });

  it.each([
    ['Vigo', 42.24, -8.73],
    ['Santa Cruz de La Palma', 28.68, -17.77],
    ['Trieste', 45.65, 13.76],
    ['Geulhaven', 51.889, 4.314],
  ])('offers a gauge that its neighbours agree with at %s', (_, lat, lng) => {
    const { station, distanceKm: km } = catalogue.nearest({ lat, lng });
    expect(km).toBeLessThan(3);
    expect(station.clock).toBeUndefined();
  });

  /** Hong Kong Observatory, weather bulletins for Hong Kong waters (info.gov.hk/gia/wr): Victoria Harbour. */
  const victoriaHarbour = [
    ['2017-12-23T06:12Z', 'high'],
    ['2017-12-23T09:09Z', 'low'],
    ['2018-04-02T15:21Z', 'high'],
    ['2018-04-02T20:44Z', 'low'],
    ['2018-08-05T12:43Z', 'low'],
    ['2018-08-05T20:34Z', 'high'],
    ['2018-08-19T20:39Z', 'high'],
    ['2019-07-07T11:26Z', 'low'],
    ['2019-07-07T18:40Z', 'high'],
    ['2021-10-30T20:33Z', 'high'],
    ['2021-10-31T04:19Z', 'low'],
    ['2023-01-15T00:41Z', 'low'],
    ['2023-01-15T08:03Z', 'high'],
    ['2024-10-20T03:56Z', 'high'],
    ['2024-10-20T21:52Z', 'low'],
    ['2026-01-24T10:45Z', 'low'],
    ['2026-01-24T16:58Z', 'high'],
  ] as const;

  it('has Hong Kong’s high and low waters at the times that its observatory publishes', () => {
    const { tide } = catalogue.byId('ticon/hong_kong-329-hkg-uhslc_fd')!;
    const offMinutes = victoriaHarbour.map(([time, kind]) => {
      const at = Date.parse(time);
      const near = tide.extremes({ from: at - 2 * hourMs, to: at + 2 * hourMs }).filter((one) => one.kind === kind);
      return Math.min(...near.map((one) => Math.abs(one.at - at))) / minuteMs;
    });
    expect(offMinutes.toSorted((a, b) => a - b)[victoriaHarbour.length >> 1]).toBeLessThan(6);
    expect(Math.max(...offMinutes)).toBeLessThan(25);
  });

  it('has gauges where they stand, not where the database has them', () => {
    const at = (id: string): Point => catalogue.byId(id)!.point;
    expect(distanceKm(at('noaa/6835001'), { lat: -6.13, lng: 106.81 })).toBeLessThan(15);
    expect(distanceKm(at('ticon/meulaboh-914-idn-uhslc_fd'), { lat: 4.14, lng: 96.13 })).toBeLessThan(5);
    expect(distanceKm(at('noaa/TPT2893'), { lat: -18.65, lng: -173.98 })).toBeLessThan(5);
    expect(catalogue.byId('noaa/TPT2893')!.zone).toBe('Pacific/Tongatapu');
    // Every row is of a station of the database.
    const rows = readTable(new URL('../../../src/sources/stations/positions.tsv', import.meta.url), 'id', 'evidence');
    const published = new Set(allStations.map(({ id }) => id));
    expect(rows.map(({ id }) => id).filter((id) => !published.has(id))).toEqual([]);
    // Rosslare’s other record, which the database has at its place, is the same.
    expect(catalogue.byId('ticon/rosslare-ros-irl-mi_c')).toBeDefined();
    expect(rows.every(({ evidence }) => evidence !== '')).toBe(true);
  });

  it.skipIf(withoutReference)(
    `has no gauge alone that the model contradicts without a decision${leftOut}`,
    async () => {
      const grid = (await openTideGrid('', { path: referencePath('tide-grid') }))!;
      const cells = Array.from({ length: grid.count }, (_, index) => ({ index, point: grid.pointOf(index) }));
      const modelAt = (point: Point) => {
        const near = cells
          .filter((cell) => Math.abs(cell.point.lat - point.lat) < 0.5)
          .map((cell) => ({ index: cell.index, distanceKm: distanceKm(point, cell.point) }))
          .filter((cell) => cell.distanceKm < 50);
        return grid.between(near.toSorted((a, b) => a.distanceKm - b.distanceKm).slice(0, 4));
      };
      const contradicted = gauges
        .filter((one) => one.id.startsWith('ticon/') && signalM(catalogue.constantsOf(one)) >= 0.1)
        .filter((one) => !one.clock && around(one.point, 30).length === 1)
        .flatMap((one) => {
          const model = modelAt(one.point);
          const shift = model && timeShift(catalogue.constantsOf(one), model);
          if (!shift || shift.likeness < 0.995 || shift.ratio > 1.3) return [];
          const { minutes, isSteady, likeness, ratio } = shift;
          // A coast never has its tide long before the open sea; a whole hour is a clock's.
          const isWholeHour = isSteady && likeness > 0.9995 && Math.abs(minutes - 60 * Math.round(minutes / 60)) <= 3;
          const isClock = minutes < -30 || (isWholeHour && minutes > 30 && Math.abs(ratio - 1) < 0.08);
          // The cell of Golfo Nuevo is hours from all around it: outside, M2 has 311° and 340°, and in the gulf, by the gauge, 321°.
          if (one.id === 'ticon/puerto_madryn-731-arg-uhslc_fd') return [];
          // Nor does any sea take the same part from every line, and no time.
          const isScaled = isSteady && likeness > 0.998 && Math.abs(minutes) <= 10 && ratio < 0.55;
          return isClock || isScaled ? [`${one.id} ${minutes} ${likeness} ${ratio}`] : [];
        });
      expect(contradicted).toEqual([]);
    },
  );
});
