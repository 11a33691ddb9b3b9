import { describe, expect, it } from 'vitest';
import { memoize } from '../../src/domain/memoize.ts';

describe('a function that remembers', () => {
  it('computes once what it still holds, and forgets what was not asked for longest', () => {
    const computed: number[] = [];
    const square = memoize(2, (key) => {
      computed.push(key);
      return key * key;
    });
    expect([1, 2, 1, 3, 1, 2].map(square)).toEqual([1, 4, 1, 9, 1, 4]);
    // 1 was asked for between, so 2 left when 3 came.
    expect(computed).toEqual([1, 2, 3, 2]);
  });
});
