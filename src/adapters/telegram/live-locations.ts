import { hash } from 'node:crypto';
import type { Message } from 'grammy/types';
import { distanceKm, type Point } from '../../domain/place.ts';
import type { Instant } from '../../domain/time.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import type { AnsweredMessage } from './answered-messages.ts';

/** The answer to a live location follows it when as much time has passed, ms, or when it has moved as far. */
const followAfterMs = 60_000;
const followAfterKm = 0.5;

/** Locations that are followed at the same time. A choice of ours: some 100 bytes each. */
const maxFollowed = 10_000;

/** Decides when the answer to a live location is to be replaced. Positions are kept in the memory of this process only. */
export type LiveLocations = {
  /** Whether an answer is due for the position of an edited message that was answered before, or never. */
  isDue(message: Message, last: Pick<AnsweredMessage, 'at'> | undefined): boolean;
  /** Notes the position that is being answered. */
  answered(message: Message): void;
};

/** Knows no position at first. */
export function createLiveLocations(now: () => Instant): LiveLocations {
  const points = createBoundedMap<Point>(maxFollowed);
  return {
    isDue(message, last) {
      const point = pointOf(message);
      if (!point) return false;
      const before = points.get(keyOf(message));
      const hasMoved = before !== undefined && distanceKm(before, point) >= followAfterKm;
      return !last || hasMoved || now() - last.at >= followAfterMs;
    },
    answered(message) {
      const point = pointOf(message);
      if (point) points.set(keyOf(message), point);
    },
  };
}

/** While a location is live it has a period; the last edit, when it ends, has none (core.telegram.org/bots/api#location). */
function pointOf({ location }: Message): Point | undefined {
  return location?.live_period === undefined ? undefined : { lat: location.latitude, lng: location.longitude };
}

/** Hashed, so that the position is nobody's. */
function keyOf({ chat, message_id: id }: Message): string {
  return hash('sha1', `${chat.id} ${id}`);
}
