import { boxArea } from '../../domain/area.ts';
import { observedUpstreams } from '../../domain/observed/index.ts';
import { readJson } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import { createCallers, createKeep } from '../upstreams/index.ts';
import type { Budget, KeptEntry, Send, SourceSettings } from '../upstreams/index.ts';
import type { Feed } from './feed.ts';
import { createObserved } from './observed.ts';
import type { ObservedKeep, ObservedPorts } from './ports.ts';
import type { Ask } from './rows.ts';

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

/** A user waits for the answer. */
const defaultPatienceMs = 1000;
/** Up to 20 kB each but for lists. */
const maxInMemory = 300;
/** Part of the cache keys. Raise it when the meaning of the cached values changes. */
const format = 2;

const upstreamFiles = once(() => {
  const read = (name: string) => readJson(new URL(`upstreams/${name}.json`, import.meta.url)) as Upstream;
  return observedUpstreams.map((upstream) => ({ upstream, ...read(upstream) }));
});

function upstreamsOn({ sourcesOff }: SourceSettings) {
  return upstreamFiles().filter(({ upstream }) => !sourcesOff.includes(upstream));
}

/** The networks of gauges and buoys that the settings leave on, and what they observe. */
export function observedNetworks(settings: SourceSettings) {
  return upstreamsOn(settings).map(({ attribution: name, feeds }) => {
    return { name, kinds: [...new Set(feeds.flatMap(({ kinds }) => kinds))] };
  });
}

export function openObserved(settings: SourceSettings, ports: ObservedPorts) {
  const { url, contact } = settings;
  const budgets = Object.fromEntries(observedUpstreams.map((name) => [name, budget]));
  const calls = createCallers(budgets, contact, { ...ports, timeoutMs });
  const upstreams = upstreamsOn(settings);
  const feeds = upstreams.flatMap(({ upstream, areas, attribution, licence, feeds: own }) => {
    const common = { upstream, attribution, licence, areas: areas?.map((area) => boxArea(...area)) };
    return own.map((feed): Feed => ({ ...feed, ...common }));
  });
  const bases = new Map<string, string>(upstreams.map((one) => [one.upstream, one.url]));
  const { cache, now, patienceMs = defaultPatienceMs } = ports;
  const keepSent = createKeep({ calls, memory: createBoundedMap<KeptEntry>(maxInMemory), cache, patienceMs, now });
  const keep: ObservedKeep = (wanted, spender) => {
    const { upstream, name, read } = wanted;
    const base = url === undefined ? bases.get(upstream)! : `${url}/${upstream}`;
    const own = { name: `observed ${format} ${name}`, read: (send: Send) => read(askBy(send, base)) };
    return keepSent({ ...wanted, ...own }, spender);
  };
  return createObserved(feeds, keep, ports);
}

function askBy(send: Send, base: string): Ask {
  return async ({ path, post, nothing }) => {
    const says = new RegExp(nothing ?? '^$');
    const { status, text } = await send({
      url: base + path,
      ...(post === undefined ? {} : { post }),
      isOutside: (refusal, body) => says.test(`${refusal} ${body}`),
    });
    return status === 204 || says.test(text) ? undefined : text;
  };
}
