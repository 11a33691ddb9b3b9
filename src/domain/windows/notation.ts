import { weekdayNames } from '../time.ts';
import rangeTable from './ranges.json' with { type: 'json' };
import { lights, rareEvents, type Condition, type Direction, type Range, type Ranged } from './conditions.ts';

type WithoutRange<C> = C extends Ranged ? Omit<C, 'range'> : never;
type Unranged = Exclude<Condition, Ranged>;

/** Conditions that are a range, by their names, with an example of one. */
const ranges = rangeTable as Readonly<
  Record<string, { readonly example: string; readonly of: WithoutRange<Condition> }>
>;
const sectors: Readonly<Record<string, Direction>> = {
  winddir: 'windDirection',
  wavedir: 'waveDirection',
  swelldir: 'swellDirection',
};
const phases = ['new', 'first-quarter', 'full', 'third-quarter'] as const;
const trends = ['rising', 'falling'] as const;

/** The other terms: an example of each, and how its value is read. */
const terms: Readonly<Record<string, readonly [example: string, (value: string) => Condition | undefined]>> = {
  sill: ['2.1/1.6/0.3', parseSill],
  trend: ['rising', (value) => fromList(trends, value, (trend) => ({ kind: 'trend', trend }))],
  high: ['-120..60', (value) => parseAround(value, 'high')],
  low: ['-60..60', (value) => parseAround(value, 'low')],
  slack: ['-20..20', (value) => parseAround(value, 'slack')],
  light: ['day', (value) => fromList(lights, value, (light) => ({ kind: 'light', light }))],
  phase: ['new/2', parsePhase],
  event: ['supermoon', (value) => fromList(rareEvents, value, (event) => ({ kind: 'event', event }))],
  weekday: ['mon+sat', parseWeekdays],
  time: ['18:00..22:00', parseTime],
  length: ['60', parseLength],
};

/** The terms of the notation with examples, for documents and error messages. */
export const conditionExamples: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...Object.entries(ranges).map(([name, { example }]) => [name, example] as const),
    ...Object.entries(terms).map(([name, [example]]) => [name, example] as const),
    ...Object.keys(sectors).map((name) => [name, '225..315'] as const),
  ].map(([name, example]) => [name, `${name}=${example}`]),
);

/** A text has at most so many terms: each costs a pass over the search. */
export const mostConditions = 16;

/** The text that `parseConditions` reads as these conditions. */
export function writeConditions(conditions: readonly Condition[]): string {
  return conditions.map(writeTerm).join(',');
}

export function isAmong(conditions: readonly Condition[], condition: Condition): boolean {
  return conditions.some((one) => writeTerm(one) === writeTerm(condition));
}

/** A term `name=value`: ranges as `from..to` with either end open; `undefined` of a text that is none. */
export function parseTerm(term: string): Condition | undefined {
  const [, name = '', value = ''] = /^([a-z]+)=(\S+)$/.exec(term) ?? [];
  if (own(ranges, name)) {
    const range = rangeOf(value);
    return range && rangedCondition(name, range);
  }
  const direction = own(sectors, name);
  return direction ? parseSector(value, direction) : own(terms, name)?.[1](value);
}

/** A condition that is a range, by its name in the notation; `undefined` where another one has the name, or none. */
export function rangedCondition(name: string, range: Range): Condition | undefined {
  const ranged = own(ranges, name)?.of;
  return ranged && { ...ranged, range };
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

function fromList<T extends string>(list: readonly T[], text: string, make: (one: T) => Condition) {
  const found = list.find((one) => one === text);
  return found && make(found);
}

function parseSector(text: string, attribute: Direction): Condition | undefined {
  const [, shore, ends = ''] = /^(shore)?(.*)$/.exec(text) ?? [];
  const [fromDeg, toDeg, more] = ends.split('..').map((end) => numberOf(end, 0, 360));
  if (fromDeg === undefined || toDeg === undefined || more !== undefined) return undefined;
  return { kind: 'sector', attribute, fromDeg, toDeg, ...(shore !== undefined && { isOfShore: true }) };
}

/** A sill or bar higher above the datum than any tide, m. */
const mostSillM = 30;
/** Stands for the sill or draught of one's own port. */
const ownPortName = 'own';

function parseSill(text: string): Condition | undefined {
  const parts = text.split('/');
  const [sillM, draughtM = 0, marginM = 0] = parts.map((part, i) =>
    part === ownPortName && i < 2 ? ownPortName : (numberOf(part, i === 0 ? -mostSillM : 0, mostSillM) ?? NaN),
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

function writeTerm(condition: Condition): string {
  if ('range' in condition) {
    const { range, ...ranged } = condition;
    const written = JSON.stringify(ranged, Object.keys(ranged).toSorted());
    const isSame = (name: string): boolean =>
      JSON.stringify(ranges[name]!.of, Object.keys(ranges[name]!.of).toSorted()) === written;
    return `${Object.keys(ranges).find(isSame)}=${writeRange(range)}`;
  }
  return (writers[condition.kind] as (one: Condition) => string)(condition);
}

const writers: { readonly [K in Unranged['kind']]: (one: Extract<Unranged, { readonly kind: K }>) => string } = {
  sector({ attribute, fromDeg, toDeg, isOfShore }) {
    const [name] = Object.entries(sectors).find(([, one]) => one === attribute) ?? [];
    return `${name}=${isOfShore ? 'shore' : ''}${fromDeg}..${toDeg}`;
  },
  sill({ sillM, draughtM, marginM }) {
    const parts = [sillM, draughtM, marginM];
    return `sill=${parts.map((metres) => (metres === undefined ? ownPortName : short(metres))).join('/')}`;
  },
  around: ({ event, fromMin, toMin }) =>
    fromMin === 0 && toMin === 0 ? `${event}=0` : `${event}=${fromMin}..${toMin}`,
  time: ({ from, to }) => `time=${from}..${to}`,
  length: ({ minMinutes }) => `length=${minMinutes}`,
  weekday: ({ weekdays }) => `weekday=${weekdays.map((day) => weekdayNames[day]).join('+')}`,
  phase: ({ phase, days }) => `phase=${phase}/${days}`,
  trend: ({ trend }) => `trend=${trend}`,
  light: ({ light }) => `light=${light}`,
  event: ({ event }) => `event=${event}`,
};

function writeRange({ min, max }: Range): string {
  return `${min === undefined ? '' : short(min)}..${max === undefined ? '' : short(max)}`;
}

/** Four decimals: a ten-thousandth of a metre or of a metre a second is nothing. */
function short(value: number): string {
  return String(Number(value.toFixed(4)) + 0);
}
