import { array, assert, constant, constantFrom, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderDiscord } from '../../../src/adapters/discord/index.ts';
import { allComponents } from '../../support/discord-message-rules.ts';
import { facts, table, text, textsOf, textsOfAnswer } from '../../support/discord-texts.ts';
import { casesOf } from '../../support/thorough.ts';
import { anyText } from '../../support/any-text.ts';

/** Characters of all texts of a message (docs.discord.com/developers/components/reference#text-display). */
const most = 4000;
const lengthOf = (texts: readonly string[]) => texts.join('').length;

describe('an answer that is too long', () => {
  it('loses its last rows', () => {
    const texts = textsOfAnswer({ blocks: [text('Rising.'), facts(1000), text('Never shown.')] });
    const lines = texts[1]!.split('\n');
    expect(lines.at(-1)).toBe('…');
    expect(lines.at(-2)).toMatch(/^\*\*Range:\*\* \d+ m$/);
    expect(lengthOf(texts)).toBeGreaterThan(most - 30);
    expect(lengthOf(texts)).toBeLessThanOrEqual(most);
  });

  it('closes a table that it shortens', () => {
    const texts = textsOfAnswer({ blocks: [table(1000), facts(1)] });
    expect(texts[1]).toMatch(/High water {2}\d+\n```\n…$/);
    expect(lengthOf(texts)).toBeLessThanOrEqual(most);
  });

  it('loses a block without a row that fits', () => {
    const long = 'x'.repeat(most - '## Tide'.length - 10);
    expect(textsOfAnswer({ blocks: [text(long), facts(3)] })).toEqual(['## Tide', `${long}\n\n…`]);
  });

  it('ends a text before an escape or a character that does not fit', () => {
    // Of 4000, 7 are the title's and 3 are kept for a gap and an ellipsis.
    const long = 'x'.repeat(3989 - 1);
    expect(textsOfAnswer({ blocks: [text(`${long}*************`)] })[1]).toBe(`${long}…`);
    expect(textsOfAnswer({ blocks: [text(`${long}🌊🌊🌊🌊🌊🌊`)] })[1]).toBe(`${long}…`);
    expect(textsOfAnswer({ title: '\\'.repeat(300) })).toEqual([`${'\\'.repeat(254)}…`]);
  });

  it('has less room beside a long title and a long note', () => {
    const texts = textsOfAnswer({ title: 'x'.repeat(300), blocks: [facts(1000)], note: 'x'.repeat(3000) });
    expect([texts[0]!.length, texts[2]!.length]).toEqual(['## '.length + 256, '-# '.length + 1500]);
    expect(lengthOf(texts)).toBeGreaterThan(most - 30);
    expect(lengthOf(texts)).toBeLessThanOrEqual(most);
  });

  it('keeps to the limits of Discord, whatever its text', () => {
    const word = anyText(3000);
    const cell = string({ unit: constantFrom('*', '`', 'x', '\n', '🌊', '\\'), maxLength: 300 });
    const block = oneof(
      record({ kind: constant('text' as const), text: word }),
      record({ kind: constant('facts' as const), facts: array(record({ label: cell, value: cell })) }),
      record({ kind: constant('table' as const), title: cell, rows: array(array(cell, { maxLength: 3 })) }),
    );
    const button = record({ label: word, command: constant('tide'), options: record({ place: cell }) });
    assert(
      property(word, array(block), word, array(button, { maxLength: 60 }), (title, blocks, note, buttons) => {
        const { body } = renderDiscord({ title, blocks, note, buttons });
        const texts = textsOf(body);
        expect(lengthOf(texts)).toBeLessThanOrEqual(most);
        expect(allComponents(body.components).length).toBeLessThanOrEqual(40);
        for (const one of texts) {
          expect(one).not.toBe('');
          expect(one.isWellFormed()).toBe(true);
          expect(fences(one) % 2).toBe(0);
        }
      }),
      { numRuns: casesOf(100) },
    );
  });
});

describe('a table', () => {
  it('that fits a phone only with its columns close together has them so', () => {
    const rows = [['06:00', '2.1 m', '7 s', 'WSW →', 'swell 1.2 m']];
    expect(textsOfAnswer({ blocks: [{ kind: 'table', rows }] })[1]).toBe('```\n06:00 2.1 m 7 s WSW → swell 1.2 m\n```');
  });

  it('that is wider than a phone becomes lines of text', () => {
    const row = ['Tue 24', '16:54', '', '08:45', 'Waxing *gibbous* moon', '100%'];
    const { body } = renderDiscord({ title: 'Moon', blocks: [{ kind: 'table', rows: [row] }] });
    const line = '**Tue 24** · 16:54 · 08:45 · Waxing\u00A0\\*gibbous\\*\u00A0moon · 100%';
    expect(allComponents(body.components).map(({ content }) => content)).toContain(line);
  });
});

function fences(markdown: string): number {
  return markdown.match(/(?<=^|\n)```(?=\n|$)/g)?.length ?? 0;
}
