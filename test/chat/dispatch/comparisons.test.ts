import { describe, expect, it } from 'vitest';
import { comparisonLines, type WeatherView } from '../../../src/answers/index.ts';
import type { Point } from '../../../src/domain/place.ts';
import { openDictionary } from '../../../src/words.ts';
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
    [
      'en',
      ['wind in Brest and Kiel tomorrow', 'which one is calmer?'],
      'Wind: Kiel is lower, 10 kn (Brest 17 kn, difference 7 kn).',
    ],
    [
      'en',
      ['wind Brest tomorrow', 'would Kiel be any better?'],
      'Wind: Brest is higher, 17 kn (Kiel 10 kn, difference 7 kn).',
    ],
    ['de', ['Wind Brest morgen', 'nimm noch Kiel dazu'], 'Wind: Brest liegt höher, Stärke 5 (Kiel Stärke 3).'],
    [
      'en',
      ['wind Brest tomorrow', 'and Kiel?', 'where is it windier?'],
      'Wind: Brest is higher, 17 kn (Kiel 10 kn, difference 7 kn).',
    ],
    [
      'en',
      ['wind Brest tomorrow', 'and Kiel? which is windier?'],
      'Wind: Brest is higher, 17 kn (Kiel 10 kn, difference 7 kn).',
    ],
    ['en', ['which is calmer tomorrow, Kiel or Brest'], 'Wind: Kiel is lower, 10 kn (Brest 17 kn, difference 7 kn).'],
    [
      'en',
      ['water temperature Brest and Kiel', 'which is warmer?'],
      'Water temperature: Brest is higher, 12 °C (Kiel 8 °C, difference 4 °C).',
    ],
    [
      'en',
      ['rain in Brest and Kiel tomorrow', 'where is it drier?'],
      'Rain: Brest is lower, 0.0 mm (Kiel 24.0 mm, difference 24.0 mm).',
    ],
    ['en', ['waves in Brest and Kiel tomorrow', 'where is it bigger?'], 'Waves: no difference, 1.5 m at each.'],
    [
      'de',
      ['Wind in Brest und Kiel morgen', 'wo ist es ruhiger'],
      'Wind: Kiel liegt niedriger, Stärke 3 (Brest Stärke 5).',
    ],
    [
      'de',
      ['Wassertemperatur Brest und Kiel', 'wo ist es wärmer?'],
      'Wassertemperatur: Brest liegt höher, 12 °C (Kiel 8 °C, Unterschied 4 °C).',
    ],
    [
      'fr',
      ['vent à Brest et à Kiel demain', 'lequel est le plus abrité'],
      'Vent : Kiel a moins, 10 nd (Brest 17 nd, écart 7 nd).',
    ],
    // Of a way the worst of its ends counts.
    ['en', ['wind from Brest to Kiel tomorrow'], 'Wind: up to 17 kn at Brest (Kiel 10 kn, difference 7 kn).'],
    ['es', ['olas entre Brest y Kiel mañana'], 'Olas: hasta 1,5 m en todo el trayecto.'],
    ['it', ['vento tra Brest e Kiel domani'], 'Vento: fino a 17 kn, Brest (Kiel 10 kn, differenza 7 kn).'],
    ['fr', ['vent de Kiel à Brest', 'et demain ?'], 'Vent : jusqu’à 17 nd, Brest (Kiel 10 nd, écart 7 nd).'],
    [
      'de',
      ['Wassertemperatur von Brest nach Kiel morgen'],
      'Wassertemperatur: bis zu 12 °C bei Brest (Kiel 8 °C, Unterschied 4 °C).',
    ],
    ['en', ['wind in Brest and Kiel tomorrow'], 'Wind: Brest is higher, 17 kn (Kiel 10 kn, difference 7 kn).'],
    ['fr', ['vagues à Brest et à Kiel', 'où il y en a le plus ?'], 'Vagues : pas de différence, 1,5 m partout.'],
  ])('of places names the one with the most or least: %s %j', async (language, said, verdict) => {
    expect((await lastOf(said, language))[1]).toBe(verdict);
  });

  it.each([
    [
      'en',
      ['wind Brest saturday', 'sunday?', 'which day is calmer'],
      'Tomorrow: 17 kn',
      'Sunday 22 November: up to 17 kn',
    ],
    [
      'en',
      ['wind Brest this weekend', 'which day is windier?'],
      'On Sunday 22 November: 17 kn',
      'tomorrow: up to 17 kn',
    ],
    ['en', ['wind Brest tomorrow', 'which day is calmest'], 'the least', 'Thursday 26 November: wind up to 15 kn'],
    ['en', ['which day is calmest in Brest'], 'the least', 'Thursday 26 November: wind up to 15 kn'],
    ['en', ['which day has the lowest tide in Brest'], 'Thursday 26 November: 1.0 m', 'Lowest water from Friday'],
    ['es', ['viento en Brest mañana', 'mejor el sábado o el domingo'], 'Viento 17 kn', 'Sin diferencia clara.'],
    [
      'pt',
      ['vento em Brest sábado', 'e domingo?', 'qual dos dois dias é melhor'],
      'Vento 17 kn',
      'Sem diferença clara.',
    ],
    ['it', ['vento a Brest domani', 'meglio sabato o domenica?'], 'Vento 17 kn', 'Nessuna differenza netta.'],
    ['de', ['Wind Brest am Wochenende', 'an welchem Tag ist weniger'], 'Morgen: Stärke 5', 'Sonntag, 22. November'],
    [
      'fr',
      ['vent Brest samedi', 'et dimanche ?', 'quel jour il y en a le moins'],
      'Demain : 17 nd',
      'dimanche 22 novembre :',
    ],
  ])('of days names the one with the most or least: %s %j', async (language, said, extreme, day) => {
    const [, verdict] = await lastOf(said, language);
    expect(verdict).toContain(` ${extreme}`);
    expect(verdict).toContain(day);
  });

  it.each([
    [
      'en',
      ['tide Brest tomorrow', 'and Kiel', 'which one is higher'],
      /^Not comparable: these places take their tide from one gauge, Gauge, .* Brest, Kiel: high water tomorrow/,
    ],
    [
      'de',
      ['Gezeiten Brest morgen', 'und Kiel', 'wo ist es höher'],
      /^Nicht vergleichbar: .* von einem Pegel, Gauge; .* Brest, Kiel: Hochwasser morgen/,
    ],
  ])('of tides of one gauge is none: %s %j', async (language, said, waters) => {
    expect((await lastOf(said, language)).slice(1, 4).join(' ')).toMatch(waters);
  });

  it.each([
    ['more than their error', 0.1, ['Range: Brest is higher, 4.0 m (Kiel 3.5 m, difference 0.5 m).']],
    ['less than their error', 0.5, ['Range: which has more is not known, Brest 4.0 m, Kiel 3.5 m, each ± 0.5 m.']],
  ])('of tides that differ by %s', (_, errorM, lines) => {
    const placeOf = (name: string, value: number): Parameters<typeof comparisonLines>[1][number] => {
      const error = { value: errorM, shown: `${errorM.toFixed(1)} m` };
      const figure = { what: 'Range', value, shown: `${value.toFixed(1)} m`, source: `Gauge ${name}`, error };
      return { name, answer: { title: name, blocks: [], figures: () => [figure] } };
    };
    const words = openDictionary().in('en');
    expect(comparisonLines(words, [placeOf('Brest', 4), placeOf('Kiel', 3.5)], 'most')).toEqual(lines);
  });

  it('of places is not understood where only one was asked about', async () => {
    const lines = (await lastOf(['wind Brest', 'which one is calmer'], 'en')).join('\n');
    expect(lines).toContain('Not understood: “which one is calmer”');
    expect(lines).not.toContain('the least');
  });

  it('of days is about two that were asked one after the other, also where another place came between', async () => {
    const said = ['wind Kiel', 'and Brest?', 'and sunday?', 'and monday?', 'which day is calmer?'];
    expect((await lastOf(said, 'en'))[1]).toContain('Wind on Monday 23 November');
  });

  it('of a pursuit is one of both places, whatever was asked beside it', async () => {
    const { ask } = chatFixture();
    await ask('kayak at Brest tomorrow, how is the wind');
    expect((await ask('is Kiel better?')).title).toContain('Paddling at Kiel');
  });
});
