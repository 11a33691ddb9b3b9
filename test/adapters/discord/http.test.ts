import { onTestFinished, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { createDiscord } from '../../../src/adapters/discord/index.ts';
import type { Chat, Reply } from '../../../src/chat/index.ts';
import type { Listener } from '../../../src/http/listener.ts';
import { createAdapterRecords } from '../../../src/store/index.ts';
import { question, answered, refusal } from '../../support/discord-adapter-fixture.ts';
import { newSigner, postInteraction } from '../../support/discord-endpoint.ts';
import { discordPorts } from '../../support/discord-ports.ts';
import { startDiscordServer, type DiscordServer } from '../../support/discord-server.ts';
import { shown } from '../../support/discord-texts.ts';
import { everyDatabase } from '../../support/databases.ts';
import { makeListener } from '../../support/listener.ts';
import { silentChat } from '../../support/silent-chat.ts';
import { useHurriedTimers } from '../../support/hurried-timers.ts';

useHurriedTimers();

const path = '/discord/interactions';
const answer = vi.fn<() => Promise<Reply>>();
const understand = vi.fn<Chat['understand']>();
const suggestPlaces = vi.fn<Chat['suggestPlaces']>();
const log = { warn: vi.fn(), bug: vi.fn() };
const chat: Chat = { ...silentChat, commands, understand, suggestPlaces };

type Options = Partial<Parameters<typeof createDiscord>[0]>;

let server: DiscordServer;

beforeEach(async () => {
  answer.mockReset().mockResolvedValue(answered);
  understand.mockReset().mockImplementation(() => question(answer));
  suggestPlaces.mockReset().mockResolvedValue([]);
  log.warn.mockReset();
  log.bug.mockReset();
  server = await startDiscordServer();
});

afterEach(async () => {
  expect(server.violations).toEqual([]);
  await server.close();
});

/** A process that takes interactions by HTTP. */
async function startReplica(options: Options = {}): Promise<{ url: string; listener: Listener; health(): object }> {
  const { url: apiUrl, token, signer } = server;
  const { publicKey } = signer;
  const adapter = createDiscord({ ...discordPorts(), token, apiUrl, publicKey, chat, log, ...options });
  const listener = makeListener({ webhooks: adapter.webhook ? [adapter.webhook] : [] });
  await listener.start();
  await adapter.start();
  onTestFinished(async () => {
    await Promise.all([listener.stop(), adapter.stop()]);
  });
  return { url: `${listener.url()}${path}`, listener, health: adapter.health };
}

/** The interaction of a command, as Discord posts it. */
function interaction(id: string): object {
  const user = { id: '300000000000000005', username: 'ada', discriminator: '0', global_name: null, avatar: null };
  const data = { id: '1', name: 'tide', type: 1, options: [{ name: 'place', type: 3, value: 'Brest' }] };
  const channel = { id: '300000000000000004', type: 1 };
  return {
    id,
    application_id: server.applicationId,
    type: 2,
    token: `t-${id}`,
    version: 1,
    locale: 'fr',
    context: 1,
    user,
    data,
    channel,
  };
}

describe('interactions over HTTP', () => {
  it('are answered in the response, without the gateway', async () => {
    const { url, health } = await startReplica();
    server.useEndpoint(url);
    // The first answer is always deferred, and edited by REST.
    const first = server.command('tide', { place: 'Brest' });
    await expect(first.ack).resolves.toEqual({ type: 5 });
    expect(shown(await first.reply())).toContain('Tide at Brest');
    const second = server.command('tide', { place: 'Brest' }, { guild: true });
    await expect(second.ack).resolves.toMatchObject({ type: 4 });
    expect(server.calls.map(({ operation }) => operation)).not.toContain('getGateway');
    expect(health()).toEqual({ ok: true, lastSuccessAt: expect.any(Number) });
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('have files, suggestions, buttons and private refusals', async () => {
    const { url } = await startReplica({
      renderPng: async () => ({ png: new Uint8Array([1, 2, 3]), alt: 'A curve.' }),
    });
    server.useEndpoint(url);
    await server.command('help').reply();
    answer.mockResolvedValueOnce({
      ...answered,
      answer: { ...answered.answer, buttons: [{ label: '›', command: 'tide', options: {}, replaces: true }] },
    });
    const shownFirst = server.command('tide', { place: 'Brest' });
    await expect(shownFirst.reply()).resolves.toMatchObject({ attachments: [{ size: 3, description: 'A curve.' }] });
    await expect(shownFirst.press('!tide').ack).resolves.toMatchObject({ type: 7 });
    suggestPlaces.mockResolvedValue([{ label: 'Brest', placeId: 'geonames:3030300' }]);
    await expect(server.autocomplete('tide', { place: 'Bre' }, 'place')).resolves.toHaveLength(1);
    understand.mockImplementation(refusal);
    await expect(server.command('tide', { place: 'xyzzy' }).ack).resolves.toMatchObject({
      type: 4,
      data: { flags: (1 << 6) | (1 << 15) },
    });
    expect(log.bug).not.toHaveBeenCalled();
  });

  it('answer a PING with a PONG, and refuse a wrong, missing or stale signature with 401', async () => {
    const { url } = await startReplica();
    const { signer } = server;
    await expect(postInteraction(url, { type: 1, id: '1' }, signer)).resolves.toMatchObject({
      status: 200,
      body: { type: 1 },
    });
    await expect(postInteraction(url, { type: 1, id: '1' }, newSigner())).resolves.toMatchObject({ status: 401 });
    const body = JSON.stringify({ type: 1, id: '1' });
    const nowS = Math.floor(Date.now() / 1000);
    const statusOf = async (headers: Record<string, string>, sent = body) =>
      (await fetch(url, { method: 'POST', body: sent, headers })).status;
    expect(await statusOf(signer.headers(body))).toBe(200);
    expect(await statusOf({})).toBe(401);
    expect(await statusOf(signer.headers(body), `${body} `)).toBe(401);
    expect(await statusOf({ ...signer.headers(body), 'X-Signature-Timestamp': String(nowS - 1) })).toBe(401);
    expect(await statusOf({ ...signer.headers(body), 'X-Signature-Ed25519': 'zz' })).toBe(401);
    expect(await statusOf(signer.headers(body, nowS - 62))).toBe(401);
    expect(await statusOf(signer.headers(body, nowS + 62))).toBe(401);
    expect(await statusOf(signer.headers('"hello"'), '"hello"')).toBe(400);
    expect(await statusOf(signer.headers('{'), '{')).toBe(400);
    expect(await statusOf({}, 'x'.repeat(300_000))).toBe(413);
    expect((await fetch(url)).status).toBe(405);
    expect(understand).not.toHaveBeenCalled();
  });

  it('of an unknown kind have no response, and one that fails is a bug', async () => {
    const { url } = await startReplica();
    await expect(postInteraction(url, { ...interaction('1'), type: 99 }, server.signer)).resolves.toMatchObject({
      status: 500,
    });
    server.useEndpoint(url);
    // The first one is deferred.
    await server.command('help').reply();
    understand.mockRejectedValue(new Error('a bug'));
    await expect(postInteraction(url, interaction('2'), server.signer)).resolves.toMatchObject({ status: 500 });
    expect(log.bug).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error('a bug'));
  });
});

describe.each(everyDatabase('interactions over HTTP'))('three replicas on %s', (_, open) => {
  it('answer an interaction once, whichever gets it, and each what is new', async () => {
    const opened = await open();
    onTestFinished(() => opened.close());
    const records = () => createAdapterRecords(opened.database, 'discord', Date.now);
    const replicas = await Promise.all([1, 2, 3].map(() => startReplica({ records: records() })));
    const statuses = async (id: string) => {
      const answers = replicas.map(({ url }) => postInteraction(url, interaction(id), server.signer));
      return (await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b);
    };
    expect(await statuses('900')).toEqual([200, 401, 401]);
    expect(await statuses('900')).toEqual([401, 401, 401]);
    expect(answer).toHaveBeenCalledTimes(1);
    for (const { url } of replicas) {
      server.useEndpoint(url);
      expect(shown(await server.command('tide', { place: 'Brest' }).reply())).toContain('Tide at Brest');
    }
    // The commands were registered by the first one alone, or by those that started at the same time.
    const puts = server.calls.filter(({ operation }) => operation === 'putCommands').length;
    await startReplica({ records: records() });
    expect(server.calls.filter(({ operation }) => operation === 'putCommands')).toHaveLength(puts);
  });
});

describe('the endpoint of the application', () => {
  it('is set where it has none, and warns of another key', async () => {
    await startReplica({ publicUrl: 'https://tides.example' });
    expect(server.application['interactions_endpoint_url']).toBe(`https://tides.example${path}`);
    expect(log.warn).not.toHaveBeenCalled();
    await startReplica({ publicUrl: 'https://other.example', publicKey: newSigner().publicKey });
    expect(server.application['interactions_endpoint_url']).toBe(`https://tides.example${path}`);
    expect(log.warn.mock.calls).toEqual([['DISCORD_PUBLIC_KEY is not the public key of this application']]);
  });

  it('is refused with a wrong token, and tried again where Discord cannot be reached', async () => {
    await expect(startReplica({ token: 'another' })).rejects.toThrow('Discord does not accept the token');
    for (let i = 0; i < 3; i++) server.failNext('getApplication', { status: 503 });
    const { health } = await startReplica();
    expect(health()).toEqual({ ok: false, reason: 'Discord cannot be reached (503); trying again' });
    expect(log.warn.mock.calls).toEqual([['Discord cannot be reached (503); trying again']]);
    await expect.poll(() => health()).toMatchObject({ ok: true });
  });

  it('is warned about where interactions come from the gateway', async () => {
    server.application['interactions_endpoint_url'] = 'https://tides.example';
    await startReplica({ publicKey: undefined });
    expect(log.warn.mock.calls).toEqual([
      ['Discord sends interactions to the endpoint of the developer portal: remove it there'],
    ]);
  });
});
