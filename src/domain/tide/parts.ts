import { utcDayMs, type Window } from '../instant.ts';

const partMs = 365 * utcDayMs;

/**
 * A window of years in parts of one year, to be computed one after the other: the tides of 19 years at once are megabytes
 * for each station, which the garbage collector frees late.
 */
export function* inParts({ from, to }: Window): Generator<Window> {
  for (let at = from; at < to; at += partMs) yield { from: at, to: Math.min(at + partMs, to) };
}
