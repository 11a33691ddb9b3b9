import { boxArea, type Area } from '../../domain/area.ts';
import { balticSea, type Attribute } from '../../domain/weather/index.ts';
import { utcDayMs } from '../../domain/time.ts';
import type { CallUpstream } from '../upstreams/index.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, noValues, type Product } from './product.ts';

/**
 * FMI open data (en.ilmatieteenlaitos.fi/open-data-manual), stored queries over WFS 2.0 in the form
 * `multipointcoverage`: a list of times, a list of values and a list of the parameters' names.
 */
const upstream = 'fmi';
const source = 'fmi';

export type StoredQuery = {
  readonly id: string;
  readonly query: string;
  /** Its parameter for each attribute, and the factor to the unit of the interface. */
  readonly parameters: Readonly<Partial<Record<Attribute, readonly [name: string, factor: number]>>>;
  readonly area: Area;
  readonly cellDeg: number;
};

/** FMI refuses windows of more than a week. Its runs end 61 h ahead. */
const maxWindowMs = 6 * utcDayMs;

const storedQueries: readonly StoredQuery[] = [
  {
    id: 'fmi harmonie',
    query: 'fmi::forecast::harmonie::surface::point::multipointcoverage',
    parameters: {
      airTemperature: ['Temperature', 1],
      pressure: ['Pressure', 1],
      humidity: ['Humidity', 1],
      windDirection: ['WindDirection', 1],
      windSpeed: ['WindSpeedMS', 1],
      gust: ['WindGust', 1],
      /** Sum of the hour before; `PrecipitationAmount` beside it is a rate. */
      precipitation: ['Precipitation1h', 1],
      cloudCover: ['TotalCloudCover', 1],
      visiblity: ['Visibility', 1 / 1000],
    },
    area: boxArea(54, 9, 71, 33),
    cellDeg: 0.025,
  },
  {
    id: 'fmi wam',
    query: 'fmi::forecast::wam::point::multipointcoverage',
    parameters: {
      waveHeight: ['SigWaveHeight', 1],
      waveDirection: ['WaveDirection', 1],
      wavePeriod: ['WavePeriod', 1],
    },
    area: balticSea,
    cellDeg: 0.02,
  },
  {
    id: 'fmi hydrodyn',
    query: 'fmi::forecast::hydrodyn::point::multipointcoverage',
    // Its current directions are left out: FMI does not document whether a current comes from or goes to them.
    parameters: { waterTemperature: ['TemperatureSea', 1] },
    area: balticSea,
    cellDeg: 0.02,
  },
];

/** One product for each stored query. */
export function fmi(call: CallUpstream, { fmiUrl }: WeatherSettings): readonly Product[] {
  return storedQueries.map(({ id, query, parameters, area, cellDeg }) => ({
    id,
    upstream,
    source,
    attributes: Object.keys(parameters) as Attribute[],
    area,
    covers: 'ahead',
    cellDeg,
    maxCells: 1,
    nextUpdate: everyHours(6, 5),
    async fetch({ cells, window, spender }) {
      const [cell] = cells();
      const search = new URLSearchParams({
        service: 'WFS',
        version: '2.0.0',
        request: 'getFeature',
        storedquery_id: query,
        latlon: `${cell.lat},${cell.lng}`,
        // Without a start FMI leaves out the current hour.
        starttime: isoSecond(window.from),
        endtime: isoSecond(Math.min(window.to, window.from + maxWindowMs)),
        timestep: '60',
        parameters: Object.values(parameters)
          .map(([name]) => name)
          .join(','),
      });
      const { status, text } = await call(spender, () => ({
        url: `${fmiUrl}/wfs?${search.toString()}`,
        isOutside: (_, body) => body.includes('No data available for'),
      }));
      if (status === 204) return [noValues];
      // Loaded here: most places are not FMI's, and the parser of XML is 60 modules.
      const { readFmi } = await import('./read-fmi.ts');
      return [readFmi(text, parameters)];
    },
  }));
}

function isoSecond(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
