import type { ReplyKeyboardMarkup } from 'grammy/types';
import type { Answer } from '../../answers/index.ts';
import { utcDayMs } from '../../domain/time.ts';
import type { Cache } from '../../lib/cache.ts';
import type { MessageLocation } from './message-location.ts';

/** Offers to share a location, in private chats only: elsewhere Telegram has no button for it (core.telegram.org/bots/api#keyboardbutton). */
export type LocationButton = {
  /** The keyboard for an answer that asks for a place; `undefined` where it was offered in this chat before. */
  offer(location: MessageLocation, answer: Answer): Promise<ReplyKeyboardMarkup | undefined>;
};

/** Who has not used it does not want it: it is offered once a year. */
const ttlMs = 365 * utcDayMs;

/** Remembers in a cache of the bot where it was offered. */
export function createLocationButton(cache: Cache): LocationButton {
  return {
    async offer({ chat }, { locationLabel, buttons }) {
      if (locationLabel === undefined || buttons || chat.type !== 'private') return undefined;
      const key = `location button ${chat.id}`;
      if ((await cache.get(key)) !== undefined) return undefined;
      await cache.set(key, true, ttlMs);
      return {
        keyboard: [[{ text: locationLabel(), request_location: true }]],
        resize_keyboard: true,
        one_time_keyboard: true,
      };
    },
  };
}
