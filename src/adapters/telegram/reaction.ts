import type { ApiError } from 'grammy/types';
import type { MessageTarget } from '../../chat/index.ts';
import type { Reaction, SendOutcome } from '../../digests/ports.ts';
import { refused } from '../send-outcome.ts';
import { describeRefusal } from './failure.ts';

type Refusal = Pick<ApiError, 'error_code' | 'description' | 'parameters'>;

/** What to do when Telegram does not take a message. Codes are coarse: most is in the description. */
export function outcomeOfRefusal(refusal: Refusal, target: MessageTarget): SendOutcome {
  const error = describeRefusal('sendMessage', refusal);
  // Telegram's own trouble: it may have taken the message all the same.
  if (refusal.error_code >= 500) return { kind: 'ambiguous', error };
  return refused(reactionTo(refusal, target, error));
}

function reactionTo(
  { error_code: status, description, parameters }: Refusal,
  target: MessageTarget,
  error: string,
): Reaction {
  if (status === 429) return { kind: 'pause', ms: (parameters?.retry_after ?? shortestWaitS) * 1000, error };
  if (status === 401 || status === 404) return { kind: 'fatal', error };
  if (status === 403) return { kind: 'gone', reason: reasonIn(description), certain: true };
  const to = parameters?.migrate_to_chat_id;
  if (to !== undefined) return { kind: 'moved', to: String(to) };
  if (says(description, ['message thread not found', 'TOPIC_DELETED', 'TOPIC_ID_INVALID'])) {
    const isTopic = target.kind === 'channel' && target.thread !== undefined;
    const general = { kind: 'channel', id: target.id } as const;
    return { kind: 'gone', reason: 'topic deleted', certain: true, ...(isTopic && { lastTo: general }) };
  }
  // Rights come and go while people set up a group: believed when it is said on another day as well.
  if (says(description, rightless)) return { kind: 'gone', reason: reasonIn(description), certain: false };
  return { kind: 'our-bug', error };
}

/** Where Telegram says wait without saying how long. */
const shortestWaitS = 5;

const rightless = [
  'chat not found',
  'PEER_ID_INVALID',
  'CHAT_WRITE_FORBIDDEN',
  'CHAT_ADMIN_REQUIRED',
  'CHAT_RESTRICTED',
  'TOPIC_CLOSED',
  'not enough rights',
  'have no rights',
  'need administrator rights',
  'group chat was upgraded',
  'group chat was deactivated',
];

export function cannotParse(outcome: SendOutcome): boolean {
  return (
    outcome.kind === 'refused' &&
    outcome.reaction.kind === 'our-bug' &&
    says(outcome.reaction.error, ["can't parse entities"])
  );
}

function says(description: string, reasons: readonly string[]): boolean {
  const lower = description.toLowerCase();
  return reasons.some((reason) => lower.includes(reason.toLowerCase()));
}

/** `bot was blocked by the user` of `Forbidden: bot was blocked by the user`. */
function reasonIn(description: string): string {
  return description.replace(/^[^:]*: /, '').slice(0, longestReason);
}

const longestReason = 100;
