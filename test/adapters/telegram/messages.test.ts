import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/answers/index.ts';
import {
  ada,
  answerWith,
  eventually,
  expectOnlyAnswerTo,
  inject,
  limitWith,
  logged,
  makeAdapter,
  messages,
  privateMessage,
  server,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

describe('a private message', () => {
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
    await makeAdapter().start();
    server.say(typed, { language: 'fr' });
    await server.nextMessage();
    const user = { platform: 'telegram', id: '1001', name: 'Ada', language: 'fr' };
    const mayManage: unknown = expect.any(Function);
    expect(messages).toEqual([{ user, input: { kind: 'text', text: understood }, mayManage }]);
    expect(messages[0]).not.toHaveProperty('channel');
  });

  it('has the name that others see of its author', async () => {
    const from = { ...privateMessage.from, last_name: 'Lovelace', username: 'ada' };
    inject({ message: { ...privateMessage, from, text: 'Brest' } });
    await makeAdapter().start();
    await server.nextMessage();
    expect(messages[0]?.user.name).toBe('Ada Lovelace (@ada)');
  });

  it('may be a pin', async () => {
    await makeAdapter().start();
    server.pin(48.38, -4.49);
    await server.nextMessage();
    expect(messages[0]?.input).toEqual({ kind: 'pin', point: { lat: 48.38, lng: -4.49 } });
  });

  it.each(['/start', '/start from-a-link', '/start@bellbuoy_test_bot'])('%s asks for help', async (typed) => {
    await makeAdapter().start();
    server.say(typed, { language: 'fr' });
    await server.nextMessage();
    expect(messages[0]?.input).toEqual({ kind: 'command', name: 'help', options: {} });
  });

  it('is ignored where it is a command for another bot', async () => {
    await makeAdapter().start();
    server.say('/tide@another_bot Brest');
    await expectOnlyAnswerTo('/tide Quimper');
  });

  it.each<[string, object]>([
    ['an edited message', { edited_message: { ...privateMessage, edit_date: 2, text: 'Brest' } }],
    [
      'a step of a live location',
      { edited_message: { ...privateMessage, location: { latitude: 48.38, longitude: -4.49 } } },
    ],
    ['a channel post', { channel_post: { ...privateMessage, text: '/tide Brest' } }],
    ['a service message', { message: { ...privateMessage, pinned_message: privateMessage } }],
    ['a sticker', { message: { ...privateMessage, sticker: { file_id: 'x' } } }],
    ['another bot', { message: { ...privateMessage, from: { ...ada, is_bot: true }, text: '/tide Brest' } }],
    ['a message without a sender', { message: { ...privateMessage, from: undefined, text: '/tide Brest' } }],
  ])('%s gets no answer', async (_, update) => {
    inject(update);
    await makeAdapter().start();
    await expectOnlyAnswerTo('Quimper');
    expect(logged).toEqual([]);
  });

  it('of somebody who asks too often is refused once, and then not answered', async () => {
    limitWith({ waitMs: 2000, isRepeated: false });
    await makeAdapter().start();
    server.say('first');
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'first' });
    limitWith({ waitMs: 2000, isRepeated: true });
    server.say('second');
    await eventually(() => expect(messages).toHaveLength(2));
    limitWith(undefined);
    server.say('third');
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'third' });
  });

  it('that takes long does not delay the answers to others', async () => {
    const slow = Promise.withResolvers<Answer>();
    answerWith(({ input }) =>
      input.kind === 'text' && input.text === 'slow' ? slow.promise : { title: 'quick', blocks: [] },
    );
    await makeAdapter().start();
    server.say('slow');
    server.say('quick');
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'quick' });
    slow.resolve({ title: 'slow', blocks: [] });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'slow' });
  });
});
