import type { ApiError } from 'grammy/types';
import type { MessageTarget } from '../../chat/index.ts';
import type { Reaction, SendOutcome } from '../../digests/ports.ts';
import { refused } from '../send-outcome.ts';
import { describeRefusal } from './failure.ts';

type Refusal = Pick<ApiError, 'error_code' | 'description' | 'parameters'>;

/** The outcome of a message that Telegram refused. Its codes are coarse, so most decisions depend on the description. */
export function outcomeOfRefusal(refusal: Refusal, target: MessageTarget): SendOutcome {
  const error = describeRefusal('sendMessage', refusal);
  // A server error of Telegram: the message may have been sent nevertheless.
  if (refusal.error_code >= 500) return { kind: 'ambiguous', error };
  return refused(reactionTo(refusal, target, error));
}

function reactionTo(
  { error_code: status, description, parameters }: Refusal,
  target: MessageTarget,
  error: string,
): Reaction {
  if (status === 429) return { kind: 'pause', ms: (parameters?.retry_after ?? defaultWaitS) * 1000, error };
  if (status === 401 || status === 404) return { kind: 'fatal', error };
  if (status === 403) return { kind: 'gone', reason: reasonIn(description), certain: true };
  const to = parameters?.migrate_to_chat_id;
  if (to !== undefined) return { kind: 'moved', to: String(to) };
  if (mentions(description, ['message thread not found', 'TOPIC_DELETED', 'TOPIC_ID_INVALID'])) {
    const isTopic = target.kind === 'channel' && target.thread !== undefined;
    const general = { kind: 'channel', id: target.id } as const;
    return { kind: 'gone', reason: 'topic deleted', certain: true, ...(isTopic && { lastTo: general }) };
  }
  // Rights change while a group is being set up, so the digest ends only after a second refusal on another day.
  if (mentions(description, missingRights)) return { kind: 'gone', reason: reasonIn(description), certain: false };
  return { kind: 'our-bug', error };
}

/** For a 429 without `retry_after`. */
const defaultWaitS = 5;

const missingRights = [
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

/** Whether Telegram could not parse the markup, so that plain text may succeed. */
export function cannotParse(outcome: SendOutcome): boolean {
  return (
    outcome.kind === 'refused' &&
    outcome.reaction.kind === 'our-bug' &&
    mentions(outcome.reaction.error, ["can't parse entities"])
  );
}

function mentions(description: string, reasons: readonly string[]): boolean {
  const lower = description.toLowerCase();
  return reasons.some((reason) => lower.includes(reason.toLowerCase()));
}

/** `bot was blocked by the user` of `Forbidden: bot was blocked by the user`. */
function reasonIn(description: string): string {
  return description.replace(/^[^:]*: /, '').slice(0, maxReasonLength);
}

const maxReasonLength = 100;
