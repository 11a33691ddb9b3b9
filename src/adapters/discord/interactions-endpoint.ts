import { InteractionResponseType, InteractionType } from 'discord.js';
import type { APIInteraction, APIPingInteraction } from 'discord.js';
import { Hono } from 'hono';
import { createBoundedMap } from '../../lib/bounded-map.ts';
import { limitBody } from '../limit-body.ts';
import type { AdapterRecords } from '../ports.ts';
import type { FirstResponse } from './acknowledge.ts';
import { encodeForm } from './request.ts';
import { createSignatureCheck, replayWindowMs } from './signature.ts';

/** Where Discord posts interactions. */
export const interactionsPath = '/discord/interactions';

/** A message that a menu command was used on has at most 4000 characters, and its embeds 6000: some 100 kB with all else. */
const maxBodyBytes = 256 * 1024;
/** Interactions of a window, for a database that does not work. */
const maxRemembered = 10_000;

export type InteractionsEndpointOptions = {
  /** 32 bytes, hexadecimal. */
  readonly publicKey: string;
  readonly records: AdapterRecords;
  /** UTC, ms. */
  now(): number;
  /** Called for each request that Discord has signed. */
  onSigned(): void;
  /** Handles an interaction; resolves to its first response, or to `undefined` where it has none. */
  receive(interaction: APIInteraction): Promise<FirstResponse | undefined>;
};

/**
 * The route that Discord posts interactions to (interactions/overview#setting-up-an-endpoint). It has no state but the claims
 * in the records, so any number of processes may stand behind a balancer: a request that one of them has taken is refused by
 * all others until its signature is too old.
 */
export function createInteractionsEndpoint(options: InteractionsEndpointOptions): Hono {
  const { publicKey, records, now, onSigned, receive } = options;
  const check = createSignatureCheck(publicKey, now);
  const seen = createBoundedMap<true>(maxRemembered);
  const isReplayed = async (id: string): Promise<boolean> => {
    if (seen.get(id)) return true;
    seen.set(id, true);
    // While the database does not work, each process knows its own.
    return !(await records.claim(`interaction ${id}`, 2 * replayWindowMs).catch(() => true));
  };
  const app = new Hono();
  app.post(interactionsPath, limitBody(maxBodyBytes), async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer());
    const signature = c.req.header('X-Signature-Ed25519') ?? '';
    const timestamp = c.req.header('X-Signature-Timestamp') ?? '';
    const signed = check({ signature, timestamp, body });
    // Discord tests an endpoint with wrong signatures, and wants 401.
    if (signed !== 'good') return c.json(refusals[signed], 401);
    onSigned();
    const interaction = parse(body);
    if (!interaction) return c.json({ errors: { body: ['It is no interaction.'] } }, 400);
    if (interaction.type === InteractionType.Ping) return c.json({ type: InteractionResponseType.Pong });
    if (await isReplayed(interaction.id)) return c.json(refusals.replayed, 401);
    const first = await receive(interaction);
    if (!first) return c.json({ errors: { body: ['There is no response to it.'] } }, 500);
    return toResponse(first);
  });
  app.all(interactionsPath, (c) =>
    c.json({ errors: { method: ['Only POST is answered here.'] } }, 405, { Allow: 'POST' }),
  );
  return app;
}

const refusals = {
  bad: { errors: { signature: ['It is not Discord’s.'] } },
  stale: { errors: { signature: [`It is older than ${replayWindowMs / 1000} s, or a clock is wrong.`] } },
  replayed: { errors: { signature: ['It was used before.'] } },
} as const;

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
