import { writeMetaTime, writeTimestamp, type AnswerOf } from '../contract/index.ts';
import { hourMs } from '../domain/time.ts';
import { hourOf } from './interval.ts';
import { tidePoint } from './tide-point.ts';

/** `GET /v2/tide/sea-level/point`: whole hours, from the one that contains `start` to `end`, inclusive. */
export const tideSeaLevelPoint = tidePoint({
  member: 'data',
  items: (station, window, addM): AnswerOf<'/v2/tide/sea-level/point'>['data'] =>
    Array.from(station.tide.hourlyLevels(window), (heightM, i) => ({
      time: writeTimestamp(window.from + i * hourMs),
      sg: Math.round((heightM + addM) * 100) / 100 + 0,
    })),
  windowOf: ({ from, to }) => ({ from: hourOf(from), to: to + 1 }),
  notesOn: ({ from }) =>
    hourOf(from) === from ? [] : [`The levels are those of whole hours, from ${writeMetaTime(hourOf(from))} on.`],
});
