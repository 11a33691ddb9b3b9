import { describe, expect, it } from 'vitest';
import {
  answer,
  answered,
  log,
  makeCommandsPrivate,
  operations,
  question,
  refusal,
  refused,
  renderPng,
  server,
  understand,
  useDiscordAdapter,
} from '../../support/discord-adapter-fixture.ts';
import { shown } from '../../support/discord-texts.ts';

useDiscordAdapter();

const ephemeral = 1 << 6;
const v2 = 1 << 15;

describe('an interaction', () => {
  it('is answered at once where the answer is quick, to all and without notifying anybody', async () => {
    const handle = server.command('tide', { place: 'Brest' }, { guild: true });
    await expect(handle.ack).resolves.toMatchObject({ type: 4, data: { flags: v2, allowed_mentions: { parse: [] } } });
    expect(shown(await handle.reply())).toBe('**Tide at Brest**\n## Rising \\*now\\*.');
    expect(operations().at(-1)).toBe('callback');
  });

  it('is deferred where the answer takes long, and answered by an edit', async () => {
    const acknowledged = Promise.withResolvers<void>();
    answer.mockImplementation(() => acknowledged.promise.then(() => answered));
    const handle = server.command('tide', { place: 'Brest' }, { guild: true });
    await expect(handle.ack).resolves.toEqual({ type: 5 });
    acknowledged.resolve();
    const reply = await handle.reply();
    expect(reply.flags).toBe(v2);
    expect(shown(reply)).toContain('Tide at Brest');
    expect(server.calls.at(-1)?.body).toMatchObject({ allowed_mentions: { parse: [] } });
  });

  it('is deferred before any work where the answer before took long', async () => {
    const acknowledged = Promise.withResolvers<void>();
    answer.mockImplementationOnce(() => acknowledged.promise.then(() => answered));
    const slow = server.command('tide', { place: 'Brest' });
    await slow.ack;
    acknowledged.resolve();
    await slow.reply();
    answer.mockImplementationOnce(async () => {
      expect(operations().filter((name) => name === 'callback')).toHaveLength(2);
      return answered;
    });
    const next = server.command('tide', { place: 'Brest' });
    await expect(next.ack).resolves.toEqual({ type: 5 });
    await next.reply();
    await expect(server.command('tide', { place: 'Brest' }).ack).resolves.toMatchObject({ type: 4 });
    expect(log.bug).not.toHaveBeenCalled();
  });

  it('is deferred before any work where many others are in work', async () => {
    const { promise: idle, resolve: finishOthers } = Promise.withResolvers<void>();
    const others = Array.from({ length: 3 }, () => {
      answer.mockImplementationOnce(() => idle.then(() => answered));
      return server.command('tide', { place: 'Brest' });
    });
    await expect.poll(() => understand).toHaveBeenCalledTimes(3);
    understand.mockImplementationOnce(() => {
      expect(operations()).toContain('callback');
      return refusal();
    });
    const next = server.command('tide', { place: 'Brest' });
    await expect(next.ack).resolves.toEqual({ type: 5 });
    expect(shown(await next.reply())).toContain('Sorry');
    finishOthers();
    await Promise.all(others.map((other) => other.reply()));
    expect(log.bug).not.toHaveBeenCalled();
  });

  it('has its picture, with the alt text', async () => {
    renderPng.mockResolvedValue({ png: new Uint8Array([1, 2, 3]), alt: 'A curve with two peaks.' });
    const reply = await server.command('tide', { place: 'Brest' }).reply();
    expect(renderPng).toHaveBeenCalledWith(answered.answer);
    expect(reply.attachments).toMatchObject([
      { filename: 'bellbuoy.png', size: 3, description: 'A curve with two peaks.' },
    ]);
    expect(server.calls.at(-1)?.files[0]?.data).toEqual(Buffer.from([1, 2, 3]));
  });

  it('is refused at once, visible only to the user', async () => {
    understand.mockImplementation(refusal);
    const handle = server.command('tide', { place: 'xyzzy' }, { guild: true });
    const flags = ephemeral | v2;
    await expect(handle.ack).resolves.toMatchObject({ type: 4, data: { flags, allowed_mentions: { parse: [] } } });
    expect(shown(await handle.reply())).toBe('**Sorry**\n## No such place.');
  });

  it('that fails soon is answered only to the user', async () => {
    answer.mockResolvedValueOnce(refused);
    const handle = server.command('tide', { place: 'Brest' }, { guild: true });
    await expect(handle.ack).resolves.toMatchObject({ type: 4, data: { flags: ephemeral | v2 } });
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
    expect(shown(await handle.reply())).toContain(title);
  });

  it('is answered privately where its command is private, with its file', async () => {
    makeCommandsPrivate();
    const file = { name: 'bellbuoy.json', mediaType: 'application/json', content: '{"é":1}' };
    answer.mockResolvedValueOnce({ ok: true, answer: { title: 'Your data', blocks: [], file } });
    const handle = server.command('help', {}, { guild: true });
    await expect(handle.ack).resolves.toMatchObject({ type: 4, data: { flags: ephemeral | v2 } });
    const reply = await handle.reply();
    expect(reply).toMatchObject({ attachments: [{ filename: 'bellbuoy.json', size: 8 }] });
    expect(server.calls.at(-1)?.files[0]?.data.toString()).toBe('{"é":1}');
    expect(log.bug).not.toHaveBeenCalled();
  });

  it('is deferred privately where its command is private', async () => {
    makeCommandsPrivate();
    const acknowledged = Promise.withResolvers<void>();
    answer.mockImplementation(() => acknowledged.promise.then(() => answered));
    const handle = server.command('help', {}, { guild: true });
    await expect(handle.ack).resolves.toEqual({ type: 5, data: { flags: ephemeral } });
    acknowledged.resolve();
    expect((await handle.reply()).flags).toBe(ephemeral | v2);
  });
});
