import type { Answer } from '../../src/answers/index.ts';

/** An answer with a block of each kind, and cells with an accent, an emoji and no text. */
export const sampleAnswer: Answer = {
  title: 'Tide at Brest',
  blocks: [
    { kind: 'text', text: 'Rising, 3.2 m.' },
    {
      kind: 'table',
      title: 'Friday',
      rows: [
        ['High water', '04:12', '6.9 m'],
        ['Basse mer là', '10:31', '-1.1 m'],
        ['🌊', '', '0 m'],
      ],
    },
    {
      kind: 'facts',
      facts: [
        { label: 'Range:', value: '5.8 m' },
        { label: 'Tides:', value: 'springs' },
      ],
    },
  ],
  note: 'Not for navigation.',
};
