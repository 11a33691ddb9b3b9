import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daylightMs,
  moonFraction,
  moonPhase,
  moonPhaseName,
  nearestMoonQuarter,
  nextMoonQuarters,
  skyEvents,
  sunAltitudeDeg,
  sunCrossings,
} from '../../../src/domain/sky/index.ts';
import type { SkyEventName, SkyEvents } from '../../../src/domain/sky/index.ts';
import { hourMs, utcDayMs, utcDayStart } from '../../../src/domain/time.ts';
import type { Instant } from '../../../src/domain/time.ts';
import { casesOf } from '../../support/thorough.ts';

const instant = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 11, 31) });
const point = fc.record({
  lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 90, -89.9, 89.9, 66.5, 0)),
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(-180, 180, 0)),
});
const spanMs = fc.integer({ min: 0, max: 12 * utcDayMs });

describe('sky events, whatever the place and the window', () => {
  it('are whole milliseconds inside the half-open window, in time order', () => {
    fc.assert(
      fc.property(point, instant, spanMs, (place, from, span) => {
        for (const list of Object.values(skyEvents(place, { from, to: from + span }))) {
          expect(list.every((at) => Number.isSafeInteger(at) && at >= from && at < from + span)).toBe(true);
          expect(list).toEqual([...new Set(list)].sort((a, b) => a - b));
        }
      }),
      { numRuns: casesOf(300), seed: 1 },
    );
  });

  it('of one window are exactly those of its two parts', () => {
    fc.assert(
      fc.property(point, instant, spanMs, spanMs, (place, from, first, second) => {
        const cut = from + first;
        const whole = skyEvents(place, { from, to: cut + second });
        expect(whole).toEqual(
          joined(skyEvents(place, { from, to: cut }), skyEvents(place, { from: cut, to: cut + second })),
        );
      }),
      { numRuns: casesOf(300), seed: 2 },
    );
  });

  it('of ten days are exactly those of ten single days, asked in any order', () => {
    fc.assert(
      fc.property(point, instant, (place, at) => {
        const from = utcDayStart(at);
        const starts = Array.from({ length: 10 }, (_, k) => from + k * utcDayMs);
        const days = starts.toReversed().map((start) => skyEvents(place, { from: start, to: start + utcDayMs }));
        expect(skyEvents(place, { from, to: from + 10 * utcDayMs })).toEqual(days.toReversed().reduce(joined));
      }),
      { numRuns: casesOf(100), seed: 3 },
    );
  });

  it('let the Sun rise and set by turns, with the altitude on the right side of the horizon between', () => {
    fc.assert(
      fc.property(point, instant, (place, from) => {
        const { sunrise, sunset } = skyEvents(place, { from, to: from + 30 * utcDayMs });
        const turns = [...sunrise.map((at) => ({ at, up: true })), ...sunset.map((at) => ({ at, up: false }))];
        turns.sort((a, b) => a.at - b.at);
        turns.slice(1).forEach(({ at, up }, k) => {
          const before = turns[k] as (typeof turns)[number];
          expect(before.up).toBe(!up);
          // The limb rises at −0.85 ± 0.01°.
          const altitude = sunAltitudeDeg(place, (before.at + at) / 2);
          expect(before.up ? altitude > -0.86 : altitude < -0.81).toBe(true);
        });
      }),
      { numRuns: casesOf(200), seed: 4 },
    );
  });

  it('have one solar noon for every turn of the Earth', () => {
    fc.assert(
      fc.property(point, instant, (place, from) => {
        const { solarNoon } = skyEvents(place, { from, to: from + 20 * utcDayMs });
        const gaps = solarNoon.slice(1).map((at, k) => at - (solarNoon[k] as Instant));
        expect(gaps.length).toBeGreaterThanOrEqual(18);
        // The true solar day is 24 h less 22 s to plus 30 s (Meeus, Astronomical Algorithms, ch. 28).
        for (const gap of gaps) expect(Math.abs(gap - 24 * hourMs)).toBeLessThan(31_000);
      }),
      { numRuns: casesOf(200), seed: 5 },
    );
  });

  it('agree with the altitude where the Sun passes one', () => {
    fc.assert(
      fc.property(point, instant, fc.integer({ min: -18, max: 40 }), (place, from, limitDeg) => {
        const { rising, setting } = sunCrossings(place, { from, to: from + 2 * utcDayMs }, limitDeg);
        // In 1 ms the Sun moves 4e-6°.
        for (const at of [...rising, ...setting]) expect(sunAltitudeDeg(place, at)).toBeCloseTo(limitDeg, 5);
      }),
      { numRuns: casesOf(200), seed: 6 },
    );
  });

  it('give daylight that adds up, from none to all of the window', () => {
    fc.assert(
      fc.property(point, instant, spanMs, spanMs, (place, from, first, second) => {
        const [cut, to] = [from + first, from + first + second];
        const whole = daylightMs(place, { from, to });
        expect(whole).toBeGreaterThanOrEqual(0);
        expect(whole).toBeLessThanOrEqual(to - from);
        expect(daylightMs(place, { from, to: cut }) + daylightMs(place, { from: cut, to })).toBe(whole);
      }),
      { numRuns: casesOf(300), seed: 7 },
    );
  });
});

describe('the Moon, at any time', () => {
  it('has an age below 1, a name and a lit part of 0 to 1', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const age = moonPhase(at);
        expect(age >= 0 && age < 1).toBe(true);
        expect(typeof moonPhaseName(age)).toBe('string');
        const lit = moonFraction(at);
        expect(lit >= 0 && lit <= 1).toBe(true);
        // Apart from the Moon's latitude (up to 5.3°) the lit part follows from the age: Meeus 48.1.
        expect(Math.abs(lit - (1 - Math.cos(2 * Math.PI * age)) / 2)).toBeLessThan(0.005);
      }),
      { seed: 8 },
    );
  });

  it('has the nearest quarter among those that follow the time a month before', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const quarters = nextMoonQuarters(at - 30 * utcDayMs, 9);
        const nearest = nearestMoonQuarter(at);
        expect(quarters).toContainEqual(nearest);
        const off = Math.abs(nearest.at - at);
        expect(quarters.every((quarter) => Math.abs(quarter.at - at) >= off)).toBe(true);
      }),
      { seed: 9 },
    );
  });
});

function joined(first: SkyEvents, second: SkyEvents): SkyEvents {
  const names = Object.keys(first) as SkyEventName[];
  const lists = names.map((name) => [name, [...first[name], ...second[name]]] as const);
  return Object.fromEntries(lists) as Record<SkyEventName, Instant[]>;
}
