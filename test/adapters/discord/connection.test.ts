import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDiscord } from '../../../src/adapters/discord/index.ts';
import { closingWith, incomplete, openServer, openStub } from '../../support/discord-gateway-stub.ts';
import { silentChat as chat } from '../../support/silent-chat.ts';
import { discordPorts } from '../../support/discord-ports.ts';
import { useHurriedTimers } from '../../support/hurried-timers.ts';

useHurriedTimers();

function createAdapter(apiUrl: string, token = 'test-token') {
  const log = { warn: vi.fn<(message: string) => void>(), bug: vi.fn() };
  const adapter = createDiscord({ ...discordPorts(), token, apiUrl, chat, log });
  onTestFinished(() => adapter.stop());
  return { adapter, log };
}

describe('connecting to Discord', () => {
  it.each(['another-token', 'line-\n-break'])(
    'is refused with the wrong token %j, which is not logged',
    async (token) => {
      const server = await openServer();
      const { adapter, log } = createAdapter(server.url, token);
      await expect(adapter.start()).rejects.toThrow(/^Discord does not accept the token$/);
      expect(adapter.health().ok).toBe(false);
      expect(JSON.stringify(log.warn.mock.calls)).not.toContain(token.slice(0, 5));
      expect(server.calls.map(({ operation }) => operation)).not.toContain('getGateway');
    },
  );

  it.each([
    [4004, 'Discord does not accept the token'],
    [4014, 'Discord closed the gateway for good (4014 DisallowedIntents)'],
  ])('is refused where the gateway closes with %d', async (code, message) => {
    const { url, upgrade } = await openStub(closingWith(code));
    const { adapter, log } = createAdapter(url);
    await expect(adapter.start()).rejects.toThrow(message);
    expect(adapter.health().ok).toBe(false);
    expect(upgrade).toHaveBeenCalledTimes(1);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([
    [4004, 'AuthenticationFailed'],
    [4014, 'DisallowedIntents'],
  ])('ends with one sentence where the gateway closes a connection with %d', async (code, name) => {
    const server = await openServer();
    const { adapter, log } = createAdapter(server.url);
    await adapter.start();
    await server.gateway.nextLogin();
    const calls = server.calls.length;
    server.gateway.closeWith(code);
    await expect.poll(() => adapter.health().ok).toBe(false);
    // discord.js reconnects within 0.5 s where it does.
    await sleep(1500);
    await expect(server.gateway.nextLogin(1)).rejects.toThrow('login');
    expect(server.calls).toHaveLength(calls);
    expect(log.warn.mock.calls).toEqual([
      [
        `Discord closed the gateway for good (${code} ${name}): it stays off until the next start, look at DISCORD_TOKEN`,
      ],
    ]);
  });

  it('is tried again where Discord cannot be reached, with one warning', async () => {
    const server = await openServer();
    // One attempt, with its retries.
    for (let i = 0; i < 3; i += 1) server.failNext('getApplication', { status: 503 });
    const { adapter, log } = createAdapter(server.url);
    await adapter.start();
    expect(adapter.health()).toMatchObject({ ok: false });
    await expect.poll(() => adapter.health().ok).toBe(true);
    expect(log.warn.mock.calls).toEqual([['Discord cannot be reached (503); trying again']]);
  });

  it('does not wait for an unreachable platform', async () => {
    const { adapter, log } = createAdapter('http://127.0.0.1:9/api');
    await adapter.start();
    expect(log.warn.mock.calls).toEqual([['Discord cannot be reached (ECONNREFUSED); trying again']]);
  });

  it('does not wait for servers that are down', async () => {
    const { url } = await openStub(incomplete);
    const { adapter } = createAdapter(url);
    await adapter.start();
    expect(adapter.health().ok).toBe(true);
  });

  it('logs once that Discord has become unreachable', async () => {
    const server = await openServer();
    const { adapter, log } = createAdapter(server.url);
    await adapter.start();
    await server.close();
    await expect.poll(() => log.warn).toHaveBeenCalledWith('Discord’s gateway cannot be reached; trying again');
    expect(adapter.health().ok).toBe(false);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('continues with the earlier commands where Discord refuses the new ones', async () => {
    const server = await openServer();
    server.failNext('putCommands', { status: 400, body: { code: 30034 } });
    const { adapter, log } = createAdapter(server.url);
    await adapter.start();
    expect(adapter.health().ok).toBe(true);
    expect(log.warn.mock.calls).toEqual([
      ['Discord did not take the commands (400, code 30034); those of before stay'],
    ]);
  });
});
