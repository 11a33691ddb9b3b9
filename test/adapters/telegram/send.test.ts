import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../src/answers/index.ts';
import type { ScriptedFailure } from '../../support/failures.ts';
import {
  answerWith,
  callsOf,
  eventually,
  expectStillAnswers,
  logged,
  makeAdapter,
  messages,
  nextPause,
  secretPlace,
  server,
  store,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

const shortTimeout = AbortSignal.timeout.bind(AbortSignal);
afterEach(() => void vi.restoreAllMocks());

/** JSON of a proxy, without what Telegram's errors have. */
const elsewhere = { ok: undefined, error_code: undefined, description: undefined, message: 'no upstream' };

describe('the file of an answer', () => {
  it('is sent after its text', async () => {
    const file = { name: 'bellbuoy.json', mediaType: 'application/json', content: '{"é":1}' };
    answerWith(() => ({ title: 'Your data', blocks: [], file }));
    await makeAdapter().start();
    server.say('/privacy export');
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Your data' });
    await expect(server.nextMessage()).resolves.toMatchObject({
      document: { file_name: 'bellbuoy.json', file_size: 8 },
    });
    const [upload] = server.calls.filter(({ method }) => method === 'sendDocument').flatMap(({ files }) => files);
    expect(upload?.data.toString()).toBe('{"é":1}');
  });
});

describe('an answer', () => {
  const hostile = `<b>&"'</b> \u202Eabc\u202C \u200F`.trim();

  it('shows hostile text unchanged', async () => {
    answerWith(() => ({
      title: hostile,
      blocks: [
        { kind: 'text', text: hostile },
        { kind: 'facts', facts: [{ label: hostile, value: hostile }] },
        { kind: 'table', title: hostile, rows: [[hostile, hostile]] },
      ],
      note: hostile,
    }));
    await makeAdapter().start();
    server.say('Brest');
    const { text = '', rich_message: rich } = await server.nextMessage();
    expect(text.split(hostile)).toHaveLength(9);
    expect(text).not.toMatch(/&lt;|&amp;/);
    const kinds = ['heading', 'paragraph', 'table', 'heading', 'table', 'details'];
    expect(rich?.blocks.map(({ type }) => type)).toEqual(kinds);
  });

  it('is sent again when Telegram asks for a short wait', async () => {
    server.failNext('sendRichMessage', { status: 429, retryAfter: 20 });
    await makeAdapter().start();
    server.say('Brest');
    const pause = await nextPause();
    expect(pause.ms).toBe(20_000);
    pause.end();
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Brest' });
    expect(logged).toEqual([]);
  });

  it('is sent when Telegram has asked for a wait twice, and is dropped where the wait is long', async () => {
    server.failNext('sendRichMessage', { status: 429, retryAfter: 1 });
    server.failNext('sendRichMessage', { status: 429 });
    await makeAdapter().start();
    server.say('Brest');
    for (const waitMs of [1000, 1000]) {
      const pause = await nextPause();
      expect(pause.ms).toBe(waitMs);
      pause.end();
    }
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Brest' });
    server.failNext('sendRichMessage', { status: 429, retryAfter: 21 });
    server.say(secretPlace);
    await eventually(() => expect(logged).toHaveLength(1));
    await expectStillAnswers();
    expect(logged).toEqual(['warn Telegram did not take an answer (sendRichMessage: 429 Too Many Requests)']);
  });

  it('that Telegram puts off while the program stops is sent after the next start, once', async () => {
    server.failNext('sendRichMessage', { status: 429, retryAfter: 20 });
    const adapter = makeAdapter();
    await adapter.start();
    server.say('Brest');
    await nextPause();
    await adapter.stop();
    expect(callsOf('sendRichMessage')).toHaveLength(1);
    await makeAdapter().start();
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Brest' });
    await expectStillAnswers();
    expect(callsOf('sendRichMessage')).toHaveLength(3);
    expect(logged).toEqual([]);
  });

  it.each([
    [403, 'Forbidden: bot was blocked by the user'],
    [400, 'Bad Request: chat not found'],
    [400, 'Bad Request: TOPIC_CLOSED'],
  ])('is dropped without a warning where the chat is gone: %i %s', async (status, description) => {
    server.failNext('sendRichMessage', { status, body: { description } });
    await makeAdapter().start();
    server.say('Brest');
    await eventually(() => expect(callsOf('sendRichMessage')).toHaveLength(1));
    await expectStillAnswers();
    expect(logged).toEqual([]);
  });

  it('is sent without markup where Telegram cannot parse it', async () => {
    const description = `Bad Request: can't parse entities: Unsupported start tag "${secretPlace}" at byte offset 3`;
    server.failNext('sendRichMessage', { status: 400, body: { description } });
    server.failNext('sendMessage', { status: 400, body: { description } });
    answerWith(() => ({ title: hostile, blocks: [{ kind: 'table', rows: [['a', 'b']] }], note: secretPlace }));
    await makeAdapter().start();
    server.say('Brest');
    const { text, entities } = await server.nextMessage();
    expect(text).toBe(`${hostile}\n\na  b\n\n${secretPlace}`);
    expect(entities).toBeUndefined();
    const bug = (method: string) =>
      expect.stringMatching(new RegExp(`^bug Error: .*${method}: 400 Bad Request: can't parse entities\\)`)) as string;
    expect(logged).toEqual([bug('sendRichMessage'), bug('sendMessage')]);
  });

  it('is logged as a bug where Telegram refuses it for another reason, and tried without markup and buttons', async () => {
    const refused = { status: 400, body: { description: 'Bad Request: BUTTON_DATA_INVALID' } };
    server.failNext('sendRichMessage', refused);
    server.failNext('sendMessage', refused);
    answerWith(() => ({ title: 'Tide', blocks: [], buttons: [{ label: 'Next', command: 'tide', options: {} }] }));
    await makeAdapter().start();
    server.say('Brest');
    const sent = await server.nextMessage();
    expect([sent.text, sent.reply_markup]).toEqual(['Tide', undefined]);
    expect(logged).toEqual(Array(2).fill(expect.stringMatching(/^bug .*BUTTON_DATA_INVALID/)));
  });

  it.each<[string, ScriptedFailure, { readonly waitMs?: number; readonly arrives: number }]>([
    ['a server error', { status: 500 }, { waitMs: 2000, arrives: 1 }],
    ['a gateway without Telegram behind it', { status: 502 }, { waitMs: 2000, arrives: 1 }],
    ['a conflict', { status: 409 }, { waitMs: 2000, arrives: 1 }],
    ['a proxy', { status: 503, body: elsewhere }, { waitMs: 2000, arrives: 1 }],
    ['a reset', { status: 0, cut: 'reset' }, { arrives: 1 }],
    ['a server that hangs', { status: 0, cut: 'hang' }, { waitMs: 2000, arrives: 1 }],
    // Telegram has no key by which it would know the second one (tdlib/telegram-bot-api#126).
    ['a server error after it was accepted', { status: 500, accepted: true }, { waitMs: 2000, arrives: 2 }],
    ['a reset after it was accepted', { status: 0, cut: 'reset', accepted: true }, { arrives: 2 }],
    ['no response though it was accepted', { status: 0, cut: 'hang', accepted: true }, { waitMs: 2000, arrives: 2 }],
  ])('is sent once more after %s', async (_, failure, { waitMs, arrives }) => {
    // On a busy machine, short ones would end other calls as well.
    if (failure.cut === 'hang') vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => shortTimeout(ms / 50));
    await makeAdapter().start();
    server.failNext('sendRichMessage', failure);
    server.say('Brest');
    if (waitMs !== undefined) {
      const pause = await nextPause();
      expect(pause.ms).toBe(waitMs);
      pause.end();
    }
    const texts: (string | undefined)[] = [];
    for (let i = 0; i < arrives; i++) texts.push((await server.nextMessage()).text);
    expect(texts).toEqual(Array(arrives).fill('Brest'));
    await expectStillAnswers();
    expect(callsOf('sendRichMessage')).toHaveLength(3);
    expect([messages.length, logged]).toEqual([2, []]);
  });

  it('is given up, with one warning, where it fails so twice', async () => {
    server.failNext('sendRichMessage', { status: 502 });
    server.failNext('sendRichMessage', { status: 502 });
    await makeAdapter().start();
    server.say('Brest');
    (await nextPause()).end();
    await eventually(() =>
      expect(logged).toEqual(['warn Telegram did not take an answer (sendRichMessage: 502 Bad Gateway)']),
    );
    await expectStillAnswers();
  });

  it('waits while Telegram cannot be reached, and is made again where the program stops meanwhile', async () => {
    const answer = Promise.withResolvers<Answer>();
    answerWith(() => answer.promise);
    const adapter = makeAdapter();
    await adapter.start();
    server.say(secretPlace);
    await eventually(() => expect(messages).toHaveLength(1));
    await server.close();
    answer.resolve({ title: secretPlace, blocks: [] });
    const waits: number[] = [];
    // The poll waits in the same way; a kept connection that was closed is tried again at once.
    while (waits.filter((ms) => ms === 4000).length < 2) {
      const pause = await nextPause();
      waits.push(pause.ms);
      pause.end();
    }
    expect(waits).toEqual(expect.arrayContaining([1000, 2000, 2000]));
    await adapter.stop();
    expect(logged.filter((line) => line.includes('an answer'))).toEqual([]);
    expect(await store.inbox.claim(1)).toMatchObject([{ body: expect.stringContaining(secretPlace) }]);
  });

  it('follows a group that has become a supergroup', async () => {
    const description = 'Bad Request: group chat was upgraded to a supergroup chat';
    const parameters = { migrate_to_chat_id: -1002001 };
    server.failNext('sendRichMessage', { status: 400, body: { description, parameters } });
    await makeAdapter().start();
    server.say('/tide Brest', { chat: 'group' });
    await expect(server.nextMessage()).resolves.toMatchObject({ chat: { id: -1002001 } });
    expect(logged).toEqual([]);
  });

  it('that throws is logged as a bug, and the next message is answered', async () => {
    answerWith(() => Promise.reject(new TypeError('no such thing')));
    await makeAdapter().start();
    server.say('Brest');
    await eventually(() => expect(logged).toEqual([expect.stringMatching(/^bug TypeError: no such thing/)]));
    answerWith(() => ({ title: 'well', blocks: [] }));
    await expectStillAnswers();
  });
});

describe('an answer with a picture', () => {
  const picture = { png: Buffer.from('89504e470d0a1a0a0000000d494844520000000300000002', 'hex'), alt: 'High < 04:12' };
  const renderPng = async () => picture;
  const answer = {
    title: 'Tide',
    blocks: [{ kind: 'text' as const, text: 'Rising.' }],
    buttons: [{ label: 'Next', command: 'tide', options: { day: 'tomorrow' }, replaces: true as const }],
  };
  const refuse = (method: string, status: number, description: string) =>
    server.failNext(method, { status, body: { description } });
  const methods = () => server.calls.map(({ method }) => method).filter((name) => /^(?:send|edit)/.test(name));

  it('has it inside, with its title as caption, and uploads it only once', async () => {
    answerWith(() => answer);
    await makeAdapter({ renderPng }).start();
    server.say('tide Brest');
    const { rich_message: rich } = await server.nextMessage();
    expect(rich?.blocks).toEqual([
      { type: 'heading', size: 3, text: 'Tide' },
      { type: 'paragraph', text: 'Rising.' },
      { type: 'photo', photo: [expect.objectContaining({ width: 3, height: 2 })], caption: { text: 'Tide' } },
    ]);
    server.say('tide Brest');
    await server.nextMessage();
    const uploads = server.calls.filter(({ method }) => method === 'sendRichMessage').map(({ files }) => files.length);
    expect(uploads).toEqual([1, 0]);
  });

  it('is uploaded only once over restarts', async () => {
    answerWith(() => answer);
    const first = makeAdapter({ renderPng });
    await first.start();
    server.say('tide Brest');
    await server.nextMessage();
    await first.stop();
    await makeAdapter({ renderPng }).start();
    server.say('tide Brest');
    await server.nextMessage();
    const uploads = server.calls.filter(({ method }) => method === 'sendRichMessage').map(({ files }) => files.length);
    expect(uploads).toEqual([1, 0]);
  });

  it('is replaced with its picture when a button is pressed', async () => {
    answerWith(() => answer);
    await makeAdapter({ renderPng }).start();
    server.say('tide Brest');
    const { message_id: id } = await server.nextMessage();
    answerWith(() => ({ ...answer, title: 'Tide tomorrow' }));
    server.press('!tide|day=tomorrow');
    const replaced = await server.nextMessage();
    expect([replaced.message_id, replaced.rich_message?.blocks.map(({ type }) => type)]).toEqual([
      id,
      ['heading', 'paragraph', 'photo'],
    ]);
  });

  it('is a captioned photo where the server knows no pictures in rich messages, and stays one when replaced', async () => {
    refuse('sendRichMessage', 400, 'Bad Request: wrong URL of media specified');
    answerWith(() => answer);
    await makeAdapter({ renderPng }).start();
    server.say('tide Brest');
    const { message_id: id, photo, caption } = await server.nextMessage();
    expect([photo?.length, caption]).toEqual([1, 'Tide\n\nRising.']);
    answerWith(() => ({ ...answer, title: 'Tide tomorrow' }));
    server.press('!tide|day=tomorrow');
    await expect(server.nextMessage()).resolves.toMatchObject({ message_id: id, caption: 'Tide tomorrow\n\nRising.' });
    expect(methods()).toEqual(['sendRichMessage', 'sendPhoto', 'editMessageMedia']);
    expect(logged).toEqual([expect.stringContaining('does not know a form')]);
  });

  it('is a rich message without it where the caption would be too long for such a server', async () => {
    refuse('sendRichMessage', 400, 'Bad Request: wrong URL of media specified');
    answerWith(() => ({ ...answer, blocks: [{ kind: 'text', text: 'x'.repeat(1024) }] }));
    await makeAdapter({ renderPng }).start();
    server.say('tide Brest');
    const { rich_message: rich } = await server.nextMessage();
    expect(rich?.blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph']);
  });

  it('goes without it in a group that allows no photos, and has it elsewhere', async () => {
    refuse('sendRichMessage', 400, 'Bad Request: not enough rights to send photos to the chat');
    answerWith(() => answer);
    await makeAdapter({ renderPng }).start();
    server.say('/tide Brest', { chat: 'group' });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Tide\n\nRising.' });
    server.say('tide Brest');
    expect((await server.nextMessage()).rich_message?.blocks.at(-1)?.type).toBe('photo');
    expect(logged).toEqual([]);
  });

  it('is HTML where the server knows no rich messages, which are not tried again', async () => {
    refuse('sendRichMessage', 404, 'Not Found: method not found');
    answerWith(() => ({ ...answer, blocks: [{ kind: 'text', text: 'x'.repeat(1024) }] }));
    await makeAdapter({ renderPng }).start();
    for (const _ of [1, 2]) {
      server.say('tide Brest');
      await server.nextMessage();
    }
    expect(methods()).toEqual(['sendRichMessage', 'sendMessage', 'sendMessage']);
  });
});
