import { describe, expect, it } from 'vitest';
import { hourMs } from '../../../src/domain/time.ts';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

const now = Date.UTC(2026, 10, 20, 9);
/** From the east, 16 knots, for four days. */
const weather = {
  sources: [{ name: 'icon' }],
  hours: Array.from({ length: 100 }, (_, i) => ({
    at: now + (i - 4) * hourMs,
    values: { windSpeed: 8.2, windDirection: 90, gust: 10, waveHeight: 1 },
  })),
};
/** The sea is in the west. */
const seawardDeg = () => 270;

describe('a wind off the shore', () => {
  it.each([
    ['en', 'tell me when the wind is offshore at Brest', 'Watched for: wind from NNE to SSE'],
    ['fr', 'préviens-moi quand le vent est offshore à Brest', 'Surveillé : vent de NNE à SSE'],
  ])('is one of the compass in an alert, in %s', async (language, text, expected) => {
    const { ask } = chatFixture({ weather, seawardDeg });
    expect(linesOf(await ask(text, { language })).join('\n')).toContain(expected);
  });

  it.each([
    ['en', 'when does the wind go offshore at Brest', 'wind from NNE to SSE'],
    ['de', 'wann dreht der Wind auf ablandig in Brest', 'Wind aus NNO bis SSO'],
    ['es', 'cuándo se pone el viento de tierra en Brest', 'viento de NNE a SSE'],
  ])('is looked for, in %s', async (language, text, expected) => {
    const { ask } = chatFixture({ weather, seawardDeg });
    expect(linesOf(await ask(text, { language })).join('\n')).toContain(expected);
  });

  it.each([
    ['en', 'is the wind offshore at Brest tomorrow', /^Yes: wind tomorrow/],
    ['en', 'is the wind onshore at Brest tomorrow', /^No: wind tomorrow/],
    ['en', 'onshore or offshore at Brest tomorrow', /^Wind tomorrow: .*offshore/],
    ['de', 'ist der Wind morgen ablandig in Brest', /^Ja: Wind morgen/],
    ['it', 'il vento è da mare domani a Brest', /^No, vento domani/],
  ])('is said to blow or not, in %s: %s', async (language, text, expected) => {
    const { ask } = chatFixture({ weather, seawardDeg });
    expect(linesOf(await ask(text, { language }))[1]).toMatch(expected);
    const unknown = chatFixture({ weather });
    const [, line] = linesOf(await unknown.ask('is it offshore at Brest tomorrow'));
    expect(line).toMatch(/^In which direction the sea lies is not known here/);
  });

  it.each([
    [
      'en',
      'kitesurfing at Brest tomorrow, not offshore',
      /^Kitesurf.*\n.*worth a look.*\nIn which direction the sea lies/im,
    ],
    ['nl', 'kitesurfen in Brest morgen, niet aflandig', /Aan welke kant hier de zee ligt/],
  ])(
    'is no condition of a pursuit where the shore is not known, which is said, in %s',
    async (language, text, expected) => {
      const { ask } = chatFixture({ weather });
      expect(linesOf(await ask(text, { language })).join('\n')).toMatch(expected);
    },
  );
});

describe('limits that people say', () => {
  it.each([
    [
      'en',
      'drawing 1.5 m, need at least 2.5 m of water, when at Brest tomorrow',
      'How high is the sill',
      'High water tomorrow',
    ],
    [
      'de',
      'wann komme ich morgen mit 1,5 m Tiefgang nach Brest, brauche 2,5 m Wasser',
      'Wie hoch über Kartennull',
      'Hochwasser morgen',
    ],
    [
      'fr',
      'avec 1,5 m de tirant d’eau il me faut au moins 2,5 m d’eau à Brest demain',
      'À quelle hauteur',
      'Pleine mer demain',
    ],
  ])('ask for the sill first, and tell the high waters in the meantime, in %s', async (language, text, asked, told) => {
    const [, first, second] = linesOf(await chatFixture().ask(text, { language }));
    expect(first).toContain(asked);
    expect(second).toContain(told);
  });

  it.each([
    ['en', 'paddling at Brest tomorrow, total beginner', 'waves below 0.3 m'],
    ['de', 'Suppen in Brest morgen, bin Anfänger', 'Wellen unter 0,3 m'],
  ])('of a beginner allow less than the pursuit, in %s', async (language, text, expected) => {
    const lines = linesOf(await chatFixture({ weather }).ask(text, { language }));
    expect(lines.join('\n')).toContain(expected);
  });

  it.each([
    ['en', 'when is the most beach between 8 and 9 at Brest tomorrow', 'At 08:00 tomorrow'],
    ['de', 'wann ist morgen von 8 bis 9 Uhr am meisten Strand in Brest', 'Morgen um 08:00'],
  ])('of hours without low water are told by the level, in %s', async (language, text, expected) => {
    const lines = linesOf(await chatFixture().ask(text, { language }));
    expect(lines[1]).toContain(expected);
  });
});
