import { z } from 'zod';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import { packAreas, type PackedAreas } from './area-index.ts';
import { ringsOf } from './message.ts';

/** Areas with the codes that warnings name them by, by their numbers. */
export type Outlines = { readonly codes: readonly (readonly string[])[]; readonly areas: PackedAreas };

/** A place may lie off the coast of an outline that is drawn coarsely, degrees of latitude: 3 km. */
export const offCoastDeg = 0.03;
/** Corners nearer to each other than 30 m say nothing more of a warning. */
const thinDeg = 0.0003;
const most = { areas: 100_000, corners: 4_000_000 };

/** An area of MeteoAlarm's list, a region of Eurostat's (GISCO, NUTS 2013, which France and Hungary still warn by), or JMA's. */
const feature = z.object({
  geometry: z.unknown(),
  properties: z.union([
    z.object({ type: z.string(), code: z.string(), country: z.string().optional(), name: z.string().optional() }),
    z.object({ NUTS_ID: z.string(), LEVL_CODE: z.number() }),
    z.object({ code: z.string() }),
  ]),
});
const collection = z.object({ features: z.array(feature) });

/** Those that the offices warn by where they name no area of MeteoAlarm's, and nowhere else. */
const nutsLevels: Readonly<Record<string, number>> = { BG: 3, RO: 3, FR: 3, HR: 3, HU: 2, BE: 2 };

const irishCounties = once(
  () =>
    new Map(
      readTable(new URL('irish-counties.tsv', import.meta.url), 'code', 'name').map(
        ({ code, name }) => [name, code] as const,
      ),
    ),
);

/** Reads GeoJSON. Throws where a body is none. */
export function readOutlines(bodies: readonly string[]): Outlines {
  const features = bodies.flatMap((body) => collection.parse(JSON.parse(body)).features);
  const named = features.flatMap(({ geometry, properties }) => {
    const [codes, rings] = [codesOf(properties), ringsOf(geometry)];
    return codes.length > 0 && rings.length > 0 ? [{ codes, rings }] : [];
  });
  const corners = named.reduce((sum, { rings }) => sum + rings.reduce((own, { length }) => own + length, 0), 0);
  if (named.length > most.areas || corners > most.corners)
    throw new RangeError(`${named.length} areas of ${corners} corners`);
  return {
    codes: named.map(({ codes }) => codes),
    areas: packAreas(
      named.map(({ rings }) => rings),
      { thinDeg, padDeg: offCoastDeg },
    ),
  };
}

function codesOf(properties: z.output<typeof feature>['properties']): readonly string[] {
  if ('NUTS_ID' in properties) {
    const { NUTS_ID: id, LEVL_CODE: level } = properties;
    return nutsLevels[id.slice(0, 2)] === level ? [`NUTS${level} ${id}`] : [];
  }
  if (!('type' in properties)) return [`JMA ${properties.code}`];
  const { type, code, country, name = '' } = properties;
  const county = country === 'IE' ? irishCounties().get(name.replace(/^County /, '')) : undefined;
  // North Macedonia files its own areas as regions of Eurostat's.
  const alias = country === 'MK' ? [`NUTS3 ${code}`] : [];
  return [`${type} ${code}`, ...alias, ...(county ? [`FIPS ${county}`] : [])];
}
