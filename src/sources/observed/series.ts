import * as observed from '../../domain/observed/index.ts';
import type { TideStation } from '../../domain/tide/index.ts';
import { hourMs, minuteMs, utcDayMs } from '../../domain/time.ts';
import type { Spender } from '../../service/ports.ts';
import { readFeed, readLevels, type Feed, type FeedStation } from './feed.ts';
import type { ObservedKeep, ObservedPorts } from './ports.ts';
import type { Ask } from './rows.ts';

/** What is kept of a station: clean readings of the latest day, ascending, and the tide that its office predicts for it. */
export type Series = {
  readonly readings: Readonly<Partial<Record<observed.ObservedAttribute, readonly observed.Reading[]>>>;
  readonly predicted: readonly observed.Reading[];
  readonly isPreliminary: boolean;
};

/** A day for the curve, and the three hours of the tendency of air pressure. */
const spanMs = utcDayMs + 3 * hourMs;
const monthMs = 31 * utcDayMs;
/** Predictions come every 6 to 60 minutes. */
const predictionGapMs = hourMs;
/** Farther from a gauge, km, our tide is not that of the gauge. */
const sameGaugeKm = 2;
/** Some gauges send a level each minute. A curve needs no more than this. */
const leastStepMs = 5 * minuteMs;

export function createSeries(
  keep: ObservedKeep,
  { readingsDropped, tides, now }: Pick<ObservedPorts, 'readingsDropped' | 'tides' | 'now'>,
) {
  /** The gauge whose own tide we have: the tide of any other water is not the station's. */
  const ownTide = ({ point }: FeedStation): TideStation | undefined => {
    const { station, kind, distanceKm } = tides.nearest(point);
    return kind === 'gauge' && distanceKm <= sameGaugeKm ? station : undefined;
  };
  const read = async (ask: Ask, feed: Feed, station: FeedStation): Promise<Series> => {
    const fetched = await readFeed(ask, feed, station, { from: now() - spanMs, to: now() });
    const predicted = fetched.predicted.toSorted((a, b) => a.at - b.at);
    const tideAt = predicted.length > 0 ? observed.between(predicted, predictionGapMs) : ownTide(station)?.tide.levelAt;
    const readings = Object.entries(fetched.readings).map(([name, given]) => {
      const attribute = name as observed.ObservedAttribute;
      const isLevel = attribute === 'seaLevel';
      const cleaned = isLevel
        ? observed.cleanLevels(given, tideAt, now())
        : observed.plausible(attribute, given, now());
      const dropped = cleaned.isStuck ? given.length : cleaned.dropped;
      if (dropped > 0) readingsDropped(feed.upstream, attribute, dropped);
      return [attribute, cleaned.isStuck ? [] : thinned(cleaned.readings)] as const;
    });
    return { readings: Object.fromEntries(readings), predicted, isPreliminary: fetched.isPreliminary };
  };
  return {
    series(feed: Feed, station: FeedStation, spender: Spender) {
      const { upstream, kinds, everyMinutes } = feed;
      const wanted = { upstream, name: `${upstream} ${kinds.join()} ${station.id}`, usableMs: 3 * hourMs };
      const times = { freshMs: everyMinutes * minuteMs, read: (ask: Ask) => read(ask, feed, station) };
      return keep<Series>({ ...wanted, ...times }, spender);
    },
    /** Above the station's zero: its office's tide, else ours where both have chart datum or 30 days of both are known. */
    async predictedAt(feed: Feed, station: FeedStation, { predicted }: Series, spender: Spender) {
      if (predicted.length > 0) return observed.between(predicted, predictionGapMs);
      const own = ownTide(station);
      if (!own) return undefined;
      const { levelAt } = own.tide;
      const above =
        (zeroM: number): observed.LevelAt =>
        (at) =>
          levelAt(at) - zeroM;
      if (station.zero === 'CD' && own.officeDatum?.name === 'CD') {
        await own.prepareDatums?.();
        return above(own.datums.LAT + own.officeDatum.aboveLatM);
      }
      const { history, upstream } = feed;
      if (!history) return undefined;
      const readZero = async (ask: Ask): Promise<number | null> => {
        const levels = await readLevels(ask, feed, history, station, { from: now() - monthMs, to: now() });
        return observed.zeroAbove(observed.cleanLevels(levels, levelAt, now()).readings, levelAt) ?? null;
      };
      const wanted = { upstream, name: `zero ${upstream} ${station.id}`, freshMs: utcDayMs, usableMs: 7 * utcDayMs };
      const { value: zeroM } = await keep({ ...wanted, read: readZero }, spender);
      return zeroM == null ? undefined : above(zeroM);
    },
  };
}

/** The latest reading, and of the others one in five minutes. */
function thinned(readings: readonly observed.Reading[]): readonly observed.Reading[] {
  let next = Infinity;
  const backwards = readings.toReversed().filter(({ at }) => {
    if (at > next) return false;
    next = at - leastStepMs;
    return true;
  });
  return backwards.toReversed();
}
