import { utcDayMs, type Instant } from '../instant.ts';

/** Where the Sun stands among the stars, as far as it matters to a day. */
export type SolarPosition = {
  readonly declinationDeg: number;
  /** True solar time less mean solar time, minutes. */
  readonly equationOfTimeMin: number;
};

const unixMsAtJ2000 = Date.UTC(2000, 0, 1, 12);
const degree = Math.PI / 180;

/** Astronomical Almanac, page C5: within 0.01° from 1950 to 2050, 1000 times as fast as the ephemeris; for pictures. */
export function solarPosition(at: Instant): SolarPosition {
  const n = (at - unixMsAtJ2000) / utcDayMs;
  const meanLongitude = 280.46 + 0.9856474 * n;
  const g = (357.528 + 0.9856003 * n) * degree;
  const lambda = (meanLongitude + 1.915 * Math.sin(g) + 0.02 * Math.sin(2 * g)) * degree;
  const epsilon = (23.439 - 0.0000004 * n) * degree;
  const rightAscension = Math.atan2(Math.cos(epsilon) * Math.sin(lambda), Math.cos(lambda)) / degree;
  const lead = (((meanLongitude - rightAscension + 180) % 360) + 360) % 360;
  return {
    declinationDeg: Math.asin(Math.sin(epsilon) * Math.sin(lambda)) / degree,
    equationOfTimeMin: (lead - 180) * 4,
  };
}

/** Hours between noon and the Sun's passage of an altitude: 12 where it stays above, 0 where it stays below. */
export function halfArcHours(declinationDeg: number, latDeg: number, altitudeDeg: number): number {
  const [delta, phi] = [declinationDeg * degree, latDeg * degree];
  const cos = (Math.sin(altitudeDeg * degree) - Math.sin(phi) * Math.sin(delta)) / (Math.cos(phi) * Math.cos(delta));
  return Math.acos(Math.min(1, Math.max(-1, cos))) / degree / 15;
}
