import { writeMetaTime, writeTimestamp, type AnswerOf } from '../contract/index.ts';
import { hourMs } from '../domain/time.ts';
import { hourOf } from './interval.ts';
import { tidePoint } from './tide-point.ts';

/** `GET /v2/tide/sea-level/point`: whole hours, from the one that contains `start` to `end`, inclusive. */
export const tideSeaLevelPoint = tidePoint({
  member: 'data',
  items: (station, interval, addM): AnswerOf<'/v2/tide/sea-level/point'>['data'] => {
    const from = hourOf(interval.from);
    const levels = station.tide.hourlyLevels({ from, to: interval.to + 1 });
    return Array.from(levels, (heightM, i) => ({
      time: writeTimestamp(from + i * hourMs),
      sg: Math.round((heightM + addM) * 100) / 100 + 0,
    }));
  },
  notesOn: ({ from }) =>
    hourOf(from) === from ? [] : [`The levels are those of whole hours, from ${writeMetaTime(hourOf(from))} on.`],
});
