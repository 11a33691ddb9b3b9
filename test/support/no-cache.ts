import type { Cache } from '../../src/lib/cache.ts';

/** A cache that does not work. */
export const noCache: Cache = { get: async () => undefined, set: async () => {} };
