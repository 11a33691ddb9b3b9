import { z } from 'zod';
import type { Attribute, Series } from '../../domain/weather/index.ts';
import { utcDate } from '../../domain/time.ts';
import { invalidBody, parseJson, type Budget, type CallUpstream } from '../upstreams/index.ts';
import { models, variables, type Model } from './open-meteo-models.ts';
import type { WeatherSettings } from './ports.ts';
import { everyHours, noValues, type Cells, type Product } from './product.ts';
import type { Variable } from './variables.ts';

/**
 * Open-Meteo (open-meteo.com/en/docs, marine-weather-api, historical-weather-api, historical-forecast-api), keyless for
 * non-commercial use. One model a call: the names of the variables depend on how many of several models cover the point.
 */
const upstream = 'open-meteo';

/** A budget by weight; without a key Open-Meteo allows 600 a minute, 5,000 an hour and 10,000 a day. */
export function weightedBudget(budget: Budget): Budget {
  return { ...budget, perMinute: budget.perSecond * 60, hourly: budget.daily / 2 };
}

export function openMeteo(call: CallUpstream, { addresses, openMeteoKey }: WeatherSettings): readonly Product[] {
  return models.flatMap((one) =>
    endpointsOf(one, addresses).map(({ covers, url }) => productOf(call, one, covers, url, openMeteoKey)),
  );
}

/** Models of the atmosphere have one address for days ahead and another for past days. */
function endpointsOf(
  { service, source }: Model,
  addresses: WeatherSettings['addresses'],
): readonly { readonly covers: Product['covers']; readonly url: string }[] {
  if (service === 'analysis') return [{ covers: 'past', url: `${addresses.OPEN_METEO_ARCHIVE_URL}/v1/archive` }];
  const marineUrl = `${addresses.OPEN_METEO_MARINE_URL}/v1/marine`;
  if (service === 'marine') return [{ covers: source === 'analysis' ? 'past' : 'both', url: marineUrl }];
  return [
    { covers: 'ahead', url: `${addresses.OPEN_METEO_FORECAST_URL}/v1/forecast` },
    { covers: 'past', url: `${addresses.OPEN_METEO_HISTORICAL_URL}/v1/forecast` },
  ];
}

function productOf(
  call: CallUpstream,
  { source, model, service, attributes, cellDeg, area, runs }: Model,
  covers: Product['covers'],
  url: string,
  key: string | undefined,
): Product {
  return {
    id: `${upstream} ${model}`,
    upstream,
    source,
    attributes,
    ...(area ? { area } : {}),
    covers,
    cellDeg,
    // Open-Meteo's limit is 1,000; an area of the interface has at most 100 points.
    maxCells: 100,
    nextUpdate: everyHours(...runs),
    async fetch({ cells: cellsOfCall, window, spender }) {
      const queryFor = (cells: Cells) =>
        new URLSearchParams({
          latitude: cells.map(({ lat }) => lat).join(','),
          longitude: cells.map(({ lng }) => lng).join(','),
          hourly: attributes.map((attribute) => variables.get(attribute)!.name).join(','),
          models: model,
          start_date: utcDate(window.from),
          end_date: utcDate(window.to),
          timeformat: 'unixtime',
          timezone: 'GMT',
          wind_speed_unit: 'ms',
          // On the coast, waves come from the nearest cell at sea, air from the cell of the place.
          cell_selection: service === 'marine' ? 'sea' : 'nearest',
          ...(key ? { apikey: key } : {}),
        }).toString();
      const { status, text } = await call(spender, () => {
        const cells = cellsOfCall();
        return {
          url: `${url}?${queryFor(cells)}`,
          // The measure of its server: a tenth for each variable, at least one, for up to two weeks and each place.
          weight: Math.max(1, attributes.length / 10) * cells.length,
          // For several places this is no answer: the others may have data.
          isOutside: (_, body) => cells.length === 1 && body.includes('No data is available for this location'),
        };
      });
      if (status === 204) return [noValues];
      const bodies = [parseJson(upstream, text)].flat();
      const count = cellsOfCall().length;
      if (bodies.length !== count) throw invalidBody(upstream, `${bodies.length} places for ${count}`);
      return bodies.map((place) => ({ series: [readOpenMeteo(place, attributes, model)] }));
    },
  };
}

const forecast = z.object({
  utc_offset_seconds: z.number(),
  hourly_units: z.record(z.string(), z.string()),
  // Tens of thousands of values: each is checked where it is read, and not twice.
  hourly: z.record(z.string(), z.array(z.unknown())),
});

/** One place's hourly values. Names end in the model's where several cover it. Throws `could-not-ask` if invalid. */
export function readOpenMeteo(body: unknown, attributes: readonly Attribute[], model: string): Series {
  const { success, data } = forecast.safeParse(body);
  if (!success) throw invalidBody(upstream, 'no hourly values');
  const { hourly, hourly_units: units, utc_offset_seconds: offset } = data;
  // UNIX seconds, or a local date and time.
  const at = (hourly['time'] ?? []).map((time) =>
    typeof time === 'number' ? time * 1000 : Date.parse(`${String(time)}Z`) - offset * 1000,
  );
  if (at.length === 0 || at.some((instant, i) => !Number.isFinite(instant) || instant <= (at[i - 1] ?? -Infinity)))
    throw invalidBody(upstream, 'hours that are none');
  const columns = attributes.map((attribute) => {
    const variable = variables.get(attribute)!;
    const name = [`${variable.name}_${model}`, variable.name].find((one) => one in hourly) ?? '';
    const column = hourly[name];
    if (!column) throw invalidBody(upstream, `no ${variable.name}`);
    return [attribute, readColumn(variable, column, units[name], at.length)] as const;
  });
  return { at, values: Object.fromEntries(columns) };
}

function readColumn({ name, units }: Variable, values: readonly unknown[], unit: string | undefined, count: number) {
  if (values.length !== count) throw invalidBody(upstream, `${values.length} of ${count} values of ${name}`);
  // A model without the variable has no unit for it, and no values.
  if (values.every((value): value is null => value === null)) return values;
  const convert = units.get(unit ?? '');
  if (!convert) throw invalidBody(upstream, `${name} in ${unit}`);
  return values.map((value) => {
    if (value === null) return null;
    if (typeof value !== 'number') throw invalidBody(upstream, `${name} of a ${typeof value}`);
    return convert(value);
  });
}
