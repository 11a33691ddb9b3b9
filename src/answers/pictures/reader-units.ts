import {
  celsiusToFahrenheit,
  hPaToInHg,
  metresToCentimetres,
  metresToFeet,
  msToBeaufort,
  msToKmh,
  msToKnots,
  msToMph,
} from '../../domain/units.ts';
import { number } from '../format.ts';
import type { FormatContext } from './views.ts';

type Reader = Pick<FormatContext, 'units'>;

const same = (value: number): number => value;

/** Conversions from the units inside to the reader's, for axes. */
export function temperatureIn({ units }: Reader): (celsius: number) => number {
  return units.temperature === 'F' ? celsiusToFahrenheit : same;
}

/** From hPa to the reader's unit of pressure. */
export function pressureIn({ units }: Reader): (hPa: number) => number {
  return units.pressure === 'inHg' ? hPaToInHg : same;
}

/** Of the tide and of waves. */
export function heightIn({ units }: Reader): (heightM: number) => number {
  return { m: same, ft: metresToFeet, cm: metresToCentimetres }[units.height];
}

/** Of the Beaufort scale none: its forces are not evenly spaced, and an axis of it has ticks of its own. */
export function windIn({ units }: Reader): (ms: number) => number {
  return { kn: msToKnots, ms: same, kmh: msToKmh, mph: msToMph, bft: same }[units.wind];
}

/** Currents are in knots, unless the user reads wind in m/s. */
export function currentIn({ units }: Reader): (ms: number) => number {
  return units.wind === 'ms' ? same : msToKnots;
}

/** Lowest wind of a force, m/s. */
export function lowestOfForce(force: number): number {
  let tenthsMs = 0;
  while (msToBeaufort(tenthsMs / 10) < force) tenthsMs++;
  return tenthsMs / 10;
}

/** `12`: of a period, in seconds. */
export function seconds(format: FormatContext, value: number): string {
  return number(format.words, value, 0);
}
