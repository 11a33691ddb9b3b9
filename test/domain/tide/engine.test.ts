import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '../../../src/domain/time.ts';
import { leftOut, referenceJson, withoutReference } from '../../support/reference.ts';
import { compare, eventOf, minutesOff, quantile, type EventRow } from '../../bench/compare.ts';
import { line, publishedTide, tideOf } from './lines.ts';
import type { Extreme, Tide } from '../../../src/domain/tide/index.ts';

/** These must not be loosened; a station that fails is a finding. */
const tolerances = {
  hourlyP95Cm: { most: 0.3, reason: 'the same sum of the same lines: XTide prints 0.1 mm; Anchorage has 112 lines' },
  timeP95Minutes: { most: 1, reason: 'XTide searches to the minute and prints the second' },
  stockholmTimeP95Minutes: { most: 6, reason: 'its tide is 3 cm: 0.03 cm of height are minutes of a flat crest' },
  heightP95Cm: { most: 1, reason: 'XTide prints whole centimetres: half of one is rounding' },
  rippleCm: { most: 2, reason: 'a drop of 1 cm between heights rounded to 1 cm may be printed as 2' },
};

/** Constituents that XTide 2.15.2 does not have, so that no row of the reference contains them. */
const unknownToXtide = {
  brest: ['MSQM', 'MTM', 'MA2', 'MB2', 'T3', 'R3', '3L2', '3N2'],
  anchorage: ['SIGMA1', '2SNMK2', '2KMSN2', '2MLNS6', '2MS8', '2MN8', 'THETA1', 'OO2'],
};

/**
 * XTide 2.15.2 from the database's own constants, with node factors of mid-year: rows of
 * tide-engine-24-stations.json, heights in metres above `zeroM` below mean sea level.
 */
const xtideRows: Record<string, { readonly tide: () => Tide; readonly zeroM: number; readonly rows: EventRow[] }> = {
  Brest: {
    tide: () => publishedTide('ticon/brest-822-fra-uhslc_fd', 'noaa', 'yearly', unknownToXtide.brest),
    zeroM: 2.268,
    rows: [
      ['2018-03-01T03:24:02Z', 5.25, 'H'],
      ['2018-03-01T09:48:07Z', -0.96, 'L'],
      ['2018-03-01T15:49:48Z', 5.26, 'H'],
      ['2018-03-01T22:06:04Z', -0.95, 'L'],
      ['2024-06-01T05:08:02Z', 0.31, 'L'],
      ['2024-06-01T11:22:14Z', 3.85, 'H'],
    ],
  },
  Anchorage: {
    tide: () => publishedTide('noaa/9455920', 'noaa', 'yearly', unknownToXtide.anchorage),
    zeroM: 5.02,
    rows: [
      ['2018-03-01T02:57:11Z', 9.54, 'H'],
      ['2018-03-01T10:06:57Z', -0.97, 'L'],
      ['2018-03-01T15:58:27Z', 9.46, 'H'],
      ['2018-03-01T22:22:12Z', 0.39, 'L'],
      ['2024-06-01T04:49:08Z', 0.96, 'L'],
      ['2024-06-01T11:15:55Z', 8.65, 'H'],
    ],
  },
};

describe.each(Object.entries(xtideRows))('high and low waters of %s', (_, { tide, zeroM, rows }) => {
  it.each(rows)('%s: %d m, %s as XTide has it', (...row) => {
    const event = eventOf(row);
    const { matches } = compare([event], tide(), 20);
    expect(matches).toHaveLength(1);
    expect(minutesOff(matches[0]!)).toBeLessThan(0.5);
    // Half a centimetre of rounding and the engine's tolerance.
    expect(Math.abs(matches[0]!.ours.heightM + zeroM - event.heightM)).toBeLessThan(0.0085);
  });
});

/** Names of lines in XTide's list that are other names here. */
const xtideNames: Record<string, string> = { LDA2: 'LAMBDA2', SIG1: 'SIGMA1', 'M2(KS)2': 'M2KS2' };

type ReferenceStation = {
  name: string;
  datumOffsetMSLminusMLLW: number;
  constituents: { xtide: string; amplitude: number; phase: number }[];
  extremes: { events: EventRow[] }[];
  hourly: { unix0: number; levels: number[] }[];
};

const stations = withoutReference ? [] : (referenceJson('tide-sky/tide-engine-24-stations.json') as ReferenceStation[]);

describe.skipIf(withoutReference)(`XTide 2.15.2 at 24 stations, four months of 2018 to 2031${leftOut}`, () => {
  // Without the file one row stands for all, so that the report has a line that says it was left out.
  const rows = stations.length > 0 ? stations : [{ name: 'all 24 stations' } as ReferenceStation];

  it('has 24 stations', () => expect(stations).toHaveLength(24));

  it.each(rows)('$name: hourly levels (the hours of 2031 left out: XTide carries the factors of 2030)', (station) => {
    const tide = engineTide(station);
    const offCm = station.hourly.flatMap(({ unix0, levels }) => {
      const from = unix0 * 1000;
      const nextYear = Date.UTC(new Date(from).getUTCFullYear() + 1, 0, 1);
      const ours = tide.hourlyLevels({ from, to: Math.min(nextYear, from + levels.length * hourMs) });
      return Array.from(ours, (m, i) => Math.abs(m + station.datumOffsetMSLminusMLLW - levels[i]!) * 100);
    });
    expect(offCm.length).toBeGreaterThan(2400);
    expect(quantile(offCm, 0.95)).toBeLessThanOrEqual(tolerances.hourlyP95Cm.most);
    // No single hour may be far off: the worst of 24 stations is Anchorage, by 0.30 cm.
    expect(Math.max(...offCm)).toBeLessThan(0.35);
  });

  it.each(rows)('$name: high and low waters', (station) => {
    const tide = engineTide(station);
    const months = station.extremes.map(({ events }) => compare(events.map(eventOf), tide, 45));
    const matches = months.flatMap((month) => month.matches);
    const { most } = station.name === 'Stockholm' ? tolerances.stockholmTimeP95Minutes : tolerances.timeP95Minutes;
    expect(quantile(matches.map(minutesOff), 0.95)).toBeLessThanOrEqual(most);
    const offCm = matches.map(
      ({ event, ours }) => Math.abs(ours.heightM + station.datumOffsetMSLminusMLLW - event.heightM) * 100,
    );
    expect(quantile(offCm, 0.95)).toBeLessThanOrEqual(tolerances.heightP95Cm.most);
  });

  it.each(rows)('$name: nothing added, nothing lost but ripples, and those in pairs', (station) => {
    const tide = engineTide(station);
    for (const { events } of station.extremes) {
      const all = events.map(eventOf);
      const { lost, added } = compare(all, tide, 45);
      expect(added).toEqual([]);
      expect(lost.length % 2, 'an odd number would leave two highs or two lows in a row').toBe(0);
      expect(lost.filter((event) => !isRipple(event, lost, all))).toEqual([]);
    }
  });
});

function engineTide({ constituents }: ReferenceStation): Tide {
  const lines = constituents.map(({ xtide, amplitude, phase }) => line(xtideNames[xtide] ?? xtide, amplitude, phase));
  return tideOf(lines, 'yearly');
}

/** A lost event is a ripple where its neighbour in the reference is lost too and no more than a ripple away. */
function isRipple(event: Extreme, lost: readonly Extreme[], all: readonly Extreme[]): boolean {
  const i = all.indexOf(event);
  return [all[i - 1], all[i + 1]].some(
    (other) =>
      other !== undefined &&
      lost.includes(other) &&
      Math.abs(other.heightM - event.heightM) * 100 <= tolerances.rippleCm.most + 1e-9,
  );
}

describe('a tide of one line', () => {
  // S2 follows the mean Sun: its phase lag gives the times of high water, at 30° an hour after 00:00 and 12:00 UT.
  const from = Date.UTC(2026, 10, 20);
  const s2 = tideOf([line('S2', 2, 90)]);

  it('is high and low when its phase says, to the second and the millimetre', () => {
    const found = s2.extremes({ from, to: from + 24 * hourMs });
    expect(found.map(({ kind }) => kind)).toEqual(['high', 'low', 'high', 'low']);
    for (const [i, { at, heightM, kind }] of found.entries()) {
      expect(Math.abs(at - (from + (3 + 6 * i) * hourMs))).toBeLessThan(1000);
      expect(heightM).toBeCloseTo(kind === 'high' ? 2 : -2, 6);
    }
  });

  it('has the heights of a cosine between', () => {
    const levels = s2.hourlyLevels({ from, to: from + 24 * hourMs });
    expect(levels).toHaveLength(24);
    levels.forEach((m, hour) => expect(m).toBeCloseTo(2 * Math.cos(((30 * hour - 90) * Math.PI) / 180), 9));
    expect(s2.levelAt(from + 100 * minuteMs)).toBeCloseTo(2 * Math.cos(((50 - 90) * Math.PI) / 180), 9);
  });

  it('has hours of a half-open window only, the first one whole', () => {
    expect(s2.hourlyLevels({ from: from + 1, to: from + 2 * hourMs })).toHaveLength(1);
    expect(s2.hourlyLevels({ from, to: from + 2 * hourMs + 1 })).toHaveLength(3);
    expect(s2.hourlyLevels({ from, to: from })).toHaveLength(0);
  });

  it('has extremes of a half-open window only', () => {
    const [high] = s2.extremes({ from, to: from + 6 * hourMs }) as [Extreme];
    expect(s2.extremes({ from, to: high.at })).toEqual([]);
    expect(s2.extremes({ from: high.at, to: high.at + 1 })).toEqual([high]);
    expect(s2.extremes({ from: high.at + 1, to: high.at + hourMs })).toEqual([]);
  });

  it('has neither high nor low water without any line that moves in a day', () => {
    expect(tideOf([]).extremes({ from, to: from + 24 * hourMs })).toEqual([]);
    expect([...tideOf([]).hourlyLevels({ from, to: from + 2 * hourMs })]).toEqual([0, 0]);
  });

  it('finds every turn of a twelfth-diurnal wave, which whole hours could not show', () => {
    // 5MS12 goes 174.92° an hour: a high or low every 61.7 minutes, all of one height within a month.
    const found = tideOf([line('5MS12', 1)]).extremes({ from, to: from + 5 * 24 * hourMs });
    expect(Math.abs(found.length - (5 * 24 * 174.9210459) / 180)).toBeLessThan(1);
    for (const [i, { at, heightM }] of found.entries()) {
      expect(Math.abs(heightM) / Math.abs(found[0]!.heightM)).toBeCloseTo(1, 3);
      if (i > 0) expect(Math.abs(at - found[i - 1]!.at - (180 / 174.9210459) * hourMs)).toBeLessThan(2000);
    }
  });
});

describe('the ripple rule', () => {
  const from = Date.UTC(2026, 10, 20);
  const turnsADay = (s2M: number, s4M: number): number =>
    tideOf([line('S2', s2M), line('S4', s4M, 180)]).extremes({ from, to: from + 24 * hourMs }).length;

  // A crest of S2 = 1 m less S4 = b has two highs with a dip of 1/(8b) + 2b − 1 between.
  it('keeps a double high water with a dip of 1.67 cm', () => expect(turnsADay(1, 0.3)).toBe(8));

  it('takes one with a dip of 0.64 cm for a single high water', () => expect(turnsADay(1, 0.28)).toBe(4));

  it('is a share of the range where the whole tide is a few millimetres', () => {
    expect(turnsADay(0.004, 0)).toBe(4);
    expect(turnsADay(0.004, 0.0012)).toBe(4);
  });
});
