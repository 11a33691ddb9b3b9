import { describe, expect, it, vi } from 'vitest';
import { answer, answered, log, operations, server, useDiscordAdapter } from '../../support/discord-adapter-fixture.ts';
import { shown } from '../../support/discord-texts.ts';

useDiscordAdapter();

/** Answers once the reply was deferred, as the call is in flight. */
async function late(): Promise<typeof answered> {
  await vi.waitFor(() => expect(operations()).toContain('callback'), { timeout: 5000 });
  return answered;
}

describe('an interaction', () => {
  it('is not answered where it is too late, without a warning', async () => {
    server.failNext('callback', { status: 404, body: { code: 10062, message: 'Unknown interaction' } });
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(() => expect(operations()).toContain('callback'));
    await server.command('tide', { place: 'Nantes' }).reply();
    expect(operations()).not.toContain('editReply');
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('is answered where the acknowledgement had arrived before', async () => {
    answer.mockImplementation(late);
    server.failNext('callback', { status: 400, body: { code: 40060 } });
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(() => expect(operations()).toContain('editReply'), { timeout: 5000 });
  });

  it('is answered by repeating calls after a server error', async () => {
    answer.mockImplementation(late);
    server.failNext('callback', { status: 502 });
    server.failNext('editReply', { status: 500 });
    expect(shown(await server.command('tide', { place: 'Brest' }).reply())).toContain('Tide at Brest');
  });

  it('is one warning where Discord refuses the answer, without its text', async () => {
    answer.mockImplementationOnce(late);
    server.failNext('editReply', { status: 400, body: { code: 50035, message: 'Brest is no good' } });
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(
      () => expect(log.warn.mock.calls).toEqual([['Discord did not take an answer (400, code 50035)']]),
      { timeout: 5000 },
    );
    server.failNext('callback', { status: 403, body: { code: 50001 } });
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(() =>
      expect(log.warn).toHaveBeenLastCalledWith('Discord did not take an answer (403, code 50001)'),
    );
  });
});
