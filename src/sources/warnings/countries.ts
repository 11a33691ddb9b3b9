import { boxArea } from '../../domain/area.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import { readAtlas } from '../../lib/world-atlas.ts';
import { packAreas } from './area-index.ts';
import type { Outlines } from './outlines.ts';

/** Small islands, which the atlas lacks, are of the country that is nearest within 55 km. */
export const offCountryDeg = 0.5;

/** The countries and territories that offices warn in, with the upstreams that have the warnings of each. */
export const coveredCountries = once(() => {
  const columns = ['country', 'number', 'upstreams', 'feed', 'south', 'west', 'north', 'east'] as const;
  return readTable(new URL('countries.tsv', import.meta.url), ...columns).map(
    ({ country, number, upstreams, feed, south, west, north, east }) => {
      const area = boxArea(Number(south), Number(west), Number(north), Number(east));
      return { country, number, upstreams: upstreams.split(' '), feed, area };
    },
  );
});

/** The countries of the world by their numbers, of some disputed ones `''`. Takes 0.2 s. */
export function readCountries(): Outlines {
  const shapes = readAtlas('countries', '50m').shapes();
  const parts = shapes.flatMap(({ id, polygons }) => polygons.map((rings) => ({ id, rings })));
  const areas = packAreas(
    parts.map(({ rings }) => rings),
    { padDeg: offCountryDeg },
  );
  return { codes: parts.map(({ id }) => [id]), areas };
}
