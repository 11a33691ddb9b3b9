import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDiscord } from '../../../src/adapters/discord/index.ts';
import { nextLogin } from '../../../src/adapters/discord/identify-budget.ts';
import { openServer } from '../../support/discord-gateway-stub.ts';
import { discordPorts } from '../../support/discord-ports.ts';
import { recordsInMemory } from '../../support/records-in-memory.ts';
import { silentChat as chat } from '../../support/silent-chat.ts';

const dayMs = 86_400_000;

describe('logins at the gateway', () => {
  it('are fewer than 1000 in any 24 hours, however often the process restarts', () => {
    const logins: number[] = [];
    let fullAt = 0;
    for (let at = 20_000 * dayMs; at < 20_003 * dayMs; at += 10_000) {
      const next = nextLogin(fullAt, at);
      if (next.waitMs > 0) continue;
      logins.push(at);
      fullAt = next.fullAt;
    }
    const most = Math.max(...logins.map((from) => logins.filter((at) => at >= from && at < from + dayMs).length));
    expect(most).toBeGreaterThan(850);
    expect(most).toBeLessThan(1000);
  });

  it('go on after a clock was set back by a year', () => {
    const { fullAt } = nextLogin(0, 20_000 * dayMs);
    expect(nextLogin(fullAt, (20_000 - 365) * dayMs).waitMs).toBeLessThan(dayMs / 600);
  });

  it('are counted across restarts, and wait with one warning', async () => {
    const server = await openServer();
    let claimedAt = Date.now();
    const records = recordsInMemory(() => claimedAt);
    const log = { warn: vi.fn(), bug: vi.fn() };
    const start = async () => {
      const { url: apiUrl, token } = server;
      const adapter = createDiscord({ ...discordPorts(), records, apiUrl, token, chat, log });
      onTestFinished(() => adapter.stop());
      void adapter.start();
      return adapter;
    };
    const first = await start();
    await expect.poll(() => first.health().ok).toBe(true);
    expect(Number(await records.read('identify'))).toBeGreaterThan(Date.now());
    await first.stop();
    await records.write('identify', String(Date.now() + dayMs));
    claimedAt += 5000;
    const second = await start();
    await expect.poll(() => log.warn).toHaveBeenCalledWith(expect.stringContaining('logged in to too often'));
    expect(second.health().ok).toBe(false);
    await second.stop();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
