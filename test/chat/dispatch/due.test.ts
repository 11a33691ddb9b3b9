import { describe, expect, it } from 'vitest';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

describe('whether something is due', () => {
  it.each([
    ['en', 'is it full moon on Saturday in Brest', 'No: next full moon: Tue 24 Nov'],
    ['en', 'is it full moon on 24 November in Brest', 'Yes: next full moon: Tue 24 Nov'],
    ['en', 'is it full moon tonight', 'No: next full moon: Tue 24 Nov'],
    ['en', 'when is the next full moon in Brest', 'Next full moon: Tue 24 Nov'],
    ['de', 'Ist heute Vollmond?', 'Nein: Nächster Vollmond: Di, 24. Nov'],
    ['fr', 'est-ce que c’est la pleine lune à Brest', 'Non : prochaine pleine lune'],
    ['en', 'is high tide before 6 pm tomorrow in Brest', 'Yes: high water tomorrow from 00:00 to 18:00'],
    ['en', 'is high tide after 8 pm tomorrow in Brest', 'No: no high water tomorrow between 20:00 and 24:00'],
  ])('%s “%s”', async (language, said, expected) => {
    const { ask } = chatFixture();
    expect(linesOf(await ask(said, { language })).join('\n')).toContain(expected);
  });
});
