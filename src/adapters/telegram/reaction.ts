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
  if (mentions(description, deletedTopic)) {
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

const deletedTopic = ['message thread not found', 'TOPIC_DELETED', 'TOPIC_ID_INVALID'];

/** Whether a message was refused because of its chat, or of the message to edit, so that another text would be, too. */
export function isAboutChat({ description, parameters }: Pick<Refusal, 'description' | 'parameters'>): boolean {
  return (
    parameters?.migrate_to_chat_id !== undefined ||
    mentions(description, [...missingRights, ...deletedTopic, ...uneditable, notModified])
  );
}

/** Refusals to edit: "message can't be edited", "message to edit not found", "there is no text in the message to edit". */
export const uneditable: readonly string[] = ["can't be edited", 'to edit'];
export const notModified = 'message is not modified';

/** Whether a chat takes no photos, but may take text. */
export function isAboutPhotos(description: string): boolean {
  return mentions(description, ['rights to send photos', 'rights to send media', 'CHAT_SEND_PHOTOS_FORBIDDEN']);
}

/** Whether a refusal names one of some reasons, in any case of letters. */
export function mentions(description: string, reasons: readonly string[]): boolean {
  const lower = description.toLowerCase();
  return reasons.some((reason) => lower.includes(reason.toLowerCase()));
}

/** `bot was blocked by the user` of `Forbidden: bot was blocked by the user`. */
function reasonIn(description: string): string {
  return description.replace(/^[^:]*: /, '').slice(0, maxReasonLength);
}

const maxReasonLength = 100;
