import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/answers/index.ts';
import { renderCaption, renderPlain, renderTelegram } from '../../../src/adapters/telegram/render.ts';
import { renderRich } from '../../../src/adapters/telegram/render-rich.ts';
import { seeded } from '../../support/reference.ts';
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

const noPhoto = () => ({ file_id: 'x', file_unique_id: 'x', width: 1, height: 1 });

describe('hostile names and texts', () => {
  it('are rendered as messages that Telegram takes', () => {
    const random = seeded(21);
    const texts = Array.from({ length: 2_000 }, () =>
      Array.from({ length: 1 + Math.floor(random() * 5) }, () => pieces[Math.floor(random() * pieces.length)]).join(''),
    );
    const refused = texts.flatMap((text) => {
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
});
