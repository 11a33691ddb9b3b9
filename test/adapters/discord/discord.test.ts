import { describe, expect, it, vi } from 'vitest';
import { commands } from '../../../commands/index.ts';
import type { Reply } from '../../../src/chat/index.ts';
import {
  adapter,
  answer,
  answered,
  log,
  operations,
  server,
  useDiscordAdapter,
} from '../../support/discord-adapter-fixture.ts';
import { shown } from '../../support/discord-texts.ts';
import { useHurriedTimers } from '../../support/hurried-timers.ts';

useHurriedTimers();

const startedAt = performance.now();

useDiscordAdapter();

describe('the adapter of Discord', () => {
  it('registers the commands and is healthy', () => {
    const words = new Set(commands.map(({ name }) => name.split(' ')[0]));
    expect(server.commands.map(({ name }) => name)).toEqual([...words, 'Tide and weather there']);
    expect(server.commands[1]).toMatchObject({ name_localizations: { fr: 'marée' } });
    expect(adapter.health()).toEqual({ ok: true, lastSuccessAt: expect.any(Number) });
    expect(adapter.health().lastSuccessAt).toBeGreaterThanOrEqual(startedAt);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('logs a bug and answers the next message', async () => {
    answer.mockRejectedValueOnce(new Error('a bug'));
    server.command('tide', { place: 'Brest' });
    await expect.poll(() => log.bug).toHaveBeenCalledWith(expect.any(String), new Error('a bug'));
    await server.command('tide', { place: 'Nantes' }).reply();
  });

  it('reconnects when Discord asks for it, and answers what it missed', async () => {
    await server.gateway.nextLogin();
    server.gateway.reconnect();
    await expect.poll(() => adapter.health().ok).toBe(false);
    const missed = server.command('tide', { place: 'Brest' });
    expect(shown(await missed.reply())).toContain('Tide at Brest');
    await expect.poll(() => adapter.health().ok).toBe(true);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('answers what it has received before it stops, and nothing else', async () => {
    const working = Promise.withResolvers<Reply>();
    answer.mockReturnValue(working.promise);
    const handle = server.command('tide', { place: 'Brest' });
    await handle.ack;
    await expect.poll(() => answer).toHaveBeenCalled();
    const stopped = adapter.stop();
    const isLoggedOut = (): void => expect(() => server.command('help')).toThrow('no client is logged in');
    await vi.waitFor(isLoggedOut, { timeout: 60_000 });
    working.resolve(answered);
    await stopped;
    expect(operations().at(-1)).toBe('editReply');
    expect(adapter.health().ok).toBe(false);
  });
});
