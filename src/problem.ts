import type codes from './problem-codes.json';

/**
 * All failures that are shown to users, with the details that their sentences name. The sentence of a code is `problem-<code>` in
 * `locales`, so the list is closed: a new code without a sentence fails the locale test.
 */
export type ProblemCode = keyof typeof codes;

/** Values in the sentence of a problem: plain strings and numbers, never a secret. */
export type ProblemDetails = Readonly<Record<string, string | number>>;

/**
 * An expected failure: a request that is wrong, or a source outside that refuses or cannot be reached. Thrown where the
 * failure occurs and formatted where the user is answered. A bug is never a `Problem`.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }
}

/** A handler for `catch` that returns `instead` for a `Problem` and rethrows a bug. */
export function orElse<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Problem) return instead;
    throw error;
  };
}
