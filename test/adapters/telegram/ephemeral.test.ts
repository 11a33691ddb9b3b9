import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDictionary } from '../../../src/words.ts';
import {
  answerWith,
  callsOf,
  chat,
  commandEntity,
  eventually,
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

/** One for each of three scopes, for all users in English and in each language; Telegram knows none of a region. */
const menuCount = 3 * (1 + openDictionary().languages.filter((language) => /^[a-z]{2}$/.test(language)).length);

/** Starts an adapter that knows whether the server knows ephemeral messages. */
async function start(): Promise<void> {
  await makeAdapter().start();
  await eventually(() => expect(callsOf('getMyCommands').at(-1)).toEqual({}));
  await eventually(() => expect(callsOf('getMyCommands')).toHaveLength(1 + menuCount));
}

describe('a private answer in a group', () => {
  const again = { label: 'Again', command: 'tide', options: {}, replaces: true } as const;

  beforeEach(() => {
    server.knows.ephemeral = true;
    answerWith(() => ({ title: secretPlace, blocks: [], alone: true, buttons: [again] }));
  });

  it('is shown there only to the user, who can press its buttons', async () => {
    await start();
    server.say('/sun', { chat: 'group' });
    const shown = await server.nextMessage();
    expect(shown).toMatchObject({ chat: { id: -2001 }, message_id: 0, receiver_user: { id: 1001 }, text: secretPlace });
    answerWith(() => ({ title: 'changed', blocks: [], alone: true }));
    server.press('!tide', { chat: 'group' });
    const changed = await server.nextMessage();
    expect(changed).toMatchObject({ ephemeral_message_id: shown.ephemeral_message_id, text: 'changed' });
    expect(callsOf('editMessageText')).toEqual([]);
  });

  it('to an ephemeral command is a reply to it', async () => {
    inject({
      message: {
        ...groupMessage,
        message_id: 0,
        ephemeral_message_id: 5,
        text: '/settings',
        entities: commandEntity(9),
      },
    });
    await start();
    await expect(server.nextMessage()).resolves.toMatchObject({ receiver_user: { id: 1001 } });
    expect(callsOf('sendRichMessage')[0]).toMatchObject({ reply_parameters: { ephemeral_message_id: 5 } });
  });

  it('goes to the private chat where Telegram does not take it', async () => {
    server.failNext('sendRichMessage', { status: 403, body: { description: 'Forbidden: user is not a member' } });
    await start();
    server.say('/sun', { chat: 'group' });
    await expect(server.nextMessage()).resolves.toMatchObject({ chat: { id: 1001 }, text: secretPlace });
  });

  it('is never sent as an ephemeral message to a server that ignores what makes it one', async () => {
    server.knows.ephemeral = false;
    await start();
    server.say('/sun', { chat: 'group' });
    await expect(server.nextMessage()).resolves.toMatchObject({ chat: { id: 1001 } });
  });
});

describe('a refusal in a group', () => {
  it('is shown only to the user', async () => {
    server.knows.ephemeral = true;
    vi.spyOn(chat, 'answer').mockResolvedValueOnce({ answer: { title: 'Which Brest?', blocks: [] }, ok: false });
    await start();
    server.say('/tide Brest', { chat: 'group' });
    await expect(server.nextMessage()).resolves.toMatchObject({ receiver_user: { id: 1001 }, text: 'Which Brest?' });
    server.say('/tide Kiel', { chat: 'group' });
    expect(await server.nextMessage()).not.toHaveProperty('receiver_user');
    expect([messages.length, logged]).toEqual([1, []]);
  });
});
