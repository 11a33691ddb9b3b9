import { describe, expect, it } from 'vitest';
import {
  callsOf,
  eventually,
  logged,
  makeAdapter,
  server,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

describe('the menu of commands', () => {
  it('is set in English for all users, and in each language', async () => {
    await makeAdapter().start();
    await eventually(() => expect(callsOf('setMyCommands')).toHaveLength(4));
    const menus = new Map(callsOf('setMyCommands').map((body) => [body['language_code'], body['commands']]));
    const french = 'Pleines et basses mers, et ce que fait la marée maintenant';
    const english = 'High and low water, and what the tide is doing now';
    expect(menus.get(undefined)).toContainEqual({ command: 'tide', description: english });
    expect(menus.get('en')).toContainEqual({ command: 'tide', description: english });
    expect(menus.get('fr')).toContainEqual({ command: 'tide', description: french });
  });

  it('is set again only where it has changed', async () => {
    server.knows.ephemeral = true;
    const adapter = makeAdapter();
    await adapter.start();
    await eventually(() => expect(callsOf('setMyCommands')).toHaveLength(4));
    await adapter.stop();
    await makeAdapter().start();
    await eventually(() => expect(callsOf('getMyCommands')).toHaveLength(10));
    expect(callsOf('setMyCommands')).toHaveLength(4);
  });

  it('marks private commands, which others in a group do not see', async () => {
    await makeAdapter().start();
    await eventually(() => expect(callsOf('setMyCommands')).toHaveLength(4));
    const [menu] = callsOf('setMyCommands').map(
      (body) => body['commands'] as { command: string; is_ephemeral?: true }[],
    );
    expect(menu?.filter((one) => one.is_ephemeral).map(({ command }) => command)).toEqual([
      'place',
      'settings',
      'privacy',
    ]);
  });

  it('may be refused: messages are answered nevertheless', async () => {
    server.failNext('setMyCommands', { status: 429, retryAfter: 100 });
    await makeAdapter().start();
    server.say('Brest');
    await server.nextMessage();
    await eventually(() => expect(logged).toEqual([expect.stringContaining('(setMyCommands: 429 Too Many Requests)')]));
  });
});
