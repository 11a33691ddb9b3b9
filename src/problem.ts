/**
 * Everything a user may be told went wrong. A code is the stem of its sentence in `locales`
 * (`problem-<code>`), so the list is closed: a new code without a sentence fails the locale test.
 */
export const problemCodes = [
  'command-unknown',
  'coordinates-unclear',
  'could-not-ask',
  'datum-unknown',
  'day-out-of-range',
  'day-unknown',
  'days-out-of-range',
  'digest-nowhere',
  'digest-test-too-soon',
  'digest-unknown',
  'digest-what-unfit',
  'home-missing',
  'key-refused',
  'lat-out-of-range',
  'link-code-unknown',
  'link-without-point',
  'lng-out-of-range',
  'minutes-out-of-range',
  'name-missing',
  'name-unfit',
  'name-unknown',
  'no-channel',
  'no-station',
  'nobody-to-remember',
  'not-manager',
  'option-unknown',
  'place-missing',
  'place-unknown',
  'plus-code-short',
  'quota-used-up',
  'refused',
  'setting-unknown',
  'setting-value-unknown',
  'tide-inland',
  'tide-too-far',
  'time-missing',
  'time-unknown',
  'too-many-digests',
  'too-many-places',
  'weather-silent',
  'weekdays-unknown',
  'zone-unknown',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** What the sentence of a problem needs besides its code: plain strings and numbers, never a secret. */
export type ProblemDetails = Readonly<Record<string, string | number>>;

/**
 * An expected failure: something outside said no, could not be asked, or was asked wrongly.
 * Thrown where the failure is met and turned into a sentence where a person is answered.
 * A bug is never a `Problem`.
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

/** For a `catch`: what stands for something that a `Problem` kept from being known. A bug goes on. */
export function orElse<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Problem) return instead;
    throw error;
  };
}
