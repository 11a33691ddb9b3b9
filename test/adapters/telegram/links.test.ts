import { describe, expect, it, vi } from 'vitest';
import type { Reply } from '../../../src/chat/index.ts';
import {
  ada,
  callsOf,
  chat,
  eventually,
  groupMessage,
  inject,
  makeAdapter,
  messages,
  privateMessage,
  server,
  useTelegramServer,
} from '../../support/telegram-adapter-fixture.ts';

useTelegramServer();

const bot = 'https://t.me/bellbuoy_test_bot';
const question = { command: 'tide', options: { day: '2026-11-23', place: 'geonames:3030300' } };
const start = `?start=${Buffer.from('tide|day=2026-11-23|place=geonames:3030300').toString('base64url')}`;

function replyWith(reply: Partial<Reply>): void {
  const answer = { title: 'Tide at Brest & elsewhere', blocks: [] };
  vi.spyOn(chat, 'answer').mockImplementation(async (message) => {
    messages.push(message);
    return { answer, ok: true, language: 'fr', ...reply };
  });
}

const keyboards = () => callsOf('sendRichMessage').map((body) => body['reply_markup']);

describe('an answer that others can ask for', () => {
  it('has a link in a private chat that sends it on, and whose address asks the same', async () => {
    replyWith({ question });
    await makeAdapter().start();
    server.say('tide Brest tomorrow');
    const { reply_markup: keyboard } = await server.nextMessage();
    const [[button]] = keyboard!.inline_keyboard as [[{ text: string; url: string }]];
    expect(button.text).toBe('Partager');
    const shared = new URL(button.url);
    expect(`${shared.origin}${shared.pathname}`).toBe('https://t.me/share/url');
    expect(Object.fromEntries(shared.searchParams)).toEqual({ url: bot + start, text: 'Tide at Brest & elsewhere' });
    server.say(`/start ${start.slice('?start='.length)}`);
    await server.nextMessage();
    expect(messages[1]?.input).toEqual({ kind: 'command', name: 'tide', options: question.options });
  });

  it('has none in a group, and none where the address would be too long', async () => {
    replyWith({ question });
    await makeAdapter().start();
    server.say('/tide Brest tomorrow', { chat: 'group' });
    await server.nextMessage();
    replyWith({ question: { ...question, options: { ...question.options, place: `ticon:${'x'.repeat(40)}` } } });
    server.say('tide elsewhere');
    await server.nextMessage();
    expect(keyboards()).toEqual([undefined, undefined]);
  });

  it('keeps it when a button replaces it', async () => {
    const buttons = [{ label: 'Next', command: 'tide', options: {}, replaces: true as const }];
    replyWith({ question, answer: { title: 'Tide', blocks: [], buttons } });
    vi.spyOn(chat, 'understand').mockImplementation(async (message) => ({
      kind: 'question',
      isReading: true,
      answer: async () => ({ ...(await chat.answer(message)), answer: { title: 'Next tide', blocks: [], buttons } }),
    }));
    await makeAdapter().start();
    server.say('tide');
    await server.nextMessage();
    server.press('!tide');
    expect((await server.nextMessage()).reply_markup?.inline_keyboard).toMatchObject([
      [{ text: 'Next' }, { text: 'Partager' }],
    ]);
  });

  it('has a link to ask on as a result of an inline query and to a guest', async () => {
    replyWith({ question });
    vi.spyOn(chat, 'suggestCommands').mockResolvedValue([
      { label: 'Brest', input: { kind: 'command', name: 'tide', options: {} } },
    ]);
    const entities = [{ type: 'mention', offset: 0, length: '@bellbuoy_test_bot'.length }];
    const asked = { ...groupMessage, text: '@bellbuoy_test_bot tide Brest', entities, guest_query_id: 'g1' };
    inject({ guest_message: asked });
    await makeAdapter().start();
    const keyboard = { inline_keyboard: [[{ text: 'Continuer dans la conversation', url: bot + start }]] };
    expect(await server.inline('tide bre', { language: 'fr' })).toMatchObject([{ reply_markup: keyboard }]);
    await eventually(() => expect(callsOf('answerGuestQuery')).toHaveLength(1));
    expect(callsOf('answerGuestQuery')[0]).toMatchObject({
      result: { reply_markup: { inline_keyboard: [[{ url: bot + start }]] } },
    });
  });
});

describe('the links of an answer', () => {
  it('are buttons, except those to addresses that Telegram refuses', async () => {
    const links = ['https://tides.example/calendar', 'http://localhost:8080/', 'webcal://tides.example/'].map(
      (url) => ({
        label: 'Subscribe',
        url,
      }),
    );
    replyWith({ answer: { title: 'Calendar', blocks: [], links } });
    await makeAdapter().start();
    server.say('calendar Brest');
    await server.nextMessage();
    expect(keyboards()).toEqual([{ inline_keyboard: [[{ text: 'Subscribe', url: links[0]!.url }]] }]);
  });
});

describe('the addresses of the bot', () => {
  it('come with each message and each press, for the answer about the bot', async () => {
    replyWith({});
    vi.spyOn(chat, 'understand').mockImplementation(async (message) => ({
      kind: 'question',
      isReading: true,
      answer: () => chat.answer(message),
    }));
    inject({ callback_query: { id: 'x', from: ada, chat_instance: '1', data: 'about', message: privateMessage } });
    await makeAdapter({ supportUrl: 'https://help.example/' }).start();
    await server.nextMessage();
    server.say('/about', { chat: 'group' });
    await server.nextMessage();
    const [group, opened, support] = [
      { kind: 'group', url: `${bot}?startgroup=` },
      { kind: 'chat', url: bot },
      { kind: 'support', url: 'https://help.example/' },
    ];
    // Who writes in private has the chat open.
    expect(messages.map(({ installLinks }) => installLinks)).toEqual([
      [group, support],
      [group, opened, support],
    ]);
  });
});

describe('a link of a stranger', () => {
  const linked = (payload: string): string => `/start ${Buffer.from(payload).toString('base64url')}`;

  it.each([
    'privacy|action=forget|confirm=yes',
    'settings|link=123456',
    'place home|place=geonames:3030300',
    'digest remove|number=1',
    'no such command',
  ])('changes nothing: %s', async (payload) => {
    await makeAdapter().start();
    server.say(linked(payload));
    await server.nextMessage();
    expect(messages[0]?.input).toEqual({ kind: 'command', name: 'help', options: {} });
  });
});
