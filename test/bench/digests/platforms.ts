import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { parseMultipart } from '../../support/multipart.ts';

export type PlatformName = 'telegram' | 'discord';

/** A message that a platform took. */
export type Receipt = { readonly platform: PlatformName; readonly channel: string; readonly at: number };

/** A fault instead of a response: `lost` does not take the message (502), all others come after it was taken. */
export type Fault = 'reset' | 'hang' | 'taken' | 'lost';

/** A response as it is sent. */
export type ScriptedResponse = {
  readonly status: number;
  readonly body: object;
  readonly headers?: Record<string, string>;
};

/** Telegram and Discord as far as digests need them, on one port, with a record of the messages they took. */
export type Platforms = {
  readonly settings: Readonly<Record<string, string>>;
  readonly receipts: readonly Receipt[];
  /** Messages that Discord recognised by their nonce. */
  swallowed(): number;
  /** Calls that were refused by the rate limit. */
  refused(): number;
  close(): Promise<void>;
};

type Options = {
  random(): number;
  /** Called for each message. */
  fault?(platform: PlatformName, channel: string): Fault | undefined;
  /** Called for each request; a response that it returns is sent, and no message taken. */
  refusal?(platform: PlatformName, request: { method: string; path: string }): ScriptedResponse | undefined;
};

/** The fields of a body; with a picture, Telegram gets them as a form and Discord as a part of JSON. */
async function fieldsOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await buffer(request);
  const type = request.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/')) return JSON.parse(body.toString() || '{}') as Record<string, unknown>;
  const fields = parseMultipart(body, type).map(({ name, data }) => [name, data.toString()] as const);
  const { payload_json: json, ...others } = Object.fromEntries(fields);
  return json === undefined ? others : (JSON.parse(json) as Record<string, unknown>);
}

/** core.telegram.org/bots/faq: some 30 messages a second. developers/topics/rate-limits: 50 requests. */
const mostPerSecond = { telegram: 30, discord: 50 } as const;
/** Response times, ms. */
const latencyMs = { least: 15, most: 45 };
/** Discord forgets a nonce after "the past few minutes" (resources/message#create-message). */
const nonceTtlMs = 180_000;

export async function startPlatforms({ random, fault, refusal }: Options): Promise<Platforms> {
  const receipts: Receipt[] = [];
  const nonces = new Map<string, { id: number; at: number }>();
  const lately: Record<PlatformName, number[]> = { telegram: [], discord: [] };
  let swallowed = 0;
  let refused = 0;
  let lastId = 0;

  /** The id of the message, or `undefined` above the rate limit. */
  function take(platform: PlatformName, channel: string, nonce?: string): number | undefined {
    const at = Date.now();
    const calls = (lately[platform] = lately[platform].filter((one) => one > at - 1000));
    if (calls.length >= mostPerSecond[platform]) {
      refused++;
      return undefined;
    }
    calls.push(at);
    const known = nonce === undefined ? undefined : nonces.get(nonce);
    if (known && at - known.at < nonceTtlMs) {
      swallowed++;
      return known.id;
    }
    const id = ++lastId;
    if (nonce !== undefined) nonces.set(nonce, { id, at });
    receipts.push({ platform, channel, at });
    return id;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = request;
    const body = await fieldsOf(request);
    const platform = path.startsWith('/bot') ? 'telegram' : 'discord';
    const scripted = refusal?.(platform, { method, path });
    if (scripted) return reply(response, scripted.status, scripted.body, scripted.headers);
    if (method === 'PATCH') return reply(response, 200, {});
    if (path.endsWith('/users/@me/channels')) return reply(response, 200, { id: String(body['recipient_id']) });
    const channel =
      platform === 'telegram' ? String(body['chat_id']) : /^\/api\/v10\/channels\/(\d+)\/messages$/.exec(path)?.[1];
    if (channel === undefined) return reply(response, 404, {});
    const trouble = fault?.(platform, channel);
    await sleep(latencyMs.least + random() * (latencyMs.most - latencyMs.least));
    if (trouble === 'lost') return reply(response, 502, {});
    const nonce = body['enforce_nonce'] === true ? `${channel} ${String(body['nonce'])}` : undefined;
    const id = take(platform, channel, nonce);
    if (trouble === 'reset') return void request.socket.resetAndDestroy();
    if (trouble === 'hang') return;
    if (trouble === 'taken') return reply(response, 502, {});
    if (id === undefined) return reply(response, 429, tooFast(platform), globalLimit);
    reply(
      response,
      200,
      platform === 'telegram' ? { ok: true, result: { message_id: id } } : { id: String(id), channel_id: channel },
    );
  }

  const server = createServer((request, response) => {
    // A process that was killed does not read its response.
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      TELEGRAM_TOKEN: '123456:bench',
      TELEGRAM_API_URL: url,
      DISCORD_TOKEN: 'bench',
      DISCORD_API_URL: `${url}/api`,
    },
    receipts,
    swallowed: () => swallowed,
    refused: () => refused,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function tooFast(platform: PlatformName): object {
  if (platform === 'discord') return { message: 'You are being rate limited.', retry_after: 1, global: true };
  return { ok: false, error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 1 } };
}

const globalLimit = {
  'retry-after': '1',
  'x-ratelimit-scope': 'global',
  'x-ratelimit-global': 'true',
  via: '1.1 bench',
};

function reply(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
