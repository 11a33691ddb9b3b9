import { z } from 'zod';
import { unitSystems, type UnitSystem } from '../domain/units.ts';
import { describedObject, named } from './wire-schemas.ts';

/** The bodies of `POST /chat` as documented. The web adapter reads and writes them. */

const options = z.record(z.string(), z.string().max(500));

export const chatRequest = describedObject('ChatRequest', 'A question or a pressed button', {
  text: z.string().min(1).max(500).optional().describe('The question, such as `tide Brest tomorrow`'),
  command: z.string().max(100).optional().describe('Instead of `text`: the command of a button'),
  options: options.optional().describe('The options of that button'),
  point: z
    .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
    .optional()
    .describe('Instead of `text`: a location, for its day in brief'),
  session: z.string().optional().describe('From an earlier answer: continues its conversation'),
  language: z.string().max(100).optional().describe('A language tag such as `fr`'),
  units: z
    .enum(Object.keys(unitSystems) as [UnitSystem, ...UnitSystem[]])
    .optional()
    .describe('A system of units'),
});

const block = named(
  'ChatBlock',
  z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('text'), text: z.string() }),
      z.strictObject({
        kind: z.literal('facts'),
        facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
      }),
      z.strictObject({
        kind: z.literal('table'),
        title: z.string().optional(),
        rows: z.array(z.array(z.string())).describe('The first cell of a row is its head'),
        signs: z
          .array(z.strictObject({ name: z.string(), text: z.string() }))
          .optional()
          .describe('The weather of each row: `fair`, `clear-night`, and in words'),
      }),
    ])
    .describe('A part of an answer, plain text'),
);

const button = describedObject('ChatButton', 'A question that may follow: send `command` and `options`', {
  label: z.string(),
  command: z.string(),
  options,
  replaces: z.literal(true).optional().describe('Its answer replaces this one'),
  asks: z.literal(true).optional().describe('Options are still missing'),
  group: z.enum(['days', 'topics', 'more']).optional(),
});

export const chatAnswer = describedObject('ChatAnswer', 'An answer in words, as the bots render it', {
  title: z.string(),
  blocks: z.array(block),
  note: z.string().optional().describe('Source, time zone and limits of the data'),
  buttons: z.array(button).optional().describe('Questions that may follow: send `command` and `options` back'),
  links: z
    .array(z.strictObject({ label: z.string(), url: z.string() }))
    .optional()
    .describe('Pages to open'),
  file: z.strictObject({ name: z.string(), mediaType: z.string(), content: z.string() }).optional(),
  alone: z.literal(true).optional().describe('Only for the person who asked'),
  data: z.record(z.string(), z.unknown()).optional().describe('The numbers of the answer, units in their names'),
  session: z.string().describe('Send it back to continue this conversation'),
});
