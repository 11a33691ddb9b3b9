import { describe, expect, it } from 'vitest';
import { planetElongation, planetsUp, planetTimes, planetToMoonDeg } from '../../../src/domain/sky/index.ts';

const greenwich = { lat: 51.4779, lng: -0.0015 };

describe('planets above the horizon', () => {
  it('show Jupiter and Saturn 0.1° apart, low in the south-west, on 2020-12-21 at 17:00', () => {
    const [jupiter, saturn] = planetsUp(greenwich, Date.UTC(2020, 11, 21, 17)).filter(
      ({ planet }) => planet !== 'mars',
    );
    expect([jupiter?.planet, saturn?.planet]).toEqual(['jupiter', 'saturn']);
    const altitudeGapDeg = Number(jupiter?.altitudeDeg) - Number(saturn?.altitudeDeg);
    const azimuthGapDeg = Number(jupiter?.azimuthDeg) - Number(saturn?.azimuthDeg);
    expect(Math.hypot(altitudeGapDeg, azimuthGapDeg)).toBeLessThan(0.13);
    expect(jupiter?.azimuthDeg).toBeGreaterThan(210);
    expect(jupiter?.azimuthDeg).toBeLessThan(240);
    // The magnitudes the almanacs gave for the great conjunction: −2.0 and 0.6.
    expect(jupiter?.magnitude).toBeCloseTo(-2, 0.5);
    expect(saturn?.magnitude).toBeCloseTo(0.6, 0.5);
  });

  it('are near the Moon when it covers one, as Jupiter on 2023-05-17', () => {
    expect(planetToMoonDeg('jupiter', Date.UTC(2023, 4, 17, 13))).toBeLessThan(1.5);
    expect(planetToMoonDeg('jupiter', Date.UTC(2023, 4, 24, 13))).toBeGreaterThan(60);
  });

  it('are ahead of the Sun in the morning and behind it in the evening', () => {
    // Venus was in greatest elongation west on 2023-10-23, 46.4° (Nautical Almanac).
    const { deg, isMorning } = planetElongation('venus', Date.UTC(2023, 9, 23, 23));
    expect([Math.round(deg), isMorning]).toEqual([46, true]);
  });

  it('come brightest first and none from below', () => {
    for (let hour = 0; hour < 24; hour++) {
      const planets = planetsUp(greenwich, Date.UTC(2026, 10, 20, hour));
      expect(planets.every(({ altitudeDeg }) => altitudeDeg > 0 && altitudeDeg <= 90)).toBe(true);
      expect(planets.map(({ magnitude }) => magnitude)).toEqual(
        planets.map(({ magnitude }) => magnitude).toSorted((a, b) => a - b),
      );
    }
  });

  it('are all five up or down at the pole, where none rises or sets in a day', () => {
    const names = (hour: number): string[] => {
      return planetsUp({ lat: 90, lng: 0 }, Date.UTC(2026, 10, 20, hour)).map(({ planet }) => planet);
    };
    expect(names(0)).toEqual(names(12));
  });

  it('are up from when to when they cross the horizon', () => {
    const night = { from: Date.UTC(2026, 10, 23, 17), to: Date.UTC(2026, 10, 24, 6) };
    const found = planetTimes(greenwich, night);
    expect(found.map(({ planet }) => planet)).toContain('jupiter');
    for (const { planet, times } of found) {
      for (const { from, to } of times) {
        const isUp = (at: number) => planetsUp(greenwich, at).some((one) => one.planet === planet);
        expect([isUp(from + 300_000), isUp(to - 300_000)]).toEqual([true, true]);
        if (from > night.from) expect(isUp(from - 300_000)).toBe(false);
        if (to < night.to) expect(isUp(to + 300_000)).toBe(false);
      }
    }
  });
});
