import { expect, it } from 'vitest';
import { chatFixture, linesOf } from '../support/chat-fixture.ts';

/** The same question in three languages, each with the units of its reader. */
async function sideBySide(question: string, settings: string) {
  const answers: Record<string, string[]> = {};
  for (const language of ['en', 'fr', 'de']) {
    const { ask } = chatFixture();
    await ask(`settings ${settings}`, { language });
    answers[language] = linesOf(await ask(question, { language }));
  }
  return answers as Record<'en' | 'fr' | 'de', string[]>;
}

/** Every number as it is meant: `5,0` is 5.0 for those who write so. */
function numbersOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.replace(/(\d),(\d)/g, '$1.$2').match(/\d+(?:[.:]\d+)*/g) ?? []);
}

it('a tide says the same in three languages', async () => {
  const { en, fr, de } = await sideBySide('tide Kiel', 'units metric');
  expect({ en: en.slice(0, 8), fr: fr.slice(0, 8), de: de.slice(0, 8) }).toMatchInlineSnapshot(`
    {
      "de": [
        "Gezeiten: Kiel, Deutschland",
        "Jetzt steigend, 3,0 m; Hochwasser 13:00, 5,0 m, in 3 h 00.",
        "Freitag, 20. November",
        "Hochwasser | 01:00 | 5,0 m",
        "Niedrigwasser | 07:00 | 1,0 m",
        "Hochwasser | 13:00 | 5,0 m",
        "Niedrigwasser | 19:00 | 1,0 m",
        "Tidenhub: 4,0 m",
      ],
      "en": [
        "Tide at Kiel, Germany",
        "Now rising, 3.0 m; high water 13:00, 5.0 m, in 3 h 00.",
        "Friday 20 November",
        "High water | 01:00 | 5.0 m",
        "Low water | 07:00 | 1.0 m",
        "High water | 13:00 | 5.0 m",
        "Low water | 19:00 | 1.0 m",
        "Range: 4.0 m",
      ],
      "fr": [
        "Marée : Kiel, Allemagne",
        "La mer monte, 3,0 m ; pleine mer 13:00, 5,0 m, dans 3 h 00.",
        "Vendredi 20 novembre",
        "Pleine mer | 01:00 | 5,0 m",
        "Basse mer | 07:00 | 1,0 m",
        "Pleine mer | 13:00 | 5,0 m",
        "Basse mer | 19:00 | 1,0 m",
        "Marnage : 4,0 m",
      ],
    }
  `);
  expect(numbersOf(fr)).toEqual(numbersOf(en));
  expect(numbersOf(de)).toEqual(numbersOf(en));
});

it.each(['sun Kiel', 'moon Kiel', 'today Kiel', 'stations Kiel', 'tide Boston 3d'])(
  '“%s” has the same numbers in three languages',
  async (question) => {
    const { en, fr, de } = await sideBySide(question, 'units nautical');
    expect(numbersOf(en).length).toBeGreaterThan(0);
    expect(numbersOf(fr)).toEqual(numbersOf(en));
    expect(numbersOf(de)).toEqual(numbersOf(en));
  },
);

it('units are converted right, whatever the language', async () => {
  for (const language of ['en', 'fr', 'de']) {
    const { ask } = chatFixture();
    const inUnits = async (units: string) => {
      await ask(`settings units ${units}`, { language });
      return numbersOf(linesOf(await ask('tide Brest 2026-11-21', { language })).slice(2, 4));
    };
    // 1 m is 3.28 ft, 5 m are 16.40 ft, 20 km are 10.8 nm and 12.4 mi.
    expect(await inUnits('metric')).toEqual(['01:00', '5.0', '07:00', '1.0']);
    expect(await inUnits('imperial')).toEqual(['01:00', '16.4', '07:00', '3.3']);
    const distance = async (units: string) => {
      await ask(`settings units ${units}`, { language });
      const note = linesOf(await ask('tide Brest', { language })).at(-1)!;
      return /\d+/.exec(note)![0];
    };
    expect([await distance('metric'), await distance('nautical'), await distance('imperial')]).toEqual([
      '20',
      '11',
      '12',
    ]);
  }
});

it('every language has the coefficient where it is defined', async () => {
  const { ask } = chatFixture();
  const table = async (question: string, language: string) => linesOf(await ask(question, { language })).join('\n');
  expect(await table('tide Brest', 'fr')).toMatch(/Vendredi 20 novembre · Coefficient \(Brest\) \d+\s\/\s\d+/);
  expect(await table('aujourd’hui Brest', 'fr')).toContain('Coefficient (Brest)');
  expect(await table('tide Brest', 'en')).toMatch(/Friday 20 November · Tidal coefficient \(Brest\) \d+\s\/\s\d+/);
  expect(await table('tide Kiel', 'en')).not.toContain('oefficient');
  expect(await table('tide Kiel', 'fr')).not.toContain('oefficient');
});

it('who reads a language as one of its regions is answered so, in whatever region it is asked', async () => {
  const first = async (question: string, language: string) =>
    linesOf(await chatFixture().ask(question, { language }))[1];
  expect(await first('preia-mar amanhã em Kiel', 'pt-BR')).toMatch(/^Preamar amanhã: /);
  expect(await first('preamar amanhã em Kiel', 'pt-PT')).toMatch(/^Preia-mar amanhã: /);
  expect(await first('preia-mar amanhã em Kiel', 'en')).toMatch(/^Preia-mar amanhã: /);
});
