import { describe, expect, it } from 'vitest';
import { halfArcHours, skyEvents, solarPosition } from '../../../src/domain/sky/index.ts';
import { hourMs, minuteMs, utcDayMs } from '../../../src/domain/time.ts';

describe('the Sun by the low-precision formulas', () => {
  it.each([
    [{ lat: 48.383, lng: -4.495 }, 2024],
    [{ lat: -33.85, lng: 151.22 }, 2026],
    [{ lat: 60.17, lng: 24.94 }, 2040],
  ])('rises and sets at %o within a minute of the ephemeris all through %d', (point, year) => {
    for (let day = 3; day < 362; day += 7) {
      const noon = Date.UTC(year, 0, day, 12) - (point.lng / 15) * hourMs;
      const { declinationDeg, equationOfTimeMin } = solarPosition(noon);
      const middle = noon - equationOfTimeMin * minuteMs;
      const half = halfArcHours(declinationDeg, point.lat, -0.8333) * hourMs;
      const { sunrise, sunset, solarNoon } = skyEvents(point, { from: noon - utcDayMs / 2, to: noon + utcDayMs / 2 });
      expect(Math.abs(solarNoon[0]! - middle)).toBeLessThan(0.5 * minuteMs);
      // The Sun moves on between noon and its rise, most at the equinoxes in high latitudes.
      expect(Math.abs(sunrise[0]! - (middle - half))).toBeLessThan(1.5 * minuteMs);
      expect(Math.abs(sunset[0]! - (middle + half))).toBeLessThan(1.5 * minuteMs);
    }
  });

  it('stays up all of a polar day and down all of a polar night', () => {
    expect(halfArcHours(23.4, 70, -0.8333)).toBe(12);
    expect(halfArcHours(-23.4, 70, -0.8333)).toBe(0);
  });
});
