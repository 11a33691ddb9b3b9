import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxQuota } from '../../src/config.ts';
import { keys } from '../../src/cli/keys.ts';

let input = '';
const created: number[] = [];
const kept: Parameters<typeof keys>[0] = {
  create: async (_, quota) => (created.push(quota), { id: 'id', key: 'bb_key' }),
  list: async () => [],
  rotate: async () => undefined,
  revoke: async () => false,
};

beforeEach(() => {
  input = '';
  created.length = 0;
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => ((input += String(text)), true));
});
afterEach(() => vi.restoreAllMocks());

describe('the quota of a key', () => {
  it.each([0, 7, 1_000_000_000])('may be %d', async (quota) => {
    expect(await keys(kept, 1000, maxQuota, ['create', 'harbour', '--quota', String(quota)])).toBe(0);
    expect(created).toEqual([quota]);
  });

  it.each(['1000000001', String(Number.MAX_SAFE_INTEGER), '-1', '1.5', 'many', ''])(
    'is refused with a sentence where it is “%s”',
    async (quota) => {
      expect(await keys(kept, 1000, maxQuota, ['create', 'harbour', '--quota', quota])).toBe(1);
      expect(input).toMatch(/^--quota must be a whole number up to 1000000000\.\nKeys of the data service:/);
      expect(created).toEqual([]);
    },
  );
});
