import { describe, expect, it } from 'vitest';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

/** What the first lines of an answer say of its days. */
async function daysOf(said: readonly string[], language: string): Promise<string> {
  const { ask } = chatFixture();
  let last = '';
  for (const text of said) last = linesOf(await ask(text, { language })).join('\n');
  return last;
}

describe('the part of each day', () => {
  it.each([
    ['en', ['low tide this evening and tomorrow in Brest'], ['today from 17:00 to 24:00:', 'water tomorrow: ']],
    ['fr', ['marée basse ce soir et demain Brest'], ['aujourd’hui entre 17:00 et 24:00', 'mer demain : ']],
    [
      'fr',
      ['marée basse ce soir et demain Brest', 'et la haute'],
      ['Prochaine pleine mer après 17:00 : samedi 01:00', 'Pleine mer demain : '],
    ],
    ['de', ['Niedrigwasser heute Abend und morgen Brest'], ['heute von 17:00 bis 24:00', 'Niedrigwasser morgen:']],
    [
      'fr',
      ['basse mer samedi soir et dimanche matin Brest'],
      ['demain entre 17:00 et 24:00', 'dimanche 22 novembre entre 04:00 et 12:00'],
    ],
    [
      'fr',
      ['basse mer samedi et dimanche matin Brest'],
      ['demain entre 04:00 et 12:00', 'dimanche 22 novembre entre 04:00'],
    ],
    // Beside the verdict on a pursuit as well.
    ['de', ['Angeln in Brest morgen Nachmittag, wann ist Hochwasser?'], ['Hochwasser morgen von 12:00 bis 18:00']],
    ['fr', ['basse mer dimanche matin et dimanche soir Brest'], ['dimanche 22 novembre entre 04:00 et 24:00']],
  ])('in %s %j', async (language, said, expected) => {
    const lines = await daysOf(said, language);
    for (const one of expected) expect(lines).toContain(one);
  });

  it('ends with its days', async () => {
    expect(await daysOf(['high tide this evening and tomorrow in Brest', 'and on Sunday'], 'en')).toContain(
      'on Sunday 22 November: ',
    );
  });
});
