import { Bot, GrammyError, HttpError, InputFile } from 'grammy';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { platformSpecs } from './platform-specs.ts';
import { startTelegramServer } from './telegram-server.ts';
import type { TelegramServer } from './telegram-server.ts';

// The smallest PNG that has a size: signature, and the head of its IHDR chunk.
const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000300000002', 'hex');

describe('the Telegram server, with grammY', () => {
  let server: TelegramServer;
  let bot: Bot;

  beforeEach(async () => {
    server = await startTelegramServer();
    bot = new Bot(server.token, { client: { apiRoot: server.url } });
  });

  afterEach(async () => {
    await bot.stop();
    await server.close();
  });

  /** Starts long polling; the bot must have its handlers by then. */
  function poll(): Promise<void> {
    return new Promise((onStart) => void bot.start({ onStart: () => onStart() }));
  }

  test('a text is answered', async () => {
    bot.command('tide', (context) => context.reply(`tide of <b>${context.match}</b>`, { parse_mode: 'HTML' }));
    await poll();
    server.say('/tide Brest', { language: 'fr' });
    const answer = await server.nextMessage();
    expect(answer).toMatchObject({ text: 'tide of Brest', from: { is_bot: true }, chat: { type: 'private' } });
    expect(answer.entities).toEqual([{ type: 'bold', offset: 8, length: 5 }]);
    expect(server.violations).toEqual([]);
  });

  test('a pin is answered in the chat it came from', async () => {
    bot.on('message:location', (context) => context.reply(`${context.message.location.latitude}`));
    await poll();
    server.pin(48.38, -4.49, { chatId: 77 });
    await expect(server.nextMessage(5000, 77)).resolves.toMatchObject({ text: '48.38', chat: { id: 77 } });
  });

  test('a button is answered by an edit', async () => {
    const keyboard = { inline_keyboard: [[{ text: 'Tomorrow', callback_data: 'tide tomorrow' }]] };
    bot.command('tide', (context) => context.reply('today', { reply_markup: keyboard }));
    bot.callbackQuery('tide tomorrow', async (context) => {
      await context.editMessageText('tomorrow');
      await context.answerCallbackQuery();
    });
    await poll();
    server.say('/tide');
    const first = await server.nextMessage();
    server.press('tide tomorrow');
    const second = await server.nextMessage();
    expect(second).toMatchObject({ message_id: first.message_id, text: 'tomorrow', edit_date: expect.any(Number) });
    expect(() => server.press('tide tomorrow')).toThrow('shows no button');
  });

  test('in a group only commands arrive', async () => {
    bot.on('message', (context) => context.reply(`${context.chat.type}: ${context.message.text}`));
    await poll();
    server.say('nice weather', { chat: 'group' });
    server.say('/tide@another_bot', { chat: 'group' });
    server.say('/tide', { chat: 'group' });
    await expect(server.nextMessage()).resolves.toMatchObject({ text: 'group: /tide' });
  });

  test('a kind of update that was not asked for does not arrive', async () => {
    bot.on('message', (context) => context.reply(context.message.text ?? ''));
    await new Promise((onStart) => void bot.start({ allowed_updates: [], onStart }));
    await bot.stop();
    await bot.api.getUpdates({ allowed_updates: ['callback_query'] });
    server.say('unseen');
    await expect(bot.api.getUpdates()).resolves.toEqual([]);
  });

  test('an update comes again until its offset is confirmed', async () => {
    server.say('once');
    const [update] = await bot.api.getUpdates();
    await expect(bot.api.getUpdates()).resolves.toEqual([update]);
    await expect(bot.api.getUpdates({ offset: update!.update_id + 1 })).resolves.toEqual([]);
  });

  test('a poll waits for an update, and no longer than its timeout', async () => {
    const woken = bot.api.getUpdates({ timeout: 30 });
    await expect.poll(() => server.calls).toHaveLength(1);
    server.say('late');
    const [update] = await woken;
    expect(update?.message?.text).toBe('late');
    const startedMs = performance.now();
    await expect(bot.api.getUpdates({ timeout: 1, offset: update!.update_id + 1 })).resolves.toEqual([]);
    expect(performance.now() - startedMs).toBeGreaterThan(900);
  });

  test('a second poller ends the first with 409', async () => {
    const first = bot.api.getUpdates({ timeout: 30 }).catch((error: unknown) => error);
    await expect.poll(() => server.calls).toHaveLength(1);
    await bot.api.getUpdates();
    await expect(first).resolves.toMatchObject({ error_code: 409 });
    expect(server.violations).toEqual([]);
  });

  test('unescaped HTML is refused', async () => {
    const sent = bot.api.sendMessage(1, 'wind < 5 kn', { parse_mode: 'HTML' });
    await expect(sent).rejects.toThrow(`Bad Request: can't parse entities: Unsupported start tag "" at byte offset 5`);
    expect(server.violations).toHaveLength(1);
    await expect(bot.api.sendMessage(1, 'wind < 5 kn')).resolves.toMatchObject({ text: 'wind < 5 kn' });
  });

  test('a picture comes as multipart, and again by its file_id', async () => {
    const sent = await bot.api.sendPhoto(1, new InputFile(PNG, 'tide.png'), {
      caption: '<i>Brest</i>',
      parse_mode: 'HTML',
    });
    expect(sent).toMatchObject({ caption: 'Brest', photo: [{ width: 3, height: 2 }] });
    expect(server.calls.at(-1)?.files).toMatchObject([{ filename: 'tide.png', data: PNG }]);
    await expect(bot.api.sendPhoto(1, sent.photo[0]!.file_id)).resolves.toMatchObject({ photo: sent.photo });
    await expect(bot.api.editMessageText(1, sent.message_id, 'x')).rejects.toThrow('no text in the message to edit');
    await expect(bot.api.sendPhoto(1, new InputFile(Buffer.from('GIF89a'), 'tide.png'))).rejects.toThrow(
      /IMAGE_PROCESS/,
    );
  });

  test('commands are kept per scope and language', async () => {
    const commands = [{ command: 'tide', description: 'Marées' }];
    await bot.api.setMyCommands(commands, { language_code: 'fr', scope: { type: 'all_private_chats' } });
    const scope = { type: 'all_private_chats' } as const;
    await expect(bot.api.getMyCommands({ language_code: 'fr', scope })).resolves.toEqual(commands);
    await expect(bot.api.getMyCommands({ scope })).resolves.toEqual([]);
    await expect(bot.api.setMyCommands([{ command: 'Tide', description: 'x' }])).rejects.toThrow(/BOT_COMMAND_INVALID/);
  });

  test('a scripted failure comes once', async () => {
    server.failNext('sendMessage', { status: 429, retryAfter: 3 });
    const limited = await bot.api.sendMessage(1, 'a').catch((error: unknown) => error);
    expect(limited).toBeInstanceOf(GrammyError);
    expect(limited).toMatchObject({ error_code: 429, parameters: { retry_after: 3 } });
    await expect(bot.api.sendMessage(1, 'a')).resolves.toMatchObject({ text: 'a' });
  });

  test('an unknown method is 404 and a wrong token 401', async () => {
    await expect(bot.api.close()).rejects.toMatchObject({ error_code: 404 });
    const otherBot = new Bot('654321:other', { client: { apiRoot: server.url } });
    await expect(otherBot.api.getMe()).rejects.toMatchObject({ error_code: 401 });
  });

  test.skipIf(!platformSpecs())('a parameter that the Bot API does not have is a violation', async () => {
    const sent = bot.api.raw.sendMessage({ chat_id: 1, text: 'a', disable_web_page_preview: true } as never);
    await expect(sent).rejects.toThrow(/disable_web_page_preview is unknown/);
    await expect(bot.api.raw.sendMessage({ text: 'a' } as never)).rejects.toThrow(/chat_id is missing/);
    await expect(bot.api.sendMessage(1, 7 as never)).rejects.toThrow(/text is not String/);
    expect(server.violations[0]).toBe('sendMessage: /disable_web_page_preview is unknown');
  });

  test('closes at once under a long poll', async () => {
    const poll = bot.api.getUpdates({ timeout: 30 }).catch((error: unknown) => error);
    await expect.poll(() => server.calls).toHaveLength(1);
    const startedMs = performance.now();
    await server.close();
    expect(performance.now() - startedMs).toBeLessThan(2000);
    await expect(poll).resolves.toBeInstanceOf(HttpError);
    server = await startTelegramServer();
  });
});
