import type { RequestInit, Response } from 'undici';
import { InconclusiveError, TransientError } from '../../lib/circuit-breaker.ts';
import { once } from '../../lib/once.ts';
import { readText } from '../../lib/read-text.ts';

const connectTimeoutMs = 2000;
/** The largest response, a hundred places of ten days, has about 2 MB. */
const usualMaxBytes = 8 * 1024 * 1024;

/** No answer in time, or no such name, as without a network: another attempt would meet the same within a second. */
export class LastingError extends TransientError {}
const unknownName = /^(ENOTFOUND|EAI_AGAIN)$/;

/** The text is empty for a status of 429 or of 500 and more. */
type ReadResponse = { readonly response: Response; readonly text: string };

type GetRequest = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON to post. Such a request follows no redirect. */
  readonly post?: string;
  readonly isBinary?: boolean | undefined;
};

/** One HTTP request with a timeout. Rejects with a `TransientError` without a whole answer, `InconclusiveError` by `signal`. */
export type Get = (request: GetRequest, signal: AbortSignal) => Promise<ReadResponse>;

export function createGet(userAgent: string, attemptTimeoutMs: number, maxBytes = usualMaxBytes): Get {
  const client = once(openClient);
  const fetch = async (url: string | URL, init: RequestInit): Promise<Response> => (await client())(url, init);
  /** Follows one redirect, within the same origin only. */
  const follow = async (url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> => {
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    const isMoved = [301, 302, 307, 308].includes(response.status) && location !== null;
    if (!isMoved || !URL.canParse(location, url) || new URL(location, url).origin !== new URL(url).origin)
      return response;
    await response.body?.cancel();
    return fetch(new URL(location, url), { headers, signal, redirect: 'error' });
  };
  const send = (url: string, body: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> => {
    const posted = { ...headers, 'Content-Type': 'application/json' };
    return fetch(url, { method: 'POST', body, headers: posted, signal, redirect: 'error' });
  };
  return async ({ url, headers, post, isBinary }, outerSignal) => {
    const signal = AbortSignal.any([outerSignal, AbortSignal.timeout(attemptTimeoutMs)]);
    const sent = { Accept: 'application/json, application/xml;q=0.9', ...headers, 'User-Agent': userAgent };
    const failure = (reason: string) => (cause: unknown) => {
      if (outerSignal.aborted) throw new InconclusiveError('timed out', { cause });
      if (signal.aborted) throw new LastingError('timed out', { cause });
      // Undici wraps what the resolver says.
      const { code = '' } = (cause as { cause?: { code?: string } }).cause ?? {};
      throw new (unknownName.test(code) ? LastingError : TransientError)(reason, { cause });
    };
    const sending = post === undefined ? follow(url, sent, signal) : send(url, post, sent, signal);
    const response = await sending.catch(failure('could not be reached'));
    if (response.status === 429 || response.status >= 500) {
      await response.body?.cancel();
      return { response, text: '' };
    }
    const text = await readText(response.body, maxBytes, isBinary ? 'latin1' : 'utf8').catch(failure('broke off'));
    if (text === undefined) throw new TransientError('sent too much');
    return { response, text };
  };
}

/** Loading the library takes 50 ms, which a question about the tide does not wait for. */
async function openClient() {
  const { Agent, fetch } = await import('undici');
  const dispatcher = new Agent({ connect: { timeout: connectTimeoutMs } });
  return (url: string | URL, init: RequestInit): Promise<Response> => fetch(url, { ...init, dispatcher });
}
