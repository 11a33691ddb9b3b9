import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { createDiscord } from '../../../src/adapters/discord/index.ts';
import { startDiscordServer, type DiscordServer } from '../../support/discord-server.ts';
import { silentChat as chat } from '../../support/silent-chat.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function openDoor(apiUrl: string, token = 'test-token') {
  const log = { warn: vi.fn<(message: string) => void>(), bug: vi.fn() };
  const door = createDiscord({ token, apiUrl, chat, log, now: Date.now });
  cleanUps.push(() => door.stop());
  return { door, log };
}

async function openServer(): Promise<DiscordServer> {
  const server = await startDiscordServer();
  cleanUps.push(server.close);
  return server;
}

type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** A Discord whose REST is fine and whose gateway does as it is told. */
async function openStub(onUpgrade: OnUpgrade) {
  const limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 };
  const http = createServer(({ url }, response) => {
    const gateway = { url: `ws://127.0.0.1:${port}`, shards: 1, session_start_limit: limit };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(url?.endsWith('/gateway/bot') ? gateway : { id: '300000000000000001' }));
  });
  const upgrade = vi.fn<OnUpgrade>(onUpgrade);
  http.on('upgrade', upgrade);
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  cleanUps.push(() => http.close().closeAllConnections());
  return { url: `http://127.0.0.1:${port}/api`, upgrade };
}

const sockets = new WebSocketServer({ noServer: true });
const closingWith =
  (code: number): OnUpgrade =>
  (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (webSocket) => webSocket.close(code));
const failing: OnUpgrade = (_, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n');
const hanging: OnUpgrade = () => {};
/** Lets everybody in, but one of their servers is down. */
const incomplete: OnUpgrade = (request, socket, head) =>
  sockets.handleUpgrade(request, socket, head, (webSocket) => {
    const user = { id: '300000000000000001', username: 'bellbuoy', discriminator: '0', avatar: null };
    const guilds = [{ id: '300000000000000002', unavailable: true }];
    const ready = { v: 10, user, guilds, session_id: 'session', resume_gateway_url: '', application: { id: user.id } };
    webSocket.once('message', () => webSocket.send(JSON.stringify({ op: 0, t: 'READY', s: 1, d: ready })));
    webSocket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: 41_250 } }));
  });

describe('opening the door to Discord', () => {
  it.each(['another-token', 'line-\n-break'])(
    'is refused with the wrong token %j, which is not told',
    async (token) => {
      const server = await openServer();
      const { door, log } = openDoor(server.url, token);
      await expect(door.start()).rejects.toThrow(/^Discord does not accept the token$/);
      expect(door.health().ok).toBe(false);
      expect(JSON.stringify(log.warn.mock.calls)).not.toContain(token.slice(0, 5));
      expect(server.calls.map(({ operation }) => operation)).not.toContain('getGateway');
    },
  );

  it.each([
    [4004, 'Discord does not accept the token'],
    [4014, 'Discord closed the gateway for good (4014 DisallowedIntents)'],
  ])('is refused where the gateway closes with %d', async (code, message) => {
    const { url, upgrade } = await openStub(closingWith(code));
    const { door } = openDoor(url);
    await expect(door.start()).rejects.toThrow(message);
    expect(door.health().ok).toBe(false);
    expect(upgrade).toHaveBeenCalledTimes(1);
  });

  it('is tried again where Discord cannot be reached, with one warning', async () => {
    const server = await openServer();
    // Two attempts, each as often as discord.js repeats a request.
    for (let i = 0; i < 2 * 4; i += 1) server.failNext('getApplication', { status: 503 });
    const { door, log } = openDoor(server.url);
    await door.start();
    expect(door.health()).toEqual({ ok: false });
    await vi.waitFor(() => expect(door.health().ok).toBe(true), 4500);
    expect(log.warn.mock.calls).toEqual([['Discord cannot be reached (503); trying again']]);
  });

  it('takes no longer than the platform is there', async () => {
    const { door, log } = openDoor('http://127.0.0.1:9/api');
    await door.start();
    expect(log.warn.mock.calls).toEqual([['Discord cannot be reached (ECONNREFUSED); trying again']]);
  });

  it('does not wait for servers that are down', async () => {
    const { url } = await openStub(incomplete);
    const { door } = openDoor(url);
    await door.start();
    expect(door.health().ok).toBe(true);
  });

  it('says once that Discord has gone', async () => {
    const server = await openServer();
    const { door, log } = openDoor(server.url);
    await door.start();
    await server.close();
    await vi.waitFor(
      () => expect(log.warn).toHaveBeenCalledWith('Discord’s gateway cannot be reached; trying again'),
      3000,
    );
    expect(door.health().ok).toBe(false);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('does without new commands where Discord does not take them', async () => {
    const server = await openServer();
    server.failNext('putCommands', { status: 400, body: { code: 30034 } });
    const { door, log } = openDoor(server.url);
    await door.start();
    expect(door.health().ok).toBe(true);
    expect(log.warn.mock.calls).toEqual([
      ['Discord did not take the commands (400, code 30034); those of before stay'],
    ]);
  });
});

/** A process with a door that is shut when it is told to. */
function startProcess(apiUrl: string) {
  const script = `
    import { createDiscord } from './src/adapters/discord/index.ts';
    import { openDictionary } from './src/words.ts';
    const chat = { commands: [], dictionary: openDictionary() };
    const log = { warn: () => console.log('warned'), bug: console.log };
    const door = createDiscord({ token: 'test-token', apiUrl: '${apiUrl}', chat, log, now: Date.now });
    const opened = door.start().then(() => console.log('opened'));
    process.stdin.once('data', async () => {
      process.stdin.destroy();
      const from = performance.now();
      await Promise.all([door.stop(), door.stop(), opened]);
      await door.stop();
      console.log('shut in', Math.ceil((performance.now() - from) / 1000), 's, ok', door.health().ok);
    });`;
  const cwd = path.join(import.meta.dirname, '../../..');
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd });
  cleanUps.push(() => child.kill());
  let input = '';
  child.stdout.setEncoding('utf8').on('data', (line: string) => (input += line));
  child.stderr.setEncoding('utf8').on('data', (line: string) => (input += line));
  return {
    hasSaid: (what: string) => vi.waitFor(() => expect(input).toContain(what), 10_000),
    shut: () => child.stdin.write('shut\n'),
    /** Its exit code, once it ends by itself. */
    ended: once(child, 'exit').then(([code]: unknown[]) => code),
    input: () => input,
  };
}

describe('shutting the door to Discord leaves nothing behind', { timeout: 20_000 }, () => {
  it('when it is idle', async () => {
    const { url } = await openServer();
    const child = startProcess(url);
    await child.hasSaid('opened');
    child.shut();
    await expect(child.ended).resolves.toBe(0);
    expect(child.input()).toBe('opened\nshut in 1 s, ok false\n');
  });

  it('when it is about to come back', async () => {
    const { url, gateway } = await openServer();
    const child = startProcess(url);
    await child.hasSaid('opened');
    await expect(gateway.nextLogin()).resolves.toBe('identify');
    gateway.reconnect();
    child.shut();
    await expect(child.ended).resolves.toBe(0);
    await expect(gateway.nextLogin(1)).rejects.toThrow('no login');
  });

  it('when the gateway does not let it in', async () => {
    const { url, upgrade } = await openStub(failing);
    const child = startProcess(url);
    await child.hasSaid('opened');
    expect(child.input()).toBe('warned\nopened\n');
    expect(upgrade).toHaveBeenCalledTimes(1);
    child.shut();
    await expect(child.ended).resolves.toBe(0);
    expect(child.input()).toMatch(/shut in 1 s, ok false\n$/);
  });

  it('when a socket is being opened', async () => {
    const { url, upgrade } = await openStub(hanging);
    const child = startProcess(url);
    await vi.waitFor(() => expect(upgrade).toHaveBeenCalled(), 10_000);
    child.shut();
    await child.hasSaid('shut in 2 s, ok false');
    upgrade.mock.lastCall![1].destroy();
    await expect(child.ended).resolves.toBe(0);
    expect(upgrade).toHaveBeenCalledTimes(1);
  });

  it('when a request hangs', async () => {
    const http = createServer(() => {});
    await once(http.listen(0, '127.0.0.1'), 'listening');
    cleanUps.push(() => http.close().closeAllConnections());
    const child = startProcess(`http://127.0.0.1:${(http.address() as AddressInfo).port}/api`);
    await once(http, 'request');
    child.shut();
    await expect(child.ended).resolves.toBe(0);
    expect(child.input()).toBe('opened\nshut in 1 s, ok false\n');
  });
});
