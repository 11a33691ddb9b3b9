import { type Attribute } from './attributes.ts';
import { priorityOf, type Region } from './regions.ts';
import type { Hours } from './series.ts';
import type { Source } from './sources.ts';

export type ValuesBySource = ReadonlyMap<Source, Readonly<Partial<Record<Attribute, Hours>>>>;
export type Picked = { readonly values: Hours; readonly sources: readonly (Source | undefined)[] };

/** Attributes that belong together: taken from one source where the one preferred for the first has all of them. */
const systems: readonly (readonly [Attribute, ...Attribute[]])[] = [
  ['waveHeight', 'waveDirection', 'wavePeriod'],
  ['windWaveHeight', 'windWaveDirection', 'windWavePeriod'],
  ['swellHeight', 'swellDirection', 'swellPeriod'],
  ['secondarySwellHeight', 'secondarySwellDirection', 'secondarySwellPeriod'],
  ['windSpeed', 'windDirection'],
  ['currentSpeed', 'currentDirection'],
];

/** For each of `count` hours the value of one source, never a mean: the most preferred that has one; `null` if none. */
export function pick(region: Region, attribute: Attribute, values: ValuesBySource, count: number): Picked {
  const order = priorityOf(region, attribute);
  const system = systems.find((one) => one.includes(attribute));
  const sources = Array.from({ length: count }, (_, hour) => {
    const has = (source: Source, one: Attribute): boolean => values.get(source)?.[one]?.[hour] != null;
    const leader = system && priorityOf(region, system[0]).find((source) => has(source, system[0]));
    if (leader && system.every((one) => has(leader, one))) return leader;
    return order.find((source) => has(source, attribute));
  });
  const valueOf = (source: Source | undefined, hour: number) => source && values.get(source)?.[attribute]?.[hour];
  return { sources, values: sources.map((source, hour) => valueOf(source, hour) ?? null) };
}
