import type { Instant } from '../../domain/time.ts';
import type { User } from '../../users/index.ts';
import type { Request } from '../language/read.ts';

/** A place that is named later is no answer any more. */
const lifeMs = 10 * 60_000;
const mostPending = 10_000;

/** Questions that wait for a place. */
export type Pending = {
  /** What the asker's next bare place is for. */
  of(user: User): Request | undefined;
  /** `undefined` where nothing waits any more. */
  set(user: User, request: Request | undefined): void;
};

/**
 * Remembers for some minutes what somebody was asking when they were asked for the place: `tide`, "Which place?",
 * `Brest`. Nothing is lost that matters when a process ends: a bare place is the day there then.
 */
export function createPending(now: () => Instant): Pending {
  const waiting = new Map<string, { readonly request: Request; readonly until: Instant }>();
  const keyOf = ({ platform, id }: User): string => `${platform} ${id}`;
  return {
    of(user) {
      const one = waiting.get(keyOf(user));
      return one && now() < one.until ? one.request : undefined;
    },
    set(user, request) {
      waiting.delete(keyOf(user));
      if (!request || user.anonymous) return;
      if (waiting.size >= mostPending) waiting.delete(waiting.keys().next().value!);
      waiting.set(keyOf(user), { request, until: now() + lifeMs });
    },
  };
}
