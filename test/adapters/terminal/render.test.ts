import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../../src/adapters/terminal/index.ts';

describe('an answer in a terminal', () => {
  it('separates blocks, aligns columns and wraps at 80 characters', () => {
    const rendered = renderTerminal({
      title: 'Tide at Brest',
      blocks: [
        { kind: 'text', text: 'word '.repeat(30).trim() },
        { kind: 'facts', facts: [{ label: 'Range:', value: '4 m' }] },
        {
          kind: 'table',
          title: 'Friday',
          rows: [
            ['High water', '01:00'],
            ['東京', '07:00'],
          ],
        },
      ],
      note: 'Not for navigation.',
    });
    expect(rendered.split('\n').every((line) => line.length <= 80)).toBe(true);
    expect(rendered).toContain('Friday\n  High water  01:00\n  東京          07:00\n');
    expect(rendered).toContain('\n\nRange: 4 m\n\n');
    expect(rendered.endsWith('Not for navigation.\n')).toBe(true);
  });

  it('numbers its buttons and shows its whole file', () => {
    const buttons = [
      { label: 'Tomorrow', command: 'tide', options: {} },
      { label: 'Bre\u001bst', command: 'tide', options: {} },
    ];
    const file = { name: 'x.json', mediaType: 'application/json', content: '{\n  "a": "\u202e"\n}' };
    expect(renderTerminal({ title: 'Tide', blocks: [], note: 'Note.', buttons, file })).toBe(
      'Tide\n\n{\n  "a": ""\n}\n\nNote.\n\n[1]\u00a0Tomorrow   [2]\u00a0Brest\n',
    );
  });

  it('removes control characters from names', () => {
    expect(renderTerminal({ title: 'Br\u001b[31mest\u202e', blocks: [] })).toBe('Br[31mest\n');
  });
});
