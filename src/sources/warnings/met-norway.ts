import { minuteMs } from '../../domain/time.ts';
import type { Sender } from './cap.ts';
import { addressOf, type WarningSettings } from './ports.ts';
import { isInBox, type WarningSource } from './source.ts';

/** With its seas: Svalbard, Jan Mayen and the Barents Sea. */
const norway = [56, -15, 83, 45] as const;

/** MET Norway's MetAlerts 2.0 (api.met.no/weatherapi/metalerts/2.0), land, coast and sea: a list in RSS of alerts in CAP. */
export function metNorway(settings: WarningSettings): WarningSource {
  return {
    name: 'met-norway-warnings',
    attribution: 'MET Norway',
    licence: 'CC BY 4.0',
    freshMs: 5 * minuteMs,
    feedsAt: (point) => (settings.contact && isInBox(point, norway) ? ['norway'] : []),
    requests: () => [{ url: `${addressOf(settings, 'met-norway-warnings')}/weatherapi/metalerts/2.0/current.rss` }],
    listReader: 'rss',
    reader: 'metNorway',
  };
}

export const metNorwaySender: Sender = {
  source: 'met-norway-warnings',
  office: 'MET Norway',
  link: 'https://www.met.no/vaer-og-klima/farevarsel',
  language: 'no',
};
