import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/answers/index.ts';
import {
  ada,
  answerWith,
  callsOf,
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
import { useHurriedTimers } from '../../support/hurried-timers.ts';

useHurriedTimers();

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
    const installLinks: unknown = expect.any(Array);
    expect(messages).toEqual([{ user, input: { kind: 'text', text: understood }, mayManage, installLinks }]);
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

  it('is answered in its topic', async () => {
    await makeAdapter().start();
    server.update('message', { ...privateMessage, text: 'Brest', message_thread_id: 5, is_topic_message: true });
    await server.nextMessage();
    expect(callsOf('sendRichMessage')).toMatchObject([{ chat_id: 1001, message_thread_id: 5 }]);
  });

  it('is ignored where it is a command for another bot', async () => {
    await makeAdapter().start();
    server.say('/tide@another_bot Brest');
    await expectOnlyAnswerTo('/tide Quimper');
  });

  it.each<[string, object]>([
    [
      'the end of a live location',
      { edited_message: { ...privateMessage, location: { latitude: 48.38, longitude: -4.49 } } },
    ],
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
    server.say('slow', { userId: 1002 });
    server.say('quick');
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'quick' });
    slow.resolve({ title: 'slow', blocks: [] });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'slow' });
  });

  it('is answered in the order of its chat, however long an answer takes', async () => {
    const slow = Promise.withResolvers<Answer>();
    answerWith(({ input }) =>
      input.kind === 'text' && input.text === 'slow' ? slow.promise : { title: 'quick', blocks: [] },
    );
    await makeAdapter().start();
    server.say('slow');
    server.say('quick');
    server.say('other chat', { userId: 1002 });
    await expect(server.nextMessage()).resolves.toMatchObject({ chat: { id: 1002 } });
    slow.resolve({ title: 'slow', blocks: [] });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'slow' });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'quick' });
  });

  it('whose answer takes a while shows that one is on its way', async () => {
    const slow = Promise.withResolvers<Answer>();
    answerWith(() => slow.promise);
    await makeAdapter().start();
    server.say('slow');
    await eventually(() => expect(callsOf('sendChatAction')).toEqual([{ chat_id: 1001, action: 'typing' }]));
    slow.resolve({ title: 'slow', blocks: [] });
    await server.nextMessage();
  });

  it('that arrives twice is answered once', async () => {
    const update = { update_id: -5, message: { ...privateMessage, text: 'Brest' } };
    inject(update, update);
    await makeAdapter().start();
    await expectOnlyAnswerTo('Brest');
  });

  it.each<[string, object, object]>([
    [
      'a venue',
      { venue: {}, location: { latitude: 48.38, longitude: -4.49 } },
      { kind: 'pin', point: { lat: 48.38, lng: -4.49 } },
    ],
    ['the caption of a picture', { photo: [], caption: 'tide Brest' }, { kind: 'text', text: 'tide Brest' }],
    [
      'a reply to a location',
      { text: 'tide tomorrow', reply_to_message: { location: { latitude: 48.38, longitude: -4.49 } } },
      { kind: 'text', text: 'tide tomorrow 48.38,-4.49' },
    ],
    [
      'a deep link to a place',
      { text: `/start ${Buffer.from('tide|place=geonames:3030300').toString('base64url')}` },
      { kind: 'command', name: 'tide', options: { place: 'geonames:3030300' } },
    ],
    [
      'a deep link to a digest',
      { text: `/start ${Buffer.from('digest add|place=ticon:1|time=07:00').toString('base64url')}` },
      { kind: 'command', name: 'digest add', options: { place: 'ticon:1', time: '07:00' } },
    ],
  ])('may be %s', async (_, content, input) => {
    inject({ message: { ...privateMessage, ...content } });
    await makeAdapter().start();
    await server.nextMessage();
    expect(messages[0]?.input).toEqual(input);
  });
});

describe('a question for a place', () => {
  const keyboards = () => callsOf('sendRichMessage').map((body) => body['reply_markup']);
  const button = {
    keyboard: [[{ text: 'My location', request_location: true }]],
    resize_keyboard: true,
    one_time_keyboard: true,
  };

  it('has a button that shares the location, in a private chat, and never twice, also after a restart', async () => {
    answerWith(() => ({ title: 'Which place?', blocks: [], locationLabel: () => 'My location' }));
    const first = makeAdapter();
    await first.start();
    server.say('/tide', { chat: 'group' });
    await server.nextMessage();
    server.say('tide');
    await server.nextMessage();
    server.say('tide');
    await server.nextMessage();
    await first.stop();
    await makeAdapter().start();
    server.say('tide');
    await server.nextMessage();
    expect(keyboards()).toEqual([undefined, button, undefined, undefined]);
  });

  it('has the places asked about before instead, where there are any', async () => {
    const buttons = [{ label: 'Brest', command: 'tide', options: {} }];
    answerWith(() => ({ title: 'Which place?', blocks: [], locationLabel: () => 'My location', buttons }));
    await makeAdapter().start();
    server.say('tide');
    await server.nextMessage();
    expect(keyboards()).toEqual([{ inline_keyboard: [[{ text: 'Brest', callback_data: 'tide' }]] }]);
  });
});
