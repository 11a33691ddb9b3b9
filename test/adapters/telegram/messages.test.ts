import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/answers/index.ts';
import {
  ada,
  callsOf,
  commandEntity,
  groupMessage,
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
});

describe('a private message', () => {
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

describe('an edited message', () => {
  const edit = (id: number, content: object) =>
    server.update('edited_message', { ...privateMessage, message_id: id, edit_date: 2, ...content });

  it('has its answer replaced, but not where the text is the same', async () => {
    await makeAdapter().start();
    server.say('tide Brset');
    const { message_id: id } = await server.nextMessage();
    edit(1, { text: 'tide Brset' });
    edit(1, { text: 'tide Brest' });
    await expect(server.nextMessage()).resolves.toMatchObject({ message_id: id, text: 'tide Brest' });
    expect(messages).toHaveLength(2);
  });

  it('is answered with a new message where it was not answered before', async () => {
    await makeAdapter().start();
    edit(99, { text: 'tide Brest' });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'tide Brest' });
    expect(callsOf('editMessageText')).toEqual([]);
  });
});

describe('a live location', () => {
  const at = (latitude: number, live = true) => ({
    location: { latitude, longitude: -4.49, ...(live && { live_period: 3600 }) },
  });
  const move = (content: object) => server.update('edited_message', { ...privateMessage, edit_date: 2, ...content });
  /** 0.004° are 445 m, 0.005° 556 m. */
  const start = 48.38;

  it('is followed by its answer at most each minute or 500 m, until it ends', async () => {
    let ms = 0;
    await makeAdapter({ clock: () => ms }).start();
    server.update('message', { ...privateMessage, ...at(start) });
    const { message_id: id } = await server.nextMessage();
    answerWith(({ input }) => ({ title: JSON.stringify(input), blocks: [] }));
    ms += 59_000;
    move(at(start + 0.004));
    move(at(start + 0.005));
    await expect(server.nextMessage()).resolves.toMatchObject({
      message_id: id,
      text: expect.stringContaining('48.385'),
    });
    ms += 59_000;
    move(at(start + 0.006));
    await expectQuiet();
    ms += 1000;
    move(at(start + 0.007));
    await expect(server.nextMessage()).resolves.toMatchObject({
      message_id: id,
      text: expect.stringContaining('48.387'),
    });
    move(at(start + 0.1, false));
    await expectQuiet();
    expect(messages.map(({ isAutomatic }) => isAutomatic)).toEqual([undefined, true, undefined, true, undefined]);
  });

  /** That an update is ignored cannot be waited for: another one, in the same chat and so after it, is answered. */
  async function expectQuiet(): Promise<void> {
    const before = messages.length;
    server.say('still there?');
    await expect(server.nextMessage()).resolves.toMatchObject({ text: expect.stringContaining('still there?') });
    expect(messages).toHaveLength(before + 1);
  }
});

describe('a message to the bot in a group', () => {
  const mention = { type: 'mention', offset: 0, length: '@bellbuoy_test_bot'.length };
  const fromUs = { message_id: 3, from: { id: 123456, is_bot: true } };

  it.each<[string, object, object]>([
    ['a mention', { text: '@Bellbuoy_Test_Bot tide Brest', entities: [mention] }, { kind: 'text', text: 'tide Brest' }],
    [
      'a mention alone',
      { text: '@bellbuoy_test_bot', entities: [mention] },
      { kind: 'command', name: 'help', options: {} },
    ],
    [
      'a mention in reply to a question',
      { text: '@bellbuoy_test_bot', entities: [mention], reply_to_message: { text: 'tide Brest?' } },
      { kind: 'text', text: 'tide Brest?' },
    ],
    [
      'a mention in reply to a location',
      {
        text: '@bellbuoy_test_bot',
        entities: [mention],
        reply_to_message: { location: { latitude: 48.38, longitude: -4.49 } },
      },
      { kind: 'pin', point: { lat: 48.38, lng: -4.49 } },
    ],
    [
      'a reply to the bot',
      { text: 'and tomorrow?', reply_to_message: fromUs },
      { kind: 'text', text: 'and tomorrow?' },
    ],
    [
      'a location in reply to the bot',
      { location: { latitude: 48.38, longitude: -4.49 }, reply_to_message: fromUs },
      { kind: 'pin', point: { lat: 48.38, lng: -4.49 } },
    ],
  ])('may be %s', async (_, content, input) => {
    inject({ message: { ...groupMessage, ...content } });
    await makeAdapter().start();
    await server.nextMessage();
    expect(messages[0]?.input).toEqual(input);
  });

  it.each<[string, object]>([
    ['a mention of another', { text: '@another_bot tide Brest', entities: [{ ...mention, length: 12 }] }],
    ['a reply to another', { text: 'tide Brest', reply_to_message: { ...fromUs, from: ada } }],
    [
      'a command of another bot in reply to ours',
      { text: '/ban', entities: commandEntity(4), reply_to_message: fromUs },
    ],
  ])('is not %s', async (_, content) => {
    inject({ message: { ...groupMessage, ...content } });
    await makeAdapter().start();
    await expectOnlyAnswerTo('Quimper');
  });
});

describe('a post of a channel', () => {
  const post = {
    message_id: 7,
    date: 1,
    chat: { id: -3001, type: 'channel', title: 'Sea news' },
    text: '/tide Brest',
    entities: commandEntity(5),
  };

  it('is answered in the channel, in the name of those who run it', async () => {
    inject({ channel_post: post });
    await makeAdapter().start();
    await expect(server.nextMessage()).resolves.toMatchObject({ chat: { id: -3001 } });
    expect(messages[0]).toMatchObject({ user: { id: '-3001', anonymous: true }, channel: { id: '-3001' } });
    await expect(messages[0]?.channel?.mayManage()).resolves.toBe(true);
  });

  it('does not show a private answer to everybody', async () => {
    answerWith(() => ({ title: 'secret', blocks: [], alone: true }));
    inject({ channel_post: post });
    await makeAdapter().start();
    expect((await server.nextMessage()).text).toContain('Open a chat with me first');
  });
});

describe('a message to the bot as a guest', () => {
  const asked = { ...groupMessage, text: '@bellbuoy_test_bot tide Brest', guest_query_id: 'g1' };
  const entities = [{ type: 'mention', offset: 0, length: '@bellbuoy_test_bot'.length }];
  const ask = () => inject({ guest_message: { ...asked, entities } });

  it('is answered in that chat, of which nothing else is known', async () => {
    ask();
    await makeAdapter().start();
    await eventually(() => expect(callsOf('answerGuestQuery')).toHaveLength(1));
    expect(callsOf('answerGuestQuery')[0]).toMatchObject({ guest_query_id: 'g1', result: { title: 'tide Brest' } });
    expect(messages[0]).toMatchObject({ user: { id: '1001' }, channel: { id: 'guest -2001' } });
    await expect(messages[0]?.channel?.mayManage()).resolves.toBe(false);
  });

  it('does not show a private answer', async () => {
    answerWith(() => ({ title: 'secret', blocks: [], alone: true }));
    ask();
    await makeAdapter().start();
    await eventually(() => expect(callsOf('answerGuestQuery')).toHaveLength(1));
    expect(JSON.stringify(callsOf('answerGuestQuery'))).not.toContain('secret');
  });
});
