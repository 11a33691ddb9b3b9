import type { PlatformLimits } from '../../digests/ports.ts';

/** Discord allows 50 requests a second (developers/topics/rate-limits); the rest is left to conversations. */
export const discordLimits: PlatformLimits = {
  perSecond: 40,
  burst: 5,
  // Discord recognises nonces: more in flight cost nothing when the process is killed.
  maxInFlight: 10,
  // "the past few minutes" (resources/message#create-message).
  nonceTtlMs: 120_000,
};
