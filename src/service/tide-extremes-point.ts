import { writeTimestamp, type TideExtremesAnswer } from '../contract/index.ts';
import { minuteMs } from '../domain/time.ts';
import { tidePoint, toMillimetres } from './tide-point.ts';

/**
 * `GET /v2/tide/extremes/point`. Times are whole minutes, and `end` is exclusive for the time that is printed: an
 * extreme at 23:59:40 belongs to the next day.
 */
export const tideExtremesPoint = tidePoint((station, { from, to }, addM): TideExtremesAnswer['data'] =>
  station.tide
    .extremes({ from: from - minuteMs, to: to + minuteMs })
    .map((extreme) => ({ ...extreme, minute: Math.round(extreme.at / minuteMs) * minuteMs }))
    .filter(({ minute }) => minute >= from && minute < to)
    .map(({ minute, heightM, kind }) => ({
      time: writeTimestamp(minute),
      height: toMillimetres(heightM + addM),
      type: kind,
    })),
);
