import type codes from './problem-codes.json';

/** All failures that users are shown. The sentence of a code is `problem-<code>` in `locales`: one without fails the test. */
export type ProblemCode = keyof typeof codes;

/** Values in the sentence of a problem: plain strings and numbers, never a secret. */
export type ProblemDetails = Readonly<Record<string, string | number>>;

/** An expected failure, never a bug: a wrong request, or a source outside that refuses or cannot be reached. */
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
