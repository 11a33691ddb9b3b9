import { z } from 'zod';
import { certainties, colours, severities } from '../domain/warning.ts';
import { readAs } from './parameter-documents.ts';
import { readTimestamp } from './timestamps.ts';
import { counts, lat, lng, timestamp } from './wire-parts.ts';
import { namedObject, withWords } from './wire-schemas.ts';
import { missing } from './wire.ts';

/** The strict schema of the answer about official warnings and forecasts of the sea, our addition, and how it is read. */

const text = {
  language: z.string(),
  event: z.string(),
  headline: z.string().optional(),
  description: z.string().optional(),
  instruction: z.string().optional(),
  area: z.string().optional(),
};
const issued = {
  source: z.string(),
  office: z.string(),
  link: z.string(),
  sent: timestamp,
  expires: timestamp.optional(),
  texts: z.array(namedObject('WarningText', text)).min(1),
};
const members = {
  id: z.string(),
  replaces: z.array(z.string()),
  severity: z.enum(severities),
  certainty: z.enum(certainties),
  colour: z.enum(colours).optional(),
};
const credited = { attribution: z.string(), licence: z.string() };

export const warningsAnswer = namedObject('Warnings', {
  data: z.array(namedObject('Warning', { ...issued, ...members, onset: timestamp })),
  forecasts: z.array(namedObject('MarineForecast', { ...issued, ...credited })).optional(),
  meta: z.strictObject(
    withWords('WarningsMeta', {
      ...counts,
      lat,
      lng,
      missing,
      sea: z.strictObject({ lat, lng }).optional(),
      abroad: z.array(z.string()).optional(),
      sources: z.array(
        namedObject('WarningSource', {
          name: z.string(),
          ...credited,
          updated: timestamp,
          stale: z.literal(true).optional(),
        }),
      ),
    }),
  ),
});

const instant = readAs(readTimestamp, 'not a timestamp');
const texts = z.tuple([z.object(text)], z.object(text));
const read = { ...issued, link: z.httpUrl(), sent: instant, expires: instant.optional(), texts };
const source = z.object({ name: z.string(), attribution: z.string(), stale: z.boolean().optional() });

export const readWarnings = z.object({
  data: z.array(z.object({ ...read, ...members, onset: instant })).default([]),
  forecasts: z.array(z.object({ ...read, ...credited })).optional(),
  meta: z.object({
    missing: z.array(z.string()).default([]),
    abroad: z.array(z.string()).optional(),
    sources: z.array(source).default([]),
  }),
});
