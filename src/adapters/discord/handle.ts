import { isPrivateCommand, type Chat, type Reply } from '../../chat/index.ts';
import { once } from '../../lib/once.ts';
import { withTimeout } from '../../lib/timeout.ts';
import { createSpacedTurns } from '../../lib/turns.ts';
import type { RenderPng } from '../adapter.ts';
import { lengths, most, ms } from './limits.ts';
import { clean, cut } from './markdown.ts';
import type { ParsedInteraction, PressedMessage, AutocompleteRequest } from './parse.ts';
import { renderDiscord, type DiscordMessage } from './render.ts';
import type { Replies } from './send.ts';

export function createPace() {
  return {
    /** How long the last one took, ms; before the first one, whose data and words are still to be loaded, `Infinity`. */
    lastMs: Infinity,
    inWork: 0,
    /** Resolves for one answer after the other, between which the event loop sends acknowledgements. */
    nextTurn: createSpacedTurns(1),
  };
}

type AnswerContext = { readonly renderPng: RenderPng; readonly pace: ReturnType<typeof createPace> };

/** Where an answer goes: a message to all, one to the user alone, or into the message with the button. */
type Target = 'public' | 'private' | 'replaced';

/**
 * Answers a command or a pressed button. A refusal is sent at once, visible only to the user; so is any answer that is ready
 * soon. Else the reply is deferred until the answer is there: before any work where many are in work or the last one took
 * long, since computations would delay the acknowledgement.
 */
export async function handleInteraction(
  chat: Chat,
  parsed: ParsedInteraction,
  replies: Replies,
  context: AnswerContext,
): Promise<void> {
  const { form, message } = parsed;
  if (form) return replies.openForm(form((await withTimeout(ms.understand, chat.currentOptions(message))) ?? {}));
  const { pace } = context;
  pace.inWork += 1;
  try {
    await answerTo(chat, parsed, replies, context);
  } finally {
    pace.inWork -= 1;
  }
}

async function answerTo(
  chat: Chat,
  { message, pressed }: ParsedInteraction,
  replies: Replies,
  { renderPng, pace }: AnswerContext,
): Promise<void> {
  // Deferring fixes who can see the answer, so the command decides it, not the answer.
  const target = targetOf(pressed, isPrivateCommand(chat.commands, message.input));
  const understand = once(() => chat.understand(message));
  // Loading data and words blocks the event loop for seconds on a slow machine, so that no timeout would fire.
  const isLater = pace.inWork > most.inWork || pace.lastMs === Infinity;
  const understood = isLater ? undefined : await withTimeout(ms.understand, understand());
  if (understood?.kind === 'refusal') return replies.reply(renderDiscord(understood.reply.answer), true);
  const work = once(async (): Promise<Finished> => {
    const prepared = await understand();
    const startedAt = performance.now();
    const reply = prepared.kind === 'refusal' ? prepared.reply : await prepared.answer();
    const rendered = renderDiscord(reply.answer, await renderPng(reply.answer));
    pace.lastMs = performance.now() - startedAt;
    return { reply, rendered };
  });
  const isBegun = understood !== undefined && pace.lastMs <= ms.quick;
  const quick = isBegun ? await withTimeout(ms.quick, work()) : undefined;
  if (quick) return respond(quick, target, replies);
  const isDeferred = target === 'replaced' ? await replies.deferUpdate() : await replies.defer(target === 'private');
  if (isDeferred) {
    await pace.nextTurn();
    await finish(await work(), target, replies);
  }
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

/** Suggests places for the typed text. Discord sends the id of the chosen one as the option's value. */
export async function suggest(chat: Chat, { origin, typed }: AutocompleteRequest, replies: Pick<Replies, 'suggest'>) {
  const places = await chat.suggestPlaces(origin, typed, most.suggestions);
  const choices = places.map(({ label, placeId }) => ({ name: cut(clean(label), lengths.suggestion), value: placeId }));
  await replies.suggest(choices.filter(({ value }) => value.length <= lengths.suggestedId));
}
