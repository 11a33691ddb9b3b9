import { SearchSunLongitude, SunPosition } from 'astronomy-engine';
import { utcDayMs, type Instant } from '../instant.ts';
import { instantOfAstroTime } from './ephemeris.ts';
import showers from './meteor-showers.json' with { type: 'json' };

/** The equinox goes on by so much a year: longitudes of showers are those of J2000, the Sun's those of the date. */
const precessionDeg = 0.01397;

/**
 * The next peak of each strong shower, in order, by the Sun's longitude there (International Meteor Organization, Working List of
 * Visual Meteor Showers): to some hours, as no year is like another. `perHour` under a dark sky with the radiant overhead (ZHR).
 */
export function nextMeteorShowers(from: Instant) {
  const precessedDeg = precessionDeg * (new Date(from).getUTCFullYear() - 2000);
  const sunDeg = SunPosition(new Date(from)).elon;
  return showers
    .map(({ longitudeDeg, ...shower }) => {
      const peakDeg = (longitudeDeg + precessedDeg) % 360;
      // The Sun goes 0.95 to 1.02 degrees a day: it is there 2 days before to 8 days after as many days as degrees.
      const days = Math.max(0, ((peakDeg - sunDeg + 360) % 360) - 3);
      const at = SearchSunLongitude(peakDeg, new Date(from + days * utcDayMs), 12);
      return { ...shower, at: at ? instantOfAstroTime(at) : Infinity };
    })
    .toSorted((a, b) => a.at - b.at);
}
