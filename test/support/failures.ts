/** An answer a test orders instead of the platform's own. */
export interface ScriptedFailure {
  status: number;
  /** Laid over the platform's error object, e.g. `{ code: 50001 }` or `{ parameters: { migrate_to_chat_id } }`. */
  body?: Record<string, unknown>;
  retryAfter?: number;
  /** Laid over the headers of the platform's own. */
  headers?: Record<string, string>;
}

export interface Failures<Name extends string> {
  failNext(name: Name, failure: ScriptedFailure): void;
  take(name: Name): ScriptedFailure | undefined;
}

/** Failures are used up in the order they were scripted, one call each. */
export function scriptedFailures<Name extends string>(): Failures<Name> {
  const queues = new Map<Name, ScriptedFailure[]>();
  return {
    failNext: (name, failure) => void queues.set(name, [...(queues.get(name) ?? []), failure]),
    take: (name) => queues.get(name)?.shift(),
  };
}
