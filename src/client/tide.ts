import type { z } from 'zod';
import { earliestTide, latestTimestamp, type ReadStation } from '../contract/index.ts';
import type { Marine } from '../chat/ports.ts';
import { pointId, type Point } from '../domain/place.ts';
import { spansOf, utcDate, utcDayMs, within, type Window } from '../domain/time.ts';
import { datumNames, joinDoubleWaters, type DatumName, type Extreme } from '../domain/tide/index.ts';
import { Problem } from '../problem.ts';
import { staleSince, type AnswerCache, type CachedValue, type Lifetime } from './answer-cache.ts';
import { fetchAnswer, type MeteredService } from './request.ts';
import { extremesEndpoint, levelsEndpoint, type TideBlock, type TideEndpoint } from './tide-endpoints.ts';

/** Predictions do not age: a new one differs only when the station's constants have been measured anew. */
export const tideLifetime: Lifetime<unknown> = { freshMs: () => 7 * utcDayMs, staleMs: 30 * utcDayMs };
const pointCost = 1;

/** Tides are requested in blocks on fixed dates, so that requests for neighbouring days share cached answers. */
const blockMs = 10 * utcDayMs;

/**
 * Reads tides from the service, above the zero of the office's charts and tables unless another datum is given. Of each place only its
 * station is cached, some 500 bytes; the tide, some 12 kB a block, is cached once for all places of a station.
 */
export function createTideReader(metered: MeteredService, cached: AnswerCache): Marine['tide'] {
  const fetchBlock = async <S extends z.ZodType, T>(
    { path, schema, toBlock }: TideEndpoint<S, T>,
    point: Point,
    datum: DatumName,
    block: Window,
  ): Promise<TideBlock<T>> => {
    const start = Math.max(block.from, earliestTide) / 1000;
    const end = Math.min(block.to, latestTimestamp) / 1000;
    const parameters = { lat: point.lat, lng: point.lng, datum, start, end };
    return toBlock(await fetchAnswer(metered, path, parameters, schema, pointCost));
  };
  const keyOf = (...parts: readonly (string | number)[]): string => [metered.service.identity, ...parts].join(' ');

  return async (point, requested, datum, marginMs = 0) => {
    refuseOutOfRange(requested);
    const window = {
      from: Math.max(requested.from - marginMs, earliestTide),
      to: Math.min(requested.to + marginMs, latestTimestamp),
    };
    const blocks = spansOf(window, blockMs);
    const [firstBlock] = blocks;
    if (!firstBlock) throw new RangeError('An empty window has no tide');

    // Which station it is shows in any answer: that for the first block, which is used for its extremes as well.
    let first: { readonly datum: DatumName; readonly extremes: readonly Extreme[] } | undefined;
    const known = await cached(keyOf('tide station', pointId(point)), tideLifetime, async () => {
      const assumed = datum ?? 'LAT';
      const { station, items } = await fetchBlock(extremesEndpoint, point, assumed, firstBlock);
      first = { datum: assumed, extremes: items };
      return station;
    });
    const station = known.value;
    const office = datum === undefined ? station.officeDatum : undefined;
    const chartDatum = office ? 'LAT' : datumNames.find((name) => name === station.chartDatum);
    const above = datum ?? chartDatum ?? 'LAT';
    const load = <S extends z.ZodType, T>(endpoint: TideEndpoint<S, T>, block: Window, fetched?: readonly T[]) =>
      cached(
        keyOf(endpoint.path, waterOf(station, point), above, block.from),
        tideLifetime,
        async () => fetched ?? (await fetchBlock(endpoint, point, above, block)).items,
      );
    const isFetched = (block: Window): boolean => block === firstBlock && first?.datum === above;
    const [extremes, levels] = await Promise.all([
      Promise.all(blocks.map((block) => load(extremesEndpoint, block, isFetched(block) ? first?.extremes : undefined))),
      Promise.all(blocks.map((block) => load(levelsEndpoint, block))),
    ]);
    // Whole blocks, whatever the window: ten days show which waters are double.
    const whole = { from: firstBlock.from, to: blocks.at(-1)?.to ?? firstBlock.to };
    const turns = lowered(itemsOf(extremes, whole), office?.aboveLat);
    return {
      station,
      datum: office?.name ?? above,
      extremes: within(turns, window),
      waters: within(joinDoubleWaters(turns), window),
      levels: lowered(itemsOf(levels, window), office?.aboveLat),
      ...staleSince([known, ...extremes, ...levels]),
    };
  };
}

/**
 * The water whose tide a place has: all places of a gauge have the same one, while that of a model, or one carried along
 * the coast, is the place's own and changes little within 1 km. Other services give their stations no id.
 */
function waterOf({ id, kind, name, lat, lng }: ReadStation, point: Point): string {
  if (kind === 'carried' || kind === 'model') return `${point.lat.toFixed(2)},${point.lng.toFixed(2)}`;
  return id ?? `${name} ${pointId({ lat, lng })}`;
}

function refuseOutOfRange({ from, to }: Window): void {
  if (from >= earliestTide && to <= latestTimestamp) return;
  // In some zones the first and the last UTC day are covered only in part.
  const [first, last] = [utcDate(earliestTide + utcDayMs), utcDate(latestTimestamp - utcDayMs)];
  throw new Problem('day-out-of-range', { first, last });
}

/** The items of a window, each once: a level at the end of a block is also the first of the next block. */
function itemsOf<T extends { at: number }>(blocks: readonly CachedValue<readonly T[]>[], { from, to }: Window): T[] {
  const inWindow = blocks.flatMap(({ value }) => value).filter(({ at }) => at >= from && at < to);
  return inWindow.filter(({ at }, i) => at !== inWindow[i - 1]?.at);
}

/** The same heights above a zero that is so many metres higher, to the millimetre as the interface has them. */
function lowered<T extends { heightM: number }>(items: readonly T[], metres = 0): readonly T[] {
  return metres === 0
    ? items
    : items.map((item) => ({ ...item, heightM: Math.round((item.heightM - metres) * 1000) / 1000 }));
}
