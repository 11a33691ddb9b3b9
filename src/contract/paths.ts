import { z } from 'zod';
import {
  areaQuery,
  astronomyQuery,
  currentPointQuery,
  currentStationsQuery,
  newAstronomyQuery,
  newWeatherPointQuery,
  observedPointQuery,
  oldTidePointQuery,
  seaLevelQuery,
  stationQuery,
  tidePointQuery,
  warningsPointQuery,
  weatherAreaQuery,
  weatherPointQuery,
} from './parameters.ts';
import { nowAnswer, nowPointQuery } from './wire-now.ts';
import { windowsPointQuery } from './windows-parameters.ts';
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
import { windowsAnswer } from './wire-windows.ts';
import { observedAnswer } from './wire-observed.ts';
import { warningsAnswer } from './wire-warnings.ts';
import { currentExtremesAnswer, currentStationsAnswer } from './wire-current.ts';

/** The documentation of a path. */
export type DocumentedPath = {
  /** The name of the operation in generated clients. */
  readonly id: string;
  readonly tag: 'Tide' | 'Current' | 'Weather' | 'Observed' | 'Warnings' | 'Astronomy';
  readonly summary: string;
  readonly description: string;
  /** Units of quota: `0`, `1`, or by the point. */
  readonly cost: string;
  /** Path parameters included. */
  readonly query: z.ZodObject;
  readonly answer: z.ZodType;
  /** Answers also without a key, so often for one network. */
  readonly keyless?: true;
};

const noParameters = z.object({});
const added = 'An addition to the interface.';

const tideSource =
  'The tide is that of the station that represents the water there, carried from it along the sea, or a tide model’s: ' +
  '`meta.station` says which and how far. However far it is, it answers, unless `maxDistance` forbids. From 2018-03-01 on.';
const extremes =
  `${tideSource} Times to the whole minute; \`start\` belongs to the interval, \`end\` does not. An extreme’s height is ` +
  'rounded to the millimetre.';
const weatherValues =
  'Whole hours, both ends included, at most 241. Values are those of each model’s cell, to the hundredth. From 2017-01-01 ' +
  'on; beyond the reach of its forecast a source has no values. `seaLevel` is the tide of the nearest station within 100 km.';
const days = 'Days are UTC days. Of two events of one kind in a day, the first.';

/** The paths of the interface by their OpenAPI templates. */
export const paths: Readonly<Record<string, DocumentedPath>> = {
  '/v2/tide/extremes/point': {
    id: 'tideExtremes',
    tag: 'Tide',
    summary: 'High and low waters at a coordinate',
    description: extremes,
    cost: '1',
    query: tidePointQuery,
    answer: tideExtremesAnswer,
  },
  '/v2/tide/sea-level/point': {
    id: 'seaLevels',
    tag: 'Tide',
    summary: 'Hourly sea level at a coordinate',
    description: `${tideSource} Whole hours from the one that contains \`start\` to \`end\`, both included, to the centimetre.`,
    cost: '1',
    query: seaLevelQuery,
    answer: seaLevelAnswer,
  },
  '/v2/tide/stations': {
    id: 'tideStations',
    tag: 'Tide',
    summary: 'All tide stations',
    description: 'Some 2 MB, gzipped where the client accepts it.',
    cost: '0',
    query: noParameters,
    answer: stationsAnswer,
  },
  '/v2/tide/stations/area': {
    id: 'tideStationsInArea',
    tag: 'Tide',
    summary: 'Tide stations in a box',
    description: 'All stations in the box, its edge included.',
    cost: '0',
    query: areaQuery,
    answer: stationsAnswer,
  },
  '/v2/tide/stations/{id}': {
    id: 'tideStation',
    tag: 'Tide',
    summary: 'One tide station with its datums',
    description: added,
    cost: '1',
    query: stationQuery,
    answer: stationAnswer,
  },
  '/v2/current/extremes/point': {
    id: 'currentExtremes',
    tag: 'Current',
    summary: 'Slacks and strongest tidal streams at a coordinate',
    description:
      'The stream of the station that is nearest along the water: `meta.station` says which and how far. However far it is, ' +
      'it answers, unless `maxDistance` forbids. Between two strongest streams is a slack, or a weakest one where the ' +
      `stream does not turn. Times to the whole minute; \`start\` belongs to the interval, \`end\` does not. From 2018-03-01 on. ${added}`,
    cost: '1',
    query: currentPointQuery,
    answer: currentExtremesAnswer,
  },
  '/v2/current/stations': {
    id: 'currentStations',
    tag: 'Current',
    summary: 'All tidal stream stations, or those in a box',
    description: `Some 900 kB without \`box\`, gzipped where the client accepts it. ${added}`,
    cost: '0',
    query: currentStationsQuery,
    answer: currentStationsAnswer,
  },
  '/v2/windows/point': {
    id: 'windows',
    tag: 'Tide',
    summary: 'When conditions on tide, weather and sky hold at a coordinate',
    description:
      'The times at which all conditions hold, as roots of the same functions that the other paths answer from; weather is ' +
      'straight between its hours. `meta.miss` is the time before the first at which only one fails, and by the least. ' +
      `Not for navigation. ${added}`,
    cost: '1',
    query: windowsPointQuery,
    answer: windowsAnswer,
  },
  '/v2/warnings/point': {
    id: 'warnings',
    tag: 'Warnings',
    summary: 'Official warnings at a coordinate and at its nearest point of the sea',
    description:
      'What national offices warn of there, in force or to come, the gravest first and as issued. Tests, and what an office ' +
      `has updated, cancelled or let expire, are left out. Where \`meta.sources\` is empty, none is known to warn there. ${added}`,
    cost: '1',
    query: warningsPointQuery,
    answer: warningsAnswer,
  },
  '/v2/now/point': {
    id: 'now',
    tag: 'Tide',
    summary: 'A coordinate now: tide, stream, sun, moon and the weather that is known',
    description:
      'One flat object for sensors and displays, made anew each minute: `Cache-Control` says how long it holds. Weather is only ' +
      'what others have asked for already, with its age. Also without a key: then it costs nothing, and one network may ask ' +
      `ten times at once and then once a second. Not for navigation. ${added}`,
    cost: '1',
    query: nowPointQuery,
    answer: nowAnswer,
    keyless: true,
  },
  '/v1/tide/extremes/point': {
    id: 'tideExtremesV1',
    tag: 'Tide',
    summary: 'High and low waters at a coordinate, heights as strings',
    description: extremes,
    cost: '1',
    query: oldTidePointQuery,
    answer: oldTideExtremesAnswer,
  },
  '/v1/tide/stations': {
    id: 'tideStationsV1',
    tag: 'Tide',
    summary: 'All tide stations, under `stations`',
    description: 'Some 2 MB, gzipped where the client accepts it.',
    cost: '0',
    query: noParameters,
    answer: oldStationsAnswer,
  },
  '/v1/tide/stations/area': {
    id: 'tideStationsInAreaV1',
    tag: 'Tide',
    summary: 'Tide stations in a box, under `stations`',
    description: 'All stations in the box, its edge included.',
    cost: '0',
    query: areaQuery,
    answer: oldStationsAnswer,
  },
  '/v1/weather/point': {
    id: 'weatherPointV1',
    tag: 'Weather',
    summary: 'Weather at a coordinate by the hour, an array of sources for each attribute',
    description: `${weatherValues} \`sg\` comes first; an attribute without values is an empty array.`,
    cost: '1',
    query: weatherPointQuery,
    answer: weatherPointAnswer,
  },
  '/v2/weather/point': {
    id: 'weatherPoint',
    tag: 'Weather',
    summary: 'Weather at a coordinate by the hour, values keyed by source',
    description: `${weatherValues} Attributes and hours without values are absent. ${added}`,
    cost: '1',
    query: newWeatherPointQuery,
    answer: newWeatherPointAnswer,
  },
  '/v1/weather/area': {
    id: 'weatherArea',
    tag: 'Weather',
    summary: 'Weather of a UTC day on a grid',
    description:
      'The handpicked value of each attribute for each hour, at the multiples of `step_size` in a box or a polygon: at most ' +
      '100 points. Attributes without a value are absent. From 2017-01-01 on.',
    cost: '½ a point',
    query: weatherAreaQuery,
    answer: weatherAreaAnswer,
  },
  '/v2/observed/point': {
    id: 'observed',
    tag: 'Observed',
    summary: 'What gauges and buoys observe now near a coordinate',
    description:
      'Of each kind, the station that is nearest along the water, never across land: levels within 40 km, waves 100, wind and ' +
      'air 60, water temperature 40, currents 15. A level older than an hour, a wave than three and a wind than two is not ' +
      'answered. `surge` is the observed less the predicted level of one gauge above one zero, or with the mean of 30 days ' +
      `removed. \`meta.missing\` names the sources that had no answer. Not for navigation. ${added}`,
    cost: '1',
    query: observedPointQuery,
    answer: observedAnswer,
  },
  '/v1/astronomy/point': {
    id: 'astronomyV1',
    tag: 'Astronomy',
    summary: 'Sun, twilights and Moon, under `days`',
    description: days,
    cost: '1',
    query: astronomyQuery,
    answer: astronomyAnswer,
  },
  '/v2/astronomy/point': {
    id: 'astronomy',
    tag: 'Astronomy',
    summary: 'Sun, twilights and Moon',
    description: `${days} ${added}`,
    cost: '1',
    query: newAstronomyQuery,
    answer: newAstronomyAnswer,
  },
};
