import type { ShardLeases } from '../../src/adapters/discord/ports.ts';

/** Leases of several processes in memory, each by the name of its owner. While `isDown` is set for one, its calls fail. */
export function leasesInMemory(now: () => number, leaseMs = 15_000) {
  const rows = new Map<string, { owner: string; until: number }>();
  const down = new Set<string>();
  return {
    rows,
    down,
    of(owner: string): ShardLeases {
      const reach = (): void => {
        if (down.has(owner)) throw new Error('The database does not answer');
      };
      return {
        leaseMs,
        async renew() {
          reach();
          for (const row of rows.values()) if (row.owner === owner) row.until = now() + leaseMs;
          const live = [...rows].filter(([, { until }]) => until >= now());
          return new Map(live.map(([name, row]) => [name, row.owner === owner]));
        },
        async take(name) {
          reach();
          const row = rows.get(name);
          if (row && row.owner !== owner && row.until >= now()) return false;
          rows.set(name, { owner, until: now() + leaseMs });
          return true;
        },
        async release(name) {
          reach();
          if (rows.get(name)?.owner === owner) rows.delete(name);
        },
      };
    },
  };
}
