/**
 * All failures that are shown to users. The sentence of a code is `problem-<code>` in `locales`, so the list is closed: a
 * new code without a sentence fails the locale test.
 */
export const problemCodes = [
  'alert-has-no-times',
  'alert-none',
  'command-unknown',
  'conditions-missing',
  'conditions-unknown',
  'coordinates-unclear',
  'could-not-ask',
  'datum-unknown',
  'day-out-of-range',
  'day-unknown',
  'days-out-of-range',
  'digest-no-alert',
  'digest-none',
  'digest-nowhere',
  'digest-number-missing',
  'digest-test-too-soon',
  'digest-unknown',
  'digest-what-unfit',
  'duration-unclear',
  'home-missing',
  'key-refused',
  'lat-out-of-range',
  'link-code-unknown',
  'link-none',
  'link-too-often',
  'link-without-point',
  'lng-out-of-range',
  'managers-unknown',
  'minutes-out-of-range',
  'name-missing',
  'name-unfit',
  'name-unknown',
  'no-channel',
  'no-station',
  'not-manager',
  'not-manager-there',
  'option-unknown',
  'place-missing',
  'place-names-unavailable',
  'place-unknown',
  'plus-code-short',
  'port-unclear',
  'postcode-not-looked-up',
  'quiet-unclear',
  'quota-used-up',
  'refused',
  'setting-unknown',
  'setting-value-unknown',
  'sill-missing',
  'stream-unknown',
  'surge-unknown',
  'preset-unknown',
  'store-unavailable',
  'text-too-long',
  'tide-inland',
  'tide-too-far',
  'time-missing',
  'time-unknown',
  'too-many-digests',
  'too-many-places',
  'too-many-questions',
  'user-anonymous',
  'warnings-silent',
  'warnings-unknown',
  'weather-not-asked',
  'weather-silent',
  'weekdays-unknown',
  'zone-unknown',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

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
