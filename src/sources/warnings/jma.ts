import { z } from 'zod';
import { minuteMs } from '../../domain/time.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import { instantOf, writtenIn, type Message } from './message.ts';
import { addressOf, type WarningSettings } from './ports.ts';
import { isInBox, type WarningSource } from './source.ts';

/** Japan Meteorological Agency (www.jma.go.jp/bosai/warning): the latest reports of all its offices, by forecast sub-areas. */

const japan = [20, 122, 46.5, 154.5] as const;

export function jma(settings: WarningSettings): WarningSource {
  return {
    name: 'jma-warnings',
    attribution: 'Japan Meteorological Agency',
    licence: 'Public Data License (Version 1.0)',
    freshMs: 5 * minuteMs,
    feedsAt: (point) => (isInBox(point, japan) ? ['japan'] : []),
    requests: () => [{ url: `${addressOf(settings, 'jma-warnings')}/bosai/warning/data/r8/map.json` }],
    reader: 'jma',
    outlines: 'japan',
  };
}

const reports = z.array(
  z.object({
    reportDatetime: z.string(),
    publishingOffice: z.string().default(''),
    warning: z
      .object({
        class10Items: z
          .array(
            z.object({
              areaCode: z.string(),
              kinds: z.array(z.object({ code: z.string().default(''), status: z.string().default('') })),
            }),
          )
          .default([]),
      })
      .optional(),
  }),
);

const kindNames = once(
  () =>
    new Map(
      readTable(new URL('jma-kinds.tsv', import.meta.url), 'code', 'name').map(
        ({ code, name }) => [code, name] as const,
      ),
    ),
);

/** Throws where the body is no list of reports. */
export function readJma([body = '']: readonly string[]): readonly Message[] {
  return reports.parse(JSON.parse(body)).flatMap(({ reportDatetime, publishingOffice, warning }) => {
    const sent = instantOf(reportDatetime);
    if (sent === undefined) return [];
    return (warning?.class10Items ?? []).flatMap(({ areaCode, kinds }) =>
      kinds.filter(isInForce).flatMap(({ code }) => {
        const written = writtenIn('ja', { event: kindNames().get(code) });
        if (!written) return [];
        return {
          message: `jma ${areaCode} ${code}`,
          id: `jma ${areaCode} ${code}`,
          replaces: [],
          source: 'jma-warnings',
          office: publishingOffice || '気象庁',
          link: 'https://www.jma.go.jp/bosai/warning/',
          severity: 'unknown',
          certainty: 'unknown',
          sent,
          onset: sent,
          texts: [written],
          codes: [`JMA ${areaCode}`],
          rings: [],
        } satisfies Message;
      }),
    );
  });
}

/** All but `解除`, lifted, and the statements that there is none. */
function isInForce({ status }: { readonly status: string }): boolean {
  return status !== '' && status !== '解除' && !status.includes('なし');
}
