import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { createDiscord } from '../../../src/adapters/discord/index.ts';
import type { Chat, IncomingMessage, Reply } from '../../../src/chat/index.ts';
import { startDiscordServer, type DiscordServer } from '../../support/discord-server.ts';
import { silentChat } from '../../support/silent-chat.ts';

const answered: Reply = {
  answer: { title: 'Tide at Brest', blocks: [{ kind: 'text', text: 'Rising *now*.' }] },
  ok: true,
};
const refused: Reply = { answer: { title: 'Sorry', blocks: [{ kind: 'text', text: 'No such place.' }] }, ok: false };

type Understanding = ReturnType<Chat['understand']>;
const question = (answer: () => Promise<Reply>): Understanding => Promise.resolve({ kind: 'question', answer });
const refusal = (): Understanding => Promise.resolve({ kind: 'refusal', reply: refused });

describe('the door to Discord', () => {
  const startedAt = Date.now();
  const message: IncomingMessage[] = [];
  const log = { warn: vi.fn(), bug: vi.fn() };
  const understand = vi.fn<Chat['understand']>();
  const answer = vi.fn<() => Promise<Reply>>();
  const suggestPlaces = vi.fn<Chat['suggestPlaces']>();
  let server: DiscordServer;
  let isAlone: boolean;
  let door: ReturnType<typeof createDiscord>;

  beforeEach(async () => {
    message.length = 0;
    answer.mockReset().mockResolvedValue(answered);
    understand.mockReset().mockImplementation((input) => {
      message.push(input);
      return question(answer);
    });
    log.warn.mockReset();
    log.bug.mockReset();
    server = await startDiscordServer();
    isAlone = false;
    const watched = commands.map((command) => ({ ...command, alone: () => isAlone }));
    const chat: Chat = { ...silentChat, commands: watched, understand, suggestPlaces };
    door = createDiscord({ token: server.token, apiUrl: server.url, chat, log, now: Date.now });
    await door.start();
  });

  afterEach(async () => {
    await door.stop();
    await server.close();
    expect(server.violations).toEqual([]);
    expect(JSON.stringify([log.warn.mock.calls, log.bug.mock.calls.map(String)])).not.toContain(server.token);
  });

  const operations = () => server.calls.map(({ operation }) => operation);

  it('registers the commands and is well', () => {
    const words = new Set(commands.map(({ name }) => name.split(' ')[0]));
    expect(server.commands.map(({ name }) => name)).toEqual([...words]);
    expect(server.commands[1]).toMatchObject({ name_localizations: { fr: 'marée' } });
    expect(door.health()).toEqual({ ok: true, lastSuccessAt: expect.any(Number) });
    expect(door.health().lastSuccessAt).toBeGreaterThanOrEqual(startedAt);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('hears who asks for what and in which language', async () => {
    const who = { locale: 'fr', userId: '300000000000000077' };
    await server.command('tide', { place: 'Brest', days: 3, datum: 'LAT' }, { ...who, guild: true }).reply();
    await server.command('help', {}, who).reply();
    const user = { platform: 'discord', id: '300000000000000077', language: 'fr' };
    const options = { place: 'Brest', days: '3', datum: 'LAT' };
    const channel = { platform: 'discord', id: server.channelId, mayManage: expect.any(Function) };
    expect(message).toEqual([
      { user, input: { kind: 'command', name: 'tide', options }, channel },
      { user, input: { kind: 'command', name: 'help', options: {} } },
    ]);
    expect(message[1]).not.toHaveProperty('channel');
  });

  it.each([
    ['nobody in particular', 1n << 11n, false],
    ['an administrator', 1n << 3n, true],
    ['who manages channels', 1n << 4n, true],
    ['who manages the server', (1n << 5n) | (1n << 11n), true],
  ])('knows whether %s may manage the channel', async (_, permissions, manages) => {
    await server.command('help', {}, { guild: true, permissions, thread: true }).reply();
    expect(message[0]?.channel).toMatchObject({
      id: server.channelId,
      thread: expect.not.stringMatching(server.channelId),
    });
    await expect(message[0]?.channel?.mayManage()).resolves.toBe(manages);
  });

  it('defers a question and puts the answer in its place', async () => {
    const handle = server.command('tide', { place: 'Brest' }, { guild: true });
    await expect(handle.ack).resolves.toEqual({ type: 5 });
    const reply = await handle.reply();
    expect(reply).toMatchObject({ flags: 0, embeds: [{ title: 'Tide at Brest', description: 'Rising \\*now\\*.' }] });
    expect(server.calls.at(-1)?.body).toMatchObject({ allowed_mentions: { parse: [] } });
  });

  it('defers before it works', async () => {
    const handle = server.command('tide', { place: 'Brest' });
    answer.mockImplementation(async () => {
      expect(operations()).toContain('callback');
      return answered;
    });
    await handle.reply();
    expect(log.bug).not.toHaveBeenCalled();
  });

  it('tells a refusal at once, to the user alone', async () => {
    understand.mockImplementation(refusal);
    const handle = server.command('tide', { place: 'xyzzy' }, { guild: true });
    await expect(handle.ack).resolves.toMatchObject({ type: 4, data: { flags: 64, allowed_mentions: { parse: [] } } });
    await expect(handle.reply()).resolves.toMatchObject({ flags: 64, embeds: [{ title: 'Sorry' }] });
  });

  it.each([
    ['a refusal', refusal, 'Sorry'],
    ['an answer', () => question(answer), 'Tide at Brest'],
  ])('defers where understanding takes long, also for %s', async (_, understood, title) => {
    const acknowledged = Promise.withResolvers<void>();
    understand.mockImplementation(() => acknowledged.promise.then(understood));
    const handle = server.command('tide', { place: 'Brest' });
    await expect(handle.ack).resolves.toEqual({ type: 5 });
    acknowledged.resolve();
    await expect(handle.reply()).resolves.toMatchObject({ flags: 0, embeds: [{ title }] });
  });

  describe('a button', () => {
    const button = { label: 'Tomorrow', command: 'tide', options: { place: 'geonames:3030300', day: 'tomorrow' } };
    const payload = 'tide|place=geonames:3030300|day=tomorrow';
    const withButton = (replaces = {}): Reply => ({
      ok: true,
      answer: { ...answered.answer, buttons: [{ ...button, ...replaces }] },
    });

    it('is shown, and pressed is the command itself, by whoever presses it', async () => {
      answer.mockResolvedValueOnce(withButton());
      const handle = server.command('tide', { place: 'Brest' }, { guild: true });
      expect((await handle.reply()).components).toEqual([
        { type: 1, components: [{ type: 2, style: 2, label: 'Tomorrow', custom_id: payload }] },
      ]);
      const pressed = handle.press(payload, { guild: true, userId: '300000000000000077', locale: 'fr' });
      await expect(pressed.ack).resolves.toEqual({ type: 5 });
      await expect(pressed.reply()).resolves.toMatchObject({ embeds: [{ title: 'Tide at Brest' }], components: [] });
      expect(message[1]).toMatchObject({
        user: { platform: 'discord', id: '300000000000000077', language: 'fr' },
        input: { kind: 'command', name: 'tide', options: button.options },
        channel: { id: server.channelId },
      });
    });

    it('can have its answer take the place of the message', async () => {
      answer.mockResolvedValueOnce(withButton({ replaces: true }));
      const handle = server.command('tide', { place: 'Brest' });
      const { id } = await handle.reply();
      const pressed = handle.press(`!${payload}`);
      await expect(pressed.ack).resolves.toEqual({ type: 6 });
      await expect(pressed.reply()).resolves.toMatchObject({ id, components: [] });
    });

    it('does not lose the message to a refusal', async () => {
      answer.mockResolvedValueOnce(withButton({ replaces: true }));
      const handle = server.command('tide', { place: 'Brest' });
      await handle.reply();
      answer.mockResolvedValueOnce(refused);
      const late = handle.press(`!${payload}`);
      await expect(late.followUp()).resolves.toMatchObject({ flags: 64, embeds: [{ title: 'Sorry' }] });
      understand.mockImplementation(refusal);
      await expect(handle.press(`!${payload}`).ack).resolves.toMatchObject({ type: 4, data: { flags: 64 } });
    });

    it('is left out beyond 25, and its label is cut at 80 characters', async () => {
      const buttons = Array.from({ length: 30 }, (_, i) => ({
        label: 'x'.repeat(90),
        command: 'tide',
        options: { place: String(i) },
      }));
      answer.mockResolvedValueOnce({ ok: true, answer: { title: 'x', blocks: [], buttons } });
      const { components = [] } = await server.command('help').reply();
      expect(components.map((row) => ('components' in row ? row.components.length : 0))).toEqual([5, 5, 5, 5, 5]);
    });
  });

  it('shows nobody else what is for the user alone, with its file', async () => {
    isAlone = true;
    const file = { name: 'bellbuoy.json', mediaType: 'application/json', content: '{"é":1}' };
    answer.mockResolvedValueOnce({ ok: true, answer: { title: 'Your data', blocks: [], file } });
    const handle = server.command('help', {}, { guild: true });
    await expect(handle.ack).resolves.toEqual({ type: 5, data: { flags: 64 } });
    const reply = await handle.reply();
    expect(reply).toMatchObject({ flags: 64, attachments: [{ filename: 'bellbuoy.json', size: 8 }] });
    expect(server.calls.at(-1)?.files[0]?.data.toString()).toBe('{"é":1}');
  });

  it('says nothing where it is too late, and answers the next', async () => {
    server.failNext('callback', { status: 404, body: { code: 10062, message: 'Unknown interaction' } });
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(() => expect(operations()).toContain('callback'));
    await server.command('tide', { place: 'Nantes' }).reply();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('goes on where the acknowledgement had come through', async () => {
    server.failNext('callback', { status: 400, body: { code: 40060 } });
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(() => expect(operations()).toContain('editReply'));
  });

  it('repeats what a server error has kept from coming through', async () => {
    server.failNext('callback', { status: 502 });
    server.failNext('editReply', { status: 500 });
    await expect(server.command('tide', { place: 'Brest' }).reply()).resolves.toMatchObject({ flags: 0 });
  });

  it('warns once of an answer that Discord does not take, without what it says', async () => {
    server.failNext('editReply', { status: 400, body: { code: 50035, message: 'Brest is no good' } });
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(() => expect(log.warn.mock.calls).toEqual([['Discord did not take an answer (400, code 50035)']]));
    server.failNext('callback', { status: 403, body: { code: 50001 } });
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(() =>
      expect(log.warn).toHaveBeenLastCalledWith('Discord did not take an answer (403, code 50001)'),
    );
  });

  it('survives a bug, and says so', async () => {
    answer.mockRejectedValueOnce(new Error('a bug'));
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(() => expect(log.bug).toHaveBeenCalledWith(expect.any(String), new Error('a bug')));
    await server.command('tide', { place: 'Nantes' }).reply();
  });

  it('comes back when Discord asks it to, and answers what it missed', async () => {
    await server.gateway.nextLogin();
    server.gateway.reconnect();
    await vi.waitFor(() => expect(door.health().ok).toBe(false));
    const missed = server.command('tide', { place: 'Brest' });
    await expect(missed.reply()).resolves.toMatchObject({ embeds: [{ title: 'Tide at Brest' }] });
    await vi.waitFor(() => expect(door.health().ok).toBe(true));
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('answers those inside before it is shut, and nobody else', async () => {
    const working = Promise.withResolvers<Reply>();
    answer.mockReturnValue(working.promise);
    const handle = server.command('tide', { place: 'Brest' });
    await handle.ack;
    await vi.waitFor(() => expect(answer).toHaveBeenCalled());
    const stopped = door.stop();
    await vi.waitFor(() => expect(() => server.command('help')).toThrow('no client is logged in'));
    working.resolve(answered);
    await stopped;
    expect(operations().at(-1)).toBe('editReply');
    expect(door.health().ok).toBe(false);
  });

  describe('to somebody who is typing a place', () => {
    it('offers places, whose ids come back as what was typed', async () => {
      suggestPlaces.mockResolvedValue([
        { label: 'Brest, Brittany, France', placeId: 'geonames:3030300' },
        { label: 'B'.repeat(150), placeId: '48.3830,-4.4950' },
        { label: 'too long to come back', placeId: `station:${'x'.repeat(100)}` },
      ]);
      const who = { locale: 'fr', userId: '300000000000000077', guild: true };
      const choices = await server.autocomplete('tide', { place: 'Bre', days: 3 }, 'place', who);
      expect(choices).toEqual([
        { name: 'Brest, Brittany, France', value: 'geonames:3030300' },
        { name: `${'B'.repeat(99)}…`, value: '48.3830,-4.4950' },
      ]);
      expect(suggestPlaces).toHaveBeenCalledExactlyOnceWith(
        {
          user: { platform: 'discord', id: who.userId, language: 'fr' },
          channel: expect.objectContaining({ platform: 'discord', id: server.channelId }),
        },
        'Bre',
        25,
      );
      await server.command('tide', { place: 'geonames:3030300' }).reply();
      expect(message[0]?.input).toMatchObject({ options: { place: 'geonames:3030300' } });
    });

    it('offers them in subcommands, and where nothing is typed yet', async () => {
      suggestPlaces.mockResolvedValue([]);
      expect(await server.autocomplete('place save', { name: 'boat', place: '' }, 'place')).toEqual([]);
      expect(suggestPlaces.mock.lastCall?.[1]).toBe('');
    });

    it('logs what goes wrong', async () => {
      suggestPlaces.mockRejectedValue(new Error('a bug'));
      await expect(server.autocomplete('tide', { place: 'Bre' }, 'place')).rejects.toThrow('acknowledgement');
      expect(log.bug).toHaveBeenCalledOnce();
    });
  });
});
