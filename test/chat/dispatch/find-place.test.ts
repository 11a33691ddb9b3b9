import { describe, expect, it } from 'vitest';
import { commands } from '../../../commands/index.ts';
import type { SearchHints } from '../../../src/chat/ports.ts';
import { createChat, type IncomingMessage, type Input } from '../../../src/chat/index.ts';
import type { Found, NamedPlace, Place } from '../../../src/domain/place.ts';
import type { Preferences } from '../../../src/users/index.ts';
import { Problem } from '../../../src/problem.ts';
import { openDictionary } from '../../../src/words.ts';
import { digestsInMemory } from '../../support/digests-in-memory.ts';
import { anonymousUsers } from '../../support/anonymous-users.ts';
import { noStreams } from '../../support/no-streams.ts';

/** Parsed once for all tests of a file. */
const dictionary = openDictionary();

const oregon = named('geonames:5746545', 'Portland', 'Oregon', 'US', 80.8);
const maine = { ...named('geonames:4975802', 'Portland', 'Maine', 'US', 0.7), point: { lat: 43.66, lng: -70.25 } };
const hull = named('geonames:2645425', 'Kingston upon Hull', 'England', 'GB', 1.6);
const fridayHarbor = named('geonames:5795014', 'Friday Harbor', 'Washington', 'US', 0.5);
const perth = { ...named('geonames:2063523', 'Perth', 'Western Australia', 'AU'), point: { lat: -31.95, lng: 115.86 } };
const eugene = named('geonames:5725846', 'Eugene', 'Oregon', 'US', 72);
const station = named('station:ticon/calcasieu_river_at_i_10_at_lake_charles_la-8017044-usa-usgs', 'River', 'LA', 'US');

const known: Record<string, NamedPlace[]> = {
  hull: [hull],
  yorkshire: [hull],
  'hull uk': [hull],
  'friday harbor': [fridayHarbor],
  portland: [oregon, maine],
  'portland, maine': [maine],
  perth: [perth],
  eugene: [eugene],
  // Towns have such names in some language.
  for: [maine],
  'bora bora': [maine],
  river: [station, maine],
  [hull.id]: [hull],
  [oregon.id]: [oregon],
  [maine.id]: [maine],
};
const misspelled: Record<string, NamedPlace[]> = { hul: [hull], porland: [oregon, maine], 'hull ofthe thames': [hull] };

function named(id: string, name: string, region: string, countryCode: string, seaKm?: number): NamedPlace {
  return { id, name, region, countryCode, point: { lat: 45.5, lng: -122.68 }, ...(seaKm !== undefined && { seaKm }) };
}

/** A chat that knows these places, and what it asked of them and told of the asker. */
function openChat(preferences: Partial<Preferences> = {}) {
  const [asked, guessed, told]: [string[], string[], unknown[]] = [[], [], []];
  const lookedUp: string[] = [];
  const languages: string[] = [];
  const places = {
    find: async (text: string, { language }: SearchHints): Promise<Found> => {
      asked.push(text);
      languages.push(language);
      const found = known[text.toLowerCase()];
      if (!found) throw new Problem('place-unknown', { place: text });
      if (found.length > 1) return { kind: 'choice', why: 'namesakes', places: found };
      const place = { ...found[0]!, zone: 'Europe/London' };
      return { kind: 'place', place: text === 'Yorkshire' ? { ...place, standsFor: text } : place };
    },
    misspelled: async (text: string) => misspelled[text.toLowerCase()] ?? [],
    guess: async (text: string) => {
      guessed.push(text);
      return misspelled[text.toLowerCase()] ?? [];
    },
    within: async () => undefined,
    lookUp: async (text: string): Promise<Found | undefined> => {
      lookedUp.push(text);
      return text === 'Skerryvore' ? { kind: 'place', place: { ...hull, name: text, zone: 'Etc/GMT' } } : undefined;
    },
    at: async (point: Place['point']) => ({ id: 'point', name: 'point', point, zone: 'Etc/GMT' }),
    suggest: () => [],
    named: () => undefined,
    isName: (text: string) => Object.hasOwn(known, text.toLowerCase()),
    isLikely: () => true,
    isWellKnown: () => true,
    isArea: () => false,
    isIsland: () => false,
    kindIn: () => undefined,
    notationsIn: () => [],
  };
  const users = {
    ...anonymousUsers,
    preferencesOf: async (user: IncomingMessage['user']) => ({
      ...(await anonymousUsers.preferencesOf(user)),
      ...preferences,
    }),
    rememberChoice: async (_: unknown, text: string, id: string) => void told.push([text, id]),
  };
  const chat = createChat(
    {
      places,
      users,
      marine: {
        tide: () => Promise.reject(new Problem('could-not-ask')),
        weather: async () => ({ hours: [], sources: [] }),
        ...noStreams,
        cachedWeather: async () => ({ hours: [], sources: [] }),
        stations: () => Promise.reject(new Problem('could-not-ask')),
      },
      digests: digestsInMemory(),
      log: { bug: (_, error) => told.push(error) },
      now: () => Date.parse('2026-11-20T09:00:00Z'),
    },
    commands,
    dictionary,
  );
  const say = async (input: string | Input, language = 'en') =>
    chat.answer({
      user: { platform: 'terminal', id: '1', language },
      input: typeof input === 'string' ? { kind: 'text', text: input } : input,
    });
  return { say, asked, guessed, told, lookedUp, languages };
}

describe('the language of a place', () => {
  it.each([
    ['Sonnenaufgang Hull', 'en-US', 'de'],
    ['lever du soleil Hull', 'de', 'fr'],
    // Its country tells which of several is meant.
    ['sunrise Hull', 'en-AU', 'en-AU'],
    ['sun Hull', 'ko', 'ko'],
  ])('in “%s” of somebody who speaks %s is %s', async (text, own, language) => {
    const { say, languages } = openChat({ language: own });
    await say(text, own);
    expect(languages).toEqual([language]);
  });
});

describe('a name that is known in part', () => {
  it.each(['Cape Hull', 'Hull Perth', 'Hull-Friday'])('“%s” is looked up as a whole', async (name) => {
    const { say, guessed, lookedUp } = openChat();
    const { answer, ok } = await say(`sun ${name}`);
    expect([ok, answer.title]).toEqual([false, expect.stringContaining(`I know no place called “${name}”`)]);
    expect([guessed, lookedUp]).toEqual([[name], [name]]);
  });

  it.each([
    ['sun Eugene beach', 'I know no place called “Eugene beach”'],
    ['soleil plage d’Eugene', 'plage d’Eugene'],
    ['sun Eugene', 'Sun at Eugene'],
    ['sun Eugene bridge', 'Sun at Eugene'],
    ['sun on the beach in Hull', 'Sun at Kingston upon Hull'],
    ['sun Hull Beach', 'Sun at Kingston upon Hull'],
    // Of several of the name the one on the shore.
    ['sun Portland bay', 'Sun at Portland, Maine'],
  ])('is no beach or bay inland: “%s”', async (text, title) => {
    expect((await openChat().say(text)).answer.title).toContain(title);
  });

  it.each(['Sonne Eugene Ostsee', 'Sonne Eugene, Nordsee', 'Sonne Eugene an der Ostsee', 'Sonne Hull Ostsee'])(
    'is at no sea that is named but where it lies: “%s”',
    async (text) => {
      const { answer, ok } = await openChat().say(text, 'de');
      expect([ok, answer.title]).toEqual([false, expect.stringMatching(/Ich kenne keinen Ort namens „.*see“/)]);
    },
  );

  it('is offered where the whole is no place', async () => {
    const { answer } = await openChat().say('sun Cape Hull');
    expect(answer.title).toMatch(/I know no place called “Cape Hull”.* Did you mean Kingston upon Hull/);
  });

  it('is not taken for a place by a less likely reading', async () => {
    const { answer, ok } = await openChat().say('tide times for xyzzy');
    expect([ok, answer.title]).toEqual([false, expect.stringContaining('I know no place called “xyzzy”')]);
  });

  it('may be a word of the weather, said twice', async () => {
    expect((await openChat().say('sun bora bora')).answer.title).toContain('Sun at Portland, Maine');
  });

  it.each(['Portland and Hull', 'Hull or Portland'])(
    'is one of several, the one that is named with another: %s',
    async (names) => {
      const { answer } = await openChat().say(`sun ${names}`);
      expect(answer.title).toMatch(/Sun at (?:Portland, Oregon|Kingston upon Hull)/);
    },
  );

  it('is asked about with another place that is near', async () => {
    const { answer } = await openChat().say('sun Hull Portland');
    expect(answer.title).toContain('Sun at Kingston upon Hull');
    expect(JSON.stringify([answer.blocks, answer.note])).toMatch(/Sun at Portland(?!.*Not understood)/);
  });
});

describe('several places of a name', () => {
  it('are asked about, with where they lie and a button for each', async () => {
    const { answer, ok } = await openChat().say('sun Portland tomorrow');
    expect(ok).toBe(false);
    expect(answer.title).toBe('Which Portland do you mean?');
    expect(answer.blocks).toEqual([
      {
        kind: 'facts',
        facts: [
          { label: '1.', value: 'Portland, Oregon, United States, 50 mi from the sea' },
          { label: '2.', value: 'Portland, Maine, United States, by the sea' },
        ],
      },
    ]);
    expect(answer.buttons).toEqual([
      {
        label: 'Portland, Oregon',
        command: 'sun',
        options: { place: oregon.id, day: '+1', meant: 'portland' },
      },
      { label: 'Portland, Maine', command: 'sun', options: { place: maine.id, day: '+1', meant: 'portland' } },
    ]);
  });

  it('are asked about in the user’s language and units', async () => {
    const { answer } = await openChat({ units: { distance: 'nm' } }).say('soleil Portland', 'fr');
    expect(answer.title).toBe('Quel Portland voulez-vous dire ?');
    expect(answer.blocks).toMatchObject([
      { facts: [{ value: 'Portland, Oregon, États-Unis, à 44 M de la mer' }, { value: /au bord de la mer$/ }] },
    ]);
  });

  it('are chosen from by the area that is named next', async () => {
    const { say } = openChat();
    await say('sun Portland tomorrow');
    expect((await say('Maine')).answer.title).toBe('Sun at Portland, Maine, United States, Saturday 21 November');
  });

  it.each([
    ['the second one', 'Portland, Maine'],
    ['2 please', 'Portland, Maine'],
    ['last one', 'Portland, Maine'],
    ['number 1', 'Portland, Oregon'],
    ['le deuxième', 'Portland, Maine'],
    ['Nr. 2', 'Portland, Maine'],
    ['the one in Maine', 'Portland, Maine'],
    ['Maine obviously', 'Portland, Maine'],
  ])('are chosen from by “%s”, and the day is kept', async (text, title) => {
    const { say } = openChat();
    await say('sun Portland tomorrow');
    const { answer } = await say(text);
    expect(answer.title).toBe(`Sun at ${title}, United States, Saturday 21 November`);
  });

  it.each(['3', 'yes', 'the Xyzzy one'])('are asked about again after “%s”', async (text) => {
    const { say } = openChat();
    await say('sun Portland tomorrow');
    const { ok } = await say(text);
    expect(ok).toBe(false);
  });

  it('are told apart again by the area that is named after the answer', async () => {
    const { say } = openChat();
    await say('sun Portland tomorrow');
    await say('1');
    expect((await say('no, the one in Maine')).answer.title).toContain('Portland, Maine');
  });

  it('give way to another place that is named next', async () => {
    const { say } = openChat();
    await say('sun Portland tomorrow');
    expect((await say('Hull')).answer.title).toContain('Sun at Kingston upon Hull');
  });

  it('are chosen from with a press, which is remembered', async () => {
    const { say, told } = openChat();
    const [button] = (await say('sun Portland')).answer.buttons!;
    const { answer, ok } = await say({ kind: 'command', name: button!.command, options: button!.options });
    expect([ok, answer.title]).toEqual([true, 'Sun at Portland, Oregon, United States, Friday 20 November']);
    expect(told).toEqual([['portland', oregon.id]]);
  });

  it('are not asked about again', async () => {
    const { say } = openChat({ chosen: new Map([['portland', maine.id]]) });
    expect((await say('sun PORTLAND')).answer.title).toContain('Portland, Maine');
  });

  it('that are stations with long ids go by their coordinates', async () => {
    const { answer } = await openChat().say('sun River');
    expect(answer.buttons![0]!.options.place).toBe('45.5000,-122.6800');
  });
});

describe('a misspelled place', () => {
  it('is taken where it is the only one of nearly that name, and said', async () => {
    const { answer, ok } = await openChat().say('sun Hul');
    expect([ok, answer.title]).toEqual([true, expect.stringContaining('Sun at Kingston upon Hull')]);
    expect(JSON.stringify(answer.blocks)).toContain('I read “Hul” as “Kingston upon Hull”');
  });

  it.each(['Sun hul', 'sun hul'])(
    'in small letters is taken behind a capital, which keyboards write: %j',
    async (text) => {
      expect((await openChat().say(text)).answer.title).toContain('Sun at Kingston upon Hull');
    },
  );

  it('may be one of several', async () => {
    expect((await openChat().say('Porland')).answer.title).toContain('Did you mean one of these?');
  });

  it('is guessed at in what is likeliest to be its name alone', async () => {
    const { say, guessed } = openChat();
    await say('sun Xyzzy');
    await say('when is sun in the Xyzzy');
    expect(guessed).toEqual(['Xyzzy', 'Xyzzy']);
  });

  it('is asked about before a part of it is taken for the place', async () => {
    expect((await openChat().say('sun Hull ofthe Thames')).answer.title).toContain('Did you mean');
  });

  it('is not guessed at while another meaning of the text fits', async () => {
    const { say, guessed } = openChat();
    expect((await say('tomorrow Hull')).answer.title).toContain('Kingston upon Hull');
    expect(guessed).toEqual([]);
  });
});

describe('a sentence', () => {
  it.each([
    ['sun Hull UK tomorrow', 'Saturday 21 November'],
    ['sun in Hull', 'Friday 20 November'],
    ['sun for Hull, tomorrow', 'Saturday 21 November'],
    ['tomorrow Hull', 'Saturday 21 November'],
    ['sun tomorrow Hull', 'Saturday 21 November'],
    ['What is the sun in Hull tomorrow?', 'Saturday 21 November'],
    ['when is sun at Hull day after tomorrow', 'Sunday 22 November'],
    ['sun Hull 21 November', 'Saturday 21 November'],
    ['sun Hull 21.11.', 'Saturday 21 November'],
    ['sun Hull 11/21', 'Saturday 21 November'],
    ['sun Hull 21/11', 'Saturday 21 November'],
    ['hull?', 'Friday 20 November'],
    ['Hull please', 'Friday 20 November'],
  ])('“%s” is understood', async (text, day) => {
    const { answer, ok } = await openChat().say(text);
    expect([ok, answer.title]).toEqual([true, expect.stringContaining('Kingston upon Hull')]);
    expect(answer.title).toContain(day);
  });

  it('does not take a name apart', async () => {
    expect((await openChat().say('sun Friday Harbor')).answer.title).toContain('Friday Harbor, Washington');
  });

  it('of a thousand words is refused as too long, and none of it is looked up', async () => {
    const { say, asked, guessed } = openChat();
    const { answer, ok } = await say(`sun Hull ${'in '.repeat(1000)}Xyzzy`);
    expect([ok, answer.title]).toEqual([false, expect.stringContaining('too long')]);
    expect(asked.length + guessed.length).toBe(0);
  });

  it('may hold a long link', async () => {
    const { say, asked } = openChat();
    const link = `https://www.google.com/maps/place/Hull/data=${'!3m1!4b1'.repeat(60)}/@53.74,-0.33,13z`;
    await say(`sun ${link}`);
    expect(asked).toContain(link);
  });

  it.each([
    ['quel soleil à Hull demain', 'samedi 21 novembre'],
    ['soleil demain à Hull', 'samedi 21 novembre'],
  ])('“%s” is understood in French', async (text, day) => {
    expect((await openChat().say(text, 'fr')).answer.title).toContain(day);
  });

  it.each([
    ['tomorrow sun in Hull', 'Saturday 21 November'],
    ['when is tomorrow the sun in Hull?', 'Saturday 21 November'],
    ['what is day after tomorrow the sun in Hull', 'Sunday 22 November'],
  ])('“%s” keeps its day, wherever before the command it stands', async (text, day) => {
    expect((await openChat().say(text)).answer.title).toContain(day);
  });

  it('without a place asks for it', async () => {
    for (const text of [
      'when is the sun',
      'when is low water',
      'When is high tide tomorrow?',
      'quand est la pleine mer ?',
    ])
      expect((await openChat().say(text)).answer.title, text).toMatch(/^(Which place|Quel lieu) ?\?/);
  });

  it('of which nothing is a place says so of the likeliest meaning', async () => {
    const { answer } = await openChat().say('sun in Atlantis');
    expect(answer.title).toContain('I know no place called “Atlantis”');
  });
});

describe('a place within an area', () => {
  it('is not one of that name elsewhere', async () => {
    const { answer, ok } = await openChat().say('sun Waikiki South Africa');
    expect([ok, answer.title]).toEqual([false, expect.stringContaining('Waikiki South Africa')]);
  });
});

describe('a place that is unknown here', () => {
  it('is looked up elsewhere, where no other is spelled nearly so', async () => {
    const { say, lookedUp } = openChat();
    expect((await say('sun Skerryvore')).answer.title).toContain('Skerryvore');
    expect((await say('sun Hul')).ok).toBe(true);
    expect((await say('sun Hull')).ok).toBe(true);
    expect(lookedUp).toEqual(['Skerryvore']);
  });

  it('is unknown where it is unknown there', async () => {
    const { say, lookedUp } = openChat();
    const { answer, ok } = await say('sun Xyzzyqua');
    expect([ok, answer.title]).toEqual([false, expect.stringContaining('Xyzzyqua')]);
    expect(lookedUp).toEqual(['Xyzzyqua']);
  });
});

describe('a region', () => {
  it.each([
    ['sun Yorkshire', 'en', '(for Yorkshire)'],
    ['soleil Yorkshire', 'fr', '(pour Yorkshire)'],
    ['Sonne Yorkshire', 'de', '(für Yorkshire)'],
  ])('is answered for its harbour, which the title says: %s', async (text, language, area) => {
    expect((await openChat().say(text, language)).answer.title).toContain(area);
  });
});
