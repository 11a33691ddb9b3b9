import { describe, expect, it } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { createChat } from '../../../src/chat/index.ts';
import type { NamedPlace, Point } from '../../../src/domain/place.ts';
import type { Preferences } from '../../../src/users/index.ts';
import { Problem } from '../../../src/problem.ts';
import { openDictionary } from '../../../src/words.ts';
import { digestsInMemory } from '../../support/digests-in-memory.ts';
import { anonymousUsers } from '../../support/anonymous-users.ts';
import { noStreams } from '../../support/no-streams.ts';

/** Parsed once for all tests of a file. */
const dictionary = openDictionary();

const brest = named('geonames:3030300', 'Brest', 'Brittany', 'FR');
const bremen = named('geonames:2944388', 'Bremen', 'Bremen', 'DE');
const boston = named('geonames:4930956', 'Boston', 'Massachusetts', 'US');
const known = [bremen, brest, boston];

function named(id: string, name: string, region: string, countryCode: string): NamedPlace {
  return { id, name, region, countryCode, point: { lat: 48, lng: -4 } };
}

function chatOf(preferences: Partial<Preferences> = {}, suggest?: () => NamedPlace[]) {
  const bugs: unknown[] = [];
  const chat = createChat(
    {
      places: {
        find: () => Promise.reject(new Error('too slow for a keystroke')),
        named: (id) => known.find((one) => one.id === id),
        isName: () => false,
        isLikely: () => true,
        isWellKnown: () => true,
        isArea: () => false,
        isIsland: () => false,
        kindIn: () => undefined,
        notationsIn: () => [],
        guess: async () => [],
        misspelled: async () => [],
        within: async () => undefined,
        lookUp: async () => undefined,
        at: () => Promise.reject(new Error('not asked here')),
        suggest:
          suggest ??
          ((typed) => known.filter(({ name }) => typed !== '' && name.toLowerCase().startsWith(typed.toLowerCase()))),
      },
      marine: {
        tide: () => Promise.reject(new Problem('could-not-ask')),
        weather: async () => ({ hours: [], sources: [] }),
        ...noStreams,
        cachedWeather: async () => ({ hours: [], sources: [] }),
        stations: () => Promise.reject(new Problem('could-not-ask')),
      },
      users: {
        ...anonymousUsers,
        preferencesOf: async (user) => ({ ...(await anonymousUsers.preferencesOf(user)), ...preferences }),
      },
      digests: digestsInMemory(),
      log: { bug: (_, error) => bugs.push(error) },
      now: () => Date.parse('2026-11-20T09:00:00Z'),
    },
    commands,
    dictionary,
  );
  const asking = { user: { platform: 'discord', id: '1', language: 'en' } } as const;
  return {
    bugs,
    places: async (typed: string, count = 25) =>
      (await chat.suggestPlaces(asking, typed, count)).map(({ label }) => label),
    commands: (typed: string, location?: Point) =>
      chat.suggestCommands({ ...asking, ...(location && { location }) }, typed, 5),
  };
}

describe('suggested places', () => {
  it('are named in full', async () => {
    expect(await chatOf().places('br')).toEqual(['Bremen, Germany', 'Brest, Brittany, France']);
  });

  it('begin with the user’s own, then those of late, each once', async () => {
    const mine = {
      home: boston.id,
      saved: new Map([
        ['boat', brest.id],
        ['hut', bremen.id],
        ['gone', 'geonames:1'],
      ]),
      recent: [boston.id, bremen.id, 'geonames:2'],
    };
    const { places } = chatOf(mine);
    expect(await places('')).toEqual([
      'home: Boston, Massachusetts, United States',
      'boat: Brest, Brittany, France',
      'hut: Bremen, Germany',
    ]);
    expect(await places('BO')).toEqual(['boat: Brest, Brittany, France', 'Boston, Massachusetts, United States']);
    expect(await places('br')).toEqual(['Bremen, Germany', 'Brest, Brittany, France']);
    expect(await places('', 1)).toHaveLength(1);
  });

  it('are none where something goes wrong, and the log has it', async () => {
    const { places, bugs } = chatOf({}, () => {
      throw new Error('a bug');
    });
    expect(await places('b')).toEqual([]);
    expect(bugs).toHaveLength(1);
  });
});

describe('suggested commands', () => {
  it.each([
    ['tide bre', ['tide', 'tide'], [bremen.id, brest.id], {}],
    ['brest', ['today'], [brest.id], {}],
    ['moon brest tomorrow', ['moon'], [brest.id], { day: '+1' }],
    ['xqzzy', [], [], {}],
    ['help', [], [], {}],
    ['/frobnicate bre', [], [], {}],
    ['', [], [], {}],
  ])('for “%s”', async (typed, names, ids, options) => {
    const suggested = await chatOf().commands(typed);
    expect(suggested.map(({ input }) => input.name)).toEqual(names);
    expect(suggested.map(({ input }) => input.options)).toEqual(ids.map((place) => ({ ...options, place })));
  });

  it('begin with the position that the user shares, to 100 m, where no place is typed', async () => {
    const at = { lat: 48.38312, lng: -4.49587 };
    const { commands } = chatOf({ recent: [brest.id] });
    expect(await commands('', at)).toMatchObject([
      { label: 'Where I am', input: { name: 'today', options: { place: '48.3830,-4.4960' } } },
      { label: 'Brest, Brittany, France' },
    ]);
    expect((await commands('tide tomorrow', at))[0]).toMatchObject({ label: 'Where I am', input: { name: 'tide' } });
    expect(await commands('tide bre', at)).not.toContainEqual(expect.objectContaining({ label: 'Where I am' }));
  });

  it('for nothing typed are those of the user’s own places', async () => {
    expect(await chatOf({ recent: [boston.id] }).commands('')).toMatchObject([
      { input: { name: 'today', options: { place: boston.id } } },
    ]);
    expect(await chatOf({ recent: [boston.id] }).commands('tide')).toMatchObject([
      { input: { name: 'tide', options: { place: boston.id } } },
    ]);
  });
});
