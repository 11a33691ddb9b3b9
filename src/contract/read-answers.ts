import { z } from 'zod';
import { clockKinds, officeDatumNames, tideKinds, tideReasons } from '../domain/tide/index.ts';
import { eventKinds, streamPhases } from '../domain/stream/index.ts';
import { certainties, colours, severities } from '../domain/warning.ts';
import { attributeNames, handpicked, type Attribute } from '../domain/weather/index.ts';
import type { Instant } from '../domain/time.ts';
import { readTimestamp } from './timestamps.ts';

/**
 * Schemas that read the answers of any service of this interface: numbers may be strings, members may be missing or
 * unknown, timestamps may have a blank. Other deviations are errors.
 */

const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

const instant = z.string().transform((text, context): Instant => {
  const at = readTimestamp(text);
  if (at !== undefined) return at;
  context.addIssue({ code: 'custom', message: 'not a timestamp' });
  return z.NEVER;
});

const station = z.object({
  name: z.string(),
  lat: number,
  lng: number,
  source: z.string().optional(),
  distance: number.optional(),
  id: z.string().optional(),
  timezone: z.string().optional(),
  chartDatum: z.string().optional(),
  attribution: z.string().optional(),
  licence: z.string().optional(),
  prediction: z.enum(['harmonic', 'subordinate']).optional().catch(undefined),
  // Our own additions: other values from another service are ignored.
  kind: z.enum(tideKinds).optional().catch(undefined),
  reason: z.enum(tideReasons).optional().catch(undefined),
  waterDistance: number.optional().catch(undefined),
  officeDatum: z
    .object({ aboveLat: number, name: z.enum(officeDatumNames) })
    .optional()
    .catch(undefined),
  clock: z
    .object({ kind: z.enum(clockKinds), minutes: number })
    .optional()
    .catch(undefined),
  band: z.object({ height: number, minutes: number }).optional().catch(undefined),
  strongStream: z.object({ knots: number, name: z.string(), source: z.string() }).optional().catch(undefined),
  other: z
    .object({ id: z.string(), laterMinutes: number.optional(), lat: number, lng: number, name: z.string() })
    .optional()
    .catch(undefined),
});

const counts = { cost: number.optional(), dailyQuota: number.optional(), requestCount: number.optional() };
const tideMeta = z.object({ ...counts, station });

export const readTideExtremes = z.object({
  data: z.array(z.object({ time: instant, height: number, type: z.enum(['low', 'high']) })).default([]),
  meta: tideMeta,
});

export const readSeaLevel = z.object({
  data: z
    .array(
      z.looseObject({ time: instant }).transform(({ time, ...sources }, context) => {
        // The member is named after the source, which has always been `sg`.
        const value = number.safeParse(Object.values(sources)[0]);
        if (value.success) return { time, heightM: value.data };
        context.addIssue({ code: 'custom', message: 'no value' });
        return z.NEVER;
      }),
    )
    .default([]),
  meta: tideMeta,
});

const streamStation = station
  .pick({ name: true, lat: true, lng: true, distance: true, id: true, attribution: true, waterDistance: true })
  .extend({ prediction: station.shape.prediction, floodDirection: number.optional(), ebbDirection: number.optional() });

export const readCurrentExtremes = z.object({
  data: z
    .array(z.object({ time: instant, type: z.enum(eventKinds), phase: z.enum(streamPhases), speed: number }))
    .default([]),
  meta: z.object({ ...counts, station: streamStation }),
});

export const readCurrentStations = z.object({ data: z.array(streamStation).default([]) });

export const readStations = z.object({ data: z.array(station).default([]) });

/** The value to use of an attribute: the handpicked one, else the first. */
function valueOf(list: unknown): number | undefined {
  // Six thousand lists in an answer: a schema for them would take most of the time of a question.
  const values = (Array.isArray(list) ? list : []).filter(isSourceValue);
  const one = values.find(({ source }) => source === handpicked) ?? values[0];
  return one && number.safeParse(one.value).data;
}

function isSourceValue(given: unknown): given is { readonly source: string; readonly value: unknown } {
  return (
    typeof given === 'object' &&
    given !== null &&
    'value' in given &&
    'source' in given &&
    typeof given.source === 'string'
  );
}

const warningText = z.object({
  language: z.string(),
  event: z.string(),
  headline: z.string().optional(),
  description: z.string().optional(),
  instruction: z.string().optional(),
  area: z.string().optional(),
});

export const readWarnings = z.object({
  data: z
    .array(
      z.object({
        id: z.string(),
        replaces: z.array(z.string()).default([]),
        source: z.string(),
        office: z.string(),
        link: z.httpUrl(),
        severity: z.enum(severities),
        certainty: z.enum(certainties),
        colour: z.enum(colours).optional(),
        sent: instant,
        onset: instant,
        expires: instant.optional(),
        texts: z.tuple([warningText], warningText),
      }),
    )
    .default([]),
  meta: z.object({
    ...counts,
    missing: z.array(z.string()).default([]),
    sources: z
      .array(z.object({ name: z.string(), attribution: z.string(), stale: z.boolean().optional() }))
      .default([]),
  }),
});

const weatherSource = z.object({
  name: z.string(),
  attribution: z.string().optional(),
  updated: instant.optional(),
  stale: z.boolean().optional(),
});

/** One value of each attribute for each hour: the handpicked one, else the first. */
export const readWeatherPoint = z.object({
  hours: z
    .array(
      z.looseObject({ time: instant }).transform(({ time, ...members }) => {
        const values = attributeNames.flatMap((attribute) => {
          // Other services spell it `visibility`.
          const list = members[attribute] ?? (attribute === 'visiblity' ? members['visibility'] : undefined);
          const value = valueOf(list);
          return value === undefined ? [] : [[attribute, value] as const];
        });
        const byName: Partial<Record<Attribute, number>> = Object.fromEntries(values);
        return { at: time, values: byName };
      }),
    )
    .default([]),
  meta: z.object({
    ...counts,
    sources: z.array(weatherSource).default([]),
    missing: z.array(z.string()).optional(),
  }),
});

/** The quota counts of any answer, error responses included. */
export const readCounts = z.object({ meta: z.object(counts) });

/** A stream station as it is read. Directions are degrees true; `distance` is in km. */
export type ReadStreamStation = z.output<typeof streamStation>;

/** A station as it is read; only name, `lat` and `lng` are certain. `distance` is in km. */
export type ReadStation = z.output<typeof station>;
