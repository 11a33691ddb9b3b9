import { readWarnings } from '../contract/index.ts';
import type { Marine } from '../chat/ports.ts';
import { pointId } from '../domain/place.ts';
import { hourMs, minuteMs, type Instant } from '../domain/time.ts';
import { toHundredths } from '../domain/weather/index.ts';
import { staleSince, type AnswerCache } from './answer-cache.ts';
import { fetchAnswer, type MeteredService } from './request.ts';

const path = '/v2/warnings/point';
const cost = 1;
const freshMs = 2 * minuteMs;
/** An answer that lacks an office: the service is waiting for it. */
const incompleteFreshMs = minuteMs / 4;
/** What has ended is left out of an older answer; what has begun would be missing for longer. */
const staleMs = 3 * hourMs;

/** Reads official warnings from the service. A service of others, which has none, is a problem `could-not-ask`. */
export function createWarningsReader(
  metered: MeteredService,
  cached: AnswerCache,
  now: () => Instant,
): Marine['warnings'] {
  return async ({ lat, lng }) => {
    // Two decimals are 1 km: neighbours share an answer, and the service learns no person's exact position.
    const rounded = { lat: toHundredths(lat), lng: toHundredths(lng) };
    const lifetime = {
      freshMs: ({ meta: { missing } }: Awaited<ReturnType<typeof ask>>) =>
        missing.length > 0 ? incompleteFreshMs : freshMs,
      staleMs,
    };
    const ask = () => fetchAnswer(metered, path, rounded, readWarnings, cost);
    const answer = await cached([metered.service.identity, path, pointId(rounded)].join(' '), lifetime, ask);
    const { data, meta } = answer.value;
    const { sources, missing } = meta;
    return {
      warnings: data.filter(({ expires = Infinity }) => expires > now()),
      sources,
      missing,
      ...staleSince([answer]),
    };
  };
}
