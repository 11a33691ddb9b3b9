import { z } from 'zod';
import { datumNames } from '../../domain/tide/index.ts';
import { conditionExamples } from '../../domain/windows/index.ts';

/** The parameters of the tools. The schemas of their results are in `results.json`. */

const place = z
  .string()
  .min(1)
  .max(200)
  .describe('A place name such as "Brest" or "Brest, France", an id of find_places, or "48.38, -4.49"');
const day = z
  .string()
  .max(100)
  .optional()
  .describe('"today" (the default), "tomorrow", "saturday" or "2026-11-21", in the calendar of the place');
const days = z.int().min(1).max(14).optional().describe('Number of days from that day on, 1 without');

const detail = z
  .enum(['brief', 'full'])
  .optional()
  .describe('brief, the default: at most some 1,500 tokens, with what is left out named; full: all of it');

/** Strict: a parameter that a tool does not have is refused by name, not left out in silence. `languages`: of the answer. */
export function placeInputs(languages: readonly string[]) {
  const language = z.enum(languages).optional().describe('Of the text of the answer; English without');
  const onePlace = z.strictObject({ place, language });
  const severalDays = onePlace.extend({ day, days, detail });
  return {
    place: onePlace,
    days: severalDays,
    tide: severalDays.extend({
      datum: z.enum(datumNames).optional().describe('The level that heights are above; the local chart datum without'),
    }),
    windows: onePlace.extend({
      day,
      conditions: z
        .string()
        .min(1)
        .max(300)
        .describe(
          'All of them must hold: terms with commas between, ranges as from..to with either end open, in metres, metres a ' +
            `second, °C, mm an hour, km, hPa, degrees, minutes. Such as ${Object.values(conditionExamples).join(' ')}`,
        ),
    }),
  };
}

export const searchInput = z.strictObject({
  name: z.string().min(1).max(100).describe('A name or its beginning, in any language'),
  count: z.int().min(1).max(20).optional().describe('Results at most, 5 without'),
});

export type PlaceInputs = ReturnType<typeof placeInputs>;

export type PlaceArguments = z.output<PlaceInputs['place']> &
  Partial<z.output<PlaceInputs['tide']> & z.output<PlaceInputs['windows']>>;
