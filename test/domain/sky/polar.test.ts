import { describe, expect, it } from 'vitest';
import {
  daylightMs,
  seasons,
  skyEvents,
  sunAltitudeDeg,
  sunBetween,
  sunCrossings,
} from '../../../src/domain/sky/index.ts';
import { hourMs, minuteMs, utcDayMs } from '../../../src/domain/time.ts';

const tromso = { lat: 69.65, lng: 18.96 };
const day = (month: number, date: number): { from: number; to: number } => {
  const from = Date.UTC(2026, month - 1, date);
  return { from, to: from + utcDayMs };
};

describe('days without an event', () => {
  it('are empty lists in polar day and polar night; the altitude distinguishes them', () => {
    const [summer, winter] = [day(6, 21), day(12, 21)];
    for (const window of [summer, winter]) {
      expect(skyEvents(tromso, window)).toMatchObject({ sunrise: [], sunset: [] });
    }
    expect(sunAltitudeDeg(tromso, summer.from)).toBeGreaterThan(0);
    expect(sunAltitudeDeg(tromso, winter.from + 11 * hourMs)).toBeLessThan(0);
    expect(daylightMs(tromso, summer)).toBe(utcDayMs);
    expect(daylightMs(tromso, winter)).toBe(0);
  });

  it('have a golden hour all day where the Sun rises no higher, as in Reykjavík at the solstice', () => {
    const reykjavik = { lat: 64.15, lng: -21.94 };
    const [winter, ...others] = sunBetween(reykjavik, day(12, 21), [-4, 6]);
    expect(others).toEqual([]);
    expect(Number(winter?.to) - Number(winter?.from)).toBeGreaterThan(4 * hourMs);
    expect(sunBetween(reykjavik, day(3, 20), [-4, 6])).toHaveLength(2);
    expect(sunBetween(tromso, day(6, 21), [-6, -4])).toEqual([]);
  });

  it('keep twilight in a polar night: Tromsø has some hours of it, and a blue hour', () => {
    const { civilDawn, civilDusk, solarNoon } = skyEvents(tromso, day(12, 21));
    expect(Number(civilDusk[0]) - Number(civilDawn[0])).toBeGreaterThan(3 * hourMs);
    expect(Number(solarNoon[0])).toBeGreaterThan(Number(civilDawn[0]));
    expect(sunCrossings(tromso, day(12, 21), -4).rising).toHaveLength(1);
  });

  it('have one sunrise and one sunset a year at the pole, two days before and after the equinoxes', () => {
    const year = Array.from({ length: 365 }, (_, k) => Date.UTC(2026, 0, 1) + k * utcDayMs);
    const days = year.map((from) => skyEvents({ lat: 90, lng: 0 }, { from, to: from + utcDayMs }));
    const sunrises = days.flatMap(({ sunrise }) => sunrise);
    const sunsets = days.flatMap(({ sunset }) => sunset);
    const { marchEquinox, septemberEquinox } = seasons(2026);
    // The limb shows at −0.83°, and the Sun climbs 0.4° a day.
    expect(sunrises.map((at) => Math.round((at - marchEquinox) / utcDayMs))).toEqual([-2]);
    expect(sunsets.map((at) => Math.round((at - septemberEquinox) / utcDayMs))).toEqual([2]);
  });
});

describe('a Sun that only grazes the line', () => {
  it('rises and sets within minutes at the latitude and on the day where it does so', () => {
    // Found by search: the northernmost latitude at which the noon Sun of 2026-12-01 still shows its limb.
    const window = day(12, 1);
    let [south, north] = [60, 75];
    while (north - south > 1e-5) {
      const lat = (south + north) / 2;
      if (skyEvents({ lat, lng: 0 }, window).sunrise.length > 0) south = lat;
      else north = lat;
    }
    const { sunrise, sunset } = skyEvents({ lat: south, lng: 0 }, window);
    expect(sunset).toHaveLength(1);
    const visibleMs = Number(sunset[0]) - Number(sunrise[0]);
    expect(visibleMs).toBeGreaterThan(0);
    expect(visibleMs).toBeLessThan(2 * minuteMs);
    expect(daylightMs({ lat: south, lng: 0 }, window)).toBe(visibleMs);
    expect(daylightMs({ lat: north, lng: 0 }, window)).toBe(0);
  });
});
