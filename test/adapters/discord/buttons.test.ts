import { describe, expect, it } from 'vitest';
import type { Reply } from '../../../src/chat/index.ts';
import {
  answer,
  answered,
  messages,
  refusal,
  refused,
  server,
  understand,
  useDiscordAdapter,
} from '../../support/discord-adapter-fixture.ts';

useDiscordAdapter();

describe('a button', () => {
  const button = { label: 'Tomorrow', command: 'tide', options: { place: 'geonames:3030300', day: 'tomorrow' } };
  const payload = 'tide|place=geonames:3030300|day=tomorrow';
  const withButton = (replaces = {}): Reply => ({
    ok: true,
    answer: { ...answered.answer, buttons: [{ ...button, ...replaces }] },
  });

  it('is shown, and sends its command in the name of the user who presses it', async () => {
    answer.mockResolvedValueOnce(withButton());
    const handle = server.command('tide', { place: 'Brest' }, { guild: true });
    expect((await handle.reply()).components).toEqual([
      { type: 1, components: [{ type: 2, style: 2, label: 'Tomorrow', custom_id: payload }] },
    ]);
    const pressed = handle.press(payload, { guild: true, userId: '300000000000000077', locale: 'fr' });
    await expect(pressed.ack).resolves.toEqual({ type: 5 });
    await expect(pressed.reply()).resolves.toMatchObject({ embeds: [{ title: 'Tide at Brest' }], components: [] });
    expect(messages[1]).toMatchObject({
      user: { platform: 'discord', id: '300000000000000077', language: 'fr' },
      input: { kind: 'command', name: 'tide', options: button.options },
      channel: { id: server.channelId },
    });
  });

  it('can replace its message with the answer', async () => {
    answer.mockResolvedValueOnce(withButton({ replaces: true }));
    const handle = server.command('tide', { place: 'Brest' });
    const { id } = await handle.reply();
    const pressed = handle.press(`!${payload}`);
    await expect(pressed.ack).resolves.toEqual({ type: 6 });
    await expect(pressed.reply()).resolves.toMatchObject({ id, components: [] });
  });

  it('does not replace its message with a refusal', async () => {
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
