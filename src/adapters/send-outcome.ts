import type { Reaction, SendOutcome } from '../digests/ports.ts';

/** The outcome of a message that the platform refused. */
export function refused(reaction: Reaction): SendOutcome {
  return { kind: 'refused', reaction };
}

/** Error codes of Node and undici for a connection that was never made, so that nothing was sent. */
const notConnected = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** The outcome of a call without a response: ambiguous, since the message may have arrived, unless no connection was made. */
export function outcomeWithoutResponse(code: string): SendOutcome {
  return notConnected.test(code)
    ? refused({ kind: 'retry-after', error: code })
    : { kind: 'ambiguous', error: code, unanswered: true };
}
