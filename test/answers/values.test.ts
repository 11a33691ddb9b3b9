import { expect, it } from 'vitest';
import { chatFixture, linesOf } from '../support/chat-fixture.ts';

/** The first line behind the title; of an answer without one its title. */
async function firstLine(text: string, language: string): Promise<string> {
  const { ask } = chatFixture();
  const [title, line] = linesOf(await ask(text, { language }));
  return line ?? title ?? '';
}

it.each([
  ['en', "what's 25 knots in mph", '25 kn = 12.9 m/s = 46.3 km/h = 28.8 mph = 6 Bft'],
  ['de', 'wie viel sind 6 Beaufort in km/h', '6 Bft = 21–27 kn = 10,8–13,9 m/s = 38,9–50 km/h = 24,2–31,1 mph'],
  ['ja', '風速15メートルって何ノット', '15 m/s = 29.2 ノット = 54 km/h = 33.6 mph = 7 Bft'],
  ['fr', 'combien de mètres font 12 pieds', '12 ft = 3,7 m = 365,8 cm'],
  ['nl', '20 graden celsius in fahrenheit', '20 °C = 68 °F'],
])('an amount is said in every unit of what it measures, in %s: %s', async (language, text, line) => {
  expect((await firstLine(text, language)).replace(/[\u00A0\u202F]/g, ' ')).toBe(line);
});

it.each([
  ['en', 'are there tides in Kiel', /^Yes: range today: 4\.0 m\.$/],
  [
    'fr',
    "c'est quoi l'étoile très brillante le matin à Kiel",
    /^Planète la plus brillante aujourd’hui : Vénus\. Vénus/,
  ],
  ['ja', '明日は何潮 Kiel', /^明日の潮回り: 中潮。/],
  ['ja', '明日の下げ七分は Kiel', /^明日の下げ潮 70%: 04:47（2\.2 m、下げ）/],
  ['de', 'ist am 2. August 2027 Sonnenfinsternis in Kiel', /^Ja: Nächste Sonnenfinsternis/],
  ['de', 'ist am 3. August 2027 Sonnenfinsternis in Kiel', /^Nein: Nächste Sonnenfinsternis/],
])('the first line has the value, in %s: %s', async (language, text, line) => {
  expect((await firstLine(text, language)).replace(/[\u00A0\u202F]/g, ' ')).toMatch(line);
});

it('heights hour by hour are a table of the day', async () => {
  const { ask } = chatFixture();
  const shown = linesOf(await ask('hour by hour tide heights in Kiel'));
  expect(shown).toContain('00:00 | 4.7 m | 12:00 | 4.7 m');
  expect(shown.filter((line) => /^\d\d:00 \|/.test(line))).toHaveLength(12);
});

it('a wind by its name beside the wind leaves no word unread', async () => {
  const { ask } = chatFixture();
  const shown = linesOf(await ask('ça donne quoi le vent à Kiel, y a de la tramontane ?', { language: 'fr' }));
  expect(shown.join(' ')).not.toContain('Pas compris');
});
