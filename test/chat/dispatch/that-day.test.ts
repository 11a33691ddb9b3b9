import { describe, expect, it } from 'vitest';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

/** The last answer of a conversation. */
async function lastOf(said: readonly string[], language: string): Promise<string> {
  const { ask } = chatFixture();
  let last = '';
  for (const text of said) last = linesOf(await ask(text, { language })).join('\n');
  return last;
}

describe('that day', () => {
  it.each([
    ['of the next full moon', 'en', ['next full moon Brest', 'high tide that day'], 'on Tuesday 24 November'],
    [
      'of the next full moon',
      'fr',
      ['prochaine pleine lune à Brest', 'le lever du soleil ce jour-là'],
      'mardi 24 novembre',
    ],
    ['of the next full moon', 'de', ['nächster Vollmond in Brest', 'Hochwasser an dem Tag'], 'Dienstag, 24. November'],
    [
      'of a Moon at no place',
      'en',
      ['when is the next full moon', 'tides in Brest on that day'],
      'Tuesday 24 November',
    ],
    ['of a Moon as the time', 'en', ['next new moon Brest', 'what time is low water then'], 'Wednesday 9 December'],
    ['and its night', 'en', ['next full moon Brest', 'high water that night'], 'on Tuesday 24 November from 18:00'],
    [
      'and its evening',
      'fr',
      ['prochaine pleine lune à Brest', 'la pleine mer ce soir-là'],
      'mardi 24 novembre entre 17:00',
    ],
    ['and its morning', 'de', ['nächster Vollmond in Brest', 'Ebbe an dem Morgen'], 'Dienstag, 24. November'],
    ['and the day after it', 'en', ['next full moon Brest', 'sunset the day after'], 'on Wednesday 25 November'],
    ['of the strongest wind', 'en', ['windiest day in the next 3 days Brest', 'sunset that day'], 'Sunset on Sunday'],
    ['that was named', 'en', ['high tide Brest Sunday', 'sunrise the same day'], 'Sunrise on Sunday 22 November'],
    ['of the same sentence', 'en', ['full moon and sunset that day in Brest'], 'Sunset on Tuesday 24 November'],
    [
      'of the same sentence and a month',
      'en',
      ['when is the new moon in December in Brest and when does the sun set then?'],
      'on Wednesday 9 December',
    ],
    [
      'of the same sentence and a month',
      'nl',
      ['wanneer is het nieuwe maan in december in Brest en hoe laat gaat dan de zon onder?'],
      'woensdag 9 december',
    ],
    [
      'of the same sentence and a month',
      'fr',
      ['c’est quand la pleine lune en décembre à Brest, et le coucher du soleil ce jour-là ?'],
      'jeudi 24 décembre',
    ],
  ])('%s: %s %j', async (_, language, said, expected) => {
    expect(await lastOf(said, language)).toContain(expected);
  });
});

describe('a week or weekend further on', () => {
  it.each([
    ['en', ['tides Brest next week', 'and the week after'], 'Monday 30 November'],
    ['en', ['tides Brest next week', 'and the week after', 'the week after that'], 'Monday 7 December'],
    ['fr', ['marées à Brest la semaine prochaine', 'et la semaine suivante'], 'Lundi 30 novembre'],
    ['de', ['Tiden nächste Woche in Brest', 'und die Woche darauf'], 'Montag, 30. November'],
  ])('%s %j', async (language, said, expected) => {
    expect(await lastOf(said, language)).toContain(expected);
  });
});
