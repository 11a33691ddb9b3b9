import { z } from 'zod';
import * as read from './parameters.ts';
import { nowAnswer, nowPointQuery } from './wire-now.ts';
import { windowsPointQuery } from './windows-parameters.ts';
import * as wire from './wire.ts';
import { windowsAnswer } from './wire-windows.ts';
import { observedAnswer } from './wire-observed.ts';
import { warningsAnswer } from './wire-warnings.ts';
import written from './paths.json' with { type: 'json' };
import { currentExtremesAnswer, currentStationsAnswer } from './wire-current.ts';

/** A path with its documentation, which `paths.json` has. */
export type DocumentedPath = {
  /** The name of the operation in generated clients. */
  readonly id: string;
  /** One of those in `openapi.json`. */
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Units of quota: `0`, `½ a point`, or `1` where it is absent. */
  readonly cost?: string;
  /** Path parameters included. */
  readonly query: z.ZodObject;
  readonly answer: z.ZodType;
  /** Answers also without a key, so often for one network. */
  readonly keyless?: boolean;
  /** A request for it, and its answer, as an example; a test holds it against the schema. */
  readonly target: string;
  readonly example: object;
};

export type PathName = keyof typeof written.paths;

const noQuery = z.object({});

/** What is read and answered at the paths of the interface, by their OpenAPI templates. */
const schemas = {
  '/v2/tide/extremes/point': { query: read.tidePointQuery, answer: wire.tideExtremesAnswer },
  '/v2/tide/sea-level/point': { query: read.seaLevelQuery, answer: wire.seaLevelAnswer },
  '/v2/tide/stations': { query: noQuery, answer: wire.stationsAnswer },
  '/v2/tide/stations/area': { query: read.areaQuery, answer: wire.stationsAnswer },
  '/v2/tide/stations/{id}': { query: read.stationQuery, answer: wire.stationAnswer },
  '/v2/current/extremes/point': { query: read.currentPointQuery, answer: currentExtremesAnswer },
  '/v2/current/stations': { query: read.currentStationsQuery, answer: currentStationsAnswer },
  '/v2/windows/point': { query: windowsPointQuery, answer: windowsAnswer },
  '/v2/warnings/point': { query: read.warningsPointQuery, answer: warningsAnswer },
  '/v2/now/point': { query: nowPointQuery, answer: nowAnswer },
  '/v1/tide/extremes/point': { query: read.oldTidePointQuery, answer: wire.oldTideExtremesAnswer },
  '/v1/tide/stations': { query: noQuery, answer: wire.oldStationsAnswer },
  '/v1/tide/stations/area': { query: read.areaQuery, answer: wire.oldStationsAnswer },
  '/v1/weather/point': { query: read.weatherPointQuery, answer: wire.weatherPointAnswer },
  '/v2/weather/point': { query: read.newWeatherPointQuery, answer: wire.newWeatherPointAnswer },
  '/v1/weather/area': { query: read.weatherAreaQuery, answer: wire.weatherAreaAnswer },
  '/v2/observed/point': { query: read.observedPointQuery, answer: observedAnswer },
  '/v1/astronomy/point': { query: read.astronomyQuery, answer: wire.astronomyAnswer },
  '/v2/astronomy/point': { query: read.newAstronomyQuery, answer: wire.newAstronomyAnswer },
} satisfies Readonly<Record<PathName, Pick<DocumentedPath, 'query' | 'answer'>>>;

const phrases: Readonly<Record<string, string>> = written.phrases;

export const paths = Object.fromEntries(
  Object.entries(written.paths).map(([path, documents]) => {
    const description = documents.description.replace(/\{(\w+)\}/g, (_, name: string) => phrases[name]!);
    return [path, { ...documents, description, ...schemas[path as PathName] }];
  }),
) as { readonly [Path in PathName]: Omit<DocumentedPath, 'query' | 'answer'> & (typeof schemas)[Path] };

export type RequestOf<Path extends PathName> = z.output<(typeof schemas)[Path]['query']>;
export type AnswerOf<Path extends PathName> = z.output<(typeof schemas)[Path]['answer']>;
