import { describe, expect, it } from 'vitest';
import { log, messages, server, useDiscordAdapter } from '../../support/discord-adapter-fixture.ts';

useDiscordAdapter();

describe('the message of an interaction', () => {
  it('has the user, the language, the command and its options', async () => {
    const user77 = { locale: 'fr', userId: '300000000000000077' };
    await server.command('tide', { place: 'Brest', days: 3, datum: 'LAT' }, { ...user77, guild: true }).reply();
    await server.command('help', {}, user77).reply();
    const user = { platform: 'discord', id: '300000000000000077', name: '@ada', language: 'fr' };
    const options = { place: 'Brest', days: '3', datum: 'LAT' };
    const channel = { platform: 'discord', id: server.channelId, mayManage: expect.any(Function) };
    const installLinks: unknown = expect.any(Array);
    const mayManage: unknown = expect.any(Function);
    expect(messages).toEqual([
      { user, input: { kind: 'command', name: 'tide', options }, channel, mayManage, installLinks },
      { user, input: { kind: 'command', name: 'help', options: {} }, mayManage, installLinks },
    ]);
    expect(messages[1]).not.toHaveProperty('channel');
  });

  it('has a channel that no one manages where others read along in a private chat', async () => {
    await server.command('help', {}, { groupDm: true }).reply();
    expect(messages[0]?.channel).toMatchObject({ platform: 'discord', id: expect.any(String) });
    await expect(messages[0]?.channel?.mayManage()).resolves.toBe(false);
  });

  it('has a channel that no one manages in a server without the bot, whoever brought it there', async () => {
    const owner = { guild: true, permissions: 1n << 3n };
    await server.command('help', {}, { ...owner, userInstalled: true }).reply();
    await server.command('help', {}, owner).reply();
    const [brought, installed] = messages.map(({ channel }) => channel);
    await expect(brought?.mayManage()).resolves.toBe(false);
    await expect(installed?.mayManage()).resolves.toBe(true);
    expect(brought?.id).toBe(installed?.id);
  });

  it('asks Discord who manages another channel, each time', async () => {
    await server.command('help', {}, { userId: '300000000000000077' }).reply();
    const mayManage = messages[0]!.mayManage!;
    await expect(mayManage(server.channelId)).resolves.toBe(true);
    // Everyone in the server loses all permissions, except its owner.
    for (const role of server.guild.roles) role.permissions = '0';
    await expect(mayManage(server.channelId)).resolves.toBe(false);
    server.failNext('getMember', { status: 404, body: { code: 10007, message: 'Unknown Member' } });
    await expect(mayManage(server.channelId)).resolves.toBe(false);
    expect(log.warn).not.toHaveBeenCalled();
    server.failNext('getMember', { status: 403, body: { code: 50001, message: 'Missing Access' } });
    await expect(mayManage(server.channelId)).resolves.toBe(false);
    expect(log.warn.mock.calls).toEqual([['Discord does not say who manages a channel (403, code 50001)']]);
  });

  it.each([
    ['a member without permissions', 1n << 11n, false],
    ['an administrator', 1n << 3n, true],
    ['a member who manages channels', 1n << 4n, false],
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
