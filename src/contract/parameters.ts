import { z } from 'zod';
import { dateExists } from '../domain/time.ts';
import { observedKinds, type ObservedKind } from '../domain/observed/index.ts';
import { datumNames, type DatumName } from '../domain/tide/index.ts';
import { attributeNames, factsOf, sourceNames, type Attribute, type SourceName } from '../domain/weather/index.ts';
import { describedAs, documented, documentOf, readAs, reportEach } from './parameter-documents.ts';
import { earliestTimestamp, latestTimestamp, readTimestamp } from './timestamps.ts';

/** The parameters, read strictly from a query; the messages of their errors are the answer's `errors`. */

/** Only plain decimal notation: `0x10`, `1e400`, blanks and `Infinity` are not coordinates. */
const plainDecimal = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/** A decimal number, read where it looks so and lies between two limits. `rule` is the sentence on any other text. */
function numberIn(min: number, max: number, rule: string, form = plainDecimal, missing?: string) {
  return z
    .string(missing === undefined ? {} : { error: missing })
    .regex(form, { error: rule, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: rule });
}

function degrees(name: 'lat' | 'lng', limit: number) {
  const rule = `${name} must be a decimal number between -${limit} and ${limit}`;
  return describedAs(name, numberIn(-limit, limit, rule, plainDecimal, `${name} is required`));
}

export const latitude = degrees('lat', 90);
export const longitude = degrees('lng', 180);

/** An instant of a request: UNIX seconds or ISO 8601. */
export function timestamp(name: 'start' | 'end', meaning: string) {
  const rule =
    `${name} must be UNIX seconds or an ISO 8601 timestamp such as 2026-11-20 or 2026-11-20T06:00:00Z, ` +
    'of a year between 1900 and 2100';
  const schema = readAs(readTimestamp, rule).optional();
  return documented(schema, {
    description: `${meaning} UNIX seconds or ISO 8601; UTC where no offset is given.`,
    schema: timestampSchema,
    example: name === 'start' ? '2026-11-20' : '2026-11-22',
  });
}

const timestampSchema = {
  anyOf: [
    { type: 'string', format: 'date-time' },
    { type: 'string', format: 'date' },
    { type: 'number', minimum: earliestTimestamp / 1000, maximum: latestTimestamp / 1000 },
  ],
};

/** End of the descriptions of our own parameters. */
const addition = 'An addition to the interface.';

const corner = (text: string): readonly [lat: number, lng: number] | undefined => {
  const [lat = '', lng = '', ...more] = text.split(',');
  if (more.length > 0 || !plainDecimal.test(lat) || !plainDecimal.test(lng)) return undefined;
  return Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180 ? [Number(lat), Number(lng)] : undefined;
};

function boxOf(text: string) {
  const [a, b, ...more] = text.split(':').map(corner);
  if (!a || !b || more.length > 0) return undefined;
  return {
    south: Math.min(a[0], b[0]),
    north: Math.max(a[0], b[0]),
    west: Math.min(a[1], b[1]),
    east: Math.max(a[1], b[1]),
  };
}

const boxed = readAs(boxOf, 'box must be two corners: lat,lng:lat,lng', 'box is required');
const box = describedAs('box', boxed);

/** Degrees, `west` ≤ `east`. A box that is wider than 180° stands for its complement, across the 180th meridian. */
export type Box = z.output<typeof boxed>;

export function choiceOr<const Names extends readonly [string, ...string[]]>(
  name: string,
  names: Names,
  fallback: Names[number],
  description: string,
) {
  const schema = z.enum(names, { error: `${name} must be one of: ${names.join(', ')}` }).default(() => fallback);
  return documented(schema, {
    description,
    schema: { type: 'string', enum: names, default: fallback },
    example: fallback,
  });
}

/** The datums of `/v1`. */
const oldDatumNames = ['MLLW', 'MSL'] as const satisfies readonly DatumName[];
const heightsAbove = 'The level that heights are above.';

/** The datum of our own paths. */
export const datumOrOffice = documented(
  z.enum(datumNames, { error: `datum must be one of: ${datumNames.join(', ')}` }).optional(),
  {
    description:
      'The level that heights are above; without, the zero of the office’s tables there, `LAT` where none is known.',
    schema: { type: 'string', enum: datumNames },
    example: 'LAT',
  },
);

const drawnPolygon = readAs((text) => {
  const corners = text.split(':').map(corner);
  return new Set(corners.map(String)).size >= 3 && corners.every((one) => one !== undefined) ? corners : undefined;
}, 'polygon must be at least three different corners: lat,lng:lat,lng:lat,lng');

const dayCountRule = 'numberOfDays must be a whole number between 1 and 31';
const numberOfDays = describedAs('numberOfDays', numberIn(1, 31, dayCountRule, /^\d{1,2}$/).default(1));
const distanceRule = 'maxDistance must be a number of kilometres';
export const maxDistance = describedAs('maxDistance', numberIn(0, Infinity, distanceRule, /^\d+(\.\d+)?$/).optional());

const tidePoint = z.object({
  lat: latitude,
  lng: longitude,
  start: timestamp('start', 'First instant; 00:00 UTC today without.'),
  end: timestamp(
    'end',
    'End of the interval; 10 days after `start` without. At most 31 days after `start`, and 10 where `start` is before ' +
      'today: a longer interval is cut, as `meta.end` and `meta.notes` say.',
  ),
  maxDistance,
});

/** The formats of answers, our own parameter: text, and the picture of the bot's answer. */
const textFormats = ['json', 'csv', 'ics'] as const;
const pictureFormats = ['svg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const format = <const Names extends readonly ['json', ...string[]]>(names: Names, meaning: string) =>
  choiceOr('format', names, 'json', `${meaning} instead of JSON. ${addition}`);

const tableOrCalendar = 'A table for spreadsheets (`csv`) or a calendar (`ics`)';
const drawing = 'a picture of the place’s local days (`svg`, `png`), of a month at most';
const pictureFormat = format(['json', ...pictureFormats], `${drawing.replace('a', 'A')},`);
const aboveRule = 'above must be a height between -100 and 100';
/** A height whose crossings are told, in the units of the answer. */
export const above = (horizon: string) =>
  documented(numberIn(-100, 100, aboveRule, /^[+-]?\d{1,3}(\.\d+)?$/).optional(), {
    description:
      'A height above the datum, in the units of the answer: of a bar, a sill or a bridge. `crossings` of the JSON has the times at ' +
      `which the water passes it ${horizon}.`,
    schema: { type: 'number', minimum: -100, maximum: 100 },
    example: 2.5,
  });
const levelsQuery = tidePoint.extend({
  datum: choiceOr('datum', datumNames, 'MSL', heightsAbove),
  above: above('in the interval; a picture draws it'),
});
export const seaLevelQuery = levelsQuery.extend({ format: pictureFormat });
export const tidePointQuery = levelsQuery.extend({
  format: format([...textFormats, ...pictureFormats], `${tableOrCalendar}, or ${drawing},`),
});
export const oldTidePointQuery = tidePoint.extend({
  datum: choiceOr('datum', oldDatumNames, 'MLLW', heightsAbove),
  format: format(textFormats, tableOrCalendar),
});

export const stationQuery = z.object({ id: describedAs('id', z.string()) });
export const areaQuery = z.object({ box });
export const currentPointQuery = tidePoint.extend({ format: pictureFormat });
export const currentStationsQuery = z.object({ box: describedAs('box', boxed.optional()) });

const forecasts = choiceOr(
  'forecasts',
  ['no', 'yes'],
  'no',
  'Also what offices forecast for the zone of the sea there.',
);
export const warningsPointQuery = z.object({ lat: latitude, lng: longitude, forecasts });

export const astronomyQuery = z.object({
  lat: latitude,
  lng: longitude,
  start: timestamp('start', 'An instant of the first UTC day; today without.'),
  numberOfDays,
});

export const newAstronomyQuery = astronomyQuery.extend({
  end: timestamp('end', 'An instant of the last UTC day, at most 31 days in all; counts instead of `numberOfDays`.'),
  format: pictureFormat,
});

/** Other services of the interface spell `visiblity` so. An answer has the name of the request. */
const otherName = 'visibility';
const published = attributeNames.filter((name) => !factsOf(name).isAdded);
export type RequestedAttribute = { readonly name: string; readonly attribute: Attribute };

function params<Default extends readonly RequestedAttribute[] | undefined>(
  names: readonly Attribute[],
  whenMissing: Default,
  meaning: string,
) {
  const requestable: readonly string[] = [...names, otherName];
  const schema = z
    .string()
    .transform((text, context): readonly RequestedAttribute[] => {
      const asked = [...new Set(text.split(','))];
      const wrong = asked.filter((name) => !requestable.includes(name));
      reportEach(
        context,
        wrong,
        (name) => `${name} not valid. Should be one of: ${requestable.join(', ')}`,
        'are not valid',
      );
      return asked.map((name) => ({ name, attribute: name === otherName ? 'visiblity' : (name as Attribute) }));
    })
    .optional()
    .transform((requested) => requested ?? whenMissing);
  return documented(schema, {
    description: `Attributes to answer, a comma list. ${meaning}`,
    schema: { type: 'array', items: { type: 'string', enum: requestable }, minItems: 1, uniqueItems: true },
    example: ['waveHeight', 'windSpeed'],
  });
}

const requestedUnderOwnName = (attributes: readonly Attribute[]): readonly RequestedAttribute[] =>
  attributes.map((attribute) => ({ name: attribute, attribute }));
const defaultAttributes = requestedUnderOwnName(attributeNames.filter((name) => factsOf(name).byDefault));
const areaAttributes = requestedUnderOwnName(attributeNames.filter((name) => !factsOf(name).pointOnly));

function sourcesIn(text: string): readonly SourceName[] | undefined {
  const names = new Set(text.split(','));
  const known = sourceNames.filter((name) => names.has(name));
  return known.length > 0 ? known : undefined;
}

const source = documented(readAs(sourcesIn, `source must be one of: ${sourceNames.join(', ')}`).default(sourceNames), {
  description:
    'Sources to answer, a comma list; all without. `sg` is the handpicked one. An unknown name beside a known one is ' +
    'left out, as `meta.source` and `meta.notes` say.',
  schema: { type: 'array', items: { type: 'string', enum: sourceNames }, minItems: 1, uniqueItems: true },
  example: ['sg'],
});

export const weatherPointQuery = z.object({
  lat: latitude,
  lng: longitude,
  params: params(published, defaultAttributes, 'Without: all but `iceCover`, `snowDepth` and the secondary swell.'),
  start: timestamp('start', 'First hour, the one that contains this instant; 00:00 UTC today without.'),
  end: timestamp(
    'end',
    'Last hour, included; 10 days after `start` without and at most: a longer interval is cut, as `meta.end` and ' +
      '`meta.notes` say.',
  ),
  source,
});

const given = params(attributeNames, undefined, 'Required here.');
const requiredParams = given.transform((one, context) => {
  if (one) return one;
  context.addIssue({ code: 'custom', message: 'params is required' });
  return z.NEVER;
});
export const newWeatherPointQuery = weatherPointQuery.extend({
  params: documented(requiredParams, documentOf(given)),
  format: pictureFormat,
});

const kindRule = `kinds must be of: ${observedKinds.join(', ')}`;
const kinds = documented(
  z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .refine((names): names is ObservedKind[] => names.every((name) => observedKinds.includes(name as ObservedKind)), {
      error: kindRule,
    })
    .default(() => [...observedKinds]),
  {
    description: 'What to answer, a comma list; all without.',
    schema: { type: 'array', items: { type: 'string', enum: observedKinds }, minItems: 1, uniqueItems: true },
    example: ['level', 'waves'],
  },
);

export const observedPointQuery = z.object({ lat: latitude, lng: longitude, kinds });
const dateRule = { error: 'date must be a day of the calendar: YYYY-MM-DD' };
const date = describedAs('date', z.string().refine(dateExists, dateRule).optional());
const stepSizes = ['1', '0.5', '0.25'] as const;
const stepRule = { error: `step_size must be one of: ${stepSizes.join(', ')}` };
const stepSize = describedAs('step_size', z.enum(stepSizes, stepRule).default('1').transform(Number));

export const weatherAreaQuery = z.object({
  box: describedAs('boxOrPolygon', box.optional()),
  polygon: describedAs('polygon', drawnPolygon.optional()),
  date,
  params: params(published, areaAttributes, 'Without: all that areas have, which excludes the secondary swell.'),
  step_size: stepSize,
});
