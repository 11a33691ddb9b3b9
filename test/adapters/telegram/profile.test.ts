import { describe, expect, it } from 'vitest';
import { openDictionary } from '../../../src/words.ts';
import {
  callsOf,
  eventually,
  logged,
  makeAdapter,
  server,
  store,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

const dictionary = openDictionary();

/** For all users in English, and in each language; Telegram knows none of a region. */
const languages = [undefined, ...dictionary.languages.filter((language) => /^[a-z]{2}$/.test(language))];
/** One for each of three scopes. */
const menuCount = 3 * languages.length;

async function setOnce() {
  const adapter = makeAdapter();
  await adapter.start();
  await eventually(async () => expect(await store.records.read('profile')).toBeDefined());
  return adapter;
}

function menuOf(scope: string, language?: string) {
  const body = callsOf('setMyCommands').find(
    (one) => (one['scope'] as { type: string }).type === scope && one['language_code'] === language,
  );
  return body?.['commands'] as { command: string; description: string; is_ephemeral?: true }[];
}

describe('the menu of commands', () => {
  it('is set in English for all users, and in each language', async () => {
    await setOnce();
    expect(callsOf('setMyCommands')).toHaveLength(menuCount);
    const french = 'Pleines et basses mers, et ce que fait la marée maintenant';
    const english = 'High and low water, and what the tide is doing now';
    expect(menuOf('default')).toContainEqual({ command: 'tide', description: english });
    expect(menuOf('default', 'en')).toContainEqual({ command: 'tide', description: english });
    expect(menuOf('default', 'fr')).toContainEqual({ command: 'tide', description: french });
  });

  it('offers digests of a group to its administrators, and no private matters in a group', async () => {
    await setOnce();
    const names = (scope: string) => menuOf(scope).map(({ command }) => command);
    expect(names('default')).toEqual(expect.arrayContaining(['tide', 'digest', 'privacy', 'place']));
    expect(names('all_group_chats')).toEqual(expect.arrayContaining(['tide', 'settings', 'help']));
    expect(names('all_group_chats')).not.toEqual(expect.arrayContaining(['digest']));
    expect(names('all_chat_administrators')).toEqual(expect.arrayContaining(['tide', 'digest']));
    expect(names('all_chat_administrators')).not.toEqual(expect.arrayContaining(['privacy']));
  });

  it('marks private commands, which others in a group do not see', async () => {
    await setOnce();
    const marked = menuOf('default').filter((one) => one.is_ephemeral);
    expect(marked.map(({ command }) => command)).toEqual(['place', 'preset', 'settings', 'privacy']);
  });

  it('may be refused: messages are answered nevertheless', async () => {
    server.failNext('setMyCommands', { status: 429, retryAfter: 100 });
    await makeAdapter().start();
    server.say('Brest');
    await server.nextMessage();
    await eventually(() => expect(logged).toEqual([expect.stringContaining('(setMyCommands: 429 Too Many Requests)')]));
  });
});

describe('the profile of the bot', () => {
  it('has its descriptions in each language, and a menu button', async () => {
    await setOnce();
    const shorts = callsOf('setMyShortDescription').map((body) => [body['language_code'], body['short_description']]);
    expect(new Set(shorts.map(([language]) => language))).toEqual(new Set(languages));
    expect(new Map(shorts as [string, string][]).get('fr')).toContain('Marées');
    expect(callsOf('setMyDescription')).toHaveLength(languages.length);
    expect(callsOf('setChatMenuButton')).toEqual([{ menu_button: { type: 'commands' } }]);
  });

  it('is not looked at again while nothing of it has changed here', async () => {
    await (await setOnce()).stop();
    server.calls.length = 0;
    await makeAdapter().start();
    await eventually(() => expect(callsOf('getMyCommands')).toHaveLength(1));
    expect(callsOf('setMyCommands')).toEqual([]);
    expect(callsOf('getMyDescription')).toEqual([]);
  });

  it('is set again only where it differs, when something has changed here', async () => {
    await (await setOnce()).stop();
    await store.records.write('profile', 'of an earlier version');
    server.calls.length = 0;
    server.knows.ephemeral = true;
    await makeAdapter().start();
    await eventually(() => expect(callsOf('getChatMenuButton')).toHaveLength(1));
    expect(callsOf('setMyDescription')).toEqual([]);
    expect(callsOf('setChatMenuButton')).toEqual([]);
  });
});
