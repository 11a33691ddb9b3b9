import { boxArea, type Area } from '../../domain/area.ts';
import { publishedSources, type Attribute, type Source } from '../../domain/weather/index.ts';

/** The variables and models that are fetched from Open-Meteo (open-meteo.com/en/docs). */

export type Variable = {
  readonly name: string;
  /** The units that it may come in, and their conversion to ours. */
  readonly units: Readonly<Record<string, (value: number) => number>>;
};

const unchanged = (value: number): number => value;
const speed = { 'm/s': unchanged, 'km/h': (value: number) => value / 3.6 };
const metres = { m: unchanged };
const seconds = { s: unchanged };
const degrees = { '°': unchanged };
const celsius = { '°C': unchanged };
const share = { '%': unchanged };
/** Its directions are those that currents go to (issue tracker and openapi of 2026-11), ours those that they come from. */
const reversed = { '°': (value: number) => (value + 180) % 360 };

/** The variable of each attribute. */
export const variables = {
  airTemperature: { name: 'temperature_2m', units: celsius },
  pressure: { name: 'pressure_msl', units: { hPa: unchanged } },
  cloudCover: { name: 'cloud_cover', units: share },
  humidity: { name: 'relative_humidity_2m', units: share },
  /** Sum of the hour before. */
  precipitation: { name: 'precipitation', units: { mm: unchanged } },
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
  currentDirection: { name: 'ocean_current_direction', units: reversed },
  waterTemperature: { name: 'sea_surface_temperature', units: celsius },
} as const satisfies Partial<Record<Attribute, Variable>>;

export type KnownAttribute = keyof typeof variables;

const air = [
  'airTemperature',
  'pressure',
  'cloudCover',
  'humidity',
  'precipitation',
  'windSpeed',
  'windDirection',
  'gust',
] as const satisfies readonly KnownAttribute[];
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
] as const satisfies readonly KnownAttribute[];
const secondarySwell = [
  'secondarySwellHeight',
  'secondarySwellDirection',
  'secondarySwellPeriod',
] as const satisfies readonly KnownAttribute[];

export type Model = {
  readonly source: Source;
  readonly model: string;
  readonly service: 'air' | 'marine' | 'analysis';
  readonly attributes: readonly KnownAttribute[];
  readonly cellDeg: number;
  readonly area?: Area;
  /** Hours between runs, and from a run to its publication here. */
  readonly runs: readonly [everyH: number, publishedAfterH: number];
};

const ewamArea = boxArea(30, -10.5, 66, 42);
const europe = publishedSources.dwd.area;

export const models: readonly Model[] = [
  {
    source: 'icon',
    model: 'icon_global',
    service: 'air',
    attributes: [...air, 'snowDepth'],
    cellDeg: 0.125,
    runs: [6, 4],
  },
  {
    source: 'noaa',
    model: 'gfs_global',
    service: 'air',
    attributes: [...air, 'visiblity', 'snowDepth'],
    cellDeg: 0.125,
    runs: [6, 5],
  },
  {
    source: 'meteo',
    model: 'meteofrance_arpege_world',
    service: 'air',
    attributes: air,
    cellDeg: 0.25,
    runs: [6, 5],
  },
  {
    source: 'dwd',
    model: 'icon_eu',
    service: 'air',
    attributes: [...air, 'visiblity', 'snowDepth'],
    cellDeg: 0.0625,
    area: europe,
    runs: [3, 4],
  },
  {
    source: 'meto',
    model: 'ukmo_global_deterministic_10km',
    service: 'air',
    attributes: [...air, 'visiblity'],
    cellDeg: 0.1,
    runs: [6, 6],
  },
  {
    source: 'icon',
    model: 'dwd_gwam',
    service: 'marine',
    attributes: waves,
    cellDeg: 0.25,
    runs: [12, 6],
  },
  {
    source: 'noaa',
    model: 'ncep_gfswave025',
    service: 'marine',
    attributes: [...waves, ...secondarySwell],
    cellDeg: 0.25,
    runs: [6, 6],
  },
  {
    source: 'meteo',
    model: 'meteofrance_wave',
    service: 'marine',
    attributes: [...waves, ...secondarySwell],
    cellDeg: 0.0833,
    runs: [12, 8],
  },
  {
    source: 'meteo',
    model: 'meteofrance_currents',
    service: 'marine',
    attributes: ['currentSpeed', 'currentDirection', 'waterTemperature'],
    cellDeg: 0.0833,
    runs: [24, 12],
  },
  {
    source: 'dwd',
    model: 'dwd_ewam',
    service: 'marine',
    attributes: waves,
    cellDeg: 0.05,
    area: ewamArea,
    runs: [12, 6],
  },
  {
    source: 'analysis',
    model: 'ecmwf_ifs',
    service: 'analysis',
    attributes: air,
    cellDeg: 0.1,
    runs: [24, 12],
  },
  {
    source: 'analysis',
    model: 'era5_ocean',
    service: 'marine',
    attributes: waves,
    cellDeg: 0.5,
    runs: [24, 12],
  },
];
