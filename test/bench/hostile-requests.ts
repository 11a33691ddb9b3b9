import type { z } from 'zod';
import { documentOf, paths } from '../../src/contract/index.ts';
import { hostileValue, randomFrom, type Random } from './hostile-values.ts';

/** A request with one hostile value. */
export type HostileRequest = { readonly path: string; readonly parameter: string; readonly target: string };

/** A valid value of a parameter, richer than its example. Hostile values are made from it, and the others of a request have it. */
const samples: Readonly<Record<string, string>> = {
  above: '2.5',
  box: '48.4,-4.4:48.3,-4.6',
  date: '2026-11-21',
  constants: 'true',
  conditions: 'tide=..1,wind=..8,sill=1/1.6/0.3,high=-60..60',
  datum: 'LAT',
  end: '2026-11-22T06:00:00+00:00',
  forecasts: 'yes',
  format: 'csv',
  id: 'noaa/9414290',
  kinds: 'level,waves',
  lat: '48.383',
  lng: '-4.495',
  maxDistance: '20.5',
  numberOfDays: '3',
  params: 'waveHeight,visiblity,seaLevel',
  polygon: '48.4,-4.4:48.3,-4.6:48.2,-4.1',
  series: '30',
  source: 'sg,noaa',
  start: '1795154497',
  step_size: '0.5',
  timezone: 'Europe/Paris',
  units: 'nautical',
};

/** `count` requests for each parameter of each documented path: always the same ones for a seed. */
export function* hostileRequests(count: number, seed: number): Generator<HostileRequest> {
  const random = randomFrom(seed);
  for (const [path, { query }] of Object.entries(paths)) {
    for (const [parameter, schema] of Object.entries<z.ZodType>(query.shape)) {
      const sample = sampleOf(parameter, schema);
      const others = Object.entries(query.shape).flatMap(([name, field]): [string, string][] => {
        // An area has a box or a polygon, neither of which is required by itself.
        const isNeeded = !field.safeParse(undefined).success || (name === 'box' && parameter !== 'polygon');
        return name !== parameter && isNeeded ? [[name, encode(sampleOf(name, field))]] : [];
      });
      for (let i = 0; i < count; i++) {
        const values = repeated(random, sample).map((value): [string, string] => [parameter, value]);
        yield { path, parameter, target: targetOf(path, [...others, ...values]) };
      }
    }
  }
}

function sampleOf(name: string, schema: z.ZodType): string {
  return samples[name] ?? String(documentOf(schema).example);
}

/** A hostile value, sometimes not encoded and sometimes after another one of the same name. */
function repeated(random: Random, sample: string): string[] {
  const value = hostileValue(random, sample);
  const isPlain = random() < 0.1 && /^[!-~]*$/.test(value);
  return [...(random() < 0.05 ? [encode(hostileValue(random, sample))] : []), isPlain ? value : encode(value)];
}

function targetOf(path: string, values: readonly (readonly [string, string])[]): string {
  const inPath = values.findLast(([name]) => path.includes(`{${name}}`));
  const query = values.filter(([name]) => name !== inPath?.[0]).map((pair) => pair.join('='));
  const whole = inPath ? path.replace(`{${inPath[0]}}`, () => inPath[1]) : path;
  return query.length > 0 ? `${whole}?${query.join('&')}` : whole;
}

/** `encodeURIComponent` throws for half a surrogate pair, so that is replaced first. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}
