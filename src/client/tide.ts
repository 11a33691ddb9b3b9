import type { z } from 'zod';
import { earliestTide, latestTimestamp } from '../contract/index.ts';
import type { Marine, TideView } from '../chat/ports.ts';
import { pointId, type Point } from '../domain/place.ts';
import { spansOf, utcDate, utcDayMs, type Window } from '../domain/time.ts';
import { datumNames, type DatumName } from '../domain/tide/index.ts';
import { Problem } from '../problem.ts';
import { staleSince, type AnswerCache, type CachedValue, type Lifetime } from './answer-cache.ts';
import { fetchAnswer, type MeteredService } from './request.ts';
import { extremesEndpoint, levelsEndpoint, type TideBlock, type TideEndpoint } from './tide-endpoints.ts';

/** Predictions do not age: a new one differs only when the station's constants have been measured anew. */
export const tideLifetime: Lifetime<unknown> = { freshMs: () => 7 * utcDayMs, staleMs: 30 * utcDayMs };
const pointCost = 1;

/** Tides are requested in blocks on fixed dates, so that requests for neighbouring days share cached answers. */
const blockMs = 10 * utcDayMs;

/** Reads tides from the service, above the chart datum of the station unless another datum is given. */
export function createTideReader(metered: MeteredService, cached: AnswerCache): Marine['tide'] {
  const loadBlock = <S extends z.ZodType, T>(
    { path, schema, toBlock }: TideEndpoint<S, T>,
    point: Point,
    datum: DatumName,
    block: Window,
  ): Promise<CachedValue<TideBlock<T>>> => {
    const start = Math.max(block.from, earliestTide) / 1000;
    const end = Math.min(block.to, latestTimestamp) / 1000;
    const parameters = { lat: point.lat, lng: point.lng, datum, start, end };
    const key = [metered.service.identity, path, pointId(point), datum, block.from].join(' ');
    return cached(key, tideLifetime, async () =>
      toBlock(await fetchAnswer(metered, path, parameters, schema, pointCost)),
    );
  };

  const load = async (point: Point, datum: DatumName, window: Window): Promise<TideView> => {
    const blocks = spansOf(window, blockMs);
    const [extremes, levels] = await Promise.all([
      Promise.all(blocks.map((block) => loadBlock(extremesEndpoint, point, datum, block))),
      Promise.all(blocks.map((block) => loadBlock(levelsEndpoint, point, datum, block))),
    ]);
    const [first] = extremes;
    if (!first) throw new RangeError('An empty window has no tide');
    return {
      station: first.value.station,
      datum,
      extremes: itemsOf(extremes, window),
      levels: itemsOf(levels, window),
      ...staleSince([...extremes, ...levels]),
    };
  };

  const chartDatumAt = async (point: Point, window: Window): Promise<DatumName> => {
    const [block] = spansOf(window, blockMs);
    if (!block) throw new RangeError('An empty window has no tide');
    const { value } = await loadBlock(extremesEndpoint, point, 'LAT', block);
    return datumNames.find((name) => name === value.station.chartDatum) ?? 'LAT';
  };

  return async (point, requested, datum, marginMs = 0) => {
    refuseOutOfRange(requested);
    const window = {
      from: Math.max(requested.from - marginMs, earliestTide),
      to: Math.min(requested.to + marginMs, latestTimestamp),
    };
    return load(point, datum ?? (await chartDatumAt(point, window)), window);
  };
}

function refuseOutOfRange({ from, to }: Window): void {
  if (from >= earliestTide && to <= latestTimestamp) return;
  // In some zones the first and the last UTC day are covered only in part.
  const [first, last] = [utcDate(earliestTide + utcDayMs), utcDate(latestTimestamp - utcDayMs)];
  throw new Problem('day-out-of-range', { first, last });
}

/** The items of a window, each once: a level at the end of a block is also the first of the next block. */
function itemsOf<T extends { at: number }>(blocks: readonly CachedValue<TideBlock<T>>[], { from, to }: Window): T[] {
  const inWindow = blocks.flatMap(({ value }) => value.items).filter(({ at }) => at >= from && at < to);
  return inWindow.filter(({ at }, i) => at !== inWindow[i - 1]?.at);
}
