import { describe, expect, it } from 'vitest';
import {
  answerWith,
  callsOf,
  commandEntity,
  expectOnlyAnswerTo,
  groupMessage,
  inject,
  logged,
  makeAdapter,
  messages,
  secretPlace,
  server,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

describe('a message in a group', () => {
  it.each(['/tide Brest', '/tide@bellbuoy_test_bot Brest', '/Sun', '/soleil Brest', '/start'])(
    '%s is answered',
    async (typed) => {
      await makeAdapter().start();
      server.say(typed, { chat: 'group' });
      await expect(server.nextMessage()).resolves.toMatchObject({ chat: { type: 'group' } });
      const [sent] = callsOf('sendRichMessage');
      expect(sent).toMatchObject({ reply_parameters: { message_id: 1, allow_sending_without_reply: true } });
    },
  );

  // A bot that is an administrator gets every message of a group.
  it.each<[string, object]>([
    ['free text', { text: 'Brest' }],
    ['a pin', { location: { latitude: 48.38, longitude: -4.49 } }],
    ['a command of another bot', { text: '/ban Brest', entities: commandEntity(4) }],
    ['a command for another bot', { text: '/tide@another_bot Brest', entities: commandEntity(17) }],
    ['a command that Telegram did not mark', { text: '/tide Brest', entities: [] }],
  ])('%s gets no answer', async (_, content) => {
    inject({ message: { ...groupMessage, ...content } });
    await makeAdapter().start();
    await expectOnlyAnswerTo('Quimper');
  });

  it('is answered where the command is in the user’s language', async () => {
    inject({ message: { ...groupMessage, text: '/lune Brest', entities: commandEntity(5) } });
    await makeAdapter().start();
    await expect(server.nextMessage()).resolves.toMatchObject({ text: '/lune Brest' });
  });

  it('is answered where an administrator writes as the group', async () => {
    const from = { id: 1087968824, is_bot: true, first_name: 'Group' };
    inject({
      message: {
        ...groupMessage,
        from,
        sender_chat: groupMessage.chat,
        text: '/sun Brest',
        entities: commandEntity(4),
      },
    });
    await makeAdapter().start();
    await expect(server.nextMessage()).resolves.toMatchObject({ text: '/sun Brest' });
  });

  it('is answered in its topic, but not in a chain of replies', async () => {
    const asked = { ...groupMessage, text: '/sun', entities: commandEntity(4), message_thread_id: 5 };
    inject({ message: { ...asked, is_topic_message: true } }, { message: asked });
    await makeAdapter().start();
    await Promise.all([server.nextMessage(), server.nextMessage()]);
    expect(
      callsOf('sendRichMessage')
        .map((body) => body['message_thread_id'])
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([5, undefined]);
  });
});

describe('the channel of a message in a group', () => {
  const manages = async () => {
    server.say('/sun', { chat: 'group' });
    await server.nextMessage();
    return messages.at(-1)?.channel?.mayManage();
  };

  it('has the topic as its thread', async () => {
    const asked = {
      ...groupMessage,
      text: '/sun',
      entities: commandEntity(4),
      message_thread_id: 5,
      is_topic_message: true,
    };
    inject({ message: asked });
    await makeAdapter().start();
    await server.nextMessage();
    expect(messages[0]?.channel).toMatchObject({ platform: 'telegram', id: '-2001', thread: '5' });
  });

  it('is managed by whoever is an administrator at that moment, for which Telegram is asked only when needed', async () => {
    await makeAdapter().start();
    await expect(manages()).resolves.toBe(false);
    expect(callsOf('getChatMember')).toEqual([{ chat_id: -2001, user_id: 1001 }]);
    server.administrators.add(1001);
    await expect(manages()).resolves.toBe(true);
    server.administrators.delete(1001);
    await expect(manages()).resolves.toBe(false);
    server.say('/sun', { chat: 'group' });
    await server.nextMessage();
    expect(callsOf('getChatMember')).toHaveLength(3);
  });

  it('is managed or not also as seen from another chat', async () => {
    server.administrators.add(1001);
    await makeAdapter().start();
    answerWith(() => ({ title: 'Tide', blocks: [], buttons: [{ label: 'Again', command: 'tide', options: {} }] }));
    server.say('Brest');
    await server.nextMessage();
    server.press('tide');
    await server.nextMessage();
    for (const message of messages) await expect(message.mayManage!('-2001')).resolves.toBe(true);
    server.administrators.delete(1001);
    for (const message of messages) await expect(message.mayManage!('-2001')).resolves.toBe(false);
    expect(messages).toHaveLength(2);
  });

  it('has no known managers where Telegram does not answer', async () => {
    server.failNext('getChatMember', {
      status: 400,
      body: { description: 'Bad Request: member list is inaccessible' },
    });
    await makeAdapter().start();
    await expect(manages()).resolves.toBe(false);
    expect(logged).toEqual([expect.stringContaining('Telegram does not say who runs a group (getChatMember: 400')]);
  });

  it('is managed by users who can write as the group', async () => {
    const from = { id: 1087968824, is_bot: true, first_name: 'Group' };
    inject({
      message: { ...groupMessage, from, sender_chat: groupMessage.chat, text: '/sun', entities: commandEntity(4) },
    });
    await makeAdapter().start();
    await server.nextMessage();
    expect(messages[0]?.user).toMatchObject({ anonymous: true });
    await expect(messages[0]?.channel?.mayManage()).resolves.toBe(true);
    expect(callsOf('getChatMember')).toEqual([]);
  });

  it.each([
    ['an administrator who writes as another channel', { id: 136817688, is_bot: true, first_name: 'Channel' }],
    ['a channel whose posts Telegram forwards', { id: 777000, is_bot: false, first_name: 'Telegram' }],
  ])('is not managed by %s, whose account many share', async (_, from) => {
    server.administrators.add(from.id);
    const sender_chat = { id: -3001, type: 'channel', title: 'Sea news' };
    inject({ message: { ...groupMessage, from, sender_chat, text: '/sun', entities: commandEntity(4) } });
    await makeAdapter().start();
    await server.nextMessage();
    expect(messages[0]?.user).toMatchObject({ anonymous: true });
    expect(messages[0]).not.toHaveProperty('mayManage');
    await expect(messages[0]?.channel?.mayManage()).resolves.toBe(false);
    expect(callsOf('getChatMember')).toEqual([]);
  });

  it('does not show a private answer to others', async () => {
    answerWith(() => ({ title: secretPlace, blocks: [], alone: true }));
    await makeAdapter().start();
    server.say('/sun', { chat: 'group' });
    await expect(server.nextMessage()).resolves.toMatchObject({ chat: { id: 1001 }, text: secretPlace });
    server.failNext('sendRichMessage', {
      status: 403,
      body: { description: "Forbidden: bot can't initiate conversation" },
    });
    server.say('/sun', { chat: 'group' });
    const shown = await server.nextMessage();
    expect(shown).toMatchObject({ chat: { id: -2001 }, text: expect.stringContaining('Open a chat with me first') });
  });
});
