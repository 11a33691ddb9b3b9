import { z } from 'zod';
import { datumNames, officeDatumNames } from '../domain/tide/index.ts';
import { usedStreamStation } from './wire-current.ts';
import { counts, lat, lng, metaTime, timestamp } from './wire-parts.ts';
import { namedObject, withWords } from './wire-schemas.ts';
import { missing, usedStation, weatherSource } from './wire.ts';

/** The strict schema of the answer about windows, our addition. */

const span = { start: timestamp, end: timestamp };

export const windowsAnswer = namedObject('Windows', {
  data: z.array(namedObject('Window', span)),
  meta: z.strictObject(
    withWords('WindowsMeta', {
      ...counts,
      conditions: z.string(),
      datum: z.enum([...datumNames, ...officeDatumNames]).optional(),
      end: metaTime,
      known: z.strictObject(span).nullable(),
      lat,
      lng,
      miss: z
        .strictObject({
          ...span,
          failing: z.string().describe('The one condition that fails'),
          value: z.number().optional().describe('Its value that came nearest'),
        })
        .optional(),
      missing,
      sources: z.array(weatherSource).optional(),
      start: metaTime,
      station: usedStation.optional(),
      streamStation: usedStreamStation.optional(),
      timezone: z.string(),
    }),
  ),
});
