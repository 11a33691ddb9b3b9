import { createHash } from 'node:crypto';
import { z } from 'zod';
import { utcDayMs } from '../domain/time.ts';
import type { Cache } from '../lib/cache.ts';
import { CircuitOpenError, TransientError, createCircuitBreaker, guarded } from '../lib/circuit-breaker.ts';
import { readText } from '../lib/read-text.ts';
import { createSingleFlight } from '../lib/single-flight.ts';
import type { GeocodedPlace, Geocoder } from '../places/index.ts';

const timeoutMs = 3000;
const ttlMs = 30 * utcDayMs;
const maxResults = 5;
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

/**
 * Open-Meteo's geocoder at the base address `url`. Remembers an answer for 30 days, under a hash of the name: what people
 * typed is not kept. Concurrent questions for a name share a call. Where the geocoder cannot be asked or answers
 * nonsense, no place is returned and nothing is remembered.
 */
export function createGeocoder(url: string, cache: Cache): Geocoder {
  const breaker = createCircuitBreaker(() => performance.now());
  const share = createSingleFlight<readonly GeocodedPlace[]>();
  const load = async (
    key: string,
    name: string,
    language: string,
    countryCode: string | undefined,
  ): Promise<readonly GeocodedPlace[]> => {
    const known = await cache.get(key);
    if (known !== undefined) return known as readonly GeocodedPlace[];
    const places = await placesOrNone(() => guarded(breaker, () => askPlaces(url, name, language, countryCode)));
    if (places !== undefined) await cache.set(key, places, ttlMs);
    return places ?? [];
  };
  return {
    search(name, language, countryCode) {
      const asked = [language, ...(countryCode === undefined ? [] : [countryCode]), name.toLowerCase()].join(' ');
      const key = `geocoder ${format} ${createHash('sha256').update(asked).digest('hex')}`;
      return share(key, () => load(key, name, language, countryCode));
    },
  };
}

async function placesOrNone<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof TransientError || error instanceof CircuitOpenError) return undefined;
    throw error;
  }
}

/** Throws a `TransientError`. */
async function askPlaces(
  url: string,
  name: string,
  language: string,
  countryCode: string | undefined,
): Promise<readonly GeocodedPlace[]> {
  const query = new URLSearchParams({ name, count: String(maxResults), language, format: 'json' });
  if (countryCode !== undefined) query.set('countryCode', countryCode);
  const { success, data } = answer.safeParse(await getJson(`${url}/v1/search?${query.toString()}`));
  if (!success) throw new TransientError('sent no places');
  return data.results.map(({ name: found, latitude, longitude, country_code: countryCode, admin1: region }) => ({
    name: found,
    ...(region !== undefined && { region }),
    ...(countryCode !== undefined && { countryCode }),
    point: { lat: latitude, lng: longitude },
  }));
}

async function getJson(url: string): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { fetch } = await import('undici');
    const response = await fetch(url, { signal, headers: { Accept: 'application/json' } });
    const text = await readText(response.body, maxBytes);
    if (!response.ok || text === undefined) throw new TransientError(`answered ${response.status}`);
    return JSON.parse(text);
  } catch (error) {
    throw error instanceof TransientError ? error : new TransientError('could not be asked', { cause: error });
  }
}
