import { z } from 'zod';
import { clockKinds, damTides, officeDatumNames } from '../domain/tide/index.ts';
import { strongStreamKinds } from '../domain/stream/index.ts';
import { describedObject, named } from './wire-schemas.ts';

/** Parts of the answers' schemas. */

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
export const counts = {
  cost: z.number().min(0).describe('Units that this request cost'),
  dailyQuota: z.number().int().min(0).optional().describe('Units a day; absent where the key is unlimited'),
  notes: z
    .array(z.string())
    .optional()
    .describe('Sentences on what of the request was cut, ignored or left out; absent where nothing was'),
  requestCount: z.number().int().min(0).describe('Units used today (UTC), this request included, rounded up'),
};
export const countsOnly = describedObject('CountsMeta', 'The quota counts', counts);

export const stationMembers = {
  name: z.string(),
  prediction: z
    .enum(['harmonic', 'subordinate'])
    .describe('By harmonic constants of its own, or by differences to another station'),
  lat,
  lng,
  source: z.string().describe('Owner of the station'),
  id: z.string().describe('For `/v2/tide/stations/{id}`'),
  timezone: z.string().describe('IANA name'),
  chartDatum: z.string().optional().describe('The datum of the nautical charts there, where it is known'),
  officeDatum: z
    .strictObject({ aboveLat: metres, name: z.enum(officeDatumNames) })
    .optional()
    .describe('The zero of the hydrographic office’s charts and tables, where it is known and none of the datums'),
  clock: z
    .strictObject({ evidence: z.string(), kind: z.enum(clockKinds), minutes: z.number() })
    .optional()
    .describe(
      'Where its record came early (negative) or late: whether that is corrected, and what it was compared with',
    ),
  attribution: z.string().describe('The credit that the licence asks for'),
  licence: z.string(),
};

/** What keeps the sea from a water. */
export const dam = z.strictObject({
  name: z.string(),
  source: z.string(),
  tide: z.enum(damTides).describe('Whether none of it is left, or less at other times'),
});

/** How much later than at a gauge high water is published to come. */
export const lag = z.strictObject({ minutes: z.number(), source: z.string() });

/** A race or strait, with the greatest rate that is published for it, and where. */
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
