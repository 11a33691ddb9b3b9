import { describe, expect, it } from 'vitest';
import type { StreamView, WeatherView } from '../../../src/answers/index.ts';
import { hourMs } from '../../../src/domain/time.ts';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

/** The hour of the fixture, 10:00 in Brest. */
const now = Date.UTC(2026, 10, 20, 9);

/** A fresh north-westerly on all days. */
const weather: WeatherView = {
  hours: Array.from({ length: 72 }, (_, i) => ({
    at: now + (i - 12) * hourMs,
    values: { windSpeed: 10, gust: 15, windDirection: 315, waveHeight: 3, visiblity: 20, precipitation: 0 },
  })),
  sources: [],
};

/** Flood to the south-east and ebb to the north-west, six hours each. */
const stream: StreamView = {
  station: { name: 'Race', distance: 1, floodDirection: 135, ebbDirection: 315 },
  events: Array.from({ length: 48 }, (_, i) => ({
    at: now + (i * 3 - 36) * hourMs,
    kind: i % 2 === 0 ? ('slack' as const) : ('strongest' as const),
    phase: i % 4 < 2 ? ('flood' as const) : ('ebb' as const),
    speedMs: i % 2 === 0 ? 0 : 1.5,
  })),
};

async function linesFor(language: string, texts: readonly string[], given: Parameters<typeof chatFixture>[0] = {}) {
  const { ask } = chatFixture({ weather, ...given });
  let lines: string[] = [];
  for (const text of texts) lines = linesOf(await ask(text, { language }));
  return lines;
}

describe('what has been said of a boat', () => {
  it.each([
    ['en', ['I’ve got 1.5m draft, when can I get into Brest tomorrow?', 'sill of 1.2 m'], 'sill 1.2 m, draught 1.5 m.'],
    ['en', ['when can I get over the bar at Brest with 2 m draught', 'the sill dries 0.8 m'], 'draught 2.0 m'],
    ['fr', ['quand passer le seuil à Brest avec un tirant d’eau de 1,5 m', 'seuil à 1,2 m'], 'tirant d’eau 1,5 m'],
    ['de', ['wann komme ich mit 1,5 m Tiefgang nach Brest', 'Drempel bei 1,2 m'], 'Tiefgang 1,5 m'],
  ])('is kept through the question for the sill, in %s: %j', async (language, texts, expected) => {
    expect((await linesFor(language, texts)).join('\n')).toContain(expected);
  });
});

describe('a word that turns the meaning', () => {
  it.each([
    ['en', 'will it be rough at the gate in Brest tomorrow', 'gate'],
    ['en', 'is it windy without a keel at Brest tomorrow', 'without'],
    ['en', 'will it be windy except in the morning at Brest tomorrow', 'except'],
    ['fr', 'est-ce que la mer sera agitée à l’écluse de Brest demain', 'écluse'],
    ['fr', 'y aura-t-il du vent sauf le matin à Brest demain', 'sauf'],
    ['de', 'wird es morgen in Brest windig außer im Hafen', 'außer'],
    ['de', 'ist es morgen in Brest an der Schleuse windig', 'Schleuse'],
  ])('leaves no yes where it is not understood, in %s: “%s”', async (language, text, word) => {
    const lines = await linesFor(language, [text]);
    expect(lines.join('\n')).not.toMatch(/^(Yes|No|Oui|Non|Ja|Nein)\s?:/m);
    const unread = lines.findIndex((line) =>
      /^(Not understood|Pas compris|Nicht verstanden|Il n’y a pas de données)/.test(line),
    );
    expect(lines[unread]).toContain(word);
    // Before any table.
    expect(unread).toBeLessThan(5);
  });

  it.each([
    ['en', 'is it windy in Brest tomorrow', /^Yes: /m],
    ['fr', 'y aura-t-il du vent à Brest demain', /^Oui/m],
    ['de', 'wird es morgen in Brest windig', /^Ja: /m],
  ])('is missing in %s: “%s”', async (language, text, expected) => {
    expect((await linesFor(language, [text])).join('\n')).toMatch(expected);
  });
});

describe('a pursuit with a word that turns it', () => {
  it.each([
    ['en', 'when can I sail at Brest tomorrow', 'when can I sail at Brest tomorrow without a keel', 'without'],
    ['fr', 'quand naviguer à Brest demain', 'quand naviguer à Brest demain hormis la quille', 'hormis'],
    ['de', 'wann kann ich morgen in Brest segeln', 'wann kann ich morgen in Brest segeln außer mit Motor', 'außer'],
  ])('is not called good where the word is not understood, in %s: “%s”', async (language, plain, turned, word) => {
    const good = /^(Good|Favorable|Gut|Worth|À voir|Einen Blick|Not |.*défavorable|.* ungünstig)/m;
    expect((await linesFor(language, [plain])).join('\n')).toMatch(good);
    const lines = (await linesFor(language, [turned])).join('\n');
    expect(lines).not.toMatch(/^(Good|Favorable|Gut|Worth a look|À voir|Einen Blick wert)/m);
    expect(lines).toContain(word);
  });
});

describe('wind against tide', () => {
  it.each([
    ['en', 'will there be wind against tide in Brest tomorrow', 'Wind against tide tomorrow: '],
    ['fr', 'y aura-t-il du vent contre courant à Brest demain', 'Vent contre courant demain : '],
    ['de', 'weht der Wind morgen in Brest gegen die Strömung', 'Wind gegen Strom morgen: '],
  ])('is told with hours, rate and wind where the stream is known, in %s: “%s”', async (language, text, expected) => {
    const lines = await linesFor(language, [text], { stream });
    const line = lines.find((one) => one.toLowerCase().includes(expected.toLowerCase()));
    // The ebb sets to where the wind comes from; it is felt for five of its six hours.
    expect(line).toMatch(/\d\d:00–\d\d:00 \(.*2[.,]9 (?:kn|nd).*(19\/29 (?:kn|nd)|5\/7 Bft)\)/);
  });

  it('is denied with the wind where both go one way', async () => {
    const [first] = weather.hours;
    const southerly = {
      ...weather,
      hours: weather.hours.map((hour) => ({ ...hour, values: { ...first!.values, windDirection: 225 } })),
    };
    const lines = await linesFor('en', ['wind against tide Brest tomorrow'], { stream, weather: southerly });
    expect(lines[1]).toMatch(/^No wind against tide tomorrow: wind up to SW/);
  });

  it('is said not to be known where the stream is not', async () => {
    const lines = await linesFor('en', ['will there be wind against tide in Brest tomorrow']);
    expect(lines[1]).toMatch(/^Whether the wind blows against the tide here is not known/);
    expect(lines.join('\n')).not.toMatch(/^Yes/m);
  });
});

describe('a walk where the sea comes back', () => {
  it.each([
    ['en', 'when can I walk on the mudflats at Brest tomorrow'],
    ['en', 'can I walk across Brest tomorrow?'],
    ['fr', 'quand marcher sur l’estran à Brest demain'],
    ['de', 'wann kann ich morgen bei Brest ins Watt?'],
    ['de', 'Wattwanderung Brest morgen'],
  ])('has low water, daylight and a warning, and no verdict, in %s: “%s”', async (language, text) => {
    const [, first = '', ...others] = await linesFor(language, [text]);
    expect(first).toMatch(
      /^(Low water|Basse mer|Niedrigwasser).*(Sunrise|Lever du soleil|Sonnenaufgang) \d.*(guide|Führung)\.$/,
    );
    expect(others.join('\n')).not.toMatch(/\b(go|worth a look|vaut le coup|einen Blick wert)\b/);
  });
});

it.each([
  ['en', 'can I walk from Brest to Kiel at 2pm tomorrow', 'ask locally'],
  ['de', 'kann ich morgen um 14 Uhr von Brest nach Kiel laufen', 'vor Ort fragen'],
  ['nl', 'kan ik morgen om 14 uur van Brest naar Kiel lopen', 'vraag het ter plaatse'],
])(
  'who walks from one place to another is told that the way is not known, in %s: %s',
  async (language, text, expected) => {
    expect((await linesFor(language, [text])).join('\n')).toContain(expected);
  },
);

describe('a way that the sea covers', () => {
  const gois = {
    id: 'sea:gois',
    name: 'Gois',
    point: { lat: 48.39, lng: -4.486 },
    zone: 'Europe/Paris',
    isCovered: true,
  } as const;
  const gazetteer = { find: async () => ({ kind: 'place', place: gois }) as const };

  it.each([
    ['en', 'tide Gois tomorrow', 'The sea covers the way here around high water.'],
    ['en', 'low water Gois tomorrow', 'ask locally'],
    ['fr', 'Gois demain matin', 'Les heures de passage ne sont pas connues ici'],
  ])('is said to be one, in %s: %s', async (language, text, expected) => {
    expect((await linesFor(language, [text], { gazetteer })).join('\n')).toContain(expected);
  });

  it.each([
    ['en', ['can I walk across to Gois tomorrow', 'and on Sunday?'], 'start on the ebb'],
    ['en', ['can I walk across to Gois tomorrow', 'and with my 80-year-old dad?'], 'start on the ebb'],
    ['en', ['can I still get back from Gois tomorrow with my class of nine-year-olds'], 'start on the ebb'],
    ['de', ['ist die Sandbank bei Gois morgen trocken'], 'bei ablaufendem Wasser losgehen'],
    ['fr', ['en camping-car au Gois demain à 9h, ça passe en voiture ?', 'et samedi ?'], 'partez au jusant'],
  ])('keeps its rule, in %s: %s', async (language, texts, expected) => {
    const said = (await linesFor(language, texts, { gazetteer })).join('\n');
    expect(said).toContain(expected);
    expect(said).not.toMatch(/Stricter|Regen/);
  });

  it('is nobody’s who paddles past', async () => {
    expect((await linesFor('en', ['kayaking at Gois tomorrow'], { gazetteer })).join('\n')).not.toContain('on foot');
  });

  it('is said to be one once, and not of its weather', async () => {
    const said = (await linesFor('en', ['can I walk across to Gois tomorrow'], { gazetteer })).join('\n');
    expect(said.match(/ask locally/g)).toHaveLength(1);
    expect((await linesFor('en', ['temperature Gois tomorrow'], { gazetteer })).join('\n')).not.toContain(
      'ask locally',
    );
  });
});

it.each([
  ['en', 'when is the tide above 4 m in daylight at Brest'],
  ['en', 'tide above 4 m at Brest tomorrow'],
])('who waits for a height is told that it is the tide alone: %s', async (language, text) => {
  expect((await linesFor(language, [text])).join('\n')).toContain('This is the tide alone: wind and air pressure');
});

describe('a way under water', () => {
  it.each([
    [
      'en',
      'will the road at Brest be flooded tomorrow lunchtime',
      'From what height it floods there is not known here',
    ],
    ['en', 'can I walk out at low tide at Brest tomorrow', 'When the way is passable is not known here'],
    ['de', 'kann ich morgen bei Niedrigwasser nach Brest laufen', 'ist hier nicht bekannt'],
    ['nl', 'staat de kade in Brest morgen onder water', 'Hoogwater morgen'],
    ['pt', 'a estrada fica inundada em Brest amanhã', 'A partir de que altura alaga não se sabe aqui'],
    [
      'fr',
      'y a-t-il un risque de submersion à Brest avec la tempête de demain, la mer est haute à quelle heure ?',
      'suivre la vigilance officielle',
    ],
    ['es', 'entra agua por el malecón en Brest mañana', 'sigue los avisos oficiales'],
  ])('is neither promised nor ruled out, in %s: %s', async (language, text, expected) => {
    const said = (await linesFor(language, [text])).join('\n');
    expect(said).toContain(expected);
    expect(said).not.toMatch(/(?:Yes|No|Ja|Nein|Nee|Sim|Não): /);
  });

  it.each(['can I get over the sill at Brest tomorrow', 'komme ich morgen in Brest über den Drempel'])(
    'is no bar, on which a sea breaks: %s',
    async (text) => {
      const said = (await linesFor('en', [text])).join('\n');
      expect(said).not.toMatch(/Seas break|bricht die See/);
    },
  );
});

describe('fog that is asked about beside a pursuit', () => {
  const calm = (values: { visiblity?: number }): WeatherView => ({
    ...weather,
    hours: weather.hours.map(({ at }) => ({ at, values: { windSpeed: 2, gust: 3, waveHeight: 0.2, ...values } })),
  });

  it.each([
    ['Worth a look', {}],
    ['Good', { visiblity: 5 }],
    ['Not tomorrow', { visiblity: 0.9 }],
  ])('makes it “%s” with %o', async (verdict, values) => {
    const lines = await linesFor('en', ['kayak in Brest tomorrow, will it be foggy'], { weather: calm(values) });
    expect(lines.join('\n')).toContain(verdict);
  });
});
