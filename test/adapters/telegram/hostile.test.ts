import type { CallbackQuery, Message } from 'grammy/types';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/answers/index.ts';
import { parseCallbackQuery, parseGuestMessage, parseMessage } from '../../../src/adapters/telegram/parse.ts';
import { renderCaption, renderPlain, renderTelegram } from '../../../src/adapters/telegram/render.ts';
import { renderRich } from '../../../src/adapters/telegram/render-rich.ts';
import { seeded } from '../../support/reference.ts';
import { ada, chat, groupMessage, privateMessage } from '../../support/telegram-adapter-fixture.ts';
import { readRich } from '../../support/telegram-rich.ts';
import { readCaption, readKeyboard, readText } from '../../support/telegram-text.ts';

const pieces = [
  ...'<>&"\'/\\|=!?;#`*_~[](){}\n\t\0\u202E\u200D\uFEFF\uD83D\uDE00é漢'.split(''),
  '</b>',
  '<a href="tg://user?id=1">',
  '&lt;',
  '&#0;',
  '&nosuch;',
  '<img src="tg://photo?id=picture"/>',
  '</table></details>',
  '👩‍👩‍👧',
  'Brest',
  'x'.repeat(300),
  '<'.repeat(1500),
];

const count = 10_000;
/** Longer ones say nothing more than that texts are cut, and take most of the time. */
const longOf = 20;

function hostileTexts(): string[] {
  const random = seeded(21);
  const one = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const short = pieces.filter(({ length }) => length < 100);
  return Array.from({ length: count }, (_, index) =>
    Array.from({ length: 1 + Math.floor(random() * 5) }, () => one(index % longOf === 0 ? pieces : short)).join(''),
  );
}

const noPhoto = () => ({ file_id: 'x', file_unique_id: 'x', width: 1, height: 1 });

describe('hostile names and texts', () => {
  it('are rendered as messages that Telegram takes', () => {
    const refused = hostileTexts().flatMap((text) => {
      const answer: Answer = {
        title: `Tide at ${text}`,
        blocks: [
          { kind: 'text', text: `Near ${text}` },
          { kind: 'facts', facts: [{ label: text, value: text }] },
          { kind: 'table', title: text, rows: [[text, '1', text]] },
        ],
        note: `Source ${text}`,
        buttons: [{ label: `to ${text}`, command: 'tide', options: { place: text } }],
      };
      try {
        readRich({ ...renderRich(answer) }, noPhoto);
        const body = renderTelegram(answer);
        readText({ ...body });
        readKeyboard({ ...body });
        readText({ ...renderPlain(answer) });
        readCaption({ ...renderCaption(answer) });
        return [];
      } catch (error) {
        return [`${JSON.stringify(text.slice(0, 60))}: ${String(error)}`];
      }
    });
    expect(refused).toEqual([]);
  });

  it('are read without an error, whatever their entities say, in every kind of chat', () => {
    const random = seeded(22);
    const isManager = async (): Promise<boolean> => false;
    const self = { id: 123456, username: 'bellbuoy_test_bot' };
    const number = (): number => Math.floor(random() * 2 ** 34) - 2 ** 33;
    const kinds = ['mention', 'text_mention', 'bot_command', 'nonsense'];
    const chats = [privateMessage.chat, groupMessage.chat, { id: -3, type: 'channel', title: '\0' }];
    const failed = hostileTexts().flatMap((text, index) => {
      const entities = Array.from({ length: 3 }, () => ({
        type: kinds[Math.floor(random() * kinds.length)],
        offset: random() < 0.5 ? Math.floor(random() * 9) : number(),
        length: random() < 0.5 ? Math.floor(random() * 30) : number(),
        user: { id: random() < 0.5 ? self.id : number() },
      }));
      const typed = [text, `/start ${text}`, `/start ${Buffer.from(text).toString('base64url')}`, `/tide@${text}`];
      const message = {
        ...privateMessage,
        chat: chats[index % chats.length],
        text: typed[index % typed.length],
        entities,
        reply_to_message: { from: { id: self.id }, message_id: number(), text, reply_markup: keyboardOf(text) },
      } as unknown as Message;
      const query = { id: text, from: ada, message, data: text, chat_instance: '1' } as CallbackQuery;
      try {
        parseMessage(message, self, chat, isManager);
        parseGuestMessage(message, self, chat);
        parseCallbackQuery(query, isManager, chat);
        return [];
      } catch (error) {
        return [`${JSON.stringify(text.slice(0, 60))}: ${String(error)}`];
      }
    });
    expect(failed).toEqual([]);
  });
});

function keyboardOf(text: string): object {
  const url = `https://t.me/share/url?${new URLSearchParams({ url: `https://t.me/b?start=${text}` }).toString()}`;
  return {
    inline_keyboard: [
      [
        { text, callback_data: text },
        { text, url },
        { text, url: text },
      ],
    ],
  };
}
