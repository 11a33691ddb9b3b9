/** Port: figures about interactions. */
export type DiscordMetrics = {
  /** How long after its arrival an interaction was acknowledged, ms. */
  acknowledged(ms: number): void;
  /** Discord refused an acknowledgement: 10062, too late, or 40060, acknowledged by another process. */
  acknowledgementRefused(code: number): void;
};
