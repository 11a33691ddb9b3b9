import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feeds } from '../../src/cli/feeds.ts';
import type { FeedStore } from '../../src/cli/ports.ts';
import { captureOutput } from '../support/output.ts';

const output = captureOutput();
const store = {
  create: vi.fn<FeedStore['create']>(),
  list: vi.fn<FeedStore['list']>(),
  revoke: vi.fn<FeedStore['revoke']>(),
};
const run = (...args: string[]): Promise<number> =>
  feeds(
    {
      store,
      mistakesOf: (query) => (query === 'wrong' ? ['lat is required'] : []),
      addressOf: (token) => `https://tides.example/${token}.ics`,
    },
    args,
  );

beforeEach(() => {
  store.create.mockReset().mockResolvedValue({ id: 'f1', token: 'bbf_secret' });
  store.list.mockReset().mockResolvedValue([]);
  store.revoke.mockReset().mockResolvedValue(false);
});

describe('keys feed', () => {
  it('create prints the address of a new feed', async () => {
    expect(await run('create', 'k1', 'lat=48&lng=-4')).toBe(0);
    expect(store.create).toHaveBeenCalledExactlyOnceWith('k1', 'lat=48&lng=-4', expect.any(Number));
    expect(output.stdout).toMatch(/^Feed f1, charged to key k1\..*\nhttps:\/\/tides\.example\/bbf_secret\.ics\n$/);
  });

  it('create refuses a wrong query and an unknown key in sentences', async () => {
    expect(await run('create', 'k1', 'wrong')).toBe(1);
    expect(output.stderr).toContain('lat is required\nCalendar feeds');
    expect(store.create).not.toHaveBeenCalled();
    store.create.mockResolvedValue(undefined);
    expect(await run('create', 'k9', 'lat=48&lng=-4')).toBe(1);
    expect(output.stderr).toContain('There is no key k9 in use.');
  });

  it('list shows each feed with its key or its end, and never a token', async () => {
    const feed = { id: 'f1', keyId: 'k1', query: 'lat=1&lng=2', createdAt: Date.UTC(2026, 10, 20), revokedAt: null };
    store.list.mockResolvedValue([feed, { ...feed, id: 'f2', revokedAt: Date.UTC(2026, 10, 21) }]);
    expect(await run('list')).toBe(0);
    expect(output.stdout).toBe(
      'f1  2026-11-20  key k1              lat=1&lng=2\nf2  2026-11-20  revoked 2026-11-21  lat=1&lng=2\n',
    );
  });

  it('revoke says whether there was such a feed', async () => {
    expect(await run('revoke', 'f9')).toBe(1);
    expect(output.stderr).toContain('There is no feed f9 in use.');
    store.revoke.mockResolvedValue(true);
    expect(await run('revoke', 'f1')).toBe(0);
    expect(output.stdout).toBe('Feed f1 is revoked.\n');
  });

  it.each([[], ['create', 'k1'], ['revoke'], ['list', 'x'], ['nothing']])('explains itself for %j', async (...args) => {
    expect(await run(...args)).toBe(1);
    expect(output.stderr).toMatch(/^Calendar feeds/);
  });
});
