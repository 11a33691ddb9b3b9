import { beforeEach, describe, expect, it } from 'vitest';
import { createKeyedLimiter } from '../../src/lib/keyed-limiter.ts';

let nowMs: number;
let limiter: ReturnType<typeof createKeyedLimiter>;

beforeEach(() => {
  nowMs = 5000;
  limiter = createKeyedLimiter({ perSecond: 2, burst: 3 }, () => nowMs);
});

const takeMany = (key: string, count: number): number[] => Array.from({ length: count }, () => limiter.take(key));

describe('a keyed limiter of two a second in bursts of three', () => {
  it('lets a new key use its burst at once, then tells how long to wait', () => {
    expect(takeMany('ada', 5)).toEqual([0, 0, 0, 500, 500]);
    nowMs += 499;
    expect(limiter.take('ada')).toBe(1);
    nowMs += 1;
    expect(takeMany('ada', 2)).toEqual([0, 500]);
  });

  it('fills a bucket again, to no more than a burst', () => {
    takeMany('ada', 3);
    nowMs += 60_000;
    expect(takeMany('ada', 4)).toEqual([0, 0, 0, 500]);
  });

  it('counts each key for itself', () => {
    takeMany('ada', 9);
    expect(takeMany('bob', 4)).toEqual([0, 0, 0, 500]);
  });

  it('remembers a bounded number of keys, and forgets the one unused for longest', () => {
    takeMany('first', 3);
    for (let i = 0; i < 9999; i++) limiter.take(`other ${i}`);
    expect(limiter.take('first')).toBe(500);
    for (let i = 0; i < 10_000; i++) limiter.take(`another ${i}`);
    expect(limiter.take('first')).toBe(0);
  });
});
