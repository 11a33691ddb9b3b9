import { describe, expect, it } from 'vitest';
import { chooseStations } from '../../../src/sources/stations/choose.ts';
import type { GaugeCandidate } from '../../../src/sources/stations/gauges.ts';
import type { StationRecord } from '../../../src/sources/stations/record.ts';
import { line } from '../../domain/tide/lines.ts';

const sea = [line('M2', 1), line('S2', 0.3), line('SA', 0.1)];

function candidate(
  id: string,
  changes: Partial<StationRecord> = {},
  merits: Partial<GaugeCandidate> = {},
): GaugeCandidate {
  const record: StationRecord = {
    id,
    name: id,
    lat: 48,
    lng: -4,
    countryCode: 'FR',
    recordYears: 0,
    zone: 'Europe/Paris',
    source: 'test',
    attribution: 'test',
    licence: 'CC BY 4.0',
    offered: true,
    commercial: true,
    chartDatum: undefined,
    officeDatum: undefined,
    datums: undefined,
    nodeSteps: 'monthly',
    subordinate: undefined,
    constants: sea,
    ...changes,
  };
  return { record, years: 10, score: 80, isRedundant: false, ...merits };
}

const chosen = (...candidates: GaugeCandidate[]): string[] =>
  [...chooseStations(candidates)].map(({ id }) => id).toSorted();
/** 48.01° is 1.1 km and 48.02° 2.2 km north of 48°. */
const near = { lat: 48.01 };
const beyond = { lat: 48.02 };

describe('a gauge with hardly any tide', () => {
  const locked = candidate('ticon/canal', { constants: [line('M2', 0.05)] }, { years: 30 });

  it('is behind a lock where the water within 12 km has ten times its tide, and is left out', () => {
    expect(chosen(locked, candidate('ticon/river', { lat: 48.1 }))).toEqual(['ticon/river']);
    expect(chosen(locked, candidate('ticon/river', near, { years: 5 }))).toEqual(['ticon/river']);
  });

  it('is offered where the tide around it is small as well, or far away', () => {
    const small = candidate('ticon/lagoon', { lat: 48.1, constants: [line('M2', 0.9)] });
    expect(chosen(locked, small)).toEqual(['ticon/canal', 'ticon/lagoon']);
    expect(chosen(locked, candidate('ticon/sea', { lat: 48.12 }))).toEqual(['ticon/canal', 'ticon/sea']);
  });
});

describe('of gauges that measure the same water', () => {
  it('the longer record is offered, up to 19 years, then the better one', () => {
    expect(chosen(candidate('ticon/a'), candidate('ticon/b', near, { years: 11 }))).toEqual(['ticon/b']);
    const long = candidate('ticon/a', {}, { years: 60, score: 70 });
    expect(chosen(long, candidate('ticon/b', near, { years: 19, score: 71 }))).toEqual(['ticon/b']);
  });

  it('both are offered when they are 2 km apart', () => {
    expect(chosen(candidate('ticon/a'), candidate('ticon/b', beyond))).toEqual(['ticon/a', 'ticon/b']);
  });

  it('the one of an office that predicts officially comes first, if the length of its record is known', () => {
    const long = candidate('ticon/a', {}, { years: 19 });
    expect(chosen(long, candidate('noaa/b', near, { years: 1 }))).toEqual(['noaa/b']);
    expect(chosen(long, candidate('noaa/b', near, { years: 0 }))).toEqual(['ticon/a']);
  });

  it('two official ones are both offered', () => {
    expect(chosen(candidate('noaa/a'), candidate('noaa/b', near))).toEqual(['noaa/a', 'noaa/b']);
  });

  it('one without commercial use never replaces one with it, and is offered where it is the only one', () => {
    const better = candidate('ticon/b', { ...near, commercial: false }, { years: 19 });
    expect(chosen(candidate('ticon/a'), better)).toEqual(['ticon/a']);
    expect(chosen(better)).toEqual(['ticon/b']);
  });

  it('one that the database marks as a duplicate may only replace the one it duplicates', () => {
    const double = candidate('ticon/b', near, { years: 19, isRedundant: true });
    expect(chosen(candidate('ticon/a'), double)).toEqual(['ticon/b']);
    expect(chosen(double)).toEqual([]);
  });

  it('a subordinate station is not a gauge and is offered', () => {
    const offsets = { highMinutes: 0, lowMinutes: 0, high: 1, low: 1, kind: 'ratio', reference: 'noaa/a' } as const;
    const subordinate = candidate('noaa/c', { ...near, subordinate: offsets, constants: [] });
    expect(chosen(candidate('ticon/a', {}, { years: 19 }), subordinate)).toEqual(['noaa/c', 'ticon/a']);
    const clock = { kind: 'uncertain', minutes: 57, evidence: 'test' } as const;
    const doubted = { ...subordinate, record: { ...subordinate.record, clock } };
    expect(chosen(candidate('ticon/a', {}, { years: 19 }), doubted)).toEqual(['ticon/a']);
    expect(chosen(candidate('ticon/a', { clock }, { years: 19 }), doubted)).toEqual(['noaa/c', 'ticon/a']);
    expect(chosen(candidate('ticon/a', { lat: 48.1 }, { years: 19 }), doubted)).toEqual(['noaa/c', 'ticon/a']);
  });

  it('but no gauge whose clock is in doubt in a town with one that nothing contradicts', () => {
    const clock = { kind: 'uncertain', minutes: 88, evidence: 'test' } as const;
    const doubted = candidate('ticon/b', { lat: 48.03, clock }, { years: 19 });
    expect(chosen(candidate('noaa/a', { lat: 48 }), doubted)).toEqual(['noaa/a']);
    expect(chosen(candidate('noaa/a', { lat: 48.1 }), doubted)).toEqual(['noaa/a', 'ticon/b']);
    expect(chosen(candidate('noaa/a', { lat: 48, clock }), doubted)).toEqual(['noaa/a', 'ticon/b']);
  });
});

describe('a record is left out', () => {
  it.each([
    ['of a river, whose year swings more than its tide', [line('M2', 0.2), line('SA', 0.78)], false],
    ['but not of a coast whose year swings less than its tide', [line('M2', 1), line('SA', 0.8)], true],
    ['nor of a sea almost without a tide', [line('M2', 0.02), line('SA', 0.1)], true],
    ['with a twentieth of its energy in lines that theory keeps small', [line('M2', 1), line('T3', 0.23)], false],
    ['but not with a little of it there', [line('M2', 1), line('T3', 0.2)], true],
  ])('%s', (_, constants, stays) => {
    expect(chosen(candidate('ticon/a', { constants }))).toEqual(stays ? ['ticon/a'] : []);
  });
});

describe('a gauge of the Great Lakes', () => {
  // Toronto and Thunder Bay; Quebec on the tidal Saint Lawrence, Moosonee on James Bay, New York.
  it.each([
    [43.64, -79.38, false],
    [48.41, -89.22, false],
    [46.83, -71.16, true],
    [51.28, -80.64, true],
    [40.7, -74.01, true],
  ])('at %d, %d has a tide of the sea: %s', (lat, lng, offered) => {
    expect(chosen(candidate('ticon/a', { lat, lng }))).toEqual(offered ? ['ticon/a'] : []);
  });
});
