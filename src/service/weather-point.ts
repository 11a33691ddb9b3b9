import { writeMetaTime, writeTimestamp, type RequestedAttribute, type RequestOf } from '../contract/index.ts';
import { hoursOf, sourceNames, type Hours, type SourceName } from '../domain/weather/index.ts';
import { utcDayStart, type Instant, type Window } from '../domain/time.ts';
import { cutInterval, hourOf, intervalErrors, type CutInterval, type RequestedInterval } from './interval.ts';
import type { Endpoint } from './keyed-endpoint.ts';
import { listed } from './notes.ts';
import type { WeatherValues } from './ports.ts';
import * as weatherAnswer from './weather-answer.ts';

/** 241 hours: the default of a forecast, and the most of history. */
const maxDays = 10;

type SourceValues = ReadonlyMap<SourceName, WeatherValues>;
type Columns = { readonly params: readonly RequestedAttribute[]; readonly sources: readonly SourceName[] };

/** `GET /v1/weather/point`: an array of values for each attribute, `sg` first. */
export const weatherPoint = weatherAt(writeArrays);

/** `GET /v2/weather/point`, our addition: values keyed by source; attributes and hours without values are left out. */
export const newWeatherPoint = weatherAt(writeKeyed);

function weatherAt(
  write: (values: SourceValues, columns: Columns, window: Window) => object[],
): Endpoint<RequestOf<'/v1/weather/point'> & Partial<RequestOf<'/v2/weather/point'>>> {
  return {
    check: (request, { now }) => intervalErrors(request, now, 'Weather'),
    async answer(request, { now, query, stations, weather, spender, draw }) {
      const { lat, lng, start, end, source: sources, format = 'json' } = request;
      const point = { lat, lng };
      const { notes, ...window } = weatherWindow({ start, end }, now);
      if (format !== 'json') return draw({ subject: 'weather', point, interval: window, format });
      const params = weatherAnswer.inAlphabeticalOrder(request.params);
      const loaded = await weather.point(point, window, weatherAnswer.weatherAttributes(params), sources, spender);
      const values = new Map(loaded.values);
      const needsTide = sources.includes('sg') && params.some(({ attribute }) => attribute === 'seaLevel');
      const seaLevel = needsTide ? await weatherAnswer.seaLevels({ stations, weather }, point, window) : undefined;
      if (seaLevel) values.set('sg', { ...values.get('sg'), seaLevel });
      return {
        body: { hours: write(values, { params, sources }, window) },
        meta: {
          ...point,
          end: writeMetaTime(window.to),
          params: params.map(({ name }) => name),
          source: sources,
          ...weatherAnswer.writeMissing(loaded.missing),
          sources: weatherAnswer.writeSources(loaded.sources),
          start: writeMetaTime(window.from),
        },
        headers: weatherAnswer.staleHeaders(loaded.sources, now),
        notes: [...notes, ...notesOnSources(query['source']), ...weatherAnswer.notesOnReach(sources, window.from, now)],
      };
    },
  };
}

/** Whole hours from the one that contains `start`; both ends belong to the window. */
function weatherWindow({ start, end }: RequestedInterval, now: Instant): CutInterval {
  const from = hourOf(start ?? utcDayStart(now));
  return cutInterval(from, end === undefined ? undefined : hourOf(end), maxDays, 'answered at once');
}

function notesOnSources(requested: string | undefined): readonly string[] {
  const unknown = (requested?.split(',') ?? []).filter((name) => !(sourceNames as readonly string[]).includes(name));
  return unknown.length > 0 ? [`Left out, because there is no such source: ${listed(unknown)}.`] : [];
}

function writeArrays(values: SourceValues, { params, sources }: Columns, window: Window): object[] {
  const columns = columnsOf(values, params, sources);
  return hoursOf(window).map((at, i) => {
    const hour: Record<string, unknown> = { time: writeTimestamp(at) };
    for (const { name, bySource } of columns) {
      const entries: { source: SourceName; value: number }[] = [];
      for (const { source, hours } of bySource) {
        const value = hours[i];
        if (value != null) entries.push({ source, value });
      }
      hour[name] = entries;
    }
    return hour;
  });
}

function writeKeyed(values: SourceValues, { params, sources }: Columns, window: Window): object[] {
  const columns = columnsOf(values, params, sources.toSorted());
  return hoursOf(window).flatMap((at, i) => {
    const members = columns.flatMap(({ name, bySource }) => {
      const known = bySource.flatMap(({ source, hours }) => (hours[i] == null ? [] : [[source, hours[i]] as const]));
      return known.length > 0 ? [[name, Object.fromEntries(known)] as const] : [];
    });
    return members.length > 0 ? [{ time: writeTimestamp(at), ...Object.fromEntries(members) }] : [];
  });
}

function columnsOf(values: SourceValues, params: readonly RequestedAttribute[], sources: readonly SourceName[]) {
  return params.map(({ name, attribute }) => ({
    name,
    bySource: sources.flatMap((source): { source: SourceName; hours: Hours }[] => {
      const hours = values.get(source)?.[attribute];
      return hours ? [{ source, hours }] : [];
    }),
  }));
}
