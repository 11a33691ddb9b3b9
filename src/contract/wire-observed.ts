import { z } from 'zod';
import { observedAttributes, observedKinds, surgeTrends } from '../domain/observed/index.ts';
import { factsOf } from '../domain/weather/index.ts';
import { attributeMeanings, unitNames } from './attribute-meanings.ts';
import { counts, kilometres, lat, lng, metres, timestamp } from './wire-parts.ts';
import { namedObject, withWords } from './wire-schemas.ts';

/** Strict schemas of the answers about observations, our addition. */

const values = observedAttributes.map((attribute) => {
  const { unit, bounds } = factsOf(attribute);
  const meaning = attribute === 'seaLevel' ? 'Observed level above `datum`' : attributeMeanings[attribute];
  const value = z.number().min(bounds[0]).max(bounds[1]).optional();
  return [attribute, value.describe(`${meaning}, ${unitNames[unit]}`)] as const;
});

const station = withWords('ObservingStation', {
  id: z.string(),
  name: z.string(),
  lat,
  lng,
  source: z.string(),
  distance: kilometres,
  waterDistance: kilometres,
  attribution: z.string(),
  licence: z.string(),
});

const members = withWords('Observation', {
  kind: z.enum(observedKinds),
  time: timestamp,
  ...(Object.fromEntries(values) as Record<(typeof observedAttributes)[number], (typeof values)[number][1]>),
  datum: z.string().optional(),
  levels: z.array(z.strictObject({ time: timestamp, height: metres, surge: metres.optional() })).optional(),
  preliminary: z.boolean(),
  pressureTendency: z.number().optional(),
  surge: metres.optional(),
  surgeTrend: z.enum(surgeTrends).optional(),
});
export const observedAnswer = namedObject('Observed', {
  data: z.array(namedObject('Observation', { ...members, station: namedObject('ObservingStation', station) })),
  meta: z.strictObject({ ...counts, lat, lng, missing: z.array(z.string()).optional() }),
});

/** Reads the answer of a service of this interface: unknown members are ignored. */
export const readObserved = z.object({
  data: z.array(z.object({ ...members, station: z.object(station) })),
  meta: z.object({ missing: z.array(z.string()).optional() }),
});
