import { describe, expect, it } from 'vitest';
import { renderRich } from '../../../src/adapters/telegram/render-rich.ts';
import type { Answer, Block } from '../../../src/answers/index.ts';
import { readRich, shownText } from '../../support/telegram-rich.ts';
import { sampleAnswer } from '../../support/sample-answer.ts';

function blocksOf(answer: Answer) {
  const size = { file_id: 'f', file_unique_id: 'u', width: 3, height: 2 };
  return readRich({ rich_message: renderRich(answer).rich_message }, () => size);
}

describe('an answer as a rich message', () => {
  it('has a heading, tables with numbers at the right, and its note folded away', () => {
    const cell = (text: string, align: string) => ({ text, align, valign: 'top' });
    expect(blocksOf(sampleAnswer)).toEqual([
      { type: 'heading', size: 3, text: 'Tide at Brest' },
      { type: 'paragraph', text: 'Rising, 3.2 m.' },
      { type: 'heading', size: 4, text: 'Friday' },
      {
        type: 'table',
        cells: [
          [cell('High water', 'left'), cell('04:12', 'right'), cell('6.9 m', 'right')],
          [cell('Basse mer là', 'left'), cell('10:31', 'right'), cell('-1.1 m', 'right')],
          [cell('🌊', 'left'), cell('', 'right'), cell('0 m', 'right')],
        ],
      },
      {
        type: 'table',
        cells: [
          [cell('Range:', 'left'), cell('5.8 m', 'left')],
          [cell('Tides:', 'left'), cell('springs', 'left')],
        ],
      },
      { type: 'details', summary: 'ℹ️', blocks: [{ type: 'paragraph', text: 'Not for navigation.' }] },
    ]);
  });

  it('shows a refusal, which is one sentence, as a paragraph', () => {
    expect(blocksOf({ title: 'Which Brest?', blocks: [] })).toEqual([{ type: 'paragraph', text: 'Which Brest?' }]);
  });

  it.each<[string, Block]>([
    [
      'too many blocks',
      { kind: 'table', title: 'Friday', rows: Array.from({ length: 600 }, () => ['High water', '04:12']) },
    ],
    [
      'too long',
      { kind: 'facts', facts: Array.from({ length: 40 }, () => ({ label: 'a:', value: 'b'.repeat(1000) })) },
    ],
    ['a row that is too wide', { kind: 'table', rows: [Array.from({ length: 21 }, () => 'x')] }],
  ])('is shortened within the limits of Telegram: %s', (_, block) => {
    const answer = {
      title: 'Tide',
      blocks: [{ kind: 'text', text: 'Rising.' } as const, block],
      note: 'Not for navigation.',
    };
    const shown = shownText(blocksOf(answer));
    expect(shown).toMatch(/^Tide\n\nRising\.[^]*…\n\nNot for navigation\.$/);
  });

  it('shows hostile text unchanged', () => {
    const hostile = ['<b>&"\'</b>', '</p><table>', '&lt;', '&#x41;', '<img src="tg://photo?id=picture"/>', '\u202Eabc'];
    for (const text of hostile) {
      const answer: Answer = { title: text, blocks: [{ kind: 'table', title: text, rows: [[text]] }], note: text };
      expect(shownText(blocksOf(answer)).split(text)).toHaveLength(5);
    }
  });
});
