import { z } from 'zod';
import {
  areaQuery,
  astronomyQuery,
  newAstronomyQuery,
  newWeatherPointQuery,
  oldTidePointQuery,
  seaLevelQuery,
  stationQuery,
  tidePointQuery,
  weatherAreaQuery,
  weatherPointQuery,
} from './parameters.ts';
import { refusals } from './errors.ts';
import {
  astronomyAnswer,
  newAstronomyAnswer,
  newWeatherPointAnswer,
  oldStationsAnswer,
  oldTideExtremesAnswer,
  seaLevelAnswer,
  stationAnswer,
  stationsAnswer,
  tideExtremesAnswer,
  weatherAreaAnswer,
  weatherPointAnswer,
} from './wire.ts';

/** The documentation of a path. */
export type DocumentedPath = {
  readonly summary: string;
  readonly query: z.ZodObject;
  readonly answer: z.ZodType;
};

const noParameters = z.object({});
const added = 'An addition to the interface.';

/** The paths of the interface by their OpenAPI templates. */
export const paths: Readonly<Record<string, DocumentedPath>> = {
  '/v2/tide/extremes/point': {
    summary:
      'High and low waters at a coordinate, from the station that represents its water, carried from it along the sea, or ' +
      'from a tide model: `meta.station` says which. As CSV or iCalendar with `format`.',
    query: tidePointQuery,
    answer: tideExtremesAnswer,
  },
  '/v2/tide/sea-level/point': {
    summary: 'Hourly sea level at a coordinate, from the same source as its high and low waters.',
    query: seaLevelQuery,
    answer: seaLevelAnswer,
  },
  '/v2/tide/stations': { summary: 'All tide stations. Free of charge.', query: noParameters, answer: stationsAnswer },
  '/v2/tide/stations/area': {
    summary: 'Tide stations in a box. Free of charge.',
    query: areaQuery,
    answer: stationsAnswer,
  },
  '/v2/tide/stations/{id}': {
    summary: `One station with its datums, metres above mean sea level. ${added}`,
    query: stationQuery,
    answer: stationAnswer,
  },
  '/v1/weather/point': {
    summary: 'Weather at a coordinate by the hour, of every source that has it.',
    query: weatherPointQuery,
    answer: weatherPointAnswer,
  },
  '/v2/weather/point': {
    summary: `Weather at a coordinate by the hour, values keyed by source. ${added}`,
    query: newWeatherPointQuery,
    answer: newWeatherPointAnswer,
  },
  '/v1/weather/area': {
    summary: 'Weather of a day on a grid of at most 100 points, one value for each attribute. Half a unit a point.',
    query: weatherAreaQuery,
    answer: weatherAreaAnswer,
  },
  '/v1/tide/extremes/point': {
    summary: 'High and low waters, heights as strings.',
    query: oldTidePointQuery,
    answer: oldTideExtremesAnswer,
  },
  '/v1/tide/stations': {
    summary: 'All tide stations. Free of charge.',
    query: noParameters,
    answer: oldStationsAnswer,
  },
  '/v1/tide/stations/area': {
    summary: 'Tide stations in a box. Free of charge.',
    query: areaQuery,
    answer: oldStationsAnswer,
  },
  '/v1/astronomy/point': {
    summary: 'Sun, twilights and Moon by UTC days.',
    query: astronomyQuery,
    answer: astronomyAnswer,
  },
  '/v2/astronomy/point': {
    summary: `Sun, twilights and Moon by UTC days. ${added}`,
    query: newAstronomyQuery,
    answer: newAstronomyAnswer,
  },
};

/** The descriptions of the parameters. Their formats are in the error messages. */
const meanings: Readonly<Record<string, string>> = {
  box: 'Two corners, lat,lng:lat,lng',
  date: 'Day of the forecast, YYYY-MM-DD; today without',
  datum: 'Level that heights are above',
  end: 'End of the interval: UNIX seconds or ISO 8601',
  format: 'json, csv or ics. An addition to the interface.',
  id: 'Id of a station',
  lat: 'Latitude, degrees',
  lng: 'Longitude, degrees',
  maxDistance: 'Refuse to answer from a station farther than this, km. An addition to the interface.',
  numberOfDays: 'Number of days, at most 31',
  params: 'Attributes to answer, a comma list',
  polygon: 'At least three corners in order, lat,lng:lat,lng:lat,lng; instead of a box',
  source: 'Sources to answer, a comma list; all without',
  start: 'Start of the interval: UNIX seconds or ISO 8601',
  step_size: 'Degrees between the points of the grid',
};

/** The interface as an OpenAPI 3.1 document, made from the schemas that requests and answers are validated with. */
export function openApi(): object {
  const documented = Object.entries(paths).map(([path, one]) => [path, { get: operation(path, one) }]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bellbuoy data service',
      version: '2',
      description: 'Marine weather, astronomical tide, sun and moon. Not for navigation.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    security: [{ key: [] }],
    paths: Object.fromEntries(documented),
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
  };
}

function operation(path: string, { summary, query, answer }: DocumentedPath): object {
  return {
    operationId: path.slice(1).replace(/\W+/g, '-').replace(/-$/, ''),
    summary,
    parameters: Object.entries(query.shape).map(([name, schema]) => ({
      name,
      in: path.includes(`{${name}}`) ? 'path' : 'query',
      required: !z.safeParse(schema, undefined).success,
      description: meanings[name],
      schema: jsonSchema(schema as z.ZodType, 'input'),
    })),
    responses: {
      200: { description: 'The answer', content: { ...json(answer), ...otherFormats(query) } },
      304: { description: 'The answer that the user has already: `If-None-Match`' },
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, { description, schema }]) => [
          status,
          { description, content: json(schema) },
        ]),
      ),
    },
  };
}

function json(schema: z.ZodType): object {
  return { 'application/json': { schema: jsonSchema(schema, 'output') } };
}

function otherFormats({ shape }: z.ZodObject): object {
  return 'format' in shape ? { 'text/csv': { schema: text }, 'text/calendar': { schema: text } } : {};
}

const text = { type: 'string' };

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
