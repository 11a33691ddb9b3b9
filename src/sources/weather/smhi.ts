import { z } from 'zod';
import { publishedSources } from '../../domain/weather/index.ts';
import { hourMs } from '../../domain/time.ts';
import { invalidBody, parseJson, type CallUpstream } from '../upstreams/index.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, pointProduct, type Fetched, type Product } from './product.ts';
import { columnsOf, variablesOf } from './variables.ts';

/** SMHI open data, SNOW1g version 1: the atmosphere over the Nordic countries, 2.5 km, ten days in steps of 1 to 12 h. */
const upstream = 'smhi';
const source = 'smhi';
const id = 'smhi snow1g';

/** SMHI sends 9999 for a missing value. */
const missing = 9999;

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

export function smhi(call: CallUpstream, { addresses }: WeatherSettings): readonly Product[] {
  return [
    pointProduct(call, {
      id,
      upstream,
      source,
      area: publishedSources[source].area,
      cellDeg: 0.025,
      nextUpdate: everyHours(1, 0.5),
      url: ({ lat, lng }) =>
        `${addresses.SMHI_URL}/api/category/snow1g/version/1/geotype/point/lon/${lng}/lat/${lat}/data.json`,
      // Sent for points beyond the Nordic countries. A 404 without it means that the interface has been switched off.
      isOutside: (_, body) => /out of bounds/i.test(body),
      read: (text) => readSmhi(parseJson(upstream, text)),
    }),
  ];
}

/** The series of a response. Throws `could-not-ask` for an invalid body. */
export function readSmhi(body: unknown): Fetched {
  const { success, data } = forecast.safeParse(body);
  if (!success) throw invalidBody(upstream, 'no time series');
  const { timeSeries, referenceTime } = data;
  const values = columnsOf(variablesOf(id), ({ name }) => {
    const column = timeSeries.map((step) => step.data[name] ?? missing);
    if (column.every((value) => value === missing)) throw invalidBody(upstream, `no ${name}`);
    return column.map((value) => (value === missing ? null : value));
  });
  const at = timeSeries.map(({ time }) => time);
  const since = timeSeries.map(({ time, intervalParametersStartTime }) => intervalParametersStartTime ?? time - hourMs);
  return { series: [{ at, since, values }], updated: referenceTime };
}
