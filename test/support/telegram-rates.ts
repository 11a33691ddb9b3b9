/** The rate limits of a local Telegram, as far as they are on. */
export interface Rates {
  /** Messages per second of the whole bot. */
  perSecond: number;
  /** The time between two messages to one chat, ms. */
  perChatMs: number;
}

/** Decides on the messages to each chat, and notes those that come before a wait is over. */
export interface RateKeeper {
  /** `retry_after`, s; `undefined` where the message is taken. */
  refuse(chatId: number, nowMs: number): number | undefined;
  /** Messages to a chat that had been asked to wait longer. */
  early(): number;
}

export function startRates({ perSecond, perChatMs }: Rates): RateKeeper {
  const lastTo = new Map<number, number>();
  const closedUntil = new Map<number, number>();
  let window = { startedAt: -Infinity, count: 0 };
  let early = 0;
  return {
    early: () => early,
    refuse(chatId, nowMs) {
      if (nowMs < (closedUntil.get(chatId) ?? 0)) early++;
      if (nowMs - window.startedAt >= 1000) window = { startedAt: nowMs, count: 0 };
      const isFull = window.count >= perSecond;
      const chatWaitMs = (lastTo.get(chatId) ?? -Infinity) + perChatMs - nowMs;
      if (!isFull && chatWaitMs <= 0) {
        window.count++;
        lastTo.set(chatId, nowMs);
        return undefined;
      }
      const retryAfterS = Math.max(1, Math.ceil(chatWaitMs / 1000));
      // Timers may be a millisecond early.
      closedUntil.set(chatId, nowMs + retryAfterS * 1000 - 5);
      return retryAfterS;
    },
  };
}
