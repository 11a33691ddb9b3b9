import { hourMs } from '../time.ts';
import type { Attribute } from '../weather/index.ts';
import upstreams from './upstreams.json' with { type: 'json' };

type KindFacts = {
  /** Under their names of the interface. `seaLevel` is here the level that is observed, above a zero that its station names. */
  readonly attributes: readonly Attribute[];
  /** A station farther along the water is not that of a place, km. */
  readonly reachKm: number;
  /** An older value is not shown as what is now. */
  readonly usableMs: number;
};

/**
 * What stations at sea and on the coast observe, by what comes from one instrument. Levels are published every 6 to 15 minutes
 * (England's half an hour late), waves once an hour and up to an hour late, all else every 10 to 60 minutes.
 */
const kinds = {
  /** What wind and air pressure add to the tide changes over some 100 km of open coast, and faster in estuaries. */
  level: { attributes: ['seaLevel'], reachKm: 40, usableMs: hourMs },
  waves: { attributes: ['waveHeight', 'wavePeriod', 'waveDirection'], reachKm: 100, usableMs: 3 * hourMs },
  wind: { attributes: ['windSpeed', 'windDirection', 'gust'], reachKm: 60, usableMs: 2 * hourMs },
  air: { attributes: ['airTemperature', 'pressure'], reachKm: 60, usableMs: 2 * hourMs },
  water: { attributes: ['waterTemperature'], reachKm: 40, usableMs: 3 * hourMs },
  current: { attributes: ['currentSpeed', 'currentDirection'], reachKm: 15, usableMs: hourMs },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type ObservedKind = keyof typeof kinds;
export type ObservedAttribute = (typeof kinds)[ObservedKind]['attributes'][number];

export const observedKinds = Object.keys(kinds) as readonly ObservedKind[];
export const observedAttributes: readonly ObservedAttribute[] = Object.values(kinds).flatMap(
  ({ attributes }): readonly ObservedAttribute[] => attributes,
);

export function factsOfKind(
  kind: ObservedKind,
): Omit<KindFacts, 'attributes'> & { readonly attributes: readonly ObservedAttribute[] } {
  return kinds[kind];
}

export const observedUpstreams = Object.keys(upstreams) as readonly ObservedUpstream[];
export type ObservedUpstream = keyof typeof upstreams;
