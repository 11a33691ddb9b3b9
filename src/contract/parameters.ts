import { z } from 'zod';
import { dateExists } from '../domain/time.ts';
import { datumNames, type DatumName } from '../domain/tide/index.ts';
import { attributeNames, factsOf, sourceNames, type Attribute, type SourceName } from '../domain/weather/index.ts';
import { readTimestamp } from './timestamps.ts';

/**
 * The parameters of the requests, read strictly from the strings of a query. The messages of their errors are the
 * sentences of `errors` in the answer.
 */

/** Only plain decimal notation: `0x10`, `1e400`, blanks and `Infinity` are not coordinates. */
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

const corner = (text: string): readonly [lat: number, lng: number] | undefined => {
  const [lat = '', lng = '', ...more] = text.split(',');
  if (more.length > 0 || !plainDecimal.test(lat) || !plainDecimal.test(lng)) return undefined;
  return Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180 ? [Number(lat), Number(lng)] : undefined;
};

const box = z.string({ error: 'box is required' }).transform((text, context) => {
  const [a, b, ...more] = text.split(':').map(corner);
  if (a && b && more.length === 0) {
    return {
      south: Math.min(a[0], b[0]),
      north: Math.max(a[0], b[0]),
      west: Math.min(a[1], b[1]),
      east: Math.max(a[1], b[1]),
    };
  }
  context.addIssue({ code: 'custom', message: 'box must be two corners: lat,lng:lat,lng' });
  return z.NEVER;
});

/** Degrees, `west` ≤ `east`. A box that is wider than 180° stands for its complement, across the 180th meridian. */
export type Box = z.output<typeof box>;

/** The datums of `/v1`. */
const oldDatumNames = ['MLLW', 'MSL'] as const satisfies readonly DatumName[];

function datum<const Names extends readonly DatumName[]>(names: Names, fallback: Names[number]) {
  return z.enum(names, { error: `datum must be one of: ${names.join(', ')}` }).default(() => fallback);
}

const polygon = z.string().transform((text, context) => {
  const corners = text.split(':').map(corner);
  const different = new Set(corners.map(String)).size;
  if (different >= 3 && corners.every((one) => one !== undefined)) return corners;
  context.addIssue({
    code: 'custom',
    message: 'polygon must be at least three different corners: lat,lng:lat,lng:lat,lng',
  });
  return z.NEVER;
});

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

/** The formats of extremes, our own parameter. */
const formats = ['json', 'csv', 'ics'] as const;
const format = z.enum(formats, { error: `format must be one of: ${formats.join(', ')}` }).default('json');

export const seaLevelQuery = tidePoint.extend({ datum: datum(datumNames, 'MSL') });
export const tidePointQuery = seaLevelQuery.extend({ format });
export const oldTidePointQuery = tidePoint.extend({ datum: datum(oldDatumNames, 'MLLW'), format });

export const stationQuery = z.object({ id: z.string() });

export const areaQuery = z.object({ box });

export const astronomyQuery = z.object({ lat: latitude, lng: longitude, start: timestamp('start'), numberOfDays });

export const newAstronomyQuery = astronomyQuery.extend({ end: timestamp('end') });

/** Other services of the interface spell `visiblity` so. An answer has the name of the request. */
const otherName = 'visibility';
const requestable = [...attributeNames, otherName] as const;
type RequestableName = Attribute | typeof otherName;

/** A requested attribute and its name in the answer. */
export type RequestedAttribute = { readonly name: string; readonly attribute: Attribute };

/** Wrong names that are reported: a request with a thousand of them must not cause a megabyte of sentences. */
const maxNameErrors = 10;

function params<Default extends readonly RequestedAttribute[] | undefined>(whenMissing: Default) {
  return z
    .string()
    .transform((text, context): readonly RequestedAttribute[] => {
      const names = [...new Set(text.split(','))];
      const wrong = names.filter((name) => !requestable.includes(name as RequestableName));
      for (const name of wrong.slice(0, maxNameErrors)) {
        const message = `${name.slice(0, 50)} not valid. Should be one of: ${requestable.join(', ')}`;
        context.addIssue({ code: 'custom', message });
      }
      return names.map((name) => ({ name, attribute: name === otherName ? 'visiblity' : (name as Attribute) }));
    })
    .optional()
    .transform((requested) => requested ?? whenMissing);
}

const requestedUnderOwnName = (attributes: readonly Attribute[]): readonly RequestedAttribute[] =>
  attributes.map((attribute) => ({ name: attribute, attribute }));
const defaultAttributes = requestedUnderOwnName(attributeNames.filter((name) => factsOf(name).byDefault));
const areaAttributes = requestedUnderOwnName(attributeNames.filter((name) => !factsOf(name).pointOnly));

const source = z
  .string()
  .transform((text, context): readonly SourceName[] => {
    const named = new Set(text.split(','));
    const known = sourceNames.filter((name) => named.has(name));
    if (known.length > 0) return known;
    context.addIssue({ code: 'custom', message: `source must be one of: ${sourceNames.join(', ')}` });
    return z.NEVER;
  })
  .default(sourceNames);

export const weatherPointQuery = z.object({
  lat: latitude,
  lng: longitude,
  params: params(defaultAttributes),
  start: timestamp('start'),
  end: timestamp('end'),
  source,
});

const requiredParams = params(undefined).transform((one, context) => {
  if (one) return one;
  context.addIssue({ code: 'custom', message: 'params is required' });
  return z.NEVER;
});
export const newWeatherPointQuery = weatherPointQuery.extend({ params: requiredParams });

const date = z
  .string()
  .refine((text) => dateExists(text), { error: 'date must be a day of the calendar: YYYY-MM-DD' })
  .optional();

const stepSizes = ['1', '0.5', '0.25'] as const;

export const weatherAreaQuery = z.object({
  box: box.optional(),
  polygon: polygon.optional(),
  date,
  params: params(areaAttributes),
  step_size: z
    .enum(stepSizes, { error: `step_size must be one of: ${stepSizes.join(', ')}` })
    .default('1')
    .transform(Number),
});
