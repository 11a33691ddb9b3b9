import { beaufortFromMs } from '../../domain/units.ts';
import { limitedAttributes, rangedCondition, type Condition, type Range } from '../../domain/windows/index.ts';
import { rowOf } from './captures.ts';
import type { ClassMatch } from './numerals.ts';
import limitUnits from './limit-units.json' with { type: 'json' };
import { limits } from '../limits.ts';

/** The units of a lexicon by what they measure: so many `times` the unit of conditions, `per` so many, from a `zero`. */
type LimitUnit = { readonly of: string; readonly times?: number; readonly per?: number; readonly zero?: number };
const units: Readonly<Record<string, LimitUnit>> = limitUnits.units;

/** What some quantities are measured in, of those that are said in several units. */
const measuredIn: Readonly<Record<string, string>> = limitUnits.measuredIn;

/** Lowest wind of Beaufort forces 0 to 13, m/s. */
const forceFromMs = [0, ...beaufortFromMs, 56];

/** What a comparator says of a quantity; `undefined` where the unit, `written` or the usual one, does not fit. */
export function limit(captures: readonly ClassMatch[], comparator: string, written = textOf(captures, 'measure')) {
  const numbers = numbersOf(captures);
  const { named, usual, unit } = quantityIn(captures, written, numbers);
  if (units[unit]?.of !== units[usual]?.of) return undefined;
  // Of two bare numbers beside the tide, hours and days are as likely as metres; waves of more are rare.
  const isBare = comparator === 'between' && written === undefined;
  if (isBare && Math.max(...numbers) > (highestBareM[named] ?? Infinity)) return undefined;
  const range = unit === 'bft' ? forces(numbers, comparator) : rangeOf(numbers.map(converter(unit)), comparator);
  const quantity = named === 'water' ? 'tide' : named;
  const isTooHigh = quantity === 'tide' && Object.values(range).some((heightM) => heightM > limits.highestTideM);
  if (!isTooHigh) return limitOf(quantity, range);
  const isCoefficient =
    written === undefined && Object.values(range).every((value) => value >= limits.lowestCoefficient);
  return isCoefficient ? limitOf('coefficient', range) : undefined;
}

/** The quantity that a limit names, its usual unit and the one that is meant; `the water over 15 degrees` is its temperature. */
function quantityIn(captures: readonly ClassMatch[], written: string | undefined, numbers: readonly number[]) {
  const [named = '', usual = 'none'] = textOf(captures, 'quantity')?.split(' ') ?? [];
  // `Wind unter 4` is a force, and `Wind unter 12` a speed.
  const isForce = usual === 'bft' && numbers.every((one) => one <= limits.strongestBare);
  const unit = written ?? (usual === 'bft' && !isForce ? 'kn' : usual);
  const isWarmth = measuredBy(unit) === 'temperature' && (named === 'tide' || named === 'waveHeight');
  return isWarmth ? { named: 'waterTemperature', usual: 'C', unit } : { named, usual, unit };
}

/** The attributes of the weather have names of their own in lexicons, other quantities those of the notation. */
function limitOf(quantity: string, range: Range): Condition {
  const attribute = limitedAttributes.find((one) => one === quantity);
  if (attribute) return { kind: 'weather', attribute, range };
  const other = rangedCondition(quantity, range);
  if (!other) throw new Error(`A lexicon has a quantity “${quantity}”`);
  return other;
}

/** Bare numbers above are hours, of which people seldom say the first six. */
const highestBareM: Readonly<Record<string, number>> = { water: 0, tide: 0, waveHeight: 6, swellHeight: 6 };

export function converter(unit: string): (value: number) => number {
  const { times = 1, per = 1, zero = 0 } = rowOf(units, unit);
  return (value) => ((value - zero) * times) / per;
}

function rangeOf([a = NaN, b = a]: readonly number[], comparator: string): Range {
  // `1 metre and a half` ends as `1 and 2 metres` do.
  if (comparator === 'between' && (a < 1 || b !== 0.5)) return { min: Math.min(a, b), max: Math.max(a, b) };
  if (comparator === 'about') return { min: a * (1 - limits.aboutShare), max: a * (1 + limits.aboutShare) };
  return comparator === 'below' || comparator === 'at-most' ? { max: a } : { min: b === 0.5 && a >= 1 ? a + b : a };
}

/** A force is a span of speeds: under 4 ends where 4 begins, up to 4 where 5 begins. */
function forces([a = 0, b = a]: readonly number[], comparator: string): Range {
  const lowest = (force: number): number => forceFromMs[Math.max(0, Math.min(13, Math.round(force)))] ?? 0;
  const ranges: Readonly<Record<string, Range>> = {
    below: { max: lowest(a) },
    'at-most': { max: lowest(a + 1) },
    above: { min: lowest(a + 1) },
    'at-least': { min: lowest(a) },
  };
  return ranges[comparator] ?? { min: lowest(Math.min(a, b)), max: lowest(Math.max(a, b) + 1) };
}

/** What a unit of a lexicon measures: a length, a speed. */
export function measuredBy(unit = ''): string | undefined {
  return units[unit]?.of;
}

export function isSameMeasure(one: string, other: string): boolean {
  return measuredIn[one] !== undefined && measuredIn[one] === measuredIn[other];
}

/** A number in a unit, else in that in which the limit was round and nearest to it; `undefined` where there is none. */
export function inUnitOf(quantity: string, limit: number, number: number, said?: string, above: 0 | 1 = 0) {
  const of = measuredIn[quantity] ?? 'number';
  // Metres of a wind are those of a second.
  const unit = of === 'speed' && said === 'm' ? 'ms' : said;
  // A wind that is to be above a force begins with the next.
  const force = forceFromMs.indexOf(limit);
  if (unit === 'bft' || (unit === undefined && of === 'speed' && force > 0))
    return of === 'speed' ? forceFromMs[number + above] : undefined;
  const away = (one: { readonly former: number }): number => Math.abs(Math.log(number / one.former));
  return Object.keys(units)
    .filter((name) => units[name]!.of === of && name !== 'bft' && (unit ?? name) === name)
    .map(converter)
    .map((convert) => ({ former: (limit - convert(0)) / (convert(1) - convert(0)), value: convert(number) }))
    .filter(({ former }) => unit !== undefined || isRound(former))
    .toSorted((a, b) => away(a) - away(b))[0]?.value;
}

/** Whether people say a number as it is: to a half, or a tenth of less than ten. */
function isRound(value: number): boolean {
  const steps = value * (value < 10 ? 10 : 2);
  return Math.abs(steps - Math.round(steps)) < 0.01;
}

export function textOf(captures: readonly ClassMatch[], wanted: string): string | undefined {
  const value = captures.findLast(({ name }) => name === wanted)?.value;
  return typeof value === 'string' ? value : undefined;
}

export function numbersOf(captures: readonly ClassMatch[]): number[] {
  const numeric = new Set(['decimal', 'signed', 'number']);
  return captures.flatMap(({ name, value }) => (numeric.has(name) ? Number(value) : []));
}
