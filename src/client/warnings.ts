import type { Marine } from '../chat/ports.ts';
import { pointId } from '../domain/place.ts';
import { hourMs, minuteMs, type Instant } from '../domain/time.ts';
import { toHundredths } from '../domain/weather/index.ts';
import { lifetimeOf, staleSince, type AnswerCache } from './answer-cache.ts';
import { silentAs, type Ask } from './request.ts';

const path = '/v2/warnings/point';
/** What has ended is left out of an older answer; what has begun would be missing for longer. */
const lifetime = lifetimeOf(2 * minuteMs, minuteMs / 4, 3 * hourMs);

/** Throws `warnings-silent` if no office could be asked, though there may be some, and `could-not-ask` of others' services. */
export function createWarningsReader(ask: Ask, cached: AnswerCache, now: () => Instant): Marine['warnings'] {
  const isInForce = ({ expires = Infinity }: { readonly expires?: Instant | undefined }) => expires > now();
  return async ({ lat, lng }, also) => {
    // Two decimals are 1 km: neighbours share an answer, and the service learns no person's exact position.
    const rounded = { lat: toHundredths(lat), lng: toHundredths(lng) };
    const question = { ...rounded, ...(also && { forecasts: 'yes' }) };
    const asked = cached([path, pointId(rounded), also ?? ''], lifetime, () => ask(path, question));
    const answer = await asked.catch(silentAs('warnings-silent'));
    const { data, forecasts = [], meta } = answer.value;
    const inForce = { warnings: data.filter(isInForce), forecasts: forecasts.filter(isInForce) };
    return { ...meta, ...inForce, ...staleSince([answer]) };
  };
}
