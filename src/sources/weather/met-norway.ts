import { z } from 'zod';
import { publishedSources, type Attribute, type Series } from '../../domain/weather/index.ts';
import { hourMs } from '../../domain/time.ts';
import { invalidBody, parseJson, type CallUpstream } from '../upstreams/index.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, pointProduct, type Fetched, type Product } from './product.ts';
import { columnsOf, variablesOf } from './variables.ts';

/** api.met.no/doc/TermsOfService: contact in User-Agent, up to 4 decimals, none before `Expires`, then `If-Modified-Since`. */
const upstream = 'met-norway';
const source = 'yr';
const sixHoursMs = 6 * hourMs;
const outsideModel = 422;
const instant = z.iso.datetime().transform((text) => Date.parse(text));
const amount = z.object({ details: z.object({ precipitation_amount: z.number().optional() }).optional() }).optional();
const forecast = z.object({
  properties: z.object({
    meta: z.object({ updated_at: instant, units: z.record(z.string(), z.string()) }),
    timeseries: z
      .array(
        z.object({
          time: instant,
          data: z.object({
            instant: z.object({ details: z.record(z.string(), z.number()) }),
            next_1_hours: amount,
            next_6_hours: amount,
          }),
        }),
      )
      .min(1),
  }),
});
type TimeStep = z.output<typeof forecast>['properties']['timeseries'][number];

const locationId = 'met-norway locationforecast';
const oceanId = 'met-norway oceanforecast';

/** One product for each path. None without `contact`, since its terms require one in the User-Agent. */
export function metNorway(call: CallUpstream, { addresses, contact }: WeatherSettings): readonly Product[] {
  if (!contact) return [];
  const product = (id: string, path: string, others: readonly Attribute[], read: (body: unknown) => Fetched) =>
    pointProduct(call, {
      id,
      upstream,
      source,
      others,
      area: publishedSources[source].area,
      cellDeg: 0.01,
      nextUpdate: everyHours(1, 0.5),
      url: ({ lat, lng }) => `${addresses.MET_NORWAY_URL}/weatherapi/${path}/2.0/complete?lat=${lat}&lon=${lng}`,
      isOutside: (status) => status === outsideModel,
      isConditional: true,
      read: (text) => read(parseJson(upstream, text)),
    });
  return [
    product(locationId, 'locationforecast', ['precipitation'], readLocation),
    product(oceanId, 'oceanforecast', [], readOcean),
  ];
}

/** The series of a `locationforecast` response. Throws `could-not-ask` for an invalid body. */
export function readLocation(body: unknown): Fetched {
  const { updated, steps, series } = readDetails(body, locationId);
  const amounts = steps.flatMap(precipitationAfter);
  const rain: Series = {
    at: amounts.map(({ to }) => to),
    since: amounts.map(({ from }) => from),
    values: { precipitation: amounts.map(({ amount }) => amount) },
  };
  return { updated, series: [series, rain] };
}

/** The series of an `oceanforecast` response. Throws `could-not-ask` for an invalid body. */
export function readOcean(body: unknown): Fetched {
  const { updated, series } = readDetails(body, oceanId);
  return { updated, series: [series] };
}

function readDetails(body: unknown, id: string) {
  const { success, data } = forecast.safeParse(body);
  if (!success) throw invalidBody(upstream, 'no time series');
  const { meta, timeseries: steps } = data.properties;
  const values = columnsOf(variablesOf(id), ({ name, unit }) => {
    const column = steps.map((step) => step.data.instant.details[name] ?? null);
    // Gusts exist for the Nordic countries only, currents for some waters; no unit is sent where there are none.
    if (column.some((value) => value !== null) && meta.units[name] !== unit)
      throw invalidBody(upstream, `${name} in ${meta.units[name]}`);
    return column;
  });
  const series: Series = { at: steps.map(({ time }) => time), values };
  return { updated: meta.updated_at, steps, series };
}

/** Precipitation after a step: in the next hour, or later in the series in the six hours to the next step. */
function precipitationAfter({ time, data }: TimeStep, i: number, steps: readonly TimeStep[]) {
  const hour = data.next_1_hours?.details?.precipitation_amount;
  if (hour !== undefined) return [{ from: time, to: time + hourMs, amount: hour }];
  const six = data.next_6_hours?.details?.precipitation_amount;
  const next = steps[i + 1]?.time ?? Infinity;
  return six !== undefined && next >= time + sixHoursMs ? [{ from: time, to: time + sixHoursMs, amount: six }] : [];
}
