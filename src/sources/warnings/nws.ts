import { minuteMs } from '../../domain/time.ts';
import type { JsonFormat } from './json-format.ts';
import { addressOf, type WarningSettings } from './ports.ts';
import { coarse, isInBox, type WarningSource } from './source.ts';

/** Its states and territories with their seas: the Atlantic side, the Pacific with Alaska, and the western Pacific. */
const boxes = [
  [15, -180, 75, -50],
  [-16, -180, 32, -150],
  [5, 129, 25, 180],
  [48, 165, 62, 180],
] as const;

/** National Weather Service of the USA (weather.gov/documentation/services-web-api), alerts at a point as GeoJSON. */
export function nws(settings: WarningSettings): WarningSource {
  return {
    name: 'nws-warnings',
    attribution: 'National Weather Service',
    licence: 'public domain',
    freshMs: 2 * minuteMs,
    feedsAt: (point) => (boxes.some((box) => isInBox(point, box)) ? [coarse(point)] : []),
    requests: (point) => [
      {
        url: `${addressOf(settings, 'nws-warnings')}/alerts/active?point=${point}`,
        headers: { Accept: 'application/geo+json' },
      },
    ],
    reader: 'nws',
    isByPoint: true,
  };
}

export const nwsFormat: JsonFormat = {
  source: 'nws-warnings',
  office: 'National Weather Service',
  link: 'https://www.weather.gov/alerts',
  id: 'id',
  sent: ['sent'],
  onset: ['onset', 'effective'],
  // `expires` is the end of the message, `ends` that of what it warns of.
  end: ['ends', 'expires'],
  texts: [
    {
      language: 'en-US',
      event: 'event',
      headline: 'headline',
      description: 'description',
      instruction: 'instruction',
      area: 'areaDesc',
    },
  ],
};
