import { createHash } from 'node:crypto';
import { z } from 'zod';
import { utcDayMs } from '../domain/time.ts';
import type { Cache } from '../lib/cache.ts';
import { defined } from '../lib/defined.ts';
import { createSingleFlight } from '../lib/single-flight.ts';
import type { GeocodedPlace, Geocoder } from '../places/index.ts';
import { orElse } from '../problem.ts';
import { createCallers, invalidBody, parseJson, type Budget } from './upstreams/index.ts';

const timeoutMs = 3000;
const ttlMs = 30 * utcDayMs;
const maxResults = 5;
/** Open-Meteo allows 600 calls a minute and 10,000 a day for nothing. */
const budget: Budget = { concurrency: 8, perSecond: 10, daily: 10_000 };
/** Five results have some 3 kB. */
const maxBytes = 256 * 1024;
/** Part of the cache keys. Raise it when the meaning of the cached values changes. */
const format = 1;

/** The fields used of an answer; without a match it has no `results` (open-meteo.com/en/docs/geocoding-api). */
const answer = z.object({
  results: z
    .array(
      z.object({
        name: z.string().min(1).max(200),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        country_code: z.string().length(2).optional(),
        admin1: z.string().optional(),
      }),
    )
    .default([]),
});

type Ports = Parameters<typeof createCallers>[2] & { readonly cache: Cache };

/** Open-Meteo's geocoder. Keeps answers for 30 days, under a hash, since what people typed is not kept; none where it fails. */
export function createGeocoder(url: string, contact: string | undefined, { cache, ...ports }: Ports): Geocoder {
  const { geocoder: call } = createCallers({ geocoder: budget }, contact, { ...ports, timeoutMs, maxBytes });
  const share = createSingleFlight<readonly GeocodedPlace[]>();
  const load = async (key: string, query: Readonly<Record<string, string>>): Promise<readonly GeocodedPlace[]> => {
    const known = await cache.get(key);
    if (known !== undefined) return known as readonly GeocodedPlace[];
    const asked = call(undefined, () => ({ url: `${url}/v1/search?${new URLSearchParams(query).toString()}` }));
    const places = await asked.then(({ text }) => placesOf(parseJson('geocoder', text))).catch(orElse(undefined));
    if (places !== undefined) await cache.set(key, places, ttlMs);
    return places ?? [];
  };
  return {
    search(name, language, countryCode) {
      const asked = [language, ...(countryCode === undefined ? [] : [countryCode]), name.toLowerCase()].join(' ');
      const key = `geocoder ${format} ${createHash('sha256').update(asked).digest('hex')}`;
      const query = { name, count: String(maxResults), language, format: 'json', ...(countryCode && { countryCode }) };
      return share(key, () => load(key, query));
    },
  };
}

/** Throws `could-not-ask`. */
function placesOf(body: unknown): readonly GeocodedPlace[] {
  const { success, data } = answer.safeParse(body);
  if (!success) throw invalidBody('geocoder', 'no places');
  return data.results.map(({ name, latitude, longitude, country_code: countryCode, admin1: region }) => ({
    name,
    point: { lat: latitude, lng: longitude },
    ...defined({ region, countryCode }),
  }));
}
