import type { AdapterRecords } from '../../src/adapters/ports.ts';

/** Records of adapters that are gone with the process. */
export function recordsInMemory(now = Date.now): AdapterRecords {
  const values = new Map<string, string>();
  const claimedUntil = new Map<string, number>();
  return {
    async claim(name, ttlMs) {
      if ((claimedUntil.get(name) ?? 0) > now()) return false;
      claimedUntil.set(name, now() + ttlMs);
      return true;
    },
    read: async (name) => values.get(name),
    write: async (name, value) => void values.set(name, value),
  };
}
