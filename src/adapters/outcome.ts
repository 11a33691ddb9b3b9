/** What became of a message that nobody waits for, in words that are the same for every platform. */
export type Outcome =
  | { readonly kind: 'sent'; readonly messageId: string }
  | { readonly kind: 'refused'; readonly reaction: Reaction }
  /** It may have arrived: no answer came, or one that tells nothing. */
  | { readonly kind: 'ambiguous'; readonly error: string; readonly unanswered?: true };

/** What to do about a refusal. `error` and `reason` never hold a token or a text. */
export type Reaction =
  | { readonly kind: 'retry-after'; readonly ms?: number; readonly error: string }
  | { readonly kind: 'pause'; readonly ms: number; readonly error: string }
  | { readonly kind: 'gone'; readonly reason: string; readonly certain: boolean; readonly lastTo?: Target }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'fatal'; readonly error: string }
  | { readonly kind: 'our-bug'; readonly error: string };

/** `channel` is `@` and a person's id for a chat with that person alone; `thread` is '' where there is none. */
export type Target = { readonly channel: string; readonly thread: string };

export function refused(reaction: Reaction): Outcome {
  return { kind: 'refused', reaction };
}

/** Failures before anything was sent: the platform was not reached. */
const unreached = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** A call that was not answered: it may have arrived, unless it never left. */
export function unanswered(code: string): Outcome {
  return unreached.test(code)
    ? refused({ kind: 'retry-after', error: code })
    : { kind: 'ambiguous', error: code, unanswered: true };
}
