import { describe, expect, it } from 'vitest';
import { springsAndNeaps, springsNeighbourhoodMs, type Extreme } from '../../../src/domain/tide/index.ts';
import { hourMs, utcDayMs, type Window } from '../../../src/domain/time.ts';

const noon = Date.UTC(2026, 10, 20, 12);
const cycleMs = 14.77 * utcDayMs;
const lunarDayMs = 24.8412 * hourMs;

/** Semidiurnal highs and lows whose range is 4 m at `springs` and 2 m half a cycle later. */
function tide(springs: number, swingM = 1, perDay = 4): Extreme[] {
  const stepMs = lunarDayMs / perDay;
  return Array.from({ length: 16 * perDay }, (_, i) => {
    const at = noon - 8 * utcDayMs + i * stepMs;
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

  it('do not exist in a diurnal tide', () => {
    expect(springsAndNeaps(tide(noon, 1, 2), day)).toBeUndefined();
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
