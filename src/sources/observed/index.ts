import { boxArea } from '../../domain/area.ts';
import { observedUpstreams, type ObservedUpstream } from '../../domain/observed/index.ts';
import { readJson } from '../../lib/data-file.ts';
import type { Observed } from '../../service/ports.ts';
import { createCallers, type Budget } from '../upstreams/index.ts';
import type { Feed } from './feed.ts';
import { createKeep } from './kept.ts';
import { createObserved } from './observed.ts';
import type { ObservedPorts, ObservedSettings } from './ports.ts';

export type { ObservedMetrics, ObservedSettings } from './ports.ts';

/** A file of `upstreams/`. */
type Upstream = Pick<Feed, 'attribution' | 'licence'> & {
  readonly url: string;
  /** South, west, north, east of each. */
  readonly areas?: readonly (readonly [number, number, number, number])[];
  readonly feeds: readonly Omit<Feed, 'upstream' | 'attribution' | 'licence' | 'areas'>[];
};

/** DMI allows 100 calls a second; the others publish no limit. */
const budget: Budget = { concurrency: 6, perSecond: 5, daily: 50_000 };

/** Nobody waits for a call: Rijkswaterstaat's list of stations takes up to half a minute. */
const timeoutMs = 40_000;

/** What gauges and buoys observe, by the upstreams that the settings leave on. */
export function openObserved({ url, contact, sourcesOff }: ObservedSettings, ports: ObservedPorts): Observed {
  const upstreams = byName((name) => readJson(new URL(`upstreams/${name}.json`, import.meta.url)) as Upstream);
  const callers = createCallers(
    byName(() => budget),
    contact,
    { ...ports, timeoutMs },
  );
  const feeds = observedUpstreams
    .filter((name) => !sourcesOff.includes(name))
    .flatMap((upstream) => {
      const { areas, attribution, licence, feeds: own } = upstreams[upstream];
      const common = { upstream, attribution, licence, areas: areas?.map((area) => boxArea(...area)) };
      return own.map((feed): Feed => ({ ...feed, ...common }));
    });
  const keep = createKeep(
    byName((name) => ({ call: callers[name], url: url === undefined ? upstreams[name].url : `${url}/${name}` })),
    ports,
  );
  return createObserved(feeds, keep, ports);
}

function byName<T>(of: (name: ObservedUpstream) => T): Readonly<Record<ObservedUpstream, T>> {
  return Object.fromEntries(observedUpstreams.map((name) => [name, of(name)])) as Record<ObservedUpstream, T>;
}
