import { expect, it } from 'vitest';
import { z } from 'zod';
import results from '../../../src/adapters/mcp/results.json' with { type: 'json' };
import type { DataOf } from '../../../src/answers/index.ts';
import { eventKinds, streamPhases, strongStreamKinds } from '../../../src/domain/stream/index.ts';
import { datumNames, officeDatumNames, standKinds, standTides, tideKinds } from '../../../src/domain/tide/index.ts';
import { colours, severities } from '../../../src/domain/warning.ts';

/** The types of the data of answers, as the schemas of the tools' results have them. */

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

const tideOutput = z.object({
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

const currentOutput = z.object({
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
const windowsOutput = z.object({
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

const warningsOutput = z.object({
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

const weatherOutput = z.object({
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
const skyOutput = z.object({ sun, moon });

const stationsOutput = z.object({
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

const placesOutput = z.object({
  places: z.array(z.object({ id: z.string().describe('What other tools take as a place'), label: z.string() })),
});

/** Several days of weather are briefly the least and most of each. */
const ofDay = z.object({ date, values: z.record(z.string(), z.tuple([z.number(), z.number()])) });
const briefWeather = weatherOutput.extend({
  days: z
    .array(ofDay)
    .exactOptional()
    .describe('Of several days the least and the most of each, in place of the hours'),
});
const leftOut = z.string().exactOptional().describe('What a brief result leaves out, and how to ask for it');

it.each(
  Object.entries({
    tide: tideOutput,
    tidal_stream: currentOutput,
    windows: windowsOutput,
    weather: briefWeather,
    sky: skyOutput,
    warnings: warningsOutput,
    stations: stationsOutput,
  }),
)('the schema of the results of %s is that of its data', (tool, data) => {
  const { $schema: _, ...schema } = z.toJSONSchema(data.extend({ leftOut }));
  expect(results[tool as keyof typeof results]).toEqual(schema);
});
it('and of those of find_places', () => {
  const { $schema: _, ...schema } = z.toJSONSchema(placesOutput);
  expect(results.find_places).toEqual(schema);
});
