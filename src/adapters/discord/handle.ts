import { isPrivateCommand, type Chat, type Reply } from '../../chat/index.ts';
import { once } from '../../lib/once.ts';
import { withTimeout } from '../../lib/timeout.ts';
import type { RenderPng } from '../adapter.ts';
import type { ParsedInteraction, PressedMessage } from './parse.ts';
import { renderDiscord, type DiscordMessage } from './render.ts';
import type { Replies } from './send.ts';

// An interaction must be acknowledged within 3 s, network included (interactions/receiving-and-responding).
const understandTimeoutMs = 1000;
/** An answer that is ready within this, ms, needs no "thinking…"; most are, with their picture. */
const quickMs = 700;

/** How long the last answer took, ms; before the first one, whose data and words are still to be loaded, `Infinity`. */
export type AnswerPace = { lastMs: number };

/** Needed for answers, beside the chat. */
export type AnswerContext = { readonly renderPng: RenderPng; readonly pace: AnswerPace };

/** Where an answer goes: a message to all, one to the user alone, or into the message with the button. */
type Target = 'public' | 'private' | 'replaced';

/**
 * Answers a command or a pressed button. A refusal is sent at once, visible only to the user; so is any answer that is ready
 * soon. Else the reply is deferred until the answer is there: before any work where the last one took long, since a
 * computation would delay the acknowledgement.
 */
export async function handleInteraction(
  chat: Chat,
  { message, pressed, form }: ParsedInteraction,
  replies: Replies,
  { renderPng, pace }: AnswerContext,
): Promise<void> {
  if (form) return replies.openForm(form);
  // Deferring fixes who can see the answer, so the command decides it, not the answer.
  const target = targetOf(pressed, isPrivateCommand(chat.commands, message.input));
  const understanding = chat.understand(message);
  const understood = await withTimeout(understandTimeoutMs, understanding);
  if (understood?.kind === 'refusal') return replies.reply(renderDiscord(understood.reply.answer), true);
  const work = once(async (): Promise<Finished> => {
    const prepared = await understanding;
    const startedAt = performance.now();
    const reply = prepared.kind === 'refusal' ? prepared.reply : await prepared.answer();
    const rendered = renderDiscord(reply.answer, await renderPng(reply.answer));
    pace.lastMs = performance.now() - startedAt;
    return { reply, rendered };
  });
  const isBegun = understood !== undefined && pace.lastMs <= quickMs;
  const quick = isBegun ? await withTimeout(quickMs, work()) : undefined;
  if (quick) return respond(quick, target, replies);
  const isDeferred = target === 'replaced' ? await replies.deferUpdate() : await replies.defer(target === 'private');
  if (isDeferred) await finish(await work(), target, replies);
  // It is too late to answer; a bug in the work is still to be seen.
  else if (isBegun) await work();
}

type Finished = { readonly reply: Reply; readonly rendered: DiscordMessage };

function respond({ reply, rendered }: Finished, target: Target, replies: Replies): Promise<void> {
  // A refusal must not replace the message with the button, and concerns the user alone.
  if (target === 'replaced' && reply.ok) return replies.update(rendered);
  return replies.reply(rendered, target === 'private' || !reply.ok || reply.answer.alone === true);
}

function finish({ reply, rendered }: Finished, target: Target, replies: Replies): Promise<void> {
  if (target === 'replaced' && !reply.ok) return replies.followUp(rendered);
  return replies.edit(rendered);
}

/** A button under somebody else's answer leaves it as it is, and one that others see is no place for a private answer. */
function targetOf(pressed: PressedMessage | undefined, isPrivate: boolean): Target {
  const elsewhere = isPrivate ? 'private' : 'public';
  if (!pressed) return elsewhere;
  const { replaces, seenBy, isOwn } = pressed;
  if (seenBy === 'all' && (isPrivate || !isOwn)) return 'private';
  if (replaces) return 'replaced';
  return seenBy === 'user' ? 'private' : elsewhere;
}
