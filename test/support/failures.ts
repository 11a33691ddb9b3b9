/** A response that a test scripts instead of the platform's own. */
export interface ScriptedFailure {
  status: number;
  /** Merged into the platform's error object, e.g. `{ code: 50001 }` or `{ parameters: { migrate_to_chat_id } }`. */
  body?: Record<string, unknown>;
  retryAfter?: number;
  /** Merged into the platform's own headers. */
  headers?: Record<string, string>;
  /** Instead of an answer: the connection is closed, or kept open without one. */
  cut?: 'reset' | 'hang';
  /** The call is carried out nevertheless. */
  accepted?: true;
}

export interface Failures<Name extends string> {
  failNext(name: Name, failure: ScriptedFailure): void;
  take(name: Name): ScriptedFailure | undefined;
}

/** A queue of failures for each name: each is used for one call, in the order they were scripted. */
export function scriptedFailures<Name extends string>(): Failures<Name> {
  const queues = new Map<Name, ScriptedFailure[]>();
  return {
    failNext: (name, failure) => void queues.set(name, [...(queues.get(name) ?? []), failure]),
    take: (name) => queues.get(name)?.shift(),
  };
}
