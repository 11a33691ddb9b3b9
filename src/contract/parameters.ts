import { z } from 'zod';
import { datumNames, type DatumName } from '../domain/tide/index.ts';
import { readTimestamp } from './timestamps.ts';

/** Parameters of the contract's requests: strings of a query, read strictly. Errors are sentences for its `errors`. */

/** Plain decimal notation alone: `0x10`, `1e400`, blanks and `Infinity` are not coordinates. */
const plainDecimal = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

function decimal(name: string, limit: number) {
  const rule = `${name} must be a decimal number between -${limit} and ${limit}`;
  return z
    .string({ error: `${name} is required` })
    .regex(plainDecimal, { error: rule, abort: true })
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, { error: rule });
}

const latitude = decimal('lat', 90);
const longitude = decimal('lng', 180);

function timestamp(name: string) {
  const rule =
    `${name} must be UNIX seconds or an ISO 8601 timestamp such as 2026-11-20 or 2026-11-20T06:00:00Z, ` +
    'of a year between 1900 and 2100';
  return z
    .string()
    .transform((text, context) => {
      const at = readTimestamp(text);
      if (at !== undefined) return at;
      context.addIssue({ code: 'custom', message: rule });
      return z.NEVER;
    })
    .optional();
}

const box = z.string({ error: 'box is required' }).transform((text, context) => {
  const corners = text.split(':').map((corner) => corner.split(','));
  const numbers = corners.flat().map((part) => (plainDecimal.test(part) ? Number(part) : NaN));
  const [lat1, lng1, lat2, lng2] = numbers;
  const written = corners.length === 2 && corners.every((corner) => corner.length === 2);
  const inRange = numbers.every((value, i) => Math.abs(value) <= (i % 2 === 0 ? 90 : 180));
  if (written && inRange) {
    return {
      south: Math.min(lat1!, lat2!),
      north: Math.max(lat1!, lat2!),
      west: Math.min(lng1!, lng2!),
      east: Math.max(lng1!, lng2!),
    };
  }
  context.addIssue({ code: 'custom', message: 'box must be two corners: lat,lng:lat,lng' });
  return z.NEVER;
});

/** Corners of an area, degrees, `west` ≤ `east`: wider than 180° it is the other way round, across the 180th meridian. */
export type Box = z.output<typeof box>;

/** The datums of `/v1`. */
const oldDatumNames = ['MLLW', 'MSL'] as const satisfies readonly DatumName[];

function datum<const Names extends readonly DatumName[]>(names: Names, fallback: Names[number]) {
  return z.enum(names, { error: `datum must be one of: ${names.join(', ')}` }).default(() => fallback);
}

const numberOfDays = z
  .string()
  .regex(/^\d{1,2}$/, { error: 'numberOfDays must be a whole number between 1 and 31', abort: true })
  .transform(Number)
  .refine((days) => days >= 1 && days <= 31, { error: 'numberOfDays must be a whole number between 1 and 31' })
  .default(1);

const maxDistance = z
  .string()
  .regex(/^\d+(\.\d+)?$/, { error: 'maxDistance must be a number of kilometres' })
  .transform(Number)
  .optional();

const tidePoint = z.object({
  lat: latitude,
  lng: longitude,
  start: timestamp('start'),
  end: timestamp('end'),
  maxDistance,
});

/** Formats of extremes, our own parameter: the contract's JSON, a table, a calendar. */
const formats = ['json', 'csv', 'ics'] as const;
const format = z.enum(formats, { error: `format must be one of: ${formats.join(', ')}` }).default('json');

export const seaLevelQuery = tidePoint.extend({ datum: datum(datumNames, 'MSL') });
export const tidePointQuery = seaLevelQuery.extend({ format });
export const oldTidePointQuery = tidePoint.extend({ datum: datum(oldDatumNames, 'MLLW'), format });

export const stationQuery = z.object({ id: z.string() });

export const areaQuery = z.object({ box });

export const astronomyQuery = z.object({ lat: latitude, lng: longitude, start: timestamp('start'), numberOfDays });

export const newAstronomyQuery = astronomyQuery.extend({ end: timestamp('end') });
