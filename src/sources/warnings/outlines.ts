import { z } from 'zod';
import { areaHolds, boxArea } from '../../domain/area.ts';
import type { Point } from '../../domain/place.ts';
import { minuteMs, utcDayMs } from '../../domain/time.ts';
import { readJson, readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import type { Keep, Send } from '../upstreams/index.ts';
import { areasAt, nearestArea, packAreas, type PackedAreas } from './area-index.ts';
import { polygonsOf } from './message.ts';

/** Areas with the codes that warnings name them by, by their numbers. */
export type Outlines = { readonly codes: readonly (readonly string[])[]; readonly areas: PackedAreas };

/** Outlines that are read together, and where any of them is, as in `outlines.json`; those of countries are packed with us. */
export const outlineSets = ['europe', 'germany', 'japan', 'world'] as const;
export type OutlineSet = (typeof outlineSets)[number];
type SetFacts = {
  readonly area: readonly [south: number, west: number, north: number, east: number];
  /** Of each file the name of its upstream, the base of its addresses, and the path. */
  readonly files: readonly (readonly [name: string, base: string, path: string])[];
};
const sets = once(() => readJson(new URL('outlines.json', import.meta.url)) as Readonly<Record<OutlineSet, SetFacts>>);

/** A place may lie off the coast of an outline that is drawn coarsely, degrees of latitude: 3 km. */
export const offCoastDeg = 0.03;
/** Corners nearer to each other than 30 m say nothing more of a warning. */
const thinDeg = 0.0003;
const most = { areas: 100_000, corners: 4_000_000 };

/** MeteoAlarm publishes an edition some times a year. */
const freshMs = 30 * utcDayMs;
const retryMs = 10 * minuteMs;
/** Part of the file's name. Raise it when it is written in another way. */
const version = 2;

/** Finds the outlines of a set, with all its files read by `read`; missing also where none covers the point. */
export type FindOutlines = (set: OutlineSet, point: Point) => Promise<Outlines | undefined>;

/** Reads outlines when a place in their part of the world is first asked for. */
export function createOutlines(
  keep: Keep,
  read: (files: SetFacts['files'], send: Send) => Promise<Outlines>,
): FindOutlines {
  return async (set, point) => {
    const { area, files } = sets()[set];
    if (!areaHolds(boxArea(...area), point)) return undefined;
    const name = `warning-areas-${set}-${version}`;
    // An edition that is gone leaves the one before.
    const times = { freshMs, retryMs, usableMs: Infinity };
    const wanted = { upstream: 'warning-outlines', name, ...times, read: (send: Send) => read(files, send) };
    return (await keep(wanted, undefined)).value;
  };
}

/** The codes of the areas that a point lies in; off a coast, those of the nearest within some degrees of latitude. */
export function codesAt({ codes, areas }: Outlines, point: Point, withinDeg = 0): readonly string[] {
  const inside = areasAt(areas, point);
  const nearest = inside.length === 0 && withinDeg > 0 ? nearestArea(areas, point, withinDeg) : undefined;
  return [...inside, ...(nearest === undefined ? [] : [nearest])].flatMap((area) => codes[area] ?? []);
}

/** An area of MeteoAlarm's list, a region of Eurostat's (GISCO, NUTS 2013, which France and Hungary still warn by), DWD's, or JMA's. */
const feature = z.object({
  geometry: z.unknown(),
  properties: z.union([
    z.object({ type: z.string(), code: z.string(), country: z.string().optional(), name: z.string().optional() }),
    z.object({ NUTS_ID: z.string(), LEVL_CODE: z.number() }),
    z.object({ WARNCELLID: z.union([z.number(), z.string()]) }),
    z.object({ code: z.string() }),
  ]),
});
const collection = z.object({ features: z.array(feature) });

/** Those that the offices warn by where they name no area of MeteoAlarm's, and nowhere else. */
const nutsLevels: Readonly<Record<string, number>> = { BG: 3, RO: 3, FR: 3, HR: 3, HU: 2, BE: 2 };

const irishCounties = once(() => {
  const rows = readTable(new URL('irish-counties.tsv', import.meta.url), 'code', 'name');
  return new Map(rows.map(({ code, name }) => [name, code]));
});

/** Reads GeoJSON. Throws where a body is none. */
export function readOutlines(bodies: readonly string[]): Outlines {
  const features = bodies.flatMap((body) => collection.parse(JSON.parse(body)).features);
  const named = features
    .map(({ geometry, properties }) => ({ codes: codesOf(properties), rings: polygonsOf(geometry).flat() }))
    .filter(({ codes, rings }) => codes.length > 0 && rings.length > 0);
  const rings = named.map((one) => one.rings);
  return { codes: named.map(({ codes }) => codes), areas: packAreas(rings, { thinDeg, padDeg: offCoastDeg, most }) };
}

function codesOf(properties: z.output<typeof feature>['properties']): readonly string[] {
  if ('NUTS_ID' in properties) {
    const { NUTS_ID: id, LEVL_CODE: level } = properties;
    return nutsLevels[id.slice(0, 2)] === level ? [`NUTS${level} ${id}`] : [];
  }
  if ('WARNCELLID' in properties) return [`WARNCELLID ${properties.WARNCELLID}`];
  if (!('type' in properties)) return [`JMA ${properties.code}`];
  const { type, code, country, name = '' } = properties;
  const county = country === 'IE' ? irishCounties().get(name.replace(/^County /, '')) : undefined;
  // North Macedonia files its own areas as regions of Eurostat's.
  const alias = country === 'MK' ? [`NUTS3 ${code}`] : [];
  return [`${type} ${code}`, ...alias, ...(county ? [`FIPS ${county}`] : [])];
}
