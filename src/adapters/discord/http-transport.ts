import { createPublicKey, verify } from 'node:crypto';
import { InteractionResponseType, InteractionType, REST } from 'discord.js';
import type { APIInteraction, APIPingInteraction } from 'discord.js';
import { Hono } from 'hono';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import type { AdapterLog } from '../adapter.ts';
import { limitBody, onlyPost, refusal } from '../http.ts';
import type { AdapterRecords } from '../ports.ts';
import { most, ms } from './limits.ts';
import type { Acknowledge, FirstResponse } from './send.ts';
import type { PrepareApplication } from './application.ts';
import { createAttempts, type Transport } from './attempts.ts';
import { encodeForm, restOptions, type RestSettings } from './rest.ts';

export const interactionsPath = '/discord/interactions';

export type HttpTransportOptions = {
  readonly token: string;
  /** 32 bytes, hexadecimal. */
  readonly publicKey: string;
  readonly rest: RestSettings;
  readonly prepare: PrepareApplication;
  readonly records: AdapterRecords;
  readonly log: AdapterLog;
  /** UTC, ms. */
  now(): number;
  /** Monotonic, ms. */
  clock(): number;
  /** Handles an interaction and settles when it has been answered in full. Never rejects. */
  handle(interaction: APIInteraction, rest: REST, acknowledge: Acknowledge): Promise<void>;
};

/** Receives interactions by HTTP instead of the gateway. The first response is that of the request, all others are calls. */
export function createHttpTransport(options: HttpTransportOptions): Transport & { readonly webhook: Hono } {
  const { token, publicKey, prepare, log, clock, handle } = options;
  const rest = new REST(restOptions(options.rest));
  let isPrepared = false;
  let lastSuccessAt: number | undefined;

  const attempts = createAttempts(async () => {
    // discord.js drops the token after any 401, also one that did not come from Discord.
    rest.setToken(token);
    const { verify_key: key } = await prepare(rest);
    if (key !== publicKey.toLowerCase()) log.warn('DISCORD_PUBLIC_KEY is not the public key of this application');
    isPrepared = true;
    lastSuccessAt = clock();
  }, log);

  const onSigned = (): void => void (lastSuccessAt = clock());
  const webhook = createEndpoint(options, onSigned, (interaction) => {
    const { promise: first, resolve } = Promise.withResolvers<FirstResponse | undefined>();
    const acknowledge: Acknowledge = (response) => {
      resolve(response);
      return Promise.resolve('taken');
    };
    void handle(interaction, rest, acknowledge).then(() => resolve(undefined));
    return first;
  });

  return {
    webhook,
    start: attempts.start,
    health() {
      const reason = isPrepared ? undefined : attempts.reason();
      return { ok: isPrepared && !attempts.isEnded(), lastSuccessAt, reason };
    },
    leave: async () => attempts.end(),
  };
}

/**
 * The route that Discord posts interactions to (interactions/overview#setting-up-an-endpoint). It has no state but the claims
 * in the records, so any number of processes may stand behind a balancer: a request that one of them has taken is refused by
 * all others until its signature is too old. `receive` resolves to the first response, or to `undefined` where there is none.
 */
function createEndpoint(
  { publicKey, records, now }: HttpTransportOptions,
  onSigned: () => void,
  receive: (interaction: APIInteraction) => Promise<FirstResponse | undefined>,
): Hono {
  const isSigned = createSignatureCheck(publicKey);
  const seen = createBoundedMap<true>(most.remembered);
  const isReplayed = async (id: string): Promise<boolean> => {
    if (seen.get(id)) return true;
    seen.set(id, true);
    // While the database does not work, each process knows its own.
    return !(await records.claim(`interaction ${id}`, 2 * ms.replay).catch(() => true));
  };
  const app = new Hono();
  app.post(interactionsPath, limitBody(most.bodyBytes), async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const timestamp = c.req.header('X-Signature-Timestamp') ?? '';
    // Discord tests an endpoint with wrong signatures, and wants 401.
    if (!/^\d{1,15}$/.test(timestamp)) return refusal('signature', 'It is not Discord’s.', 401);
    if (Math.abs(now() - Number(timestamp) * 1000) > ms.replay) {
      const sentence = `It is older than ${ms.replay / 1000} s, or a clock is wrong.`;
      return refusal('signature', sentence, 401);
    }
    const signature = c.req.header('X-Signature-Ed25519') ?? '';
    if (!isSigned(signature, timestamp, body)) return refusal('signature', 'It is not Discord’s.', 401);
    onSigned();
    const interaction = parse(body);
    if (!interaction) return refusal('body', 'It is no interaction.', 400);
    if (interaction.type === InteractionType.Ping) return c.json({ type: InteractionResponseType.Pong });
    if (await isReplayed(interaction.id)) return refusal('signature', 'It was used before.', 401);
    const first = await receive(interaction);
    return first ? toResponse(first) : refusal('body', 'There is no response to it.', 500);
  });
  onlyPost(app, interactionsPath);
  return app;
}

/** Checks Ed25519 signatures (interactions/overview#setting-up-an-endpoint-validating-security-request-headers). */
function createSignatureCheck(publicKey: string) {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return (signature: string, timestamp: string, body: Uint8Array): boolean =>
    /^[\da-f]{128}$/i.test(signature) &&
    verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
}

/** A body that Discord has signed is one of these, or of a kind that is newer than this program. */
function parse(body: Uint8Array): APIInteraction | APIPingInteraction | undefined {
  try {
    const interaction: unknown = JSON.parse(Buffer.from(body).toString());
    const { id, type } = Object(interaction) as { id?: unknown; type?: unknown };
    if (typeof type !== 'number' || (typeof id !== 'string' && type !== InteractionType.Ping)) return undefined;
    return interaction as APIInteraction | APIPingInteraction;
  } catch {
    return undefined;
  }
}

/** JSON, or with files a form (reference#uploading-files). */
async function toResponse({ files = [], ...response }: FirstResponse): Promise<Response> {
  if (files.length === 0) return Response.json(response);
  const form = new FormData();
  form.append('payload_json', JSON.stringify(response));
  for (const [index, { name, contentType = '', data }] of files.entries())
    form.append(`files[${index}]`, new Blob([Buffer.from(data as Buffer)], { type: contentType }), name);
  const { contentType, bytes } = await encodeForm(form);
  return new Response(bytes, { headers: { 'Content-Type': contentType } });
}
