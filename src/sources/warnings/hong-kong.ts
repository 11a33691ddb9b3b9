import { z } from 'zod';
import { minuteMs } from '../../domain/time.ts';
import { colourOf, endOf, instantOf, writtenIn, type Message } from './message.ts';
import { addressOf, type WarningSettings } from './ports.ts';
import { isInBox, type WarningSource } from './source.ts';

/** Hong Kong Observatory (data.weather.gov.hk/weatherAPI/doc): the warnings in force there, in English and Chinese. */

/** The territory with its waters. */
const hongKong = [22.13, 113.82, 22.57, 114.51] as const;
const languages = { en: 'en', tc: 'zh-Hant', sc: 'zh-Hans' } as const;

export function hongKongObservatory(settings: WarningSettings): WarningSource {
  return {
    name: 'hong-kong-warnings',
    attribution: 'Hong Kong Observatory',
    licence: 'DATA.GOV.HK terms and conditions of use',
    freshMs: 2 * minuteMs,
    feedsAt: (point) => (isInBox(point, hongKong) ? ['hong-kong'] : []),
    requests: () =>
      Object.keys(languages).map((lang) => ({
        url: `${addressOf(settings, 'hong-kong-warnings')}/weatherAPI/opendata/weather.php?dataType=warnsum&lang=${lang}`,
      })),
    reader: 'hongKong',
    isByPoint: true,
  };
}

const summary = z.record(
  z.string(),
  z.object({
    name: z.string(),
    code: z.string(),
    type: z.string().optional(),
    actionCode: z.string(),
    issueTime: z.string(),
    updateTime: z.string().optional(),
    expireTime: z.string().optional(),
  }),
);

/** Throws where a body is no summary. */
export function readHongKong(bodies: readonly string[]): readonly Message[] {
  const summaries = bodies.map((body) => summary.parse(JSON.parse(body)));
  const tags = Object.values(languages);
  return Object.entries(summaries[0] ?? {}).flatMap(([kind, one]) => {
    const sent = instantOf(one.updateTime ?? one.issueTime);
    const [first, ...others] = summaries.flatMap((each, i) => {
      const { name, type } = each[kind] ?? { name: '' };
      return writtenIn(tags[i] ?? 'en', { event: [name, type].filter(Boolean).join(': ') }) ?? [];
    });
    if (sent === undefined || !first) return [];
    return {
      // A signal that is raised or lowered is another code of the same kind.
      message: `hko ${kind}`,
      id: `hko ${kind}`,
      replaces: [],
      isCancel: one.actionCode === 'CANCEL',
      source: 'hong-kong-warnings',
      office: 'Hong Kong Observatory',
      link: 'https://www.hko.gov.hk/en/wxinfo/dailywx/wxwarntoday.htm',
      severity: 'unknown',
      certainty: 'unknown',
      colour: colourOf(one.name),
      sent,
      onset: instantOf(one.issueTime) ?? sent,
      expires: endOf(one.expireTime, sent),
      texts: [first, ...others],
      codes: [],
      rings: [],
    };
  });
}
