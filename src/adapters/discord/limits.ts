import type { PlatformLimits } from '../../digests/ports.ts';

/** Discord allows 50 requests a second (developers/topics/rate-limits); the rest is reserved for conversations. */
export const discordLimits: PlatformLimits = {
  perSecond: 40,
  burst: 5,
  // Discord deduplicates by nonce, so a killed process causes no duplicates, however many are in flight.
  maxInFlight: 10,
  // A nonce is unique within "the past few minutes" (resources/message#create-message).
  nonceTtlMs: 120_000,
};
