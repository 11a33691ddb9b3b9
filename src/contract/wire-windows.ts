import { z } from 'zod';
import { datumNames, officeDatumNames } from '../domain/tide/index.ts';
import { usedStreamStation } from './wire-current.ts';
import { counts, lat, lng, metaTime, timestamp } from './wire-parts.ts';
import { describedObject, namedObject } from './wire-schemas.ts';
import { missing, usedStation, weatherSource } from './wire.ts';

/** The strict schema of the answer about windows, our addition. */

const span = { start: timestamp, end: timestamp };

export const windowsAnswer = namedObject('Windows', {
  data: z.array(describedObject('Window', 'A time at which all conditions hold', span)),
  meta: z.strictObject({
    ...counts,
    conditions: z.string().describe('As they were read'),
    datum: z
      .enum([...datumNames, ...officeDatumNames])
      .optional()
      .describe('The level that heights are above; absent without the tide'),
    end: metaTime,
    known: z
      .strictObject(span)
      .nullable()
      .describe('The part of the interval for which everything is known; null where an attribute is unknown here'),
    lat,
    lng,
    miss: z
      .strictObject({
        ...span,
        failing: z.string().describe('The one condition that fails'),
        value: z.number().optional().describe('Its value that came nearest'),
      })
      .optional()
      .describe('The time before the first window at which only one condition fails, and by the least'),
    missing,
    sources: z.array(weatherSource).optional(),
    start: metaTime,
    station: usedStation.optional(),
    streamStation: usedStreamStation
      .optional()
      .describe('Where the tidal stream is that of; only with a condition on it'),
    timezone: z.string().describe('The clock of `time` and `weekday`'),
  }),
});
