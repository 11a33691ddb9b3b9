import { writeTimestamp, type AnswerOf } from '../contract/index.ts';
import { minuteMs, utcDayStart, type Window } from '../domain/time.ts';
import type { TideStation } from '../domain/tide/index.ts';
import { calendar } from '../lib/calendar.ts';
import type { Document } from './keyed-endpoint.ts';
import { tidePoint, toMillimetres } from './tide-point.ts';

type Item = AnswerOf<'/v2/tide/extremes/point'>['data'][number];

export const tideExtremesPoint = tidePoint({ member: 'data', items: extremeItems, document: extremesDocument });

/** `GET /v1/tide/extremes/point`: two datums, and heights as strings. */
export const oldTideExtremesPoint = tidePoint({
  member: 'extremes',
  items: (...args) => extremeItems(...args).map(({ time, height, type }) => ({ time, height: String(height), type })),
  document: extremesDocument,
});

/** Extremes in whole minutes; `end` excludes the rounded time: one at 23:59:40 belongs to the next day. */
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

type DocumentArguments = Parameters<NonNullable<Parameters<typeof tidePoint>[0]['document']>>;

/** Our additions: extremes as a table for spreadsheets (CSV) or a calendar for phones (iCalendar). */
export function extremesDocument(...[format, { station, interval, datum, now }]: DocumentArguments): Document {
  const items = extremeItems(station, interval, -station.datums[datum]);
  if (format === 'csv') {
    const rows = items.map(({ time, height, type }) => `${time},${height},${type},${datum}`);
    return { type: 'text/csv; charset=utf-8', content: ['time,height,type,datum', ...rows, ''].join('\r\n') };
  }
  const events = items.map(({ time, height, type }) => ({
    id: `${station.id}/${time}`,
    at: Date.parse(time),
    summary: `${type === 'high' ? 'High' : 'Low'} water ${height.toFixed(1)} m, ${station.name}`,
    description: `Height above ${datum}. ${station.attribution}. Astronomical tide only. Not for navigation.`,
  }));
  // The start of the day instead of the time, so that the ETag stays the same for a day.
  const stamp = utcDayStart(now);
  return { type: 'text/calendar; charset=utf-8', content: calendar(`Tides at ${station.name}`, stamp, events) };
}
