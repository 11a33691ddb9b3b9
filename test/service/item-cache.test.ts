import { describe, expect, it } from 'vitest';
import { writeTimestamp } from '../../src/contract/index.ts';
import type { TideStation } from '../../src/domain/tide/index.ts';
import { hourMs, utcDate, utcDayMs, type Window } from '../../src/domain/time.ts';
import { createItemCache } from '../../src/service/item-cache.ts';

const station = { id: 'one' } as TideStation;
/** A first day of five that are kept together. */
const first = 4000 * 5 * utcDayMs;
const days = (count: number, from = first): Window => ({ from, to: from + count * utcDayMs });

/** A cache of one item at each noon, and the windows for which they were made. */
function cacheOfNoons() {
  const made: Window[] = [];
  const items = createItemCache();
  const ask = (window: Window, of = station): number[] => {
    const json = items(of, 'MSL', window, ({ from, to }) => {
      made.push({ from, to });
      const noons = Array.from({ length: (to - from) / utcDayMs }, (_, day) => from + day * utcDayMs + 12 * hourMs);
      return noons.map((at) => ({ time: writeTimestamp(at) }));
    });
    return (JSON.parse(`[${json}]`) as { time: string }[]).map(({ time }) => Date.parse(time));
  };
  return { ask, made };
}

describe('cached items', () => {
  it('are made once for days that several windows share', () => {
    const { ask, made } = cacheOfNoons();
    const noons = ask(days(10, first + utcDayMs));
    expect(noons.map((at) => (at - first) / hourMs)).toEqual(Array.from({ length: 10 }, (_, day) => 24 * day + 36));
    expect(made).toEqual([days(15)]);
    expect(ask(days(2))).toHaveLength(2);
    expect(ask(days(10, first + 6 * utcDayMs))).toHaveLength(10);
    expect(made.slice(1)).toEqual([days(5, first + 15 * utcDayMs)]);
  });

  it('are those of a half-open window, to the millisecond', () => {
    const { ask } = cacheOfNoons();
    const noon = first + 12 * hourMs;
    expect(ask({ from: noon, to: noon + 1 })).toEqual([noon]);
    expect(ask({ from: noon + 1, to: noon + hourMs })).toEqual([]);
    expect(ask({ from: first, to: noon })).toEqual([]);
    expect(ask({ from: noon, to: noon })).toEqual([]);
  });

  it('are made anew for a station that was replaced', () => {
    const { ask, made } = cacheOfNoons();
    ask(days(1));
    expect(ask(days(1), { ...station })).toHaveLength(1);
    expect(made.map(({ from }) => utcDate(from))).toEqual([utcDate(first), utcDate(first)]);
  });
});
