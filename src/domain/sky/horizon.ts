import { KM_PER_AU } from 'astronomy-engine';
import type { Point } from '../place.ts';
import { dot, minus, type Position } from './vector.ts';

/** An observer at sea level: zenith direction, and position in AU in Earth-fixed axes. */
export type Observer = { readonly up: Position; readonly at: Position };

/** A height above some line in the sky, in sines: positive above it. Only its sign and its smoothness matter. */
export type Height = (body: Position) => number;

const degreesPerRadian = 180 / Math.PI;

/** Equatorial radius and polar ratio of the Earth: IERS Conventions (2010), table 1.1 (1/f = 298.25642). */
const earthRadiusAu = 6378.1366 / KM_PER_AU;
const polarRatio = 1 - 1 / 298.25642;

/** Radius of the Sun: IAU 2015 resolution B3. Of the Moon: its equatorial radius, 1738.1 km (NASA Moon fact sheet). */
export const sunRadiusAu = 695_700 / KM_PER_AU;
export const moonRadiusAu = 1738.1 / KM_PER_AU;

/** Refraction at the horizon by the convention of almanacs: 34′ (USNO, "Rise, Set, and Twilight Definitions"). */
const refractionRad = 34 / 60 / degreesPerRadian;
const sinRefraction = Math.sin(refractionRad);
const cosRefraction = Math.cos(refractionRad);

/** The observer at `point`. Meeus, Astronomical Algorithms, ch. 11: latitude is geodetic, the Earth an ellipsoid. */
export function observerAt(point: Point): Observer {
  const lat = point.lat / degreesPerRadian;
  const lng = point.lng / degreesPerRadian;
  const up = { x: Math.cos(lat) * Math.cos(lng), y: Math.cos(lat) * Math.sin(lng), z: Math.sin(lat) };
  const c = earthRadiusAu / Math.hypot(Math.cos(lat), polarRatio * Math.sin(lat));
  return { up, at: { x: c * up.x, y: c * up.y, z: c * polarRatio ** 2 * up.z } };
}

/** Altitude of a body's centre, degrees, without refraction. */
export function altitudeDeg(observer: Observer, body: Position): number {
  return Math.asin(Math.max(-1, Math.min(1, sinAltitude(observer, body)))) * degreesPerRadian;
}

/** Direction of a body's centre, degrees clockwise from north, 0…360. */
export function azimuthDeg({ lat, lng }: Point, body: Position): number {
  const observer = observerAt({ lat, lng });
  const sight = minus(body, observer.at);
  const [latRad, lngRad] = [lat / degreesPerRadian, lng / degreesPerRadian];
  const east = { x: -Math.sin(lngRad), y: Math.cos(lngRad), z: 0 };
  const north = {
    x: -Math.sin(latRad) * Math.cos(lngRad),
    y: -Math.sin(latRad) * Math.sin(lngRad),
    z: Math.cos(latRad),
  };
  return (Math.atan2(dot(sight, east), dot(sight, north)) * degreesPerRadian + 360) % 360;
}

/** Height of the centre above an altitude, without refraction. */
export function centreAbove(observer: Observer, altitudeLimitDeg: number): Height {
  const sinLimit = Math.sin(altitudeLimitDeg / degreesPerRadian);
  return (body) => sinAltitude(observer, body) - sinLimit;
}

/** Of the upper limb: the sine of the altitude less that of −(34′ + s), with s the semi-diameter, sin s = radius / distance. */
export function limbAboveHorizon(observer: Observer, radiusAu: number): Height {
  return (body) => {
    const sight = minus(body, observer.at);
    const distanceAu = Math.sqrt(dot(sight, sight));
    const sinSemidiameter = radiusAu / distanceAu;
    const cosSemidiameter = Math.sqrt(1 - sinSemidiameter * sinSemidiameter);
    return dot(observer.up, sight) / distanceAu + sinRefraction * cosSemidiameter + cosRefraction * sinSemidiameter;
  };
}

/** Position of the body east of the observer's meridian: falls through 0 at transit, rises through 0 at midnight. */
export function eastOfMeridian(point: Point): Height {
  const cosLng = Math.cos(point.lng / degreesPerRadian);
  const sinLng = Math.sin(point.lng / degreesPerRadian);
  return (body) => body.y * cosLng - body.x * sinLng;
}

function sinAltitude({ up, at }: Observer, body: Position): number {
  const sight = minus(body, at);
  return dot(up, sight) / Math.sqrt(dot(sight, sight));
}
