import { writeTimestamp, nowSeriesHours, type NowAnswer } from '../contract/index.ts';
import { levelBetween, type Extreme } from '../domain/tide/index.ts';
import type { Point } from '../domain/place.ts';
import { hourMs, minuteMs, type Instant, type Window } from '../domain/time.ts';
import { findWindows, type TideOverTime } from '../domain/windows/index.ts';
import { heightIn, heightM, toMinute, type NowRequest } from './now-request.ts';

/** A series begins so long before now, so that a curve shows where it comes from. */
const seriesPastMs = 6 * hourMs;
/** The rate is that of so long around now. */
const rateMs = 6 * minuteMs;

/** Height, rate, next turns, crossings of a height and the series of a tide. */
export function levelsNow(tide: TideOverTime, request: NowRequest): Partial<NowAnswer> {
  const { at, units } = request;
  const levelAt = (when: Instant): number | undefined => levelBetween(tide.levels, when);
  const [level, before, after] = [levelAt(at), levelAt(at - rateMs / 2), levelAt(at + rateMs / 2)];
  if (level === undefined || before === undefined || after === undefined) return {};
  const ahead = tide.extremes.filter((one) => one.at > at);
  const [next] = ahead;
  return {
    level: heightIn(units, level),
    rate: heightIn(units, ((after - before) * hourMs) / rateMs),
    ...(next && { trend: next.kind === 'high' ? 'rising' : 'falling' }),
    ...nextTurn('High', ahead, request),
    ...nextTurn('Low', ahead, request),
    ...crossedNow(tide, level, request),
    ...(request.series !== undefined && { series: seriesOf(levelAt, request, request.series) }),
  };
}

function nextTurn(name: 'High' | 'Low', ahead: readonly Extreme[], { at, units }: NowRequest): Partial<NowAnswer> {
  const turn = ahead.find(({ kind }) => kind === name.toLowerCase());
  if (!turn) return {};
  return {
    [`next${name}Level`]: heightIn(units, turn.heightM),
    [`next${name}Minutes`]: Math.round((turn.at - at) / minuteMs),
    [`next${name}Time`]: toMinute(turn.at),
  };
}

/** When the water passes a height: the roots that the windows are made of. */
export function crossingsOf(point: Point, window: Window, aboveM: number, tide: TideOverTime) {
  const conditions = [{ kind: 'tide', range: { min: aboveM } }] as const;
  const { windows } = findWindows({ point, zone: 'UTC', window, conditions, tide });
  const crossings = windows.flatMap(({ from, to }) => [
    ...(from > window.from ? [{ direction: 'rising' as const, time: toMinute(from) }] : []),
    ...(to < window.to ? [{ direction: 'falling' as const, time: toMinute(to) }] : []),
  ]);
  return { windows, crossings };
}

function crossedNow(tide: TideOverTime, level: number, { point, at, units, above }: NowRequest): Partial<NowAnswer> {
  if (above === undefined) return {};
  const aboveM = heightM(units, above);
  const { windows, crossings } = crossingsOf(point, { from: at, to: at + nowSeriesHours * hourMs }, aboveM, tide);
  const aDay = { from: at, to: at + 24 * hourMs };
  const aboveMs = windows.reduce(
    (sum, one) => sum + Math.max(0, Math.min(one.to, aDay.to) - Math.max(one.from, aDay.from)),
    0,
  );
  return { above, crossings, hoursAbove: Number((aboveMs / hourMs).toFixed(1)), isAbove: level > aboveM };
}

function seriesOf(levelAt: (at: Instant) => number | undefined, { at, units }: NowRequest, stepMinutes: number) {
  const count = (seriesPastMs + nowSeriesHours * hourMs) / (stepMinutes * minuteMs) + 1;
  return Array.from({ length: count }, (_, i) => at - seriesPastMs + i * stepMinutes * minuteMs).flatMap((when) => {
    const level = levelAt(when);
    return level === undefined ? [] : [{ level: heightIn(units, level), time: writeTimestamp(when) }];
  });
}
