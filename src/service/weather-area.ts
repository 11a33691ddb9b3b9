import { setImmediate as nextTurn } from 'node:timers/promises';
import { earliestWeather, latestTimestamp, writeTimestamp } from '../contract/index.ts';
import type { RequestedAttribute, Box } from '../contract/index.ts';
import type { Point } from '../domain/place.ts';
import { areaHolds, type Area } from '../domain/area.ts';
import { handpicked, hoursOf, toHundredths } from '../domain/weather/index.ts';
import { hourMs, utcDate, utcDayMs, utcMidnight, type Window } from '../domain/time.ts';
import type { EndpointOf, ParameterErrors } from './keyed-endpoint.ts';
import type { WeatherValues } from './ports.ts';
import * as weatherAnswer from './weather-answer.ts';

const maxPoints = 100;
/** Points in the box of a polygon, each of which must be tested. */
const maxCandidates = 10_000;

/** Exactly one of the two, once `shapeErrors` has found none. */
type AreaShape = { readonly box?: Box | undefined; readonly polygon?: Area | undefined };

/** `GET /v1/weather/area`: the hours of a day on a grid. A point costs half a unit. */
export const weatherArea: EndpointOf<'/v1/weather/area'> = {
  check: ({ date, step_size, ...shape }, { query }) => ({
    ...dateErrors(date),
    ...shapeErrors(query, shape, step_size),
  }),
  cost: ({ step_size, ...shape }) => gridPoints(shape, step_size)?.length ?? 0,
  async answer({ date: requestedDate, params: requested, step_size, ...shape }, { now, stations, weather, spender }) {
    const date = requestedDate ?? utcDate(now);
    const points = gridPoints(shape, step_size) ?? [];
    const from = utcMidnight(date);
    const window = { from, to: from + utcDayMs - hourMs };
    const params = weatherAnswer.inAlphabeticalOrder(requested);
    const loaded = await weather.area(points, window, weatherAnswer.weatherAttributes(params), spender);
    const needsTide = params.some(({ attribute }) => attribute === 'seaLevel');
    const values: WeatherValues[] = [];
    for (const [i, point] of points.entries()) {
      const seaLevel = needsTide ? await weatherAnswer.seaLevels({ stations, weather }, point, window) : undefined;
      values.push({ ...loaded.values[i], ...(seaLevel ? { seaLevel } : {}) });
      // A tide that is carried to a new place takes a millisecond.
      if (needsTide) await nextTurn();
    }
    return {
      body: { grid: writeGrid(points, values, params, window) },
      meta: {
        box: writeBox(bounds(shape)),
        date,
        params: params.map(({ name }) => name),
        ...weatherAnswer.writeMissing(loaded.missing),
        sources: weatherAnswer.writeSources(loaded.sources),
      },
      headers: weatherAnswer.staleHeaders(loaded.sources, now),
      notes: [
        ...(points.length === 0 ? ['No point: the area holds no multiple of step_size.'] : []),
        ...weatherAnswer.notesOnReach([handpicked], from, now),
      ],
    };
  },
};

function dateErrors(date: string | undefined): ParameterErrors {
  const [first, last] = [utcDate(earliestWeather), utcDate(latestTimestamp)];
  if (date === undefined || (date >= first && date <= last)) return {};
  return { date: [date < first ? `Weather is answered from ${first} on` : `Weather is answered up to ${last}`] };
}

function shapeErrors(query: Readonly<Record<string, string>>, shape: AreaShape, step: number | undefined) {
  const { box, polygon } = query;
  if (box !== undefined && polygon !== undefined) return { polygon: ['Either box or polygon, not both'] };
  if (box === undefined && polygon === undefined) return { box: ['box or polygon is required'] };
  if (step === undefined || (!shape.box && !shape.polygon) || gridPoints(shape, step)) return {};
  return { [shape.box ? 'box' : 'polygon']: [`At most ${maxPoints} points: a smaller area, or a larger step_size`] };
}

/** The multiples of the step in an area, its edge included; `undefined` where there are too many. */
function gridPoints(shape: AreaShape, step: number): readonly Point[] | undefined {
  const { polygon } = shape;
  const { south, north, west, east } = bounds(shape);
  const crosses180 = polygon === undefined && east - west > 180;
  const lats = multiples(south, north, step);
  // 180 and −180 are the same meridian, so −180 is left out.
  const lngs = crosses180
    ? [...multiples(east, 180, step), ...multiples(-180, west, step).filter((lng) => lng !== -180)]
    : multiples(west, east, step);
  if (lats.length * lngs.length > (polygon ? maxCandidates : maxPoints)) return undefined;
  const points = lats.flatMap((lat) => lngs.map((lng) => ({ lat, lng })));
  const inside = polygon ? points.filter((point) => areaHolds(polygon, point)) : points;
  return inside.length > maxPoints ? undefined : inside;
}

function multiples(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, i) => (first + i) * step + 0);
}

function bounds({ box, polygon = [] }: AreaShape): Box {
  if (box) return box;
  const lats = polygon.map(([lat]) => lat);
  const lngs = polygon.map(([, lng]) => lng);
  return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) };
}

/** The north-east corner, then the south-west corner. */
function writeBox({ south, north, west, east }: Box): object {
  const [first, second] = east - west > 180 ? [west, east] : [east, west];
  return [north, south].map((lat, i) => [lat, i === 0 ? first : second]);
}

function writeGrid(
  points: readonly Point[],
  values: readonly WeatherValues[],
  params: readonly RequestedAttribute[],
  window: Window,
): object {
  const grid: Record<string, Record<string, object[]>> = {};
  for (const [i, { lat, lng }] of points.entries()) {
    const row = (grid[String(lat)] ??= {});
    row[String(lng)] = hoursOf(window).map((at, hour) => {
      const known = params.flatMap(({ name, attribute }) => {
        const value = values[i]?.[attribute]?.[hour];
        return value == null ? [] : [[name, toHundredths(value)] as const];
      });
      return { time: writeTimestamp(at), ...Object.fromEntries(known) };
    });
  }
  return grid;
}
