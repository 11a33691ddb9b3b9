import type { Point } from '../place.ts';
import type { Window } from '../instant.ts';
import { bodyAt, type Body } from './ephemeris.ts';
import { passages } from './events.ts';
import { centreAbove, limbAboveHorizon, moonRadiusAu, observerAt, sunRadiusAu } from './horizon.ts';

/** When a body is above a limit: any of it above the horizon, with refraction, or its centre above so many degrees, without. */
export function timesAbove(body: Body, point: Point, window: Window, limit: number | 'horizon'): Window[] {
  const observer = observerAt(point);
  const height =
    limit === 'horizon'
      ? limbAboveHorizon(observer, body === 'sun' ? sunRadiusAu : moonRadiusAu)
      : centreAbove(observer, limit);
  const { rising, setting } = passages(body, height, window);
  const spans: Window[] = [];
  let from = height(bodyAt(body, window.from)) >= 0 ? window.from : undefined;
  const turns = [...rising.map((at) => ({ at, isUp: true })), ...setting.map((at) => ({ at, isUp: false }))].toSorted(
    (a, b) => a.at - b.at,
  );
  for (const { at, isUp } of turns) {
    if (isUp) from ??= at;
    else if (from !== undefined) {
      if (from < at) spans.push({ from, to: at });
      from = undefined;
    }
  }
  if (from !== undefined && from < window.to) spans.push({ from, to: window.to });
  return spans;
}
