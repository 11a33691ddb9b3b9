import type { z } from 'zod';
import { readObserved } from '../contract/index.ts';
import type { Marine } from '../chat/ports.ts';
import { factsOfKind, observedAttributes, type Observation } from '../domain/observed/index.ts';
import { pointId } from '../domain/place.ts';
import { minuteMs, type Instant } from '../domain/time.ts';
import { Problem } from '../problem.ts';
import type { AnswerCache } from './answer-cache.ts';
import { fetchAnswer, type MeteredService } from './request.ts';

const path = '/v2/observed/point';
const cost = 1;
/** Gauges send a level every 6 minutes at most. A source that had no answer may have one soon. */
const freshMs = 3 * minuteMs;
const incompleteFreshMs = minuteMs / 4;
/** Values are left out by their own age. */
const staleMs = 60 * minuteMs;

/** Reads what is observed from the service; nothing from one of others, which has no such path. */
export function createObservedReader(
  metered: MeteredService,
  cached: AnswerCache,
  now: () => Instant,
): Marine['observed'] {
  return async (point, kinds) => {
    const key = [metered.service.identity, path, pointId(point), kinds.join()].join(' ');
    const lifetime = { freshMs: ({ meta }: Answer) => (meta.missing ? incompleteFreshMs : freshMs), staleMs };
    const parameters = { lat: point.lat, lng: point.lng, kinds: kinds.join() };
    try {
      const { value } = await cached(key, lifetime, () => fetchAnswer(metered, path, parameters, readObserved, cost));
      return value.data.map(toObservation).filter(({ kind, at }) => at > now() - factsOfKind(kind).usableMs);
    } catch (error) {
      if (error instanceof Problem) return [];
      throw error;
    }
  };
}

type Answer = z.output<typeof readObserved>;

function toObservation(item: Answer['data'][number]): Observation {
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
