import { beforeEach, describe, expect, it, vi } from 'vitest';
import { maxQuota } from '../../src/config.ts';
import { keys } from '../../src/cli/keys.ts';
import type { KeyStore } from '../../src/cli/ports.ts';
import { captureOutput } from '../support/output.ts';

const output = captureOutput();
const store = {
  create: vi.fn<KeyStore['create']>(),
  list: vi.fn<KeyStore['list']>(),
  rotate: vi.fn<KeyStore['rotate']>(),
  revoke: vi.fn<KeyStore['revoke']>(),
};
const run = (...args: string[]): Promise<number> => keys(store, 1000, maxQuota, args);

beforeEach(() => {
  store.create.mockReset().mockResolvedValue({ id: 'id', key: 'bb_key' });
  store.list.mockReset().mockResolvedValue([]);
  store.rotate.mockReset().mockResolvedValue(undefined);
  store.revoke.mockReset().mockResolvedValue(false);
});

describe('keys create', () => {
  it('prints the new key, with the default quota and a name of several words', async () => {
    expect(await run('create', 'my', 'boat')).toBe(0);
    expect(store.create).toHaveBeenCalledExactlyOnceWith('my boat', 1000, expect.any(Number));
    expect(output.stdout).toBe('Key id for my boat, 1000 units a day. It is shown only now:\nbb_key\n');
  });

  it.each([0, 7, 1_000_000_000])('takes a quota of %d', async (quota) => {
    expect(await run('create', 'harbour', '--quota', String(quota))).toBe(0);
    expect(store.create).toHaveBeenCalledExactlyOnceWith('harbour', quota, expect.any(Number));
  });

  it.each(['1000000001', String(Number.MAX_SAFE_INTEGER), '-1', '1.5', 'many', ''])(
    'refuses the quota “%s” in a sentence',
    async (quota) => {
      expect(await run('create', 'harbour', '--quota', quota)).toBe(1);
      expect(output.stderr).toMatch(/^--quota must be a whole number up to 1000000000\.\nKeys of the data service:/);
      expect(store.create).not.toHaveBeenCalled();
    },
  );
});

describe('keys list', () => {
  it('shows quota, creation and revocation of each key', async () => {
    const createdAt = Date.UTC(2026, 10, 20);
    store.list.mockResolvedValue([
      { id: 'a1', name: 'boat', dailyQuota: 5, createdAt, revokedAt: null },
      { id: 'b2', name: 'pier', dailyQuota: 5, createdAt, revokedAt: Date.UTC(2026, 10, 21) },
    ]);
    expect(await run('list')).toBe(0);
    expect(output.stdout).toBe('a1  2026-11-20  5 a day             boat\nb2  2026-11-20  revoked 2026-11-21  pier\n');
  });

  it('states that there are none', async () => {
    expect(await run('list')).toBe(0);
    expect(output.stdout).toContain('There are no keys yet.');
  });
});

describe('keys rotate and revoke', () => {
  it('print the new key, or that the key is revoked', async () => {
    store.rotate.mockResolvedValue('bb_new');
    store.revoke.mockResolvedValue(true);
    expect([await run('rotate', 'a1'), await run('revoke', 'a1')]).toEqual([0, 0]);
    expect(output.stdout).toMatch(/^Key a1 is another now; .*\nbb_new\nKey a1 is revoked\.\n$/);
    expect(store.rotate).toHaveBeenCalledExactlyOnceWith('a1');
    expect(store.revoke).toHaveBeenCalledExactlyOnceWith('a1', expect.any(Number));
  });

  it('fail for an unknown key', async () => {
    expect([await run('rotate', 'x'), await run('revoke', 'x')]).toEqual([1, 1]);
    const sentence = 'There is no key x in use. Try: npm run keys -- list\n';
    expect(output.stderr).toBe(sentence + sentence);
  });
});

it.each([[[]], [['create']], [['list', 'x']], [['rotate']], [['revoke', 'a', 'b']], [['other']]])(
  'explains its usage after %j',
  async (args) => {
    expect(await run(...args)).toBe(1);
    expect(output.stderr).toContain('npm run keys -- create NAME');
    for (const method of Object.values(store)) expect(method).not.toHaveBeenCalled();
  },
);
