import { Problem } from '../../problem.ts';

/** The problem of a body that is not as documented: none of its values are used. `detail` names the first fault. */
export function invalidBody(upstream: string, detail: string, cause?: unknown): Problem {
  return new Problem('could-not-ask', { upstream, reason: `sent what does not fit: ${detail}` }, { cause });
}

/** Parses the JSON of an upstream. Throws `could-not-ask`. */
export function parseJson(upstream: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw invalidBody(upstream, 'no JSON', error);
  }
}
