import type { AnswerTo } from '../contract/index.ts';
import type { Marine } from '../chat/ports.ts';
import { factsOfKind, observedAttributes, type Observation } from '../domain/observed/index.ts';
import { pointId } from '../domain/place.ts';
import { minuteMs, type Instant } from '../domain/time.ts';
import { orElse } from '../problem.ts';
import { lifetimeOf, type AnswerCache } from './answer-cache.ts';
import type { Ask } from './request.ts';

const path = '/v2/observed/point';
/** Gauges send every 6 minutes at most; one silent may answer soon. Values are left out by their own age. */
const lifetime = lifetimeOf(3 * minuteMs, minuteMs / 4, 60 * minuteMs);

/** Reads what is observed from the service; nothing from one of others, which has no such path. */
export function createObservedReader(ask: Ask, cached: AnswerCache, now: () => Instant): Marine['observed'] {
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
