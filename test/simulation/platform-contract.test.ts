import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDiscordSender } from '../../src/adapters/discord/index.ts';
import { createInvalidRequests } from '../../src/adapters/discord/invalid-requests.ts';
import { createTelegramSender } from '../../src/adapters/telegram/index.ts';
import type { MessageTarget } from '../../src/chat/index.ts';
import type { MessageSender, SendOutcome } from '../../src/digests/ports.ts';
import { channelIsGone } from '../bench/digests/errors.ts';
import { startDiscordServer } from '../support/discord-server.ts';
import type { ScriptedFailure } from '../support/failures.ts';
import { noCache } from '../support/no-cache.ts';
import { noPictures } from '../support/no-pictures.ts';
import { startTelegramServer } from '../support/telegram-server.ts';
import { simulate } from './machine.ts';
import { createSimulatedPlatform, type Trouble } from './platform.ts';

/** What may come of a message: the same from the simulated platforms as from the senders that they stand for. */
const outcomes = {
  'nothing is wrong': { kind: 'sent', messageId: expect.any(String) as string },
  'it asks for a pause': { kind: 'refused', reaction: { kind: 'pause', ms: expect.any(Number) as number } },
  'it rejects the token': { kind: 'refused', reaction: { kind: 'fatal' } },
  'the channel is gone': { kind: 'refused', reaction: { kind: 'gone', certain: true } },
  'it fails itself': { kind: 'ambiguous' },
  'the connection breaks off': { kind: 'ambiguous', unanswered: true },
  'it cannot be reached': { kind: 'refused', reaction: { kind: 'retry-after' } },
} as const;

type Condition = keyof typeof outcomes;
const conditions = Object.keys(outcomes) as Condition[];

/** Sends a message under a condition, and once more with the same nonce where nothing is wrong. */
type World = (condition: Condition) => Promise<readonly SendOutcome[]>;

const answer = { title: 'Tide', blocks: [] };
const log = { warn: () => {}, bug: () => {} };

async function sendTwice({ send }: MessageSender, target: MessageTarget): Promise<readonly SendOutcome[]> {
  const first = await send(target, answer, 'a nonce');
  return first.kind === 'sent' ? [first, await send(target, answer, 'a nonce')] : [first];
}

/** An address that nothing listens at any more. */
async function nowhere(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

const telegram: World = async (condition) => {
  const server = await startTelegramServer();
  onTestFinished(() => server.close());
  const failures: Partial<Record<Condition, ScriptedFailure>> = {
    'it asks for a pause': { status: 429, retryAfter: 7 },
    'it rejects the token': { status: 401, body: { description: 'Unauthorized' } },
    'the channel is gone': { status: 403, body: { description: 'Forbidden: bot was blocked by the user' } },
    'it fails itself': { status: 502, body: { description: 'Bad Gateway' } },
    'the connection breaks off': { status: 200, cut: 'reset' },
  };
  const failure = failures[condition];
  if (failure) server.failNext('sendRichMessage', failure);
  const apiUrl = condition === 'it cannot be reached' ? await nowhere() : server.url;
  const sender = createTelegramSender({ renderPng: noPictures, cache: noCache, token: server.token, apiUrl, log });
  return sendTwice(sender, { kind: 'channel', id: '-2001' });
};

const discord: World = async (condition) => {
  const server = await startDiscordServer();
  onTestFinished(() => server.close());
  const [status, code, message] = channelIsGone[0];
  const global = { via: '1.1 google', 'x-ratelimit-scope': 'global', 'x-ratelimit-global': 'true' };
  const failures: Partial<Record<Condition, ScriptedFailure>> = {
    'it asks for a pause': { status: 429, retryAfter: 3, headers: global },
    'it rejects the token': { status: 401, body: { code: 0, message: '401: Unauthorized' } },
    'the channel is gone': { status, body: { code, message } },
    'it fails itself': { status: 502 },
    'the connection breaks off': { status: 200, cut: 'reset' },
  };
  const failure = failures[condition];
  if (failure) server.failNext('createMessage', failure);
  const apiUrl = condition === 'it cannot be reached' ? `${await nowhere()}/api` : server.url;
  const invalidRequests = createInvalidRequests(() => 0);
  const sender = createDiscordSender({ renderPng: noPictures, token: server.token, apiUrl, log, invalidRequests });
  return sendTwice(sender, { kind: 'channel', id: server.channelId });
};

const simulated =
  (nonceTtlMs: number): World =>
  (condition) =>
    simulate(1, Date.UTC(2026, 10, 20), async (machine) => {
      const platform = createSimulatedPlatform(machine, nonceTtlMs);
      const troubles: Partial<Record<Condition, Trouble>> = {
        'it asks for a pause': 'limiting',
        'it rejects the token': 'revoked',
        'it fails itself': 'failing',
        'the connection breaks off': 'silent',
        'it cannot be reached': 'unreachable',
      };
      platform.setTrouble(troubles[condition] ?? 'none');
      if (condition === 'the channel is gone') platform.block('-1');
      let sent: readonly SendOutcome[] | undefined;
      machine.start('a program', async () => {
        const target = { kind: 'channel', id: '-1' } as const;
        const isOver = (): boolean => condition !== 'it asks for a pause' || sent?.at(-1)?.kind === 'refused';
        // Its limit comes at some time.
        do sent = await sendTwice(platform.sender, target);
        while (!isOver());
      });
      await machine.pass(60_000);
      return sent?.slice(-2) ?? [];
    });

describe.each<[string, World, boolean]>([
  ['Telegram', telegram, false],
  ['a simulated Telegram', simulated(0), false],
  ['Discord', discord, true],
  ['a simulated Discord', simulated(120_000), true],
])('a message to %s', (_, world, hasNonces) => {
  it.each(conditions)('has the outcome that senders know where %s', async (condition) => {
    const sent = await world(condition);
    expect(sent.at(-1)).toMatchObject(outcomes[condition]);
    if (condition === 'it fails itself') expect(sent.at(-1)).not.toHaveProperty('unanswered');
    if (condition === 'it cannot be reached') expect(sent.at(-1)).not.toHaveProperty('reaction.ms');
    if (condition !== 'nothing is wrong') return;
    const ids = new Set(sent.map((one) => (one.kind === 'sent' ? one.messageId : '')));
    expect(ids.size).toBe(hasNonces ? 1 : 2);
  });
});
