import { z } from 'zod';
import { datumNames, tideKinds, tideReasons } from '../domain/tide/index.ts';
import { attributeNames, factsOf, sourceNames } from '../domain/weather/index.ts';

/**
 * Strict schemas of the answers that the service sends. `read-answers.ts` has the tolerant ones to read them with.
 */

const timestamp = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
const metaTime = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);

/** The quota counts of every answer. A key without a quota has no `dailyQuota`. */
const counts = { cost: z.number(), dailyQuota: z.number().int().optional(), requestCount: z.number().int() };

const station = z.strictObject({
  name: z.string(),
  prediction: z.enum(['harmonic', 'subordinate']),
  lat: z.number(),
  lng: z.number(),
  source: z.string(),
  id: z.string(),
  timezone: z.string(),
  chartDatum: z.string().optional(),
  attribution: z.string(),
  licence: z.string(),
});

/** `distance` is that of the great circle, km. The members after it are our additions: see `PlaceTide`. */
const usedStation = z.strictObject({
  ...station.shape,
  distance: z.number().int(),
  kind: z.enum(tideKinds).optional(),
  reason: z.enum(tideReasons).optional(),
  waterDistance: z.number().int().optional(),
  band: z.strictObject({ height: z.number(), minutes: z.number().int() }).optional(),
  other: z.strictObject({ id: z.string(), lat: z.number(), lng: z.number(), name: z.string() }).optional(),
});

export const tideExtremesAnswer = z.strictObject({
  data: z.array(z.strictObject({ time: timestamp, height: z.number(), type: z.enum(['low', 'high']) })),
  meta: z.strictObject({
    ...counts,
    datum: z.string(),
    end: metaTime,
    lat: z.number(),
    lng: z.number(),
    offset: z.number(),
    start: metaTime,
    station: usedStation,
  }),
});

/** `/v1`: heights are strings that hold a decimal. */
export const oldTideExtremesAnswer = z.strictObject({
  extremes: z.array(
    z.strictObject({ time: timestamp, height: z.string().regex(/^-?\d+(\.\d+)?$/), type: z.enum(['low', 'high']) }),
  ),
  meta: tideExtremesAnswer.shape.meta,
});

export const seaLevelAnswer = z.strictObject({
  data: z.array(z.strictObject({ time: timestamp, sg: z.number() })),
  meta: tideExtremesAnswer.shape.meta,
});

export const stationsAnswer = z.strictObject({ data: z.array(station), meta: z.strictObject(counts) });
export const oldStationsAnswer = z.strictObject({ stations: z.array(station), meta: z.strictObject(counts) });

/** One station in detail, our addition. Datums are metres above mean sea level. */
export const stationAnswer = z.strictObject({
  data: z.strictObject({
    ...station.shape,
    country: z.string(),
    datums: z.strictObject(Object.fromEntries(datumNames.map((name) => [name, z.number()]))),
  }),
  meta: z.strictObject(counts),
});

const event = timestamp.nullable();
/** The contract's own spelling: `Vaning`. */
export const moonPhaseTexts = [
  'New moon',
  'Waxing crescent',
  'First quarter',
  'Waxing gibbous',
  'Full moon',
  'Vaning gibbous',
  'Third quarter',
  'Vaning crescent',
] as const;
const moonPhase = z.strictObject({ time: timestamp, text: z.enum(moonPhaseTexts), value: z.number().min(0).max(1) });

export const astronomyAnswer = z.strictObject({
  days: z.array(
    z.strictObject({
      time: timestamp,
      astronomicalDawn: event,
      astronomicalDusk: event,
      civilDawn: event,
      civilDusk: event,
      moonFraction: z.number().min(0).max(1),
      moonPhase: z.strictObject({ closest: moonPhase, current: moonPhase }),
      moonrise: event,
      moonset: event,
      nauticalDawn: event,
      nauticalDusk: event,
      sunrise: event,
      sunset: event,
    }),
  ),
  meta: z.strictObject({ ...counts, lat: z.number(), lng: z.number(), start: timestamp }),
});

/** `/v2`, our addition. */
export const newAstronomyAnswer = z.strictObject({
  data: astronomyAnswer.shape.days,
  meta: astronomyAnswer.shape.meta,
});

const sourceName = z.enum(sourceNames as [string, ...string[]]);
const weatherSource = z.strictObject({
  name: sourceName,
  attribution: z.string(),
  updated: timestamp,
  stale: z.literal(true).optional(),
});
/** Upstreams that had no answer, with their reasons, where others had: values may be missing. Our addition. */
const missing = z.array(z.string()).optional();
/** A member for every attribute, and `visibility` as the other name of `visiblity`. */
function byAttribute<V extends z.ZodType>(names: readonly string[], value: V) {
  return Object.fromEntries([...names, 'visibility'].map((name) => [name, value.optional()])) as Record<
    string,
    z.ZodOptional<V>
  >;
}

const weatherPointMeta = z.strictObject({
  ...counts,
  end: metaTime,
  lat: z.number(),
  lng: z.number(),
  params: z.array(z.string()),
  source: z.array(sourceName),
  missing,
  sources: z.array(weatherSource),
  start: metaTime,
});
const valueOfSource = z.strictObject({ source: sourceName, value: z.number() });

export const weatherPointAnswer = z.strictObject({
  hours: z.array(z.strictObject({ time: timestamp, ...byAttribute(attributeNames, z.array(valueOfSource)) })),
  meta: weatherPointMeta,
});

/** `/v2`, our addition: values keyed by their source. */
export const newWeatherPointAnswer = z.strictObject({
  hours: z.array(
    z.strictObject({
      time: timestamp,
      ...byAttribute(
        attributeNames,
        z.strictObject(Object.fromEntries(sourceNames.map((name) => [name, z.number().optional()]))),
      ),
    }),
  ),
  meta: weatherPointMeta,
});

const degrees = z.string().regex(/^-?\d{1,3}(\.\d+)?$/);
const areaAttributes = attributeNames.filter((name) => !factsOf(name).pointOnly);

export const weatherAreaAnswer = z.strictObject({
  grid: z.record(
    degrees,
    z.record(degrees, z.array(z.strictObject({ time: timestamp, ...byAttribute(areaAttributes, z.number()) }))),
  ),
  meta: z.strictObject({
    ...counts,
    box: z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]),
    date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
    params: z.array(z.string()),
    missing,
    sources: z.array(weatherSource),
  }),
});

export type TideExtremesAnswer = z.output<typeof tideExtremesAnswer>;
export type OldTideExtremesAnswer = z.output<typeof oldTideExtremesAnswer>;
export type SeaLevelAnswer = z.output<typeof seaLevelAnswer>;
export type StationsAnswer = z.output<typeof stationsAnswer>;
export type AstronomyAnswer = z.output<typeof astronomyAnswer>;
export type WireStation = z.output<typeof station>;
export type UsedStation = z.output<typeof usedStation>;
export type Counts = { cost: number; dailyQuota?: number; requestCount: number };
