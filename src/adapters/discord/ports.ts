export type DiscordMetrics = {
  /** How long after its arrival an interaction was acknowledged, ms. */
  acknowledged(ms: number): void;
  /** Discord refused an acknowledgement: 10062, too late, or 40060, acknowledged by another process. */
  acknowledgementRefused(code: number): void;
};

/** Port: roles, each of one process until `leaseMs` after it took or renewed it. Rejects while the database is down. */
export type ShardLeases = {
  readonly leaseMs: number;
  /** Keeps the roles of this process. Resolves to those that any process has, by name, and whether it is this one. */
  renew(): Promise<ReadonlyMap<string, boolean>>;
  /** Resolves to false where another process has it. */
  take(name: string): Promise<boolean>;
  release(name: string): Promise<void>;
};
