import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/answers/index.ts';
import {
  ada,
  answerWith,
  callsOf,
  eventually,
  expectOnlyAnswerTo,
  expectStillAnswers,
  inject,
  logged,
  makeAdapter,
  messages,
  privateMessage,
  refuseWith,
  secretPlace,
  server,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

describe('a button', () => {
  const again = { label: 'Again', command: 'tide', options: { place: 'geonames:3030300' } } as const;
  const payload = 'tide|place=geonames:3030300';
  const asked = (from = {}) => {
    server.say('/tide Brest', from);
    return server.nextMessage();
  };

  afterEach(async () => {
    await eventually(() => expect(server.turning()).toEqual([]));
  });

  it('is shown, and sends its command in the name of the user who presses it', async () => {
    answerWith(() => ({ title: 'Tide', blocks: [], buttons: [again] }));
    await makeAdapter().start();
    const { reply_markup: keyboard } = await asked({ chat: 'group' });
    expect(keyboard).toEqual({ inline_keyboard: [[{ text: 'Again', callback_data: payload }]] });
    server.press(payload, { chat: 'group', userId: 1002, language: 'fr' });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Tide', chat: { id: -2001 } });
    expect(messages[1]).toEqual({
      user: { platform: 'telegram', id: '1002', name: 'Ada', language: 'fr' },
      input: { kind: 'command', name: 'tide', options: { place: 'geonames:3030300' } },
      channel: { platform: 'telegram', id: '-2001', mayManage: expect.any(Function) },
      mayManage: expect.any(Function),
      installLinks: expect.any(Array),
    });
    expect(callsOf('editMessageText')).toEqual([]);
  });

  it('can replace its message with the answer, also where that is the same', async () => {
    answerWith(() => ({
      title: `Tide ${Math.min(messages.length, 2)}`,
      blocks: [],
      buttons: [{ ...again, replaces: true }],
    }));
    await makeAdapter().start();
    const { message_id: id } = await asked();
    server.press(`!${payload}`);
    await expect(server.nextMessage()).resolves.toMatchObject({ message_id: id, text: 'Tide 2' });
    server.press(`!${payload}`);
    await eventually(() => expect(callsOf('editMessageText')).toHaveLength(2));
    await expectStillAnswers();
    expect(logged).toEqual([]);
  });

  it('is answered with a new message where the old one cannot be edited', async () => {
    answerWith(() => ({ title: 'Tide', blocks: [], buttons: [{ ...again, replaces: true }] }));
    await makeAdapter().start();
    await asked();
    server.failNext('editMessageText', { status: 400, body: { description: "Bad Request: message can't be edited" } });
    server.press(`!${payload}`);
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Tide' });
  });

  it('of an inaccessible message is answered with a new one', async () => {
    const gone = { chat: privateMessage.chat, message_id: 1, date: 0 };
    inject({ callback_query: { id: 'old', from: ada, chat_instance: '1', data: `!${payload}`, message: gone } });
    answerWith(() => ({ title: 'Tide', blocks: [] }));
    await makeAdapter().start();
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'Tide' });
    expect(callsOf('editMessageText')).toEqual([]);
  });

  it('that is refused shows the reason only to the user', async () => {
    answerWith(() => ({ title: 'Tide', blocks: [], buttons: [again] }));
    await makeAdapter().start();
    await asked({ chat: 'group' });
    refuseWith({ title: `${'x'.repeat(198)}😀😀`, blocks: [] });
    server.press(payload, { chat: 'group' });
    await eventually(() => expect(callsOf('answerCallbackQuery')).toHaveLength(1));
    expect(callsOf('answerCallbackQuery')[0]).toMatchObject({ text: `${'x'.repeat(198)}…`, show_alert: true });
  });

  it('is acknowledged before its answer is computed', async () => {
    const working = Promise.withResolvers<Answer>();
    answerWith(() => ({ title: 'Tide', blocks: [], buttons: [again] }));
    await makeAdapter().start();
    await asked();
    answerWith(() => working.promise);
    server.press(payload);
    await eventually(() => expect(callsOf('answerCallbackQuery')).toHaveLength(1));
    working.resolve({ title: 'done', blocks: [] });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'done' });
  });

  it('in a group does not show a private answer to others', async () => {
    answerWith(() => ({ title: 'Settings', blocks: [], buttons: [{ ...again, replaces: true }] }));
    await makeAdapter().start();
    await asked({ chat: 'group' });
    answerWith(() => ({ title: secretPlace, blocks: [], alone: true }));
    server.press(`!${payload}`, { chat: 'group' });
    await expect(server.nextMessage()).resolves.toMatchObject({ chat: { id: 1001 }, text: secretPlace });
    expect(callsOf('editMessageText')).toEqual([]);
  });

  it('is left out where its payload is too long, and rows are short enough to read', async () => {
    const labels = ['Today', 'Tomorrow', 'Sunday', 'Wind and waves of the week', 'Too long'];
    answerWith(() => ({
      title: 'Tide',
      blocks: [],
      buttons: labels.map((label) => ({
        label,
        command: 'tide',
        options: { place: label === 'Too long' ? 'x'.repeat(60) : label },
      })),
    }));
    await makeAdapter().start();
    const { reply_markup: keyboard } = await asked();
    expect(keyboard?.inline_keyboard.map((row) => row.map(({ text }) => text))).toEqual([
      labels.slice(0, 3),
      [labels[3]],
    ]);
  });

  it('with an unreadable payload means help', async () => {
    inject({ callback_query: { id: 'x', from: ada, chat_instance: '1', data: '{"v":1}', message: privateMessage } });
    await makeAdapter().start();
    await eventually(() => expect(callsOf('answerCallbackQuery')).toHaveLength(1));
    await eventually(() => expect(messages).toMatchObject([{ input: { kind: 'command', name: 'help' } }]));
  });

  it('of a game, which has no payload, is acknowledged and ignored', async () => {
    inject({ callback_query: { id: 'x', from: ada, chat_instance: '1', message: privateMessage } });
    await makeAdapter().start();
    await eventually(() => expect(callsOf('answerCallbackQuery')).toHaveLength(1));
    await expectOnlyAnswerTo('Quimper');
  });
});
