import { describe, expect, it } from 'vitest';
import { renderTelegram } from '../../../src/adapters/telegram/index.ts';
import type { Answer, Block } from '../../../src/answers/index.ts';
import { sampleAnswer } from '../../support/sample-answer.ts';
import { parseTelegramHtml } from '../../support/telegram-html.ts';

/** The text that Telegram shows. */
function shown(answer: Answer): string {
  return parseTelegramHtml(renderTelegram(answer).text).text;
}

describe('an answer on Telegram', () => {
  it('is laid out', () => {
    expect(renderTelegram(sampleAnswer)).toEqual({
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
      text: `<b>Tide at Brest</b>

Rising, 3.2 m.

<b>Friday</b>
<pre>High water    04:12  6.9 m
Basse mer là  10:31  -1.1 m
🌊                    0 m</pre>

Range: 5.8 m
Tides: springs

<i>Not for navigation.</i>`,
    });
  });

  it('is escaped exactly once', () => {
    const { text } = renderTelegram({ title: '<&>', blocks: [{ kind: 'text', text: '&lt; "x" \'y\'' }] });
    expect(text).toBe('<b>&lt;&amp;&gt;</b>\n\n&amp;lt; "x" \'y\'');
  });

  it('shows no gap where a list is empty', () => {
    expect(shown({ title: 'Sun', blocks: [{ kind: 'facts', facts: [] }], note: 'Computed.' })).toBe('Sun\n\nComputed.');
  });
});

describe('an answer that is too long', () => {
  const row = ['High water', '04:12', '<6.9 m>'];
  const table: Block = { kind: 'table', title: 'Friday', rows: Array.from({ length: 300 }, () => row) };
  const note = 'Not for navigation.';

  it('loses its last rows, but neither its title nor its note', () => {
    const lines = shown({ title: 'Tide', blocks: [table], note }).split('\n');
    const rows = lines.filter((line) => line === 'High water  04:12  <6.9 m>');
    expect(lines.slice(0, 3)).toEqual(['Tide', '', 'Friday']);
    expect(lines.slice(3 + rows.length)).toEqual(['', '…', '', note]);
    expect(lines.join('\n').length).toBeLessThanOrEqual(4096);
    expect(lines.join('\n').length + row.join('  ').length).toBeGreaterThan(4096);
  });

  it('fits to the character', () => {
    const value = 'y'.repeat(4096 - 'Tide'.length - 3 * 1002 - '\n\ny: '.length);
    const texts = Array.from({ length: 3 }, (): Block => ({ kind: 'text', text: 'x'.repeat(1000) }));
    const blocks: Block[] = [...texts, { kind: 'facts', facts: [{ label: 'y:', value }] }];
    const whole: Answer = { title: 'Tide', blocks };
    expect(shown(whole)).toHaveLength(4096);
    expect(shown({ ...whole, title: 'Tides' })).toBe(`Tides\n\n${`${'x'.repeat(1000)}\n\n`.repeat(3)}…`);
  });

  it('loses whole blocks where not one row, fact or text fits', () => {
    const facts: Block = {
      kind: 'facts',
      facts: Array.from({ length: 3 }, () => ({ label: 'a:', value: 'b'.repeat(3000) })),
    };
    const lone: Block = { kind: 'table', title: 'Friday', rows: [['c'.repeat(5000)]] };
    expect(shown({ title: 'Tide', blocks: [facts, lone], note })).toBe(
      `Tide\n\na: ${'b'.repeat(3000)}\n\n…\n\n${note}`,
    );
    expect(shown({ title: 'Tide', blocks: [lone], note })).toBe(`Tide\n\n…\n\n${note}`);
  });

  it('is cut within a text of 10 kB, between characters and not inside HTML', () => {
    const long = '&'.repeat(101) + '<🌊>'.repeat(2500);
    const answer: Answer = { title: long, blocks: [{ kind: 'text', text: long }], note: long };
    const text = shown(answer);
    const [title, block, last] = text.split('\n\n');
    expect([title?.length, block?.length, last?.length]).toEqual(
      [256, 1024, 1024].map((length) => expect.closeTo(length, -1) as number),
    );
    expect(text.isWellFormed()).toBe(true);
    expect(title).toMatch(/^&{101}.*…$/u);
  });
});
