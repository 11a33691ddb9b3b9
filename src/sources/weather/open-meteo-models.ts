import { boxArea, type Area } from '../../domain/area.ts';
import type { Attribute, Source } from '../../domain/weather/index.ts';
import { readTable } from '../../lib/data-file.ts';
import { variablesOf } from './variables.ts';

/** The models that are fetched from Open-Meteo (open-meteo.com/en/docs). */

export const variables = new Map(variablesOf('open-meteo').map((variable) => [variable.attribute, variable]));

/** Attributes that models have together. */
const groups: Readonly<Record<string, readonly Attribute[]>> = {
  air: ['airTemperature', 'pressure', 'cloudCover', 'humidity', 'precipitation', 'windSpeed', 'windDirection', 'gust'],
  waves: ['wave', 'windWave', 'swell'].flatMap(waveAttributes),
  secondarySwell: waveAttributes('secondarySwell'),
};

function waveAttributes(name: string): readonly Attribute[] {
  return ['Height', 'Direction', 'Period'].map((what) => `${name}${what}` as Attribute);
}

export type Model = {
  readonly source: Source;
  readonly model: string;
  readonly service: 'air' | 'marine' | 'analysis';
  readonly attributes: readonly Attribute[];
  readonly cellDeg: number;
  readonly area?: Area;
  /** Hours between runs, and from a run to its publication here. */
  readonly runs: readonly [everyH: number, publishedAfterH: number];
};

export const models: readonly Model[] = readTable(
  new URL('open-meteo-models.tsv', import.meta.url),
  ...(['source', 'model', 'service', 'attributes', 'cellDeg', 'box', 'everyH', 'publishedAfterH'] as const),
).map((row) => {
  const [south = NaN, west = NaN, north = NaN, east = NaN] = row.box.split(' ').map(Number);
  return {
    source: row.source as Source,
    model: row.model,
    service: row.service as Model['service'],
    attributes: row.attributes.split(' ').flatMap((name) => groups[name] ?? (name as Attribute)),
    cellDeg: Number(row.cellDeg),
    ...(row.box && { area: boxArea(south, west, north, east) }),
    runs: [Number(row.everyH), Number(row.publishedAfterH)],
  };
});
