import { z } from 'zod';
import { publishedSources, type Attribute, type Series } from '../../domain/weather/index.ts';
import { hourMs } from '../../domain/time.ts';
import { invalidBody, parseJson, type CallUpstream } from '../upstreams/index.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, noValues, type Fetched, type Product } from './product.ts';

/** SMHI open data, SNOW1g version 1: the atmosphere over the Nordic countries, 2.5 km, ten days in steps of 1 to 12 h. */
const upstream = 'smhi';
const source = 'smhi';

/** SMHI sends 9999 for a missing value. */
const missing = 9999;

/** The parameter of each attribute, and the factor to the unit of the interface. */
const parameters = {
  airTemperature: ['air_temperature', 1],
  pressure: ['air_pressure_at_mean_sea_level', 1],
  /** In octas. */
  cloudCover: ['cloud_area_fraction', 12.5],
  humidity: ['relative_humidity', 1],
  /** Sum of the interval that ends at the time. */
  precipitation: ['precipitation_amount_mean', 1],
  windSpeed: ['wind_speed', 1],
  windDirection: ['wind_from_direction', 1],
  gust: ['wind_speed_of_gust', 1],
  /** In kilometres. */
  visiblity: ['visibility_in_air', 1],
} as const satisfies Partial<Record<Attribute, readonly [string, number]>>;

const instant = z.iso.datetime().transform((text) => Date.parse(text));
const forecast = z.object({
  referenceTime: instant,
  timeSeries: z
    .array(
      z.object({
        time: instant,
        intervalParametersStartTime: instant.optional(),
        data: z.record(z.string(), z.number()),
      }),
    )
    .min(1),
});

/** The one product of SMHI. */
export function smhi(call: CallUpstream, { smhiUrl }: WeatherSettings): readonly Product[] {
  const { area } = publishedSources[source];
  return [
    {
      id: 'smhi snow1g',
      upstream,
      source,
      attributes: Object.keys(parameters) as (keyof typeof parameters)[],
      area,
      covers: 'ahead',
      cellDeg: 0.025,
      maxCells: 1,
      nextUpdate: everyHours(1, 0.5),
      async fetch({ cells, spender }) {
        const [cell] = cells();
        const path = `/api/category/snow1g/version/1/geotype/point/lon/${cell.lng}/lat/${cell.lat}/data.json`;
        const { status, text } = await call(spender, () => ({
          url: `${smhiUrl}${path}`,
          // Sent for points beyond the Nordic countries. A 404 without it means that the interface has been switched off.
          isOutside: (_, body) => /out of bounds/i.test(body),
        }));
        return [status === 204 ? noValues : readSmhi(parseJson(upstream, text))];
      },
    },
  ];
}

/** The series of a response. Throws `could-not-ask` for an invalid body. */
export function readSmhi(body: unknown): Fetched {
  const { success, data } = forecast.safeParse(body);
  if (!success) throw invalidBody(upstream, 'no time series');
  const { timeSeries, referenceTime } = data;
  const columns = Object.entries(parameters).map(([attribute, [name, factor]]) => {
    const values = timeSeries.map((step) => {
      const value = step.data[name];
      return value === undefined || value === missing ? null : value * factor;
    });
    if (values.every((value) => value === null)) throw invalidBody(upstream, `no ${name}`);
    return [attribute, values] as const;
  });
  const series: Series = {
    at: timeSeries.map(({ time }) => time),
    since: timeSeries.map(({ time, intervalParametersStartTime }) => intervalParametersStartTime ?? time - hourMs),
    values: Object.fromEntries(columns),
  };
  return { series: [series], updated: referenceTime };
}
