import { z } from 'zod';
import { unitSystems, type UnitSystem } from '../domain/units.ts';
import { named, namedObject } from './wire-schemas.ts';

/** The bodies of `POST /chat` as documented. The web adapter reads and writes them. */

const options = z.record(z.string(), z.string().max(500));

export const chatRequest = namedObject('ChatRequest', {
  text: z.string().min(1).max(500).optional(),
  command: z.string().max(100).optional(),
  options: options.optional(),
  point: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
  session: z.string().optional(),
  language: z.string().max(100).optional(),
  units: z.enum(Object.keys(unitSystems) as [UnitSystem, ...UnitSystem[]]).optional(),
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

const button = namedObject('ChatButton', {
  label: z.string(),
  command: z.string(),
  options,
  replaces: z.literal(true).optional(),
  asks: z.literal(true).optional(),
  group: z.enum(['days', 'topics', 'more']).optional(),
});

export const chatAnswer = namedObject('ChatAnswer', {
  title: z.string(),
  blocks: z.array(block),
  note: z.string().optional(),
  buttons: z.array(button).optional(),
  links: z.array(z.strictObject({ label: z.string(), url: z.string() })).optional(),
  file: z.strictObject({ name: z.string(), mediaType: z.string(), content: z.string() }).optional(),
  alone: z.literal(true).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  session: z.string(),
});
