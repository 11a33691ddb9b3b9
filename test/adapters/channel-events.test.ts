import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiscord } from '../../src/adapters/discord/index.ts';
import type { ChannelEvents, Adapter } from '../../src/adapters/adapter.ts';
import { createTelegram } from '../../src/adapters/telegram/index.ts';
import type { Chat } from '../../src/chat/index.ts';
import { startDiscordServer, type DiscordServer } from '../support/discord-server.ts';
import { minuteMs } from '../../src/domain/time.ts';
import { silentChat } from '../support/silent-chat.ts';
import { startTelegramServer, type TelegramServer } from '../support/telegram-server.ts';

/** What doors tell of channels, before anything is sent there again. */
const log = { warn: () => {}, bug: (_: string, error: unknown) => void told.push(String(error)) };
const reply = { answer: { title: 'Tide', blocks: [] }, ok: true };
const chat: Chat = {
  ...silentChat,
  understand: async () => ({ kind: 'question', answer: async () => reply }),
  answer: async () => reply,
};
let told: string[];
let door: Adapter;
const channels: ChannelEvents = {
  left: async (channel, thread) => void told.push(`gone ${channel} ${thread ?? ''}`.trim()),
  joined: async (ids, since) =>
    void told.push(`back ${ids.join(' ')} ${since < Date.now() - minuteMs ? 'of old' : 'now'}`),
  moved: async (from, to) => void told.push(`moved ${from} ${to}`),
};

beforeEach(() => {
  told = [];
});

describe('Telegram', () => {
  let server: TelegramServer;
  let messages: number;
  beforeEach(async () => {
    server = await startTelegramServer();
    messages = 0;
    const { token, url: apiUrl } = server;
    door = createTelegram({ token, apiUrl, chat, log, channels, onMessage: () => void messages++, now: Date.now });
    await door.start();
  });
  afterEach(async () => {
    await door.stop();
    await server.close();
  });

  const group = { id: -2001, type: 'group', title: 'Harbour' };
  const membership = (chat: object, status: string) => ({
    chat,
    from: { id: 1001, is_bot: false, first_name: 'Ada' },
    date: 1,
    old_chat_member: { status: 'member', user: { id: 1, is_bot: true, first_name: 'Bellbuoy' } },
    new_chat_member: { status, user: { id: 1, is_bot: true, first_name: 'Bellbuoy' } },
  });

  it('tells when we are sent away or blocked, and when we are back', async () => {
    server.update('my_chat_member', membership(group, 'kicked'));
    server.update('my_chat_member', membership(group, 'member'));
    server.update('my_chat_member', membership({ id: 1001, type: 'private', first_name: 'Ada' }, 'kicked'));
    await expect.poll(() => told.toSorted()).toEqual(['back -2001 now', 'gone -2001', 'gone @1001']);
  });

  it('tells when a group becomes a supergroup', async () => {
    const message = { message_id: 1, date: 1, chat: group, from: { id: 1001, is_bot: false, first_name: 'Ada' } };
    server.update('message', { ...message, migrate_to_chat_id: -100_200 });
    await expect.poll(() => told).toEqual(['moved -2001 -100200']);
  });

  it('tells of each message in a conversation', async () => {
    server.say('Brest');
    await server.nextMessage();
    expect(messages).toBe(1);
  });
});

describe('Discord', () => {
  let server: DiscordServer;
  beforeEach(async () => {
    server = await startDiscordServer();
    door = createDiscord({ token: server.token, apiUrl: server.url, chat, log, channels, now: Date.now });
    await door.start();
    await expect.poll(() => door.health().ok).toBe(true);
    // Of the servers that we are in we are told at each start.
    await expect.poll(() => told).toEqual([`back ${server.channelId} of old`]);
    told = [];
  });
  afterEach(async () => {
    await door.stop();
    await server.close();
  });

  it('tells of the channels of a server that sent us away', async () => {
    server.dispatch('GUILD_DELETE', { id: server.guildId });
    await expect.poll(() => told).toEqual([`gone ${server.channelId}`]);
  });

  it('tells of the channels of a server that let us in again', async () => {
    const channels = [
      { id: '71', type: 0, name: 'a' },
      { id: '72', type: 0, name: 'b' },
    ];
    const quay = { id: '70', name: 'Quay', joined_at: new Date().toISOString(), channels, members: [], roles: [] };
    server.dispatch('GUILD_CREATE', { ...quay, threads: [], emojis: [], stickers: [], unavailable: false });
    await expect.poll(() => told).toEqual(['back 71 72 now']);
    server.dispatch('GUILD_CREATE', { id: '73', unavailable: true });
    server.dispatch('CHANNEL_DELETE', { id: '71', type: 0, guild_id: '70', name: 'a' });
    await expect.poll(() => told.at(-1)).toBe('gone 71');
    expect(told.length).toBe(2);
  });

  it('says nothing where a server is merely down', async () => {
    server.dispatch('GUILD_DELETE', { id: server.guildId, unavailable: true });
    server.dispatch('CHANNEL_DELETE', { id: server.channelId, type: 0, guild_id: server.guildId, name: 'tides' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told.filter((line) => line !== `gone ${server.channelId}`)).toEqual([]);
  });

  it('tells of a channel and a thread that are deleted', async () => {
    server.dispatch('THREAD_DELETE', { id: '5', guild_id: server.guildId, parent_id: server.channelId, type: 11 });
    server.dispatch('CHANNEL_DELETE', { id: server.channelId, type: 0, guild_id: server.guildId, name: 'tides' });
    await expect.poll(() => told).toEqual([`gone ${server.channelId} 5`, `gone ${server.channelId}`]);
  });
});
