import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiscord } from '../../src/adapters/discord/index.ts';
import type { Adapter, ChannelEvents } from '../../src/adapters/adapter.ts';
import { createTelegram } from '../../src/adapters/telegram/index.ts';
import type { Chat, MessageTarget } from '../../src/chat/index.ts';
import { minuteMs } from '../../src/domain/time.ts';
import { startDiscordServer, type DiscordServer } from '../support/discord-server.ts';
import { silentChat } from '../support/silent-chat.ts';
import { startTelegramServer, type TelegramServer } from '../support/telegram-server.ts';
import { telegramStore } from '../support/telegram-store.ts';
import { noPictures } from '../support/no-pictures.ts';
import { discordPorts } from '../support/discord-ports.ts';

/** What adapters report of channels. */
const clock = (): number => performance.now();
const log = { warn: () => {}, bug: (_: string, error: unknown) => void reported.push(String(error)) };
const reply = { answer: { title: 'Tide', blocks: [] }, ok: true };
const chat: Chat = {
  ...silentChat,
  understand: async () => ({ kind: 'question', isReading: true, answer: async () => reply }),
  answer: async () => reply,
};
let reported: string[];
let adapter: Adapter;
const channels: ChannelEvents = {
  left: async (target) => void reported.push(`left ${nameOf(target)}`),
  joined: async (targets, since) => {
    const when = since < Date.now() - minuteMs ? 'long ago' : 'now';
    reported.push(`joined ${targets.map(nameOf).join(' ')} ${when}`);
  },
  moved: async (from, to) => void reported.push(`moved ${from} ${to}`),
};

/** `person 1001`, `channel -2001`, `channel 7 thread 5`. */
function nameOf(target: MessageTarget): string {
  const thread = target.kind === 'channel' && target.thread !== undefined ? ` thread ${target.thread}` : '';
  return `${target.kind} ${target.id}${thread}`;
}

beforeEach(() => {
  reported = [];
});

describe('Telegram', () => {
  let server: TelegramServer;
  let messages: number;
  beforeEach(async () => {
    server = await startTelegramServer();
    messages = 0;
    const { token, url: apiUrl } = server;
    adapter = createTelegram({
      ...(await telegramStore()),
      renderPng: noPictures,
      token,
      apiUrl,
      chat,
      log,
      channels,
      onMessage: () => void messages++,
      now: Date.now,
      clock,
    });
    await adapter.start();
  });
  afterEach(async () => {
    await adapter.stop();
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

  it('reports that the bot was removed or blocked, and that it was added again', async () => {
    server.update('my_chat_member', membership(group, 'kicked'));
    server.update('my_chat_member', membership(group, 'member'));
    server.update('my_chat_member', membership({ id: 1001, type: 'private', first_name: 'Ada' }, 'kicked'));
    await expect
      .poll(() => reported.toSorted())
      .toEqual(['joined channel -2001 now', 'left channel -2001', 'left person 1001']);
  });

  it('reports that a group became a supergroup', async () => {
    const message = { message_id: 1, date: 1, chat: group, from: { id: 1001, is_bot: false, first_name: 'Ada' } };
    server.update('message', { ...message, migrate_to_chat_id: -100_200 });
    await expect.poll(() => reported).toEqual(['moved -2001 -100200']);
  });

  it('reports each message in a conversation', async () => {
    server.say('Brest');
    await server.nextMessage();
    expect(messages).toBe(1);
  });
});

describe('Discord', () => {
  let server: DiscordServer;
  beforeEach(async () => {
    server = await startDiscordServer();
    adapter = createDiscord({
      ...discordPorts(),
      token: server.token,
      apiUrl: server.url,
      chat,
      log,
      channels,
    });
    await adapter.start();
    await expect.poll(() => adapter.health().ok).toBe(true);
    // Discord lists the servers of the bot at each start.
    await expect.poll(() => reported).toEqual([`joined channel ${server.channelId} long ago`]);
    reported = [];
  });
  afterEach(async () => {
    await adapter.stop();
    await server.close();
  });

  it('reports the channels of a server that removed the bot', async () => {
    server.dispatch('CHANNEL_CREATE', { id: '6', type: 0, guild_id: server.guildId, name: 'new' });
    server.dispatch('GUILD_DELETE', { id: server.guildId });
    await expect.poll(() => reported).toEqual([`left channel ${server.channelId}`, 'left channel 6']);
  });

  it('reports the channels of a server that added the bot again', async () => {
    const channels = [
      { id: '71', type: 0, name: 'a' },
      { id: '72', type: 0, name: 'b' },
    ];
    const quay = { id: '70', name: 'Quay', joined_at: new Date().toISOString(), channels, members: [], roles: [] };
    server.dispatch('GUILD_CREATE', { ...quay, threads: [], emojis: [], stickers: [], unavailable: false });
    await expect.poll(() => reported).toEqual(['joined channel 71 channel 72 now']);
    server.dispatch('GUILD_CREATE', { id: '73', unavailable: true });
    server.dispatch('CHANNEL_DELETE', { id: '71', type: 0, guild_id: '70', name: 'a' });
    await expect.poll(() => reported.at(-1)).toBe('left channel 71');
    expect(reported.length).toBe(2);
  });

  it('reports nothing where a server is merely unavailable', async () => {
    server.dispatch('GUILD_DELETE', { id: server.guildId, unavailable: true });
    server.dispatch('CHANNEL_DELETE', { id: server.channelId, type: 0, guild_id: server.guildId, name: 'tides' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(reported.filter((line) => line !== `left channel ${server.channelId}`)).toEqual([]);
  });

  it('reports a channel and a thread that are deleted', async () => {
    server.dispatch('THREAD_DELETE', { id: '5', guild_id: server.guildId, parent_id: server.channelId, type: 11 });
    server.dispatch('CHANNEL_DELETE', { id: server.channelId, type: 0, guild_id: server.guildId, name: 'tides' });
    await expect
      .poll(() => reported)
      .toEqual([`left channel ${server.channelId} thread 5`, `left channel ${server.channelId}`]);
  });
});
