import { z } from 'zod';
import {
  boxArea,
  publishedSources,
  type Area,
  type Attribute,
  type Series,
  type Source,
} from '../../domain/weather/index.ts';
import { hourMs, utcDate } from '../../domain/time.ts';
import type { Budget, WeatherSettings } from './ports.ts';
import { everyHours, misfit, noValues, parseJson, type Product } from './product.ts';
import type { AskUpstream } from './upstream.ts';

/**
 * Open-Meteo (open-meteo.com/en/docs, marine-weather-api, historical-weather-api, historical-forecast-api), keyless for
 * non-commercial use. One model a call: where several are asked, names of variables depend on how many of them cover the point.
 */
const upstream = 'open-meteo';

type Variable = {
  readonly name: string;
  /** Units it may come in, and what turns them into ours. */
  readonly units: Readonly<Record<string, (value: number) => number>>;
};

const same = (value: number): number => value;
const speed = { 'm/s': same, 'km/h': (value: number) => value / 3.6 };
const metres = { m: same };
const seconds = { s: same };
const degrees = { '°': same };
const celsius = { '°C': same };
const share = { '%': same };
/** Its currents are told by where they go to (issue tracker and openapi of 2026-11), ours by where they come from. */
const turned = { '°': (value: number) => (value + 180) % 360 };

const variables = {
  airTemperature: { name: 'temperature_2m', units: celsius },
  pressure: { name: 'pressure_msl', units: { hPa: same } },
  cloudCover: { name: 'cloud_cover', units: share },
  humidity: { name: 'relative_humidity_2m', units: share },
  /** Sum of the hour before. */
  precipitation: { name: 'precipitation', units: { mm: same } },
  windSpeed: { name: 'wind_speed_10m', units: speed },
  windDirection: { name: 'wind_direction_10m', units: degrees },
  gust: { name: 'wind_gusts_10m', units: speed },
  visiblity: { name: 'visibility', units: { m: (value: number) => value / 1000 } },
  snowDepth: { name: 'snow_depth', units: metres },
  waveHeight: { name: 'wave_height', units: metres },
  waveDirection: { name: 'wave_direction', units: degrees },
  wavePeriod: { name: 'wave_period', units: seconds },
  windWaveHeight: { name: 'wind_wave_height', units: metres },
  windWaveDirection: { name: 'wind_wave_direction', units: degrees },
  windWavePeriod: { name: 'wind_wave_period', units: seconds },
  swellHeight: { name: 'swell_wave_height', units: metres },
  swellDirection: { name: 'swell_wave_direction', units: degrees },
  swellPeriod: { name: 'swell_wave_period', units: seconds },
  secondarySwellHeight: { name: 'secondary_swell_wave_height', units: metres },
  secondarySwellDirection: { name: 'secondary_swell_wave_direction', units: degrees },
  secondarySwellPeriod: { name: 'secondary_swell_wave_period', units: seconds },
  currentSpeed: { name: 'ocean_current_velocity', units: speed },
  currentDirection: { name: 'ocean_current_direction', units: turned },
  waterTemperature: { name: 'sea_surface_temperature', units: celsius },
} as const satisfies Partial<Record<Attribute, Variable>>;

type Known = keyof typeof variables;

const air = [
  'airTemperature',
  'pressure',
  'cloudCover',
  'humidity',
  'precipitation',
  'windSpeed',
  'windDirection',
  'gust',
] as const satisfies readonly Known[];
const waves = [
  'waveHeight',
  'waveDirection',
  'wavePeriod',
  'windWaveHeight',
  'windWaveDirection',
  'windWavePeriod',
  'swellHeight',
  'swellDirection',
  'swellPeriod',
] as const satisfies readonly Known[];
const secondarySwell = [
  'secondarySwellHeight',
  'secondarySwellDirection',
  'secondarySwellPeriod',
] as const satisfies readonly Known[];

type Model = {
  readonly source: Source;
  readonly model: string;
  readonly service: 'air' | 'marine' | 'analysis';
  readonly attributes: readonly Known[];
  readonly cellDeg: number;
  readonly area?: Area;
  readonly spanHours: number;
  /** Hours between runs, and from a run to its publication here. */
  readonly runs: readonly [everyH: number, publishedAfterH: number];
};

const ewamArea = boxArea(30, -10.5, 66, 42);
const europe = publishedSources.dwd.area;

const models: readonly Model[] = [
  {
    source: 'icon',
    model: 'icon_global',
    service: 'air',
    attributes: [...air, 'snowDepth'],
    cellDeg: 0.125,
    spanHours: 180,
    runs: [6, 4],
  },
  {
    source: 'noaa',
    model: 'gfs_global',
    service: 'air',
    attributes: [...air, 'visiblity', 'snowDepth'],
    cellDeg: 0.125,
    spanHours: 384,
    runs: [6, 5],
  },
  {
    source: 'meteo',
    model: 'meteofrance_arpege_world',
    service: 'air',
    attributes: air,
    cellDeg: 0.25,
    spanHours: 96,
    runs: [6, 5],
  },
  {
    source: 'dwd',
    model: 'icon_eu',
    service: 'air',
    attributes: [...air, 'visiblity', 'snowDepth'],
    cellDeg: 0.0625,
    area: europe,
    spanHours: 120,
    runs: [3, 4],
  },
  {
    source: 'meto',
    model: 'ukmo_global_deterministic_10km',
    service: 'air',
    attributes: [...air, 'visiblity'],
    cellDeg: 0.1,
    spanHours: 168,
    runs: [6, 6],
  },
  {
    source: 'icon',
    model: 'dwd_gwam',
    service: 'marine',
    attributes: waves,
    cellDeg: 0.25,
    spanHours: 174,
    runs: [12, 6],
  },
  {
    source: 'noaa',
    model: 'ncep_gfswave025',
    service: 'marine',
    attributes: [...waves, ...secondarySwell],
    cellDeg: 0.25,
    spanHours: 384,
    runs: [6, 6],
  },
  {
    source: 'meteo',
    model: 'meteofrance_wave',
    service: 'marine',
    attributes: [...waves, ...secondarySwell],
    cellDeg: 0.0833,
    spanHours: 240,
    runs: [12, 8],
  },
  {
    source: 'meteo',
    model: 'meteofrance_currents',
    service: 'marine',
    attributes: ['currentSpeed', 'currentDirection', 'waterTemperature'],
    cellDeg: 0.0833,
    spanHours: 240,
    runs: [24, 12],
  },
  {
    source: 'dwd',
    model: 'dwd_ewam',
    service: 'marine',
    attributes: waves,
    cellDeg: 0.05,
    area: ewamArea,
    spanHours: 78,
    runs: [12, 6],
  },
  {
    source: 'analysis',
    model: 'ecmwf_ifs',
    service: 'analysis',
    attributes: air,
    cellDeg: 0.1,
    spanHours: 0,
    runs: [24, 12],
  },
  {
    source: 'analysis',
    model: 'era5_ocean',
    service: 'marine',
    attributes: waves,
    cellDeg: 0.5,
    spanHours: 0,
    runs: [24, 12],
  },
];

/** It counts by weight, in each minute and hour as in each day: 600, 5,000 and 10,000 for nothing. */
export function weighed(budget: Budget): Budget {
  return { ...budget, perMinute: budget.perSecond * 60, hourly: budget.daily / 2 };
}

export function openMeteo(ask: AskUpstream, { openMeteo: settings }: WeatherSettings): readonly Product[] {
  return models.flatMap((one) =>
    addressesOf(one, settings).map(({ tells, url }) => productOf(ask, one, tells, url, settings.key)),
  );
}

/** Models of the atmosphere tell of days to come at one address and of days past at another. */
function addressesOf(
  { service, source }: Model,
  { forecastUrl, historicalUrl, marineUrl, archiveUrl }: WeatherSettings['openMeteo'],
): readonly { readonly tells: Product['tells']; readonly url: string }[] {
  if (service === 'analysis') return [{ tells: 'past', url: `${archiveUrl}/v1/archive` }];
  if (service === 'marine') return [{ tells: source === 'analysis' ? 'past' : 'both', url: `${marineUrl}/v1/marine` }];
  return [
    { tells: 'ahead', url: `${forecastUrl}/v1/forecast` },
    { tells: 'past', url: `${historicalUrl}/v1/forecast` },
  ];
}

function productOf(
  ask: AskUpstream,
  { source, model, service, attributes, cellDeg, area, spanHours, runs }: Model,
  tells: Product['tells'],
  url: string,
  key: string | undefined,
): Product {
  return {
    id: `${upstream} ${model}`,
    upstream,
    source,
    attributes,
    ...(area ? { area } : {}),
    tells,
    cellDeg,
    // Its own limit is a thousand; a hundred is an area of the interface.
    mostCells: 100,
    spanMs: spanHours * hourMs,
    nextUpdate: everyHours(...runs),
    async fetch(cells, window) {
      const query = new URLSearchParams({
        latitude: cells.map(({ lat }) => lat).join(','),
        longitude: cells.map(({ lng }) => lng).join(','),
        hourly: attributes.map((attribute) => variables[attribute].name).join(','),
        models: model,
        start_date: utcDate(window.from),
        end_date: utcDate(window.to),
        timeformat: 'unixtime',
        timezone: 'GMT',
        wind_speed_unit: 'ms',
        // A place on the coast wants the nearest water, and the air of its own cell.
        cell_selection: service === 'marine' ? 'sea' : 'nearest',
        ...(key ? { apikey: key } : {}),
      });
      // A tenth for each variable, at least one, for up to two weeks (its server's own measure).
      const weight = Math.max(1, attributes.length / 10) * cells.length;
      const { status, text } = await ask({
        url: `${url}?${query.toString()}`,
        weight,
        // Of several places, only one may be outside: then nothing is known of the others.
        isOutside: (_, reason) => cells.length === 1 && reason.includes('No data is available for this location'),
      });
      if (status === 204) return [noValues];
      const bodies = [parseJson(upstream, text)].flat();
      if (bodies.length !== cells.length) throw misfit(upstream, `${bodies.length} places for ${cells.length}`);
      return bodies.map((body) => ({ series: [readOpenMeteo(body, attributes, model)] }));
    },
  };
}

const body = z.object({
  utc_offset_seconds: z.number(),
  hourly_units: z.record(z.string(), z.string()),
  // Tens of thousands of values: each is looked at once, where it is read.
  hourly: z.record(z.string(), z.array(z.unknown())),
});

/**
 * One place's hourly values. Where several models were asked their names are added to the variables', and left out
 * again where only one of them covers the place.
 */
export function readOpenMeteo(told: unknown, attributes: readonly Attribute[], model: string): Series {
  const { success, data } = body.safeParse(told);
  if (!success) throw misfit(upstream, 'no hourly values');
  const { hourly, hourly_units: units, utc_offset_seconds: offset } = data;
  const at = (hourly['time'] ?? []).map((time) => readTime(time, offset));
  if (at.length === 0 || at.some((instant, i) => !Number.isFinite(instant) || instant <= (at[i - 1] ?? -Infinity)))
    throw misfit(upstream, 'hours that are none');
  const columns = attributes.map((attribute) => {
    const variable = variables[attribute as Known] as Variable;
    const name = [`${variable.name}_${model}`, variable.name].find((one) => one in hourly);
    if (name === undefined) throw misfit(upstream, `no ${variable.name}`);
    return [attribute, readColumn(variable, hourly[name]!, units[name], at.length)] as const;
  });
  return { at, values: Object.fromEntries(columns) };
}

/** UNIX seconds, or a date and time on the clock of the offset. */
function readTime(time: unknown, offsetSeconds: number): number {
  return typeof time === 'number' ? time * 1000 : Date.parse(`${String(time)}Z`) - offsetSeconds * 1000;
}

function readColumn(
  { name, units }: Variable,
  values: readonly unknown[],
  unit: string | undefined,
  count: number,
): readonly (number | null)[] {
  if (values.length !== count) throw misfit(upstream, `${values.length} of ${count} values of ${name}`);
  // A model without the variable has no unit for it, and no values.
  if (values.every((value): value is null => value === null)) return values;
  const convert = unit === undefined ? undefined : units[unit];
  if (!convert) throw misfit(upstream, `${name} in ${unit}`);
  return values.map((value) => {
    if (value === null) return null;
    if (typeof value !== 'number') throw misfit(upstream, `${name} of a ${typeof value}`);
    return convert(value);
  });
}
