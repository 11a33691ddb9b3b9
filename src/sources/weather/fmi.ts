import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { balticSea, boxArea, publishedSources, type Area, type Attribute } from '../../domain/weather/index.ts';
import { hourMs, utcDayMs } from '../../domain/time.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, invalidBody, noValues, type Fetched, type Product } from './product.ts';
import type { CallUpstream } from './upstream.ts';

/**
 * FMI open data (en.ilmatieteenlaitos.fi/open-data-manual), stored queries over WFS 2.0 in the form
 * `multipointcoverage`: a list of times, a list of values and a list of the parameters' names.
 */
const upstream = 'fmi';
const source = 'fmi';

type StoredQuery = {
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
    spanMs: publishedSources[source].spanHours * hourMs,
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
      return [status === 204 ? noValues : readFmi(text, parameters)];
    },
  }));
}

function isoSecond(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === 'field',
});

const coverage = z.object({
  FeatureCollection: z.object({
    member: z.object({
      GridSeriesObservation: z.object({
        resultTime: z.object({ TimeInstant: z.object({ timePosition: z.string() }) }).optional(),
        result: z.object({
          MultiPointCoverage: z.object({
            domainSet: z.object({ SimpleMultiPoint: z.object({ positions: z.string() }) }),
            rangeSet: z.object({ DataBlock: z.object({ doubleOrNilReasonTupleList: z.string() }) }),
            rangeType: z.object({ DataRecord: z.object({ field: z.array(z.object({ name: z.string() })) }) }),
          }),
        }),
      }),
    }),
  }),
});

/** The series of a response; `parameters` as in a `StoredQuery`. Throws `could-not-ask` for an invalid body. */
export function readFmi(text: string, parameters: StoredQuery['parameters']): Fetched {
  const { GridSeriesObservation: observation } = readCoverage(text);
  const { domainSet, rangeSet, rangeType } = observation.result.MultiPointCoverage;
  const names = rangeType.DataRecord.field.map(({ name }) => name);
  const at = numbersOf(domainSet.SimpleMultiPoint.positions)
    .filter((_, i) => i % 3 === 2)
    .map((second) => second * 1000);
  const cells = numbersOf(rangeSet.DataBlock.doubleOrNilReasonTupleList);
  const isAscending = at.every((instant, i) => Number.isFinite(instant) && instant > (at[i - 1] ?? -Infinity));
  if (!isAscending || cells.length !== at.length * names.length)
    throw invalidBody(upstream, `${cells.length} values for ${at.length} times of ${names.length} parameters`);
  const columns = Object.entries(parameters).map(([attribute, [name, factor]]) => {
    const column = names.indexOf(name);
    if (column === -1) throw invalidBody(upstream, `no ${name}`);
    const values = at.map((_, i) => {
      // FMI sends NaN after the end of a run, and on land in a model of the sea.
      const value = cells[i * names.length + column] ?? NaN;
      return Number.isNaN(value) ? null : value * factor;
    });
    return [attribute, values] as const;
  });
  const updated = Date.parse(observation.resultTime?.TimeInstant.timePosition ?? '');
  return {
    series: [{ at, values: Object.fromEntries(columns) }],
    ...(Number.isFinite(updated) ? { updated } : {}),
  };
}

function readCoverage(text: string): z.output<typeof coverage>['FeatureCollection']['member'] {
  let parsed: unknown;
  try {
    parsed = parser.parse(text, true);
  } catch {
    throw invalidBody(upstream, 'no XML');
  }
  const { success, data } = coverage.safeParse(parsed);
  if (!success) throw invalidBody(upstream, 'no coverage');
  return data.FeatureCollection.member;
}

const number = /^(?:NaN|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

function numbersOf(list: string): readonly number[] {
  return list
    .trim()
    .split(/\s+/)
    .map((one) => {
      if (!number.test(one)) throw invalidBody(upstream, `a value of ${one.slice(0, 20)}`);
      return Number(one);
    });
}
