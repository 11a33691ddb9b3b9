import { describe, expect, it } from 'vitest';
import { utcDayMs } from '../../../src/domain/time.ts';
import { blockAt, blockWindow } from '../../../src/domain/tide/blocks.ts';

describe('the blocks', () => {
  it('are sixths of a month, in a row without a gap, and each holds its own instants', () => {
    const first = blockAt(Date.UTC(1899, 11, 1));
    const last = blockAt(Date.UTC(2101, 1, 28));
    expect(last - first).toBe(6 * 12 * 201 + 6 * 2 + 5);
    for (let block = first; block < last; block++) {
      const { from, to } = blockWindow(block);
      expect([blockAt(from), blockAt(to - 1), blockWindow(block + 1).from]).toEqual([block, block, to]);
      const month = new Date(from).getUTCMonth();
      expect(new Date(to - 1).getUTCMonth()).toBe(month);
      expect((to - from) / utcDayMs).toBeGreaterThanOrEqual(3);
      expect((to - from) / utcDayMs).toBeLessThanOrEqual(6);
    }
  });
});
