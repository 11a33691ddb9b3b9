import type { Point } from '../place.ts';
import { utcDayMs, utcDayStart, type Instant, type Window } from '../instant.ts';
import { crossingsOf } from './crossings.ts';
import { bodyAt, dayEphemeris, type Body } from './ephemeris.ts';
import * as horizon from './horizon.ts';
import type { Height } from './horizon.ts';

/** Passages of a line in the sky, upward and downward, each list in time order. */
export type Passages = { readonly rising: readonly Instant[]; readonly setting: readonly Instant[] };

/** An event of Sun or Moon that a day may have once, twice or not at all. */
export type SkyEventName =
  | 'astronomicalDawn'
  | 'astronomicalDusk'
  | 'civilDawn'
  | 'civilDusk'
  | 'moonrise'
  | 'moonset'
  | 'nauticalDawn'
  | 'nauticalDusk'
  | 'solarNoon'
  | 'sunrise'
  | 'sunset';

/** Every event of a window, each list in time order, empty where the event does not occur. */
export type SkyEvents = Readonly<Record<SkyEventName, readonly Instant[]>>;

/**
 * Events of Sun and Moon at `point` in `window`, by the conventions of the US Naval Observatory: rise and set of
 * the upper limb at sea level with 34′ of refraction; twilight where the Sun's centre stands 6°, 12° or 18° below
 * the horizon, without refraction. Solar noon is the passage of the meridian.
 * Within 1 s of astronomy-engine's own searches unless the body grazes the line; real air moves a sunrise by a
 * minute or more. Takes some 18 µs a day where its ephemeris is cached, and 0.3 ms more where it is not.
 */
export function skyEvents(point: Point, window: Window): SkyEvents {
  const observer = horizon.observerAt(point);
  const sun = passages('sun', horizon.limbAboveHorizon(observer, horizon.sunRadiusAu), window);
  const moon = passages('moon', horizon.limbAboveHorizon(observer, horizon.moonRadiusAu), window);
  const civil = passages('sun', horizon.centreAbove(observer, -6), window);
  const nautical = passages('sun', horizon.centreAbove(observer, -12), window);
  const astronomical = passages('sun', horizon.centreAbove(observer, -18), window);
  return {
    astronomicalDawn: astronomical.rising,
    astronomicalDusk: astronomical.setting,
    civilDawn: civil.rising,
    civilDusk: civil.setting,
    moonrise: moon.rising,
    moonset: moon.setting,
    nauticalDawn: nautical.rising,
    nauticalDusk: nautical.setting,
    solarNoon: passages('sun', horizon.eastOfMeridian(point), window).setting,
    sunrise: sun.rising,
    sunset: sun.setting,
  };
}

/** Altitudes of the Sun's centre, without refraction, between which photographers speak of golden hour. */
export const goldenHourDeg = [-4, 6] as const;
export const blueHourDeg = [-6, -4] as const;

/** When the Sun's centre passes `limitDeg` of altitude, without refraction. */
export function sunCrossings(point: Point, window: Window, limitDeg: number): Passages {
  return passages('sun', horizon.centreAbove(horizon.observerAt(point), limitDeg), window);
}

/** When the Sun's centre is between two altitudes, unrefracted: twice a day, or all day where it rises no higher. */
export function sunBetween(point: Point, window: Window, [lowDeg, highDeg]: readonly [number, number]): Window[] {
  const turns = [lowDeg, highDeg].flatMap((limitDeg) => {
    const { rising, setting } = sunCrossings(point, window, limitDeg);
    return [...rising, ...setting];
  });
  const bounds = [window.from, ...turns.toSorted((a, b) => a - b), window.to];
  return bounds.slice(1).flatMap((to, index) => {
    const from = bounds[index]!;
    const altitude = sunAltitudeDeg(point, (from + to) / 2);
    return lowDeg < altitude && altitude < highDeg ? [{ from, to }] : [];
  });
}

/** Altitude of the Sun's centre, degrees, without refraction: it distinguishes polar day, polar night and white nights. */
export function sunAltitudeDeg(point: Point, at: Instant): number {
  return horizon.altitudeDeg(horizon.observerAt(point), bodyAt('sun', at));
}

/** Where the centre of Sun or Moon is seen, degrees: above the horizon, without refraction, and clockwise from north, 0…360. */
export function positionInSky(body: Body, point: Point, at: Instant) {
  const position = bodyAt(body, at);
  return {
    altitudeDeg: horizon.altitudeDeg(horizon.observerAt(point), position),
    azimuthDeg: horizon.azimuthDeg(point, position),
  };
}

/** How long, ms, any of the Sun is above the horizon in `window`: all of a polar day, 0 of a polar night. */
export function daylightMs(point: Point, window: Window): number {
  const height = horizon.limbAboveHorizon(horizon.observerAt(point), horizon.sunRadiusAu);
  const { rising, setting } = passages('sun', height, window);
  const upAtFirst = beginsUp(height, window, { rising, setting });
  const upAtLast = upAtFirst + rising.length - setting.length;
  return sum(setting) - sum(rising) + upAtLast * window.to - upAtFirst * window.from;
}

/** 1 when the Sun is up before its first passage in `window`, else 0. */
function beginsUp(height: Height, window: Window, { rising, setting }: Passages): 0 | 1 {
  const [rise = Infinity] = rising;
  const [set = Infinity] = setting;
  if (rise === set) return height(bodyAt('sun', window.from)) >= 0 ? 1 : 0;
  return set < rise ? 1 : 0;
}

/** Whether any of the Moon is above the horizon at some time in `window`. */
export function moonShows(point: Point, window: Window): boolean {
  const height = horizon.limbAboveHorizon(horizon.observerAt(point), horizon.moonRadiusAu);
  return height(bodyAt('moon', window.from)) >= 0 || passages('moon', height, window).rising.length > 0;
}

/** When a height passes 0, by whole UTC days: ten single days have exactly the events of a window of ten. */
export function passages(body: Body, height: Height, { from, to }: Window): Passages {
  const rising: Instant[] = [];
  const setting: Instant[] = [];
  const inside = (at: Instant): boolean => at >= from && at < to;
  for (let start = utcDayStart(from); start < to; start += utcDayMs) {
    const day = crossingsOf(dayEphemeris(start)[body], height);
    rising.push(...day.rising.map((ms) => start + ms).filter(inside));
    setting.push(...day.setting.map((ms) => start + ms).filter(inside));
  }
  return { rising, setting };
}

function sum(instants: readonly Instant[]): number {
  return instants.reduce((total, at) => total + at, 0);
}
