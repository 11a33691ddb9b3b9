import type { ObservedAttribute, ObservedKind, ObservedUpstream, Reading } from '../../domain/observed/index.ts';
import type { Area } from '../../domain/area.ts';
import { isPoint, type Point } from '../../domain/place.ts';
import type { Instant, Window } from '../../domain/time.ts';
import { knotsToMs } from '../../domain/units.ts';
import { fill, matches, valueAt, type Matches } from '../upstreams/index.ts';
import { rowsOf, type Ask, type RowsSpec } from './rows.ts';

export type FeedStation = {
  /** The upstream's own. */
  readonly id: string;
  readonly name: string;
  readonly point: Point;
  /** What it observes, where that is not all of its feed. */
  readonly kinds?: readonly ObservedKind[];
  readonly zero?: string;
  /** Added to its levels, which are sent above another zero, metres. */
  readonly addM?: number;
};

/** Readings as they came, in the units of the interface; directions are those that wind, waves and currents come from. */
type Fetched = {
  readonly readings: Readonly<Partial<Record<ObservedAttribute, readonly Reading[]>>>;
  /** The tide above the same zero, by the same office for the same station. */
  readonly predicted: readonly Reading[];
  /** Whether the office has not checked the latest yet. */
  readonly isPreliminary: boolean;
};

type StationsSpec = RowsSpec & {
  readonly id: string;
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly kinds?: Readonly<Partial<Record<ObservedKind, readonly [template: string, pattern: string]>>>;
  readonly zero?: { readonly name: string; readonly where: Matches; readonly aboveM: string; readonly from: string };
};
type SeriesSpec = RowsSpec & {
  readonly time: string;
  readonly preliminary?: Matches;
  /** The path of each attribute, and the unit that it comes in where that is not ours. */
  readonly values: Readonly<Partial<Record<ObservedAttribute, readonly [string, (keyof typeof conversions)?]>>>;
};

const conversions = {
  cm: (value: number) => value / 100,
  knots: knotsToMs,
  /** The direction that a current sets to. */
  to: (value: number) => (value + 180) % 360,
} as const;

/** Stations of one upstream that are read in the same way, as a table in `upstreams/` describes them. */
export type Feed = {
  readonly upstream: ObservedUpstream;
  readonly attribution: string;
  readonly licence: string;
  /** Where its stations are; anywhere if absent. */
  readonly areas?: readonly Area[] | undefined;
  readonly kinds: readonly ObservedKind[];
  readonly everyMinutes: number;
  readonly zero?: string;
  /** Another zero above that one, by station. */
  readonly zeros?: { readonly name: string; readonly aboveM: Readonly<Record<string, number>> };
  readonly stations: StationsSpec;
  readonly readings: readonly SeriesSpec[];
  readonly predicted?: SeriesSpec;
  /** Levels of a month, for the mean of a gauge whose office sends no prediction. */
  readonly history?: SeriesSpec;
};

/** Reads the list of stations. Throws `could-not-ask`. */
export async function readStations(ask: Ask, feed: Feed, now: Instant): Promise<readonly FeedStation[]> {
  const { stations: spec } = feed;
  const stations = (await rowsOf(feed.upstream, ask, spec, {})).flatMap((row): readonly FeedStation[] => {
    const [id, lat, lng] = [fill(spec.id, row), numberOf(fill(spec.lat, row)), numberOf(fill(spec.lng, row))];
    if (id === '' || !isPoint({ lat, lng })) return [];
    const kinds = Object.entries(spec.kinds ?? {}).flatMap(([kind, [template, pattern]]) =>
      matches({ [template]: pattern }, row) ? [kind as ObservedKind] : [],
    );
    const own = spec.kinds ? { kinds } : {};
    return [{ id, name: fill(spec.name, row), point: { lat, lng }, ...own, ...zeroOf(feed, id, row, now) }];
  });
  return [...new Map(stations.map((station) => [station.id, station])).values()];
}

function zeroOf({ zero, zeros, stations }: Feed, id: string, row: unknown, now: Instant) {
  const aboveM = zeros?.aboveM[id];
  if (zeros && aboveM !== undefined) return { zero: zeros.name, addM: -aboveM };
  const given = stations.zero;
  if (given && matches(given.where, row) && Date.parse(fill(given.from, row)) <= now) {
    return { zero: given.name, addM: numberOf(fill(given.aboveM, row)) };
  }
  return zero === undefined ? {} : { zero };
}

/** Reads what a station observed in a window. Throws `could-not-ask`. */
export async function readFeed(ask: Ask, feed: Feed, station: FeedStation, window: Window): Promise<Fetched> {
  const [predicted, ...found] = await Promise.all([
    feed.predicted ? readLevels(ask, feed, feed.predicted, station, window) : [],
    ...feed.readings.map(async (spec) => {
      return { spec, rows: await rowsOf(feed.upstream, ask, spec, { ...window, id: station.id }) };
    }),
  ]);
  const readings = found.flatMap(({ spec, rows }) =>
    Object.keys(spec.values).map((name) => {
      const attribute = name as ObservedAttribute;
      return [attribute, readingsOf(spec, attribute, rows, station)] as const;
    }),
  );
  const isPreliminary = found.some(
    ({ spec: { preliminary }, rows }) => preliminary && rows.length > 0 && matches(preliminary, rows.at(-1)),
  );
  return { readings: Object.fromEntries(readings), predicted, isPreliminary };
}

/** Reads the levels of a station in a window. Throws `could-not-ask`. */
export async function readLevels(ask: Ask, { upstream }: Feed, spec: SeriesSpec, station: FeedStation, window: Window) {
  return readingsOf(spec, 'seaLevel', await rowsOf(upstream, ask, spec, { ...window, id: station.id }), station);
}

function readingsOf(
  { time, values }: SeriesSpec,
  attribute: ObservedAttribute,
  rows: readonly unknown[],
  { addM = 0 }: FeedStation,
): readonly Reading[] {
  const [path = '', unit] = values[attribute] ?? [];
  return rows.flatMap((row) => {
    const [at, given] = [Date.parse(fill(time, row)), numberOf(valueAt(row, path))];
    if (!Number.isFinite(at) || !Number.isFinite(given)) return [];
    const value = unit ? conversions[unit](given) : given;
    return [{ at, value: attribute === 'seaLevel' ? value + addM : value }];
  });
}

/** NaN for all that is neither a number nor the text of one. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
}
