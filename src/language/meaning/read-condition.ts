import {
  isPresetName,
  limitedAttributes,
  parseConditions,
  type Condition,
  type Direction,
  type PresetName,
  type Range,
} from '../../domain/windows/index.ts';
import type { ClassMatch } from '../lexicon/numerals.ts';
import type { Kind } from '../lexicon/slots.ts';
import type { ConditionPart, NamedPart, SillPart } from './condition-part.ts';

/** Quantities that a lexicon can name and that are not attributes of the weather. */
const otherQuantities = [
  'tide',
  'stream',
  'flood',
  'ebb',
  'tidal-range',
  'coefficient',
  'tendency',
  'sun',
  'moon',
] as const;

/** To the unit of conditions, by the unit of a lexicon. */
const conversions: Readonly<Record<string, { readonly of: Dimension; readonly convert: (value: number) => number }>> = {
  m: { of: 'length', convert: (m) => m },
  ft: { of: 'length', convert: (ft) => ft * 0.3048 },
  cm: { of: 'length', convert: (cm) => cm / 100 },
  kn: { of: 'speed', convert: (kn) => (kn * 1852) / 3600 },
  kmh: { of: 'speed', convert: (kmh) => kmh / 3.6 },
  mph: { of: 'speed', convert: (mph) => mph * 0.44704 },
  ms: { of: 'speed', convert: (ms) => ms },
  bft: { of: 'speed', convert: (force) => force },
  s: { of: 'time', convert: (s) => s },
  C: { of: 'temperature', convert: (celsius) => celsius },
  F: { of: 'temperature', convert: (fahrenheit) => (fahrenheit - 32) / 1.8 },
  percent: { of: 'share', convert: (percent) => percent },
  km: { of: 'distance', convert: (km) => km },
  nm: { of: 'distance', convert: (nm) => nm * 1.852 },
  mm: { of: 'rain', convert: (mm) => mm },
  hPa: { of: 'pressure', convert: (hPa) => hPa },
  deg: { of: 'angle', convert: (degrees) => degrees },
  none: { of: 'number', convert: (value) => value },
};

type Dimension =
  | 'length'
  | 'speed'
  | 'time'
  | 'temperature'
  | 'share'
  | 'distance'
  | 'rain'
  | 'pressure'
  | 'angle'
  | 'number';

/** Lowest wind of Beaufort forces 0 to 13, m/s (WMO No. 306, table 1100). */
const beaufortFromMs = [0, 0.3, 1.6, 3.4, 5.5, 8, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7, 56];

/** Within an hour of its rising or setting at 50° of latitude, the Sun is 6° below to 9° above the horizon. */
const nearHorizon = 'sun=-6..9';

/** The conditions of a rule `condition …` and of what its classes have matched; none where a unit does not fit. */
export function readCondition(value: string, captures: readonly ClassMatch[]): readonly ConditionPart[] {
  if (value === 'event-between') {
    const both = [around(captures, ['at', '0']), timeOf(captures, ['between'])];
    return both.every((one) => one !== undefined) ? both : [];
  }
  if (value === 'near-sunrise') return parseConditions(`${nearHorizon},time=00:00..12:00`).conditions;
  if (value === 'near-sunset') return parseConditions(`${nearHorizon},time=12:00..00:00`).conditions;
  if (!value.startsWith('from-compare')) return [conditionOf(value, captures)].filter((one) => one !== undefined);
  const [from, compared] = [sector(captures), limit(captures, textOf(captures, 'comparator') ?? '')];
  return from && compared ? [from, compared] : [];
}

/** `I need 2 m of water`. */
const waterDepth: ClassMatch = { name: 'quantity', to: 0, value: 'tide m' };

/** Forces and knots are said of the wind alone: `over 6 bft`, `15-25 kn`. */
const windSpeed: ClassMatch = { name: 'quantity', to: 0, value: 'windSpeed kn' };

/** `Le prochain coef 110`: no other quantity is named by such a number. */
const coefficient: ClassMatch = { name: 'quantity', to: 0, value: 'coefficient none' };

function conditionOf(value: string, captures: readonly ClassMatch[]): ConditionPart | undefined {
  const [name = '', ...details] = value.split(' ');
  const [detail = ''] = details;
  switch (name) {
    case 'is':
      return parseConditions(detail).conditions[0];
    case 'compare':
      return limit(captures, textOf(captures, 'comparator') ?? detail);
    case 'compare-one':
      return limit([...captures, one], textOf(captures, 'comparator') ?? '');
    case 'wind-speed':
      return limit([...captures, windSpeed], textOf(captures, 'comparator') ?? 'between');
    case 'water-depth':
      return limit([...captures, waterDepth], 'at-least');
    case 'coefficient':
      return limit([...captures, coefficient], detail);
    case 'wind-force':
      return limit([...captures, windSpeed], textOf(captures, 'comparator') ?? detail, 'bft');
    case 'speed':
      return limit([...captures, windSpeed], textOf(captures, 'comparator') ?? detail);
    case 'force':
      return limit(captures, textOf(captures, 'comparator') ?? detail, 'bft');
    case 'between':
      return limit(captures, 'between');
    case 'from':
      return sector(captures);
    case 'around':
      return around(captures, details);
    case 'time':
      return timeOf(captures, details);
    case 'tendency': {
      const [change = NaN] = numbersOf(captures);
      return { kind: 'tendency', range: detail === 'down' ? { max: -change } : { min: change } };
    }
    case 'length':
      return { kind: 'length', minMinutes: minutesOf(captures, detail) };
    case 'preset':
      if (!isPresetName(detail)) throw new Error(`A lexicon has a pursuit “${detail}”`);
      return { kind: 'preset', name: detail };
    case 'named':
      return parseConditions(detail).conditions.map((condition) => ({ kind: 'named' as const, condition }))[0];
    case 'watch':
    case 'ask-now':
      return { kind: name };
    case 'alter': {
      const [number] = numbersOf(captures);
      return { kind: 'alter', ...(number !== undefined && { number }) };
    }
    case 'bar':
      return { kind: 'bar' };
    case 'sill-height':
    case 'draught':
    case 'margin':
      return metresOf(name, captures, detail);
    default:
      throw new Error(`A lexicon has a condition “${value}”`);
  }
}

/** What conditions about a kind of weather limit. */
const limitedOf: Readonly<Partial<Record<Kind, string>>> = {
  wind: 'windSpeed',
  gust: 'gust',
  waves: 'waveHeight',
  swell: 'swellHeight',
};

/** `When can I kite with 15 to 25 kn`: whether a condition says what a kind asks about. */
export function isSaidBy(kind: Kind, conditions: readonly ConditionPart[]): boolean {
  return conditions.some((one) => one.kind === 'weather' && one.attribute === limitedOf[kind]);
}

/** The kinds that say what conditions measure; of a level of the tide its height. */
export function kindsMeasured(conditions: readonly ConditionPart[]): Kind[] {
  const ofWeather = (Object.keys(limitedOf) as Kind[]).filter((kind) => isSaidBy(kind, conditions));
  return conditions.some(({ kind }) => kind === 'tide') ? ['height', ...ofWeather] : ofWeather;
}

/** The conditions that a phrase asks for: pursuits, and conditions beside theirs. A bar without a number is the pursuit of crossing one. */
export function joinConditions(parts: readonly ConditionPart[]): {
  readonly presets: readonly PresetName[];
  readonly conditions: readonly Condition[];
} {
  const presets = parts.flatMap((part) => (part.kind === 'preset' ? part.name : []));
  const conditions = parts.flatMap((part) => (part.kind === 'named' ? part.condition : isCondition(part) ? part : []));
  const sillParts = parts.filter(isSillPart);
  const metres = (kind: SillPart['kind']): number | undefined =>
    sillParts.flatMap((part) => ('metres' in part && part.kind === kind ? part.metres : []))[0];
  if (sillParts.length === 0) return { presets, conditions };
  if (sillParts.every(({ kind }) => kind === 'bar')) return { presets: [...presets, 'bar'], conditions };
  const [sillM, draughtM] = [metres('sill-height'), metres('draught')];
  const sill: Condition = {
    kind: 'sill',
    ...(sillM !== undefined && { sillM }),
    ...(draughtM !== undefined && { draughtM }),
    marginM: metres('margin') ?? 0,
  };
  return { presets, conditions: [...conditions, sill] };
}

function isSillPart(part: ConditionPart): part is SillPart {
  return ['bar', 'sill-height', 'draught', 'margin'].includes(part.kind);
}

function isCondition(part: Exclude<ConditionPart, NamedPart>): part is Condition {
  return !['preset', 'watch', 'ask-now', 'alter'].includes(part.kind) && !isSillPart(part);
}

/** `Under a metre`: only before a unit, since `a` and `ein` are articles elsewhere. */
const one: ClassMatch = { name: 'number', to: 0, value: 1 };

/** `wind | under | 12 | kn`, `waves | 0.8 | 1.6 | m`. */
function limit(
  captures: readonly ClassMatch[],
  comparator: string,
  written = textOf(captures, 'measure'),
): Condition | undefined {
  const [quantity = '', usual = 'none'] = textOf(captures, 'quantity')?.split(' ') ?? [];
  const unit = written ?? usual;
  const numbers = numbersOf(captures);
  if (conversions[unit]?.of !== conversions[usual]?.of) return undefined;
  const range = unit === 'bft' ? forces(numbers, comparator) : rangeOf(numbers.map(converter(unit)), comparator);
  // `High tide between 9 and 11` is a time, unless a unit says that it is a height.
  if (quantity === 'water' && comparator === 'between' && written === undefined) return undefined;
  const attribute = limitedAttributes.find((one) => one === quantity);
  if (attribute) return { kind: 'weather', attribute, range };
  const other = otherQuantities.find((one) => one === (quantity === 'water' ? 'tide' : quantity));
  if (other === undefined) throw new Error(`A lexicon has a quantity “${quantity}”`);
  if (other === 'sun' || other === 'moon') return { kind: 'altitude', body: other, range };
  // `When does it pass 100`, `marée de plus de 95` are about the coefficient.
  const isTooHigh = other === 'tide' && Object.values(range).some((heightM) => heightM > highestTideM);
  if (isTooHigh) return written === undefined ? { kind: 'coefficient', range } : undefined;
  if (other === 'flood' || other === 'ebb') return { kind: 'stream', phase: other, range };
  return { kind: other, range };
}

/** More than the greatest tide has, 16.3 m at Burntcoat Head (NOAA). */
const highestTideM = 25;

function converter(unit: string): (value: number) => number {
  const known = conversions[unit];
  if (!known) throw new Error(`A lexicon has a unit “${unit}”`);
  return known.convert;
}

function rangeOf([a = NaN, b = a]: readonly number[], comparator: string): Range {
  if (comparator === 'between') return { min: Math.min(a, b), max: Math.max(a, b) };
  return comparator === 'below' || comparator === 'at-most' ? { max: a } : { min: a };
}

/** A force is a span of speeds: under 4 ends where 4 begins, up to 4 where 5 begins. */
function forces([a = 0, b = a]: readonly number[], comparator: string): Range {
  const lowest = (force: number): number => beaufortFromMs[Math.max(0, Math.min(13, Math.round(force)))] ?? 0;
  switch (comparator) {
    case 'below':
      return { max: lowest(a) };
    case 'at-most':
      return { max: lowest(a + 1) };
    case 'above':
      return { min: lowest(a + 1) };
    case 'at-least':
      return { min: lowest(a) };
    default:
      return { min: lowest(Math.min(a, b)), max: lowest(Math.max(a, b) + 1) };
  }
}

/** One point of the compass stands for a quarter of it: north for north-west to north-east. */
const halfPointDeg = 45;

/** `wind | west`, `wind | sw | nw`. */
function sector(captures: readonly ClassMatch[]): Condition | undefined {
  const attribute = directionOf(textOf(captures, 'quantity') ?? 'windSpeed');
  const [from, to] = captures.flatMap(({ name, value }) => (name === 'point' ? Number(value) * 22.5 : []));
  if (!attribute || from === undefined) return undefined;
  if (to !== undefined) return { kind: 'sector', attribute, fromDeg: from, toDeg: to };
  const turned = (degrees: number): number => (degrees + 360) % 360;
  return { kind: 'sector', attribute, fromDeg: turned(from - halfPointDeg), toDeg: turned(from + halfPointDeg) };
}

function directionOf(quantity: string): Direction | undefined {
  if (quantity.startsWith('windSpeed')) return 'windDirection';
  if (quantity.startsWith('waveHeight')) return 'waveDirection';
  return quantity.startsWith('swellHeight') ? 'swellDirection' : undefined;
}

/** `around both hours`, `around before 30`, `around span-after hours`, `around at`: the side, and minutes or the unit of a number. */
function around(captures: readonly ClassMatch[], [side = '', length = '0']: readonly string[]): Condition | undefined {
  const event = textOf(captures, 'event');
  if (event !== 'high' && event !== 'low' && event !== 'slack') return undefined;
  const [fromMin, toMin] = minutesAround(captures, side, length);
  if (Math.max(-fromMin, toMin) > 720) return undefined;
  return { kind: 'around', event, fromMin, toMin };
}

function minutesAround(captures: readonly ClassMatch[], side: string, length: string): [from: number, to: number] {
  const minutes = minutesOf(captures, length);
  if (side === 'after') return [0, minutes];
  if (side === 'before') return [-minutes + 0, 0];
  if (!side.startsWith('span')) return [-minutes + 0, minutes];
  const ends = numbersOf(captures).map((hours) => Math.round(hours * 60));
  const signed = side === 'span-before' ? ends.map((end) => -end + 0) : ends;
  return [Math.min(...signed), Math.max(...signed)];
}

/** Minutes from a number in `hours` or `minutes`, or as they stand in the lexicon. */
function minutesOf(captures: readonly ClassMatch[], unit: string): number {
  const [number = 0] = numbersOf(captures);
  if (unit === 'hours') return Math.round(number * 60);
  return unit === 'minutes' ? number : Number(unit);
}

/** `time after`, `time before pm`, `time between am-pm`. */
function timeOf(captures: readonly ClassMatch[], [side = '', half = '']: readonly string[]): Condition | undefined {
  const [ofFirst = '', ofSecond = ofFirst] = half.split('-');
  const times = captures.filter(({ name }) => name === 'clock' || name === 'dotted' || name === 'hour');
  const [first, second = first] = times.map(({ name, value }, i) =>
    name === 'hour' ? clockAt(Number(value), i === 0 ? ofFirst : ofSecond) : typeof value === 'string' ? value : '',
  );
  if (first === undefined || second === undefined) return undefined;
  const midnight = '00:00';
  const [from, to] = side === 'after' ? [first, midnight] : side === 'before' ? [midnight, first] : [first, second];
  return from === to ? undefined : { kind: 'time', from, to };
}

function clockAt(hour: number, half: string): string {
  const ofDay = half === '' ? hour % 24 : (hour % 12) + (half === 'pm' ? 12 : 0);
  return `${String(ofDay).padStart(2, '0')}:00`;
}

/** Metres of a sill or ship; `charted` is the depth below the datum. */
function metresOf(
  kind: 'sill-height' | 'draught' | 'margin',
  captures: readonly ClassMatch[],
  detail: string,
): SillPart | undefined {
  const unit = textOf(captures, 'measure') ?? 'm';
  const [number] = numbersOf(captures);
  if (number === undefined || conversions[unit]?.of !== 'length') return undefined;
  const metres = converter(unit)(number);
  return { kind, metres: detail === 'charted' ? -metres + 0 : metres };
}

function textOf(captures: readonly ClassMatch[], wanted: string): string | undefined {
  const value = captures.findLast(({ name }) => name === wanted)?.value;
  return typeof value === 'string' ? value : undefined;
}

function numbersOf(captures: readonly ClassMatch[]): number[] {
  const numeric = new Set(['decimal', 'signed', 'number']);
  return captures.flatMap(({ name, value }) => (numeric.has(name) ? Number(value) : []));
}
