import { GrammyError, HttpError } from 'grammy';
import type { ApiError } from 'grammy/types';
import type { MessageTarget } from '../../chat/index.ts';
import type { Reaction, SendOutcome } from '../../digests/ports.ts';
import { refused } from '../send-outcome.ts';
import { lengths } from './limits.ts';
import refusals from './refusals.json' with { type: 'json' };

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
  if (mentions(description, refusals.deletedTopic)) {
    const isTopic = target.kind === 'channel' && target.thread !== undefined;
    const general = { kind: 'channel', id: target.id } as const;
    return { kind: 'gone', reason: 'topic deleted', certain: true, ...(isTopic && { lastTo: general }) };
  }
  // Rights change while a group is being set up, so the digest ends only after a second refusal on another day.
  if (mentions(description, [...refusals.missingRights, ...uneditable]))
    return { kind: 'gone', reason: reasonIn(description), certain: false };
  return { kind: 'our-bug', error };
}

/** For a 429 without `retry_after`. */
const defaultWaitS = 5;

/** Whether a message was refused because of its chat, or of the message to edit, so that another text would be, too. */
export function isAboutChat({ description, parameters }: Pick<Refusal, 'description' | 'parameters'>): boolean {
  const { missingRights, deletedTopic } = refusals;
  return (
    parameters?.migrate_to_chat_id !== undefined ||
    mentions(description, [...missingRights, ...deletedTopic, ...uneditable, ...notModified])
  );
}

/** Refusals to edit: "message can't be edited", "message to edit not found", "there is no text in the message to edit". */
export const { uneditable, notModified } = refusals;

/** Whether a chat takes no photos, but may take text. */
export function isAboutPhotos(description: string): boolean {
  return mentions(description, refusals.aboutPhotos);
}

/** Whether a refusal names one of some reasons, in any case of letters. */
export function mentions(description: string, reasons: readonly string[]): boolean {
  const lower = description.toLowerCase();
  return reasons.some((reason) => lower.includes(reason.toLowerCase()));
}

/** `bot was blocked by the user` of `Forbidden: bot was blocked by the user`. */
function reasonIn(description: string): string {
  return description.replace(/^[^:]*: /, '').slice(0, lengths.reason);
}

/** A refusal of Telegram, or a call without its response. */
export type Failure = GrammyError | HttpError;

/** A proxy on the way answered: in HTML, or with JSON without Telegram's numeric `error_code`. */
export function isFromElsewhere(error: Failure): boolean {
  return error instanceof GrammyError ? typeof error.error_code !== 'number' : causeOf(error) === 'invalid-json';
}

/** A failed call for the log, `getMe: ECONNREFUSED`: the error itself holds the token in a URL, and the answer. */
export function describeFailure(error: unknown): string {
  if (error instanceof GrammyError) {
    return isFromElsewhere(error) ? `${error.method}: answered by another` : describeRefusal(error.method, error);
  }
  if (error instanceof HttpError) return `${/'(\w+)'/.exec(error.message)?.[1] ?? 'call'}: ${causeOf(error)}`;
  return error instanceof Error ? error.name : 'unknown';
}

/** `sendMessage: 400 Bad Request: can't parse entities`. The part after the second colon is cut: it can quote the text. */
export function describeRefusal(method: string, { error_code: status, description }: Refusal): string {
  return `${method}: ${status} ${description.split(':', 2).join(':')}`;
}

/** The cause of a failed call: a code such as `ECONNREFUSED`, or a type of node-fetch: `aborted`, `invalid-json`. */
export function causeOf({ error }: HttpError): string {
  const { code, type } = Object(error) as { code?: unknown; type?: unknown };
  return [code, type].find((kind) => typeof kind === 'string') ?? 'no answer';
}
