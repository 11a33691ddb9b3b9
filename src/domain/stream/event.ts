import type { Instant } from '../time.ts';

/** The two directions of a tidal stream: flood runs with the rising tide, ebb with the falling one. */
export const streamPhases = ['flood', 'ebb'] as const;
export type StreamPhase = (typeof streamPhases)[number];

/** `slack`: it turns. `strongest`: greatest rate between slacks. `weakest`: the least between two strongest ones. */
export const eventKinds = ['slack', 'strongest', 'weakest'] as const;
export type StreamEventKind = (typeof eventKinds)[number];

export type StreamEvent = {
  readonly at: Instant;
  readonly kind: StreamEventKind;
  readonly phase: StreamPhase;
  /** The rate, m/s; 0 at slack. */
  readonly speedMs: number;
};
