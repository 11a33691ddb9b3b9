import { z } from 'zod';
import { datumNames, standKinds, standTides, tideKinds, tideReasons } from '../domain/tide/index.ts';
import { attributeNames, factsOf, sourceNames, type Attribute } from '../domain/weather/index.ts';
import type { MoonPhaseName } from '../domain/sky/index.ts';
import phases from './moon-phases.json' with { type: 'json' };
import { attributeMeanings, unitNames } from './attribute-meanings.ts';
import {
  counts,
  countsOnly,
  crossings,
  dam,
  kilometres,
  lag,
  lat,
  lng,
  metaTime,
  metres,
  stationMembers,
  strongStream,
  timestamp,
} from './wire-parts.ts';
import { describedObject, named, namedObject } from './wire-schemas.ts';

/**
 * Strict schemas of the answers that the service sends. `read-answers.ts` has the tolerant ones to read them with.
 */

const station = describedObject('TideStation', 'A tide station', stationMembers);

/** `distance` is that of the great circle, km. The members after it are our additions: see `PlaceTide`. */
export const usedStation = describedObject('UsedTideStation', 'The source of a tide', {
  ...stationMembers,
  distance: kilometres.describe('Great circle from the coordinate asked for, km'),
  kind: z
    .enum(tideKinds)
    .optional()
    .describe('A station’s own tide, a tide carried from a station along the sea by a model, or the model’s tide'),
  reason: z.enum(tideReasons).optional().describe('Why this kind'),
  upRiver: z.boolean().optional().describe('True where the place lies in a river, hours behind its mouth'),
  waterDistance: kilometres.optional().describe('Along the water, km'),
  band: z
    .strictObject({
      height: z.number().min(0).describe('Metres'),
      minutes: z.number().int().min(0),
    })
    .optional()
    .describe('Nine in ten high and low waters in similar cases were predicted with smaller errors'),
  other: z
    .strictObject({
      id: z.string(),
      laterMinutes: z
        .number()
        .optional()
        .describe('By how much its tide is later, earlier where negative: only where that is more than the band'),
      lat,
      lng,
      name: z.string(),
    })
    .optional()
    .describe('Another station that may be meant'),
  lag: lag.optional().describe('By how much high water is published to come later than this tide'),
  dam: dam.optional().describe('The dam that keeps the tide from the coordinate: this is the tide outside'),
  strongStream: strongStream
    .optional()
    .describe('A race or strait that the coordinate lies in: the greatest rate that is published for it, and where'),
});

const tideStand = describedObject('TideStand', 'A stand of the water or a double water, as it is published', {
  kind: z.enum(standKinds),
  hours: z.number().positive().optional().describe('How long it lasts, where that is published'),
  at: z.enum(standTides).optional().describe('Absent where it shows at every tide'),
  localName: z.string().optional(),
  source: z.string(),
});

const tideType = z.enum(['low', 'high']);
const tideMeta = describedObject('TideMeta', 'The interval and the source as used', {
  ...counts,
  datum: z.enum(datumNames),
  end: metaTime,
  lat,
  lng,
  offset: metres.describe('The datum above mean sea level, metres'),
  stands: z
    .array(tideStand)
    .optional()
    .describe('Published for the coordinate, whether the extremes show them or not; absent where none are'),
  start: metaTime,
  station: usedStation,
});

export const tideExtremesAnswer = namedObject('TideExtremes', {
  crossings: crossings.optional(),
  data: z.array(
    describedObject('TideExtreme', 'A high or low water, to the whole minute and the millimetre', {
      time: timestamp,
      height: metres.describe('Metres above the datum'),
      type: tideType,
    }),
  ),
  meta: tideMeta,
});

/** `/v1`: heights are strings that hold a decimal. */
export const oldTideExtremesAnswer = namedObject('TideExtremesV1', {
  extremes: z.array(
    describedObject('TideExtremeV1', 'A high or low water', {
      time: timestamp,
      height: z
        .string()
        .regex(/^-?\d+(\.\d+)?$/)
        .describe('Metres above the datum, a decimal as a string'),
      type: tideType,
    }),
  ),
  meta: tideMeta,
});

export const seaLevelAnswer = namedObject('SeaLevels', {
  data: z.array(
    describedObject('SeaLevel', 'The sea level at a whole hour, to the centimetre', {
      time: timestamp,
      sg: metres.describe('Metres above the datum'),
    }),
  ),
  meta: tideMeta,
});

export const stationsAnswer = namedObject('TideStations', { data: z.array(station), meta: countsOnly });
export const oldStationsAnswer = namedObject('TideStationsV1', { stations: z.array(station), meta: countsOnly });

/** One station in detail, our addition. Datums are metres above mean sea level. */
export const stationAnswer = namedObject('TideStationDetail', {
  data: z.strictObject({
    ...stationMembers,
    country: z.string().describe('ISO 3166-1 alpha-2'),
    datums: z
      .strictObject(Object.fromEntries(datumNames.map((name) => [name, metres])))
      .describe('Metres above mean sea level'),
  }),
  meta: countsOnly,
});

const event = timestamp.nullable().describe('`null` where it does not occur that day');
/** The names of the phases in answers: the contract's own spelling is `Vaning`. */
export const moonPhaseTexts: Readonly<Record<MoonPhaseName, string>> = phases;
const moonPhase = describedObject(
  'MoonPhase',
  '0 and 1 are new moon, 0.25 first quarter, 0.5 full moon, 0.75 third quarter',
  { time: timestamp, text: z.enum(Object.values(moonPhaseTexts)), value: z.number().min(0).max(1) },
);

const astronomyDay = describedObject('AstronomyDay', 'A UTC day', {
  time: timestamp,
  astronomicalDawn: event,
  astronomicalDusk: event,
  civilDawn: event,
  civilDusk: event,
  moonFraction: z.number().min(0).max(1).describe('Illuminated part of the disk'),
  moonPhase: z.strictObject({
    closest: moonPhase.describe('The nearest principal phase'),
    current: moonPhase.describe('The phase at `time`'),
  }),
  moonrise: event,
  moonset: event,
  nauticalDawn: event,
  nauticalDusk: event,
  sunrise: event,
  sunset: event,
});
const astronomyMeta = namedObject('AstronomyMeta', { ...counts, lat, lng, start: timestamp });

export const astronomyAnswer = namedObject('AstronomyV1', { days: z.array(astronomyDay), meta: astronomyMeta });

/** `/v2`, our addition. */
export const newAstronomyAnswer = namedObject('Astronomy', { data: z.array(astronomyDay), meta: astronomyMeta });

const sourceName = named(
  'SourceName',
  z.enum(sourceNames as [string, ...string[]]).describe('A weather source; `sg` is the handpicked one'),
);
export const weatherSource = describedObject('WeatherSource', 'A source of values in this answer', {
  name: sourceName,
  attribution: z.string().describe('The credit that the licence asks for'),
  updated: timestamp.describe('When its model ran or was published, else when it was fetched'),
  stale: z.literal(true).optional().describe('Its upstream could not be asked: an older answer'),
});
/** Upstreams that had no answer where others had. Our addition. */
export const missing = z
  .array(z.string())
  .optional()
  .describe('Upstreams that had no answer, with their reasons: values may be missing; absent where all answered');
/** A member for every attribute, and `visibility` as the other name of `visiblity`. */
function byAttribute<V extends z.ZodType>(names: readonly Attribute[], valueOf: (attribute: Attribute) => V) {
  const member = (name: Attribute, remark = ''): z.ZodType => {
    const { unit, bounds } = factsOf(name);
    const range = `from ${bounds.join(' to ')}`;
    // Described after `optional`, so that a named schema stays a reference.
    return valueOf(name).optional().describe(`${attributeMeanings[name]}, ${unitNames[unit]}; ${range}.${remark}`);
  };
  const members = names.map((name) => [name, member(name)] as const);
  const visibility = member('visiblity', ' Under the name that was asked for.');
  return Object.fromEntries([...members, ['visibility', visibility] as const]) as Record<string, z.ZodOptional<V>>;
}

const weatherPointMeta = namedObject('WeatherPointMeta', {
  ...counts,
  end: metaTime,
  lat,
  lng,
  params: z.array(z.string()),
  missing,
  source: z.array(sourceName).describe('The sources asked for'),
  sources: z.array(weatherSource).describe('The sources that have values here'),
  start: metaTime,
});
const valueOfSource = namedObject('SourceValue', { source: sourceName, value: z.number() });

export const weatherPointAnswer = namedObject('WeatherPointV1', {
  hours: z.array(
    describedObject(
      'WeatherHourV1',
      'The values of each source by attribute; an attribute without any is an empty array',
      { time: timestamp, ...byAttribute(attributeNames, () => z.array(valueOfSource)) },
    ),
  ),
  meta: weatherPointMeta,
});

const valuesBySource = namedObject(
  'ValuesBySource',
  Object.fromEntries(sourceNames.map((name) => [name, z.number().optional()])),
);

/** `/v2`, our addition: values keyed by their source. */
export const newWeatherPointAnswer = namedObject('WeatherPoint', {
  hours: z.array(
    describedObject('WeatherHour', 'Values by attribute and source; attributes without values are absent', {
      time: timestamp,
      ...byAttribute(attributeNames, () => valuesBySource),
    }),
  ),
  meta: weatherPointMeta,
});

const degrees = z.string().regex(/^-?\d{1,3}(\.\d+)?$/);
const areaAttributes = attributeNames.filter((name) => !factsOf(name).pointOnly);
const areaHour = describedObject(
  'WeatherAreaHour',
  'The handpicked value of each attribute; attributes without a value are absent',
  {
    time: timestamp,
    ...byAttribute(areaAttributes, (name) => z.number().min(factsOf(name).bounds[0]).max(factsOf(name).bounds[1])),
  },
);
const corner = z.tuple([lat, lng]);

export const weatherAreaAnswer = namedObject('WeatherArea', {
  grid: z
    .record(degrees, z.record(degrees, z.array(areaHour)))
    .describe('Hours by latitude, then by longitude, both decimal degrees'),
  meta: z.strictObject({
    ...counts,
    box: z.tuple([corner, corner]).describe('North-east corner, south-west corner'),
    date: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d$/)
      .describe('UTC day'),
    missing,
    params: z.array(z.string()),
    sources: z.array(weatherSource),
  }),
});

export type WireStation = z.output<typeof station>;
export type UsedStation = z.output<typeof usedStation>;
export type Counts = { cost: number; dailyQuota?: number; requestCount: number };
