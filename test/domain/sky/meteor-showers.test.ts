import { describe, expect, it } from 'vitest';
import { nextMeteorShowers } from '../../../src/domain/sky/index.ts';

/** Peaks in the Meteor Shower Calendars of the International Meteor Organization of 2021 and 2026, to the hour. */
const published = [
  ['quadrantids', '2021-01-03T14:30Z'],
  ['lyrids', '2021-04-22T13:00Z'],
  ['eta-aquariids', '2021-05-06T03:00Z'],
  ['leonids', '2021-11-17T17:00Z'],
  ['geminids', '2021-12-14T07:00Z'],
  ['ursids', '2021-12-22T15:00Z'],
  ['quadrantids', '2026-01-03T21:00Z'],
  ['geminids', '2026-12-14T14:00Z'],
] as const;
const hourMs = 3_600_000;

describe('meteor showers', () => {
  it.each(published)('have their peaks when they are published: %s %s', (name, time) => {
    const at = Date.parse(time);
    const shower = nextMeteorShowers(at - 30 * 24 * hourMs).find((one) => one.name === name);
    expect(Math.abs((shower?.at ?? 0) - at)).toBeLessThanOrEqual(hourMs);
  });

  it('come once each in the year from any moment on, in order', () => {
    for (let from = Date.UTC(2026, 0, 1); from < Date.UTC(2027, 0, 1); from += 79 * hourMs) {
      const times = nextMeteorShowers(from).map(({ at }) => at);
      expect(times).toHaveLength(9);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.every((at) => at >= from - 1000 && at < from + 367 * 24 * hourMs)).toBe(true);
    }
  });
});
