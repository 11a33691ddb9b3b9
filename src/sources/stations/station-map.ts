import { setImmediate } from 'node:timers/promises';
import type { MapStation, StationMap } from '../../adapters/web/ports.ts';
import { once } from '../../lib/once.ts';
import { hourMs, type Instant, type Window } from '../../domain/time.ts';
import type { TideStation } from '../../domain/tide/index.ts';
import type { Catalogue } from './catalogue.ts';

/** A tide of 24 h 50 min has its highest and lowest water in it wherever it begins, ms. */
const aroundMs = 12.5 * hourMs;
/** Ranges change by a few centimetres in this time, ms. */
const keptMs = hourMs;
/** One takes 0.3 ms: others wait for no more than two of them. */
const stationsEachTurn = 2;

export function createStationMap(
  catalogue: Pick<Catalogue, 'stations' | 'rejected' | 'referenceOf'>,
  streams: readonly MapStation[],
  land: StationMap['land'],
): StationMap {
  let latest: { readonly period: number; readonly ranges: Promise<readonly number[]> } | undefined;
  return {
    get stations() {
      return catalogue.stations;
    },
    get rejected() {
      return catalogue.rejected;
    },
    streams,
    rangesM(at) {
      const period = Math.floor(at / keptMs);
      if (latest?.period !== period) latest = { period, ranges: rangesAt(catalogue, period * keptMs) };
      return latest.ranges;
    },
    land: once(land),
  };
}

async function rangesAt({ stations, referenceOf }: Pick<Catalogue, 'stations' | 'referenceOf'>, at: Instant) {
  const window = { from: at - aroundMs, to: at + aroundMs };
  const ranges: number[] = [];
  for (const station of stations) {
    ranges.push(rangeM(station, referenceOf(station), window));
    if (ranges.length % stationsEachTurn === 0) await setImmediate();
  }
  return ranges;
}

/** From hourly heights: the true range is larger by 3 % at most of a tide that has two high waters a day. */
function rangeM(station: TideStation, followed: ReturnType<Catalogue['referenceOf']>, window: Window): number {
  const levels = (followed?.station ?? station).tide.hourlyLevels(window);
  const [high, low] = [Math.max(...levels), Math.min(...levels)];
  if (!followed) return high - low;
  const { offsets } = followed;
  if (offsets.kind === 'fixed') return Math.abs(high + offsets.high - low - offsets.low);
  // Factors apply to heights above MLLW (NOAA, as in `subordinateTide`).
  const { MLLW } = followed.station.datums;
  return Math.abs((high - MLLW) * offsets.high - (low - MLLW) * offsets.low);
}
