import { writeTimestamp, type NowUnits, type RequestOf } from '../contract/index.ts';
import type { Point } from '../domain/place.ts';
import { minuteMs, type Instant } from '../domain/time.ts';
import { celsiusToFahrenheit, metresToFeet, msToKnots, msToMph } from '../domain/units.ts';

/** A question about a place now, at a whole minute. Heights are in the units of the answer, `series` in minutes. */
export type NowRequest = Omit<RequestOf<'/v2/now/point'>, 'lat' | 'lng'> & {
  readonly point: Point;
  readonly at: Instant;
};

/** A height in metres in the units of the answer, with the decimals of the other paths: rounded again, both say the same. */
export function heightIn(units: NowUnits, metres: number): number {
  return rounded(units === 'imperial' ? metresToFeet(metres) : metres, 3);
}

/** The same height in metres again. */
export function heightM(units: NowUnits, height: number): number {
  return units === 'imperial' ? height / metresToFeet(1) : height;
}

/** A speed in metres a second in the units of the answer, to a tenth. */
export function speedIn(units: NowUnits, ms: number): number {
  const convert = { metric: (one: number) => one, nautical: msToKnots, imperial: msToMph }[units];
  return rounded(convert(ms), 1);
}

/** A temperature in the units of the answer, to a tenth of a degree. */
export function temperatureIn(units: NowUnits, celsius: number): number {
  return rounded(units === 'imperial' ? celsiusToFahrenheit(celsius) : celsius, 1);
}

/** Rounded to some digits; never −0. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}

/** An event, to the whole minute as on all paths. */
export function toMinute(at: Instant): string {
  return writeTimestamp(Math.round(at / minuteMs) * minuteMs);
}
