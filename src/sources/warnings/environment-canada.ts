import { minuteMs } from '../../domain/time.ts';
import type { JsonFormat } from './json-format.ts';
import { addressOf, type WarningSettings } from './ports.ts';
import { coarse, isInBox, type WarningSource } from './source.ts';

/** With its seas, to where Greenland's begin. */
const canada = [41, -145, 84, -46] as const;
const halfBoxDeg = 0.01;

/** Environment and Climate Change Canada (eccc-msc.github.io/open-data), alerts in a box as GeoJSON, in two languages. */
export function environmentCanada(settings: WarningSettings): WarningSource {
  return {
    name: 'environment-canada-warnings',
    attribution: 'Environment and Climate Change Canada',
    licence: 'Environment and Climate Change Canada Data Servers End-use Licence',
    freshMs: 5 * minuteMs,
    feedsAt: (point) => (isInBox(point, canada) ? [coarse(point)] : []),
    requests(point) {
      const [lat = 0, lng = 0] = point.split(',').map(Number);
      const box = [lng - halfBoxDeg, lat - halfBoxDeg, lng + halfBoxDeg, lat + halfBoxDeg].map((one) => one.toFixed(2));
      const path = `/collections/weather-alerts/items?f=json&limit=100&bbox=${box.join()}`;
      return [{ url: addressOf(settings, 'environment-canada-warnings') + path }];
    },
    reader: 'environmentCanada',
  };
}

export const environmentCanadaFormat: JsonFormat = {
  source: 'environment-canada-warnings',
  office: 'Environment Canada',
  link: 'https://weather.gc.ca/warnings/index_e.html',
  id: 'id',
  sent: ['publication_datetime'],
  onset: ['validity_datetime'],
  end: ['event_end_datetime', 'expiration_datetime'],
  colour: 'risk_colour_en',
  texts: [
    { language: 'en-CA', event: 'alert_name_en', description: 'alert_text_en', area: 'feature_name_en' },
    { language: 'fr-CA', event: 'alert_name_fr', description: 'alert_text_fr', area: 'feature_name_fr' },
  ],
};
