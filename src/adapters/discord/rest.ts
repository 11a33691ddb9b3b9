import { DefaultRestOptions, DiscordAPIError, HTTPError, type RESTOptions } from 'discord.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressBan, isFromDiscord, NotFromDiscord, type InvalidRequests } from './invalid-requests.ts';
import { ms } from './limits.ts';

export type RestSettings = {
  /** Without the version and without a slash at its end. */
  readonly apiUrl: string;
  /** Shared by everything in this process that calls Discord. */
  readonly invalidRequests: InvalidRequests;
  /** Waits before a request is repeated after a server error or a broken connection, ms; empty where the caller decides. */
  readonly retryAfterMs: readonly number[];
  /** Longer rate limits reject, ms. */
  readonly maxRateLimitWaitMs: number;
  readonly ended?: AbortSignal;
};

/** One rule for retries, since discord.js' own come within 3 ms, and one count of invalid requests, before Discord bans us. */
export function restOptions(settings: RestSettings): Partial<RESTOptions> {
  const { apiUrl, maxRateLimitWaitMs, ended } = settings;
  return {
    api: apiUrl,
    timeout: ms.request,
    retries: 0,
    rejectOnRateLimit: ({ retryAfter }) => retryAfter > maxRateLimitWaitMs,
    makeRequest: (url, init) => {
      const signals = [ended, init.signal].filter((signal) => signal instanceof AbortSignal);
      return retried(() => checked(url, { ...init, signal: AbortSignal.any(signals) }, settings), settings, signals);
    },
  };
}

/** Sends a request, and rejects a response that is not Discord's. */
async function checked(url: string, init: Parameters<MakeRequest>[1], { invalidRequests }: RestSettings) {
  invalidRequests.assertAllowed();
  const response = await makeRequest(url, init);
  invalidRequests.record(response.status);
  const ban = addressBan(response);
  if (ban) throw ban;
  if (isFromDiscord(response)) return response;
  await drain(response);
  throw new NotFromDiscord();
}

/** Repeats what may be repeated: a second acknowledgement is refused as such, and edits replace. */
async function retried(
  attempt: () => ReturnType<MakeRequest>,
  { retryAfterMs }: RestSettings,
  signals: readonly AbortSignal[],
): ReturnType<MakeRequest> {
  for (const waitMs of retryAfterMs) {
    const response = await attempt().catch((error: unknown) => {
      if (!isBroken(error)) throw error;
      return undefined;
    });
    if (response && response.status < 500) return response;
    if (response) await drain(response);
    await sleep(waitMs, undefined, { signal: AbortSignal.any([...signals]) });
  }
  return attempt();
}

/** The error of a connection that was closed while it was used. */
function isBroken(error: unknown): boolean {
  const { code } = Object(error) as { code?: unknown };
  return code === 'ECONNRESET' || code === 'UND_ERR_SOCKET';
}

/** Read to its end, or the connection could not be reused. */
async function drain(response: Awaited<ReturnType<MakeRequest>>): Promise<void> {
  await response.arrayBuffer();
}

type MakeRequest = typeof DefaultRestOptions.makeRequest;

/**
 * The request of discord.js, with a form as bytes. Other parts load undici 8, whose dispatcher becomes that of the whole
 * process and accepts no form of another class (undici/lib/core/request.js), and discord.js 14.28 makes its own.
 */
const makeRequest: MakeRequest = async (url, init) => {
  if (!(init.body instanceof FormData)) return DefaultRestOptions.makeRequest(url, init);
  const { contentType, bytes } = await encodeForm(init.body);
  const headers = { ...(init.headers as Record<string, string>), 'content-type': contentType };
  return DefaultRestOptions.makeRequest(url, { ...init, headers, body: bytes });
};

export async function encodeForm(form: FormData): Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> }> {
  const response = new Response(form);
  const contentType = response.headers.get('content-type') ?? '';
  return { contentType, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Describes a failed call for the log by its status or code. The error itself holds a token and the answer. */
export function describeFailure(error: unknown): string {
  if (error instanceof DiscordAPIError) return `${error.status}, code ${error.code}`;
  if (error instanceof HTTPError) return String(error.status);
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return [code, name].find((kind) => typeof kind === 'string') ?? 'unknown';
}
