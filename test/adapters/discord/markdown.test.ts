import { describe, expect, it } from 'vitest';
import type { Block } from '../../../src/answers/index.ts';
import { descriptionOf, embedOf, text } from '../../support/discord-embed.ts';

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
    expect(descriptionOf(text(input))).toBe(markdown);
  });

  it('is escaped once in titles and facts, which stay on one line, and not in the note', () => {
    const block: Block = { kind: 'facts', facts: [{ label: 'a*b\nc:', value: '_d_\n# e' }] };
    expect(embedOf({ title: 'Tide at\n*x*', blocks: [block], note: 'Not *for* navigation\u202E.' })).toEqual({
      title: 'Tide at \\*x\\*',
      description: '**a\\*b c:** \\_d\\_ \\# e',
      footer: 'Not *for* navigation.',
    });
  });

  it('cannot end the code block of a table', () => {
    const rows = [['``', '```\n@everyone', '*4*\u202E']];
    expect(descriptionOf({ kind: 'table', rows })).toBe("```\n''  ''' @everyone  *4*\n```");
  });
});
