import type { Message } from 'grammy/types';
import { distanceKm, type Point } from '../../domain/place.ts';
import { createBoundedMap } from '../../lib/bounded-map.ts';

/** The answer to a live location follows it when as much time has passed, ms, or when it has moved as far. */
const followAfterMs = 60_000;
const followAfterKm = 0.5;

/** Locations that are followed at the same time. A choice of ours: some 100 bytes each. */
const maxFollowed = 10_000;

/** Decides when the answer to a live location is to be replaced. Positions are kept in memory only. */
export type LiveLocations = {
  /** Whether an answer is due for the position of an edited message. */
  isDue(message: Message): boolean;
  /** Notes the position that is being answered. */
  answered(message: Message): void;
};

/** `clock` is monotonic, ms. */
export function createLiveLocations(clock: () => number): LiveLocations {
  const last = createBoundedMap<{ readonly point: Point; readonly at: number }>(maxFollowed);
  return {
    isDue(message) {
      const point = pointOf(message);
      if (!point) return false;
      const before = last.get(keyOf(message));
      if (!before) return true;
      return clock() - before.at >= followAfterMs || distanceKm(before.point, point) >= followAfterKm;
    },
    answered(message) {
      const point = pointOf(message);
      if (point) last.set(keyOf(message), { point, at: clock() });
    },
  };
}

/** While a location is live it has a period; the last edit, when it ends, has none (core.telegram.org/bots/api#location). */
function pointOf({ location }: Message): Point | undefined {
  return location?.live_period === undefined ? undefined : { lat: location.latitude, lng: location.longitude };
}

function keyOf({ chat, message_id: id }: Message): string {
  return `${chat.id} ${id}`;
}
