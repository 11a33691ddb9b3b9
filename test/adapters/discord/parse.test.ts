import { describe, expect, it } from 'vitest';
import { messages, server, useDiscordAdapter } from '../../support/discord-adapter-fixture.ts';

useDiscordAdapter();

describe('the message of an interaction', () => {
  it('has the user, the language, the command and its options', async () => {
    const user77 = { locale: 'fr', userId: '300000000000000077' };
    await server.command('tide', { place: 'Brest', days: 3, datum: 'LAT' }, { ...user77, guild: true }).reply();
    await server.command('help', {}, user77).reply();
    const user = { platform: 'discord', id: '300000000000000077', name: '@ada', language: 'fr' };
    const options = { place: 'Brest', days: '3', datum: 'LAT' };
    const channel = { platform: 'discord', id: server.channelId, mayManage: expect.any(Function) };
    expect(messages).toEqual([
      { user, input: { kind: 'command', name: 'tide', options }, channel },
      { user, input: { kind: 'command', name: 'help', options: {} } },
    ]);
    expect(messages[1]).not.toHaveProperty('channel');
  });

  it.each([
    ['a member without permissions', 1n << 11n, false],
    ['an administrator', 1n << 3n, true],
    ['a member who manages channels', 1n << 4n, true],
    ['a member who manages the server', (1n << 5n) | (1n << 11n), true],
  ])('shows whether %s may manage the channel', async (_, permissions, manages) => {
    await server.command('help', {}, { guild: true, permissions, thread: true }).reply();
    expect(messages[0]?.channel).toMatchObject({
      id: server.channelId,
      thread: expect.not.stringMatching(server.channelId),
    });
    await expect(messages[0]?.channel?.mayManage()).resolves.toBe(manages);
  });
});
