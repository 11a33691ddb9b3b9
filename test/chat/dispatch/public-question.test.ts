import { beforeEach, describe, expect, it } from 'vitest';
import type { Input, Reply } from '../../../src/chat/index.ts';
import { ada, chatFixture, type ChatFixture } from '../../support/chat-fixture.ts';

let fixture: ChatFixture;
beforeEach(() => {
  fixture = chatFixture();
});

async function questionOf(input: string | Input): Promise<Reply['question']> {
  const said: Input = typeof input === 'string' ? { kind: 'text', text: input } : input;
  return (await fixture.chat.answer({ user: ada, input: said })).question;
}

const brest = { place: 'geonames:3030300' };

describe('the public form of a question', () => {
  it.each([
    ['Brest', { command: 'today', options: brest }],
    ['tide Brest', { command: 'tide', options: brest }],
    ['tide Brest tomorrow', { command: 'tide', options: { ...brest, day: '2026-11-21' } }],
    ['tide Brest 3d', { command: 'tide', options: { ...brest, days: '3' } }],
    ['tide Brest tomorrow 2d', { command: 'tide', options: { ...brest, day: '2026-11-21', days: '2' } }],
    [
      'wind this evening and tomorrow in Brest',
      {
        command: 'weather',
        options: {
          ...brest,
          aspect: 'wind',
          day: '2026-11-20,2026-11-21',
          part: '00:00-00:00',
          parts: 'evening,00:00-00:00',
        },
      },
    ],
    ['tide Brest datum=MSL', { command: 'tide', options: { ...brest, datum: 'MSL' } }],
    ['tide 48.3830,-4.4950', { command: 'tide', options: { place: '48.3830,-4.4950' } }],
  ])('“%s” has place and days that mean the same to anybody', async (text, question) => {
    expect(await questionOf(text)).toEqual(question);
  });

  it('is that of the answer: asked again, it gives the same one', async () => {
    const question = await questionOf('tide Brest tomorrow');
    const { command: name = '', options = {} } = question ?? {};
    const again = await fixture.ask({ kind: 'command', name, options });
    expect(again.title).toBe((await fixture.ask('tide Brest tomorrow')).title);
    expect(await questionOf({ kind: 'command', name, options })).toEqual(question);
  });

  it('of a follow-up names the place of the question before', async () => {
    await questionOf('tide Brest');
    expect(await questionOf('and tomorrow?')).toEqual({ command: 'tide', options: { ...brest, day: '2026-11-21' } });
  });

  it('does not exist for home, by whatever way it is meant', async () => {
    await fixture.ask('place home Brest');
    for (const text of ['tide', 'tide home', 'and tomorrow?', 'tide Brest'])
      expect(await questionOf(text)).toBeUndefined();
  });

  it('does not exist for saved places', async () => {
    await fixture.ask('place save cabin 48.3830,-4.4950');
    expect(await questionOf('tide cabin')).toBeUndefined();
    expect(await questionOf('and tomorrow?')).toBeUndefined();
  });

  it('does not exist for a location that was shared, nor for what goes on from it', async () => {
    expect(await questionOf({ kind: 'pin', point: { lat: 48.383, lng: -4.495 } })).toBeUndefined();
    expect(await questionOf('and tomorrow?')).toBeUndefined();
  });

  it('does not exist for what is no question about a place', async () => {
    expect(await questionOf('help')).toBeUndefined();
    expect(await questionOf('tide nowhere')).toBeUndefined();
  });
});

describe('a message that was understood', () => {
  it.each([
    ['tide Brest', true],
    ['next full moon', true],
    ['settings units nautical', false],
    ['place home Brest', false],
    ['help', false],
  ])('“%s” only reads: %s', async (text, isReading) => {
    const understood = await fixture.chat.understand({ user: ada, input: { kind: 'text', text } });
    expect(understood).toMatchObject({ kind: 'question', isReading });
  });
});
