import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Adapter } from '../../src/adapters/adapter.ts';
import { createTelegram, type TelegramOptions } from '../../src/adapters/telegram/index.ts';
import type { Answer } from '../../src/answers/index.ts';
import type { Chat, IncomingMessage, Reply } from '../../src/chat/index.ts';
import { noPictures } from './no-pictures.ts';
import { silentChat } from './silent-chat.ts';
import { telegramStore } from './telegram-store.ts';
import { startTelegramServer, type TelegramServer } from './telegram-server.ts';

/** A wait of the adapter between two attempts, which lasts until a test ends it. */
type Pause = { readonly ms: number; end(): void };

const pauses: Pause[] = [];

/** In place of a timer. Modules that other files have loaded see it as well: `syncBuiltinESMExports`. */
function pauseInstead(ms: number, _: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const over = (settle: () => void) => () => {
      pauses.splice(pauses.indexOf(pause), 1);
      settle();
    };
    const pause = { ms, end: over(resolve) };
    pauses.push(pause);
    signal?.addEventListener(
      'abort',
      over(() => reject(new Error('stopped'))),
    );
  });
}

/** A place that must not occur in the log. */
export const secretPlace = 'Ploumanac’h';
export const now = 1_800_000_000_000;

export let server: TelegramServer;
/** The messages that the adapter passed to the chat. */
export let messages: IncomingMessage[];
/** Lines of the log, `warn …` or `bug …`. */
export let logged: string[];
/** The ports to the store of all adapters of one test. */
export let store: Awaited<ReturnType<typeof telegramStore>>;
let adapters: Adapter[];
let refusal: Answer | undefined;
let limited: Reply['limited'];
/** Ids under which the adapter said that it had sent an answer. */
export let sentIds: string[];
let answer: (message: IncomingMessage) => Answer | Promise<Answer>;

/** Starts a server before each test of the file. After it, stops all and checks traffic and log. */
export function useTelegramServer(): void {
  const { setTimeout } = timers;
  const waitWith = (wait: unknown): void => {
    Object.assign(timers, { setTimeout: wait });
    syncBuiltinESMExports();
  };

  beforeEach(async () => {
    waitWith(pauseInstead);
    server = await startTelegramServer();
    store = await telegramStore();
    messages = [];
    logged = [];
    sentIds = [];
    adapters = [];
    refusal = undefined;
    limited = undefined;
    answer = ({ input }) => ({ title: input.kind === 'text' ? input.text : input.kind, blocks: [] });
  });

  afterEach(async () => {
    await Promise.all(adapters.map((adapter) => adapter.stop()));
    await server.close();
    waitWith(setTimeout);
    expect(pauses).toEqual([]);
    expect(server.violations).toEqual([]);
    const secrets = [server.token, '48.38', secretPlace];
    expect(logged.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
  });
}

/** Answers every message from now on; before, each is answered with its own text. */
export function answerWith(answers: typeof answer): void {
  answer = answers;
}

/** Marks every reply from now on as the refusal of one question too many. */
export function limitWith(limit: Reply['limited']): void {
  limited = limit;
}

/** Refuses every pressed button from now on. */
export function refuseWith(refused: Answer): void {
  refusal = refused;
}

export const chat: Chat = {
  ...silentChat,
  commands,
  async understand(incoming) {
    if (refusal) return { kind: 'refusal', reply: { answer: refusal, ok: false } };
    return { kind: 'question', isReading: true, answer: () => chat.answer(incoming) };
  },
  async answer(incoming) {
    messages.push(incoming);
    const sentAs = (id: string): void => void sentIds.push(id);
    return { answer: await answer(incoming), ok: !limited, ...(limited && { limited }), sentAs };
  },
};

/** An adapter that has not been started. */
export function makeAdapter({
  token = server.token,
  clock = (): number => now,
  now: utcNow = (): number => now,
  renderPng = noPictures,
  supportUrl,
  inbox = store.inbox,
  lease,
  chat: answering = chat,
}: Partial<
  Pick<TelegramOptions, 'token' | 'clock' | 'now' | 'renderPng' | 'supportUrl' | 'inbox' | 'lease' | 'chat'>
> = {}): Adapter {
  const log = {
    warn: (message: string) => void logged.push(`warn ${message}`),
    bug: (_: string, error: unknown) => void logged.push(`bug ${inspect(error, { depth: 9 })}`),
  };
  const adapter = createTelegram({
    token,
    apiUrl: server.url,
    chat: answering,
    log,
    renderPng,
    supportUrl,
    ...store,
    inbox,
    lease,
    now: utcNow,
    clock,
  });
  adapters.push(adapter);
  return adapter;
}

/** Below the ids of the server. */
let lastInjectedId = -1_000_000;

/** Makes the next poll return updates that the server’s users cannot cause. */
export function inject(...updates: object[]): void {
  const result = updates.map((update) => ({ update_id: ++lastInjectedId, ...update }));
  server.failNext('getUpdates', { status: 200, body: { ok: true, result } });
}

/** The bodies of the calls of a method. */
export function callsOf(method: string) {
  return server.calls.filter((call) => call.method === method).map(({ body }) => body);
}

/** Repeats a check until it passes; the long timeout is for a busy machine. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}

export async function nextPause(): Promise<Pause> {
  return eventually(() => pauses[0] ?? Promise.reject(new Error('no pause')));
}

/** That an update is ignored cannot be waited for: so another message is sent, and must be the only one answered. */
export async function expectOnlyAnswerTo(text: string): Promise<void> {
  server.say(text);
  await expect(server.nextMessage()).resolves.toMatchObject({ text });
  expect(messages.map(({ input }) => (input.kind === 'text' ? input.text : input))).toEqual([text]);
}

export async function expectStillAnswers(): Promise<void> {
  server.say('still there?');
  await server.nextMessage();
}

export async function expectToStopAtOnce(adapter: Adapter): Promise<void> {
  const startedMs = performance.now();
  await adapter.stop();
  expect(performance.now() - startedMs).toBeLessThan(2000);
}

export const ada = { id: 1001, is_bot: false, first_name: 'Ada', language_code: 'fr' };
export const privateMessage = {
  message_id: 7,
  date: 1,
  from: ada,
  chat: { id: 1001, type: 'private', first_name: 'Ada' },
};
export const groupMessage = { ...privateMessage, chat: { id: -2001, type: 'supergroup', title: 'Harbour' } };

/** The entity of a command of that length at the start of a text. */
export function commandEntity(length: number) {
  return [{ type: 'bot_command', offset: 0, length }];
}
