import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiscordSender } from '../../src/adapters/discord/index.ts';
import { createInvalidRequests } from '../../src/adapters/discord/invalid-requests.ts';
import { createTelegramSender } from '../../src/adapters/telegram/index.ts';
import type { MessageSender } from '../../src/digests/ports.ts';
import { startDiscordServer, type DiscordServer } from '../support/discord-server.ts';
import { noCache } from '../support/no-cache.ts';
import { noPictures } from '../support/no-pictures.ts';
import { startTelegramServer, type TelegramServer } from '../support/telegram-server.ts';

/** A message of an alert whose warning ends, through the real libraries. */
const answer = (title: string) => ({ title, blocks: [{ kind: 'text' as const, text: 'wind' }] });
const logged: string[] = [];
const log = {
  warn: (text: string) => void logged.push(text),
  bug: (_: string, error: unknown) => void logged.push(String(error)),
};
let telegram: TelegramServer;
let discord: DiscordServer;
let senders: Record<'telegram' | 'discord', MessageSender>;
const channelOf = (platform: string) =>
  ({ kind: 'channel', id: platform === 'telegram' ? '-2001' : discord.channelId }) as const;

beforeAll(async () => {
  [telegram, discord] = await Promise.all([startTelegramServer(), startDiscordServer()]);
  const common = { renderPng: noPictures, log };
  const invalidRequests = createInvalidRequests(() => 0);
  senders = {
    telegram: createTelegramSender({ ...common, cache: noCache, token: telegram.token, apiUrl: telegram.url }),
    discord: createDiscordSender({ ...common, invalidRequests, token: discord.token, apiUrl: discord.url }),
  };
});
afterAll(() => Promise.all([telegram.close(), discord.close()]));

/** The id of a message that was sent. */
async function sent(platform: 'telegram' | 'discord'): Promise<string> {
  const outcome = await senders[platform].send(
    channelOf(platform),
    answer('New'),
    `nonce ${Math.random()}`.slice(0, 25),
  );
  if (outcome.kind !== 'sent') throw new Error(outcome.kind);
  return outcome.messageId;
}

it.each(['telegram', 'discord'] as const)('%s shows the answer in the place of the message', async (platform) => {
  const id = await sent(platform);
  const edited = await senders[platform].send(channelOf(platform), answer('Over'), 'other', id);
  expect(edited).toEqual({ kind: 'sent', messageId: id });
  const server = { telegram, discord }[platform];
  const last = server.calls.at(-1)!;
  expect(JSON.stringify(last)).toContain('Over');
  expect(JSON.stringify(last)).toContain(id);
  expect(JSON.stringify(last)).not.toContain('nonce');
});

it('Telegram has it already, where the response to an edit was lost', async () => {
  const id = await sent('telegram');
  for (let i = 0; i < 2; i++)
    expect(await senders.telegram.send(channelOf('telegram'), answer('Over'), 'other', id)).toMatchObject({
      kind: 'sent',
    });
});

it.each(['telegram', 'discord'] as const)(
  '%s refuses where the message is gone, and no bug is logged',
  async (platform) => {
    const gone = await senders[platform].send(channelOf(platform), answer('Over'), 'other', '987654');
    expect(gone).toMatchObject({ kind: 'refused', reaction: { kind: 'gone', certain: false } });
    expect(logged).toEqual([]);
  },
);
