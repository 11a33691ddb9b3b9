import { boxArea } from '../../domain/area.ts';
import { balticSea } from '../../domain/weather/index.ts';
import { utcDayMs } from '../../domain/time.ts';
import type { CallUpstream } from '../upstreams/index.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, pointProduct, type Product } from './product.ts';
import { variablesOf } from './variables.ts';

/** FMI open data (en.ilmatieteenlaitos.fi/open-data-manual), WFS 2.0, `multipointcoverage`: times, values, names. */
const upstream = 'fmi';
const source = 'fmi';

/** FMI refuses windows of more than a week. Its runs end 61 h ahead. */
const maxWindowMs = 6 * utcDayMs;

const storedQueries = [
  { id: 'fmi harmonie', query: 'harmonie::surface', area: boxArea(54, 9, 71, 33), cellDeg: 0.025 },
  { id: 'fmi wam', query: 'wam', area: balticSea, cellDeg: 0.02 },
  { id: 'fmi hydrodyn', query: 'hydrodyn', area: balticSea, cellDeg: 0.02 },
] as const;

export function fmi(call: CallUpstream, { addresses }: WeatherSettings): readonly Product[] {
  return storedQueries.map(({ id, query, area, cellDeg }) => {
    const variables = variablesOf(id);
    return pointProduct(call, {
      id,
      upstream,
      source,
      area,
      cellDeg,
      nextUpdate: everyHours(6, 5),
      url({ lat, lng }, window) {
        const search = new URLSearchParams({
          service: 'WFS',
          version: '2.0.0',
          request: 'getFeature',
          storedquery_id: `fmi::forecast::${query}::point::multipointcoverage`,
          latlon: `${lat},${lng}`,
          // Without a start FMI leaves out the current hour.
          starttime: isoSecond(window.from),
          endtime: isoSecond(Math.min(window.to, window.from + maxWindowMs)),
          timestep: '60',
          parameters: variables.map(({ name }) => name).join(','),
        });
        return `${addresses.FMI_URL}/wfs?${search.toString()}`;
      },
      isOutside: (_, body) => body.includes('No data available for'),
      async read(text) {
        // Loaded here: most places are not FMI's, and the parser of XML is 60 modules.
        const { readFmi } = await import('./read-fmi.ts');
        return readFmi(text, variables);
      },
    });
  });
}

function isoSecond(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
