import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chatFixture, type ChatFixture } from '../../support/chat-fixture.ts';
import {
  callsOf,
  commandEntity,
  eventually,
  groupMessage,
  inject,
  logged,
  makeAdapter,
  privateMessage,
  server,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

/** The real commands behind the adapter. */
let fixture: ChatFixture;

beforeEach(() => {
  fixture = chatFixture();
});
afterEach(() => expect(fixture.bugs).toEqual([]));

const start = async () => {
  const adapter = makeAdapter({ chat: fixture.chat });
  await adapter.start();
  return adapter;
};

describe.each([
  ['en', 'That is for those who manage this group or channel', 'Tide at Brest'],
  ['fr', 'C’est l’affaire de ceux qui gèrent', 'Marée : Brest'],
  ['de', 'Das ist Sache derer', 'Gezeiten: Brest'],
])('in a group, in %s,', (language, refusal, tide) => {
  const inGroup = { chat: 'group', language } as const;
  const ask = async (text: string) => {
    server.say(text, inGroup);
    return server.nextMessage();
  };

  it('settings and digests are for administrators', async () => {
    await start();
    for (const command of ['/settings here units imperial', '/digest Brest 07:00']) {
      expect((await ask(command)).text).toContain(refusal);
    }
    server.administrators.add(1001);
    expect((await ask('/digest Brest 07:00')).text).not.toContain(refusal);
    server.administrators.clear();
    expect((await ask('/digest remove 1')).text).toContain(refusal);
    // That Telegram does not answer is no refusal; nothing is changed.
    server.administrators.add(1001);
    server.failNext('getChatMember', { status: 500 });
    const { text: unknown } = await ask('/digest remove 1');
    expect(unknown).toContain('Telegram');
    expect(unknown).not.toContain(refusal);
    expect((await ask('/digest list')).text).toContain('07:00');
    expect(logged).toEqual([expect.stringContaining('getChatMember: 500')]);
  });

  it('an anonymous administrator has the rights, and a digest of the group', async () => {
    const from = { id: 1087968824, is_bot: true, first_name: 'Group', language_code: language };
    inject({
      message: {
        ...groupMessage,
        from,
        sender_chat: groupMessage.chat,
        text: '/digest Brest 07:00',
        entities: commandEntity(7),
      },
    });
    await start();
    expect((await server.nextMessage()).text).not.toContain(refusal);
    expect(callsOf('getChatMember')).toEqual([]);
  });

  it('settings are shown only to whoever asks for them, where the server can do that, else in private', async () => {
    const first = await start();
    expect(await ask('/settings')).toMatchObject({ chat: { id: 1001 } });
    await first.stop();
    server.knows.ephemeral = true;
    await start();
    await eventually(async () => expect(await ask('/settings')).toMatchObject({ receiver_user: { id: 1001 } }));
  });

  it('a mention and a reply to the bot are answered', async () => {
    await start();
    const from = { ...groupMessage.from, language_code: language };
    const entities = [{ type: 'mention', offset: 0, length: '@bellbuoy_test_bot'.length }];
    server.update('message', { ...groupMessage, from, text: '@bellbuoy_test_bot tide Brest', entities });
    const answer = await server.nextMessage();
    expect(answer.text).toContain(tide);
    const reply = { message_id: 9, text: 'Kiel', reply_to_message: answer };
    server.update('message', { ...groupMessage, from, ...reply });
    expect((await server.nextMessage()).text).toContain(tide.replace('Brest', 'Kiel'));
  });
});

describe('a link to a digest', () => {
  it('asks for the time, and a press sets it up', async () => {
    await start();
    server.say(`/start ${Buffer.from('digest add|place=geonames:3030300').toString('base64url')}`);
    expect((await server.nextMessage()).text).toContain('What time should it come?');
    server.press('!digest add|place=geonames:3030300|time=07:00');
    expect((await server.nextMessage()).text).toContain('Digest 1: today, Brest');
    server.say('/digest list');
    expect((await server.nextMessage()).text).toContain('07:00');
  });
});

describe('a command of the menu, whose names are English everywhere,', () => {
  it.each([
    ['fr', '/sun Kiel', 'Soleil : Kiel'],
    ['de', '/sun Kiel', 'Sonne: Kiel'],
    ['fr', '/Moon Kiel', 'Lune : Kiel'],
    ['de', '/sun Kiel tomorrow', 'Sun at Kiel'],
    ['en', '/soleil Kiel', 'Soleil : Kiel'],
  ])('is answered in the language of the app, %s, or of the words behind it: %s', async (language, text, title) => {
    await start();
    server.say(text, { language });
    expect((await server.nextMessage()).text).toContain(title);
  });
});

describe('a reply to an older answer', () => {
  it.each([
    ['in private', privateMessage, 'tide Brest'],
    ['in a group', groupMessage, '/tide Brest'],
  ])('continues it %s, also after a restart, whatever was asked meanwhile', async (_, message, asked) => {
    const first = await start();
    const entities = asked.startsWith('/') ? commandEntity(5) : [];
    server.update('message', { ...message, text: asked, entities });
    const answer = await server.nextMessage();
    expect(answer.text).toContain('Marée : Brest');
    server.update('message', { ...message, message_id: 8, text: '/moon Kiel', entities: commandEntity(5) });
    await server.nextMessage();
    await first.stop();
    fixture = chatFixture();
    await start();
    const reply = { message_id: 9, text: 'et demain ?', reply_to_message: answer };
    server.update('message', { ...message, ...reply });
    const { text } = await server.nextMessage();
    expect(text).toContain('Marée : Brest');
    expect(text).toContain('Samedi 21');
  });
});
