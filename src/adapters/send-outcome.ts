import type { Reaction, SendOutcome } from '../digests/ports.ts';

export function refused(reaction: Reaction): SendOutcome {
  return { kind: 'refused', reaction };
}

const notConnected = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** Whether an error code of Node or undici means that no connection was made, so that nothing was sent. */
export function isNotConnected(code: string): boolean {
  return notConnected.test(code);
}

/** The outcome of a call without a response: ambiguous, since the message may have arrived, unless no connection was made. */
export function outcomeWithoutResponse(code: string): SendOutcome {
  return isNotConnected(code)
    ? refused({ kind: 'retry-after', error: code })
    : { kind: 'ambiguous', error: code, unanswered: true };
}
