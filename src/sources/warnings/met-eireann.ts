import { minuteMs } from '../../domain/time.ts';
import type { JsonFormat } from './json-format.ts';
import { addressOf, type WarningSettings } from './ports.ts';
import { isInBox, type WarningSource } from './source.ts';

const ireland = [51.2, -11.2, 55.6, -5.3] as const;

/** Met Éireann (met.ie/open-data): all warnings in force by counties, whose outlines are not in it. */
export function metEireann(settings: WarningSettings): WarningSource {
  return {
    name: 'met-eireann-warnings',
    attribution: 'Met Éireann',
    licence: 'CC BY 4.0',
    freshMs: 5 * minuteMs,
    feedsAt: (point) => (isInBox(point, ireland) ? ['ireland'] : []),
    requests: () => [{ url: `${addressOf(settings, 'met-eireann-warnings')}/Open_Data/json/warning_IRELAND.json` }],
    reader: 'metEireann',
    outlines: 'europe',
  };
}

export const metEireannFormat: JsonFormat = {
  source: 'met-eireann-warnings',
  office: 'Met Éireann',
  link: 'https://www.met.ie/warnings-today.html',
  id: 'capId',
  sent: ['updated', 'issued'],
  onset: ['onset'],
  end: ['expiry'],
  colour: 'level',
  // FIPS 10-4, which the outlines are found under as well.
  codes: ['regions', 'FIPS'],
  texts: [{ language: 'en-IE', event: 'type', headline: 'headline', description: 'description' }],
};
