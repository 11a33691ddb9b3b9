import { isPrivateCommand, type Chat } from '../../chat/index.ts';
import type { ParsedInteraction } from './parse.ts';
import { renderDiscord } from './render.ts';
import type { Replies } from './send.ts';
import { withTimeout } from '../../lib/timeout.ts';

/** An interaction must be acknowledged within 3 s (interactions/receiving-and-responding), network included, ms. */
const understandTimeoutMs = 1000;

/**
 * Answers a command or a pressed button. A refusal is sent at once, visible only to the user. Else the reply is deferred,
 * shown as "thinking…", until the answer replaces it, or replaces the message whose button was pressed.
 */
export async function handleInteraction(
  chat: Chat,
  { message, replaces }: ParsedInteraction,
  replies: Replies,
): Promise<void> {
  const understanding = chat.understand(message);
  const early = await withTimeout(understandTimeoutMs, understanding);
  if (early?.kind === 'refusal') return replies.replyPrivately(renderDiscord(early.reply.answer));
  // Awaited before any work, since a long computation would delay the request. Deferring fixes who can see the answer, so
  // the command decides it, not the answer.
  const deferred = replaces
    ? await replies.deferUpdate()
    : await replies.defer(isPrivateCommand(chat.commands, message.input));
  if (!deferred) return;
  const understood = await understanding;
  const { answer, ok } = understood.kind === 'refusal' ? understood.reply : await understood.answer();
  const body = renderDiscord(answer);
  // A refusal must not replace the message with the button.
  if (replaces && !ok) await replies.followUp(body);
  else await replies.edit(body, answer.file);
}
