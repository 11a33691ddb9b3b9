import { factsOfKind, surgeOf } from '../../domain/observed/index.ts';
import type { Observation, ObservedKind, Reading } from '../../domain/observed/index.ts';
import type { Point } from '../../domain/place.ts';
import { hourMs, minuteMs, utcDayMs, type Instant } from '../../domain/time.ts';
import type { Observed, Spender } from '../../service/ports.ts';
import type { Feed, FeedStation } from './feed.ts';
import type { ObservedKeep, ObservedPorts } from './ports.ts';
import { createSeries, type Series } from './series.ts';
import { createCandidates, createLists, type Candidate } from './stations.ts';

/** Attributes of one instrument are sampled at most this far apart. */
const sameSampleMs = 30 * minuteMs;
/** The tendency of air pressure is its change over three hours (WMO). */
const tendencyMs = 3 * hourMs;

/** What stations observe at a place: of each kind the nearest station along the water that has a value of now. And all of them. */
export function createObserved(feeds: readonly Feed[], keep: ObservedKeep, ports: ObservedPorts) {
  const { now } = ports;
  const listOf = createLists(keep, ports);
  const candidates = createCandidates(feeds, listOf, ports);
  const { series, predictedAt } = createSeries(keep, ports);

  const observationOf = async (
    kind: ObservedKind,
    { feed, station, distance }: Candidate,
    read: Series,
    spender: Spender,
  ): Promise<Observation | undefined> => {
    const latest = latestOf(kind, read, now());
    if (!latest) return undefined;
    const common = { kind, station: distance, ...latest, isPreliminary: read.isPreliminary };
    if (kind === 'air') return { ...common, tendencyHPa: tendencyOf(read.readings.pressure ?? []) };
    if (kind !== 'level') return common;
    const levels = (read.readings.seaLevel ?? []).filter(({ at }) => at > now() - utcDayMs);
    const predicted = await predictedAt(feed, station, read, spender);
    const surge = predicted && surgeOf(levels, predicted);
    // The latest level may be later than the predictions that were sent.
    return { ...common, zero: station.zero, levels, surge: surge?.at === latest.at ? surge : undefined };
  };

  const observeKind = async (point: Point, kind: ObservedKind, spender: Spender) => {
    const { found, missing } = await candidates(point, kind, spender);
    const problems = [...missing];
    for (const candidate of found) {
      const loaded = await series(candidate.feed, candidate.station, spender);
      const observation = loaded.value && (await observationOf(kind, candidate, loaded.value, spender));
      if (loaded.missing) problems.push(loaded.missing);
      if (observation) return { observation, problems };
    }
    return { observation: undefined, problems };
  };
  const observed: Observed = async (point, kinds, spender) => {
    const all = await Promise.all(kinds.map((kind) => observeKind(point, kind, spender)));
    return {
      observations: all.flatMap(({ observation }) => observation ?? []),
      missing: [...new Set(all.flatMap(({ problems }) => problems))],
    };
  };
  return {
    observed,
    async gauges(): Promise<readonly FeedStation[]> {
      const lists = await Promise.all(feeds.map((feed) => listOf(feed, undefined)));
      return lists.flatMap(({ value = [] }) => value);
    },
  };
}

/** The latest values of a kind; `undefined` where they are older than what is now. */
function latestOf(kind: ObservedKind, { readings }: Series, now: Instant) {
  const { attributes, usableMs } = factsOfKind(kind);
  const last = attributes.flatMap((attribute) => {
    const reading = readings[attribute]?.at(-1);
    return reading ? [[attribute, reading] as const] : [];
  });
  const at = Math.max(...last.map(([, reading]) => reading.at));
  if (last.length === 0 || at < now - usableMs) return undefined;
  const together = last.filter(([, reading]) => reading.at >= at - sameSampleMs);
  return { at, values: Object.fromEntries(together.map(([attribute, { value }]) => [attribute, value])) };
}

function tendencyOf(pressures: readonly Reading[]): number | undefined {
  const last = pressures.at(-1);
  const before = pressures.findLast(({ at }) => last && at <= last.at - tendencyMs);
  return last && before && before.at >= last.at - tendencyMs - sameSampleMs ? last.value - before.value : undefined;
}
