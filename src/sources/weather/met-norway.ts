import { z } from 'zod';
import { publishedSources, type Attribute, type Series } from '../../domain/weather/index.ts';
import { hourMs, type Instant } from '../../domain/time.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, misfit, noValues, parseJson, type Fetched, type Product, type Unchanged } from './product.ts';
import type { AskUpstream, Told } from './upstream.ts';

/**
 * MET Norway (api.met.no/doc/TermsOfService): a contact in the User-Agent, at most four decimals, no question before
 * `Expires`, then `If-Modified-Since`.
 */
const upstream = 'met-norway';
const source = 'yr';
const sixHoursMs = 6 * hourMs;
/** What it says of a point that is not in its model. */
const outsideModel = 422;

type Detail = { readonly name: string; readonly unit: string; readonly turned?: true };

const airDetails = {
  airTemperature: { name: 'air_temperature', unit: 'celsius' },
  pressure: { name: 'air_pressure_at_sea_level', unit: 'hPa' },
  cloudCover: { name: 'cloud_area_fraction', unit: '%' },
  humidity: { name: 'relative_humidity', unit: '%' },
  windSpeed: { name: 'wind_speed', unit: 'm/s' },
  windDirection: { name: 'wind_from_direction', unit: 'degrees' },
  gust: { name: 'wind_speed_of_gust', unit: 'm/s' },
} as const satisfies Partial<Record<Attribute, Detail>>;

/** No wave periods: it has none. Its currents are told by where they go to. */
const seaDetails = {
  waveHeight: { name: 'sea_surface_wave_height', unit: 'm' },
  waveDirection: { name: 'sea_surface_wave_from_direction', unit: 'degrees' },
  currentSpeed: { name: 'sea_water_speed', unit: 'm/s' },
  currentDirection: { name: 'sea_water_to_direction', unit: 'degrees', turned: true },
  waterTemperature: { name: 'sea_water_temperature', unit: 'celsius' },
} as const satisfies Partial<Record<Attribute, Detail>>;

const instant = z.iso.datetime().transform((text) => Date.parse(text));
const amount = z.object({ details: z.object({ precipitation_amount: z.number().optional() }).optional() }).optional();
const body = z.object({
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
type Step = z.output<typeof body>['properties']['timeseries'][number];

export function metNorway(ask: AskUpstream, { metNorwayUrl, contact }: WeatherSettings): readonly Product[] {
  if (!contact) return [];
  const { area, spanHours } = publishedSources[source];
  const product = (
    id: string,
    path: string,
    attributes: readonly Attribute[],
    cellDeg: number,
    read: (told: unknown) => Fetched,
  ): Product => ({
    id,
    upstream,
    source,
    attributes,
    area,
    tells: 'ahead',
    cellDeg,
    mostCells: 1,
    spanMs: spanHours * hourMs,
    nextUpdate: everyHours(1, 0.5),
    async fetch([cell], _window, validator) {
      const url = `${metNorwayUrl}${path}?lat=${cell!.lat}&lon=${cell!.lng}`;
      const told = await ask({
        url,
        ...(validator ? { headers: { 'If-Modified-Since': validator } } : {}),
        isOutside: (status) => status === outsideModel,
      });
      if (told.status === 204) return [noValues];
      const expires = expiryOf(told);
      if (told.status === 304 && validator) return { unchanged: true, ...expires } satisfies Unchanged;
      const modified = told.header('last-modified');
      return [{ ...read(parseJson(upstream, told.text)), ...expires, ...(modified ? { validator: modified } : {}) }];
    },
  });
  const air = [...(Object.keys(airDetails) as (keyof typeof airDetails)[]), 'precipitation'] as const;
  const sea = Object.keys(seaDetails) as (keyof typeof seaDetails)[];
  return [
    product('met-norway locationforecast', '/weatherapi/locationforecast/2.0/complete', air, 0.01, readLocation),
    product('met-norway oceanforecast', '/weatherapi/oceanforecast/2.0/complete', sea, 0.01, readOcean),
  ];
}

export function readLocation(told: unknown): Fetched {
  const { updated, steps, series } = readDetails(told, airDetails);
  const falls = steps.flatMap(fallAfter);
  const rain: Series = {
    at: falls.map(({ to }) => to),
    since: falls.map(({ from }) => from),
    values: { precipitation: falls.map(({ amount }) => amount) },
  };
  return { updated, series: [series, rain] };
}

export function readOcean(told: unknown): Fetched {
  const { updated, series } = readDetails(told, seaDetails);
  return { updated, series: [series] };
}

function readDetails(told: unknown, details: Readonly<Record<string, Detail>>) {
  const { success, data } = body.safeParse(told);
  if (!success) throw misfit(upstream, 'no time series');
  const { meta, timeseries: steps } = data.properties;
  const columns = Object.entries(details).map(([attribute, { name, unit, turned }]) => {
    const told = steps.map((step) => step.data.instant.details[name] ?? null);
    // Gusts are told of the Nordic countries alone, currents of some waters.
    if (told.some((value) => value !== null) && meta.units[name] !== unit)
      throw misfit(upstream, `${name} in ${meta.units[name]}`);
    return [attribute, told.map((value) => (value !== null && turned ? (value + 180) % 360 : value))] as const;
  });
  const series: Series = { at: steps.map(({ time }) => time), values: Object.fromEntries(columns) };
  return { updated: meta.updated_at, steps, series };
}

/** What falls after a step: within an hour, later in the series within the six hours to the next step. */
function fallAfter({ time, data }: Step, i: number, steps: readonly Step[]) {
  const hour = data.next_1_hours?.details?.precipitation_amount;
  if (hour !== undefined) return [{ from: time, to: time + hourMs, amount: hour }];
  const six = data.next_6_hours?.details?.precipitation_amount;
  const next = steps[i + 1]?.time ?? Infinity;
  return six !== undefined && next >= time + sixHoursMs ? [{ from: time, to: time + sixHoursMs, amount: six }] : [];
}

function expiryOf(told: Told): { expires?: Instant } {
  const expires = Date.parse(told.header('expires') ?? '');
  return Number.isFinite(expires) ? { expires } : {};
}
