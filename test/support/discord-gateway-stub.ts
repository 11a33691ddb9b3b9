import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { onTestFinished, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { startDiscordServer, type DiscordServer } from './discord-server.ts';

/** A Discord server that is closed after the test. */
export async function openServer(): Promise<DiscordServer> {
  const server = await startDiscordServer();
  onTestFinished(() => server.close());
  return server;
}

type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** A Discord whose REST API works and whose gateway is scripted. */
export async function openStub(onUpgrade: OnUpgrade) {
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
  onTestFinished(() => http.close().closeAllConnections());
  return { url: `http://127.0.0.1:${port}/api`, upgrade };
}

const sockets = new WebSocketServer({ noServer: true });
/** Accepts the socket and closes it with a code. */
export const closingWith =
  (code: number): OnUpgrade =>
  (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (webSocket) => webSocket.close(code));
/** Answers an upgrade with an error. */
export const failing: OnUpgrade = (_, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n');
/** Never answers an upgrade. */
export const hanging: OnUpgrade = () => {};
/** Accepts the login, but one of the bot’s servers is unavailable. */
export const incomplete: OnUpgrade = (request, socket, head) =>
  sockets.handleUpgrade(request, socket, head, (webSocket) => {
    const user = { id: '300000000000000001', username: 'bellbuoy', discriminator: '0', avatar: null };
    const guilds = [{ id: '300000000000000002', unavailable: true }];
    const ready = { v: 10, user, guilds, session_id: 'session', resume_gateway_url: '', application: { id: user.id } };
    webSocket.once('message', () => webSocket.send(JSON.stringify({ op: 0, t: 'READY', s: 1, d: ready })));
    webSocket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: 41_250 } }));
  });
