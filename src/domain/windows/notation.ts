import { weekdayNames } from '../time.ts';
import { lights, rareEvents, type Condition, type Direction, type LimitedAttribute, type Range } from './conditions.ts';

/** Conditions that are a range under their own names. */
const plainRanges = ['tide', 'coefficient', 'tendency', 'surge'] as const;
/** The names of weather in the notation. */
const attributeOf: Readonly<Record<string, LimitedAttribute>> = {
  wind: 'windSpeed',
  gust: 'gust',
  waves: 'waveHeight',
  period: 'wavePeriod',
  swell: 'swellHeight',
  swellperiod: 'swellPeriod',
  temperature: 'airTemperature',
  water: 'waterTemperature',
  rain: 'precipitation',
  cloud: 'cloudCover',
  visibility: 'visiblity',
  pressure: 'pressure',
};
const directionOf: Readonly<Record<string, Direction>> = {
  winddir: 'windDirection',
  wavedir: 'waveDirection',
  swelldir: 'swellDirection',
};
const phases = ['new', 'first-quarter', 'full', 'third-quarter'] as const;
const trends = ['rising', 'falling'] as const;

/** The terms of the notation with examples, for documents and error messages. */
export const conditionExamples: Readonly<Record<string, string>> = {
  tide: 'tide=..0.5',
  sill: 'sill=2.1/1.6/0.3',
  trend: 'trend=rising',
  high: 'high=-120..60',
  low: 'low=-60..60',
  slack: 'slack=-20..20',
  stream: 'stream=..0.5',
  flood: 'flood=0.5..',
  ebb: 'ebb=0.5..',
  surge: 'surge=0.5..',
  range: 'range=4..',
  coefficient: 'coefficient=95..',
  ...Object.fromEntries(Object.keys(attributeOf).map((name) => [name, `${name}=..6`])),
  ...Object.fromEntries(Object.keys(directionOf).map((name) => [name, `${name}=225..315`])),
  tendency: 'tendency=..-3',
  sun: 'sun=-6..6',
  moon: 'moon=0..',
  light: 'light=day',
  phase: 'phase=new/2',
  event: 'event=supermoon',
  weekday: 'weekday=mon+sat',
  time: 'time=18:00..22:00',
  length: 'length=60',
};

/** A text has at most so many terms: each costs a pass over the search. */
export const mostConditions = 16;

/** The text that `parseConditions` reads as these conditions. */
export function writeConditions(conditions: readonly Condition[]): string {
  return conditions.map(writeTerm).join(',');
}

/** A term `name=value`: ranges as `from..to` with either end open; `undefined` of a text that is none. */
export function parseTerm(term: string): Condition | undefined {
  const [, name = '', value = ''] = /^([a-z]+)=(\S+)$/.exec(term) ?? [];
  const attribute = own(attributeOf, name);
  if (attribute) return withRange(value, (range) => ({ kind: 'weather', attribute, range }));
  const direction = own(directionOf, name);
  if (direction) return parseSector(value, direction);
  const kind = plainRanges.find((one) => one === name);
  if (kind) return withRange(value, (range) => ({ kind, range }));
  switch (name) {
    case 'range':
      return withRange(value, (range) => ({ kind: 'tidal-range', range }));
    case 'sun':
    case 'moon':
      return withRange(value, (range) => ({ kind: 'altitude', body: name, range }));
    case 'sill':
      return parseSill(value);
    case 'high':
    case 'low':
    case 'slack':
      return parseAround(value, name);
    case 'stream':
      return withRange(value, (range) => ({ kind: 'stream', range }));
    case 'flood':
    case 'ebb':
      return withRange(value, (range) => ({ kind: 'stream', phase: name, range }));
    case 'time':
      return parseTime(value);
    case 'length':
      return parseLength(value);
    case 'weekday':
      return parseWeekdays(value);
    case 'phase':
      return parsePhase(value);
    case 'trend':
      return fromList(trends, value, (trend) => ({ kind: 'trend', trend }));
    case 'light':
      return fromList(lights, value, (light) => ({ kind: 'light', light }));
    case 'event':
      return fromList(rareEvents, value, (event) => ({ kind: 'event', event }));
    default:
      return undefined;
  }
}

function own<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** No quantity of a condition is larger. */
const mostOfAny = 10_000;

function numberOf(text: string, least = -mostOfAny, most = mostOfAny): number | undefined {
  if (!/^-?\d{1,5}(\.\d{1,4})?$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value + 0 : undefined;
}

function rangeOf(text: string): Range | undefined {
  const [, from, to] = /^(-?[\d.]*?)\.\.(-?[\d.]*)$/.exec(text) ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const [min, max] = [from, to].map((end) => (end === '' ? undefined : (numberOf(end) ?? NaN)));
  if (Number.isNaN(min) || Number.isNaN(max) || (min ?? -Infinity) > (max ?? Infinity)) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function withRange(text: string, make: (range: Range) => Condition): Condition | undefined {
  const range = rangeOf(text);
  return range && make(range);
}

function fromList<T extends string>(
  list: readonly T[],
  text: string,
  make: (one: T) => Condition,
): Condition | undefined {
  const found = list.find((one) => one === text);
  return found && make(found);
}

function parseSector(text: string, attribute: Direction): Condition | undefined {
  const [fromDeg, toDeg, more] = text.split('..').map((end) => numberOf(end, 0, 360));
  if (fromDeg === undefined || toDeg === undefined || more !== undefined) return undefined;
  return { kind: 'sector', attribute, fromDeg, toDeg };
}

/** A sill or bar higher above the datum than any tide, m. */
const mostSillM = 30;
/** Stands for the sill or draught of one's own port. */
const ofOwnPort = 'own';

function parseSill(text: string): Condition | undefined {
  const parts = text.split('/');
  const [sillM, draughtM = 0, marginM = 0] = parts.map((part, i) =>
    part === ofOwnPort && i < 2 ? ofOwnPort : (numberOf(part, i === 0 ? -mostSillM : 0, mostSillM) ?? NaN),
  );
  if (parts.length > 3 || [sillM, draughtM, marginM].some(Number.isNaN)) return undefined;
  return {
    kind: 'sill',
    ...(typeof sillM === 'number' && { sillM }),
    ...(typeof draughtM === 'number' && { draughtM }),
    marginM: Number(marginM),
  };
}

/** Half a day: farther from high water it is near another one. */
const mostMinutes = 720;

function parseAround(text: string, event: 'high' | 'low' | 'slack'): Condition | undefined {
  const range = text === '0' ? { min: 0, max: 0 } : rangeOf(text);
  const { min: fromMin, max: toMin } = range ?? {};
  if (fromMin === undefined || toMin === undefined) return undefined;
  if (fromMin < -mostMinutes || toMin > mostMinutes) return undefined;
  return { kind: 'around', event, fromMin, toMin };
}

function parseTime(text: string): Condition | undefined {
  const [, from, to] = /^((?:[01]\d|2[0-3]):[0-5]\d)\.\.((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  return from !== undefined && to !== undefined && from !== to ? { kind: 'time', from, to } : undefined;
}

function parseLength(text: string): Condition | undefined {
  const minMinutes = numberOf(text, 1, 14 * 1440);
  return minMinutes === undefined ? undefined : { kind: 'length', minMinutes };
}

function parseWeekdays(text: string): Condition | undefined {
  const weekdays = text.split('+').map((name) => weekdayNames.findIndex((known) => known === name));
  return weekdays.includes(-1)
    ? undefined
    : { kind: 'weekday', weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b) };
}

function parsePhase(text: string): Condition | undefined {
  const [name = '', days = '1', more] = text.split('/');
  const reach = numberOf(days, 0, 15);
  if (reach === undefined || more !== undefined) return undefined;
  return fromList(phases, name, (phase) => ({ kind: 'phase', phase, days: reach }));
}

function isPlainRange(condition: Condition): condition is Extract<Condition, { kind: (typeof plainRanges)[number] }> {
  return plainRanges.some((kind) => kind === condition.kind);
}

function writeTerm(condition: Condition): string {
  if (isPlainRange(condition)) return `${condition.kind}=${writeRange(condition.range)}`;
  switch (condition.kind) {
    case 'stream':
      return `${condition.phase ?? 'stream'}=${writeRange(condition.range)}`;
    case 'tidal-range':
      return `range=${writeRange(condition.range)}`;
    case 'weather':
      return `${nameOf(attributeOf, condition.attribute)}=${writeRange(condition.range)}`;
    case 'sector':
      return `${nameOf(directionOf, condition.attribute)}=${condition.fromDeg}..${condition.toDeg}`;
    case 'altitude':
      return `${condition.body}=${writeRange(condition.range)}`;
    case 'sill':
      return `sill=${[condition.sillM, condition.draughtM, condition.marginM].map((metres) => (metres === undefined ? ofOwnPort : short(metres))).join('/')}`;
    case 'around': {
      const { event, fromMin, toMin } = condition;
      return fromMin === 0 && toMin === 0 ? `${event}=0` : `${event}=${fromMin}..${toMin}`;
    }
    case 'time':
      return `time=${condition.from}..${condition.to}`;
    case 'length':
      return `length=${condition.minMinutes}`;
    case 'weekday':
      return `weekday=${condition.weekdays.map((day) => weekdayNames[day]).join('+')}`;
    case 'phase':
      return `phase=${condition.phase}/${condition.days}`;
    case 'trend':
      return `trend=${condition.trend}`;
    case 'light':
      return `light=${condition.light}`;
    case 'event':
      return `event=${condition.event}`;
    default:
      return condition satisfies never;
  }
}

function nameOf(table: Readonly<Record<string, string>>, value: string): string {
  return Object.entries(table).find(([, one]) => one === value)?.[0] ?? value;
}

function writeRange({ min, max }: Range): string {
  return `${min === undefined ? '' : short(min)}..${max === undefined ? '' : short(max)}`;
}

/** Four decimals: a ten-thousandth of a metre or of a metre a second is nothing. */
function short(value: number): string {
  return String(Number(value.toFixed(4)) + 0);
}
