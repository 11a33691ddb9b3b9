import {
  celsiusToFahrenheit,
  hPaToInHg,
  metresToCentimetres,
  metresToFeet,
  msToBeaufort,
  msToKmh,
  msToKnots,
  msToMph,
} from '../domain/units.ts';
import { compass, number, type FormatContext } from './format.ts';

/** Wind speed in the user's unit, without the direction: `18 kn`, `force 5`. */
export function windSpeed({ words, units }: FormatContext, ms: number, digits = 0): string {
  if (units.wind === 'bft') return words.say('weather-force', { force: msToBeaufort(ms) });
  return `${windNumber({ words, units }, ms, digits)} ${windUnits[units.wind].name}`;
}

/** The number of `windSpeed` without the unit, for a second one next to it. */
export function windNumber({ words, units }: Pick<FormatContext, 'words' | 'units'>, ms: number, digits = 0): string {
  return units.wind === 'bft' ? String(msToBeaufort(ms)) : number(words, windUnits[units.wind].from(ms), digits);
}

/** `kn`; `Bft` where the numbers are forces. */
export function windUnit({ words, units }: FormatContext): string {
  return units.wind === 'bft' ? words.say('unit-beaufort') : windUnits[units.wind].name;
}

const windUnits = {
  kn: { name: 'kn', from: msToKnots },
  ms: { name: 'm/s', from: (ms: number) => ms },
  kmh: { name: 'km/h', from: msToKmh },
  mph: { name: 'mph', from: msToMph },
} as const;

/** `WSW ↗`: the direction that wind or waves come from, and an arrow the way they go. */
export function comingFrom(format: FormatContext, degrees: number): string {
  return `${compass(format, degrees)} ${arrows[Math.round(degrees / 45) % 8]}`;
}

/** The speed of a current, `0.4 kn`, `0.2 m/s`: in knots, unless the user reads wind in m/s. */
export function currentSpeed({ words, units }: FormatContext, ms: number): string {
  return units.wind === 'ms' ? `${number(words, ms, 1)} m/s` : `${number(words, msToKnots(ms), 1)} kn`;
}

/** `0.4 kn, setting NE`: named by the direction that it sets to, whereas the interface has the one that it comes from. */
export function currentText(format: FormatContext, ms: number, from: number | undefined): string {
  const speed = currentSpeed(format, ms);
  if (from === undefined) return speed;
  return format.words.say('waves-current-sets', { speed, direction: compass(format, (from + 180) % 360) });
}

/** By the direction of origin, from north clockwise: a northerly goes down the chart. */
const arrows = ['↓', '↙', '←', '↖', '↑', '↗', '→', '↘'] as const;

/** `12 °C`, `54 °F`. */
export function temperature({ words, units }: FormatContext, celsius: number): string {
  return units.temperature === 'F'
    ? `${number(words, celsiusToFahrenheit(celsius), 0)} °F`
    : `${number(words, celsius, 0)} °C`;
}

/** `1013 hPa`, `29.92 inHg`. */
export function pressure({ words, units }: FormatContext, hPa: number): string {
  return units.pressure === 'inHg' ? `${number(words, hPaToInHg(hPa), 2)} inHg` : `${number(words, hPa, 0)} hPa`;
}

/** `1.8 m`, `6 ft`, `180 cm`: forecasts of waves are not accurate to the decimal of a foot. */
export function waveHeight({ words, units }: FormatContext, heightM: number): string {
  if (units.height === 'cm') return `${number(words, metresToCentimetres(Number(heightM.toFixed(1))), 0)} cm`;
  return units.height === 'ft' ? `${number(words, metresToFeet(heightM), 0)} ft` : `${number(words, heightM, 1)} m`;
}

/** `0.4 mm`, `0.02 in`: a kilogram on a square metre is a millimetre. */
export function rain({ words, units }: FormatContext, mm: number): string {
  return units.height === 'ft' ? `${number(words, mm / mmPerInch, 2)} in` : `${number(words, mm, 1)} mm`;
}

/** International inch, exactly. */
const mmPerInch = 25.4;

/** Less precipitation than this, mm, is not shown: it would round to 0.0 mm. */
export const noRainMm = 0.05;
