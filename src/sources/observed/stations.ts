import { areaHolds } from '../../domain/area.ts';
import { makeKdTree, type KdTree } from '../../domain/kd-tree.ts';
import { factsOfKind, type ObservedKind, type ObservingStation } from '../../domain/observed/index.ts';
import { distanceKm, pointId, type Point } from '../../domain/place.ts';
import { utcDayMs } from '../../domain/time.ts';
import type { Spender } from '../../service/ports.ts';
import { createSurroundings, type FindSurroundings, type WaterRaster } from '../water/index.ts';
import { readStations, type Feed, type FeedStation } from './feed.ts';
import type { ObservedKeep, ObservedPorts } from './ports.ts';
import type { Ask } from './rows.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';

export type Candidate = { readonly feed: Feed; readonly station: FeedStation; readonly distance: ObservingStation };

/** Cached choices, some 1 kB each. */
const maxCached = 1000;
/** Stations of a kind that are asked one after another until one has a value of now. */
const maxCandidates = 3;

type Finder = { readonly tree: KdTree; readonly find: FindSurroundings };

export function createLists(keep: ObservedKeep, { now }: ObservedPorts) {
  return (feed: Feed, spender: Spender) => {
    const times = { freshMs: utcDayMs, usableMs: 30 * utcDayMs };
    const name = `stations ${feed.upstream} ${feed.kinds.join()}`;
    const read = (ask: Ask) => readStations(ask, feed, now());
    return keep<readonly FeedStation[]>({ upstream: feed.upstream, name, ...times, read }, spender);
  };
}

/** Stations that may stand for a place, the nearest along the water first; none without the map. `missing`: lists not there. */
export function createCandidates(
  feeds: readonly Feed[],
  listOf: ReturnType<typeof createLists>,
  { readWater }: ObservedPorts,
) {
  const finders = new WeakMap<readonly FeedStation[], Finder>();
  const chosen = createBoundedMap<{ readonly lists: readonly unknown[]; readonly found: readonly Candidate[] }>(
    maxCached,
  );
  const inReach = (feed: Feed, list: readonly FeedStation[], water: WaterRaster, point: Point, kind: ObservedKind) => {
    const points = list.map((station) => station.point);
    const { tree, find } = finders.get(list) ?? {
      tree: makeKdTree(points),
      find: createSurroundings(water, points),
    };
    finders.set(list, { tree, find });
    const { reachKm } = factsOfKind(kind);
    const nearest = points[tree.nearest(point)];
    if (!nearest || distanceKm(point, nearest) > reachKm) return [];
    return (find.around(point, (index) => list[index]?.kinds?.includes(kind) ?? true)?.gauges ?? [])
      .filter(({ distanceKm: waterKm }) => waterKm <= reachKm)
      .map(({ index, airKm, distanceKm: waterKm }): Candidate => {
        const station = list[index]!;
        const { upstream, attribution, licence } = feed;
        const { id, name, point: at } = station;
        const own = { id: `${upstream}/${id}`, name, point: at, attribution, licence };
        return { feed, station, distance: { ...own, distanceKm: airKm, waterKm } };
      });
  };
  return async (point: Point, kind: ObservedKind, spender: Spender) => {
    const own = feeds.filter(
      ({ kinds, areas }) => kinds.includes(kind) && (areas?.some((area) => areaHolds(area, point)) ?? true),
    );
    const loaded = await Promise.all(own.map((feed) => listOf(feed, spender)));
    const missing = loaded.flatMap((list) => list.missing ?? []);
    const lists = loaded.map(({ value }) => value);
    const key = `${kind} ${pointId(point)}`;
    const known = chosen.get(key);
    if (known && lists.every((list, i) => list === known.lists[i])) return { found: known.found, missing };
    const water = readWater();
    if (!water) return { found: [], missing: [...missing, 'the map of the sea (is being drawn)'] };
    const found = own
      .flatMap((feed, i) => inReach(feed, lists[i] ?? [], water, point, kind))
      .toSorted((a, b) => a.distance.waterKm - b.distance.waterKm)
      .slice(0, maxCandidates);
    chosen.set(key, { lists, found });
    return { found, missing };
  };
}
