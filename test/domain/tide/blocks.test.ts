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

describe('blocks of the calendar', () => {
  it('cut every month into sixths, none longer than six days, without a gap', () => {
    let at = Date.UTC(2024, 0, 1);
    for (let block = 2024 * 12 * 6; at < Date.UTC(2025, 0, 1); block++) {
      const { from, to } = blockWindow(block);
      expect(from).toBe(at);
      expect(to - from).toBeLessThanOrEqual(6 * utcDayMs);
      expect(to - from).toBeGreaterThanOrEqual(3 * utcDayMs);
      at = to;
    }
    expect(at).toBe(Date.UTC(2025, 0, 1));
  });
});
