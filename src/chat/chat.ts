import * as answering from '../answers/index.ts';
import { baseLanguage, isSameLanguage } from '../domain/language.ts';
import { minuteMs } from '../domain/time.ts';
import { newReference } from '../lib/reference.ts';
import { Problem } from '../problem.ts';
import type { User, Users } from '../users/index.ts';
import type { Dictionary, Words } from '../words.ts';
import type { Command, Options, Request, RequestContext } from './command.ts';
import { ClarificationNeeded } from './dispatch/clarification.ts';
import { digestFrame, shownDigest, untimedDigest } from './dispatch/digest-change.ts';
import { createConversations, type Conversation } from './dispatch/conversations.ts';
import { currentOptions, prepareFirstFit, type Prepared } from './dispatch/prepare.ts';
import type { PublicQuestion } from './dispatch/public-question.ts';
import { withinLookUps } from './dispatch/look-ups.ts';
import { readMessage, type Readings } from './dispatch/readings.ts';
import { suggestCommands, suggestPlaces, type CommandSuggestion, type PlaceSuggestion } from './dispatch/suggest.ts';
import { fold } from '../language/lexicon/fold.ts';
import { meaningApart } from '../language/request/read-question.ts';
import { questionAndWatch } from '../language/request/question-and-watch.ts';
import { afterExplanation } from '../language/request/meaning-asked.ts';
import type { Frame } from '../language/meaning/frame.ts';
import { frameOf } from '../language/request/options.ts';
import { openLexicons } from '../language/lexicon/lexicons.ts';
import { withBefore } from '../language/request/steps.ts';
import type { IncomingMessage, MessageOrigin } from './message.ts';
import type { ChatPorts, Log } from './ports.ts';

/** A polite answer in any case; `ok` is false where it says why there is none. */
export type Reply = {
  readonly answer: answering.Answer;
  readonly ok: boolean;
  /** BCP 47 tag of the words of the answer, where it was written for a message. */
  readonly language?: string;
  /** The language of the question, where the asker's own is another: an address of the answer must name it. */
  readonly spokenLanguage?: string;
  readonly question?: PublicQuestion;
  /** The answer is about a place of the user's own, which no address should name. */
  readonly isOwnPlace?: true;
  /** The asker asked too often. `isRepeated`: they read so a moment ago, and where replies are scarce this one may be left out. */
  readonly limited?: { readonly waitMs: number; readonly isRepeated: boolean };
  /** To be called with the platform's id of the message with the answer, so that a reply to it continues from there. */
  sentAs?(messageId: string): void;
};

/** A message that was read and checked. A refusal is known at once; answering may take time, and acts. */
export type PreparedRequest =
  | { readonly kind: 'refusal'; readonly reply: Reply }
  | {
      readonly kind: 'question';
      /** Whether answering only reads, and changes nothing that is kept but what was last asked about. */
      readonly isReading: boolean;
      answer(): Promise<Reply>;
    };

export type Chat = {
  /** Reads and checks a message without acting on it. Never rejects. */
  understand(message: IncomingMessage): Promise<PreparedRequest>;
  /** Reads a message and answers it. Never rejects. */
  answer(message: IncomingMessage): Promise<Reply>;
  /** Places that a half-typed name may become, the likeliest first. */
  suggestPlaces(origin: MessageOrigin, typed: string, count: number): Promise<readonly PlaceSuggestion[]>;
  preferencesOf: Users['preferencesOf'];
  /** The options of a command that changes something, as they stand: its form begins with them. None where they are not known. */
  currentOptions(message: IncomingMessage): Promise<Options>;
  suggestCommands(origin: MessageOrigin, typed: string, count: number): Promise<readonly CommandSuggestion[]>;
  /** Those that can be called by a name. */
  readonly commands: readonly Command[];
  readonly dictionary: Dictionary;
};

/** A bare place goes on with the last question for so long, ms. */
const carriedMs = 5 * minuteMs;

/** The chat over its ports. `commands[0]` answers a bare place or a pin. */
export function createChat(ports: ChatPorts, commands: readonly Command[], dictionary: Dictionary): Chat {
  const { log, now } = ports;
  const conversations = createConversations(now);
  const users: Users = {
    ...ports.users,
    async deleteAccount(user) {
      await ports.users.deleteAccount(user);
      conversations.forget(user);
    },
  };
  const contextFor = contextMaker({ ...ports, users }, commands, dictionary);

  /** The readings of a message, and the context to answer in: of a sentence in its language, where none was chosen. */
  const read = async (message: IncomingMessage): Promise<{ context: RequestContext; readings: Readings }> => {
    const context = await contextFor(message);
    const {
      frame,
      waiting,
      choices,
      digest,
      untimed,
      redo,
      language: spoken,
      isReplied,
      at,
    } = conversations.of(message, frameIn(message.repliesAbout));
    // In a group, the next message of a user is seldom meant for the bot, unless it replies to its question.
    const isMeant = !message.channel || isReplied;
    const isOld = !isReplied && at !== undefined && now() - at > carriedMs;
    const conversation = {
      frame,
      isOld,
      ...(isMeant && { waiting, choices, digest, untimed, redo, language: spoken }),
    };
    const readings = readMessage(continuedIn(context, frame?.language), conversation);
    const answerIn = dictionary.languages.find((one) => one === readings[0].answerIn);
    const language = answerIn ?? (context.preferences.isLanguageChosen ? undefined : readings[0].language);
    if (language === undefined || isSameLanguage(language, context.words.language)) return { context, readings };
    return { context: { ...context, words: dictionary.in(language) }, readings };
  };

  const keep = (message: IncomingMessage, conversation: Conversation): void => {
    if (!message.isAutomatic) conversations.set(message, conversation);
  };

  const remember = (message: IncomingMessage, prepared: Outcome<Prepared>, { language }: Words): void => {
    const { frame, digest } = conversations.of(message, frameIn(message.repliesAbout));
    if (prepared.kind === 'failed') {
      const { waiting, choices } = prepared;
      return keep(message, { frame, waiting, choices, language });
    }
    const { explained, frame: answered } = prepared.value;
    const goesOn = explained ? afterExplanation(frame, explained, language) : frame;
    // A question about the bot, or words that it did not get, leave the digest that was shown.
    return keep(message, answered ? { frame: withBefore(answered, frame) } : { frame: goesOn, digest });
  };

  /** Remembers the digest that an answer is about, or the day that it found: the next message may go on from them. */
  const rememberAnswer = (message: IncomingMessage, [reading]: Readings, answer: answering.Answer): void => {
    const { repliesTo: _, ...origin } = message;
    const { frame } = conversations.of(origin);
    const digest = shownDigest(answer);
    const untimed = untimedDigest(answer);
    if (digest) keep(message, { frame: digestFrame(reading, frame) ?? frame, digest });
    else if (untimed) keep(message, { frame, untimed });
    else if (reading.request.command.name === 'place home') keep(message, { frame, redo: reading.request });
    else if (answer.dayFound && frame) keep(message, { frame: { ...frame, dayFound: answer.dayFound() } });
  };

  const replyTo = (message: IncomingMessage, reply: Reply, { language }: Words): Reply => ({
    ...reply,
    language,
    ...(!message.isAutomatic && { sentAs: (id) => conversations.keepAs(message, id) }),
  });

  /** Two questions, of which the second goes on from the first; where that is refused, the other is said to wait. */
  const understandBoth = async (
    message: IncomingMessage,
    [first, second]: readonly [string, string],
    words: Words,
    join: (words: Words, first: answering.Answer, second: answering.Answer) => answering.Answer,
  ): Promise<PreparedRequest> => {
    const asText = (text: string): IncomingMessage => ({ ...message, input: { kind: 'text', text } });
    const asked = await understand(asText(first));
    if (asked.kind === 'refusal') {
      const left = words.say('note-left', { words: words.say('note-quoted', { text: second }) });
      return { ...asked, reply: { ...asked.reply, answer: answering.withOpening(asked.reply.answer, [left]) } };
    }
    return {
      ...asked,
      isReading: false,
      async answer() {
        const told = await asked.answer();
        const further = await understand(asText(second));
        const reply = further.kind === 'refusal' ? further.reply : await further.answer();
        const isRefused = further.kind === 'refusal';
        return {
          ...told,
          ...reply,
          answer: isRefused
            ? answering.joinAnswers(words, [told.answer, reply.answer])
            : join(words, told.answer, reply.answer),
        };
      },
    };
  };

  const understand = async (message: IncomingMessage): Promise<PreparedRequest> => {
    const { user, input } = message;
    const defaultWords = dictionary.in(user.requestedLanguage ?? user.language);
    const loaded = await attempt(defaultWords, log, user, () => read(message));
    if (loaded.kind === 'failed') return { kind: 'refusal', reply: loaded.reply };
    const { context, readings } = loaded.value;
    const { words, sentences } = context;
    const watch = input.kind === 'text' ? questionAndWatch(input.text, sentences) : undefined;
    if (watch) return understandBoth(message, watch, words, answering.withSetUp);
    const apart = input.kind === 'text' ? meaningApart(input.text, sentences) : undefined;
    if (apart)
      return understandBoth(message, apart.parts, words, apart.isFirst ? answering.withMeaning : answering.withSetUp);
    const prepared = await attempt(context.words, log, user, () => prepareFirstFit(context, readings));
    if (prepared.kind === 'failed') {
      // A refusal is all that the message gets: the conversation goes on from it.
      remember(message, prepared, context.words);
      return { kind: 'refusal', reply: replyTo(message, prepared.reply, context.words) };
    }
    return {
      kind: 'question',
      isReading: prepared.value.isReading,
      async answer() {
        remember(message, prepared, context.words);
        const answered = await attempt(context.words, log, user, prepared.value.action);
        const reply = answered.kind === 'done' ? { answer: answered.value, ok: true } : answered.reply;
        rememberAnswer(message, readings, reply.answer);
        const { question, isOwnPlace } = prepared.value;
        const { language } = context.words;
        const isOther = language !== dictionary.in(context.preferences.language).language;
        const about = {
          ...(question && { question }),
          ...(isOwnPlace && { isOwnPlace }),
          ...(isOther && { spokenLanguage: language }),
        };
        return replyTo(message, { ...reply, ...about }, context.words);
      },
    };
  };

  /** Suggestions while a question is typed. Where they fail there are none; the failure is in the log. */
  const suggest = async <T>(origin: MessageOrigin, make: (context: RequestContext) => readonly T[]) => {
    const message: IncomingMessage = { ...origin, input: { kind: 'text', text: '' } };
    const work = async (): Promise<readonly T[]> => make(await contextFor(message));
    const suggested = await attempt(dictionary.in(origin.user.language), log, origin.user, work);
    return suggested.kind === 'done' ? suggested.value : [];
  };

  return {
    commands: commands.filter(({ isSpoken }) => !isSpoken),
    dictionary,
    understand,
    preferencesOf: users.preferencesOf,
    async currentOptions(message) {
      const { user, input } = message;
      const command = input.kind === 'command' ? commands.find(({ name }) => name === input.name) : undefined;
      if (input.kind !== 'command' || !command || !('current' in command)) return {};
      const request = { command, options: input.options };
      const current = await attempt(dictionary.in(user.language), log, user, async () =>
        currentOptions(await contextFor(message), request),
      );
      return current.kind === 'done' ? current.value : {};
    },
    async answer(message) {
      const prepared = await understand(message);
      return prepared.kind === 'refusal' ? prepared.reply : prepared.answer();
    },
    suggestPlaces: (origin, typed, count) => suggest(origin, (context) => suggestPlaces(context, typed, count)),
    suggestCommands: (origin, typed, count) => suggest(origin, (context) => suggestCommands(context, typed, count)),
  };
}

/** Of words that several languages have, those of the conversation are taken. */
function continuedIn(context: RequestContext, language: string | undefined): RequestContext {
  if (language === undefined || isSameLanguage(language, context.sentences.language)) return context;
  return { ...context, sentences: { ...context.sentences, language: baseLanguage(language) } };
}

function frameIn(question: IncomingMessage['repliesAbout']): Frame | undefined {
  if (!question) return undefined;
  const { name, options } = question;
  return frameOf({ command: { name }, options }, options.place === undefined ? undefined : { text: options.place });
}

/** Makes the context of a message: its user's settings and languages, and the names that sentences may hold. */
function contextMaker(ports: ChatPorts, commands: readonly Command[], dictionary: Dictionary) {
  const { users, places, now } = ports;
  return async (message: IncomingMessage): Promise<RequestContext> => {
    const preferences = await users.preferencesOf(message.user, message.channel);
    const words = dictionary.in(preferences.language);
    const spoken = [words, ...dictionary.languages.map(dictionary.in)];
    const own = new Set([...spoken.flatMap((one) => one.list('place-home')), ...preferences.saved.keys()].map(fold));
    const isOwn = (text: string): boolean => own.has(fold(text.trim()));
    const sentences = {
      // Opened with the first sentence: a service without a chat needs none.
      get lexicons() {
        return openLexicons();
      },
      places: {
        isName: (text: string) => isOwn(text) || places.isName(text),
        isLikely: (text: string) => isOwn(text) || places.isLikely(text),
        isWellKnown: (text: string) => isOwn(text) || places.isWellKnown(text),
        isArea: (text: string) => places.isArea(text, words.language),
        isIsland: places.isIsland,
        kindIn: (name: string, area: string) => places.kindIn(name, area, words.language),
        notationsIn: (text: string) => places.notationsIn(text, words.language),
      },
      language: baseLanguage(words.language),
    };
    const { marine } = ports;
    return {
      ...ports,
      places: withinLookUps(places),
      ...(message.isPreview && { marine: { ...marine, weather: marine.cachedWeather } }),
      commands,
      dictionary,
      message,
      preferences,
      words,
      spoken,
      sentences,
      now: now(),
    };
  };
}

type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | {
      readonly kind: 'failed';
      readonly reply: Reply;
      readonly waiting?: Request | undefined;
      readonly choices?: readonly answering.Button[];
    };

/** The boundary where a `Problem` becomes a sentence, and a bug a reference in the log. */
async function attempt<T>(words: Words, log: Log, user: User, work: () => Promise<T>): Promise<Outcome<T>> {
  const failed = (answer: answering.Answer): { kind: 'failed'; reply: Reply } => ({
    kind: 'failed',
    reply: { answer, ok: false },
  });
  try {
    return { kind: 'done', value: await work() };
  } catch (error) {
    if (error instanceof ClarificationNeeded) {
      const { answer, waiting, choices } = error;
      return { ...failed(answer), waiting, choices };
    }
    if (error instanceof Problem) {
      const { code, details } = error;
      return failed(answering.problemAnswer(words, code, details));
    }
    const reference = newReference();
    log.bug(reference, error, user);
    return failed(answering.plainAnswer(words, ['bug'], { reference }));
  }
}
