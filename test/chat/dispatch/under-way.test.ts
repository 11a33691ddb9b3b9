import { describe, expect, it } from 'vitest';
import { hourMs } from '../../../src/domain/time.ts';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

const hours = Array.from({ length: 96 }, (_, hour) => ({
  at: Date.UTC(2026, 10, 20) + hour * hourMs,
  values: { windSpeed: 8, gust: 11, windDirection: 90, waveHeight: 1 },
}));
const { ask } = chatFixture({ weather: { hours, sources: [] } });

describe('a way by boat', () => {
  it.each([
    ['en', 'Brest to Cowes tomorrow at 6 am at 20 knots', /at 20 kn at least (\d+) h/, /from 06:00 to/],
    ['de', 'von Brest nach Cowes morgen um 6 Uhr mit 20 Knoten', /bei 20 kn mindestens (\d+) h/, /von 06:00 bis/],
    ['fr', 'de Brest à Cowes demain à 6h à 20 nœuds', /à 20 nd, au moins (\d+) h/, /entre 06:00 et/],
    ['es', 'de Brest a Cowes mañana a las 6 a 20 nudos', /a 20 kn, al menos (\d+) h/, /de 06:00 a/],
    ['pt', 'de Brest para Cowes amanhã às 6h a 20 nós', /a 20 kn, pelo menos (\d+) h/, /das 06:00 às/],
    ['it', 'da Brest a Cowes domani alle 6 a 20 nodi', /a 20 kn almeno (\d+) h/, /dalle 06:00 alle/],
    ['nl', 'van Brest naar Cowes morgen om 6 uur met 20 knopen', /bij 20 kn minstens (\d+) u/, /van 06:00 tot/],
    ['ja', '明日6時にBrestからCowesまで20ノットで、海はどう', /20 ノットなら少なくとも(\d+)時間/, /06:00から/],
  ])('%s “%s” is judged by all its hours', async (language, said, length, span) => {
    const text = linesOf(await ask(said, { language })).join('\n');
    // 349 km from 48.4° N 4.5° W to 50.8° N 1.3° W, for which 20 kn take 9.4 hours.
    expect(length.exec(text)?.[1]).toBe('9');
    expect(text).toMatch(span);
    expect(text).not.toContain('“20”');
  });

  it('by sail has the limits of sailing on all its hours', async () => {
    const text = linesOf(await ask('sailing from Brest to Cowes tomorrow at 6 am at 20 knots')).join('\n');
    expect(text).toContain('from 06:00 to 16:00');
  });

  it.each([
    ['en', 'sailing from Brest to Cowes tomorrow at 6 am, force 4'],
    ['de', 'von Brest nach Cowes morgen um 6 Uhr bei 4 Bft'],
    ['nl', 'van Brest naar Cowes morgen om 6 uur bij 4 bft'],
  ])('%s “%s” has a force and no speed of a boat', async (language, said) => {
    const text = linesOf(await ask(said, { language })).join('\n');
    expect(text).not.toMatch(/at least|mindestens|minstens/);
  });

  it('without a speed says how far it is', async () => {
    const text = linesOf(await ask('passage Brest to Cowes tomorrow at 6 am')).join('\n');
    expect(text).toMatch(/In a straight line \d+ (?:km|nm)\./);
    expect(text).toContain('at 06:00');
  });
});

describe('a bar', () => {
  it.each([
    [
      'en',
      'can I cross the bar at Brest tomorrow morning',
      'Seas break on a bar',
      'Waves tomorrow from 04:00 to 12:00: up to 1.0 m',
    ],
    [
      'de',
      'kann ich morgen früh in Brest über die Barre',
      'Auf einer Barre bricht die See',
      'Wellen morgen von 04:00 bis 12:00: bis 1,0 m',
    ],
    [
      'fr',
      'peut-on passer la barre à Brest demain matin',
      'La mer brise sur une barre',
      'Vagues demain entre 04:00 et 12:00 : jusqu’à 1,0 m',
    ],
    ['es', 'se puede cruzar la barra en Brest mañana', 'En una barra rompe la mar', 'Olas mañana: hasta 1,0 m'],
    ['pt', 'posso sair pela barra em Brest amanhã', 'O mar rebenta nas barras', 'Ondas amanhã: até 1,0 m'],
    ['it', 'si può passare la barra a Brest domani', 'Sulle barre il mare frange', 'Onde domani: massimo 1,0 m'],
  ])('%s “%s” has its sea before the question for its height', async (language, said, caution, waves) => {
    const lines = linesOf(await ask(said, { language }));
    expect(lines[1]).toContain(caution);
    expect(lines[2]).toContain(waves);
  });

  it('by its name is crossed by boat', async () => {
    const bar = { id: 'x/bar', name: 'River Bar', countryCode: 'US', point: { lat: 46.2, lng: -124.1 }, zone: 'UTC' };
    const named = chatFixture({
      weather: { hours, sources: [] },
      gazetteer: {
        find: async () => ({ kind: 'place', place: bar }),
        isName: (text) => text.toLowerCase() === 'river bar',
      },
    });
    const text = linesOf(await named.ask('can I cross River Bar tomorrow')).join('\n');
    expect(text).toContain('Waves tomorrow');
    expect(text).not.toContain('on foot');
  });
});

describe('times for a passage', () => {
  it('last as long as the way takes at five knots', async () => {
    const text = linesOf(await ask('when can we cross from Brest to Cowes with less than 20 knots this week')).join(
      '\n',
    );
    // 349 km at 2.57 m/s
    expect(text).toContain('at least 38 h long');
    expect(text).toMatch(/at 5 kn at least 3\d h/);
  });
});
