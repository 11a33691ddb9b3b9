import { describe, expect, it, vi } from 'vitest';
import { answer, log, operations, server, useDiscordAdapter } from '../../support/discord-adapter-fixture.ts';

useDiscordAdapter();

describe('an interaction', () => {
  it('is not answered where it is too late, without a warning', async () => {
    server.failNext('callback', { status: 404, body: { code: 10062, message: 'Unknown interaction' } });
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(() => expect(operations()).toContain('callback'));
    await server.command('tide', { place: 'Nantes' }).reply();
    expect(answer).toHaveBeenCalledTimes(1);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('is answered where the acknowledgement had arrived before', async () => {
    server.failNext('callback', { status: 400, body: { code: 40060 } });
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(() => expect(operations()).toContain('editReply'));
  });

  it('is answered by repeating calls after a server error', async () => {
    server.failNext('callback', { status: 502 });
    server.failNext('editReply', { status: 500 });
    await expect(server.command('tide', { place: 'Brest' }).reply()).resolves.toMatchObject({ flags: 0 });
  });

  it('is one warning where Discord refuses the answer, without its text', async () => {
    server.failNext('editReply', { status: 400, body: { code: 50035, message: 'Brest is no good' } });
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(() => expect(log.warn.mock.calls).toEqual([['Discord did not take an answer (400, code 50035)']]));
    server.failNext('callback', { status: 403, body: { code: 50001 } });
    server.command('tide', { place: 'Brest' });
    await vi.waitFor(() =>
      expect(log.warn).toHaveBeenLastCalledWith('Discord did not take an answer (403, code 50001)'),
    );
  });
});
