import { array, assert, constant, constantFrom, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { descriptionOf, embedOf, facts, table, text } from '../../support/discord-embed.ts';

describe('an answer that is too long', () => {
  it('loses its last rows', () => {
    const lines = descriptionOf(text('Rising.'), facts(1000), text('Never shown.')).split('\n');
    expect(lines.at(-1)).toBe('…');
    expect(lines.at(-2)).toMatch(/^\*\*Range:\*\* \d+ m$/);
    expect(lines.join('\n').length).toBeGreaterThan(4096 - 30);
  });

  it('closes a table that it shortens', () => {
    const description = descriptionOf(table(1000), facts(1));
    expect(description).toMatch(/High water {2}\d+\n```\n…$/);
    expect(description.length).toBeLessThanOrEqual(4096);
  });

  it('loses a block without a row that fits', () => {
    const long = text('x'.repeat(4080));
    expect(descriptionOf(long, facts(3))).toBe(`${'x'.repeat(4080)}\n\n…`);
  });

  it('ends a text before an escape or a character that does not fit', () => {
    expect(descriptionOf(text(`${'x'.repeat(4091)}*************`))).toBe(`${'x'.repeat(4091)}…`);
    expect(descriptionOf(text(`${'x'.repeat(4091)}🌊🌊🌊🌊🌊🌊`))).toBe(`${'x'.repeat(4091)}…`);
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

  it('keeps to the limits of Discord, whatever its text', () => {
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
