import { colours, severities } from '../../domain/warning.ts';
import { z } from 'zod';
import type { DataOf } from '../../answers/index.ts';
import { eventKinds, streamPhases, strongStreamKinds } from '../../domain/stream/index.ts';
import { datumNames, officeDatumNames, standKinds, standTides, tideKinds } from '../../domain/tide/index.ts';
import { conditionExamples } from '../../domain/windows/index.ts';

/** The parameters of the tools, and the schemas of their typed results: those of the data of answers. */

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

/**
 * The parameters of the tools about a place, answered in one of `languages`. Strict: a parameter that a tool does not have is
 * refused by name, and not left out in silence.
 */
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

/** The parameters of any tool about a place. */
export type PlaceArguments = z.output<PlaceInputs['place']> &
  Partial<z.output<PlaceInputs['tide']> & z.output<PlaceInputs['windows']>>;

/** Of every result. */
export const leftOut = z.string().exactOptional().describe('What a brief result leaves out, and how to ask for it');

const time = z.iso.datetime().describe('ISO 8601, UTC');
const date = z.iso.date().describe('In the calendar of the place');
const foundPlace = z.object({
  id: z.string(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  timeZone: z.string().describe('IANA'),
  countryCode: z.string().exactOptional().describe('ISO 3166-1 alpha-2'),
});

export const tideOutput = z.object({
  subject: z.literal('tide'),
  place: foundPlace,
  datum: z
    .enum([...datumNames, ...officeDatumNames])
    .describe('Heights are metres above it; never the depth of the water'),
  source: z.object({
    name: z.string().describe('The station, or the model'),
    kind: z.enum(tideKinds).exactOptional(),
    distanceKm: z.number().exactOptional(),
  }),
  extremes: z.array(z.object({ time, kind: z.enum(['high', 'low']), heightM: z.number() })),
  now: z.object({ time, heightM: z.number() }).exactOptional(),
  stands: z
    .array(
      z.object({
        kind: z.enum(standKinds),
        hours: z.number().exactOptional(),
        at: z.enum(standTides).exactOptional(),
        localName: z.string().exactOptional(),
        source: z.string(),
      }),
    )
    .exactOptional()
    .describe('Stands and double waters that are published for the place, which the extremes may not show'),
  strongStream: z
    .object({
      name: z.string(),
      kind: z.enum(strongStreamKinds),
      knots: z.number().exactOptional(),
      source: z.string().exactOptional(),
    })
    .exactOptional()
    .describe('The race or strait that the place lies in: the greatest rate that is published for it, and where'),
}) satisfies z.ZodType<DataOf<'tide'>>;

export const currentOutput = z.object({
  subject: z.literal('current'),
  place: foundPlace,
  source: z.object({ name: z.string(), distanceKm: z.number().exactOptional() }),
  events: z.array(
    z.object({
      time,
      kind: z.enum(eventKinds),
      phase: z.enum(streamPhases).describe('Of a slack, the stream that begins'),
      speedMs: z.number(),
      towardsDeg: z.number().exactOptional().describe('Degrees true that it sets to'),
    }),
  ),
}) satisfies z.ZodType<DataOf<'current'>>;

const span = z.object({ start: time, end: time });
export const windowsOutput = z.object({
  subject: z.literal('windows'),
  place: foundPlace,
  conditions: z.string(),
  windows: z.array(span),
  searched: span.exactOptional().describe('The time for which everything is known'),
  miss: span
    .extend({ failing: z.string(), value: z.number().exactOptional() })
    .exactOptional()
    .describe('Where there are no windows: the time that comes nearest, and what fails there'),
}) satisfies z.ZodType<DataOf<'windows'>>;

export const warningsOutput = z.object({
  subject: z.literal('warnings'),
  place: foundPlace,
  isKnown: z.boolean().describe('Whether any office is known that warns there'),
  warnings: z.array(
    z.object({
      id: z.string(),
      office: z.string(),
      link: z.string(),
      severity: z.enum(severities),
      colour: z.enum(colours).exactOptional(),
      onset: time,
      expires: time.exactOptional().describe('Absent where it is in force until withdrawn'),
      language: z.string(),
      event: z.string().describe('As issued'),
      headline: z.string().exactOptional(),
    }),
  ),
}) satisfies z.ZodType<DataOf<'warnings'>>;

export const weatherOutput = z.object({
  subject: z.literal('weather'),
  place: foundPlace,
  hours: z.array(
    z.object({
      time,
      values: z
        .record(z.string(), z.number())
        .describe('By name and unit: airTemperatureC, windSpeedMs, gustMs, waveHeightM, pressureHpa …'),
    }),
  ),
  sources: z.array(z.object({ name: z.string(), attribution: z.string().exactOptional() })),
}) satisfies z.ZodType<DataOf<'weather'>>;

const times = z.array(time);
const sun = z.object({
  subject: z.literal('sun'),
  place: foundPlace,
  days: z.array(
    z.object({
      date,
      sunrise: times,
      solarNoon: times,
      sunset: times,
      civilDawn: times,
      civilDusk: times,
      daylightMinutes: z.number(),
    }),
  ),
}) satisfies z.ZodType<DataOf<'sun'>>;
const phases = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'third-quarter',
  'waning-crescent',
] as const;
const moon = z.object({
  subject: z.literal('moon'),
  place: foundPlace,
  days: z.array(
    z.object({ date, moonrise: times, moonset: times, phase: z.enum(phases), illuminatedFraction: z.number() }),
  ),
}) satisfies z.ZodType<DataOf<'moon'>>;
export const skyOutput = z.object({ sun, moon });

export const stationsOutput = z.object({
  subject: z.literal('stations'),
  place: foundPlace,
  stations: z.array(
    z.object({
      name: z.string(),
      lat: z.number(),
      lng: z.number(),
      distanceKm: z.number(),
      chartDatum: z.string().exactOptional(),
      prediction: z.enum(['harmonic', 'subordinate']).exactOptional(),
      source: z.string().exactOptional(),
      licence: z.string().exactOptional(),
    }),
  ),
}) satisfies z.ZodType<DataOf<'stations'>>;

export const placesOutput = z.object({
  places: z.array(z.object({ id: z.string().describe('What other tools take as a place'), label: z.string() })),
});
