import { describe, expect, it } from 'vitest';
import type { Button } from '../../../src/answers/index.ts';
import {
  answer,
  answered,
  log,
  metrics,
  operations,
  server,
  useDiscordAdapter,
} from '../../support/discord-adapter-fixture.ts';
import { shown } from '../../support/discord-texts.ts';
import { useHurriedTimers } from '../../support/hurried-timers.ts';

useHurriedTimers();

useDiscordAdapter();

/** Answers once the reply was deferred, as the call is in flight. */
async function late(): Promise<typeof answered> {
  await expect.poll(() => operations()).toContain('callback');
  return answered;
}

describe('an interaction', () => {
  it('is not answered where it is too late, without a warning', async () => {
    server.failNext('callback', { status: 404, body: { code: 10062, message: 'Unknown interaction' } });
    server.command('tide', { place: 'Brest' });
    await expect.poll(() => operations()).toContain('callback');
    await server.command('tide', { place: 'Nantes' }).reply();
    expect(operations()).not.toContain('editReply');
    expect(log.warn).not.toHaveBeenCalled();
    expect(metrics.acknowledgementRefused.mock.calls).toEqual([[10062]]);
  });

  it('is answered where the acknowledgement had arrived before', async () => {
    answer.mockImplementation(late);
    server.failNext('callback', { status: 400, body: { code: 40060 } });
    server.command('tide', { place: 'Brest' });
    await expect.poll(() => operations()).toContain('editReply');
    expect(metrics.acknowledgementRefused.mock.calls).toEqual([[40060]]);
    expect(metrics.acknowledged).toHaveBeenLastCalledWith(expect.any(Number));
  });

  it('is answered by repeating calls after a server error', async () => {
    answer.mockImplementation(late);
    server.failNext('callback', { status: 502 });
    server.failNext('editReply', { status: 500 });
    expect(shown(await server.command('tide', { place: 'Brest' }).reply())).toContain('Tide at Brest');
  });

  it('is one warning where Discord refuses the answer, without its text', async () => {
    answer.mockImplementationOnce(late);
    server.failNext('editReply', { status: 403, body: { code: 50013, message: 'Brest is no good' } });
    server.command('tide', { place: 'Brest' });
    await expect.poll(() => log.warn.mock.calls).toEqual([['Discord did not take an answer (403, code 50013)']]);
    server.failNext('callback', { status: 403, body: { code: 50001 } });
    server.command('tide', { place: 'Brest' });
    await expect.poll(() => log.warn).toHaveBeenLastCalledWith('Discord did not take an answer (403, code 50001)');
  });
});

describe('an answer whose components Discord refuses', () => {
  const invalid = { status: 400, body: { code: 50035, message: 'Invalid Form Body' } };
  const again: Button = { label: 'Again', command: 'tide', options: {}, replaces: true };
  const buttons = () => answer.mockResolvedValueOnce({ ...answered, answer: { ...answered.answer, buttons: [again] } });
  const plain = 'Tide at Brest\nRising \\*now\\*.';

  it('is sent as plain text at once', async () => {
    server.failNext('callback', invalid);
    const reply = await server.command('tide', { place: 'Brest' }, { guild: true }).reply();
    expect(reply).toMatchObject({ content: plain, components: [], flags: 0 });
    expect(log.bug).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error('Discord does not take our message'));
  });

  it('is sent as plain text after deferring', async () => {
    answer.mockImplementationOnce(late);
    server.failNext('editReply', invalid);
    const reply = await server.command('tide', { place: 'Brest' }).reply();
    expect(reply).toMatchObject({ content: plain, components: [] });
  });

  it('is sent as plain text to the user alone, where it would replace a message with components', async () => {
    buttons();
    const handle = server.command('tide', { place: 'Brest' });
    const { id } = await handle.reply();
    server.failNext('callback', invalid);
    const soon = await handle.press('!tide').reply();
    expect(soon).toMatchObject({ content: plain, flags: 1 << 6 });
    expect(soon.id).not.toBe(id);
    server.calls.length = 0;
    answer.mockImplementationOnce(late);
    server.failNext('editReply', invalid);
    await expect(handle.press('!tide').followUp()).resolves.toMatchObject({ content: plain, flags: 1 << 6 });
  });
});
