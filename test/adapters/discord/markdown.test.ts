import { describe, expect, it } from 'vitest';
import type { Block } from '../../../src/answers/index.ts';
import { renderDiscord } from '../../../src/adapters/discord/index.ts';
import { text, textsOfAnswer } from '../../support/discord-texts.ts';

/** The texts below the title: a long first line is no heading. */
const below = (...blocks: Block[]) => textsOfAnswer({ blocks: [{ kind: 'facts', facts: [] }, ...blocks] })[1];

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
  ])('%j is shown unchanged', (input, markdown) => {
    expect(below(text(input))).toBe(markdown);
  });

  it.each([
    ['Rising, 2.1 m; high water 15:04, 6.6 m, in 6 h 07.', 'Rising, 2.1_m; high water 15:04, 6.6_m, in 6_h_07.'],
    ['16 °C, wind 17 kn, 40 % cloud, 7 s', '16_°C, wind 17_kn, 40_% cloud, 7_s'],
    ['force 5 gusts, 22 November 2026 about 09:00', 'force 5 gusts, 22 November 2026 about 09:00'],
  ])('has no line broken between a number and its unit: %s', (line, kept) => {
    const { body } = renderDiscord({ title: 'Tide', blocks: [text('x'.repeat(200)), text(line)] });
    expect(JSON.stringify(body)).toContain(kept.replaceAll('_', '\u00A0'));
  });

  it('is escaped once in titles and facts, in headings and notes, which stay on one line', () => {
    const block: Block = { kind: 'facts', facts: [{ label: 'a*b\nc:', value: '_d_\n# e' }] };
    const blocks = [text('# Rising\n*now*'), block];
    expect(textsOfAnswer({ title: 'Tide at\n*x*', blocks, note: 'Not *for*\nnavigation\u202E.' })).toEqual([
      '**Tide at \\*x\\***\n## \\# Rising \\*now\\*',
      '**a\\*b c:** \\_d\\_ \\# e',
      '-# Not \\*for\\* navigation.',
    ]);
  });

  it('cannot end the code block of a table', () => {
    const rows = [['``', '```\n@everyone', '*4*\u202E']];
    expect(below({ kind: 'table', rows })).toBe("```\n''  ''' @everyone  *4*\n```");
  });
});
