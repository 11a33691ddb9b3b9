import { z } from 'zod';
import { minuteMs } from '../../domain/time.ts';
import { readTable } from '../../lib/data-file.ts';
import { once } from '../../lib/once.ts';
import { readAlert } from './cap.ts';
import type { Message } from './message.ts';
import { addressOf, type WarningSettings } from './ports.ts';
import type { WarningUpstream } from '../../domain/warning.ts';
import { isInBox, type WarningSource } from './source.ts';

/**
 * MeteoAlarm of EUMETNET (feeds.meteoalarm.org): the warnings of 38 countries' offices, a feed each. Most of its areas are
 * codes only, whose outlines are read apart.
 */
export function meteoalarm(settings: WarningSettings, firstHand: ReadonlySet<WarningUpstream>): WarningSource {
  const feeds = once(() => countries().filter((country) => !firstHand.has(country.firstHand)));
  return {
    name: 'meteoalarm',
    attribution: 'EUMETNET – MeteoAlarm',
    licence: 'CC BY 4.0',
    freshMs: 5 * minuteMs,
    feedsAt(point, codes) {
      // Where an outline tells the country, its neighbours are not asked.
      const known = feeds().filter(({ letters }) => codes.some((code) => lettersOf(code) === letters));
      const near = known.length > 0 ? known : feeds().filter(({ box }) => codes.length === 0 && isInBox(point, box));
      return near.map(({ feed }) => feed);
    },
    requests: (feed) => [{ url: `${addressOf(settings, 'meteoalarm')}/api/v1/warnings/feeds-${feed}` }],
    reader: 'meteoalarm',
    outlines: 'europe',
  };
}

/** The letters that the code of a registry begins with: `FR` of `NUTS3 FRH01`. */
function lettersOf(code: string): string {
  const letters = code.split(' ')[1]?.slice(0, 2) ?? '';
  // MeteoAlarm's own codes have ISO's letters, those of Eurostat its own.
  return { GR: 'EL', GB: 'UK' }[letters] ?? letters;
}

const countries = once(() =>
  readTable(
    new URL('meteoalarm-countries.tsv', import.meta.url),
    'feed',
    'letters',
    'south',
    'west',
    'north',
    'east',
    'firstHand',
  ).map(({ feed, letters, south, west, north, east, firstHand }) => ({
    feed,
    letters,
    box: [Number(south), Number(west), Number(north), Number(east)] as const,
    firstHand: firstHand as WarningUpstream,
  })),
);

const feedBody = z.object({ warnings: z.array(z.object({ alert: z.unknown() })) });
const sender = { source: 'meteoalarm', office: 'MeteoAlarm', link: 'https://meteoalarm.org', language: 'en' } as const;

/** Throws where it is no list of alerts. */
export function readMeteoalarm([body = '']: readonly string[]): readonly Message[] {
  return feedBody.parse(JSON.parse(body)).warnings.flatMap(({ alert }) => readAlert(alert, sender));
}
