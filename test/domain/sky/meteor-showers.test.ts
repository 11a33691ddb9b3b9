import { describe, expect, it } from 'vitest';
import { meteorNight, nextMeteorShowers } from '../../../src/domain/sky/index.ts';

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

  it('are best in the night nearest to the peak, by the radiant', () => {
    const geminids = nextMeteorShowers(Date.UTC(2026, 11, 1)).find(({ name }) => name === 'geminids')!;
    const night = meteorNight(geminids, { lat: 51.5, lng: 0 });
    expect(night && [night.from, night.to].map((at) => new Date(at).toISOString().slice(0, 10))).toEqual([
      '2026-12-14',
      '2026-12-15',
    ]);
    // Their radiant, near Castor, is highest some two hours after midnight in the middle of December.
    expect(Math.abs((night?.top ?? 0) - Date.UTC(2026, 11, 15, 2))).toBeLessThan(0.5 * hourMs);
    const ursids = nextMeteorShowers(Date.UTC(2026, 11, 1)).find(({ name }) => name === 'ursids')!;
    expect(meteorNight(ursids, { lat: -43, lng: 147 })).toBeUndefined();
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
