import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands } from '../../../commands/index.ts';
import type { Button } from '../../../src/answers/index.ts';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { createDiscord } from '../../../src/adapters/discord/index.ts';
import { createInvalidRequests } from '../../../src/adapters/discord/invalid-requests.ts';
import type { Chat, Input } from '../../../src/chat/index.ts';
import { answered, question } from '../../support/discord-adapter-fixture.ts';
import { discordPorts } from '../../support/discord-ports.ts';
import { startDiscordServer, type DiscordServer } from '../../support/discord-server.ts';
import { shown } from '../../support/discord-texts.ts';
import { recordsInMemory } from '../../support/records-in-memory.ts';
import { silentChat } from '../../support/silent-chat.ts';
import { useHurriedTimers } from '../../support/hurried-timers.ts';

useHurriedTimers();

const log = { warn: vi.fn(), bug: vi.fn() };
const usual: Chat['understand'] = () => question(async () => answered);
let understanding = usual;
const chat: Chat = { ...silentChat, commands, understand: (message) => understanding(message) };
let server: DiscordServer;
let adapter: Adapter;

beforeEach(() => {
  understanding = usual;
  log.warn.mockReset();
  log.bug.mockReset();
});
afterEach(async () => {
  await adapter.stop();
  expect(server.violations).toEqual([]);
  expect(log.bug).not.toHaveBeenCalled();
  await server.close();
});

async function start(options: { shards?: number; guilds?: number } = {}): Promise<void> {
  server = await startDiscordServer(options);
  const { url: apiUrl, token } = server;
  // Logins are paced by the clock, which is not hurried.
  const records = recordsInMemory(() => 4 * Date.now());
  adapter = createDiscord({ ...discordPorts(), records, apiUrl, token, chat, log });
  await adapter.start();
  await expect.poll(() => adapter.health().ok).toBe(true);
}

/** The answer to a command that is sent while the connection is lost. */
async function expectAnswered(guild = true): Promise<void> {
  expect(shown(await server.command('tide', { place: 'Brest' }, { guild }).reply(10_000))).toContain('Tide at Brest');
}

describe('the gateway', () => {
  it('has as many shards as Discord recommends, each with its servers', async () => {
    await start({ shards: 3, guilds: 6 });
    const logins = await Promise.all([1, 2, 3].map(() => server.gateway.nextLogin()));
    expect(logins).toEqual(['identify', 'identify', 'identify']);
    await expect(server.gateway.nextLogin(1)).rejects.toThrow('login');
    await expectAnswered(true);
    await expectAnswered(false);
    // One lost shard is seen, and comes back.
    server.gateway.reconnect();
    await expect.poll(() => adapter.health().ok).toBe(false);
    await expect.poll(() => adapter.health().ok).toBe(true);
  });

  it('identifies anew after op 9', async () => {
    await start();
    await server.gateway.nextLogin();
    server.gateway.invalidate();
    await expect(server.gateway.nextLogin(10_000)).resolves.toBe('identify');
    await expect.poll(() => adapter.health().ok).toBe(true);
    await expectAnswered();
  });

  it('resumes after its connection broke', async () => {
    await start();
    await server.gateway.nextLogin();
    server.gateway.drop();
    await expect(server.gateway.nextLogin()).resolves.toBe('resume');
    await expectAnswered();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('resumes where heartbeats are not acknowledged', async () => {
    await start();
    await server.gateway.nextLogin();
    server.gateway.stopAcknowledging(400);
    server.gateway.reconnect();
    await expect(server.gateway.nextLogin()).resolves.toBe('resume');
    await expect(server.gateway.nextLogin()).resolves.toBe('resume');
    server.gateway.acknowledge();
    await expect.poll(() => adapter.health().ok).toBe(true);
    await expectAnswered();
  });
});

it('the first interaction is acknowledged before data and words are loaded', async () => {
  const calls: string[][] = [];
  understanding = () => {
    calls.push(server.calls.map(({ operation }) => operation));
    return question(async () => answered);
  };
  await start();
  await expectAnswered();
  expect(calls).toEqual([expect.arrayContaining(['callback'])]);
});

describe('after a restart of the program', () => {
  const tomorrow: Button = { label: 'Tomorrow', command: 'tide', options: { day: 'tomorrow' } };
  const other: Button = { label: 'Sun', command: 'sun', options: { place: 'Brest' }, group: 'more' };
  const form: Button = { label: 'When?', command: 'when', options: { place: 'Brest' }, asks: true };
  const inputs: Input[] = [];

  /** A process that shares nothing with the one before. */
  async function restart(): Promise<void> {
    await adapter.stop();
    const { url: apiUrl, token } = server;
    adapter = createDiscord({ ...discordPorts(), apiUrl, token, chat, log });
    await adapter.start();
    await expect.poll(() => adapter.health().ok).toBe(true);
  }

  beforeEach(() => {
    inputs.length = 0;
    understanding = ({ input }) => {
      inputs.push(input);
      return question(async () => ({ ok: true, answer: { ...answered.answer, buttons: [tomorrow, other, form] } }));
    };
  });

  it('buttons, selects and forms of before are answered, whoever presses them', async () => {
    await start();
    const asked = server.command('tide', { place: 'Brest' }, { guild: true });
    await asked.reply();
    const opened = asked.press('?when|place=Brest');
    await opened.ack;
    await restart();
    inputs.length = 0;
    const somebody = { guild: true, userId: '300000000000000088' };
    expect(shown(await asked.press('tide|day=tomorrow', somebody).reply())).toContain('Tide at Brest');
    expect(shown(await asked.press('sun|place=Brest').reply())).toContain('Tide at Brest');
    await (await opened.submit({ conditions: ['light=day'] })).reply();
    expect(inputs).toEqual([
      { kind: 'command', name: 'tide', options: { day: 'tomorrow' } },
      { kind: 'command', name: 'sun', options: { place: 'Brest' } },
      { kind: 'command', name: 'when', options: { place: 'Brest', conditions: 'light=day' } },
    ]);
  });
});

describe('a rate limit', () => {
  it.each([
    ['of its route', { 'x-ratelimit-scope': 'user' }, {}],
    ['of all calls', { 'x-ratelimit-scope': 'global', 'x-ratelimit-global': 'true' }, { global: true }],
  ])('%s delays an answer', async (_, headers, body) => {
    await start();
    await expectAnswered();
    server.failNext('callback', { status: 429, retryAfter: 0.3, headers: { via: '1.1 google', ...headers }, body });
    await expectAnswered();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('that is long is not waited for', async () => {
    await start();
    await expectAnswered();
    server.failNext('callback', {
      status: 429,
      retryAfter: 3600,
      headers: { via: '1.1 google', 'x-ratelimit-scope': 'user' },
    });
    server.command('tide', { place: 'Brest' });
    await expect.poll(() => log.warn).toHaveBeenCalledWith(expect.stringMatching(/^Discord did not take an answer/));
  });
});

describe('the brake', () => {
  it('ends all calls at half of Discord’s limit of invalid requests, until they are ten minutes old', () => {
    let now = 0;
    const counted = vi.fn<(status: number) => void>();
    const requests = createInvalidRequests(() => now, counted);
    for (let i = 0; i < 4999; i++) requests.record(403);
    requests.assertAllowed();
    requests.record(401);
    expect(() => requests.assertAllowed()).toThrow('Too many requests to Discord were refused');
    now = 600_001;
    requests.assertAllowed();
    expect(counted).toHaveBeenCalledTimes(5000);
  });

  it('keeps a conversation from calling Discord', async () => {
    server = await startDiscordServer();
    const { url: apiUrl, token } = server;
    const invalidRequests = createInvalidRequests(() => 0);
    adapter = createDiscord({ ...discordPorts(), invalidRequests, apiUrl, token, chat, log });
    await adapter.start();
    await expectAnswered();
    for (let i = 0; i < 5000; i++) invalidRequests.record(403);
    const calls = server.calls.length;
    server.command('tide', { place: 'Brest' });
    await expect.poll(() => log.warn.mock.calls).toEqual([['Discord did not take an answer (RequestsBraked)']]);
    expect(server.calls).toHaveLength(calls);
  });
});
