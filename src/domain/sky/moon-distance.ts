import { ApsisKind, KM_PER_AU, NextLunarApsis, SearchLunarApsis } from 'astronomy-engine';
import { memoize } from '../memoize.ts';
import { utcDayMs, utcDayStart, type Instant } from '../instant.ts';
import { astroTime, bodyAt, instantOfAstroTime } from './ephemeris.ts';
import { nextMoonQuarters } from './phases.ts';

/** An instant at which the Moon is nearest to or farthest from the Earth, with the distance of the centres. */
export type Apsis = { readonly at: Instant; readonly distanceKm: number };

/** Nolle (1979) and NASA, as no office defines it: full in the nearest tenth from perigee to apogee of that orbit. */
const supermoonShare = 0.1;

/** Distance of the Moon's centre from the Earth's, km; some 15 km off (0.15″ of parallax). */
export function moonDistanceKm(at: Instant): number {
  const { x, y, z } = bodyAt('moon', at);
  return Math.hypot(x, y, z) * KM_PER_AU;
}

export function isSupermoon(fullMoon: Instant): boolean {
  const around = apsidesFrom(utcDayStart(fullMoon - halfOrbitMs));
  const awayMs = ({ at }: Apsis): number => Math.abs(at - fullMoon);
  const [perigee] = around
    .filter(({ kind }) => kind === ApsisKind.Pericenter)
    .toSorted((a, b) => awayMs(a) - awayMs(b));
  const apogee = around.find(({ kind }) => kind === ApsisKind.Apocenter);
  if (!perigee || !apogee) throw new Error('A month without an apsis');
  const limitKm = perigee.distanceKm + supermoonShare * (apogee.distanceKm - perigee.distanceKm);
  return moonDistanceKm(fullMoon) <= limitKm;
}

/** From a perigee to the next apogee it is 12 to 16 days, half of the anomalistic month of 27.55. */
const halfOrbitMs = 13.8 * utcDayMs;

/** The next perigee and the next apogee after `at`, in either order, within some seconds. */
export function nextApsides(at: Instant): { readonly perigee: Apsis; readonly apogee: Apsis } {
  const coming = apsidesFrom(utcDayStart(at)).filter((apsis) => apsis.at > at);
  const next = (kind: ApsisKind): Apsis => {
    const found = coming.find((apsis) => apsis.kind === kind);
    if (!found) throw new Error('A month without an apsis');
    return found;
  };
  return { perigee: next(ApsisKind.Pericenter), apogee: next(ApsisKind.Apocenter) };
}

/** The three apsides after the start of a UTC day, of which at most the first is on that day; the same for every place. */
const apsidesFrom = memoize(64, (dayStart) => {
  const first = SearchLunarApsis(astroTime(dayStart));
  const second = NextLunarApsis(first);
  return [first, second, NextLunarApsis(second)].map(({ kind, time, dist_km }) => ({
    kind,
    at: instantOfAstroTime(time),
    distanceKm: dist_km,
  }));
});

/** Two of three years have three or four supermoons in a row, and then none for most of a year: 14 full moons from one to the next. */
const quartersToSupermoon = 4 * 15;

export function nextSupermoons(from: Instant, count: number): Instant[] {
  return nextMoonQuarters(from, count * quartersToSupermoon)
    .filter(({ phase, at }) => phase === 'full' && isSupermoon(at))
    .slice(0, count)
    .map(({ at }) => at);
}
