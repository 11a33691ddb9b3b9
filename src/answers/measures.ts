import {
  beaufortFromMs,
  celsiusToFahrenheit,
  hPaToInHg,
  kmToMiles,
  kmToNauticalMiles,
  metresToCentimetres,
  metresToFeet,
  msToBeaufort,
  msToKmh,
  msToKnots,
  msToMph,
} from '../domain/units.ts';
import type { Units } from '../domain/units.ts';
import { factsOf, type Attribute, type AttributeUnit } from '../domain/weather/index.ts';
import type { Words } from '../words.ts';
import { compass, distance, number, percent, type FormatContext, type LocaleContext } from './format.ts';

/** A unit of a reader: what it is called, the digits that are shown, and the conversion from the unit inside. */
export type Unit = { readonly name: string; readonly digits: number; from(value: number): number };

const unit = (name: string, digits: number, from = (value: number): number => value): Unit => ({ name, digits, from });

const windUnits: Readonly<Record<Units['wind'], (words: Words) => Unit>> = {
  // The French and the Portuguese have no `kn`.
  kn: (words) => unit(words.say('unit-knots'), 0, msToKnots),
  ms: () => unit('m/s', 0),
  kmh: () => unit('km/h', 0, msToKmh),
  mph: () => unit('mph', 0, msToMph),
  // Of forces no conversion: they are not evenly spaced.
  bft: (words) => unit(words.say('unit-beaufort'), 0),
};

const units = {
  temperature: { C: unit('°C', 0), F: unit('°F', 0, celsiusToFahrenheit) },
  pressure: { hPa: unit('hPa', 0), inHg: unit('inHg', 2, hPaToInHg) },
  distance: { km: unit('km', 0), nm: unit('nm', 0, kmToNauticalMiles), mi: unit('mi', 0, kmToMiles) },
  height: { m: unit('m', 1), ft: unit('ft', 0, metresToFeet), cm: unit('cm', 0, metresToCentimetres) },
} as const;

/** International inch, exactly. */
const mmPerInch = 25.4;

/** The units that a reader has chosen. Currents are in knots, unless wind is read in m/s. */
export function readerUnits(format: LocaleContext) {
  const chosen = format.units;
  return {
    wind: windUnits[chosen.wind](format),
    current: chosen.wind === 'ms' ? unit('m/s', 1) : { ...windUnits.kn(format), digits: 1 },
    temperature: units.temperature[chosen.temperature],
    pressure: units.pressure[chosen.pressure],
    height: units.height[chosen.height],
    // A kilogram of rain on a square metre is a millimetre.
    rain: chosen.height === 'ft' ? unit('in', 2, (mm) => mm / mmPerInch) : unit('mm', 1),
  };
}

/** `25 kn = 12.9 m/s = …`: an amount, a number and the name of its unit, in every unit of what it measures; `undefined` of another. */
export function conversions(words: Words, amount: string): string | undefined {
  const [figure, name = ''] = [Number(amount.split(' ')[0]), amount.split(' ')[1]];
  const { kn, ms, kmh, mph } = windUnits;
  const speeds = { kn: kn(words), ms: ms(words), kmh: kmh(words), mph: mph(words) };
  // A force is a range of speeds.
  const isForce = name === 'bft' && beaufortFromMs[figure] !== undefined;
  const own = [speeds, ...Object.values(units)].find((group) => isForce || Object.hasOwn(group, name));
  if (!own) return undefined;
  const all: Readonly<Record<string, Unit>> = own;
  const { from } = all[name] ?? speeds.ms;
  const inside = isForce
    ? [beaufortFromMs[figure - 1] ?? 0, beaufortFromMs[figure]!]
    : [(figure - from(0)) / (from(1) - from(0))];
  const text = (one: Unit): string => {
    const shown = inside.map((value) => Number(one.from(value).toFixed(1)));
    return `${shown.map((value) => number(words, value, Number.isInteger(value) ? 0 : 1)).join('–')} ${one.name}`;
  };
  const force = own === speeds ? [['bft', `${msToBeaufort(inside[0]!)} ${words.say('unit-beaufort')}`]] : [];
  const texts = [...Object.entries(all).map(([unitName, one]) => [unitName, text(one)]), ...force];
  const inOrder = texts.toSorted(([a], [b]) => Number(b === name) - Number(a === name));
  return inOrder.map(([, shown]) => shown).join(' = ');
}

function inUnit(words: Words, value: number, { name, digits, from }: Unit): string {
  return `${number(words, from(value), digits)} ${name}`;
}

function measured(format: FormatContext, quantity: keyof ReturnType<typeof readerUnits>, value: number): string {
  return inUnit(format, value, readerUnits(format)[quantity]);
}

/** The number of a measure without the unit, for a second one next to it. */
export function figureOf(format: FormatContext, quantity: Parameters<typeof measured>[1], value: number): string {
  return measured(format, quantity, value).split(' ')[0] ?? '';
}

/** Wind speed in the user's unit, without the direction: `18 kn`, `force 5`. */
export function windSpeed(format: FormatContext, ms: number, digits = 0): string {
  const figure = windNumber(format, ms, digits);
  if (format.units.wind === 'bft') return format.say('weather-force', { force: figure });
  return `${figure} ${readerUnits(format).wind.name}`;
}

/** The number of `windSpeed` without the unit, for a second one next to it. */
export function windNumber(format: LocaleContext, ms: number, digits = 0) {
  const { wind } = format.units;
  return wind === 'bft' ? String(msToBeaufort(ms)) : number(format, windUnits[wind](format).from(ms), digits);
}

/** `WSW ↗`: the direction that wind or waves come from, and an arrow the way they go. */
export function comingFrom(format: FormatContext, degrees: number): string {
  // One arrow for each of the sixteen names.
  const named = Math.round(degrees / 22.5);
  return `${compass(format, degrees)} ${arrows[Math.round(named / 2) % 8]}`;
}

export function currentSpeed(format: FormatContext, ms: number): string {
  return measured(format, 'current', ms);
}

/** `0.4 kn, setting NE`: named by the direction that it sets to, whereas the interface has the one that it comes from. */
export function currentText(format: FormatContext, ms: number, from: number | undefined): string {
  const speed = currentSpeed(format, ms);
  if (from === undefined) return speed;
  return format.say('waves-current-sets', { speed, direction: compass(format, (from + 180) % 360) });
}

/** By the direction of origin, from north clockwise: a northerly goes down the chart. */
const arrows = ['↓', '↙', '←', '↖', '↑', '↗', '→', '↘'] as const;

export function temperature(format: FormatContext, celsius: number): string {
  return measured(format, 'temperature', celsius);
}

/** The unit of the heights of a tide and of their differences: two decimals where its range is below a metre. */
export function tideUnit(format: LocaleContext, rangeM: number): Unit {
  return { ...readerUnits(format).height, digits: format.units.height === 'cm' ? 0 : rangeM < 1 ? 2 : 1 };
}

/** `5.9 m`, `19.4 ft`, `592 cm`. */
export function height(format: LocaleContext, heightM: number, rangeM: number): string {
  return inUnit(format, heightM, tideUnit(format, rangeM));
}

/** `1.8 m`, `6 ft`, `180 cm`: forecasts of waves are not accurate to the decimal of a foot. */
export function waveHeight(format: FormatContext, heightM: number): string {
  return measured(format, 'height', format.units.height === 'cm' ? Number(heightM.toFixed(1)) : heightM);
}

/** `0.4 mm`, `0.02 in`. */
export function rain(format: FormatContext, mm: number): string {
  return measured(format, 'rain', mm);
}

/** Less precipitation than this, mm, is not shown: it would round to 0.0 mm. */
export const noRainMm = 0.05;

/** `4.2 mm`; `undefined` where it is not worth telling. */
export function rainText(format: FormatContext, mm = 0): string | undefined {
  return mm < noRainMm ? undefined : rain(format, mm);
}

export type Write = (format: FormatContext, value: number) => string;
type Values = Readonly<Partial<Record<Attribute, number>>>;

/** The lowest index of each exposure category (Global Solar UV Index, WHO 2002). */
const uvLevels = { extreme: 11, 'very-high': 8, high: 6, moderate: 3, low: 0 } as const;

/** `6 (high)`. */
const uvIndex: Write = (words, value) => {
  const index = Math.round(value);
  const [level = 'low'] = Object.entries(uvLevels).find(([, least]) => index >= least) ?? [];
  return words.say('weather-uv', { index, level });
};

/** How a value of a forecast is written, by its unit. Directions are those that wind or waves come from. */
export const writers: Readonly<Record<AttributeUnit, Write>> = {
  'm/s': (format, ms) => windSpeed(format, ms),
  m: waveHeight,
  s: (format, value) => `${number(format, value, 0)} s`,
  deg: comingFrom,
  degC: temperature,
  'kg/m2': rain,
  '%': (format, value) => percent(format, value / 100),
  '1': percent,
  km: distance,
  index: uvIndex,
  hPa: (format, hPa) => measured(format, 'pressure', hPa),
};

/** The value of an attribute in an hour as it is written; empty where it has none. */
export function written(format: FormatContext, attribute: Attribute, values: Values): string {
  const value = values[attribute];
  if (value === undefined) return '';
  if (attribute === 'currentSpeed') return currentText(format, value, values.currentDirection);
  return writers[factsOf(attribute).unit](format, value);
}
