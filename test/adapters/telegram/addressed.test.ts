import { describe, expect, it } from 'vitest';
import {
  ada,
  answerWith,
  callsOf,
  commandEntity,
  eventually,
  expectOnlyAnswerTo,
  groupMessage,
  inject,
  makeAdapter,
  messages,
  privateMessage,
  sentIds,
  server,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

const fromUs = { message_id: 3, from: { id: 123456, is_bot: true } };

describe('a message to the bot in a group', () => {
  const mention = { type: 'mention', offset: 0, length: '@bellbuoy_test_bot'.length };

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

describe('a reply to an answer', () => {
  it('is passed on with the id under which the answer was sent', async () => {
    await makeAdapter().start();
    server.say('tide Brest');
    const { message_id: id } = await server.nextMessage();
    await eventually(() => expect(sentIds).toEqual([String(id)]));
    const reply = { text: 'and tomorrow?', reply_to_message: { ...fromUs, message_id: id } };
    server.update('message', { ...privateMessage, ...reply });
    await server.nextMessage();
    expect(messages.map(({ repliesTo }) => repliesTo)).toEqual([undefined, String(id)]);
  });
});
