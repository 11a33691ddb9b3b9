import { ApsisKind, KM_PER_AU, NextLunarApsis, SearchLunarApsis } from 'astronomy-engine';
import type { Instant } from '../time.ts';
import { astroTime, bodyAt, instantOfAstroTime } from './ephemeris.ts';

/** An instant at which the Moon is nearest to or farthest from the Earth, with the distance of the centres. */
export type Apsis = { readonly at: Instant; readonly distanceKm: number };

/** "Supermoon" has no official meaning; timeanddate.com calls a full Moon super when it is nearer than this. */
const supermoonLimitKm = 360_000;

/** Distance of the Moon's centre from the Earth's, km; some 15 km off (0.15″ of parallax). */
export function moonDistanceKm(at: Instant): number {
  const { x, y, z } = bodyAt('moon', at);
  return Math.hypot(x, y, z) * KM_PER_AU;
}

/** Whether a Moon that is full at this instant is a supermoon by `supermoonLimitKm`. */
export function isSupermoon(fullMoon: Instant): boolean {
  return moonDistanceKm(fullMoon) < supermoonLimitKm;
}

/** The next perigee and the next apogee after `at`, in either order, within some seconds. */
export function nextApsides(at: Instant): { readonly perigee: Apsis; readonly apogee: Apsis } {
  const first = SearchLunarApsis(astroTime(at));
  const second = NextLunarApsis(first);
  const [perigee, apogee] = first.kind === ApsisKind.Pericenter ? [first, second] : [second, first];
  return {
    perigee: { at: instantOfAstroTime(perigee.time), distanceKm: perigee.dist_km },
    apogee: { at: instantOfAstroTime(apogee.time), distanceKm: apogee.dist_km },
  };
}
