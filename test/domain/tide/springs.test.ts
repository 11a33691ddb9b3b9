import { describe, expect, it } from 'vitest';
import { blockArguments, blockAt, blockWindow } from '../../../src/domain/tide/blocks.ts';
import { constituents, springsAndNeaps, springsNeighbourhoodMs, type Extreme } from '../../../src/domain/tide/index.ts';
import type { HarmonicConstant } from '../../../src/domain/tide/index.ts';
import { hourMs, utcDayMs, type Instant, type Window } from '../../../src/domain/time.ts';
import { publishedConstants, publishedTide } from './lines.ts';

const noon = Date.UTC(2026, 10, 20, 12);
const cycleMs = 14.77 * utcDayMs;
const lunarDayMs = 24.8412 * hourMs;

/** Semidiurnal highs and lows whose range is 4 m at `springs` and 2 m half a cycle later. */
function tide(springs: number, swingM = 1, perDay = 4): Extreme[] {
  const stepMs = lunarDayMs / perDay;
  return Array.from({ length: 24 * perDay }, (_, i) => {
    const at = noon - 12 * utcDayMs + i * stepMs;
    const amplitudeM = (3 + swingM * Math.cos((2 * Math.PI * (at - springs)) / cycleMs)) / 2;
    return { at, heightM: i % 2 === 0 ? amplitudeM : -amplitudeM, kind: i % 2 === 0 ? 'high' : 'low' };
  });
}

const day: Window = { from: noon - utcDayMs / 2, to: noon + utcDayMs / 2 };

describe('springs and neaps', () => {
  it.each([
    [0, 'springs'],
    [-4, 'taking-off'],
    [-cycleMs / utcDayMs / 2, 'neaps'],
    [4, 'making'],
    [-3, 'taking-off'],
    [3, 'making'],
  ] as const)('a day with springs %d days away is %s', (days, expected) => {
    expect(springsAndNeaps(tide(noon + days * utcDayMs), day)).toBe(expected);
  });

  it('last for the day itself and its two neighbours only', () => {
    const phases = [-2, -1, 0, 1, 2].map((days) => springsAndNeaps(tide(noon + days * utcDayMs), day));
    expect(phases).toEqual(['taking-off', 'springs', 'springs', 'springs', 'making']);
  });

  it('are the same however the tides of a day differ', () => {
    // K1 and O1 of 0.3 m, as in the German Bight, with each phase of the Moon's declination.
    const phases = [0, 0.25, 0.5, 0.75].map((turn) => {
      const unequal = tide(noon - 4 * utcDayMs, 0.25).map((extreme) => {
        const hours = (extreme.at - noon) / hourMs;
        const k1 = 0.3 * Math.cos(2 * Math.PI * (hours / 23.934 + turn));
        const o1 = 0.3 * Math.cos(2 * Math.PI * (hours / 25.819 - turn));
        return { ...extreme, heightM: extreme.heightM + k1 + o1 };
      });
      return springsAndNeaps(unequal, day);
    });
    expect(phases).toEqual(['taking-off', 'taking-off', 'taking-off', 'taking-off']);
  });

  it('are no wave of a few days in the ranges', () => {
    // As at Den Helder, where the ranges of 20 to 24 December 2026 waver by some centimetres.
    const wavering = tide(noon + 4 * utcDayMs).map((extreme) => ({
      ...extreme,
      heightM: extreme.heightM * (1 + 0.1 * Math.cos((2 * Math.PI * (extreme.at - noon)) / (2.4 * utcDayMs))),
    }));
    const phases = [-1, 0, 1].map((k) =>
      springsAndNeaps(wavering, { from: day.from + k * utcDayMs, to: day.to + k * utcDayMs }),
    );
    expect(phases).toEqual(['making', 'making', 'making']);
  });

  it('do not exist where the range hardly changes', () => {
    expect(springsAndNeaps(tide(noon, 0.1), day)).toBeUndefined();
  });

  it('are tropic and equatorial tides where there is one high water a day', () => {
    const phases = [0, -4, -cycleMs / utcDayMs / 2, 4].map((days) =>
      springsAndNeaps(tide(noon + days * utcDayMs, 1, 2), day),
    );
    expect(phases).toEqual(['tropic', 'shrinking', 'equatorial', 'growing']);
  });

  it('are undefined for a day whose neighbourhood is not known', () => {
    const all = tide(noon);
    expect(
      springsAndNeaps(
        all.filter(({ at }) => at < noon + 3 * utcDayMs),
        day,
      ),
    ).toBeUndefined();
    expect(
      springsAndNeaps(
        all.filter(({ at }) => at > noon - 3 * utcDayMs),
        day,
      ),
    ).toBeUndefined();
    expect(springsAndNeaps([], day)).toBeUndefined();
  });

  it('need no more than the neighbourhood they name', () => {
    const all = tide(noon);
    const from = day.from - springsNeighbourhoodMs;
    const to = day.to + springsNeighbourhoodMs;
    expect(
      springsAndNeaps(
        all.filter(({ at }) => at >= from && at < to),
        day,
      ),
    ).toBe('springs');
  });
});

/** The instants of greatest and least amplitude of some lines in a year, from the constants themselves. */
function turnsOf(
  lines: readonly HarmonicConstant[],
  year: Window,
): { readonly at: Instant; readonly isStrong: boolean }[] {
  const stepMs = 3 * hourMs;
  const reach = 36;
  const strengthAt = (at: Instant): number => {
    const { cos, sin } = blockArguments(blockAt(at), 'monthly');
    const hours = (at - blockWindow(blockAt(at)).from) / hourMs;
    const parts = lines.map(({ number, amplitudeM, phaseDeg }) => {
      const turnDeg = constituents[number]!.speedDegH * hours - phaseDeg;
      const phase = Math.atan2(sin[number]!, cos[number]!) + (turnDeg * Math.PI) / 180;
      const m = amplitudeM * Math.hypot(sin[number]!, cos[number]!);
      return [m * Math.cos(phase), m * Math.sin(phase)] as const;
    });
    return Math.hypot(...[0, 1].map((axis) => parts.reduce((sum, part) => sum + part[axis as 0 | 1], 0)));
  };
  const steps = Array.from({ length: (year.to - year.from) / stepMs }, (_, i) => strengthAt(year.from + i * stepMs));
  return steps.flatMap((here, i) => {
    const around = steps.slice(Math.max(0, i - reach), i + reach + 1);
    if (here !== Math.max(...around) && here !== Math.min(...around)) return [];
    return [{ at: year.from + i * stepMs, isStrong: here === Math.max(...around) }];
  });
}

describe('springs and neaps of a year', () => {
  const year = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) };
  const wide = { from: year.from - 10 * utcDayMs, to: year.to + 10 * utcDayMs };
  const days = Array.from({ length: 365 }, (_, i) => year.from + i * utcDayMs);

  it.each([
    ['Brest', 'ticon/brest-822-fra-uhslc_fd', 'springs'],
    ['New York', 'noaa/8518750', 'springs'],
    ['San Francisco', 'noaa/9414290', 'springs'],
    ['Los Angeles', 'noaa/9410660', 'springs'],
    ['Seattle', 'noaa/9447130', 'springs'],
    ['Honolulu', 'noaa/1612340', 'springs'],
    ['Venice', 'ticon/venezia-ven-ita-ispra', 'springs'],
    ['Singapore', 'ticon/tanjong_pagar-699-sgp-uhslc_fd', 'springs'],
    ['Pensacola', 'noaa/8729840', 'tropic'],
  ] as const)('at %s are those of its constituents, and never within four days', (_, id, strongest) => {
    const source = id.split('/')[0]!;
    const [fastest, slowest] = strongest === 'springs' ? [32, 26] : [17, 12];
    const truth = turnsOf(
      publishedConstants(id, source).filter(({ number }) => {
        const { speedDegH } = constituents[number]!;
        return speedDegH > slowest && speedDegH < fastest;
      }),
      wide,
    );
    const extremes = publishedTide(id, source, 'monthly').extremes(wide);
    const phases = days.map((from) => springsAndNeaps(extremes, { from, to: from + utcDayMs }));
    const named = days.flatMap((from, i) => {
      const isTurn = phases[i] === strongest || phases[i] === (strongest === 'springs' ? 'neaps' : 'equatorial');
      const isMiddle = isTurn && phases[i - 1] === phases[i] && phases[i + 1] === phases[i];
      return isMiddle ? [{ at: from + utcDayMs / 2, isStrong: phases[i] === strongest }] : [];
    });
    expect(named.length).toBeGreaterThan(42);
    const offDays = named.map(({ at, isStrong }) =>
      Math.min(...truth.filter((one) => one.isStrong === isStrong).map((one) => Math.abs(one.at - at) / utcDayMs)),
    );
    expect(offDays.filter((off) => off > 1.5).length).toBeLessThan(0.05 * named.length);
    for (const [i, { at }] of named.entries())
      if (i > 0) expect(at - named[i - 1]!.at).toBeGreaterThanOrEqual(4 * utcDayMs);
  });
});
