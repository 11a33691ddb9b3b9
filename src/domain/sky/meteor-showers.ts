import { Horizon, Observer, SearchSunLongitude, SunPosition } from 'astronomy-engine';
import { hourMs, minuteMs, utcDayMs, type Instant, type Window } from '../instant.ts';
import type { Point } from '../place.ts';
import { astroTime, instantOfAstroTime } from './ephemeris.ts';
import { sunBetween } from './events.ts';
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

export type MeteorShower = ReturnType<typeof nextMeteorShowers>[number];

/** Below so many degrees few meteors of a shower are seen. */
const radiantLimitDeg = 10;
const stepMs = 10 * minuteMs;

/** The night nearest to the peak of a shower: its hours with the Sun 12° down and the radiant up, and when that is highest. */
export function meteorNight({ at, rightAscensionDeg, declinationDeg }: MeteorShower, { lat, lng }: Point) {
  const observer = new Observer(lat, lng, 0);
  const heightAt = (time: Instant): number =>
    Horizon(astroTime(time), observer, rightAscensionDeg / 15, declinationDeg).altitude;
  const around = { from: at - 36 * hourMs, to: at + 36 * hourMs };
  const nights = sunBetween({ lat, lng }, around, [-90, -12]).flatMap(({ from, to }) => {
    const all = Array.from({ length: Math.ceil((to - from) / stepMs) }, (_, i) => from + i * stepMs);
    const up = [...all, to].filter((time) => heightAt(time) > radiantLimitDeg);
    const [first] = up;
    if (first === undefined) return [];
    return [
      { from: first, to: up.at(-1)!, top: up.reduce((best, one) => (heightAt(one) > heightAt(best) ? one : best)) },
    ];
  });
  const awayMs = ({ from, to }: Window): number => Math.max(0, from - at, at - to);
  return nights.toSorted((a, b) => awayMs(a) - awayMs(b))[0];
}
