import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/answers/index.ts';
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
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

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

  it('shows hostile text unchanged, without a preview of links', async () => {
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
    const { text = '', entities } = await server.nextMessage();
    expect(text.split(hostile)).toHaveLength(9);
    expect(text).not.toMatch(/&lt;|&amp;/);
    expect(entities?.map(({ type }) => type)).toEqual(['bold', 'bold', 'pre', 'italic']);
    expect(callsOf('sendMessage')[0]).toMatchObject({ link_preview_options: { is_disabled: true } });
  });

  it('is sent again when Telegram asks for a short wait', async () => {
    server.failNext('sendMessage', { status: 429, retryAfter: 20 });
    await makeAdapter().start();
    server.say('Brest');
    const pause = await nextPause();
    expect(pause.ms).toBe(20_000);
    pause.end();
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Brest' });
    expect(logged).toEqual([]);
  });

  it('is dropped after a second 429, and where the wait is long', async () => {
    server.failNext('sendMessage', { status: 429, retryAfter: 1 });
    server.failNext('sendMessage', { status: 429, retryAfter: 1 });
    server.failNext('sendMessage', { status: 429, retryAfter: 21 });
    await makeAdapter().start();
    server.say(secretPlace);
    (await nextPause()).end();
    await eventually(() => expect(logged).toHaveLength(1));
    server.say(secretPlace);
    await eventually(() => expect(logged).toHaveLength(2));
    await expectStillAnswers();
    expect(logged).toEqual(Array(2).fill('warn Telegram did not take an answer (sendMessage: 429 Too Many Requests)'));
  });

  it.each([
    [403, 'Forbidden: bot was blocked by the user'],
    [400, 'Bad Request: chat not found'],
    [400, 'Bad Request: TOPIC_CLOSED'],
  ])('is dropped without a warning where the chat is gone: %i %s', async (status, description) => {
    server.failNext('sendMessage', { status, body: { description } });
    await makeAdapter().start();
    server.say('Brest');
    await eventually(() => expect(callsOf('sendMessage')).toHaveLength(1));
    await expectStillAnswers();
    expect(logged).toEqual([]);
  });

  it('is sent without markup where Telegram cannot parse it', async () => {
    const description = `Bad Request: can't parse entities: Unsupported start tag "${secretPlace}" at byte offset 3`;
    server.failNext('sendMessage', { status: 400, body: { description } });
    answerWith(() => ({ title: hostile, blocks: [{ kind: 'table', rows: [['a', 'b']] }], note: secretPlace }));
    await makeAdapter().start();
    server.say('Brest');
    const { text, entities } = await server.nextMessage();
    expect(text).toBe(`${hostile}\n\na  b\n\n${secretPlace}`);
    expect(entities).toBeUndefined();
    expect(logged).toEqual([
      expect.stringMatching(/^bug Error: .*sendMessage: 400 Bad Request: can't parse entities\)/),
    ]);
  });

  it('is logged as a bug where Telegram refuses it for another reason, as a warning at a server error', async () => {
    server.failNext('sendMessage', { status: 400, body: { description: 'Bad Request: message is too long' } });
    server.failNext('sendMessage', { status: 502 });
    await makeAdapter().start();
    server.say('Brest');
    await eventually(() => expect(logged).toEqual([expect.stringMatching(/^bug .*message is too long/)]));
    server.say('Brest');
    await eventually(() =>
      expect(logged[1]).toBe('warn Telegram did not take an answer (sendMessage: 502 Bad Gateway)'),
    );
    await expectStillAnswers();
  });

  it('that cannot be sent because the network is down is one warning', async () => {
    const answer = Promise.withResolvers<Answer>();
    answerWith(() => answer.promise);
    await makeAdapter().start();
    server.say(secretPlace);
    await eventually(() => expect(messages).toHaveLength(1));
    await server.close();
    answer.resolve({ title: secretPlace, blocks: [] });
    const unsent = /^warn Telegram did not take an answer \(sendMessage: E[A-Z]+\)$/;
    await eventually(() => expect(logged.filter((line) => unsent.test(line))).toHaveLength(1));
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
