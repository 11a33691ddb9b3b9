import { hourMs, utcDayMs } from '../../src/domain/time.ts';
import type { Attribute, SourceName, WeatherUpstream } from '../../src/domain/weather/index.ts';
import type { Call } from './upstreams-server.ts';

export type SimulatedResponse = {
  readonly status: number;
  readonly text: string;
  readonly headers: Record<string, string>;
};

/** Of each variable: its value in the first hour of 2026-11-20 UTC, what an hour adds, and its unit. */
const openMeteoVariables: Record<string, readonly [first: number, perHour: number, unit: string]> = {
  temperature_2m: [10, 0.1, '°C'],
  pressure_msl: [1010, -0.05, 'hPa'],
  cloud_cover: [40, 0, '%'],
  relative_humidity_2m: [80, 0, '%'],
  precipitation: [0.2, 0, 'mm'],
  wind_speed_10m: [8, 0.01, 'm/s'],
  wind_direction_10m: [240, 0, '°'],
  wind_gusts_10m: [12, 0.01, 'm/s'],
  visibility: [20_000, 0, 'm'],
  uv_index: [6.4, 0, ''],
  snow_depth: [0, 0, 'm'],
  wave_height: [1.5, 0.01, 'm'],
  wave_direction: [250, 0, '°'],
  wave_period: [7, 0, 's'],
  wind_wave_height: [0.7, 0, 'm'],
  wind_wave_direction: [240, 0, '°'],
  wind_wave_period: [4, 0, 's'],
  swell_wave_height: [1.2, 0, 'm'],
  swell_wave_direction: [260, 0, '°'],
  swell_wave_period: [9, 0, 's'],
  secondary_swell_wave_height: [0.3, 0, 'm'],
  secondary_swell_wave_direction: [300, 0, '°'],
  secondary_swell_wave_period: [12, 0, 's'],
  ocean_current_velocity: [0.5, 0, 'm/s'],
  ocean_current_direction: [90, 0, '°'],
  sea_surface_temperature: [13, 0, '°C'],
};

/** Added to every height, speed and temperature, so that the second decimal names the model. */
const modelMarks: Record<string, number> = {
  icon_global: 0.01,
  gfs_global: 0.02,
  meteofrance_arpege_world: 0.03,
  icon_eu: 0.04,
  ukmo_global_deterministic_10km: 0.05,
  dwd_gwam: 0.01,
  ncep_gfswave025: 0.02,
  meteofrance_wave: 0.03,
  meteofrance_currents: 0.03,
  dwd_ewam: 0.04,
  ecmwf_ifs: 0.08,
  era5_ocean: 0.08,
};

/** How far each model reaches, hours from the start of the day that it is asked on. */
const modelSpans: Record<string, number> = { icon_eu: 120, dwd_ewam: 78, meteofrance_arpege_world: 96 };

const firstHour = Date.UTC(2026, 10, 20);

type Simulated = {
  answer(call: Call, now: number): SimulatedResponse;
  /** A request that it gets; `sg` where its source has no name. */
  readonly request: { readonly lat: number; readonly lng: number; attribute: Attribute; source: SourceName };
};

/** The upstreams of weather: their answers, and a request for each. */
export const simulated: Readonly<Record<WeatherUpstream, Simulated>> = {
  'open-meteo': { answer: openMeteo, request: { lat: 45, lng: -20, attribute: 'waveHeight', source: 'noaa' } },
  'met-norway': { answer: metNorway, request: { lat: 60.4, lng: 4.9, attribute: 'airTemperature', source: 'yr' } },
  smhi: {
    answer: (_, now) => json(smhi(now)),
    request: { lat: 58, lng: 19, attribute: 'airTemperature', source: 'smhi' },
  },
  fmi: {
    answer: (call, now) => ({ status: 200, text: fmi(call, now), headers: { 'content-type': 'text/xml' } }),
    request: { lat: 60, lng: 22, attribute: 'airTemperature', source: 'fmi' },
  },
  dmi: {
    answer: (call, now) => json(dmi(call, now)),
    request: { lat: 55.9, lng: 10.9, attribute: 'waterTemperature', source: 'sg' },
  },
};

export function answerTo(call: Call, now: number): SimulatedResponse {
  const upstream: Simulated | undefined = simulated[call.upstream as WeatherUpstream];
  return upstream?.answer(call, now) ?? { status: 404, text: 'unknown upstream', headers: {} };
}

function json(body: unknown, headers: Record<string, string> = {}): SimulatedResponse {
  return { status: 200, text: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}

function openMeteo({ query }: Pick<Call, 'query'>, now: number): SimulatedResponse {
  const models = (query['models'] ?? '').split(',');
  const [model] = models as [string];
  if (models.length !== 1 || query['timeformat'] !== 'unixtime' || query['wind_speed_unit'] !== 'ms') {
    return { status: 400, text: JSON.stringify({ error: true, reason: 'unexpected parameters' }), headers: {} };
  }
  const from = Date.parse(query['start_date']!);
  const to = Date.parse(query['end_date']!) + utcDayMs;
  const hours = Array.from({ length: (to - from) / hourMs }, (_, i) => from + i * hourMs);
  const ends = Math.floor(now / utcDayMs) * utcDayMs + (modelSpans[model] ?? 10_000) * hourMs;
  const places = query['latitude']!.split(',').map((latitude, i) => {
    const hourly: Record<string, unknown> = { time: hours.map((at) => at / 1000) };
    const units: Record<string, string> = { time: 'unixtime' };
    for (const name of query['hourly']!.split(',')) {
      const [first, perHour, unit] = openMeteoVariables[name]!;
      const mark = /height|speed|gusts|temperature/.test(name) ? modelMarks[model]! : 0;
      units[name] = unit;
      hourly[name] = hours.map((at) => (at > ends ? null : round(first + mark + perHour * hourOf(at))));
    }
    return {
      latitude: Number(latitude),
      longitude: Number(query['longitude']!.split(',')[i]),
      utc_offset_seconds: 0,
      timezone: 'GMT',
      hourly_units: units,
      hourly,
    };
  });
  return json(places.length === 1 ? places[0] : places);
}

function metNorway({ path, query, headers }: Pick<Call, 'path' | 'query' | 'headers'>, now: number): SimulatedResponse {
  const decimals = [query['lat'], query['lon']].some((value) => (value?.split('.')[1] ?? '').length > 4);
  if (decimals || !/\(.+\)/.test(String(headers['user-agent']))) return { status: 403, text: 'Forbidden', headers: {} };
  const updated = Math.floor(now / hourMs) * hourMs;
  const stamps = {
    expires: new Date(now + 30 * 60_000).toUTCString(),
    'last-modified': new Date(updated).toUTCString(),
  };
  if (headers['if-modified-since'] === stamps['last-modified']) return { status: 304, text: '', headers: stamps };
  const isOcean = path.includes('oceanforecast');
  const units = isOcean ? oceanUnits : airUnits;
  // Hourly for two days, then every six hours.
  const steps = Array.from({ length: 80 }, (_, i) => updated + (i < 48 ? i : 48 + (i - 48) * 6) * hourMs);
  const timeseries = steps.map((at, i) => ({
    time: iso(at),
    data: {
      instant: { details: isOcean ? ocean : air },
      ...(isOcean || i >= 48 ? {} : { next_1_hours: { summary: {}, details: { precipitation_amount: 0.4 } } }),
      ...(isOcean ? {} : { next_6_hours: { summary: {}, details: { precipitation_amount: 1.2 } } }),
    },
  }));
  return json({ type: 'Feature', properties: { meta: { updated_at: iso(updated), units }, timeseries } }, stamps);
}

const airUnits = {
  air_temperature: 'celsius',
  air_pressure_at_sea_level: 'hPa',
  cloud_area_fraction: '%',
  relative_humidity: '%',
  wind_speed: 'm/s',
  wind_from_direction: 'degrees',
  wind_speed_of_gust: 'm/s',
  precipitation_amount: 'mm',
};
const air = {
  air_temperature: 6.5,
  air_pressure_at_sea_level: 1002.5,
  cloud_area_fraction: 90.5,
  relative_humidity: 85.5,
  wind_speed: 11.5,
  wind_from_direction: 200.5,
  wind_speed_of_gust: 17.5,
};
const oceanUnits = {
  sea_surface_wave_height: 'm',
  sea_surface_wave_from_direction: 'degrees',
  sea_water_speed: 'm/s',
  sea_water_to_direction: 'degrees',
  sea_water_temperature: 'celsius',
};
const ocean = {
  sea_surface_wave_height: 2.5,
  sea_surface_wave_from_direction: 300.5,
  sea_water_speed: 0.25,
  sea_water_to_direction: 10.5,
  sea_water_temperature: 8.5,
};

function smhi(now: number): unknown {
  const first = Math.floor(now / hourMs) * hourMs;
  const timeSeries = Array.from({ length: 72 }, (_, i) => ({
    time: iso(first + i * hourMs),
    intervalParametersStartTime: iso(first + (i - 1) * hourMs),
    data: {
      air_temperature: 4.5,
      wind_from_direction: 180.5,
      wind_speed: 9.5,
      wind_speed_of_gust: 15.5,
      relative_humidity: 75.5,
      air_pressure_at_mean_sea_level: 1005.5,
      visibility_in_air: 12.5,
      cloud_area_fraction: 4,
      precipitation_amount_mean: 0.3,
    },
  }));
  return { createdTime: iso(now), referenceTime: iso(first), geometry: { type: 'Point' }, timeSeries };
}

const fmiValues: Record<string, number> = {
  Temperature: 3.5,
  Pressure: 1001.5,
  Humidity: 95.5,
  WindDirection: 210.5,
  WindSpeedMS: 10.5,
  WindGust: 16.5,
  Precipitation1h: 0.5,
  TotalCloudCover: 99.5,
  Visibility: 4500.5,
  SigWaveHeight: 1.75,
  WaveDirection: 220.5,
  WavePeriod: 5.5,
  TemperatureSea: 7.5,
};

/** FMI has no values before the current hour. */
function fmi({ query }: Pick<Call, 'query'>, now: number): string {
  const names = query['parameters']!.split(',');
  const [lat, lng] = query['latlon']!.split(',');
  const start = Math.max(Date.parse(query['starttime']!), Math.floor(now / hourMs) * hourMs);
  const times = Array.from({ length: 60 }, (_, i) => start / 1000 + i * 3600);
  // A run ends with missing values.
  const row = (i: number): string => names.map((name) => (i < 55 ? fmiValues[name] : 'NaN')).join(' ');
  return `<?xml version="1.0" encoding="UTF-8"?>
<wfs:FeatureCollection xmlns:wfs="w" xmlns:omso="o" xmlns:om="m" xmlns:gml="g" xmlns:gmlcov="c" xmlns:swe="s">
<wfs:member><omso:GridSeriesObservation>
<om:resultTime><gml:TimeInstant gml:id="t"><gml:timePosition>${iso(start)}</gml:timePosition></gml:TimeInstant></om:resultTime>
<om:result><gmlcov:MultiPointCoverage>
<gml:domainSet><gmlcov:SimpleMultiPoint><gmlcov:positions>
${times.map((second) => `${lat} ${lng}  ${second}`).join('\n')}
</gmlcov:positions></gmlcov:SimpleMultiPoint></gml:domainSet>
<gml:rangeSet><gml:DataBlock><gml:rangeParameters/><gml:doubleOrNilReasonTupleList>
${times.map((_, i) => row(i)).join(' \n')}
</gml:doubleOrNilReasonTupleList></gml:DataBlock></gml:rangeSet>
<gmlcov:rangeType><swe:DataRecord>
${names.map((name) => `<swe:field name="${name}" />`).join('\n')}
</swe:DataRecord></gmlcov:rangeType>
</gmlcov:MultiPointCoverage></om:result>
</omso:GridSeriesObservation></wfs:member>
</wfs:FeatureCollection>`;
}

const dmiValues: Record<string, number> = {
  'significant-wave-height': 0.95,
  'mean-wave-dir': 270.5,
  'mean-wave-period': 4.5,
  'current-u': 0.3,
  'current-v': 0.4,
  'water-temperature': 9.5,
};

function dmi({ query }: Pick<Call, 'query'>, now: number): unknown {
  const first = Math.floor(now / hourMs) * hourMs;
  const times = Array.from({ length: 100 }, (_, i) => iso(first + i * hourMs));
  const names = query['parameter-name']!.split(',');
  return {
    type: 'Coverage',
    domain: { type: 'Domain', axes: { t: { values: times } } },
    ranges: Object.fromEntries(
      names.map((name) => [name, { type: 'NdArray', values: times.map(() => dmiValues[name]) }]),
    ),
  };
}

function iso(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Hours since the first, modulo 480, so that values stay within bounds in past years. */
function hourOf(at: number): number {
  const hours = (at - firstHour) / hourMs;
  return ((hours % 480) + 480) % 480;
}
