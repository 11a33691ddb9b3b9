import { describe, expect, it } from 'vitest';
import type { WeatherView } from '../../../src/answers/index.ts';
import type { Point } from '../../../src/domain/place.ts';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

/** Calmer by the day, and calmer and colder in Kiel than in Brest; rain falls in Kiel, and waves are the same everywhere. */
function weatherAt({ lat }: Point): WeatherView {
  const isKiel = lat > 54;
  const hours = Array.from({ length: 240 }, (_, hour) => ({
    at: Date.UTC(2026, 10, 20) + hour * 3_600_000,
    values: {
      windSpeed: (isKiel ? 5 : 9) - Math.floor(hour / 24) / 4,
      waterTemperature: isKiel ? 8 : 12,
      airTemperature: 10,
      precipitation: isKiel ? 1 : 0,
      waveHeight: 1.5,
    },
  }));
  return { hours, sources: [] };
}

async function lastOf(said: readonly string[], language: string): Promise<string[]> {
  const { ask } = chatFixture({ weather: weatherAt });
  let last: string[] = [];
  for (const text of said) last = linesOf(await ask(text, { language }));
  return last;
}

describe('a comparison', () => {
  it.each([
    ['en', ['wind in Brest and Kiel tomorrow', 'which one is calmer?'], 'Wind: lowest in Kiel, 10 kn (Brest 17 kn).'],
    ['en', ['wind Brest tomorrow', 'and Kiel?', 'where is it windier?'], 'Wind: highest in Brest, 17 kn (Kiel 10 kn).'],
    ['en', ['which is calmer tomorrow, Kiel or Brest'], 'Wind: lowest in Kiel, 10 kn (Brest 17 kn).'],
    [
      'en',
      ['water temperature Brest and Kiel', 'which is warmer?'],
      'Water temperature: highest in Brest, 12 °C (Kiel 8 °C).',
    ],
    ['en', ['rain in Brest and Kiel tomorrow', 'where is it drier?'], 'Rain: lowest in Brest, 0.0 mm (Kiel 24.0 mm).'],
    ['en', ['waves in Brest and Kiel tomorrow', 'where is it bigger?'], 'Waves: no difference, 1.5 m in all of them.'],
    [
      'de',
      ['Wind in Brest und Kiel morgen', 'wo ist es ruhiger'],
      'Wind: Tiefstwert in Kiel, Stärke 3 (Brest Stärke 5).',
    ],
    [
      'de',
      ['Wassertemperatur Brest und Kiel', 'wo ist es wärmer?'],
      'Wassertemperatur: Höchstwert in Brest, 12 °C (Kiel 8 °C).',
    ],
    [
      'fr',
      ['vent à Brest et à Kiel demain', 'lequel est le plus abrité'],
      'Vent : minimum à Kiel, 10 kn (Brest 17 kn).',
    ],
    ['fr', ['vagues à Brest et à Kiel', 'où il y en a le plus ?'], 'Vagues : pas de différence, 1,5 m partout.'],
  ])('of places names the one with the most or least: %s %j', async (language, said, verdict) => {
    expect((await lastOf(said, language))[1]).toBe(verdict);
  });

  it.each([
    ['en', ['wind Brest saturday', 'sunday?', 'which day is calmer'], 'Minimum', 'Sunday 22 November: up to 17 kn'],
    ['en', ['wind Brest this weekend', 'which day is windier?'], 'Maximum', 'tomorrow: up to 17 kn'],
    ['en', ['wind Brest tomorrow', 'which day is calmest'], 'Minimum', 'Thursday 26 November: up to 15 kn'],
    ['en', ['which day is calmest in Brest'], 'Minimum', 'Thursday 26 November: up to 15 kn'],
    ['de', ['Wind Brest am Wochenende', 'an welchem Tag ist weniger'], 'Tiefstwert', 'Sonntag, 22. November'],
    ['fr', ['vent Brest samedi', 'et dimanche ?', 'quel jour il y en a le moins'], 'Minimum', 'dimanche 22 novembre :'],
  ])('of days names the one with the most or least: %s %j', async (language, said, extreme, day) => {
    const [, verdict] = await lastOf(said, language);
    expect(verdict).toMatch(new RegExp(`^${extreme} `));
    expect(verdict).toContain(day);
  });

  it.each([
    [
      'en',
      ['tide Brest tomorrow', 'and Kiel', 'which one is higher'],
      /^Highest water \(LAT\): no difference, 5.0 m .* Range: no difference, 4.0 m .* Brest: High water tomorrow/,
    ],
    [
      'de',
      ['Gezeiten Brest morgen', 'und Kiel', 'wo ist es höher'],
      /^.* Tidenhub: kein Unterschied.* Brest: Hochwasser morgen/,
    ],
  ])(
    'of the tides of places is told by range and, above one datum, by height: %s %j',
    async (language, said, waters) => {
      expect((await lastOf(said, language)).slice(1, 4).join(' ')).toMatch(waters);
    },
  );

  it('of places is not understood where only one was asked about', async () => {
    const lines = (await lastOf(['wind Brest', 'which one is calmer'], 'en')).join('\n');
    expect(lines).toContain('Not understood: “which one is calmer”');
    expect(lines).not.toContain('Minimum');
  });

  it('of days is about two that were asked one after the other, also where another place came between', async () => {
    const said = ['wind Kiel', 'and Brest?', 'and sunday?', 'and monday?', 'which day is calmer?'];
    expect((await lastOf(said, 'en'))[1]).toContain('Wind on Monday 23 November');
  });
});
