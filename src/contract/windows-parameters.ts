import { z } from 'zod';
import { isZone } from '../domain/time.ts';
import {
  conditionExamples,
  mostConditions,
  parseConditions,
  presetNames,
  rareEvents,
} from '../domain/windows/index.ts';
import { describedAs, documented, reportEach } from './parameter-documents.ts';
import { datumOrOffice, latitude, longitude, maxDistance, timestamp } from './parameters.ts';

/** The parameters of requests for windows, our addition. */

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const conditions = documented(
  z.string({ error: 'conditions is required' }).transform((text, context) => {
    const { conditions: read, wrong } = parseConditions(text);
    const examples = Object.values(conditionExamples).join(', ');
    reportEach(
      context,
      wrong,
      (term) => `${term} is not a condition. They are such as: ${examples}`,
      'are not conditions',
    );
    if (read.some((one) => one.kind === 'sill' && one.sillM === undefined)) {
      context.addIssue({ code: 'custom', message: 'sill needs a height here: only the chat has ports of one’s own' });
    }
    if (read.length <= mostConditions) return read;
    context.addIssue({ code: 'custom', message: `At most ${mostConditions} conditions can be given` });
    return z.NEVER;
  }),
  {
    description:
      'What is to hold, a comma list of `name=value`; all of it at once. Ranges are `from..to`, either end may be open. ' +
      `Such as: ${codes(Object.values(conditionExamples))}. Heights and waves in m, speeds in m/s, periods in s, °C, mm an hour, %, km, hPa, degrees, minutes. ` +
      `\`event\` is one of ${codes(rareEvents)}. ` +
      '`sill` is its height above the datum, draught and margin: the band of the tide’s error is counted on top. ' +
      `\`preset\` has the usual conditions of a pursuit, which others beside it change: ${codes(presetNames)}.`,
    schema: { type: 'string', minLength: 1 },
    example: 'tide=..-1,light=day,weekday=sat+sun',
  },
);

const zoneRule = { error: 'timezone must be an IANA time zone such as Europe/Paris' };
const timezone = describedAs('timezone', z.string().refine(isZone, zoneRule).default('UTC'));

export const windowsPointQuery = z.object({
  lat: latitude,
  lng: longitude,
  conditions,
  start: timestamp('start', 'First instant; now without.'),
  end: timestamp(
    'end',
    'End of the interval; 10 days after `start` without, and 366 days after it at most. Weather is known for some days: ' +
      '`meta.known` says until when.',
  ),
  datum: datumOrOffice,
  timezone,
  maxDistance,
});
