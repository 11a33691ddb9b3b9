import { seaLevelQuery, writeMetaTime, writeTimestamp, type SeaLevelAnswer } from '../contract/index.ts';
import { hourMs, type Instant } from '../domain/time.ts';
import { tidePoint } from './tide-point.ts';

/** `GET /v2/tide/sea-level/point`: whole hours, from the one that contains `start` to `end`, inclusive. */
export const tideSeaLevelPoint = tidePoint({
  query: seaLevelQuery,
  member: 'data',
  items: (station, interval, addM): SeaLevelAnswer['data'] => {
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

function hourOf(at: Instant): Instant {
  return Math.floor(at / hourMs) * hourMs;
}
