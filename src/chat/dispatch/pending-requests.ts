import type { Instant } from '../../domain/time.ts';
import type { User } from '../../users/index.ts';
import type { Request } from '../language/read.ts';

/** A place that is named later is a question of its own, ms. */
const ttlMs = 10 * 60_000;
const maxPending = 10_000;

/** Requests that wait for their place. */
export type PendingRequests = {
  /** The request that the user's next bare place completes. */
  of(user: User): Request | undefined;
  /** `undefined` where nothing is waiting any more. */
  set(user: User, request: Request | undefined): void;
};

/**
 * Remembers for some minutes the request of a user who was asked for the place: `tide`, "Which place?", `Brest`. It is
 * kept in memory: after a restart a bare place asks for the day there, and nothing is lost that matters.
 */
export function createPendingRequests(now: () => Instant): PendingRequests {
  // Not an LRU: reading a request must not keep it longer.
  const pending = new Map<string, { readonly request: Request; readonly until: Instant }>();
  const keyOf = ({ platform, id }: User): string => `${platform} ${id}`;
  return {
    of(user) {
      const entry = pending.get(keyOf(user));
      return entry && now() < entry.until ? entry.request : undefined;
    },
    set(user, request) {
      pending.delete(keyOf(user));
      if (!request || user.anonymous) return;
      const [oldest] = pending.keys();
      if (pending.size >= maxPending && oldest !== undefined) pending.delete(oldest);
      pending.set(keyOf(user), { request, until: now() + ttlMs });
    },
  };
}
