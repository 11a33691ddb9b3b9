import { hourMs } from '../../src/domain/time.ts';
import type { Point } from '../../src/domain/place.ts';
import type { Keep } from '../../src/sources/upstreams/index.ts';
import { warningsOf } from '../../src/sources/warnings/message.ts';
import { warningOffices, type OfficeName } from '../../src/sources/warnings/offices.ts';
import type { Outlines } from '../../src/sources/warnings/outlines.ts';
import { readBodies } from '../../src/sources/warnings/readers.ts';
import { createWarnings } from '../../src/sources/warnings/warnings.ts';

/** `[lng, lat]` */
type Corner = readonly [number, number];
type Line = readonly Corner[];
/** Where a message holds: in any of its polygons, but in none of what is cut out of these, or in an area of a code. */
export type PlainArea = {
  readonly id: string;
  readonly polygons: readonly Line[];
  readonly holes: readonly Line[];
  readonly codes?: readonly string[];
};

/** Whether a line runs around a point, by its winding number (Sunday 2001), which no index of ours counts. */
function isAround(line: Line, { lat, lng }: Point): boolean {
  let turns = 0;
  for (const [i, [x, y]] of line.entries()) {
    const [nextX, nextY] = line[(i + 1) % line.length]!;
    const side = (nextX - x) * (lat - y) - (lng - x) * (nextY - y);
    if (y <= lat && nextY > lat && side > 0) turns++;
    if (y > lat && nextY <= lat && side < 0) turns--;
  }
  return turns !== 0;
}

export function holdsAt({ polygons, holes }: Pick<PlainArea, 'polygons' | 'holes'>, point: Point): boolean {
  return polygons.some((line) => isAround(line, point)) && !holes.some((line) => isAround(line, point));
}

const textsIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1]!);
const lineOf = (text: string): Line =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): Corner => {
      const [lat, lng] = pair.split(',').map(Number);
      return [lng!, lat!];
    });

/** The areas of documents of CAP, found as text: those of all that is in force, and no test. */
export function areasOfCap(documents: readonly string[]): PlainArea[] {
  const gone = new Set(
    documents.flatMap((xml) =>
      textsIn(xml, /<references>([^<]*)/g).flatMap((list) => list.split(/\s+/).map((one) => one.split(',')[1] ?? one)),
    ),
  );
  return documents.flatMap((xml) => {
    const [id = ''] = textsIn(xml, /<identifier>([^<]*)/g);
    if (!/<status>Actual</.test(xml) || /<msgType>Cancel</.test(xml) || gone.has(id)) return [];
    return textsIn(xml, /<area>([^]*?)<\/area>/g).map((area) => ({
      id,
      polygons: textsIn(area, /<polygon>([^<]*)/g).map(lineOf),
      holes: textsIn(area, /EXCLUDE_POLYGON<\/valueName>\s*<value>([^<]*)/g).map(lineOf),
      codes: [...area.matchAll(/<valueName>([^<]*)<\/valueName>\s*<value>([^<]*)/g)].map(
        ([, name, value]) => `${name} ${value}`,
      ),
    }));
  });
}

/** The areas of GeoJSON. */
export function areasOfFeatures(body: string): PlainArea[] {
  type Feature = {
    properties: { id: string; status_en?: string };
    geometry: { type: string; coordinates: Line[] | Line[][] };
  };
  return (JSON.parse(body) as { features: Feature[] }).features.flatMap(({ properties, geometry }) => {
    const all = (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) as Line[][];
    if (properties.status_en === 'ended') return [];
    return all.map(([outline, ...holes]) => ({ id: properties.id, polygons: [outline!], holes }));
  });
}

export type Matches = { readonly hits: number; readonly falseOnes: number; readonly missed: number };

/** The warnings of bodies at places, as an answer has them, beside those that a search through all of their areas finds. */
export async function compareMatches(
  name: OfficeName,
  bodies: readonly string[],
  all: readonly PlainArea[],
  places: readonly Point[],
  outlines?: { readonly packed: Outlines; readonly plain: readonly PlainArea[] },
): Promise<Matches> {
  const bulletin = readBodies(name, bodies);
  const ends = warningsOf(bulletin).map(({ expires = Infinity }) => expires);
  const { at } = createWarnings({
    offices: [warningOffices()[name]],
    keep: (async () => ({ value: bulletin, fetchedAt: 0, isStale: false })) as unknown as Keep,
    readFeed: async () => bulletin,
    outlines: async (set) => (set === 'world' ? undefined : outlines?.packed),
    seaPoint: () => undefined,
    isOn: () => true,
    now: () => Math.min(...ends) - hourMs,
  });
  let [hits, falseOnes, missed] = [0, 0, 0];
  for (const point of places) {
    const here = new Set((outlines?.plain ?? []).flatMap((area) => (holdsAt(area, point) ? (area.codes ?? []) : [])));
    const truth = new Set(
      all.flatMap((area) => (holdsAt(area, point) || area.codes?.some((code) => here.has(code)) ? area.id : [])),
    );
    // Several events of one message have its id and their number.
    const found = new Set((await at(point, undefined)).warnings.map(({ id }) => id.replace(/ \d+$/, '')));
    hits += truth.intersection(found).size;
    falseOnes += found.difference(truth).size;
    missed += truth.difference(found).size;
  }
  return { hits, falseOnes, missed };
}

/** Places around areas: half of them close to an edge, the others anywhere between. The same each time. */
export function placesAround(areas: readonly PlainArea[], count: number): Point[] {
  const corners = areas.flatMap(({ polygons, holes }) => [...polygons, ...holes].flat());
  let seed = 39;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const [lngs, lats] = [0, 1].map((axis) => corners.map((corner) => corner[axis as 0 | 1]));
  const between = (values: readonly number[]): number => {
    const [least, most] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
    return least + random() * (most - least);
  };
  return Array.from({ length: count }, (_, i) => {
    if (i % 2) return { lat: between(lats!), lng: between(lngs!) };
    const [lng, lat] = corners[Math.floor(random() * corners.length)]!;
    return { lat: lat + (random() - 0.5) / 25, lng: lng + (random() - 0.5) / 25 };
  });
}
