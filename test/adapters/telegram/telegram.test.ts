import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { createTelegram } from '../../../src/adapters/telegram/index.ts';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import type { Answer } from '../../../src/answers/index.ts';
import type { Chat, IncomingMessage } from '../../../src/chat/index.ts';
import { silentChat } from '../../support/silent-chat.ts';
import { startTelegramServer, type TelegramServer } from '../../support/telegram-server.ts';

/** What the door waits for between two tries; it goes on when a test says so. */
type Pause = { readonly ms: number; end(): void };

const pauses = vi.hoisted((): Pause[] => []);

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, _: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<void>((resolve, reject) => {
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
    }),
}));

const secretPlace = 'Ploumanac’h';
const now = 1_800_000_000_000;

let server: TelegramServer;
let doors: Adapter[];
let message: IncomingMessage[];
let logged: string[];
/** What a press is refused with. */
let refusal: Answer | undefined;
let answers: (message: IncomingMessage) => Answer | Promise<Answer>;

beforeEach(async () => {
  server = await startTelegramServer();
  doors = [];
  message = [];
  logged = [];
  refusal = undefined;
  answers = ({ input }) => ({ title: input.kind === 'text' ? input.text : input.kind, blocks: [] });
});

afterEach(async () => {
  await Promise.all(doors.map((door) => door.stop()));
  await server.close();
  expect(pauses).toEqual([]);
  expect(server.violations).toEqual([]);
  expect(logged.filter((line) => [server.token, '48.38', secretPlace].some((secret) => line.includes(secret)))).toEqual(
    [],
  );
});

const chat: Chat = {
  ...silentChat,
  commands,
  async understand(asked) {
    if (refusal) return { kind: 'refusal', reply: { answer: refusal, ok: false } };
    return { kind: 'question', answer: () => chat.answer(asked) };
  },
  async answer(asked) {
    message.push(asked);
    return { answer: await answers(asked), ok: true };
  },
};

function makeDoor({ token = server.token, clock = (): number => now } = {}): Adapter {
  const log = {
    warn: (message: string) => void logged.push(`warn ${message}`),
    bug: (_: string, error: unknown) => void logged.push(`bug ${inspect(error, { depth: 9 })}`),
  };
  const door = createTelegram({ token, apiUrl: server.url, chat, log, now: clock });
  doors.push(door);
  return door;
}

/** Updates that the server's person cannot send, given out by the next poll. */
function inject(...updates: object[]): void {
  const result = updates.map((update) => ({ update_id: 0, ...update }));
  server.failNext('getUpdates', { status: 200, body: { ok: true, result } });
}

function callsOf(method: string) {
  return server.calls.filter((call) => call.method === method).map(({ body }) => body);
}

function saidTexts() {
  return message.map(({ input }) => (input.kind === 'text' ? input.text : input));
}

/** As long as a test may take: a busy machine is no failure. */
function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, 5000);
}

async function nextPause(): Promise<Pause> {
  return eventually(() => pauses[0] ?? Promise.reject(new Error('no pause')));
}

/** Doing nothing cannot be waited for: what comes after is answered, and nothing else was. */
async function nothingBut(text: string): Promise<void> {
  server.say(text);
  await expect(server.nextMessage()).resolves.toMatchObject({ text });
  expect(saidTexts()).toEqual([text]);
}

async function makeSureItAnswers(): Promise<void> {
  server.say('still there?');
  await server.nextMessage();
}

async function stopsAtOnce(door: Adapter): Promise<void> {
  const startedMs = performance.now();
  await door.stop();
  expect(performance.now() - startedMs).toBeLessThan(2000);
}

const ada = { id: 1001, is_bot: false, first_name: 'Ada', language_code: 'fr' };
const privately = { message_id: 7, date: 1, from: ada, chat: { id: 1001, type: 'private', first_name: 'Ada' } };
const amongOthers = { ...privately, chat: { id: -2001, type: 'supergroup', title: 'Harbour' } };
const marked = (length: number) => [{ type: 'bot_command', offset: 0, length }];

describe('what is asked in private', () => {
  it.each([
    ['/tide Brest tomorrow', '/tide Brest tomorrow'],
    ['/tide@bellbuoy_test_bot Brest', '/tide Brest'],
    ['/tide@Bellbuoy_Test_Bot\nBrest', '/tide\nBrest'],
    ['/today', '/today'],
    ['/marée Brest', '/marée Brest'],
    ['/marée@bellbuoy_test_bot Brest', '/marée Brest'],
    ['Brest', 'Brest'],
    ['48.38,-4.49', '48.38,-4.49'],
    ['/', '/'],
  ])('%s', async (typed, understood) => {
    await makeDoor().start();
    server.say(typed, { language: 'fr' });
    await server.nextMessage();
    const user = { platform: 'telegram', id: '1001', language: 'fr' };
    expect(message).toEqual([{ user, input: { kind: 'text', text: understood } }]);
    expect(message[0]).not.toHaveProperty('channel');
  });

  it('a pin', async () => {
    await makeDoor().start();
    server.pin(48.38, -4.49);
    await server.nextMessage();
    expect(message[0]?.input).toEqual({ kind: 'pin', point: { lat: 48.38, lng: -4.49 } });
  });

  it.each(['/start', '/start from-a-link', '/start@bellbuoy_test_bot'])('%s asks for help', async (typed) => {
    await makeDoor().start();
    server.say(typed, { language: 'fr' });
    await server.nextMessage();
    expect(message[0]?.input).toEqual({ kind: 'command', name: 'help', options: {} });
  });

  it('a command for another bot is not for us', async () => {
    await makeDoor().start();
    server.say('/tide@another_bot Brest');
    await nothingBut('/tide Quimper');
  });

  it.each<[string, object]>([
    ['an edited message', { edited_message: { ...privately, edit_date: 2, text: 'Brest' } }],
    [
      'a step of a live location',
      { edited_message: { ...privately, location: { latitude: 48.38, longitude: -4.49 } } },
    ],
    ['a channel post', { channel_post: { ...privately, text: '/tide Brest' } }],
    ['a service message', { message: { ...privately, pinned_message: privately } }],
    ['a sticker', { message: { ...privately, sticker: { file_id: 'x' } } }],
    ['another bot', { message: { ...privately, from: { ...ada, is_bot: true }, text: '/tide Brest' } }],
    ['a message of nobody', { message: { ...privately, from: undefined, text: '/tide Brest' } }],
  ])('%s gets no answer', async (_, update) => {
    inject(update);
    await makeDoor().start();
    await nothingBut('Quimper');
    expect(logged).toEqual([]);
  });

  it('a slow answer holds up nobody else', async () => {
    const slow = Promise.withResolvers<Answer>();
    answers = ({ input }) =>
      input.kind === 'text' && input.text === 'slow' ? slow.promise : { title: 'quick', blocks: [] };
    await makeDoor().start();
    server.say('slow');
    server.say('quick');
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'quick' });
    slow.resolve({ title: 'slow', blocks: [] });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'slow' });
  });
});

describe('what is asked in a group', () => {
  it.each(['/tide Brest', '/tide@bellbuoy_test_bot Brest', '/Sun', '/soleil Brest', '/start'])(
    '%s is answered',
    async (typed) => {
      await makeDoor().start();
      server.say(typed, { chat: 'group' });
      await expect(server.nextMessage()).resolves.toMatchObject({ chat: { type: 'group' } });
      const [sent] = callsOf('sendMessage');
      expect(sent).toMatchObject({ reply_parameters: { message_id: 1, allow_sending_without_reply: true } });
    },
  );

  // A bot that is an administrator gets every message of a group.
  it.each<[string, object]>([
    ['free text', { text: 'Brest' }],
    ['a pin', { location: { latitude: 48.38, longitude: -4.49 } }],
    ['a command of another bot', { text: '/ban Brest', entities: marked(4) }],
    ['a command for another bot', { text: '/tide@another_bot Brest', entities: marked(17) }],
    ['a command that Telegram did not mark', { text: '/tide Brest', entities: [] }],
  ])('%s gets no answer', async (_, content) => {
    inject({ message: { ...amongOthers, ...content } });
    await makeDoor().start();
    await nothingBut('Quimper');
  });

  it('a command of the user’s language is answered', async () => {
    inject({ message: { ...amongOthers, text: '/lune Brest', entities: marked(5) } });
    await makeDoor().start();
    await expect(server.nextMessage()).resolves.toMatchObject({ text: '/lune Brest' });
  });

  it('who writes as the group is answered', async () => {
    const from = { id: 1087968824, is_bot: true, first_name: 'Group' };
    inject({
      message: { ...amongOthers, from, sender_chat: amongOthers.chat, text: '/sun Brest', entities: marked(4) },
    });
    await makeDoor().start();
    await expect(server.nextMessage()).resolves.toMatchObject({ text: '/sun Brest' });
  });

  it('is answered in its topic, but not in a chain of replies', async () => {
    const asked = { ...amongOthers, text: '/sun', entities: marked(4), message_thread_id: 5 };
    inject({ message: { ...asked, is_topic_message: true } }, { message: asked });
    await makeDoor().start();
    await Promise.all([server.nextMessage(), server.nextMessage()]);
    expect(
      callsOf('sendMessage')
        .map((body) => body['message_thread_id'])
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([5, undefined]);
  });
});

describe('a group', () => {
  const manages = async () => {
    server.say('/sun', { chat: 'group' });
    await server.nextMessage();
    return message.at(-1)?.channel?.mayManage();
  };

  it('is told with its topic', async () => {
    const asked = { ...amongOthers, text: '/sun', entities: marked(4), message_thread_id: 5, is_topic_message: true };
    inject({ message: asked });
    await makeDoor().start();
    await server.nextMessage();
    expect(message[0]?.channel).toMatchObject({ platform: 'telegram', id: '-2001', thread: '5' });
  });

  it('is run by its administrators, which Telegram is asked for only when it matters, and once a minute', async () => {
    let time = now;
    await makeDoor({ clock: () => time }).start();
    await expect(manages()).resolves.toBe(false);
    expect(callsOf('getChatMember')).toEqual([{ chat_id: -2001, user_id: 1001 }]);
    server.administrators.add(1001);
    await expect(manages()).resolves.toBe(false);
    time += 60_000;
    await expect(manages()).resolves.toBe(true);
    expect(callsOf('getChatMember')).toHaveLength(2);
    server.say('/sun', { chat: 'group' });
    await server.nextMessage();
    expect(callsOf('getChatMember')).toHaveLength(2);
  });

  it('is run by nobody where Telegram does not say', async () => {
    server.failNext('getChatMember', {
      status: 400,
      body: { description: 'Bad Request: member list is inaccessible' },
    });
    await makeDoor().start();
    await expect(manages()).resolves.toBe(false);
    expect(logged).toEqual([expect.stringContaining('Telegram does not say who runs a group (getChatMember: 400')]);
  });

  it('is run by whoever can speak as the group', async () => {
    const from = { id: 1087968824, is_bot: true, first_name: 'Group' };
    inject({ message: { ...amongOthers, from, sender_chat: amongOthers.chat, text: '/sun', entities: marked(4) } });
    await makeDoor().start();
    await server.nextMessage();
    expect(message[0]?.user).toMatchObject({ anonymous: true });
    await expect(message[0]?.channel?.mayManage()).resolves.toBe(true);
    expect(callsOf('getChatMember')).toEqual([]);
  });

  it('does not see what is for the user alone', async () => {
    answers = () => ({ title: secretPlace, blocks: [], alone: true });
    await makeDoor().start();
    server.say('/sun', { chat: 'group' });
    await expect(server.nextMessage()).resolves.toMatchObject({ chat: { id: 1001 }, text: secretPlace });
    server.failNext('sendMessage', {
      status: 403,
      body: { description: "Forbidden: bot can't initiate conversation" },
    });
    server.say('/sun', { chat: 'group' });
    const told = await server.nextMessage();
    expect(told).toMatchObject({ chat: { id: -2001 }, text: expect.stringContaining('Open a chat with me first') });
  });
});

describe('a button', () => {
  const again = { label: 'Again', command: 'tide', options: { place: 'geonames:3030300' } } as const;
  const payload = 'tide|place=geonames:3030300';
  const asked = (from = {}) => {
    server.say('/tide Brest', from);
    return server.nextMessage();
  };

  afterEach(async () => {
    await eventually(() => expect(server.turning()).toEqual([]));
  });

  it('is shown, and pressed is the command itself, by whoever presses it', async () => {
    answers = () => ({ title: 'Tide', blocks: [], buttons: [again] });
    await makeDoor().start();
    const { reply_markup: keyboard } = await asked({ chat: 'group' });
    expect(keyboard).toEqual({ inline_keyboard: [[{ text: 'Again', callback_data: payload }]] });
    server.press(payload, { chat: 'group', userId: 1002, language: 'fr' });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Tide', chat: { id: -2001 } });
    expect(message[1]).toEqual({
      user: { platform: 'telegram', id: '1002', language: 'fr' },
      input: { kind: 'command', name: 'tide', options: { place: 'geonames:3030300' } },
      channel: { platform: 'telegram', id: '-2001', mayManage: expect.any(Function) },
    });
    expect(callsOf('editMessageText')).toEqual([]);
  });

  it('can have its answer take the place of the message, which may stay the same', async () => {
    answers = () => ({
      title: `Tide ${Math.min(message.length, 2)}`,
      blocks: [],
      buttons: [{ ...again, replaces: true }],
    });
    await makeDoor().start();
    const { message_id: id } = await asked();
    server.press(`!${payload}`);
    await expect(server.nextMessage()).resolves.toMatchObject({ message_id: id, text: 'Tide 2' });
    server.press(`!${payload}`);
    await eventually(() => expect(callsOf('editMessageText')).toHaveLength(2));
    await makeSureItAnswers();
    expect(logged).toEqual([]);
  });

  it('is answered with a new message where the old one cannot be edited any more', async () => {
    answers = () => ({ title: 'Tide', blocks: [], buttons: [{ ...again, replaces: true }] });
    await makeDoor().start();
    await asked();
    server.failNext('editMessageText', { status: 400, body: { description: "Bad Request: message can't be edited" } });
    server.press(`!${payload}`);
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Tide' });
  });

  it('of a message that Telegram shows no more is answered with a new one', async () => {
    const gone = { chat: privately.chat, message_id: 1, date: 0 };
    inject({ callback_query: { id: 'old', from: ada, chat_instance: '1', data: `!${payload}`, message: gone } });
    answers = () => ({ title: 'Tide', blocks: [] });
    await makeDoor().start();
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Tide' });
    expect(callsOf('editMessageText')).toEqual([]);
  });

  it('that is refused tells why to the user alone', async () => {
    answers = () => ({ title: 'Tide', blocks: [], buttons: [again] });
    await makeDoor().start();
    await asked({ chat: 'group' });
    refusal = { title: 'x'.repeat(300), blocks: [] };
    server.press(payload, { chat: 'group' });
    await eventually(() => expect(callsOf('answerCallbackQuery')).toHaveLength(1));
    expect(callsOf('answerCallbackQuery')[0]).toMatchObject({ text: 'x'.repeat(200), show_alert: true });
  });

  it('is acknowledged before its answer is worked on', async () => {
    const working = Promise.withResolvers<Answer>();
    answers = () => ({ title: 'Tide', blocks: [], buttons: [again] });
    await makeDoor().start();
    await asked();
    answers = () => working.promise;
    server.press(payload);
    await eventually(() => expect(callsOf('answerCallbackQuery')).toHaveLength(1));
    working.resolve({ title: 'done', blocks: [] });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'done' });
  });

  it('in a group shows nobody else what is for its presser alone', async () => {
    answers = () => ({ title: 'Settings', blocks: [], buttons: [{ ...again, replaces: true }] });
    await makeDoor().start();
    await asked({ chat: 'group' });
    answers = () => ({ title: secretPlace, blocks: [], alone: true });
    server.press(`!${payload}`, { chat: 'group' });
    await expect(server.nextMessage()).resolves.toMatchObject({ chat: { id: 1001 }, text: secretPlace });
    expect(callsOf('editMessageText')).toEqual([]);
  });

  it('is left out where its payload is too long, and in rows that can be read', async () => {
    const labels = ['Today', 'Tomorrow', 'Sunday', 'Wind and waves of the week', 'Too long'];
    answers = () => ({
      title: 'Tide',
      blocks: [],
      buttons: labels.map((label) => ({
        label,
        command: 'tide',
        options: { place: label === 'Too long' ? 'x'.repeat(60) : label },
      })),
    });
    await makeDoor().start();
    const { reply_markup: keyboard } = await asked();
    expect(keyboard?.inline_keyboard.map((row) => row.map(({ text }) => text))).toEqual([
      labels.slice(0, 3),
      [labels[3]],
    ]);
  });

  it('of somebody else’s is acknowledged and ignored', async () => {
    inject({ callback_query: { id: 'x', from: ada, chat_instance: '1', data: '{"v":1}', message: privately } });
    await makeDoor().start();
    await eventually(() => expect(callsOf('answerCallbackQuery')).toHaveLength(1));
    await nothingBut('Quimper');
  });
});

describe('a file', () => {
  it('comes behind its answer', async () => {
    const file = { name: 'bellbuoy.json', mediaType: 'application/json', content: '{"é":1}' };
    answers = () => ({ title: 'Your data', blocks: [], file });
    await makeDoor().start();
    server.say('/privacy export');
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Your data' });
    await expect(server.nextMessage()).resolves.toMatchObject({
      document: { file_name: 'bellbuoy.json', file_size: 8 },
    });
    const [upload] = server.calls.filter(({ method }) => method === 'sendDocument').flatMap(({ files }) => files);
    expect(upload?.data.toString()).toBe('{"é":1}');
  });
});

describe('what is sent', () => {
  const hostile = `<b>&"'</b> \u202Eabc\u202C \u200F`.trim();

  it('shows hostile text as it is, without a preview of links', async () => {
    answers = () => ({
      title: hostile,
      blocks: [
        { kind: 'text', text: hostile },
        { kind: 'facts', facts: [{ label: hostile, value: hostile }] },
        { kind: 'table', title: hostile, rows: [[hostile, hostile]] },
      ],
      note: hostile,
    });
    await makeDoor().start();
    server.say('Brest');
    const { text = '', entities } = await server.nextMessage();
    expect(text.split(hostile)).toHaveLength(9);
    expect(text).not.toMatch(/&lt;|&amp;/);
    expect(entities?.map(({ type }) => type)).toEqual(['bold', 'bold', 'pre', 'italic']);
    expect(callsOf('sendMessage')[0]).toMatchObject({ link_preview_options: { is_disabled: true } });
  });

  it('is not lost when Telegram asks for a short wait', async () => {
    server.failNext('sendMessage', { status: 429, retryAfter: 20 });
    await makeDoor().start();
    server.say('Brest');
    const pause = await nextPause();
    expect(pause.ms).toBe(20_000);
    pause.end();
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Brest' });
    expect(logged).toEqual([]);
  });

  it('is given up after a second 429, and where the wait is long', async () => {
    server.failNext('sendMessage', { status: 429, retryAfter: 1 });
    server.failNext('sendMessage', { status: 429, retryAfter: 1 });
    server.failNext('sendMessage', { status: 429, retryAfter: 21 });
    await makeDoor().start();
    server.say(secretPlace);
    (await nextPause()).end();
    await eventually(() => expect(logged).toHaveLength(1));
    server.say(secretPlace);
    await eventually(() => expect(logged).toHaveLength(2));
    await makeSureItAnswers();
    expect(logged).toEqual(Array(2).fill('warn Telegram did not take an answer (sendMessage: 429 Too Many Requests)'));
  });

  it.each([
    [403, 'Forbidden: bot was blocked by the user'],
    [400, 'Bad Request: chat not found'],
    [400, 'Bad Request: TOPIC_CLOSED'],
  ])('is dropped without a word where the chat has gone: %i %s', async (status, description) => {
    server.failNext('sendMessage', { status, body: { description } });
    await makeDoor().start();
    server.say('Brest');
    await eventually(() => expect(callsOf('sendMessage')).toHaveLength(1));
    await makeSureItAnswers();
    expect(logged).toEqual([]);
  });

  it('goes without markup where Telegram does not understand ours', async () => {
    const description = `Bad Request: can't parse entities: Unsupported start tag "${secretPlace}" at byte offset 3`;
    server.failNext('sendMessage', { status: 400, body: { description } });
    answers = () => ({ title: hostile, blocks: [{ kind: 'table', rows: [['a', 'b']] }], note: secretPlace });
    await makeDoor().start();
    server.say('Brest');
    const { text, entities } = await server.nextMessage();
    expect(text).toBe(`${hostile}\n\na  b\n\n${secretPlace}`);
    expect(entities).toBeUndefined();
    expect(logged).toEqual([
      expect.stringMatching(/^bug Error: .*sendMessage: 400 Bad Request: can't parse entities\)/),
    ]);
  });

  it('is a bug where Telegram refuses it for another reason, and a warning where Telegram is ill', async () => {
    server.failNext('sendMessage', { status: 400, body: { description: 'Bad Request: message is too long' } });
    server.failNext('sendMessage', { status: 502 });
    await makeDoor().start();
    server.say('Brest');
    await eventually(() => expect(logged).toEqual([expect.stringMatching(/^bug .*message is too long/)]));
    server.say('Brest');
    await eventually(() =>
      expect(logged[1]).toBe('warn Telegram did not take an answer (sendMessage: 502 Bad Gateway)'),
    );
    await makeSureItAnswers();
  });

  it('cannot be sent where the network is down, which is one warning', async () => {
    const answer = Promise.withResolvers<Answer>();
    answers = () => answer.promise;
    await makeDoor().start();
    server.say(secretPlace);
    await eventually(() => expect(message).toHaveLength(1));
    await server.close();
    answer.resolve({ title: secretPlace, blocks: [] });
    const unsent = /^warn Telegram did not take an answer \(sendMessage: E[A-Z]+\)$/;
    await eventually(() => expect(logged.filter((line) => unsent.test(line))).toHaveLength(1));
  });

  it('a bug is logged, and the next one is answered', async () => {
    answers = () => Promise.reject(new TypeError('no such thing'));
    await makeDoor().start();
    server.say('Brest');
    await eventually(() => expect(logged).toEqual([expect.stringMatching(/^bug TypeError: no such thing/)]));
    answers = () => ({ title: 'well', blocks: [] });
    await makeSureItAnswers();
  });
});

describe('the menu of commands', () => {
  it('is there in English for all, and in each language', async () => {
    await makeDoor().start();
    await eventually(() => expect(callsOf('setMyCommands')).toHaveLength(4));
    const menus = new Map(callsOf('setMyCommands').map((body) => [body['language_code'], body['commands']]));
    const french = 'Pleines et basses mers, et ce que fait la marée maintenant';
    const english = 'High and low water, and what the tide is doing now';
    expect(menus.get(undefined)).toContainEqual({ command: 'tide', description: english });
    expect(menus.get('en')).toContainEqual({ command: 'tide', description: english });
    expect(menus.get('fr')).toContainEqual({ command: 'tide', description: french });
  });

  it('may be refused: questions are answered all the same', async () => {
    server.failNext('setMyCommands', { status: 429, retryAfter: 100 });
    await makeDoor().start();
    server.say('Brest');
    await server.nextMessage();
    await eventually(() => expect(logged).toEqual([expect.stringContaining('(setMyCommands: 429 Too Many Requests)')]));
  });
});

describe('the life of the door', () => {
  it('is well once it has started, and polls for what it answers alone', async () => {
    const door = makeDoor();
    expect(door.health()).toEqual({ ok: false });
    await door.start();
    expect(door.health()).toEqual({ ok: true, lastSuccessAt: now });
    await eventually(() =>
      expect(callsOf('getUpdates')[0]).toMatchObject({
        allowed_updates: ['message', 'callback_query', 'inline_query', 'my_chat_member'],
      }),
    );
  });

  it.each([
    ['123456:wrong-token', 401],
    ['wrong', 404],
  ])('does not start with a wrong token', async (token, status) => {
    if (status === 404) server.failNext('getMe', { status });
    const door = makeDoor(status === 404 ? {} : { token });
    const error: unknown = await door.start().catch((error: unknown) => error);
    expect(inspect(error, { depth: 9 })).toContain(`Telegram does not let us in (getMe: ${status}`);
    expect(inspect(error, { depth: 9 })).not.toMatch(/wrong-token|test-token/);
    expect(door.health().ok).toBe(false);
    await expect(door.stop()).resolves.toBeUndefined();
  });

  it('does not start where the token is refused at the second call', async () => {
    server.failNext('deleteWebhook', { status: 401 });
    const door = makeDoor();
    await expect(door.start()).rejects.toThrow('Telegram does not let us in (deleteWebhook: 401 Unauthorized)');
    expect(door.health()).toEqual({ ok: false, lastSuccessAt: now });
  });

  it('starts without Telegram and lets people in when it is there', async () => {
    server.failNext('getMe', { status: 502 });
    server.failNext('getMe', { status: 429, retryAfter: 90 });
    const door = makeDoor();
    await door.start();
    expect(door.health()).toEqual({ ok: false });
    const waits = [];
    for (const _ of [1, 2]) {
      const pause = await nextPause();
      waits.push(pause.ms);
      pause.end();
    }
    expect(waits).toEqual([1_000, 90_000]);
    server.say('Brest');
    await server.nextMessage();
    expect(door.health().ok).toBe(true);
    expect(logged).toEqual(['warn Telegram does not answer, trying again (getMe: 502 Bad Gateway)']);
  });

  it('says so where Telegram refuses the token later', async () => {
    server.failNext('getMe', { status: 500 });
    server.failNext('getMe', { status: 401 });
    const door = makeDoor();
    await door.start();
    (await nextPause()).end();
    await eventually(() => expect(logged[1]).toBe('warn Telegram does not let us in (getMe: 401 Unauthorized)'));
    expect(door.health().ok).toBe(false);
  });

  it('starts without a network, and stops at once', async () => {
    await server.close();
    const door = makeDoor();
    await door.start();
    expect(door.health()).toEqual({ ok: false });
    expect(logged).toEqual(['warn Telegram does not answer, trying again (getMe: ECONNREFUSED)']);
    await stopsAtOnce(door);
    expect(logged).toHaveLength(1);
  });

  it.each([
    [409, [5_000, 10_000, 20_000, 40_000, 60_000]],
    [500, [1_000, 2_000, 4_000, 8_000, 16_000]],
    [401, [1_000]],
  ])('goes on after a %i of a poll, ever more slowly', async (status, expected) => {
    for (const _ of expected) server.failNext('getUpdates', { status });
    const door = makeDoor();
    await door.start();
    const waits = [];
    for (const _ of expected) {
      const pause = await nextPause();
      expect(door.health()).toEqual({ ok: false, lastSuccessAt: now });
      waits.push(pause.ms);
      pause.end();
    }
    expect(waits).toEqual(expected);
    server.say('Brest');
    await server.nextMessage();
    expect(door.health().ok).toBe(true);
    expect(logged).toEqual([
      expect.stringContaining(`warn Telegram does not answer, trying again (getUpdates: ${status} `),
    ]);
  });

  it('stops at once under a long poll, and confirms what it fetched', async () => {
    const door = makeDoor();
    await door.start();
    server.say('Brest');
    await server.nextMessage();
    await eventually(() => expect(callsOf('getUpdates')).toHaveLength(2));
    await stopsAtOnce(door);
    expect(callsOf('getUpdates').at(-1)).toEqual({ offset: 2, limit: 1 });
    expect(door.health().ok).toBe(false);
    expect(logged).toEqual([]);
  });

  it('stops at once while it waits for the next try', async () => {
    server.failNext('getUpdates', { status: 409 });
    const door = makeDoor();
    await door.start();
    await nextPause();
    await stopsAtOnce(door);
  });

  it('stops when those inside have been answered', async () => {
    const answer = Promise.withResolvers<Answer>();
    answers = () => answer.promise;
    const door = makeDoor();
    await door.start();
    server.say('Brest');
    await eventually(() => expect(message).toHaveLength(1));
    let isStopped = false;
    const stopped = door.stop().then(() => (isStopped = true));
    await eventually(() => expect(callsOf('getUpdates').at(-1)).toEqual({ offset: 2, limit: 1 }));
    expect(isStopped).toBe(false);
    answer.resolve({ title: 'just in time', blocks: [] });
    await stopped;
    expect(callsOf('sendMessage')).toMatchObject([{ text: '<b>just in time</b>' }]);
  });

  it('can be stopped at the very moment when Telegram lets us in', async () => {
    const stopped = Promise.withResolvers<void>();
    const door: Adapter = makeDoor({
      clock() {
        door.stop().then(stopped.resolve, stopped.reject);
        return now;
      },
    });
    await door.start();
    await stopped.promise;
    expect(server.calls.map(({ method }) => method)).toEqual(['getMe']);
    expect(door.health().ok).toBe(false);
  });

  it('can be stopped before it has started, while it starts, and twice', async () => {
    await stopsAtOnce(makeDoor());
    const door = makeDoor();
    const started = door.start();
    await stopsAtOnce(door);
    await expect(started).resolves.toBeUndefined();
    await stopsAtOnce(door);
    expect(callsOf('getUpdates')).toEqual([]);
    expect(logged).toEqual([]);
  });
});

describe('what is typed behind the bot’s name in another chat', () => {
  const suggested = vi.fn<Chat['suggestCommands']>();
  const brest = {
    label: 'Brest, Brittany, France',
    input: { kind: 'command', name: 'tide', options: { place: 'geonames:3030300' } },
  } as const;
  const brestBelarus = {
    ...brest,
    label: 'Brest, Belarus',
    input: { ...brest.input, options: { place: 'geonames:629634' } },
  };

  beforeEach(async () => {
    suggested.mockReset().mockResolvedValue([brest, brestBelarus]);
    vi.spyOn(chat, 'suggestCommands').mockImplementation(suggested);
    await makeDoor().start();
  });

  it('is offered as answers ready to be sent, to the user alone and for a minute', async () => {
    answers = ({ input }) => ({
      title: `Tide <${input.kind === 'command' ? input.options.place : ''}>`,
      blocks: [{ kind: 'text', text: 'Rising & shining.' }],
      buttons: [{ label: 'Home', command: 'place home', options: {} }],
    });
    const results = await server.inline('tide bre', { userId: 42, language: 'fr' });
    expect(results).toEqual([
      {
        type: 'article',
        id: '0',
        title: 'Brest, Brittany, France',
        description: 'Rising & shining.',
        input_message_content: {
          message_text: '<b>Tide &lt;geonames:3030300&gt;</b>\n\nRising &amp; shining.',
          parse_mode: 'HTML',
          link_preview_options: { is_disabled: true },
        },
      },
      expect.objectContaining({ id: '1', title: 'Brest, Belarus' }),
    ]);
    const user = { platform: 'telegram', id: '42', language: 'fr' };
    expect(suggested).toHaveBeenCalledExactlyOnceWith({ user }, 'tide bre', 5);
    expect(message[0]).toEqual({ user, input: brest.input, isAutomatic: true });
    expect(callsOf('answerInlineQuery')).toMatchObject([{ cache_time: 60, is_personal: true }]);
  });

  it('has no answers where there is nothing to suggest', async () => {
    suggested.mockResolvedValue([]);
    expect(await server.inline('xqzzy')).toEqual([]);
  });

  it('is answered for the last letter alone', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    answers = async ({ input }) => {
      await held;
      return { title: input.kind, blocks: [] };
    };
    const first = server.inline('tide b', {}, 300);
    first.catch(() => {});
    await eventually(() => expect(message).toHaveLength(1));
    suggested.mockResolvedValue([brestBelarus]);
    const second = server.inline('tide br');
    await eventually(() => expect(suggested).toHaveBeenCalledTimes(2));
    release();
    expect(await second).toMatchObject([{ title: 'Brest, Belarus' }]);
    await expect(first).rejects.toThrow('inline query');
    expect(callsOf('answerInlineQuery')).toHaveLength(1);
  });

  it('is no question where it is sent to the bot itself', async () => {
    const person = { id: 42, is_bot: false, first_name: 'Ada' };
    const us = { id: 123456, is_bot: true, first_name: 'Bellbuoy' };
    const date = Math.floor(Date.now() / 1000);
    const sent = { message_id: 1, from: person, chat: { id: 42, type: 'private', first_name: 'Ada' }, date };
    server.update('message', { ...sent, text: 'Tide at Brest, Brittany, France', via_bot: us });
    server.update('message', { ...sent, message_id: 2, text: 'tide Kiel' });
    await eventually(() => expect(message).toMatchObject([{ input: { text: 'tide Kiel' } }]));
  });

  it('that Telegram does not take is logged', async () => {
    server.failNext('answerInlineQuery', { status: 500 });
    await server.inline('tide bre', {}, 200).catch(() => {});
    await eventually(() => expect(logged).toEqual([expect.stringContaining('did not take suggestions')]));
  });
});
