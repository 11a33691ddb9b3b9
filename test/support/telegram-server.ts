import { STATUS_CODES } from 'node:http';
import type { InlineQueryResult } from 'grammy/types';
import { scriptedFailures } from './failures.ts';
import type { ScriptedFailure } from './failures.ts';
import { isRecord, startHttp } from './http.ts';
import type { Incoming, Outgoing } from './http.ts';
import type { Part } from './multipart.ts';
import { platformSpecs } from './platform-specs.ts';
import { chatOf, commandEntities, seenByBot, unixNow, userOf } from './telegram-chats.ts';
import type { Sender, SentMessage } from './telegram-chats.ts';
import { METHODS } from './telegram-methods.ts';
import type { Method, MethodCall, TelegramState } from './telegram-methods.ts';
import { integerOf, TelegramRefusal } from './telegram-parameters.ts';
import { startRates, type RateKeeper, type Rates } from './telegram-rates.ts';
import { shownText } from './telegram-rich.ts';
import type { Parameters } from './telegram-parameters.ts';
import { startUpdateQueue } from './telegram-updates.ts';
import { startWatch } from './watch.ts';

export type { Sender, SentMessage } from './telegram-chats.ts';

export interface TelegramCall {
  method: string;
  body: Parameters;
  files: Part[];
}

/** A Bot API on 127.0.0.1 for a real client, and the person at the other end of the chat. */
export interface TelegramServer {
  /** The API root, to be given to grammY as `client.apiRoot`. */
  url: string;
  token: string;
  /** Every call, getUpdates too, in order of arrival. */
  calls: TelegramCall[];
  /** Violations in the bodies received. */
  violations: string[];
  /** Sends a text to the bot; in a group it arrives only if privacy mode lets it through. */
  say(text: string, from?: Sender): void;
  /** Sends a location to the bot. */
  pin(lat: number, lng: number, from?: Sender): void;
  /** Presses the newest button with this payload in the chat; throws when there is none. */
  press(callbackData: string, from?: Sender): void;
  /** Types an inline query in another chat. Resolves to the results offered. */
  inline(query: string, from?: Sender, timeoutMs?: number): Promise<InlineQueryResult[]>;
  /** Presses that were not acknowledged: their buttons still show progress. */
  turning(): string[];
  /** Ids of the people who run the group. */
  administrators: Set<number>;
  /** What came with Bot API 10.2, off until a test sets it. */
  knows: { ephemeral: boolean };
  /**
   * The next message that was sent or edited and not yet handed out here, of any chat or of one. The `text` of a rich
   * message is what a person reads in it.
   */
  nextMessage(timeoutMs?: number, chatId?: number): Promise<SentMessage>;
  /** Sends any other update: `my_chat_member`, a service message. */
  update(kind: string, content: object): void;
  failNext(method: string, failure: ScriptedFailure): void;
  /** Limits the rate of messages from now on, or no more. */
  limit(rates: Rates | undefined): void;
  /** Messages that came before the end of a wait that a 429 had asked for. */
  early(): number;
  close(): Promise<void>;
}

export async function startTelegramServer({ token = '123456:test-token' } = {}): Promise<TelegramServer> {
  const watch = startWatch();
  const unread: SentMessage[] = [];
  const state = startState(watch.changed, (message) => {
    const { rich_message: rich } = message;
    unread.push(rich ? { ...message, text: shownText(rich.blocks) } : message);
    watch.changed();
  });
  const desk = startDesk(token, state);
  const http = await startHttp(desk.answer);
  const takeUnread = (chatId: number | undefined) => {
    const at = unread.findIndex((message) => chatId === undefined || message.chat.id === chatId);
    return at === -1 ? undefined : unread.splice(at, 1)[0];
  };
  return {
    url: `http://127.0.0.1:${http.port}`,
    token,
    calls: desk.calls,
    violations: desk.violations,
    ...startPerson(state),
    inline: (query, from = {}, timeoutMs) => {
      const id = `inline-${state.inline.size + 1}`;
      state.inline.set(id, undefined);
      state.updates.push('inline_query', {
        id,
        from: userOf(from),
        query,
        offset: '',
        ...(from.location && { location: { latitude: from.location.lat, longitude: from.location.lng } }),
      });
      return watch.until(() => state.inline.get(id), 'answer to an inline query', timeoutMs);
    },
    turning: () => [...state.queries].filter((id) => !state.answered.has(id)),
    administrators: state.administrators,
    knows: state.knows,
    nextMessage: (timeoutMs, chatId) => watch.until(() => takeUnread(chatId), 'message of the bot', timeoutMs),
    update: (kind, content) => state.updates.push(kind, content),
    failNext: desk.failNext,
    limit: desk.limit,
    early: desk.early,
    close: () => {
      watch.close();
      return http.close();
    },
  };
}

function startState(answeredInline: () => void, delivered: (message: SentMessage) => void): TelegramState {
  let lastMessageId = 0;
  return {
    updates: startUpdateQueue(),
    messages: [],
    queries: new Set(),
    answered: new Set(),
    inline: new Map(),
    answeredInline,
    administrators: new Set(),
    commands: new Map(),
    webhook: undefined,
    webhookSecret: '',
    texts: new Map(),
    knows: { ephemeral: false },
    photos: new Map(),
    nextMessageId: () => ++lastMessageId,
    delivered,
  };
}

/** Handles calls: token, scripted failure, method, specification, and then the method itself. */
function startDesk(token: string, state: TelegramState) {
  const calls: TelegramCall[] = [];
  const violations: string[] = [];
  const failures = scriptedFailures<string>();
  const specs = platformSpecs();
  let rates: RateKeeper | undefined;

  async function answer({ url, body, files, hungUp }: Incoming): Promise<Outgoing> {
    const [, theirs, name = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(url.pathname) ?? [];
    if (theirs !== undefined && theirs !== token) return refused(401, 'Unauthorized');
    if (!isRecord(body)) return refused(400, `Bad Request: can't parse JSON object`);
    calls.push({ method: name, body, files });
    const failure = failures.take(name);
    if (failure && !failure.accepted) return scripted(failure);
    const waitS = /^send(?!ChatAction)|^edit/.test(name)
      ? rates?.refuse(integerOf(body, 'chat_id') ?? 0, performance.now())
      : undefined;
    if (waitS !== undefined) return scripted({ status: 429, retryAfter: waitS });
    const method = METHODS[name];
    if (theirs === undefined || method === undefined) return refused(404, 'Not Found: method not found');
    const complaints = specs?.telegram(name, body) ?? [];
    if (complaints.length === 0) {
      const result = await carryOut(name, method, { body, files, hungUp });
      return failure ? scripted(failure) : result;
    }
    violations.push(...complaints.map((complaint) => `${name}: ${complaint}`));
    return refused(400, `Bad Request: ${complaints.join('; ')}`);
  }

  async function carryOut(name: string, method: Method, call: MethodCall): Promise<Outgoing> {
    try {
      return { status: 200, body: { ok: true, result: await method(state, call) } };
    } catch (error) {
      if (!(error instanceof TelegramRefusal)) throw error;
      if (error.violation) violations.push(`${name}: ${error.message}`);
      return refused(error.status, error.message);
    }
  }

  return {
    answer,
    calls,
    violations,
    failNext: failures.failNext,
    limit: (limits: Rates | undefined) => void (rates = limits && startRates(limits)),
    early: () => rates?.early() ?? 0,
  };
}

function refused(status: number, description: string): Outgoing {
  return { status, body: { ok: false, error_code: status, description } };
}

function scripted({ status, body, retryAfter, cut }: ScriptedFailure): Outgoing {
  if (cut) return { status, cut };
  const plain = { ok: false, error_code: status, description: STATUS_CODES[status] ?? '', ...body };
  return { status, body: retryAfter === undefined ? plain : { ...plain, parameters: { retry_after: retryAfter } } };
}

/** The user who chats with the bot. */
function startPerson(state: TelegramState): Pick<TelegramServer, 'say' | 'pin' | 'press'> {
  const { updates, queries, messages } = state;
  const message = (from: Sender, content: object) => ({
    message_id: state.nextMessageId(),
    from: userOf(from),
    chat: chatOf(from),
    date: unixNow(),
    ...content,
  });
  return {
    say: (text, from = {}) => {
      const entities = commandEntities(text);
      const input = message(from, { text, ...(entities.length > 0 && { entities }) });
      if (seenByBot(input.chat, text)) updates.push('message', input);
    },
    pin: (lat, lng, from = {}) => {
      const pinned = message(from, { location: { latitude: lat, longitude: lng } });
      if (seenByBot(pinned.chat, '')) updates.push('message', pinned);
    },
    press: (callbackData, from = {}) => {
      const chat = chatOf(from);
      const pressed = messages.findLast((sent) => sent.chat.id === chat.id && hasButton(sent, callbackData));
      if (!pressed) throw new Error(`chat ${chat.id} shows no button with ${JSON.stringify(callbackData)}`);
      const id = `query-${queries.size + 1}`;
      queries.add(id);
      updates.push('callback_query', {
        id,
        from: userOf(from),
        message: pressed,
        chat_instance: String(chat.id),
        data: callbackData,
      });
    },
  };
}

function hasButton(message: SentMessage, callbackData: string): boolean {
  const buttons = message.reply_markup?.inline_keyboard.flat() ?? [];
  return buttons.some((button) => 'callback_data' in button && button.callback_data === callbackData);
}
