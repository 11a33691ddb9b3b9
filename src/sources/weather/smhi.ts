import { z } from 'zod';
import { publishedSources, type Attribute, type Series } from '../../domain/weather/index.ts';
import { hourMs } from '../../domain/time.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, misfit, noValues, parseJson, type Fetched, type Product } from './product.ts';
import type { AskUpstream } from './upstream.ts';

/** SMHI open data, SNOW1g version 1: the atmosphere over the Nordic countries, 2.5 km, ten days in steps of 1 to 12 h. */
const upstream = 'smhi';
const source = 'smhi';

/** 9999 stands for no value. */
const missing = 9999;

const parameters = {
  airTemperature: ['air_temperature', 1],
  pressure: ['air_pressure_at_mean_sea_level', 1],
  /** Octas. */
  cloudCover: ['cloud_area_fraction', 12.5],
  humidity: ['relative_humidity', 1],
  /** Of the interval that ends at the time. */
  precipitation: ['precipitation_amount_mean', 1],
  windSpeed: ['wind_speed', 1],
  windDirection: ['wind_from_direction', 1],
  gust: ['wind_speed_of_gust', 1],
  /** Kilometres. */
  visiblity: ['visibility_in_air', 1],
} as const satisfies Partial<Record<Attribute, readonly [string, number]>>;

const instant = z.iso.datetime().transform((text) => Date.parse(text));
const body = z.object({
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

export function smhi(ask: AskUpstream, { smhiUrl }: WeatherSettings): readonly Product[] {
  const { area, spanHours } = publishedSources[source];
  return [
    {
      id: 'smhi snow1g',
      upstream,
      source,
      attributes: Object.keys(parameters) as (keyof typeof parameters)[],
      area,
      tells: 'ahead',
      cellDeg: 0.025,
      mostCells: 1,
      spanMs: spanHours * hourMs,
      nextUpdate: everyHours(1, 0.5),
      async fetch([cell]) {
        const path = `/api/category/snow1g/version/1/geotype/point/lon/${cell!.lng}/lat/${cell!.lat}/data.json`;
        const { status, text } = await ask({
          url: `${smhiUrl}${path}`,
          // What it says of a point beyond the Nordic countries; 404 alone was how its last interface ended.
          isOutside: (_, reason) => /out of bounds/i.test(reason),
        });
        return [status === 204 ? noValues : readSmhi(parseJson(upstream, text))];
      },
    },
  ];
}

export function readSmhi(told: unknown): Fetched {
  const { success, data } = body.safeParse(told);
  if (!success) throw misfit(upstream, 'no time series');
  const { timeSeries, referenceTime } = data;
  const columns = Object.entries(parameters).map(([attribute, [name, factor]]) => {
    const values = timeSeries.map((step) => {
      const value = step.data[name];
      return value === undefined || value === missing ? null : value * factor;
    });
    if (values.every((value) => value === null)) throw misfit(upstream, `no ${name}`);
    return [attribute, values] as const;
  });
  const series: Series = {
    at: timeSeries.map(({ time }) => time),
    since: timeSeries.map(({ time, intervalParametersStartTime }) => intervalParametersStartTime ?? time - hourMs),
    values: Object.fromEntries(columns),
  };
  return { series: [series], updated: referenceTime };
}
