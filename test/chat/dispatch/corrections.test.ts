import { describe, expect, it } from 'vitest';
import { ada, chatFixture, linesOf } from '../../support/chat-fixture.ts';

/** Title and lines of the answer to the last of some messages. */
async function answerTo(language: string, ...texts: readonly string[]): Promise<string> {
  const { ask } = chatFixture();
  let told = '';
  for (const text of texts) {
    const { title, blocks, ...answer } = await ask(text, { ...ada, language });
    const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
    told = [title, ...facts.map(({ value }) => value), ...linesOf({ ...answer, title, blocks })].join('\n');
  }
  return told;
}

describe('a correction', () => {
  it.each([
    ['en', 'my home is Brest', 'no, actually Cowes', 'Home is Cowes'],
    ['de', 'mein Zuhause ist Brest', 'eigentlich Kiel', 'Zuhause ist Kiel'],
    ['fr', 'chez moi c’est Brest', 'en fait Cowes', 'Chez vous, c’est Cowes'],
  ])('sets a home that was just set, in %s', async (language, set, corrected, expected) => {
    expect(await answerTo(language, set, corrected)).toContain(expected);
  });

  it('keeps the part of the day', async () => {
    expect(await answerTo('en', 'low water Brest tomorrow morning', 'sorry, I meant Friday')).toContain('04:00');
  });

  it('takes the place behind the one that it rejects', async () => {
    expect(await answerTo('en', 'low water Brest tomorrow', 'sorry, not Brest, Cowes')).toContain('Tide at Cowes');
  });
});

describe('an alert that was just shown', () => {
  it.each([
    ['en', 'alert me when the wind at Brest is over 20 knots', 'make the threshold lower, 18', 'wind above 18 kn'],
    ['it', 'avvisami quando il vento a Brest supera 20 nodi', 'alza la soglia a 30', 'vento sopra 30 kn'],
    ['es', 'avísame si el viento en Brest pasa de 20 nudos', 'sube el umbral a 30', 'viento por encima de 30 kn'],
    ['en', 'alert me when the wind at Brest is over 20 knots', 'I mean 15 knots', 'wind above 15 kn'],
    ['en', 'alert me when the wind at Brest is over 20 knots', 'oops, Cowes', 'Alert 1: Cowes'],
    ['en', 'alert me when the wind at Brest is over 20 knots', 'stop the night messages', 'daylight'],
    ['de', 'sag Bescheid wenn der Wind in Kiel über 20 Knoten ist', 'nachts bitte nicht', 'bei Tageslicht'],
  ])('is changed, in %s: “%s”, “%s”', async (language, set, changed, expected) => {
    expect(await answerTo(language, set, changed)).toContain(expected);
  });

  it('stays the one that is changed behind a question about the bot', async () => {
    const set = 'send me the tide at Brest every day at 7 am';
    expect(await answerTo('en', set, 'keep it brief', 'not on Sundays')).toContain('Saturday');
  });
});

describe('the waters of several days', () => {
  it.each([
    ['en', 'low water Brest this week', 'which of these are in daylight', 'low water · daylight'],
    ['de', 'Niedrigwasser Brest diese Woche', 'welche davon sind bei Tageslicht', 'Niedrigwasser · bei Tageslicht'],
  ])('are those by day, in %s', async (language, asked, filter, expected) => {
    expect(await answerTo(language, asked, filter)).toContain(expected);
  });
});

it('says what it understood of conditions without a place', async () => {
  expect(await answerTo('en', 'when is there less than 10 knots of wind by day')).toContain('Understood: ');
});
