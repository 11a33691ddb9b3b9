import { expect, test } from 'vitest';
import { createZoneFinder } from '../../src/places/zone.ts';

const zoneAt = createZoneFinder();

test.each([
  ['Brest', 48.39, -4.486, 'Europe/Paris'],
  ['Dublin, not London', 53.35, -6.26, 'Europe/Dublin'],
  ['Saint Helier, not London', 49.186, -2.106, 'Europe/Jersey'],
  ['Eastport, Maine, beside Canada', 44.906, -66.99, 'America/New_York'],
  ['the open Atlantic', 40, -40, 'Etc/GMT+3'],
  ['the north pole, by longitude', 90, 30, 'Etc/GMT-2'],
  ['the south pole', -90, 30, 'Antarctica/McMurdo'],
  ['the 180th meridian', 0, 180, 'Etc/GMT+12'],
])('%s', (_, lat, lng, zone) => {
  expect(zoneAt({ lat, lng })).toBe(zone);
});
