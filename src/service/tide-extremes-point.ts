import {
  oldTidePointQuery,
  tidePointQuery,
  writeTimestamp,
  type OldTideExtremesAnswer,
  type TideExtremesAnswer,
} from '../contract/index.ts';
import { minuteMs, type Window } from '../domain/time.ts';
import type { TideStation } from '../domain/tide/index.ts';
import { tidePoint, toMillimetres } from './tide-point.ts';

type Item = TideExtremesAnswer['data'][number];

/** `GET /v2/tide/extremes/point`. */
export const tideExtremesPoint = tidePoint({ query: tidePointQuery, member: 'data', items: extremeItems });

/** `GET /v1/tide/extremes/point`: two datums, and heights as strings. */
export const oldTideExtremesPoint = tidePoint({
  query: oldTidePointQuery,
  member: 'extremes',
  items: (...asked): OldTideExtremesAnswer['extremes'] =>
    extremeItems(...asked).map(({ time, height, type }) => ({ time, height: String(height), type })),
});

/**
 * Times are whole minutes, and `end` is exclusive for the time that is printed: an extreme at 23:59:40 belongs to the
 * next day.
 */
function extremeItems(station: TideStation, { from, to }: Window, addM: number): Item[] {
  return station.tide
    .extremes({ from: from - minuteMs, to: to + minuteMs })
    .map((extreme) => ({ ...extreme, minute: Math.round(extreme.at / minuteMs) * minuteMs }))
    .filter(({ minute }) => minute >= from && minute < to)
    .map(({ minute, heightM, kind }) => ({
      time: writeTimestamp(minute),
      height: toMillimetres(heightM + addM),
      type: kind,
    }));
}
