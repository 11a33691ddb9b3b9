import { describe, expect, it } from 'vitest';
import { renderDiscord } from '../../../src/adapters/discord/index.ts';
import type { Block } from '../../../src/answers/index.ts';
import { facts, text, textsOfAnswer } from '../../support/discord-texts.ts';
import { sampleAnswer } from '../../support/sample-answer.ts';

describe('an answer on Discord', () => {
  it('is one container with a large first line, a picture with its alt text and a small note; it notifies no user', () => {
    const text = `**Friday**
\`\`\`
High water    04:12  6.9 m
Basse mer là  10:31  -1.1 m
🌊                    0 m
\`\`\`

**Range:** 5.8\u00A0m
**Tides:** springs`;
    const picture = { png: new Uint8Array([1, 2, 3]), alt: `A *curve*.\u202E${'x'.repeat(2000)}` };
    const description = `A *curve*.${'x'.repeat(1013)}…`;
    const { body, files } = renderDiscord(sampleAnswer, picture);
    expect({ body, files }).toEqual({
      body: {
        flags: 1 << 15,
        components: [
          {
            type: 17,
            accent_color: 0x0a66ad,
            components: [
              { type: 10, content: '**Tide at Brest**\n## Rising, 3.2\u00A0m.' },
              { type: 12, items: [{ media: { url: 'attachment://bellbuoy.png' }, description }] },
              { type: 10, content: text },
              { type: 10, content: '-# Not for navigation.' },
            ],
          },
        ],
        attachments: [{ id: '0', filename: 'bellbuoy.png', description }],
        allowed_mentions: { parse: [] },
      },
      files: [{ name: 'bellbuoy.png', contentType: 'image/png', data: Buffer.from([1, 2, 3]) }],
    });
  });

  it('has no empty parts', () => {
    const blocks: Block[] = [facts(0), { kind: 'table', title: 'Friday', rows: [] }];
    expect(textsOfAnswer({ title: 'Sun', blocks })).toEqual(['## Sun']);
    expect(textsOfAnswer({ title: 'Sun', blocks: [text('Midnight sun.'), facts(0)], note: ' ' })).toEqual([
      '**Sun**\n## Midnight sun.',
    ]);
  });

  it('has a first line that is too long for a heading below its title', () => {
    const long = 'x'.repeat(101);
    expect(textsOfAnswer({ title: 'Sun', blocks: [text(long)] })).toEqual(['## Sun', long]);
  });

  it('has the first sentence of a long first line as its heading', () => {
    const wind = '15 °C, wind WSW 17 kn, gusts 24.';
    const rain = 'Rain 0.2 mm an hour, visibility 20 km, cloud 40%.';
    expect(textsOfAnswer({ title: 'Weather', blocks: [text(`${wind} ${rain}`)] })).toEqual([
      `**Weather**\n## ${wind}`,
      rain,
    ]);
    const named = `Low water in St. Ives ${'and so on '.repeat(4)}until 08:57.`;
    expect(textsOfAnswer({ title: 'Tide', blocks: [text(named)] })).toEqual([`**Tide**\n## ${named}`]);
  });

  it('is a text where it is a long title alone, such as a refusal', () => {
    const refusal = 'I know no place called “Xyzzy”. Try a town nearby, with its country.';
    expect(textsOfAnswer({ title: refusal })).toEqual([refusal]);
  });

  it('has a file below it', () => {
    const file = { name: 'bellbuoy.json', mediaType: 'application/json', content: '{}' };
    expect(renderDiscord({ title: 'x', blocks: [], file })).toMatchObject({
      body: {
        components: [{ components: [{ type: 10 }, { type: 13, file: { url: 'attachment://bellbuoy.json' } }] }],
        attachments: [{ id: '0', filename: 'bellbuoy.json' }],
      },
      files: [{ name: 'bellbuoy.json', data: Buffer.from('{}') }],
    });
  });
});
