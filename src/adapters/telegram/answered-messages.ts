import { hash } from 'node:crypto';
import type { Message } from 'grammy/types';
import type { Input } from '../../chat/index.ts';
import { distanceKm, type Point } from '../../domain/place.ts';
import { hourMs, type Instant } from '../../domain/time.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import type { Cache } from '../../lib/cache.ts';
import { most, ms } from './limits.ts';

/** `answerId`: the message with the answer; `at`: when it was answered; `asked`: a hash of the question. */
type AnsweredMessage = { readonly answerId: number; readonly at: Instant; readonly asked: string };

/** Messages can be edited for two days (core.telegram.org/bots/api#editmessagetext), live locations while they are live. */
const ttlMs = 48 * hourMs;

/** The messages that were answered, so that an edited one has its answer replaced. */
export type AnsweredMessages = ReturnType<typeof createAnsweredMessages>;

/** Keeps hashes of what was asked, in a cache of the bot, so that they outlive a restart. */
export function createAnsweredMessages(cache: Cache) {
  const keyOf = ({ chat, message_id: id }: Message): string => `answered ${chat.id} ${id}`;
  return {
    /** `isSame`: it asked the same then; of a location that is never known. */
    async find(message: Message, input: Input | undefined) {
      const { answerId, at, asked } = Object(await cache.get(keyOf(message))) as Partial<AnsweredMessage>;
      if (answerId === undefined || at === undefined) return undefined;
      return { answerId, at, isSame: asked !== '' && input !== undefined && asked === askedIn(input) };
    },
    remember: (message: Message, input: Input, answer: Omit<AnsweredMessage, 'asked'>): Promise<void> =>
      cache.set(keyOf(message), { ...answer, asked: askedIn(input) } satisfies AnsweredMessage, ttlMs),
  };
}

/** Of a location there is no hash: one could be computed for every point, and compared. */
function askedIn(input: Input): string {
  return input.kind === 'pin' ? '' : hash('sha1', JSON.stringify(input)).slice(0, 12);
}

const followAfterKm = 0.5;

/** Decides when the answer to a live location is to be replaced. */
export type LiveLocations = ReturnType<typeof createLiveLocations>;

/** Knows no position at first; they are kept in the memory of this process only. */
export function createLiveLocations(now: () => Instant) {
  const points = createBoundedMap<Point>(most.followed);
  /** Hashed, so that the position is nobody's. */
  const keyOf = ({ chat, message_id: id }: Message): string => hash('sha1', `${chat.id} ${id}`);
  return {
    /** Whether an answer is due for the position of an edited message that was answered before, or never. */
    isDue(message: Message, last: Pick<AnsweredMessage, 'at'> | undefined): boolean {
      const point = pointOf(message);
      if (!point) return false;
      const before = points.get(keyOf(message));
      const hasMoved = before !== undefined && distanceKm(before, point) >= followAfterKm;
      return !last || hasMoved || now() - last.at >= ms.follow;
    },
    answered(message: Message): void {
      const point = pointOf(message);
      if (point) points.set(keyOf(message), point);
    },
  };
}

/** While a location is live it has a period; the last edit, when it ends, has none (core.telegram.org/bots/api#location). */
function pointOf({ location }: Message): Point | undefined {
  return location?.live_period === undefined ? undefined : { lat: location.latitude, lng: location.longitude };
}
