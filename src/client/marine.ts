import type { AnswerTo } from '../contract/index.ts';
import type { Marine } from '../chat/ports.ts';
import { shownZero } from '../domain/tide/index.ts';
import { createAnswerCache, createCacheReader, lifetimeOf, type AnswerCache } from './answer-cache.ts';
import { predictionLifetime } from './blocks.ts';
import type { ClientPorts } from './ports.ts';
import { createQuotaLedger } from './quota-ledger.ts';
import { createAsk, type Ask } from './request.ts';
import { createStreamReader, createTideReader } from './predictions.ts';
import { createWarningsReader } from './warnings.ts';
import { createWeatherReader } from './weather.ts';
import { factsOfKind, observedAttributes, type Observation } from '../domain/observed/index.ts';
import { pointId, distanceKm, type Point } from '../domain/place.ts';
import { minuteMs, type Instant } from '../domain/time.ts';
import { orElse } from '../problem.ts';

/** Degrees of latitude around the point, tried in turn: the first is enough on most coasts, the last in mid-ocean. */
const radiiDeg = [1, 4, 16, 60];
/** Length of a degree of latitude, by the mean radius of the Earth (6,371 km). */
const kmPerDegree = 111.2;
/** Half of the widest box that the interface does not read as one across the 180th meridian. */
const maxHalfWidthDeg = 89;

/** The `count` nearest stations with their distance in km, nearest first, from lists of ever larger boxes. */
async function nearestStations<Station extends Point>(
  point: Point,
  count: number,
  listArea: (box: string) => Promise<readonly Station[]>,
  radii: readonly number[] = radiiDeg,
): Promise<(Station & { readonly distanceKm: number })[]> {
  let nearest: (Station & { readonly distanceKm: number })[] = [];
  for (const radiusDeg of radii) {
    const areas = await Promise.all(boxesAround(point, radiusDeg).map(listArea));
    nearest = areas
      .flat()
      .map((station) => ({ ...station, distanceKm: distanceKm(point, station) }))
      .toSorted((a, b) => a.distanceKm - b.distanceKm)
      .slice(0, count);
    // A station in a corner of the box can be farther away than one outside the box.
    const farthestKm = nearest.at(-1)?.distanceKm ?? Infinity;
    if (nearest.length === count && farthestKm <= radiusDeg * kmPerDegree) break;
  }
  return nearest;
}

/** `north,east:south,west` with two decimals, so that requests from one harbour share a cached answer. */
function boxesAround({ lat, lng }: Point, radiusDeg: number): string[] {
  const [north, south] = [Math.min(90, lat + radiusDeg), Math.max(-90, lat - radiusDeg)];
  // Meridians are closest together at the edge of the box that is nearest to a pole.
  const cosLat = Math.cos((Math.min(90, Math.abs(lat) + radiusDeg) * Math.PI) / 180);
  const halfWidthDeg = radiusDeg / cosLat;
  const box = (east: number, west: number): string =>
    `${north.toFixed(2)},${east.toFixed(2)}:${south.toFixed(2)},${west.toFixed(2)}`;
  // Two boxes for the whole circle, because one would be read as a box across the 180th meridian.
  if (!(halfWidthDeg < maxHalfWidthDeg)) return [box(0, -180), box(180, 0)];
  return [box(normalizeLng(lng + halfWidthDeg), normalizeLng(lng - halfWidthDeg))];
}

/** The same meridian in [−180, 180). */
function normalizeLng(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

const path = '/v2/observed/point';
/** Gauges send every 6 minutes at most; one silent may answer soon. Values are left out by their own age. */
const lifetime = lifetimeOf(3 * minuteMs, minuteMs / 4, 60 * minuteMs);

/** Reads what is observed from the service; nothing from one of others, which has no such path. */
function createObservedReader(ask: Ask, cached: AnswerCache, now: () => Instant): Marine['observed'] {
  return async ({ lat, lng }, kinds) => {
    const name = [path, pointId({ lat, lng }), kinds.join()];
    const asking = cached(name, lifetime, () => ask(path, { lat, lng, kinds: kinds.join() }));
    const answer = await asking.catch(orElse(undefined));
    const observations = answer?.value.data.map(toObservation) ?? [];
    return observations.filter(({ kind, at }) => at > now() - factsOfKind(kind).usableMs);
  };
}

function toObservation(item: AnswerTo<typeof path>['data'][number]): Observation {
  const { kind, time, datum, levels, preliminary, pressureTendency, surge, surgeTrend, station } = item;
  const { lat, lng, distance, waterDistance, ...known } = station;
  const at = Date.parse(time);
  const values = observedAttributes.flatMap((name) => (item[name] === undefined ? [] : [[name, item[name]] as const]));
  const surges = levels?.flatMap((one) =>
    one.surge === undefined ? [] : [{ at: Date.parse(one.time), value: one.surge }],
  );
  return {
    kind,
    at,
    values: Object.fromEntries(values),
    isPreliminary: preliminary,
    zero: datum,
    levels: levels?.map((one) => ({ at: Date.parse(one.time), value: one.height })),
    tendencyHPa: pressureTendency,
    surge:
      surge === undefined ? undefined : { at, heightM: surge, trend: surgeTrend ?? 'steady', readings: surges ?? [] },
    station: { ...known, point: { lat, lng }, distanceKm: distance, waterKm: waterDistance },
  };
}

/** Streams far away say nothing of a place: only one box is asked for. */
const nearDeg = [0.5];

/** Reads a service through its HTTP interface, cached and within its daily quota. Throws a `Problem`, as `Ask` does. */
export function createMarine({ service, cache, now }: ClientPorts): Marine {
  const ask = createAsk(service, createQuotaLedger(cache, service.identity, now));
  const cached = createAnswerCache(service, cache, now);
  type ListPath = '/v2/tide/stations/area' | '/v2/current/stations';
  const listBox = async <Path extends ListPath>(path: Path, box: string): Promise<AnswerTo<Path>['data']> => {
    const { value } = await cached([path, box], predictionLifetime, async () => (await ask(path, { box })).data);
    return value;
  };

  return {
    async stations(point, count) {
      const nearest = await nearestStations(point, count, (box) => listBox('/v2/tide/stations/area', box));
      return nearest.map((station) => ({
        ...station,
        chartDatum: shownZero(station.officeDatum, undefined)?.name ?? station.chartDatum,
      }));
    },
    streamStations: (point, count) =>
      nearestStations(point, count, (box) => listBox('/v2/current/stations', box), nearDeg),
    weather: createWeatherReader(ask, cached, now),
    cachedWeather: createWeatherReader(ask, createCacheReader(service, cache, now), now),
    warnings: createWarningsReader(ask, cached, now),
    tide: createTideReader(ask, cached),
    stream: createStreamReader(ask, cached),
    observed: createObservedReader(ask, cached, now),
  };
}
