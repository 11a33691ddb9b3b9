import { describe, expect, it } from 'vitest';
import { memoize } from '../../src/domain/memoize.ts';

describe('a memoized function', () => {
  it('computes a cached result once, and drops the least recently used one', () => {
    const computed: number[] = [];
    const square = memoize(2, (key) => {
      computed.push(key);
      return key * key;
    });
    expect([1, 2, 1, 3, 1, 2].map(square)).toEqual([1, 4, 1, 9, 1, 4]);
    // 1 was used in between, so 3 displaced 2.
    expect(computed).toEqual([1, 2, 3, 2]);
  });

  it('takes texts as keys, and caches undefined', () => {
    const computed: string[] = [];
    const nothing = memoize(2, (key: string) => void computed.push(key));
    expect([nothing('a'), nothing('a'), nothing('b')]).toEqual([undefined, undefined, undefined]);
    expect(computed).toEqual(['a', 'b']);
  });
});
