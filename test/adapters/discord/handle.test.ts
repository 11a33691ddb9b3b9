import { describe, expect, it } from 'vitest';
import {
  answer,
  answered,
  log,
  makeCommandsPrivate,
  operations,
  question,
  refusal,
  server,
  understand,
  useDiscordAdapter,
} from '../../support/discord-adapter-fixture.ts';

useDiscordAdapter();

describe('an interaction', () => {
  it('is deferred and answered by an edit', async () => {
    const handle = server.command('tide', { place: 'Brest' }, { guild: true });
    await expect(handle.ack).resolves.toEqual({ type: 5 });
    const reply = await handle.reply();
    expect(reply).toMatchObject({ flags: 0, embeds: [{ title: 'Tide at Brest', description: 'Rising \\*now\\*.' }] });
    expect(server.calls.at(-1)?.body).toMatchObject({ allowed_mentions: { parse: [] } });
  });

  it('is deferred before the answer is computed', async () => {
    const handle = server.command('tide', { place: 'Brest' });
    answer.mockImplementation(async () => {
      expect(operations()).toContain('callback');
      return answered;
    });
    await handle.reply();
    expect(log.bug).not.toHaveBeenCalled();
  });

  it('is refused at once, visible only to the user', async () => {
    understand.mockImplementation(refusal);
    const handle = server.command('tide', { place: 'xyzzy' }, { guild: true });
    await expect(handle.ack).resolves.toMatchObject({ type: 4, data: { flags: 64, allowed_mentions: { parse: [] } } });
    await expect(handle.reply()).resolves.toMatchObject({ flags: 64, embeds: [{ title: 'Sorry' }] });
  });

  it.each([
    ['a refusal', refusal, 'Sorry'],
    ['an answer', () => question(answer), 'Tide at Brest'],
  ])('is deferred where understanding takes long, also for %s', async (_, understood, title) => {
    const acknowledged = Promise.withResolvers<void>();
    understand.mockImplementation(() => acknowledged.promise.then(understood));
    const handle = server.command('tide', { place: 'Brest' });
    await expect(handle.ack).resolves.toEqual({ type: 5 });
    acknowledged.resolve();
    await expect(handle.reply()).resolves.toMatchObject({ flags: 0, embeds: [{ title }] });
  });

  it('is answered privately where its command is private, with its file', async () => {
    makeCommandsPrivate();
    const file = { name: 'bellbuoy.json', mediaType: 'application/json', content: '{"é":1}' };
    answer.mockResolvedValueOnce({ ok: true, answer: { title: 'Your data', blocks: [], file } });
    const handle = server.command('help', {}, { guild: true });
    await expect(handle.ack).resolves.toEqual({ type: 5, data: { flags: 64 } });
    const reply = await handle.reply();
    expect(reply).toMatchObject({ flags: 64, attachments: [{ filename: 'bellbuoy.json', size: 8 }] });
    expect(server.calls.at(-1)?.files[0]?.data.toString()).toBe('{"é":1}');
  });
});
