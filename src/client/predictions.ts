import { earliestTide, latestTimestamp, type AnswerTo, type ReadStation } from '../contract/index.ts';
import type { Marine } from '../chat/ports.ts';
import { pointId, type Point } from '../domain/place.ts';
import { utcDate, utcDayMs, within, type Window } from '../domain/time.ts';
import { datumNames, joinDoubleWaters, shownZero, type DatumName, type Extreme } from '../domain/tide/index.ts';
import { Problem } from '../problem.ts';
import { staleSince, type AnswerCache, type CachedValue } from './answer-cache.ts';
import { parametersOf, predictionBlocks, predictionLifetime } from './blocks.ts';
import type { Ask } from './request.ts';

const extremesPath = '/v2/tide/extremes/point';
const levelsPath = '/v2/tide/sea-level/point';
const streamPath = '/v2/current/extremes/point';
type TidePath = typeof extremesPath | typeof levelsPath;
type Items<Path extends TidePath> = AnswerTo<Path>['data'];

/** Tides, by default above the office's zero. Caches a place's station, some 500 bytes, and its tide, some 12 kB a block. */
export function createTideReader(ask: Ask, cached: AnswerCache): Marine['tide'] {
  return async (point, requested, datum, marginMs = 0) => {
    refuseOutOfRange(requested);
    const named = datumNames.find((name) => name === datum);
    const { blocks, ...window } = predictionBlocks(requested, marginMs);
    const [firstBlock] = blocks;
    const askBlock = <Path extends TidePath>(path: Path, above: DatumName, block: Window): Promise<AnswerTo<Path>> =>
      ask(path, { lat: point.lat, lng: point.lng, datum: above, ...parametersOf(block) });

    // Which station it is shows in any answer: that for the first block, which is used for its extremes as well.
    let first: { readonly datum: DatumName; readonly extremes: readonly Extreme[] } | undefined;
    const known = await cached(['tide station', pointId(point)], predictionLifetime, async () => {
      const assumed = named ?? 'LAT';
      const { data, meta } = await askBlock(extremesPath, assumed, firstBlock!);
      first = { datum: assumed, extremes: data };
      return meta.station;
    });
    const station = known.value;
    const office = shownZero(station.officeDatum, datum);
    if (datum && !named && !office) throw new Problem('datum-unknown', { datum, known: datumNames.join(', ') });
    const chartDatum = office ? 'LAT' : datumNames.find((name) => name === station.chartDatum);
    const above = named ?? chartDatum ?? 'LAT';
    const load = <Path extends TidePath>(path: Path, block: Window, fetched?: Items<Path>) =>
      cached(
        [path, waterOf(station, point), above, block.from],
        predictionLifetime,
        async (): Promise<Items<Path>> => fetched ?? (await askBlock(path, above, block)).data,
      );
    const isFetched = (block: Window): boolean => block === firstBlock && first?.datum === above;
    const [extremes, levels] = await Promise.all([
      Promise.all(
        blocks.map((block) => load(extremesPath, block, isFetched(block) ? [...first!.extremes] : undefined)),
      ),
      Promise.all(blocks.map((block) => load(levelsPath, block))),
    ]);
    // Whole blocks, whatever the window: ten days show which waters are double.
    const whole = { from: firstBlock!.from, to: blocks.at(-1)!.to };
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

/** All places of a gauge have its water; one of a model, or carried, changes little within 1 km. Other services give no ids. */
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

/** Reads tidal streams from the service. A service of others, which has none, is a problem `could-not-ask`. */
export function createStreamReader(ask: Ask, cached: AnswerCache): Marine['stream'] {
  return async ({ lat, lng }, requested, marginMs = 0) => {
    const { blocks, ...window } = predictionBlocks(requested, marginMs);
    const answers = await Promise.all(
      blocks.map((block) =>
        cached([streamPath, pointId({ lat, lng }), block.from], predictionLifetime, async () => {
          const { data, meta } = await ask(streamPath, { lat, lng, ...parametersOf(block) });
          return { station: meta.station, events: data };
        }),
      ),
    );
    const events = answers.flatMap(({ value }) => value.events);
    return { station: answers[0]!.value.station, events: within(events, window), ...staleSince(answers) };
  };
}
