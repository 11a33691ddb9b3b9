import { randomUUID } from 'node:crypto';
import { Problem } from '../problem.ts';
import { pointId } from '../domain/place.ts';
import type { Instant } from '../domain/time.ts';
import { bugAnswer, problemAnswer, type Answer } from '../answers/index.ts';
import type { User, Users } from '../users/index.ts';
import type { Dictionary, Words } from '../words.ts';
import { takesPlace, type Command } from './command.ts';
import type { IncomingMessage } from './message.ts';
import type { Digests, Log, Marine, Places } from './ports.ts';
import type { RequestContext } from './dispatch/request-context.ts';
import { createPending } from './dispatch/pending.ts';
import { prepare } from './dispatch/prepare.ts';
import { ClarificationNeeded } from './dispatch/clarification.ts';
import { readText, type Request } from './language/read.ts';
import {
  suggestCommands,
  suggestPlaces,
  type CommandSuggestion,
  type PlaceSuggestion,
  type SuggestContext,
} from './dispatch/suggest.ts';

/** An answer, and whether it is one: a refusal is polite, and `ok` is false. */
export type Reply = { readonly answer: Answer; readonly ok: boolean };

/** What was asked, before it is worked on: a refusal is known at once, an answer may take its time. */
export type PreparedRequest =
  | { readonly kind: 'refusal'; readonly reply: Reply }
  | { readonly kind: 'question'; answer(): Promise<Reply> };

/** The porter of every door: hears, understands, dispatches, and always has a polite answer. */
export type Chat = {
  understand(message: IncomingMessage): Promise<PreparedRequest>;
  answer(message: IncomingMessage): Promise<Reply>;
  /** For an asker who is still typing the name of a place. */
  suggestPlaces(asking: MessageOrigin, typed: string, count: number): Promise<readonly PlaceSuggestion[]>;
  /** The same for a whole question. */
  suggestCommands(asking: MessageOrigin, typed: string, count: number): Promise<readonly CommandSuggestion[]>;
  readonly commands: readonly Command[];
  readonly dictionary: Dictionary;
};

/** Who is typing, and where. */
export type MessageOrigin = Pick<IncomingMessage, 'user' | 'channel'>;

export type ChatPorts = {
  readonly places: Places;
  readonly marine: Marine;
  readonly users: Users;
  readonly digests: Digests;
  readonly log: Log;
  now(): Instant;
};

/** `commands[0]` is what a bare place or a pin asks. */
export function createChat(ports: ChatPorts, commands: readonly Command[], dictionary: Dictionary): Chat {
  const { users, log, now } = ports;
  const pending = createPending(now);

  const understand = async (message: IncomingMessage): Promise<PreparedRequest> => {
    const { user, channel } = message;
    const recalled = await politely(
      dictionary.in(user.requestedLanguage ?? user.language),
      log,
      user,
    )(() => users.preferencesOf(user, channel));
    if ('reply' in recalled) return { kind: 'refusal', reply: recalled.reply };
    const preferences = recalled.value;
    const words = dictionary.in(preferences.language);
    const polite = politely(words, log, user);
    const spoken = [words, ...dictionary.languages.map(dictionary.in)];
    const hearing: RequestContext = {
      ...ports,
      commands,
      dictionary,
      message,
      preferences,
      spoken,
      pending,
      now: now(),
    };
    const understood = await polite(async () =>
      firstThatFits(toRequests(hearing), (...request) => prepare(hearing, ...request)),
    );
    if ('reply' in understood) return { kind: 'refusal', reply: understood.reply };
    return {
      kind: 'question',
      answer: async () => {
        const answered = await polite(understood.value);
        return 'reply' in answered ? answered.reply : { answer: answered.value, ok: true };
      },
    };
  };
  /** Where nothing can be suggested, there are no suggestions: what went wrong is in the log. */
  const suggest = async <T>(
    { user, channel }: MessageOrigin,
    make: (suggesting: SuggestContext) => readonly T[],
  ): Promise<readonly T[]> => {
    const suggested = await politely(
      dictionary.in(user.language),
      log,
      user,
    )(async () => {
      const preferences = await users.preferencesOf(user, channel);
      const spoken = [dictionary.in(preferences.language), ...dictionary.languages.map(dictionary.in)];
      return make({ places: ports.places, commands, preferences, spoken });
    });
    return 'value' in suggested ? suggested.value : [];
  };
  return {
    commands,
    dictionary,
    suggestPlaces: (asking, typed, count) => suggest(asking, (suggesting) => suggestPlaces(suggesting, typed, count)),
    suggestCommands: (asking, typed, count) =>
      suggest(asking, (suggesting) => suggestCommands(suggesting, typed, count)),
    understand,
    async answer(message) {
      const understood = await understand(message);
      return understood.kind === 'refusal' ? understood.reply : understood.answer();
    },
  };
}

/** The boundary where a `Problem` becomes a sentence, and a bug a reference in the log. */
function politely(words: Words, log: Log, user: User) {
  return async <T>(work: () => Promise<T>): Promise<{ value: T } | { reply: Reply }> => {
    try {
      return { value: await work() };
    } catch (error) {
      if (error instanceof ClarificationNeeded) return { reply: { answer: error.answer, ok: false } };
      if (error instanceof Problem)
        return { reply: { answer: problemAnswer(words, error.code, error.details), ok: false } };
      const reference = randomUUID().slice(0, 8);
      log.bug(reference, error, user);
      return { reply: { answer: bugAnswer(words, reference), ok: false } };
    }
  };
}

/**
 * Tries what a text may mean. Where no meaning has a place, a place that is called nearly so is asked about; where there
 * is none, the likeliest meaning says why.
 */
async function firstThatFits<T>(
  requests: readonly (() => Request)[],
  prepare: (request: Request, mayGuess: boolean) => Promise<T>,
): Promise<T> {
  let reason: unknown;
  for (const mayGuess of [false, true]) {
    for (const read of requests) {
      try {
        const request = read();
        // A plain command has guessed already, and what it had done by then must not be done twice.
        if (mayGuess && (request.isFarFetched || !takesPlace(request.command))) continue;
        return await prepare(request, mayGuess);
      } catch (error) {
        // What the less likely meanings lack is of no interest.
        if (!(error instanceof Problem) || (read === requests[0] && error.code !== 'place-unknown')) throw error;
        reason ??= error;
      }
    }
  }
  throw reason;
}

function toRequests({
  message: { user, input, channel },
  spoken,
  commands,
  pending,
}: RequestContext): (() => Request)[] {
  // Among others, what somebody says next is seldom meant for us.
  const bare = (channel ? undefined : pending.of(user)) ?? { command: commands[0]!, options: {} };
  if (input.kind === 'text') return readText(input.text, spoken, commands, bare);
  if (input.kind === 'pin') {
    return [() => ({ command: bare.command, options: { ...bare.options, place: pointId(input.point) } })];
  }
  const command = commands.find(({ name }) => name === input.name);
  if (!command) throw new Problem('command-unknown', { command: input.name });
  return [() => ({ command, options: input.options })];
}
