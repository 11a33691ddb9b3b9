import { array, assert, constant, constantFrom, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderDiscord } from '../../../src/adapters/discord/index.ts';
import type { Answer, Block } from '../../../src/answers/index.ts';
import { sampleAnswer } from '../../support/sample-answer.ts';

function embedOf(answer: Partial<Answer>) {
  const { title = '', description = '', footer } = renderDiscord({ title: 'Tide', blocks: [], ...answer }).embeds[0];
  return { title, description, footer: footer?.text ?? '' };
}

const described = (...blocks: Block[]) => embedOf({ blocks }).description;
const text = (line: string): Block => ({ kind: 'text', text: line });
const facts = (count: number, label = 'Range:'): Block => ({
  kind: 'facts',
  facts: Array.from({ length: count }, (_, i) => ({ label, value: `${i} m` })),
});
const table = (count: number): Block => ({
  kind: 'table',
  title: 'Friday',
  rows: Array.from({ length: count }, (_, i) => ['High water', `${i}`]),
});

describe('an answer on Discord', () => {
  it('is laid out in one embed and notifies nobody', () => {
    const description = `Rising, 3.2 m.

**Friday**
\`\`\`
High water    04:12  6.9 m
Basse mer là  10:31  -1.1 m
🌊                    0 m
\`\`\`

**Range:** 5.8 m
**Tides:** springs`;
    expect(renderDiscord(sampleAnswer)).toEqual({
      embeds: [{ title: 'Tide at Brest', description, footer: { text: 'Not for navigation.' } }],
      allowed_mentions: { parse: [] },
    });
  });

  it('has no empty parts', () => {
    const blocks: Block[] = [facts(0), { kind: 'table', title: 'Friday', rows: [] }];
    expect(renderDiscord({ title: 'Sun', blocks }).embeds).toEqual([{ title: 'Sun' }]);
    expect(described(facts(0), text('Midnight sun.'))).toBe('Midnight sun.');
  });
});

describe('hostile text', () => {
  it.each([
    ['*bold* _it_ ~~gone~~ ||spoiler||', '\\*bold\\* \\_it\\_ \\~\\~gone\\~\\~ \\|\\|spoiler\\|\\|'],
    ['`code` ```block```', '\\`code\\` \\`\\`\\`block\\`\\`\\`'],
    ['[Brest](https://example.org)', '\\[Brest\\]\\(https\\://example.org\\)'],
    ['@everyone <@123> <#4> <:sea:5> <t:6:R>', '\\@everyone \\<\\@123\\> \\<\\#4\\> \\<:sea:5\\> \\<t:6:R\\>'],
    ['# head\n> quote\n-# small\n- item\n1. one', '\\# head\n\\> quote\n-\\# small\n\\- item\n1\\. one'],
    ['already \\*escaped', 'already \\\\\\*escaped'],
    ['-1.3 m at 04:12, 1.5 m', '-1.3 m at 04:12, 1.5 m'],
    ['\u202Etser\u202C Bre\u200Bst\u0000\uFEFF \uD83C', 'tser Brest \uFFFD'],
  ])('%j is shown as it is', (input, markdown) => {
    expect(described(text(input))).toBe(markdown);
  });

  it('is escaped once in titles and facts, which keep to their line, and not at all in the note', () => {
    const block: Block = { kind: 'facts', facts: [{ label: 'a*b\nc:', value: '_d_\n# e' }] };
    expect(embedOf({ title: 'Tide at\n*x*', blocks: [block], note: 'Not *for* navigation\u202E.' })).toEqual({
      title: 'Tide at \\*x\\*',
      description: '**a\\*b c:** \\_d\\_ \\# e',
      footer: 'Not *for* navigation.',
    });
  });

  it('does not get out of a table', () => {
    const rows = [['``', '```\n@everyone', '*4*\u202E']];
    expect(described({ kind: 'table', rows })).toBe("```\n''  ''' @everyone  *4*\n```");
  });
});

describe('an answer that is too long', () => {
  it('loses its last rows', () => {
    const lines = described(text('Rising.'), facts(1000), text('Never told.')).split('\n');
    expect(lines.at(-1)).toBe('…');
    expect(lines.at(-2)).toMatch(/^\*\*Range:\*\* \d+ m$/);
    expect(lines.join('\n').length).toBeGreaterThan(4096 - 30);
  });

  it('closes a table that it shortens', () => {
    const description = described(table(1000), facts(1));
    expect(description).toMatch(/High water {2}\d+\n```\n…$/);
    expect(description.length).toBeLessThanOrEqual(4096);
  });

  it('loses a block of which no row fits', () => {
    const long = text('x'.repeat(4080));
    expect(described(long, facts(3))).toBe(`${'x'.repeat(4080)}\n\n…`);
  });

  it('ends a text before an escape or a character that does not fit', () => {
    expect(described(text(`${'x'.repeat(4091)}*************`))).toBe(`${'x'.repeat(4091)}…`);
    expect(described(text(`${'x'.repeat(4091)}🌊🌊🌊🌊🌊🌊`))).toBe(`${'x'.repeat(4091)}…`);
    expect(embedOf({ title: '\\'.repeat(300) }).title).toBe(`${'\\'.repeat(254)}…`);
  });

  it('has less room beside a long title and a long note', () => {
    const { title, description, footer } = embedOf({
      title: 'x'.repeat(300),
      blocks: [facts(1000)],
      note: 'x'.repeat(3000),
    });
    expect([title.length, footer.length]).toEqual([256, 2048]);
    expect(description.length).toBeGreaterThan(6000 - 256 - 2048 - 30);
    expect(description.length).toBeLessThanOrEqual(6000 - 256 - 2048);
  });

  it('keeps to the limits of Discord, whatever it says', () => {
    const word = string({ unit: 'binary', maxLength: 3000 });
    const cell = string({ unit: constantFrom('*', '`', 'x', '\n', '🌊', '\\'), maxLength: 300 });
    const block = oneof(
      record({ kind: constant('text' as const), text: word }),
      record({ kind: constant('facts' as const), facts: array(record({ label: cell, value: cell })) }),
      record({ kind: constant('table' as const), title: cell, rows: array(array(cell, { maxLength: 3 })) }),
    );
    assert(
      property(word, array(block), word, (title, blocks, note) => {
        const embed = embedOf({ title, blocks, note });
        expect(embed.title.length).toBeLessThanOrEqual(256);
        expect(embed.footer.length).toBeLessThanOrEqual(2048);
        expect(embed.description.length).toBeLessThanOrEqual(4096);
        expect(embed.title.length + embed.description.length + embed.footer.length).toBeLessThanOrEqual(6000);
        expect(embed.description.isWellFormed()).toBe(true);
        expect(fences(embed.description) % 2).toBe(0);
      }),
    );
  });
});

function fences(markdown: string): number {
  return markdown.match(/(?<=^|\n)```(?=\n|$)/g)?.length ?? 0;
}
