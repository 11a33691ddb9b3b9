import { Hono } from 'hono';
import { createKeyedLimiter } from '../../lib/keyed-limiter.ts';
import { createTurns } from '../../lib/turns.ts';
import type { KeyAccount, KeyAccounts } from './ports.ts';
import { limitBody, refusal, retryAfter } from '../http.ts';
import type { ToolChat, ToolUser } from './server.ts';

const maxBodyBytes = 16 * 1024;
/** As of the web adapter: an answer takes 10 to 70 ms of the event loop, for which all others wait. */
const answersAtOnce = 2;
/** A model asks for several places at once; then it reads the answers. */
const keyRate = { perSecond: 2, burst: 20 };

export type McpOptions = {
  readonly chat: ToolChat;
  readonly keys: KeyAccounts;
  /** Monotonic, ms. */
  clock(): number;
};

/**
 * The route `/mcp`: tools for language models over streamable HTTP, without sessions. Every request carries an API key as
 * bearer token, or as it is, and a use of a tool costs what a request to the data service does. A request without a valid
 * key is a 401, one that is too large a 413, and one too soon after many others a 429.
 */
export function createMcp({ chat, keys, clock }: McpOptions): Hono {
  const app = new Hono();
  const turns = createTurns(answersAtOnce);
  const rates = createKeyedLimiter(keyRate, clock);
  app.all('/mcp', limitBody(maxBodyBytes), async (c) => {
    const key = (c.req.header('Authorization') ?? '').replace(/^Bearer +/i, '');
    const account = key === '' ? undefined : await keys.open(key);
    if (!account) {
      const errors = { key: 'Send an API key of this service as bearer token.' };
      return c.json({ errors }, 401, { 'WWW-Authenticate': 'Bearer', ...uncached });
    }
    const waitMs = rates.take(account.id);
    if (waitMs > 0) {
      return refusal('request', 'Too many requests of this key at once.', 429, retryAfter(waitMs));
    }
    const user = payingUser(account);
    // Loaded with the first use: the library takes 13 MB, and most installations never need it.
    const [{ createMcpHandler }, { createToolServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('./server.ts'),
    ]);
    const { fetch } = createMcpHandler(() => createToolServer(chat, user), {
      // The list of tools never changes, so that there is nothing to wait for on a stream.
      maxSubscriptions: 0,
      maxRequestBodySize: maxBodyBytes,
    });
    const response = await turns.run(account.id, () => fetch(c.req.raw));
    response.headers.set('Cache-Control', 'no-store');
    return response;
  });
  return app;
}

const uncached = { 'Cache-Control': 'no-store' };

/** The tools over standard input and output, uncharged, until the input ends. */
export async function serveTools(chat: ToolChat, user: ToolUser['user'], input: NodeJS.ReadableStream): Promise<void> {
  const ended = new Promise<void>((resolve) => input.once('close', resolve));
  const [{ serveStdio }, { createToolServer }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('./server.ts'),
  ]);
  const server = serveStdio(() => createToolServer(chat, { user, paid: (_, __, work) => work() }));
  await ended;
  await server.close();
}

/** A user whose key is charged before the work, so that concurrent uses have no more done than the quota pays for. */
function payingUser(account: KeyAccount): ToolUser {
  return {
    user: { platform: 'web', id: `mcp ${account.id}`, anonymous: true },
    async paid(tool, units, work, isRefused) {
      if (units > 0 && !(await account.charge(units))) {
        account.count(tool, units, true);
        return 'The daily quota of this key is used up. It begins anew at 00:00 UTC.';
      }
      try {
        const result = await work();
        if (isRefused(result)) await account.refund(units);
        else account.count(tool, units, false);
        return result;
      } catch (error) {
        await account.refund(units);
        throw error;
      }
    },
  };
}
