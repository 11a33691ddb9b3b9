import { utcDayMs, type Window } from '../instant.ts';

const partMs = 73 * utcDayMs;

/** Parts of a year, computed one after the other: the tides of 19 years at once are megabytes that are freed late. */
export function* inParts({ from, to }: Window): Generator<Window> {
  for (let at = from; at < to; at += partMs) yield { from: at, to: Math.min(at + partMs, to) };
}
