import type { Reaction, SendOutcome } from '../digests/ports.ts';

export function refused(reaction: Reaction): SendOutcome {
  return { kind: 'refused', reaction };
}

/** Errors before anything was sent: the platform was not reached. */
const unreached = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** The outcome of a call that got no response: it may have arrived, unless it never left. */
export function unanswered(code: string): SendOutcome {
  return unreached.test(code)
    ? refused({ kind: 'retry-after', error: code })
    : { kind: 'ambiguous', error: code, unanswered: true };
}
