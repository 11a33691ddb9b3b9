import { boxArea, type Area } from '../../domain/area.ts';
import type { Attribute, Source } from '../../domain/weather/index.ts';
import { readTable } from '../../lib/data-file.ts';

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

/** Attributes that models have together. */
const groups: Readonly<Record<string, readonly KnownAttribute[]>> = {
  air: ['airTemperature', 'pressure', 'cloudCover', 'humidity', 'precipitation', 'windSpeed', 'windDirection', 'gust'],
  waves: [
    'waveHeight',
    'waveDirection',
    'wavePeriod',
    'windWaveHeight',
    'windWaveDirection',
    'windWavePeriod',
    'swellHeight',
    'swellDirection',
    'swellPeriod',
  ],
  secondarySwell: ['secondarySwellHeight', 'secondarySwellDirection', 'secondarySwellPeriod'],
};

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

/** The models that are fetched. */
export const models: readonly Model[] = readTable(
  new URL('open-meteo-models.tsv', import.meta.url),
  ...(['source', 'model', 'service', 'attributes', 'cellDeg', 'box', 'everyH', 'publishedAfterH'] as const),
).map((row) => {
  const [south = NaN, west = NaN, north = NaN, east = NaN] = row.box.split(' ').map(Number);
  return {
    source: row.source as Source,
    model: row.model,
    service: row.service as Model['service'],
    attributes: row.attributes.split(' ').flatMap((name) => groups[name] ?? (name as KnownAttribute)),
    cellDeg: Number(row.cellDeg),
    ...(row.box && { area: boxArea(south, west, north, east) }),
    runs: [Number(row.everyH), Number(row.publishedAfterH)],
  };
});
