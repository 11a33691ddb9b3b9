import { hourMs, minuteMs, type Window } from '../time.ts';
import type { Condition } from './conditions.ts';
import { findWindows, type Miss, type WindowSearch } from './find-windows.ts';
import { movedLimit, quantityOf, type Judgement } from './limits.ts';
import { measure, roomIn } from './measure.ts';
import { isAmong } from './notation.ts';
import type { Spans } from './spans.ts';

/**
 * Whether a day is good for something: `go` where all conditions hold for an hour or more, for as long as is asked for, for
 * the whole of a shorter time around a water, or at an instant that is asked for; `look` where they hold for less, or one of them fails by a step that people hardly notice; else `skip`. `unknown`
 * where the forecast does not reach it.
 */
export type Verdict = {
  readonly kind: 'go' | 'look' | 'skip' | 'unknown';
  readonly windows: Spans;
  /** The one deciding reason against it. */
  readonly miss?: Miss;
};

const oneStep = 1;

/** The verdict on the part of a day that is ahead. Limits that are not among the usual ones were set by who asks, and are not stretched. */
export function verdictOf(search: WindowSearch, day: Window, usual = search.conditions): Verdict {
  const window = { from: Math.max(day.from, search.window.from), to: Math.min(day.to, search.window.to) };
  if (window.from >= window.to) return { kind: 'unknown', windows: [] };
  const { windows, searched, miss } = findWindows({ ...search, window });
  if (!searched) return { kind: 'unknown', windows };
  const enoughMs = Math.min(hourMs, ...search.conditions.map(longestMs));
  if (windows.some(({ from, to }) => to - from >= enoughMs)) return { kind: 'go', windows };
  if (windows.length > 0) return { kind: 'look', windows };
  if (searched.to < day.to) return { kind: 'unknown', windows };
  // An hour of the night is no use to who needs light.
  const isClose = miss !== undefined && isNear(miss) && isAmong(usual, miss.failing);
  return { kind: isClose ? 'look' : 'skip', windows, ...(miss && { miss }) };
}

/** Within a step of its limit, and of weather within half of the limit: waves of 0.6 m are not near to the 0.3 m of children. */
function isNear({ failing, value, away }: Miss): boolean {
  if (value === undefined || away > oneStep) return false;
  if (failing.kind !== 'weather') return true;
  const { min = -Infinity, max = Infinity } = failing.range;
  return value > max ? value <= 1.5 * max : value >= min / 2;
}

/** The shortest window that a pursuit has use for, our choice: less would be over before one is ready. */
export function leastWindowMs(conditions: readonly Condition[]): number {
  return Math.min(20 * minuteMs, ...conditions.map(longestMs));
}

/** As long as a window can be because of a condition that lasts for minutes; of an asked length that length. */
function longestMs(condition: Condition): number {
  if (condition.kind === 'length') return condition.minMinutes * minuteMs;
  return condition.kind === 'around' ? (condition.toMin - condition.fromMin) * minuteMs : Infinity;
}

/** A limit of a pursuit that moves where people say that a day was good after all, or was not. */
export type Contested = { readonly was: Judgement; readonly limit: Condition };

/** The limit of the pursuit that decided, moved by one step against it: the one nearest to failing, or that failed. */
export function contestedLimit(
  search: WindowSearch,
  { kind, windows, miss }: Verdict,
  limits: readonly Condition[],
): Contested | undefined {
  const isPursuitLimit = (condition: Condition): boolean => isAmong(limits, condition);
  if (kind === 'go') {
    const [longest] = windows.toSorted((a, b) => b.to - b.from - (a.to - a.from));
    if (!longest) return undefined;
    const measured = search.conditions.filter(isPursuitLimit).flatMap((condition) => {
      const found = measure(condition, longest, search, roomIn);
      const limit = found?.value === undefined ? undefined : movedLimit(condition, found.value, 'bad');
      return found && limit ? [{ away: found.away, limit }] : [];
    });
    const [tightest] = measured.toSorted((a, b) => a.away - b.away);
    return tightest && { was: 'bad', limit: tightest.limit };
  }
  if (!miss || miss.value === undefined) return undefined;
  const failed = search.conditions.filter(isPursuitLimit).find((one) => quantityOf(one) === quantityOf(miss.failing));
  const limit = failed && movedLimit(failed, miss.value, 'good');
  return limit && { was: 'good', limit };
}
