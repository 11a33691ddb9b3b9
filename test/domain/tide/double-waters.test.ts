import { describe, expect, it } from 'vitest';
import { joinDoubleWaters, type Extreme } from '../../../src/domain/tide/index.ts';
import { hourMs, utcDayMs } from '../../../src/domain/time.ts';
import { eventOf, type EventRow } from '../../bench/compare.ts';
import { leftOut, referenceJson, withoutReference } from '../../support/reference.ts';
import { line, publishedTide, tideOf } from './lines.ts';

const window = { from: Date.UTC(2026, 5, 1), to: Date.UTC(2026, 5, 13) };

/** More than a quarter of M2 in M4 gives every tide a second water of one kind. */
const doubled = tideOf([line('M2', 1, 0), line('M4', 0.4, 180), line('S2', 0.1, 0)]);

describe('double waters', () => {
  it('are one water, the outermost of the two, which names the other', () => {
    const extremes = doubled.extremes(window);
    const waters = joinDoubleWaters(extremes);
    const highs = waters.filter(({ kind }) => kind === 'high');
    expect(extremes.length).toBeGreaterThan(1.4 * waters.length);
    expect(highs.length).toBeGreaterThan(22);
    for (const [i, { kind, at, heightM, others }] of waters.entries()) {
      expect(kind).not.toBe(waters[i - 1]?.kind);
      for (const other of others) {
        expect(other.kind).toBe(kind);
        expect(Math.abs(other.at - at)).toBeLessThan(6.21 * hourMs);
        expect(kind === 'high' ? other.heightM <= heightM : other.heightM >= heightM).toBe(true);
      }
    }
    expect(waters.some(({ others }) => others.length > 0)).toBe(true);
  });

  it('are not the close waters of a mixed or a diurnal tide, nor those of any tide with two a day', () => {
    for (const lines of [
      [line('M2', 0.4), line('S2', 0.1), line('K1', 0.6), line('O1', 0.4)],
      [line('K1', 0.3), line('O1', 0.3), line('M2', 0.05)],
      [line('M2', 2), line('S2', 0.7), line('M4', 0.1)],
      [line('M3', 0.5)],
    ]) {
      const extremes = tideOf(lines).extremes(window);
      expect(joinDoubleWaters(extremes)).toEqual(extremes.map((extreme) => ({ ...extreme, others: [] })));
    }
  });

  it.each([
    // The San Juan Islands, where high waters close together are all listed by NOAA and the CHS.
    ['noaa/9449880', Date.UTC(2026, 2, 1)],
    ['ticon/fulford_harbour_bc-7330-can-meds', Date.UTC(2026, 2, 1)],
    // Borneo, diurnal on most days: joined, its high waters would be 18.4 h apart.
    ['ticon/bintulu-387a-mys-uhslc_rq', Date.UTC(2026, 0, 1)],
  ])('are not those of a mixed tide that nearly vanishes: %s', (id, start) => {
    const tide = publishedTide(id, id.split('/')[0]!, 'monthly');
    for (let turn = 0; turn < 12; turn++) {
      const from = start + turn * 29 * utcDayMs;
      const extremes = tide.extremes({ from, to: from + 11 * utcDayMs });
      expect(joinDoubleWaters(extremes)).toEqual(extremes.map((extreme) => ({ ...extreme, others: [] })));
    }
  });

  it.each([
    ['high', 1],
    ['low', -1],
  ] as const)(
    'are of the kind whose two are nearly as high, though the dip is part of a pair as well: %s',
    (kind, sign) => {
      // A tide as at Den Helder, which rises to 1.75 m, falls by 5 cm and rises to 1.9 m; and the same upside down.
      const ofTide = [
        { afterH: 0, heightM: 0.5, isPeak: false },
        { afterH: 4, heightM: 1.75, isPeak: true },
        { afterH: 5.5, heightM: 1.7, isPeak: false },
        { afterH: 7.5, heightM: 1.9, isPeak: true },
      ];
      const extremes = Array.from({ length: 22 }, (_, tide) =>
        ofTide.map(({ afterH, heightM, isPeak }): Extreme => ({
          at: window.from + (12.42 * tide + afterH) * hourMs,
          heightM: sign * heightM,
          kind: isPeak === (kind === 'high') ? 'high' : 'low',
        })),
      ).flat();
      const waters = joinDoubleWaters(extremes);
      expect(waters).toHaveLength(44);
      for (const water of waters) expect(water.others).toHaveLength(water.kind === kind ? 1 : 0);
    },
  );

  it('of nothing are none', () => expect(joinDoubleWaters([])).toEqual([]));
});

type OfficialTable = { readonly name: string; readonly neapsId: string; readonly events: readonly EventRow[] };

describe.skipIf(withoutReference)(`the waters of official tables${leftOut}`, () => {
  const tables = new Map(
    (withoutReference ? [] : (referenceJson('tide-sky/official-tide-tables.json') as readonly OfficialTable[])).map(
      (table) => [table.name, table],
    ),
  );
  /** Ours within the runs of a table, which has gaps, and the table's. */
  const both = (name: string, id: string, source: string): { ours: readonly Extreme[]; theirs: readonly Extreme[] } => {
    const theirs = tables.get(name)!.events.map(eventOf);
    const gap = 10 * hourMs;
    const [from, to] = [theirs[0]!.at - gap, theirs.at(-1)!.at + gap];
    const tide = publishedTide(id, source, source === 'noaa' ? 'yearly' : 'monthly');
    const waters = joinDoubleWaters(tide.extremes({ from: from - 5 * utcDayMs, to: to + 5 * utcDayMs }));
    const ours = waters.filter(({ at, kind }) =>
      theirs.some((one) => one.kind === kind && Math.abs(one.at - at) <= 6.21 * hourMs),
    );
    return { ours, theirs };
  };

  it('are as many at Hoek van Holland, whose two low waters the table has once', () => {
    const { ours, theirs } = both('Hoek van Holland', 'ticon/hoek_van_holland-hoekvhld-nld-rws_hist', 'ticon');
    expect(Math.abs(ours.length - theirs.length)).toBeLessThanOrEqual(2);
  });

  it.each([
    ['cuxhaven', 'ticon/cuxhaven-825-deu-uhslc_fd', 'ticon'],
    ['Auckland', 'ticon/auckland-070a-nzl-uhslc_rq', 'ticon'],
    ['Sandy Hook NJ', 'noaa/8531680', 'noaa'],
  ])('are all kept elsewhere: %s', (name, id, source) => {
    const { ours, theirs } = both(name, id, source);
    for (const { at, kind } of theirs) {
      expect(ours.some((one) => one.kind === kind && Math.abs(one.at - at) < 1.5 * hourMs)).toBe(true);
    }
  });
});
