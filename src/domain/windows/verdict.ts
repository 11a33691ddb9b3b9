import { hourMs, type Window } from '../time.ts';
import { findWindows, type Miss, type WindowSearch } from './find-windows.ts';
import type { Spans } from './spans.ts';

/**
 * Whether a day is good for something: `go` where all conditions hold for an hour or more, or at an instant that is asked
 * for; `look` where they hold for less, or one of them fails by a step that people hardly notice; else `skip`. `unknown`
 * where the forecast does not reach it.
 */
export type Verdict = {
  readonly kind: 'go' | 'look' | 'skip' | 'unknown';
  readonly windows: Spans;
  /** The one deciding reason against it. */
  readonly miss?: Miss;
};

const enoughMs = hourMs;
const oneStep = 1;

/** The verdict on the part of a day that is ahead. */
export function verdictOf(search: WindowSearch, day: Window): Verdict {
  const window = { from: Math.max(day.from, search.window.from), to: Math.min(day.to, search.window.to) };
  if (window.from >= window.to) return { kind: 'unknown', windows: [] };
  const { windows, searched, miss } = findWindows({ ...search, window });
  if (!searched) return { kind: 'unknown', windows };
  const isInstant = search.conditions.some((one) => one.kind === 'around' && one.fromMin === one.toMin);
  const isLong = windows.some(({ from, to }) => to - from >= enoughMs);
  if (isLong || (isInstant && windows.length > 0)) return { kind: 'go', windows };
  if (windows.length > 0) return { kind: 'look', windows };
  if (searched.to < day.to) return { kind: 'unknown', windows };
  return { kind: miss && miss.away <= oneStep ? 'look' : 'skip', windows, ...(miss && { miss }) };
}
