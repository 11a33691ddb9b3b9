import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Adapter, RenderPng } from '../../src/adapters/adapter.ts';
import { createDiscord } from '../../src/adapters/discord/index.ts';
import type { Chat, IncomingMessage, Reply } from '../../src/chat/index.ts';
import { discordPorts } from './discord-ports.ts';
import { startDiscordServer, type DiscordServer } from './discord-server.ts';
import { silentChat } from './silent-chat.ts';

export const answered: Reply = {
  answer: { title: 'Tide at Brest', blocks: [{ kind: 'text', text: 'Rising *now*.' }] },
  ok: true,
};
export const refused: Reply = {
  answer: { title: 'Sorry', blocks: [{ kind: 'text', text: 'No such place.' }] },
  ok: false,
};

type Understanding = ReturnType<Chat['understand']>;

export function question(reply: () => Promise<Reply>): Understanding {
  return Promise.resolve({ kind: 'question', isReading: true, answer: reply });
}

export function refusal(): Understanding {
  return Promise.resolve({ kind: 'refusal', reply: refused });
}

/** The messages that the adapter passed to the chat. */
export const messages: IncomingMessage[] = [];
export const log = { warn: vi.fn(), bug: vi.fn() };
export const understand = vi.fn<Chat['understand']>();
export const answer = vi.fn<() => Promise<Reply>>();
export const metrics = { acknowledged: vi.fn(), acknowledgementRefused: vi.fn() };
export const renderPng = vi.fn<RenderPng>();
export const suggestPlaces = vi.fn<Chat['suggestPlaces']>();
export const currentOptions = vi.fn<Chat['currentOptions']>();
export let server: DiscordServer;
export let adapter: Adapter;
let isPrivate: boolean;

/** Starts a server and an adapter before each test of the file. After it, stops both and checks traffic and log. */
export function useDiscordAdapter(): void {
  beforeEach(async () => {
    messages.length = 0;
    answer.mockReset().mockResolvedValue(answered);
    understand.mockReset().mockImplementation((message) => {
      messages.push(message);
      return question(answer);
    });
    suggestPlaces.mockReset();
    currentOptions.mockReset().mockResolvedValue({});
    renderPng.mockReset().mockResolvedValue(undefined);
    log.warn.mockReset();
    log.bug.mockReset();
    server = await startDiscordServer();
    isPrivate = false;
    const watched = commands.map((command) => ({ ...command, isPrivate: () => isPrivate }));
    const chat: Chat = { ...silentChat, commands: watched, understand, suggestPlaces, currentOptions };
    for (const mock of Object.values(metrics)) mock.mockReset();
    adapter = createDiscord({
      ...discordPorts(),
      metrics,
      token: server.token,
      apiUrl: server.url,
      chat,
      log,
      renderPng,
    });
    await adapter.start();
    // The first answer is always deferred.
    await server.command('help').reply();
    for (const mock of [answer, understand, renderPng]) mock.mockClear();
    messages.length = 0;
    server.calls.length = 0;
  });

  afterEach(async () => {
    await adapter.stop();
    await server.close();
    expect(server.violations).toEqual([]);
    expect(JSON.stringify([log.warn.mock.calls, log.bug.mock.calls.map(String)])).not.toContain(server.token);
  });
}

/** Makes every command private for the rest of the test. */
export function makeCommandsPrivate(): void {
  isPrivate = true;
}

/** The names of the calls that the server has received. */
export function operations(): string[] {
  return server.calls.map(({ operation }) => operation);
}
