import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { tooManyQuestions } from '../../chat/index.ts';
import type { Chat, IncomingMessage, Input, Reply, PublicQuestion } from '../../chat/index.ts';
import type { Point } from '../../domain/place.ts';
import { unitSystems, type UnitSystem } from '../../domain/units.ts';
import { createBoundedMap, createExpiringMap } from '../../lib/bounded-map.ts';
import { createKeyedLimiter } from '../../lib/keyed-limiter.ts';
import { createTurns } from '../../lib/turns.ts';
import { lengths, most, ms } from './limits.ts';
import { acceptedLanguage, type WebEnv } from './request.ts';
import type { Session, Sessions } from './sessions.ts';
import type { RenderPng } from '../adapter.ts';
import type { BotLinks, Coverage, ReadNow, StationMap } from './ports.ts';

/** One network may ask ten questions at once, then one a second: behind one address there may be a whole office. */
const networkRate = { perSecond: 1, burst: 10 };
const sessionCookie = 'bellbuoy_session';
/** As long as an idle session is kept (`users.ts`), s. */
const sessionS = 30 * 24 * 3600;

type WebContext = Context<WebEnv>;

/** Questions over HTTP: who asks them, how often, and what was answered a moment ago. */
export type Questions = ReturnType<typeof createQuestions>;

type QuestionsOptions = {
  readonly chat: Chat;
  readonly sessions: Sessions;
  /** Monotonic, ms. */
  clock(): number;
};

/** The parts that pages and routes are made from. Those that are absent have no pages. */
export type WebParts = QuestionsOptions & {
  readonly questions: Questions;
  readonly renderPng: RenderPng;
  readonly map?: StationMap | undefined;
  readonly coverage?: Coverage | undefined;
  /** Gauges and buoys, for the map; absent where they are not known. */
  readonly gauges?: () => Promise<readonly { readonly name: string; readonly point: Point }[]>;
  readonly botLinks?: BotLinks | undefined;
  readonly readNow?: ReadNow | undefined;
  readonly supportUrl?: string | undefined;
};

export function createQuestions({ chat, sessions, clock }: QuestionsOptions) {
  const networks = createKeyedLimiter(networkRate, clock);
  const turns = createTurns(most.answersAtOnce);
  const kept = createExpiringMap<Promise<Reply>>({ max: most.kept, ttlMs: ms.kept }, clock);
  /** How often each session has answered by POST, after which its settings may be others. */
  const changes = createBoundedMap<number>(most.sessions);

  const take = (c: WebContext): number => networks.take(c.env.clientNetwork);
  const session = (c: WebContext): Session | undefined => sessions.open(getCookie(c, sessionCookie) ?? '');

  const readAs = async (c: WebContext, user: IncomingMessage['user'], input: Input): Promise<Reply> => {
    const waitMs = take(c);
    if (waitMs > 0) return refusal(chat, user, waitMs);
    return turns.run(c.env.clientNetwork, async () => {
      if (!user.anonymous) {
        const understood = await chat.understand({ user, input });
        if (understood.kind === 'refusal') return understood.reply;
        if (understood.isReading) return understood.answer();
      }
      return chat.answer({ user: { ...user, id: 'page', anonymous: true }, input, isAutomatic: true });
    });
  };

  const userOf = (c: WebContext, account: string | undefined): IncomingMessage['user'] => ({
    platform: 'web',
    ...(account === undefined ? { id: 'page', anonymous: true } : { id: account, isNewSession: true }),
    ...requestedBy(c, chat),
  });

  const read = async (c: WebContext, account: string | undefined, input: Input): Promise<Reply> => {
    const user = userOf(c, account);
    const { language, requestedLanguage, units } = user;
    const key = JSON.stringify([account, account && changes.get(account), language, requestedLanguage, units, input]);
    const known = kept.get(key);
    if (known) return known;
    const reading = readAs(c, user, input);
    kept.set(key, reading, clock());
    const reply = await reading;
    // A failure may be over in a moment, and a refusal of one client is no answer to another.
    if (!reply.ok) kept.set(key, reading, -Infinity);
    return reply;
  };

  return {
    /** Counts a question of the client. Returns 0, or how long it must wait, ms. */
    take,
    session,
    preferences: (c: WebContext) => chat.preferencesOf(userOf(c, session(c)?.account)),
    /** Answers a message when it is the client's turn, and forgets what was read for its session. */
    answer(c: WebContext, message: IncomingMessage): Promise<Reply> {
      changes.set(message.user.id, (changes.get(message.user.id) ?? 0) + 1);
      return turns.run(c.env.clientNetwork, () => chat.answer(message));
    },
    /** Changes nothing, as GET must: what is not about a place is answered as to a stranger. A repeat is not counted. */
    read: (c: WebContext, input: Input) => read(c, session(c)?.account, input),
    /** As `read`, without the session of the browser: for what is shown on pages of others. */
    readAsStranger: (c: WebContext, input: Input) => read(c, undefined, input),
    keep(c: WebContext, { token }: Session): void {
      setCookie(c, sessionCookie, token, {
        httpOnly: true,
        sameSite: 'Lax',
        secure: c.env.origin.startsWith('https:'),
        path: '/',
        maxAge: sessionS,
      });
    },
  };
}

function refusal(chat: Chat, { requestedLanguage, language }: IncomingMessage['user'], waitMs: number): Reply {
  const answer = tooManyQuestions(chat.dictionary.in(requestedLanguage ?? language), waitMs);
  return { answer, ok: false, limited: { waitMs, isRepeated: false } };
}

/** Language and units that an address asks for, and the language of the browser. */
function requestedBy(c: WebContext, { dictionary }: Chat) {
  const { language: requestedLanguage, units } = c.req.query();
  return {
    language: acceptedLanguage(c.req.header('Accept-Language'), dictionary.languages),
    requestedLanguage: acceptedLanguage(requestedLanguage, dictionary.languages),
    units: (Object.keys(unitSystems) as UnitSystem[]).find((name) => name === units),
  };
}

const ownParameters: ReadonlySet<string> = new Set(['q', 'command', 'language', 'units', 'theme']);

/** What an address says of its reader, where that is not what their browser says. */
export type Reader = { readonly language?: string; readonly units?: string };

/** The reader of an answer: language and units of its own address, else the language that was asked in. */
export function readerOf({ language, units }: Reader, { spokenLanguage }: Pick<Reply, 'spokenLanguage'>): Reader {
  const tag = language ?? spokenLanguage;
  return { ...(tag !== undefined && { language: tag }), ...(units !== undefined && { units }) };
}

/** The address of an answer: `/?command=tide&place=geonames%3A3030300`. */
export function addressOf(question: PublicQuestion, reader: Reader): string {
  return `/?${queryOf(question, reader)}`;
}

/** The query of a question's address, sorted by what it means, so that one question has one address. */
export function queryOf({ command, options }: PublicQuestion, reader: Reader): string {
  return new URLSearchParams({ command, ...options, ...reader }).toString();
}

/** The question in a query: `q` as typed, else a command with its options. `undefined` where there is none. */
export function inputIn(query: Readonly<Record<string, string>>): Input | undefined {
  const { q = '', command = '' } = query;
  const text = q.trim().slice(0, lengths.text);
  if (text !== '') return { kind: 'text', text };
  if (command === '') return undefined;
  const options = Object.entries(query).filter(
    ([name, value]) => !ownParameters.has(name) && value.length <= lengths.text,
  );
  return { kind: 'command', name: command.slice(0, lengths.text), options: Object.fromEntries(options) };
}
