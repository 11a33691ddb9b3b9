import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import type { Answer } from '../../../src/answers/index.ts';
import {
  answerWith,
  callsOf,
  eventually,
  expectStillAnswers,
  expectToStopAtOnce,
  logged,
  makeAdapter,
  messages,
  nextPause,
  now,
  privateMessage,
  server,
  store,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';
import { useHurriedTimers } from '../../support/hurried-timers.ts';

useHurriedTimers();

useTelegramServer();

const greeting = { message: { ...privateMessage, text: 'Bonjour' } };

describe('polling', () => {
  it('is healthy once it has started, and requests only the updates that are handled', async () => {
    const adapter = makeAdapter();
    expect(adapter.health()).toMatchObject({ ok: false });
    await adapter.start();
    expect(adapter.health()).toEqual({ ok: true, lastSuccessAt: now });
    await eventually(() =>
      expect(callsOf('getUpdates')[0]).toMatchObject({
        allowed_updates: [
          'message',
          'edited_message',
          'channel_post',
          'edited_channel_post',
          'guest_message',
          'callback_query',
          'inline_query',
          'my_chat_member',
        ],
      }),
    );
  });

  it.each([
    ['123456:wrong-token', 401],
    ['wrong', 404],
  ])('does not start with a wrong token', async (token, status) => {
    if (status === 404) server.failNext('getMe', { status });
    const adapter = makeAdapter(status === 404 ? {} : { token });
    const error: unknown = await adapter.start().catch((error: unknown) => error);
    expect(inspect(error, { depth: 9 })).toContain(`Telegram does not let us in (getMe: ${status}`);
    expect(inspect(error, { depth: 9 })).not.toMatch(/wrong-token|test-token/);
    expect(adapter.health().ok).toBe(false);
    await expect(adapter.stop()).resolves.toBeUndefined();
  });

  it('does not start where the token is refused at the second call', async () => {
    server.failNext('getWebhookInfo', { status: 401 });
    const adapter = makeAdapter();
    await expect(adapter.start()).rejects.toThrow('Telegram does not let us in (getWebhookInfo: 401 Unauthorized)');
    expect(adapter.health()).toMatchObject({ ok: false, lastSuccessAt: now });
  });

  it('starts while Telegram cannot be reached, and answers when it can', async () => {
    server.failNext('getMe', { status: 502 });
    server.failNext('getMe', { status: 429, retryAfter: 90 });
    const adapter = makeAdapter();
    await adapter.start();
    expect(adapter.health()).toMatchObject({ ok: false });
    const waits = [];
    for (const _ of [1, 2]) {
      const pause = await nextPause();
      waits.push(pause.ms);
      pause.end();
    }
    expect(waits).toEqual([1_000, 90_000]);
    server.say('Brest');
    await server.nextMessage();
    expect(adapter.health().ok).toBe(true);
    expect(logged).toEqual(['warn Telegram does not answer, trying again (getMe: 502 Bad Gateway)']);
  });

  it('logs where Telegram refuses the token later', async () => {
    server.failNext('getMe', { status: 500 });
    server.failNext('getMe', { status: 401 });
    const adapter = makeAdapter();
    await adapter.start();
    (await nextPause()).end();
    await eventually(() =>
      expect(logged[1]).toContain('warn Telegram does not let us in (getMe: 401 Unauthorized): it stays off'),
    );
    expect(adapter.health().ok).toBe(false);
  });

  it('starts without a network, and stops at once', async () => {
    await server.close();
    const adapter = makeAdapter();
    await adapter.start();
    expect(adapter.health()).toMatchObject({ ok: false });
    expect(logged).toEqual(['warn Telegram does not answer, trying again (getMe: ECONNREFUSED)']);
    await expectToStopAtOnce(adapter);
    expect(logged).toHaveLength(1);
  });

  it.each([
    [409, [5_000, 10_000, 20_000, 40_000, 60_000]],
    [500, [1_000, 2_000, 4_000, 8_000, 16_000]],
  ])('continues after a %i of a poll, with growing pauses', async (status, expected) => {
    for (const _ of expected) server.failNext('getUpdates', { status });
    const adapter = makeAdapter();
    await adapter.start();
    const waits = [];
    for (const _ of expected) {
      const pause = await nextPause();
      expect(adapter.health()).toMatchObject({ ok: false, lastSuccessAt: now });
      waits.push(pause.ms);
      pause.end();
    }
    expect(waits).toEqual(expected);
    server.say('Brest');
    await server.nextMessage();
    expect(adapter.health().ok).toBe(true);
    expect(logged).toEqual([
      expect.stringContaining(`warn Telegram does not answer, trying again (getUpdates: ${status} `),
    ]);
  });

  it('ends with one sentence where a poll is refused because of the token', async () => {
    const adapter = makeAdapter();
    await adapter.start();
    server.failNext('getUpdates', { status: 401 });
    server.say('Brest');
    const reason = 'Telegram does not let us in (getUpdates: 401 Unauthorized): look at TELEGRAM_TOKEN';
    await eventually(() => expect(adapter.health()).toEqual({ ok: false, lastSuccessAt: now, reason }));
    await eventually(() => expect(logged).toHaveLength(1));
    expect(logged).toEqual([
      'warn Telegram does not let us in (getUpdates: 401 Unauthorized): it stays off until the next start, look at ' +
        'TELEGRAM_TOKEN',
    ]);
    const polls = callsOf('getUpdates').length;
    server.say('Brest');
    await expectToStopAtOnce(adapter);
    // Nothing is fetched any more, and there is nothing to confirm.
    expect(callsOf('getUpdates')).toHaveLength(polls);
  });

  it('stops at once during a long poll, and confirms the updates it fetched', async () => {
    const adapter = makeAdapter();
    await adapter.start();
    server.say('Brest');
    await server.nextMessage();
    await eventually(() => expect(callsOf('getUpdates')).toHaveLength(2));
    await expectToStopAtOnce(adapter);
    expect(callsOf('getUpdates').at(-1)).toEqual({ offset: 2, limit: 1 });
    expect(adapter.health().ok).toBe(false);
    expect(logged).toEqual([]);
  });

  it('answers an update once that comes again after a restart, and one that was stored and not begun', async () => {
    const first = makeAdapter();
    await first.start();
    server.say('Brest');
    await server.nextMessage();
    await first.stop();
    const update = { update_id: 1, message: { ...privateMessage, text: 'Brest' } };
    server.failNext('getUpdates', { status: 200, body: { ok: true, result: [update] } });
    await store.inbox.add([{ id: 77, chat: '1001', body: JSON.stringify({ update_id: 77, ...greeting }) }]);
    await makeAdapter().start();
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Bonjour' });
    await expectStillAnswers();
    expect(messages.map(({ input }) => input)).toMatchObject([
      { text: 'Brest' },
      { text: 'Bonjour' },
      { text: 'still there?' },
    ]);
  });

  it('fetches the next updates only when the last ones are stored', async () => {
    const adapter = makeAdapter();
    const add = vi.spyOn(store.inbox, 'add').mockRejectedValueOnce(new Error('no database'));
    await adapter.start();
    server.say('Brest');
    const pause = await nextPause();
    expect(callsOf('getUpdates')).toHaveLength(1);
    pause.end();
    await server.nextMessage();
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('leaves out an update that has ended the process twice', async () => {
    const inbox = {
      ...store.inbox,
      claim: async (count: number) => {
        const claimed = await store.inbox.claim(count);
        return claimed.map((update) => ({ ...update, attempts: update.attempts + 100 }));
      },
    };
    await makeAdapter({ inbox }).start();
    server.say('Brest');
    await eventually(() =>
      expect(logged).toEqual(['warn An update of Telegram ended the program again and again: it is left out']),
    );
    expect(messages).toEqual([]);
  });

  it('answers an update once that it claims again, as after its machine slept', async () => {
    const answer = Promise.withResolvers<Answer>();
    answerWith(() => answer.promise);
    let first: Awaited<ReturnType<typeof store.inbox.claim>> = [];
    let claims = 0;
    const claim = async (count: number) => {
      const claimed = await store.inbox.claim(count);
      if (first.length === 0) first = claimed;
      else claims++;
      return claimed.length > 0 ? claimed : first;
    };
    await makeAdapter({ inbox: { ...store.inbox, claim } }).start();
    server.say('Brest');
    await eventually(() => expect(claims).toBeGreaterThan(1));
    expect(messages).toHaveLength(1);
    answer.resolve({ title: 'once', blocks: [] });
    await server.nextMessage();
    first = [];
  });

  it('is done by one process, until it ends or loses the role', async () => {
    let holder: string | undefined;
    const leaseOf = (name: string) => ({
      leaseMs: 30,
      hold: async () => (holder ??= name) === name,
      release: async () => void (holder = holder === name ? undefined : holder),
    });
    const [one, other] = [makeAdapter({ lease: leaseOf('one') }), makeAdapter({ lease: leaseOf('other') })];
    await one.start();
    await other.start();
    expect(other.health().ok).toBe(true);
    await eventually(() => expect(callsOf('getUpdates')).toHaveLength(1));
    await one.stop();
    (await nextPause()).end();
    await eventually(() => expect(holder).toBe('other'));
    server.say('Brest');
    await server.nextMessage();
    // Another process takes it over, since this one did not renew it in time.
    holder = 'a third';
    await nextPause();
    expect(logged).toEqual([]);
    await other.stop();
  });

  it('stops at once while it waits for the next attempt', async () => {
    server.failNext('getUpdates', { status: 409 });
    const adapter = makeAdapter();
    await adapter.start();
    await nextPause();
    await expectToStopAtOnce(adapter);
  });

  it('stops when the messages received have been answered', async () => {
    const answer = Promise.withResolvers<Answer>();
    answerWith(() => answer.promise);
    const adapter = makeAdapter();
    await adapter.start();
    server.say('Brest');
    await eventually(() => expect(messages).toHaveLength(1));
    let isStopped = false;
    const stopped = adapter.stop().then(() => (isStopped = true));
    await eventually(() => expect(callsOf('getUpdates').at(-1)).toEqual({ offset: 2, limit: 1 }));
    expect(isStopped).toBe(false);
    answer.resolve({ title: 'just in time', blocks: [] });
    await stopped;
    expect(callsOf('sendRichMessage')).toMatchObject([{ rich_message: { html: '<p>just in time</p>' } }]);
  });

  it('can be stopped at the moment when Telegram accepts the token', async () => {
    const stopped = Promise.withResolvers<void>();
    const adapter: Adapter = makeAdapter({
      clock() {
        adapter.stop().then(stopped.resolve, stopped.reject);
        return now;
      },
    });
    await adapter.start();
    await stopped.promise;
    expect(server.calls.map(({ method }) => method)).toEqual(['getMe']);
    expect(adapter.health().ok).toBe(false);
  });

  it('can be stopped before it has started, while it starts, and twice', async () => {
    await expectToStopAtOnce(makeAdapter());
    const adapter = makeAdapter();
    const started = adapter.start();
    await expectToStopAtOnce(adapter);
    await expect(started).resolves.toBeUndefined();
    await expectToStopAtOnce(adapter);
    expect(callsOf('getUpdates')).toEqual([]);
    expect(logged).toEqual([]);
  });
});
