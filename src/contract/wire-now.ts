import { z } from 'zod';
import { streamPhases } from '../domain/stream/index.ts';
import { datumNames, officeDatumNames } from '../domain/tide/index.ts';
import { presentWeathers } from '../domain/weather/index.ts';
import { describedAs } from './parameter-documents.ts';
import { above, choiceOr, datumOrOffice, latitude, longitude } from './parameters.ts';
import { crossings, lat, lng, timestamp } from './wire-parts.ts';
import { namedObject } from './wire-schemas.ts';

/** What a place is like now, our addition for sensors and displays: its parameters, and one flat object as the answer. */

/** The units that an answer is in. `metric` is as everywhere else in the interface. */
export const nowUnits = {
  metric: { height: 'm', speed: 'm/s', temperature: '°C' },
  nautical: { height: 'm', speed: 'kn', temperature: '°C' },
  imperial: { height: 'ft', speed: 'mph', temperature: '°F' },
} as const;
export type NowUnits = keyof typeof nowUnits;

/** A series reaches so far, hours. */
export const nowSeriesHours = 48;

const systems = Object.keys(nowUnits) as [NowUnits, ...NowUnits[]];
export const nowPointQuery = z.object({
  lat: latitude,
  lng: longitude,
  datum: datumOrOffice,
  units: choiceOr(
    'units',
    systems,
    'metric',
    'Metres and metres a second (`metric`), metres and knots, or feet, miles an hour and °F.',
  ),
  above: above(`in the next ${nowSeriesHours} hours`),
  constants: describedAs('constants', z.enum(['true'], { error: 'constants must be true' }).optional()),
  series: describedAs(
    'series',
    z.enum(['10', '30', '60'], { error: 'series must be one of: 10, 30, 60' }).transform(Number).optional(),
  ),
});

const height = z.number().describe('In `heightUnit`, above `datum`').optional();
const speed = z.number().min(0).describe('In `speedUnit`').optional();
const degrees = z.number().min(0).max(360).describe('Degrees true');
const minutes = z.number().int().min(0).describe('Minutes from `time` on').optional();
const temperature = z.number().describe('In `temperatureUnit`').optional();

export const nowAnswer = namedObject('Now', {
  above: height,
  airTemperature: temperature,
  attribution: z.string(),
  cloudCover: z.number().min(0).max(100).optional(),
  coefficient: z.number().int().min(20).max(120).optional(),
  constants: z
    .strictObject({
      follows: z
        .strictObject({
          mllwM: z.number(),
          offsets: z.strictObject({
            high: z.number(),
            highMinutes: z.number(),
            kind: z.enum(['ratio', 'fixed']),
            low: z.number(),
            lowMinutes: z.number(),
          }),
        })
        .optional()
        .describe('How it differs from the station that it is predicted from, and the height of MLLW there'),
      lines: z
        .array(z.tuple([z.string(), z.number(), z.number()]))
        .describe('Name, amplitude in metres and Greenwich phase lag in degrees of each constituent'),
      nodeSteps: z.enum(['monthly', 'yearly']).describe('How often the node factors change'),
      zeroM: z.number().describe('Height of `datum` above the zero of the constants, metres'),
    })
    .optional(),
  crossings: crossings.optional(),
  datum: z.enum([...datumNames, ...officeDatumNames]),
  gust: speed,
  heightUnit: z.enum(['m', 'ft']),
  hoursAbove: z.number().min(0).max(24).optional(),
  isAbove: z.boolean().optional(),
  lat,
  level: height,
  lng,
  moonFraction: z.number().min(0).max(1),
  moonPhase: z.number().min(0).max(1),
  moonrise: timestamp.optional(),
  moonset: timestamp.optional(),
  nextHighLevel: height,
  nextHighMinutes: minutes,
  nextHighTime: timestamp.optional(),
  nextLowLevel: height,
  nextLowMinutes: minutes,
  nextLowTime: timestamp.optional(),
  nextSlackTime: timestamp.optional(),
  precipitation: z.number().min(0).optional(),
  presentWeather: z.enum(presentWeathers).optional(),
  pressure: z.number().optional(),
  rate: z.number().optional(),
  series: z.array(z.strictObject({ level: z.number(), time: timestamp })).optional(),
  speedUnit: z.enum(['m/s', 'kn', 'mph']),
  station: z.string(),
  stationDistance: z.number().int().min(0),
  streamDirection: degrees.optional(),
  streamPhase: z.enum(streamPhases).optional(),
  streamSpeed: speed,
  streamStation: z.string().optional(),
  sunAltitude: z.number().min(-90).max(90),
  sunrise: timestamp.optional(),
  sunset: timestamp.optional(),
  temperatureUnit: z.enum(['°C', '°F']),
  time: timestamp,
  trend: z.enum(['rising', 'falling']).optional(),
  uvIndex: z.number().min(0).optional(),
  visibility: z.number().min(0).optional(),
  waterTemperature: temperature,
  waveDirection: degrees.optional(),
  waveHeight: height,
  wavePeriod: z.number().min(0).optional(),
  weatherTime: timestamp.optional(),
  weatherUpdated: timestamp.optional(),
  windDirection: degrees.optional(),
  windSpeed: speed,
});
export type NowAnswer = z.output<typeof nowAnswer>;
