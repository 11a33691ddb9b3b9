import { z } from 'zod';
import { datumNames, standKinds, standTides, tideKinds, tideReasons } from '../domain/tide/index.ts';
import { attributeNames, factsOf, sourceNames, type Attribute } from '../domain/weather/index.ts';
import type { MoonPhaseName } from '../domain/sky/index.ts';
import phases from './moon-phases.json' with { type: 'json' };
import { attributeMeanings, unitNames } from './attribute-meanings.ts';
import { counts, countsOnly, crossings, dam, kilometres, lag, lat, lng, metaTime, metres } from './wire-parts.ts';
import { stationMembers, strongStream, timestamp } from './wire-parts.ts';
import { named, namedObject, withWords } from './wire-schemas.ts';

/** Strict schemas of the answers that the service sends. `read-answers.ts` has the tolerant ones to read them with. */

const station = namedObject('TideStation', stationMembers);

/** `distance` is that of the great circle, km. The members after it are our additions: see `PlaceTide`. */
export const usedStation = namedObject('UsedTideStation', {
  ...stationMembers,
  distance: kilometres,
  kind: z.enum(tideKinds).optional(),
  reason: z.enum(tideReasons).optional(),
  upRiver: z.boolean().optional(),
  waterDistance: kilometres.optional(),
  band: z.strictObject({ height: z.number().min(0).describe('Metres'), minutes: z.number().int().min(0) }).optional(),
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
    .optional(),
  lag: lag.optional(),
  dam: dam.optional(),
  strongStream: strongStream.optional(),
});

const tideStand = namedObject('TideStand', {
  kind: z.enum(standKinds),
  hours: z.number().positive().optional(),
  at: z.enum(standTides).optional(),
  localName: z.string().optional(),
  source: z.string(),
});

const tideType = z.enum(['low', 'high']);
const tideMeta = namedObject('TideMeta', {
  ...counts,
  datum: z.enum(datumNames),
  end: metaTime,
  lat,
  lng,
  offset: metres,
  stands: z.array(tideStand).optional(),
  start: metaTime,
  station: usedStation,
});

export const tideExtremesAnswer = namedObject('TideExtremes', {
  crossings: crossings.optional(),
  data: z.array(namedObject('TideExtreme', { time: timestamp, height: metres, type: tideType })),
  meta: tideMeta,
});

/** `/v1`: heights are strings that hold a decimal. */
export const oldTideExtremesAnswer = namedObject('TideExtremesV1', {
  extremes: z.array(
    namedObject('TideExtremeV1', { time: timestamp, height: z.string().regex(/^-?\d+(\.\d+)?$/), type: tideType }),
  ),
  meta: tideMeta,
});

export const seaLevelAnswer = namedObject('SeaLevels', {
  crossings: crossings.optional(),
  data: z.array(namedObject('SeaLevel', { time: timestamp, sg: metres })),
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
const moonPhase = namedObject('MoonPhase', {
  time: timestamp,
  text: z.enum(Object.values(moonPhaseTexts)),
  value: z.number().min(0).max(1),
});

const astronomyDay = namedObject('AstronomyDay', {
  time: timestamp,
  astronomicalDawn: event,
  astronomicalDusk: event,
  civilDawn: event,
  civilDusk: event,
  moonFraction: z.number().min(0).max(1),
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
export const weatherSource = namedObject('WeatherSource', {
  name: sourceName,
  attribution: z.string(),
  updated: timestamp,
  stale: z.literal(true).optional(),
});
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
  source: z.array(sourceName),
  sources: z.array(weatherSource),
  start: metaTime,
});
const valueOfSource = namedObject('SourceValue', { source: sourceName, value: z.number() });
const published = attributeNames.filter((name) => !factsOf(name).isAdded);
export const weatherPointAnswer = namedObject('WeatherPointV1', {
  hours: z.array(
    namedObject('WeatherHourV1', { time: timestamp, ...byAttribute(published, () => z.array(valueOfSource)) }),
  ),
  meta: weatherPointMeta,
});

const valuesBySource = namedObject(
  'ValuesBySource',
  Object.fromEntries(sourceNames.map((name) => [name, z.number().optional()])),
);

/** `/v2`, our addition: values keyed by their source. */
export const newWeatherPointAnswer = namedObject('WeatherPoint', {
  hours: z.array(namedObject('WeatherHour', { time: timestamp, ...byAttribute(attributeNames, () => valuesBySource) })),
  meta: weatherPointMeta,
});

const degrees = z.string().regex(/^-?\d{1,3}(\.\d+)?$/);
const areaAttributes = attributeNames.filter((name) => !factsOf(name).pointOnly);
const areaHour = namedObject('WeatherAreaHour', {
  time: timestamp,
  ...byAttribute(areaAttributes, (name) => z.number().min(factsOf(name).bounds[0]).max(factsOf(name).bounds[1])),
});
const corner = z.tuple([lat, lng]);

export const weatherAreaAnswer = namedObject('WeatherArea', {
  grid: z.record(degrees, z.record(degrees, z.array(areaHour))),
  meta: z.strictObject(
    withWords('WeatherAreaMeta', {
      ...counts,
      box: z.tuple([corner, corner]),
      date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
      missing,
      params: z.array(z.string()),
      sources: z.array(weatherSource),
    }),
  ),
});

export type WireStation = z.output<typeof station>;
export type UsedStation = z.output<typeof usedStation>;
export type Counts = { cost: number; dailyQuota?: number; requestCount: number };
