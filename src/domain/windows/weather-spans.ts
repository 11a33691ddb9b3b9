import { hourMs, type Instant, type Window } from '../time.ts';
import type { Attribute, WeatherHour } from '../weather/index.ts';
import type { Direction, LimitedAttribute } from './conditions.ts';
import { spansWithin, type Segment } from './piecewise.ts';
import { toSpans, type Spans } from './spans.ts';

/** A forecast at whole hours, in time order. Between them it is straight, which no weather is: half an hour is its grain. */
export type WeatherOverTime = readonly WeatherHour[];

/** The pressure tendency of weather reports is over three hours (WMO No. 306, table 0200). */
const tendencyMs = 3 * hourMs;

/** The forecast of an attribute as a line. Rain is the amount of the hour before, so it is level within each. */
export function linesOf(hours: WeatherOverTime, attribute: LimitedAttribute): Segment[] {
  if (attribute !== 'precipitation') return segments(hours, (hour) => hour.values[attribute]);
  return hours.flatMap(({ at, values }) => {
    const amount = values.precipitation;
    return amount === undefined ? [] : [{ from: at - hourMs, to: at, a: amount, b: amount }];
  });
}

export function tendencyLines(hours: WeatherOverTime): Segment[] {
  const pressures = new Map(hours.map(({ at, values }) => [at, values.pressure]));
  return segments(hours, ({ at, values }) => {
    const before = pressures.get(at - tendencyMs);
    return values.pressure === undefined || before === undefined ? undefined : values.pressure - before;
  });
}

/** Whether a direction is in a sector, clockwise from `fromDeg` to `toDeg`. */
export function isInSector({ fromDeg, toDeg }: { readonly fromDeg: number; readonly toDeg: number }, degrees: number) {
  return clockwise(fromDeg, degrees) <= clockwise(fromDeg, toDeg);
}

/** When a direction is in a sector, clockwise from `fromDeg` to `toDeg`. Between hours it turns along the shorter arc. */
export function sectorSpans(hours: WeatherOverTime, attribute: Direction, fromDeg: number, toDeg: number): Spans {
  const width = clockwise(fromDeg, toDeg);
  const turned = directionLines(hours, attribute, fromDeg);
  return toSpans(
    // A line that begins in 0…360 stays within a half turn of it, so the sector is met in one of three turns.
    [-360, 0, 360].flatMap((turn) => spansWithin(turned, { min: turn, max: turn + width })),
  );
}

/** A direction in degrees clockwise from `fromDeg`, without jumps within an hour. */
export function directionLines(hours: WeatherOverTime, attribute: Direction, fromDeg: number): Segment[] {
  return segments(hours, ({ values }) => {
    const degrees = values[attribute];
    return degrees === undefined ? undefined : clockwise(fromDeg, degrees);
  }).map((segment) => ({ ...segment, b: segment.a + ((((segment.b - segment.a + 540) % 360) + 360) % 360) - 180 }));
}

/** From the first known hour of these attributes to the last. */
export function knownWindow(hours: WeatherOverTime, attributes: readonly Attribute[]): Window | undefined {
  const known = hours.filter(({ values }) => attributes.every((attribute) => values[attribute] !== undefined));
  const [first, last] = [known[0], known.at(-1)];
  return first && last ? { from: first.at, to: last.at } : undefined;
}

/** Whether attributes are known at every whole hour around a window. */
export function isKnownThroughout(hours: WeatherOverTime, attributes: readonly Attribute[], window: Window): boolean {
  const known = hours.filter(
    ({ at, values }) =>
      at > window.from - hourMs && at < window.to + hourMs && attributes.every((one) => values[one] !== undefined),
  );
  return known.length > 0 && known.length >= (window.to - window.from) / hourMs;
}

/** The values nearest to a range that lines have in a window, if any. */
export function closestIn(lines: readonly Segment[], window: Window, distance: (value: number) => number) {
  let closest: { readonly value: number; readonly away: number } | undefined;
  for (const { from, to, a, b } of lines) {
    const [start, end] = [Math.max(from, window.from), Math.min(to, window.to)];
    if (start >= end) continue;
    for (const at of [start, end]) {
      const value = a + ((b - a) * (at - from)) / (to - from);
      const away = distance(value);
      if (!closest || away < closest.away) closest = { value, away };
    }
  }
  return closest;
}

function segments(hours: WeatherOverTime, valueOf: (hour: WeatherHour) => number | undefined): Segment[] {
  const found: Segment[] = [];
  let before: { readonly at: Instant; readonly value: number } | undefined;
  for (const hour of hours) {
    const value = valueOf(hour);
    if (before && value !== undefined && hour.at - before.at === hourMs) {
      found.push({ from: before.at, to: hour.at, a: before.value, b: value });
    }
    before = value === undefined ? undefined : { at: hour.at, value };
  }
  return found;
}

function clockwise(fromDeg: number, toDeg: number): number {
  return (((toDeg - fromDeg) % 360) + 360) % 360;
}
