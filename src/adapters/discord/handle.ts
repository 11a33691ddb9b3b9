import { isPrivateCommand, type Chat } from '../../chat/index.ts';
import type { ParsedInteraction } from './parse.ts';
import { renderDiscord } from './render.ts';
import type { Replies } from './send.ts';
import { withTimeout } from '../../lib/timeout.ts';

/** Discord gives up on a command after 3 s (interactions/receiving-and-responding), of which the way there takes some. */
const patienceMs = 1000;

/**
 * A refusal is told at once, to the asker alone. Else the asker sees "thinking…" until the answer takes its place, or
 * that of the message whose button was pressed.
 */
export async function handleInteraction(
  chat: Chat,
  { message, replaces }: ParsedInteraction,
  replies: Replies,
): Promise<void> {
  const understanding = chat.understand(message);
  const known = await withTimeout(patienceMs, understanding);
  if (known?.kind === 'refusal') return replies.whisper(renderDiscord(known.reply.answer));
  // Awaited before any work: a long computation would keep the request from leaving. What a defer says of who sees the
  // answer is final, so it is not left to the answer.
  const deferred = replaces
    ? await replies.deferUpdate()
    : await replies.defer(isPrivateCommand(chat.commands, message.input));
  if (!deferred) return;
  const understood = await understanding;
  const { answer, ok } = understood.kind === 'refusal' ? understood.reply : await understood.answer();
  const body = renderDiscord(answer);
  // A message is not given up for a refusal.
  if (replaces && !ok) await replies.followUp(body);
  else await replies.edit(body, answer.file);
}
