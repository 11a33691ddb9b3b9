import { z } from 'zod';
import { certainties, colours, severities } from '../domain/warning.ts';
import { counts, lat, lng, timestamp } from './wire-parts.ts';
import { namedObject, withWords } from './wire-schemas.ts';
import { missing } from './wire.ts';

/** The strict schema of the answer about official warnings, our addition. */

const warningText = namedObject('WarningText', {
  language: z.string(),
  event: z.string(),
  headline: z.string().optional(),
  description: z.string().optional(),
  instruction: z.string().optional(),
  area: z.string().optional(),
});
const warning = namedObject('Warning', {
  id: z.string(),
  replaces: z.array(z.string()),
  source: z.string(),
  office: z.string(),
  link: z.string(),
  severity: z.enum(severities),
  certainty: z.enum(certainties),
  colour: z.enum(colours).optional(),
  sent: timestamp,
  onset: timestamp,
  expires: timestamp.optional(),
  texts: z.array(warningText).min(1),
});

export const warningsAnswer = namedObject('Warnings', {
  data: z.array(warning),
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
          attribution: z.string(),
          licence: z.string(),
          updated: timestamp,
          stale: z.literal(true).optional(),
        }),
      ),
    }),
  ),
});
