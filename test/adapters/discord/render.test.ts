import { describe, expect, it } from 'vitest';
import { renderDiscord } from '../../../src/adapters/discord/index.ts';
import type { Block } from '../../../src/answers/index.ts';
import { descriptionOf, facts, text } from '../../support/discord-embed.ts';
import { sampleAnswer } from '../../support/sample-answer.ts';

describe('an answer on Discord', () => {
  it('is one embed and notifies no user', () => {
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
    expect(descriptionOf(facts(0), text('Midnight sun.'))).toBe('Midnight sun.');
  });
});
