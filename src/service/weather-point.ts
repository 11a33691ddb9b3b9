import {
  earliestWeather,
  newWeatherPointQuery,
  weatherPointQuery,
  writeMetaTime,
  writeTimestamp,
  type AskedAttribute,
} from '../contract/index.ts';
import { hoursOf, type Hours, type SourceName } from '../domain/weather/index.ts';
import { hourMs, utcDate, utcDayMs, utcDayStart, type Instant, type Window } from '../domain/time.ts';
import { readQuery, type Endpoint, type Mistakes } from './keyed-endpoint.ts';
import type { WeatherValues } from './ports.ts';
import {
  askedOfWeather,
  inAlphabeticalOrder,
  orUnavailable,
  seaLevels,
  staleHeaders,
  writeSources,
} from './weather-answer.ts';

const costHalves = 2;
/** "All" of a forecast, and the most of history: 241 hours. */
const longestMs = 10 * utcDayMs;

type BySource = ReadonlyMap<SourceName, WeatherValues>;
type Ask = { readonly params: readonly AskedAttribute[]; readonly sources: readonly SourceName[] };

/** `GET /v1/weather/point`: an array of values for each attribute, `sg` first. */
export const weatherPoint = weatherAt(weatherPointQuery, writeArrays);

/** `GET /v2/weather/point`, our addition: values keyed by source, and what has none left out. */
export const newWeatherPoint = weatherAt(newWeatherPointQuery, writeKeyed);

function weatherAt(
  schema: typeof weatherPointQuery | typeof newWeatherPointQuery,
  write: (values: BySource, ask: Ask, window: Window) => object[],
): Endpoint {
  return {
    read: (query, { now, stations, weather }) =>
      readQuery(
        schema,
        query,
        ({ lat, lng, params: asked, start, end, source: sources }) => ({
          cost: costHalves,
          answer: () =>
            orUnavailable(async () => {
              const point = { lat, lng };
              const window = weatherWindow({ start, end }, now);
              const params = inAlphabeticalOrder(asked);
              const told = await weather.point(point, window, askedOfWeather(params), sources);
              const values = new Map(told.values);
              const isTideAsked = sources.includes('sg') && params.some(({ attribute }) => attribute === 'seaLevel');
              const seaLevel = isTideAsked ? seaLevels({ stations, weather }, point, window) : undefined;
              if (seaLevel) values.set('sg', { ...values.get('sg'), seaLevel });
              return {
                body: { hours: write(values, { params, sources }, window) },
                meta: {
                  ...point,
                  end: writeMetaTime(window.to),
                  params: params.map(({ name }) => name),
                  source: sources,
                  sources: writeSources(told.sources),
                  start: writeMetaTime(window.from),
                },
                headers: staleHeaders(told.sources, now),
              };
            }),
        }),
        ({ start, end }) => windowMistakes({ start, end }, now),
      ),
  };
}

type Asked = { start?: Instant | undefined; end?: Instant | undefined };

function windowMistakes({ start, end }: Asked, now: Instant): Mistakes {
  const from = start ?? utcDayStart(now);
  return {
    ...(from < earliestWeather ? { start: [`Weather is answered from ${utcDate(earliestWeather)} on`] } : {}),
    ...(end !== undefined && end < from ? { end: ['end must not be before start'] } : {}),
  };
}

/** Whole hours from the one that `start` lies in: both ends belong to it. */
function weatherWindow({ start, end }: Asked, now: Instant): Window {
  const toHour = (at: Instant): Instant => Math.floor(at / hourMs) * hourMs;
  const from = toHour(start ?? utcDayStart(now));
  return { from, to: Math.min(toHour(end ?? from + longestMs), from + longestMs) };
}

function writeArrays(values: BySource, { params, sources }: Ask, window: Window): object[] {
  const columns = columnsOf(values, params, sources);
  return hoursOf(window).map((at, i) => {
    const hour: Record<string, unknown> = { time: writeTimestamp(at) };
    for (const { name, bySource } of columns) {
      const told: { source: SourceName; value: number }[] = [];
      for (const { source, hours } of bySource) {
        const value = hours[i];
        if (value != null) told.push({ source, value });
      }
      hour[name] = told;
    }
    return hour;
  });
}

function writeKeyed(values: BySource, { params, sources }: Ask, window: Window): object[] {
  const columns = columnsOf(values, params, sources.toSorted());
  return hoursOf(window).flatMap((at, i) => {
    const told = columns.flatMap(({ name, bySource }) => {
      const known = bySource.flatMap(({ source, hours }) => (hours[i] == null ? [] : [[source, hours[i]] as const]));
      return known.length > 0 ? [[name, Object.fromEntries(known)] as const] : [];
    });
    return told.length > 0 ? [{ time: writeTimestamp(at), ...Object.fromEntries(told) }] : [];
  });
}

/** For each attribute, whoever has something to say about it. */
function columnsOf(values: BySource, params: readonly AskedAttribute[], sources: readonly SourceName[]) {
  return params.map(({ name, attribute }) => ({
    name,
    bySource: sources.flatMap((source): { source: SourceName; hours: Hours }[] => {
      const hours = values.get(source)?.[attribute];
      return hours ? [{ source, hours }] : [];
    }),
  }));
}
