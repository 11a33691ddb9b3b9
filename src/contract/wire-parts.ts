import { z } from 'zod';
import { clockKinds, damTides, officeDatumNames } from '../domain/tide/index.ts';
import { strongStreamKinds } from '../domain/stream/index.ts';
import { named, namedObject, withWords } from './wire-schemas.ts';

export const timestamp = named(
  'Timestamp',
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/)
    .meta({ description: 'An instant in UTC', format: 'date-time' }),
);
export const crossings = z
  .array(z.strictObject({ direction: z.enum(['rising', 'falling']), time: timestamp }))
  .describe('When the water passes `above`');
export const metaTime = named(
  'Minute',
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    .describe('An instant in UTC, cut to the minute'),
);
export const lat = z.number().min(-90).max(90).describe('Degrees');
export const lng = z.number().min(-180).max(180).describe('Degrees');
export const kilometres = z.number().int().min(0).describe('Kilometres');
export const metres = z.number().min(-30).max(30).describe('Metres');

/** The members of every `meta`: the quota counts (a key without a quota has no `dailyQuota`), and what was not taken literally. */
export const counts = withWords('Counts', {
  cost: z.number().min(0),
  dailyQuota: z.number().int().min(0).optional(),
  notes: z.array(z.string()).optional(),
  requestCount: z.number().int().min(0),
});
export const countsOnly = namedObject('CountsMeta', counts);

export const stationMembers = withWords('StationMembers', {
  name: z.string(),
  prediction: z.enum(['harmonic', 'subordinate']),
  lat,
  lng,
  source: z.string(),
  id: z.string(),
  timezone: z.string(),
  chartDatum: z.string().optional(),
  officeDatum: z.strictObject({ aboveLat: metres, name: z.enum(officeDatumNames) }).optional(),
  clock: z.strictObject({ evidence: z.string(), kind: z.enum(clockKinds), minutes: z.number() }).optional(),
  attribution: z.string(),
  licence: z.string(),
});

export const dam = z.strictObject({
  name: z.string(),
  source: z.string(),
  tide: z.enum(damTides).describe('Whether none of it is left, or less at other times'),
});

/** How much later than at a gauge high water is published to come. */
export const lag = z.strictObject({ minutes: z.number(), source: z.string() });

export const strongStream = z.strictObject({
  kind: z.enum(strongStreamKinds).describe('What moves the water: a tide, or another current'),
  knots: z
    .number()
    .positive()
    .exactOptional()
    .describe('The greatest rate that is published; absent where none could be read'),
  name: z.string(),
  source: z.string().exactOptional().describe('Where that rate is published'),
});
