import type { PlatformLimits } from '../../digests/ports.ts';

/** Telegram allows some 30 messages a second in all (core.telegram.org/bots/faq); the rest is reserved for conversations. */
export const telegramLimits: PlatformLimits = {
  perSecond: 25,
  burst: 3,
  // 25 a second of 0.1 s each are 3 in flight. Telegram has no nonce: each may arrive twice when the process is killed.
  maxInFlight: 4,
  nonceTtlMs: 0,
};
