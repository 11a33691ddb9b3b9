import { z } from 'zod';
import { publishedSources, type Attribute, type Series } from '../../domain/weather/index.ts';
import { hourMs, type Instant } from '../../domain/time.ts';
import { invalidBody, parseJson, type CallUpstream, type UpstreamResponse } from '../upstreams/index.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, noValues, type Fetched, type Product, type Unchanged } from './product.ts';

/**
 * MET Norway. Its terms (api.met.no/doc/TermsOfService) require a contact in the User-Agent, at most four decimals, no
 * request before `Expires`, and then `If-Modified-Since`.
 */
const upstream = 'met-norway';
const source = 'yr';
const sixHoursMs = 6 * hourMs;
/** The status for a point that is not in its model. */
const outsideModel = 422;

type Detail = { readonly name: string; readonly unit: string; readonly isReversed?: true };

const airDetails = {
  airTemperature: { name: 'air_temperature', unit: 'celsius' },
  pressure: { name: 'air_pressure_at_sea_level', unit: 'hPa' },
  cloudCover: { name: 'cloud_area_fraction', unit: '%' },
  humidity: { name: 'relative_humidity', unit: '%' },
  windSpeed: { name: 'wind_speed', unit: 'm/s' },
  windDirection: { name: 'wind_from_direction', unit: 'degrees' },
  gust: { name: 'wind_speed_of_gust', unit: 'm/s' },
} as const satisfies Partial<Record<Attribute, Detail>>;

/** It has no wave periods. Its current directions are those that currents go to, ours those that they come from. */
const seaDetails = {
  waveHeight: { name: 'sea_surface_wave_height', unit: 'm' },
  waveDirection: { name: 'sea_surface_wave_from_direction', unit: 'degrees' },
  currentSpeed: { name: 'sea_water_speed', unit: 'm/s' },
  currentDirection: { name: 'sea_water_to_direction', unit: 'degrees', isReversed: true },
  waterTemperature: { name: 'sea_water_temperature', unit: 'celsius' },
} as const satisfies Partial<Record<Attribute, Detail>>;

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

/** One product for each path. None without `contact`, since its terms require one in the User-Agent. */
export function metNorway(call: CallUpstream, { metNorwayUrl, contact }: WeatherSettings): readonly Product[] {
  if (!contact) return [];
  const { area } = publishedSources[source];
  const product = (
    id: string,
    path: string,
    attributes: readonly Attribute[],
    cellDeg: number,
    read: (body: unknown) => Fetched,
  ): Product => ({
    id,
    upstream,
    source,
    attributes,
    area,
    covers: 'ahead',
    cellDeg,
    maxCells: 1,
    nextUpdate: everyHours(1, 0.5),
    async fetch({ cells, validator, spender }) {
      const [cell] = cells();
      const response = await call(spender, () => ({
        url: `${metNorwayUrl}${path}?lat=${cell.lat}&lon=${cell.lng}`,
        ...(validator ? { headers: { 'If-Modified-Since': validator } } : {}),
        isOutside: (status) => status === outsideModel,
      }));
      if (response.status === 204) return [noValues];
      const expires = expiryOf(response);
      if (response.status === 304 && validator) return { unchanged: true, ...expires } satisfies Unchanged;
      const modified = response.header('last-modified');
      return [
        { ...read(parseJson(upstream, response.text)), ...expires, ...(modified ? { validator: modified } : {}) },
      ];
    },
  });
  const air = [...(Object.keys(airDetails) as (keyof typeof airDetails)[]), 'precipitation'] as const;
  const sea = Object.keys(seaDetails) as (keyof typeof seaDetails)[];
  return [
    product('met-norway locationforecast', '/weatherapi/locationforecast/2.0/complete', air, 0.01, readLocation),
    product('met-norway oceanforecast', '/weatherapi/oceanforecast/2.0/complete', sea, 0.01, readOcean),
  ];
}

/** The series of a `locationforecast` response. Throws `could-not-ask` for an invalid body. */
export function readLocation(body: unknown): Fetched {
  const { updated, steps, series } = readDetails(body, airDetails);
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
  const { updated, series } = readDetails(body, seaDetails);
  return { updated, series: [series] };
}

function readDetails(body: unknown, details: Readonly<Record<string, Detail>>) {
  const { success, data } = forecast.safeParse(body);
  if (!success) throw invalidBody(upstream, 'no time series');
  const { meta, timeseries: steps } = data.properties;
  const columns = Object.entries(details).map(([attribute, { name, unit, isReversed }]) => {
    const values = steps.map((step) => step.data.instant.details[name] ?? null);
    // Gusts exist for the Nordic countries only, currents for some waters; no unit is sent where there are none.
    if (values.some((value) => value !== null) && meta.units[name] !== unit)
      throw invalidBody(upstream, `${name} in ${meta.units[name]}`);
    return [attribute, values.map((value) => (value !== null && isReversed ? (value + 180) % 360 : value))] as const;
  });
  const series: Series = { at: steps.map(({ time }) => time), values: Object.fromEntries(columns) };
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

function expiryOf(response: UpstreamResponse): { expires?: Instant } {
  const expires = Date.parse(response.header('expires') ?? '');
  return Number.isFinite(expires) ? { expires } : {};
}
