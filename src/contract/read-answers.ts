import { z } from 'zod';
import { clockKinds, officeDatumNames, tideKinds, tideReasons } from '../domain/tide/index.ts';
import { eventKinds, streamPhases } from '../domain/stream/index.ts';
import { attributeNames, handpicked, type Attribute } from '../domain/weather/index.ts';
import { readAs } from './parameter-documents.ts';
import type { PathName } from './paths.ts';
import { readTimestamp } from './timestamps.ts';
import { readObserved } from './wire-observed.ts';
import { dam, lag, strongStream } from './wire-parts.ts';
import { readWarnings } from './wire-warnings.ts';

/** For any service of this interface: numbers as strings, missing or unknown members, blanks in timestamps; else errors. */

const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
]);

const instant = readAs(readTimestamp, 'not a timestamp');

/** Nothing in the place of a value of another service that is none of ours. */
const orNone = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
const listOf = <T extends z.ZodType>(item: T) => z.array(item).default([]);

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
  prediction: orNone(z.enum(['harmonic', 'subordinate'])),
  // Our own additions: other values from another service are ignored.
  kind: orNone(z.enum(tideKinds)),
  reason: orNone(z.enum(tideReasons)),
  upRiver: orNone(z.boolean()),
  waterDistance: orNone(number),
  officeDatum: orNone(z.object({ aboveLat: number, name: z.enum(officeDatumNames) })),
  clock: orNone(z.object({ kind: z.enum(clockKinds), minutes: number })),
  band: orNone(
    z.object({ height: number, minutes: number }).transform(({ height: heightM, minutes }) => ({ heightM, minutes })),
  ),
  lag: orNone(lag.strip()),
  dam: orNone(dam.strip()),
  strongStream: orNone(strongStream.strip()),
  other: orNone(
    z.object({ id: z.string(), laterMinutes: number.optional(), lat: number, lng: number, name: z.string() }),
  ),
});

const counts = { cost: number.optional(), dailyQuota: number.optional(), requestCount: number.optional() };
const tideMeta = z.object({ ...counts, station });

const tideExtremes = z.object({
  data: listOf(
    z
      .object({ time: instant, height: number, type: z.enum(['low', 'high']) })
      .transform(({ time, height, type }) => ({ at: time, heightM: height, kind: type })),
  ),
  meta: tideMeta,
});

const seaLevels = z.object({
  data: listOf(
    z.looseObject({ time: instant }).transform(({ time, ...sources }, context) => {
      // The member is named after the source, which has always been `sg`.
      const value = number.safeParse(Object.values(sources)[0]);
      if (value.success) return { at: time, heightM: value.data };
      context.addIssue({ code: 'custom', message: 'no value' });
      return z.NEVER;
    }),
  ),
  meta: tideMeta,
});

const streamStation = station
  .pick({ name: true, lat: true, lng: true, distance: true, id: true, attribution: true, waterDistance: true })
  .extend({ prediction: station.shape.prediction, floodDirection: number.optional(), ebbDirection: number.optional() });

const currentExtremes = z.object({
  data: listOf(
    z
      .object({ time: instant, type: z.enum(eventKinds), phase: z.enum(streamPhases), speed: number })
      .transform(({ time, type, phase, speed }) => ({ at: time, kind: type, phase, speedMs: speed })),
  ),
  meta: z.object({ ...counts, station: streamStation }),
});

/** The value to use of an attribute: the handpicked one, else the first; under `/v2` they are keyed by their sources. */
function valueOf(given: unknown): number | undefined {
  // Six thousand lists in an answer: a schema for them would take most of the time of a question.
  const list = Array.isArray(given) ? given : Object.entries(given ?? {}).map(([source, value]) => ({ source, value }));
  const values = list.filter(isSourceValue);
  const one = values.find(({ source }) => source === handpicked) ?? values[0];
  return one && number.safeParse(one.value).data;
}

function isSourceValue(given: unknown): given is { readonly source: string; readonly value: unknown } {
  return typeof (Object(given) as { source?: unknown }).source === 'string' && 'value' in Object(given);
}

const weatherSource = z.object({
  name: z.string(),
  attribution: z.string().optional(),
  updated: instant.optional(),
  stale: z.boolean().optional(),
});

const weatherPoint = z.object({
  hours: listOf(
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
  ),
  meta: z.object({ ...counts, sources: listOf(weatherSource), missing: z.array(z.string()).optional() }),
});

/** How the answers of the paths that the bot asks are read. */
export const readers = {
  '/v2/tide/extremes/point': tideExtremes,
  '/v2/tide/sea-level/point': seaLevels,
  '/v2/tide/stations/area': z.object({ data: listOf(station) }),
  '/v2/current/extremes/point': currentExtremes,
  '/v2/current/stations': z.object({ data: listOf(streamStation) }),
  '/v2/observed/point': readObserved,
  '/v2/warnings/point': readWarnings,
  '/v1/weather/point': weatherPoint,
  '/v2/weather/point': weatherPoint,
} satisfies Partial<Record<PathName, z.ZodType>>;

export type ReadPath = keyof typeof readers;
export type AnswerTo<Path extends ReadPath> = z.output<(typeof readers)[Path]>;

/** The quota counts of any answer, error responses included. */
export const readCounts = z.object({ meta: z.object(counts) });

/** A station as it is read; only name, `lat` and `lng` are certain. `distance` is in km. */
export type ReadStation = z.output<typeof station>;
