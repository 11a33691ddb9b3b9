import type { MiddlewareFn } from 'grammy';
import { createBoundedMap } from '../../lib/bounded-map.ts';

/** Telegram repeats at most the 100 updates of a poll that was not confirmed. */
const maxRemembered = 10_000;

/** Drops an update that was received before: Telegram delivers each at least once. */
export function handleOnce(): MiddlewareFn {
  const seen = createBoundedMap<true>(maxRemembered);
  return async ({ update }, next) => {
    const id = String(update.update_id);
    if (seen.get(id)) return;
    seen.set(id, true);
    await next();
  };
}
