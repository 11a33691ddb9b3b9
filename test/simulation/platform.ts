import type { MessageTarget } from '../../src/chat/index.ts';
import type { MessageSender, Reaction, SendOutcome } from '../../src/digests/ports.ts';
import type { Machine, Process } from './machine.ts';

/** What is wrong with a platform for a while. */
export type Trouble = 'none' | 'slow' | 'silent' | 'unreachable' | 'failing' | 'limiting' | 'revoked' | 'mixed';
export const troubles: readonly Trouble[] = [
  ...(['none', 'slow', 'silent', 'unreachable', 'failing', 'limiting', 'revoked', 'mixed'] as const),
];

/** One call, as the platform knows it. */
export type Call = {
  readonly nonce: string;
  readonly target: string;
  readonly begunAt: number;
  /** The latest that the machine's clock had shown by then. */
  readonly latestAt: number;
  readonly by: Process | undefined;
  readonly tokenWasRevoked: boolean;
  /** Shown as a message, at this time of the machine's clock. */
  shownAt?: number;
  messageId?: string;
  /** What the caller was told, and when; nothing where it was killed or never told. */
  outcome?: SendOutcome;
  toldAt?: number;
};

export type SimulatedPlatform = {
  readonly sender: MessageSender;
  readonly calls: readonly Call[];
  setTrouble(trouble: Trouble): void;
  /** The channel refuses for good, or has another id, from now on. */
  block(target: string): void;
  move(target: string, to: string): void;
};

/** As long as the senders wait for a response, ms. */
const timeoutMs = 10_000;

function channelOf(target: MessageTarget): string {
  return target.kind === 'channel' && target.thread !== undefined ? `${target.id} ${target.thread}` : target.id;
}

/**
 * A platform as its `MessageSender` shows it: with a network that delays and loses, limits, refusals and, where it has
 * nonces, one message for each. The same suite of tests runs on it and on the real senders.
 */
export function createSimulatedPlatform(
  machine: Machine,
  nonceTtlMs: number,
  onCall: (call: Call) => void = () => {},
): SimulatedPlatform {
  const { random } = machine;
  const calls: Call[] = [];
  const blocked = new Set<string>();
  const moved = new Map<string, string>();
  let trouble: Trouble = 'none';
  let messages = 0;
  let limitedUntil = -Infinity;

  const known = (nonce: string): Call | undefined =>
    calls.findLast(
      (one) => one.nonce === nonce && one.messageId !== undefined && machine.elapsed() - one.begunAt < nonceTtlMs,
    );
  const accept = (call: Call): SendOutcome => {
    if (call.messageId !== undefined) return { kind: 'sent', messageId: call.messageId };
    const earlier = known(call.nonce);
    call.messageId = earlier?.messageId ?? String(++messages);
    if (!earlier) call.shownAt = machine.now();
    machine.note(`message ${call.messageId} ${call.nonce}`);
    return { kind: 'sent', messageId: call.messageId };
  };
  const refused = (reaction: Reaction): SendOutcome => ({ kind: 'refused', reaction });
  const answer = (call: Call): SendOutcome => {
    const to = moved.get(call.target);
    if (call.tokenWasRevoked) return refused({ kind: 'fatal', error: '401' });
    if (machine.elapsed() < limitedUntil || (trouble === 'limiting' && random.chance(0.3))) return limit();
    if (to !== undefined) return refused({ kind: 'moved', to });
    if (blocked.has(call.target)) return refused({ kind: 'gone', reason: 'blocked', certain: true });
    return accept(call);
  };
  const limit = (): SendOutcome => {
    const ms = Math.max(1000 * random.between(1, 30), limitedUntil - machine.elapsed());
    limitedUntil = Math.max(limitedUntil, machine.elapsed() + ms);
    return refused({ kind: 'pause', ms, error: '429' });
  };
  const happens = (one: Trouble, share: number): boolean =>
    trouble === one || (trouble === 'mixed' && random.chance(share));

  return {
    calls,
    setTrouble: (one) => void (trouble = one),
    block: (target) => void blocked.add(target),
    move: (target, to) => void moved.set(target, to),
    sender: {
      send(target, _, nonce, edited) {
        const by = machine.current();
        const tokenWasRevoked = trouble === 'revoked';
        const call: Call = {
          nonce,
          target: channelOf(target),
          begunAt: machine.elapsed(),
          latestAt: machine.latest(),
          by,
          tokenWasRevoked,
          ...(edited !== undefined && { messageId: edited }),
        };
        by?.step();
        calls.push(call);
        onCall(call);
        const { promise, resolve } = Promise.withResolvers<SendOutcome>();
        const tell = (ms: number, outcome: SendOutcome): void => {
          machine.after(ms, () => {
            if (by?.isDead() || call.outcome) return;
            call.outcome = outcome;
            call.toldAt = machine.elapsed();
            resolve(outcome);
          });
        };
        const silent = { kind: 'ambiguous', error: 'no response', unanswered: true } as const;
        if (happens('unreachable', 0.05)) {
          tell(random.between(1, 50), refused({ kind: 'retry-after', error: 'ECONNREFUSED' }));
          return promise;
        }
        const way = random.between(5, trouble === 'slow' ? 4000 : 80);
        const isLost = happens('silent', 0.05) && random.chance(0.5);
        const isLostBack = !isLost && happens('silent', 0.1);
        const isReset = random.chance(0.5);
        tell(isReset && isLostBack ? 2 * way : timeoutMs, silent);
        if (isLost) return promise;
        machine.after(way, () => {
          if (happens('failing', 0.05)) {
            // Hardly ever after it took the message.
            if (random.chance(0.02)) accept(call);
            return tell(way, { kind: 'ambiguous', error: '502' });
          }
          const outcome = answer(call);
          if (!isLostBack) tell(way, outcome);
        });
        return promise;
      },
    },
  };
}
