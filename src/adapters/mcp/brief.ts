import type { DataOf } from '../../answers/index.ts';
import { civilDate } from '../../domain/time.ts';

/** A result without `detail` has some 1,500 tokens: of figures and times, one is 2.4 characters. */
const mostCharacters = 3400;
/** The weather of a day in words, with a line for each of the days that follow. */
const usualText = 900;

/** A result, and what it leaves out with how to ask for it. */
export type Brief = { readonly data: object; readonly leftOut?: string; readonly isByDay: boolean };

/** The data of an answer beside its text: weather by day where it is of several, else what most want of each hour; and the first days where all are too many. */
export function briefly(text: string, data: object): Brief {
  const hours = 'subject' in data && data.subject === 'weather' ? byDay(data as DataOf<'weather'>) : undefined;
  const shown = hours ?? ('hours' in data ? { ...data, hours: (data.hours as Hour[]).map(inShort) } : data);
  // Days begin in the zone of the place that the answer is about.
  const zone = (data as { place?: { timeZone?: string } }).place?.timeZone ?? 'UTC';
  const dates = [...new Set(rowsIn(shown).map((row) => dateOf(row, zone)))].toSorted();
  // The text of several days of weather is that of one.
  const room = mostCharacters - (hours ? Math.min(text.length, usualText) : text.length);
  const ends = [undefined, ...dates.slice(1).toReversed()];
  const ways = ends.map((end) => ({ end, data: until(shown, end, zone) as object }));
  const fits = ({ data: one }: { readonly data: object }): boolean => JSON.stringify(one).length <= room;
  const { end, data: fitting } = ways.find(fits) ?? ways.at(-1)!;
  const left = [
    ...(hours ? ['the hours of each day: ask for one day'] : []),
    ...('hours' in data && !hours ? ['humidity, pressure, swell and more of each hour: ask'] : []),
    ...(end === undefined ? [] : [`${end} and later: ask with this day`]),
  ];
  return {
    data: fitting,
    isByDay: hours !== undefined,
    ...(left.length > 0 && { leftOut: `Left out: ${left.join('; ')}, or with detail full.` }),
  };
}

type Hour = DataOf<'weather'>['hours'][number];
/** What most want of an hour. */
const usual = /^(?:airTemp|windSpeed|windDir|gust|precip|cloud|visib|waveH|waveP|waveDir)/;

function inShort({ time, values }: Hour): object {
  return { time, values: Object.fromEntries(Object.entries(values).filter(([name]) => usual.test(name))) };
}

type Row = { readonly date?: string; readonly time?: string };

function dateOf({ date, time = '' }: Row, zone: string): string {
  return date ?? civilDate(Date.parse(time), zone);
}

function isRow(value: unknown): value is Row {
  return 'date' in Object(value) || 'time' in Object(value);
}

/** The rows of all lists that have days or times. */
function rowsIn(value: unknown): Row[] {
  if (Array.isArray(value)) return value.filter(isRow);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(rowsIn) : [];
}

/** The same with the rows before a day, all without one. */
function until(value: unknown, end: string | undefined, zone: string): unknown {
  if (end === undefined) return value;
  if (Array.isArray(value)) return value.filter((one) => !isRow(one) || dateOf(one, zone) < end);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, until(one, end, zone)]));
}

/** Weather of several days as least and most of each; `undefined` of one. Directions have neither. */
function byDay({ hours, ...weather }: DataOf<'weather'>): object | undefined {
  const days = Map.groupBy(hours, ({ time }) => civilDate(Date.parse(time), weather.place.timeZone));
  if (days.size < 2) return undefined;
  const rows = [...days].map(([date, ofDay]) => {
    const names = new Set(ofDay.flatMap(({ values }) => Object.keys(values)).filter((name) => !name.endsWith('Deg')));
    const ranges = [...names].map((name) => {
      const known = ofDay.flatMap(({ values }) => values[name] ?? []);
      return [name, [Math.min(...known), Math.max(...known)].map((one) => Math.round(one * 10) / 10)];
    });
    return { date, values: Object.fromEntries(ranges) as object };
  });
  return { ...weather, hours: [], days: rows };
}
