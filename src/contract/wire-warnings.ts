import { z } from 'zod';
import { certainties, colours, severities } from '../domain/warning.ts';
import { counts, lat, lng, timestamp } from './wire-parts.ts';
import { describedObject, namedObject } from './wire-schemas.ts';
import { missing } from './wire.ts';

/** The strict schema of the answer about official warnings, our addition. */

const warningText = describedObject(
  'WarningText',
  'The warning in one of the languages that the office issues it in, unchanged but for its length',
  {
    language: z.string().describe('BCP 47'),
    event: z.string().describe('What is warned of'),
    headline: z.string().optional(),
    description: z.string().optional(),
    instruction: z.string().optional(),
    area: z.string().optional().describe('As the office names it'),
  },
);
const warning = describedObject('Warning', 'An official warning, as issued', {
  id: z.string().describe('Of the office’s message'),
  replaces: z.array(z.string()).describe('Ids of the messages that this one updates'),
  source: z.string(),
  office: z.string(),
  link: z.string().describe('The office’s page'),
  severity: z.enum(severities).describe('Of the Common Alerting Protocol; `unknown` where the office gives none'),
  certainty: z.enum(certainties).describe('Of the Common Alerting Protocol; `unknown` where the office gives none'),
  colour: z.enum(colours).optional().describe('Where the office gives one'),
  sent: timestamp,
  onset: timestamp.describe('When what is warned of begins'),
  expires: timestamp.optional().describe('When it ends; absent where it is in force until withdrawn'),
  texts: z.array(warningText).min(1),
});

export const warningsAnswer = namedObject('Warnings', {
  data: z.array(warning),
  meta: z.strictObject({
    ...counts,
    lat,
    lng,
    missing,
    sea: z.strictObject({ lat, lng }).optional().describe('The nearest point of the sea, which was asked for as well'),
    abroad: z
      .array(z.string())
      .optional()
      .describe('Sources that warn across a border only, and of nothing now: what they warned of has been withdrawn'),
    sources: z
      .array(
        namedObject('WarningSource', {
          name: z.string(),
          attribution: z.string().describe('The credit that the licence asks for'),
          licence: z.string(),
          updated: timestamp.describe('When it was last asked'),
          stale: z.literal(true).optional().describe('It could not be asked: what it said before'),
        }),
      )
      .describe('Those that warn here. Without any, no official warnings are known here'),
  }),
});
