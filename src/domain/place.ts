import type { OwnPort } from './tide/own-port.ts';

/** A point on the globe, decimal degrees WGS 84; `lat` −90…90, `lng` −180…180. */
export type Point = { readonly lat: number; readonly lng: number };

export function isPoint(value: unknown): value is Point {
  const { lat, lng } = Object(value) as Record<string, unknown>;
  return typeof lat === 'number' && Math.abs(lat) <= 90 && typeof lng === 'number' && Math.abs(lng) <= 180;
}

export type NamedPlace = {
  /** `geonames:3030300`, `station:noaa/8443970`, `sea:cape-horn`, or `48.3830,-4.4950` for a bare point. */
  readonly id: string;
  /** A name, or the coordinates where nothing has one. */
  readonly name: string;
  readonly region?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string;
  readonly point: Point;
  /** For a bare point: the nearest town, and how far and in which direction *from the town* the point lies. */
  readonly near?: { readonly name: string; readonly distanceKm: number; readonly bearingDeg: number };
  /** To the nearest coast, km; where it is known. */
  readonly seaKm?: number;
  /** A way on foot or by car that the sea covers at high water, such as a causeway, or an island at its end. */
  readonly isCovered?: true;
};

export type Place = NamedPlace & {
  /** IANA zone; at sea a nautical one (`Etc/GMT+2`). */
  readonly zone: string;
  /** For a place that the user has saved with differences of its own. */
  readonly ownPort?: OwnPort;
  /** For a bare point: the text did not show which number is the latitude, so the first was taken. */
  readonly orderAssumed?: true;
  readonly typed?: string;
  /** The name that was asked about and is unknown, where this is the town it lies in. */
  readonly unknown?: string;
  /** The region or large island, or the place beside it, that was asked about where this stands for it; and where that lies. */
  readonly standsFor?: string;
  readonly askedAt?: Point;
};

/** A place, or several, the likeliest first: `namesakes`, or the main places of an `area`, a country or region. */
export type Found =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'choice'; readonly why: 'namesakes' | 'area'; readonly places: readonly NamedPlace[] };

/** Mean radius of the Earth, km (IUGG R1). */
const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

/** Great-circle distance, km, by the haversine formula: within 0.5 % of the distance on the ellipsoid. */
export function distanceKm(a: Point, b: Point): number {
  const sinLat = Math.sin(((b.lat - a.lat) * radians) / 2);
  const sinLng = Math.sin(((b.lng - a.lng) * radians) / 2);
  const h = sinLat * sinLat + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * sinLng * sinLng;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Initial bearing from `a` to `b`, degrees clockwise from north, 0…360. */
export function bearingDeg(a: Point, b: Point): number {
  const dLng = (b.lng - a.lng) * radians;
  const y = Math.sin(dLng) * Math.cos(b.lat * radians);
  const x =
    Math.cos(a.lat * radians) * Math.sin(b.lat * radians) -
    Math.sin(a.lat * radians) * Math.cos(b.lat * radians) * Math.cos(dLng);
  return (Math.atan2(y, x) / radians + 360) % 360;
}

/** `48.3830,-4.4950`: a bare point in ids, buttons and cache keys (4 decimals, 11 m). */
export function pointId(point: Point): string {
  return `${fourDecimals(point.lat)},${fourDecimals(point.lng)}`;
}

export function isPointId(id: string): boolean {
  return /^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/.test(id);
}

/** Characters. Telegram allows 64 bytes of data for a button (Bot API, `callback_data`), command, day and days included. */
const maxButtonIdLength = 24;

/** The id of a place in a button: its own where that is short enough (those of some stations are not), else its coordinates. */
export function carriedId({ id, point }: Pick<NamedPlace, 'id' | 'point'>): string {
  return id.length > maxButtonIdLength ? pointId(point) : id;
}

/** Never `-0.0000`, which would be another id for the same point. */
function fourDecimals(degrees: number): string {
  return (Number(degrees.toFixed(4)) + 0).toFixed(4);
}
