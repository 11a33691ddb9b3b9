import { bugAnswer, problemAnswer, type Answer } from '../answers/index.ts';
import type { Instant } from '../domain/time.ts';
import { newReference } from '../lib/reference.ts';
import { Problem } from '../problem.ts';
import type { User, Users } from '../users/index.ts';
import type { Dictionary, Words } from '../words.ts';
import type { Action, Command } from './command.ts';
import { ClarificationNeeded } from './dispatch/clarification.ts';
import { createPendingRequests } from './dispatch/pending-requests.ts';
import { prepareFirstFit } from './dispatch/prepare.ts';
import type { RequestContext } from './dispatch/request-context.ts';
import {
  suggestCommands,
  suggestPlaces,
  type CommandSuggestion,
  type PlaceSuggestion,
  type SuggestContext,
} from './dispatch/suggest.ts';
import type { Request } from './language/read.ts';
import type { IncomingMessage } from './message.ts';
import type { Digests, Log, Marine, Places } from './ports.ts';

/** A polite answer in any case; `ok` is false where it says why there is none. */
export type Reply = { readonly answer: Answer; readonly ok: boolean };

/** A message that was read and checked. A refusal is known at once; answering may take time, and acts. */
export type PreparedRequest =
  | { readonly kind: 'refusal'; readonly reply: Reply }
  | { readonly kind: 'question'; answer(): Promise<Reply> };

/** Answers messages of every adapter. */
export type Chat = {
  /** Reads and checks a message without acting on it. Never rejects. */
  understand(message: IncomingMessage): Promise<PreparedRequest>;
  /** Reads a message and answers it. Never rejects. */
  answer(message: IncomingMessage): Promise<Reply>;
  /** Places that a half-typed name may become, the likeliest first. */
  suggestPlaces(origin: MessageOrigin, typed: string, count: number): Promise<readonly PlaceSuggestion[]>;
  /** Commands that a half-typed question may become. */
  suggestCommands(origin: MessageOrigin, typed: string, count: number): Promise<readonly CommandSuggestion[]>;
  readonly commands: readonly Command[];
  readonly dictionary: Dictionary;
};

/** Who writes, and where. */
export type MessageOrigin = Pick<IncomingMessage, 'user' | 'channel'>;

export type ChatPorts = {
  readonly places: Places;
  readonly marine: Marine;
  readonly users: Users;
  readonly digests: Digests;
  readonly log: Log;
  now(): Instant;
};

/** The chat over its ports. `commands[0]` answers a bare place or a pin. */
export function createChat(ports: ChatPorts, commands: readonly Command[], dictionary: Dictionary): Chat {
  const { users, log, now } = ports;
  const pending = createPendingRequests(now);

  const contextFor = async (message: IncomingMessage): Promise<RequestContext> => {
    const preferences = await users.preferencesOf(message.user, message.channel);
    const words = dictionary.in(preferences.language);
    const spoken = [words, ...dictionary.languages.map(dictionary.in)];
    return { ...ports, commands, dictionary, message, preferences, words, spoken, now: now() };
  };

  const understand = async (message: IncomingMessage): Promise<PreparedRequest> => {
    const { user } = message;
    const defaultWords = dictionary.in(user.requestedLanguage ?? user.language);
    const loaded = await attempt(defaultWords, log, user, () => contextFor(message));
    if (loaded.kind === 'failed') return { kind: 'refusal', reply: loaded.reply };
    const { words } = loaded.value;
    // In a group, the next message of a user is seldom meant for the bot.
    const waiting = message.channel ? undefined : pending.of(user);
    const prepared = await attempt(words, log, user, () => prepareFirstFit(loaded.value, waiting));
    if (!message.isAutomatic) {
      if (prepared.kind === 'done') pending.set(user, undefined);
      else if (prepared.code !== 'place-unknown') pending.set(user, message.channel ? undefined : prepared.pending);
      // A place that nothing is called by leaves the request waiting for one.
    }
    if (prepared.kind === 'failed') return { kind: 'refusal', reply: prepared.reply };
    return { kind: 'question', answer: () => carryOut(words, log, user, prepared.value) };
  };

  /** Where suggestions fail there are none; the failure is in the log. */
  const suggest = async <T>(
    origin: MessageOrigin,
    make: (context: SuggestContext) => readonly T[],
  ): Promise<readonly T[]> => {
    const message: IncomingMessage = { ...origin, input: { kind: 'text', text: '' } };
    const suggested = await attempt(dictionary.in(origin.user.language), log, origin.user, async () =>
      make(await contextFor(message)),
    );
    return suggested.kind === 'done' ? suggested.value : [];
  };

  return {
    commands,
    dictionary,
    understand,
    async answer(message) {
      const prepared = await understand(message);
      return prepared.kind === 'refusal' ? prepared.reply : prepared.answer();
    },
    suggestPlaces: (origin, typed, count) => suggest(origin, (context) => suggestPlaces(context, typed, count)),
    suggestCommands: (origin, typed, count) => suggest(origin, (context) => suggestCommands(context, typed, count)),
  };
}

async function carryOut(words: Words, log: Log, user: User, action: Action): Promise<Reply> {
  const answered = await attempt(words, log, user, action);
  return answered.kind === 'done' ? { answer: answered.value, ok: true } : answered.reply;
}

type Attempt<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'failed'; readonly reply: Reply; readonly code?: string; readonly pending?: Request | undefined };

/** The boundary where a `Problem` becomes a sentence, and a bug a reference in the log. */
async function attempt<T>(words: Words, log: Log, user: User, work: () => Promise<T>): Promise<Attempt<T>> {
  const failed = (answer: Answer): { kind: 'failed'; reply: Reply } => ({
    kind: 'failed',
    reply: { answer, ok: false },
  });
  try {
    return { kind: 'done', value: await work() };
  } catch (error) {
    if (error instanceof ClarificationNeeded) return { ...failed(error.answer), pending: error.pending };
    if (error instanceof Problem) {
      const { code, details } = error;
      return { ...failed(problemAnswer(words, code, details)), code };
    }
    const reference = newReference();
    log.bug(reference, error, user);
    return failed(bugAnswer(words, reference));
  }
}
