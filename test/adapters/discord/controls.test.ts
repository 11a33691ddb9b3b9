import { describe, expect, it } from 'vitest';
import type { Button } from '../../../src/answers/index.ts';
import type { Reply } from '../../../src/chat/index.ts';
import {
  answer,
  answered,
  makeCommandsPrivate,
  messages,
  refusal,
  refused,
  renderPng,
  server,
  understand,
  useDiscordAdapter,
} from '../../support/discord-adapter-fixture.ts';
import { allComponents } from '../../support/discord-message-rules.ts';
import { shown } from '../../support/discord-texts.ts';
import { useHurriedTimers } from '../../support/hurried-timers.ts';

useHurriedTimers();

useDiscordAdapter();

const button: Button = { label: 'Tomorrow', command: 'tide', options: { place: 'geonames:3030300', day: 'tomorrow' } };
const payload = 'tide|place=geonames:3030300|day=tomorrow';
const inGuild = { guild: true };
const other = { guild: true, userId: '300000000000000077', locale: 'fr' };
const ephemeral = 1 << 6;
const v2 = 1 << 15;

/** The next answer has these buttons. */
function answerWith(...buttons: Button[]): void {
  const reply: Reply = { ok: true, answer: { ...answered.answer, buttons } };
  answer.mockResolvedValueOnce(reply);
}

/** The answers take longer than a moment, until the returned function is called. */
function answerLate(reply: Reply): () => void {
  const late = Promise.withResolvers<void>();
  answer.mockImplementationOnce(() => late.promise.then(() => reply));
  return late.resolve;
}

const rowsOf = (message: object) =>
  allComponents((message as { components: unknown }).components)
    .filter(({ type }) => type === 1)
    .map(({ components }) => components as Record<string, unknown>[]);

describe('a button', () => {
  it('is shown, and sends its command in the name of the user who presses it', async () => {
    answerWith(button);
    const handle = server.command('tide', { place: 'Brest' }, inGuild);
    expect(rowsOf(await handle.reply())).toEqual([[{ type: 2, style: 2, label: 'Tomorrow', custom_id: payload }]]);
    const pressed = handle.press(payload, other);
    expect(shown(await pressed.reply())).toContain('Tide at Brest');
    expect(messages[1]).toMatchObject({
      user: { platform: 'discord', id: other.userId, language: 'fr' },
      input: { kind: 'command', name: 'tide', options: button.options },
      channel: { id: server.channelId },
    });
  });

  it('replaces its message with the answer, at once or later, and the picture of before goes', async () => {
    const again: Button = { ...button, replaces: true };
    renderPng.mockResolvedValueOnce({ png: new Uint8Array([1]), alt: 'A curve.' });
    answerWith(again);
    const handle = server.command('tide', { place: 'Brest' }, inGuild);
    const { id } = await handle.reply();
    answerWith(again);
    const pressed = handle.press(`!${payload}`);
    await expect(pressed.ack).resolves.toMatchObject({ type: 7 });
    await expect(pressed.reply()).resolves.toMatchObject({ id, attachments: [] });
    const finish = answerLate(answered);
    const late = handle.press(`!${payload}`);
    await expect(late.ack).resolves.toEqual({ type: 6 });
    finish();
    const reply = await late.reply();
    expect(reply.id).toBe(id);
    expect(rowsOf(reply)).toEqual([]);
  });

  it('under somebody else’s answer is answered privately, and that answer is browsed in its place', async () => {
    answerWith({ ...button, replaces: true });
    const handle = server.command('tide', { place: 'Brest' }, inGuild);
    await handle.reply();
    answerWith({ ...button, replaces: true });
    const pressed = handle.press(`!${payload}`, other);
    await expect(pressed.ack).resolves.toMatchObject({ type: 4, data: { flags: ephemeral | v2 } });
    await expect(pressed.press(`!${payload}`).ack).resolves.toMatchObject({ type: 7 });
    const finish = answerLate(answered);
    const late = handle.press(`!${payload}`, other);
    await expect(late.ack).resolves.toEqual({ type: 5, data: { flags: ephemeral } });
    finish();
    await late.reply();
  });

  it('with a private command is answered privately, not in a message that others see', async () => {
    answerWith({ ...button, replaces: true });
    const handle = server.command('tide', { place: 'Brest' }, inGuild);
    await handle.reply();
    makeCommandsPrivate();
    await expect(handle.press(`!${payload}`).ack).resolves.toMatchObject({ type: 4, data: { flags: ephemeral | v2 } });
  });

  it('does not replace its message with a refusal', async () => {
    answerWith({ ...button, replaces: true });
    const handle = server.command('tide', { place: 'Brest' }, inGuild);
    await handle.reply();
    answer.mockResolvedValueOnce(refused);
    const soon = handle.press(`!${payload}`);
    await expect(soon.ack).resolves.toMatchObject({ type: 4, data: { flags: ephemeral | v2 } });
    const finish = answerLate(refused);
    const late = handle.press(`!${payload}`);
    await late.ack;
    finish();
    const followUp = await late.followUp();
    expect([followUp.flags, shown(followUp)]).toEqual([ephemeral | v2, '**Sorry**\n## No such place.']);
    understand.mockImplementation(refusal);
    await expect(handle.press(`!${payload}`).ack).resolves.toMatchObject({ type: 4, data: { flags: ephemeral | v2 } });
  });

  it('has rows of five by group, and the last group is a select', async () => {
    const topics = Array.from({ length: 6 }, (_, i): Button => ({
      ...button,
      label: `${i}`,
      options: { i: `${i}` },
      group: 'topics',
    }));
    answerWith(
      { ...button, label: '›', group: 'days' },
      ...topics,
      { label: 'Units …', command: 'settings', options: { show: 'units' }, group: 'more' },
      { label: 'x'.repeat(90), command: 'help', options: {} },
    );
    const handle = server.command('tide', { place: 'Brest' }, inGuild);
    const rows = rowsOf(await handle.reply());
    expect(rows.map((row) => row.length)).toEqual([1, 1, 5, 1, 1]);
    expect(rows[0]?.[0]?.['label']).toBe(`${'x'.repeat(79)}…`);
    expect(rows.at(-1)).toMatchObject([{ type: 3, options: [{ label: 'Units …', value: 'settings|show=units' }] }]);
    await handle.press('settings|show=units').reply();
    expect(messages[1]?.input).toEqual({ kind: 'command', name: 'settings', options: { show: 'units' } });
  });

  it('is an option of a select where there are many', async () => {
    answerWith(...Array.from({ length: 30 }, (_, i): Button => ({ ...button, options: { place: String(i) } })));
    const rows = rowsOf(await server.command('help').reply());
    expect(rows.flat().map(({ options }) => (options as unknown[]).length)).toEqual([25, 5]);
  });
});
