import type { Chat, Heard } from '../../chat/index.ts';
import { renderDiscord } from './render.ts';
import type { Replies } from './send.ts';
import { within } from '../within.ts';

/** Discord gives up on a command after 3 s (interactions/receiving-and-responding), of which the way there takes some. */
const patienceMs = 1000;

/** A refusal is told at once, to the asker alone. Else the asker sees "thinking…" until the answer takes its place. */
export async function converse(chat: Chat, heard: Heard, replies: Replies): Promise<void> {
  const understanding = chat.understand(heard);
  const known = await within(patienceMs, understanding);
  if (known?.kind === 'refusal') return replies.whisper(renderDiscord(known.reply.answer));
  // Awaited before any work: a long computation would keep the request from leaving.
  if (!(await replies.defer())) return;
  const understood = await understanding;
  const { answer } = understood.kind === 'refusal' ? understood.reply : await understood.answer();
  await replies.edit(renderDiscord(answer));
}
