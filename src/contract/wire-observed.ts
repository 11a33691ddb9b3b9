import { z } from 'zod';
import { observedAttributes, observedKinds, surgeTrends } from '../domain/observed/index.ts';
import { factsOf } from '../domain/weather/index.ts';
import { attributeMeanings, unitNames } from './attribute-meanings.ts';
import { counts, kilometres, lat, lng, metres, timestamp } from './wire-parts.ts';
import { describedObject, namedObject } from './wire-schemas.ts';

/** Strict schemas of the answers about observations, our addition. */

const values = observedAttributes.map((attribute) => {
  const { unit, bounds } = factsOf(attribute);
  const meaning = attribute === 'seaLevel' ? 'Observed level above `datum`' : attributeMeanings[attribute];
  const value = z.number().min(bounds[0]).max(bounds[1]).optional();
  return [attribute, value.describe(`${meaning}, ${unitNames[unit]}`)] as const;
});

const station = {
  id: z.string(),
  name: z.string(),
  lat,
  lng,
  source: z.string().describe('Who observes or collects it'),
  distance: kilometres.describe('Great circle from the coordinate asked for, km'),
  waterDistance: kilometres.describe('Along the water, km'),
  attribution: z.string().describe('The credit that the licence asks for'),
  licence: z.string(),
};

/** The members of an observation. */
const members = {
  kind: z.enum(observedKinds),
  time: timestamp,
  ...(Object.fromEntries(values) as Record<(typeof observedAttributes)[number], (typeof values)[number][1]>),
  datum: z.string().optional().describe('The zero of a level: a datum, or the gauge’s own'),
  levels: z
    .array(z.strictObject({ time: timestamp, height: metres, surge: metres.optional() }))
    .optional()
    .describe('Levels of the last 24 hours, metres above `datum`, and what of them is surge'),
  preliminary: z.boolean().describe('Not checked by the office yet'),
  pressureTendency: z.number().optional().describe('Change of the air pressure in three hours, hPa'),
  surge: metres
    .optional()
    .describe('Observed less predicted level of the same gauge above the same zero; absent where that is not known'),
  surgeTrend: z.enum(surgeTrends).optional().describe('Of the last hour'),
};
export const observedAnswer = namedObject('Observed', {
  data: z.array(
    describedObject('Observation', 'The latest values of a kind, at the station that stands for the coordinate', {
      ...members,
      station: namedObject('ObservingStation', station),
    }),
  ),
  meta: z.strictObject({ ...counts, lat, lng, missing: z.array(z.string()).optional() }),
});

/** Reads the answer of a service of this interface: unknown members are ignored. */
export const readObserved = z.object({
  data: z.array(z.object({ ...members, station: z.object(station) })),
  meta: z.object({ missing: z.array(z.string()).optional() }),
});
