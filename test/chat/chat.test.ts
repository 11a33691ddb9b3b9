import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { commands, spokenCommands } from '../../commands/index.ts';
import {
  createChat,
  isPrivateCommand,
  questionIn,
  questionText,
  type Chat,
  type IncomingMessage,
  type Action,
  type PlainCommand,
  type Input,
} from '../../src/chat/index.ts';
import { pointId, type Place } from '../../src/domain/place.ts';
import { Problem } from '../../src/problem.ts';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { openDictionary } from '../../src/words.ts';
import { digestsInMemory } from '../support/digests-in-memory.ts';
import { anonymousUsers } from '../support/anonymous-users.ts';
import { noStreams } from '../support/no-streams.ts';
import { findNotations } from '../../src/places/notation/index.ts';
import { casesOf } from '../support/thorough.ts';

const known: Record<string, Place> = {
  brest: {
    id: 'geonames:3030300',
    name: 'Brest',
    countryCode: 'FR',
    point: { lat: 48.39, lng: -4.486 },
    zone: 'Europe/Paris',
  },
  'sun city': {
    id: 'geonames:5316205',
    name: 'Sun City',
    countryCode: 'US',
    point: { lat: 33.6, lng: -112.27 },
    zone: 'America/Phoenix',
  },
};

function chatPorts(): Parameters<typeof createChat>[0] {
  return {
    places: {
      find: async (text) => {
        const place = Object.hasOwn(known, text.toLowerCase()) ? known[text.toLowerCase()] : undefined;
        if (!place) throw new Problem('place-unknown', { place: text });
        return { kind: 'place', place };
      },
      at: async (point) => ({ id: pointId(point), name: 'point', point, zone: 'Etc/GMT+2' }),
      guess: async () => [],
      misspelled: async () => [],
      within: async () => undefined,
      lookUp: async () => undefined,
      suggest: () => [],
      named: () => undefined,
      isName: (text) => Object.hasOwn(known, text.toLowerCase()),
      isLikely: () => true,
      isWellKnown: () => true,
      isArea: () => false,
      isIsland: () => false,
      kindIn: () => undefined,
      notationsIn: findNotations,
    },
    marine: {
      tide: () => Promise.reject(new Problem('could-not-ask')),
      ...noStreams,
      stations: () => Promise.reject(new Problem('could-not-ask')),
      weather: () => Promise.reject(new Problem('could-not-ask')),
      cachedWeather: () => Promise.reject(new Problem('weather-not-asked')),
    },
    users: anonymousUsers,
    digests: digestsInMemory(),
    log: { bug: () => {} },
    now: () => Date.parse('2026-11-20T09:00:00Z'),
  };
}

/** A chat about two places without a tide service, which remembers what it was told of bugs. */
function chatWith(ports: Partial<Parameters<typeof createChat>[0]> = {}): Chat & { bugs: unknown[] } {
  const bugs: unknown[] = [];
  const chat = createChat(
    {
      ...chatPorts(),
      log: { bug: (_, error) => bugs.push(error) },
      ...ports,
    },
    [...commands, ...spokenCommands],
    openDictionary(),
  );
  return { ...chat, bugs };
}

function message(input: Input, language = 'en'): IncomingMessage {
  return { user: { platform: 'terminal', id: '1', language }, input };
}

async function titleOf(text: string, language = 'en'): Promise<string> {
  const reply = await chatWith().answer(message({ kind: 'text', text }, language));
  return reply.answer.title;
}

describe('what is typed', () => {
  it.each([
    ['sun Brest', 'Sun at Brest, France, Friday 20 November'],
    ['/sun Brest', 'Sun at Brest, France, Friday 20 November'],
    ['SUN  brest ', 'Sun at Brest, France, Friday 20 November'],
    ['sun Brest tomorrow', 'Sun at Brest, France, Saturday 21 November'],
    ['sun Brest yesterday', 'Sun at Brest, France, Thursday 19 November'],
    ['sun Brest sunday', 'Sun at Brest, France, Sunday 22 November'],
    ['sun Brest friday', 'Sun at Brest, France, Friday 20 November'],
    ['sun Brest 2026-12-1', 'Sun at Brest, France, Tuesday 1 December'],
    ['sun Brest +3', 'Sun at Brest, France, Monday 23 November'],
    ['Brest', 'Brest, France, Friday 20 November'],
    ['Brest tomorrow', 'Brest, France, Saturday 21 November'],
    ['today Brest', 'Brest, France, Friday 20 November'],
    ['today Brest 2026-12-21', 'Brest, France, Monday 21 December'],
    ['/today Brest on Sunday', 'Brest, France, Sunday 22 November'],
    ['Sun City', 'Sun City, United States, Friday 20 November'],
    ['help', 'What you can ask'],
    ['/start', 'What you can ask'],
    ['about', 'Bellbuoy'],
  ])('“%s” is understood', async (text, title) => {
    expect(await titleOf(text)).toBe(title);
  });

  it.each([
    ['soleil Brest demain', 'Soleil : Brest, France, samedi 21 novembre'],
    ['SOLEIL brest dimanche', 'Soleil : Brest, France, dimanche 22 novembre'],
    ['aide', 'Ce que l’on peut demander'],
  ])('“%s” is understood in French', async (text, title) => {
    expect(await titleOf(text, 'fr')).toBe(title);
  });
});

describe('a command by one word', () => {
  it.each([
    ['Hilfe', 'en', 'Was man fragen kann'],
    ['ayuda', 'fr', 'Qué puedes preguntar'],
    ['ヘルプ', 'de', '質問できること'],
    ['help', 'fr', 'Ce que l’on peut demander'],
    ['/aide', 'en', 'What you can ask'],
  ])('is answered in the language that has it: “%s” in %s', async (text, language, title) => {
    expect(await titleOf(text, language)).toBe(title);
  });
});

describe('a greeting', () => {
  it.each([
    ['hi', 'en', /^Hello! .*“tide Brest tomorrow”\.$/],
    ['Good morning', 'en', /^Hello!/],
    ['hey 👋', 'en', /^Hello!/],
    ['thanks', 'en', /^You’re welcome\.$/],
    ['cheers mate', 'en', /^You’re welcome\.$/],
    ['ok great, ta!', 'en', /^You’re welcome\.$/],
    ['great bot', 'en', /^Glad it helps\.$/],
    ['got it', 'en', /^All right\./],
    ['goodnight', 'en', /^Goodbye/],
    ['Bonjour !', 'fr', /^Bonjour !/],
    ['merci bcp bonne journée', 'fr', /^Avec plaisir\. Au revoir, et bon vent !$/],
    ['t’es au top', 'fr', /^Ravi que cela serve\.$/],
    ['moin', 'de', /^Hallo!/],
    ['Guten Tag', 'de', /^Hallo!/],
    ['danke dir', 'de', /^Gern geschehen\.$/],
    ['alles klar', 'de', /^Alles klar\./],
  ] as const)('“%s” in %s is answered with a line', async (text, language, line) => {
    const { answer } = await chatWith().answer(message({ kind: 'text', text }, language));
    expect(answer.title).toMatch(line);
    expect(answer.blocks).toEqual([]);
  });

  it.each([
    ['hello, sun Brest', 'Sun at Brest, France, Friday 20 November'],
    ['Guten Morgen, Sonne in Brest', 'Sonne: Brest, Frankreich, Freitag, 20. November'],
    ['Bonjour Brest', 'Brest, France, vendredi 20 novembre'],
    ['Sun in Brest tomorrow, thank you!', 'Sun at Brest, France, Saturday 21 November'],
  ])('before or after a question is none: “%s”', async (text, title) => {
    expect(await titleOf(text)).toBe(title);
  });

  it('may be a part of a place’s name', async () => {
    const places = {
      ...chatPorts().places,
      find: async (text: string) => {
        if (text !== 'Hi Vista') throw new Problem('place-unknown', { place: text });
        return { kind: 'place', place: { ...known['brest']!, name: text } } as const;
      },
      isName: (text: string) => text === 'Hi Vista',
      isLikely: () => true,
      isWellKnown: () => true,
      isArea: () => false,
      isIsland: () => false,
      kindIn: () => undefined,
      notationsIn: () => [],
    };
    const chat = chatWith({ places });
    for (const [text, name] of [['Hi Vista', 'Hi Vista']] as const)
      expect((await chat.answer(message({ kind: 'text', text }))).answer.title).toMatch(new RegExp(`^${name}, France`));
  });
});

describe('coordinates', () => {
  it.each(['48.39 +4', '48d 4d', 'sun 48.39 +4', 'today 48d 4d'])('“%s” is no place and a day', async (text) => {
    const asked: string[] = [];
    const places = {
      ...chatPorts().places,
      find: async (place: string) => {
        asked.push(place);
        return { kind: 'place', place: { ...known['brest']!, orderAssumed: true } } as const;
      },
    };
    const { answer } = await chatWith({ places }).answer(message({ kind: 'text', text }));
    expect(asked).toEqual([text.replace(/^[a-z]+ /, '')]);
    expect(answer.note).toContain('Coordinates read as latitude, then longitude.');
  });
});

describe('what cannot be answered', () => {
  it.each([
    ['tide Atlantis', 'I know no place called “Atlantis”'],
    ['xyzzy', 'I know no place called “xyzzy”'],
    ['tide', 'Which place?'],
    ['/frobnicate Brest', 'There is no command “frobnicate”'],
    ['sun Brest 2026-02-30', 'There is no day “2026-02-30”'],
    ['sun Brest 2026-13-01', 'There is no day “2026-13-01”'],
    ['sun Brest 1850-01-01', 'I know days from 1900-01-01 to 2100-12-31'],
    ['tide Brest 32d', 'I can tell 1 to 31 days at once'],
    ['tide Brest 0d', 'I can tell 1 to 31 days at once'],
    ['tide Brest datum=NAVD', '“NAVD” is not a datum I know'],
    ['tide Brest', 'The data service does not answer'],
  ])('“%s” gets a polite sentence', async (text, beginning) => {
    const reply = await chatWith().answer(message({ kind: 'text', text }));
    expect(reply.ok).toBe(false);
    expect(reply.answer.title.startsWith(beginning), reply.answer.title).toBe(true);
  });

  it('is refused at once where the question is wrong, and later where the answer fails', async () => {
    const wrong = await chatWith().understand(message({ kind: 'text', text: 'tide Atlantis' }));
    expect(wrong.kind).toBe('refusal');
    const failing = await chatWith().understand(message({ kind: 'text', text: 'tide Brest' }));
    expect(failing.kind).toBe('question');
  });

  it('does not lose the rest of a day when the tide fails', async () => {
    const reply = await chatWith().answer(message({ kind: 'text', text: 'today Brest' }));
    expect(reply.ok).toBe(true);
  });

  it('is a bug, too, where the places asked about of late cannot be named', async () => {
    const bug = new Error('secret internals');
    const named = () => {
      throw bug;
    };
    const users = {
      ...anonymousUsers,
      preferencesOf: async () => ({ ...(await anonymousUsers.preferencesOf(user)), recent: ['x'] }),
    };
    const { user } = message({ kind: 'text', text: '' });
    const chat = chatWith({ users, places: { ...chatPorts().places, named } });
    expect((await chat.answer(message({ kind: 'text', text: 'tide' }))).ok).toBe(false);
    expect(chat.bugs).toEqual([bug]);
  });

  it('is a bug when something breaks: told with the reference that the log has', async () => {
    const chat = chatWith({
      marine: { ...chatPorts().marine, tide: () => Promise.reject(new Error('secret internals')) },
    });
    const reply = await chat.answer(message({ kind: 'text', text: 'tide Brest' }));
    expect(reply.ok).toBe(false);
    expect(reply.answer.title).toMatch(/Reference for whoever runs this bot: [0-9a-f]{8}$/);
    expect(JSON.stringify(reply.answer)).not.toContain('secret');
    expect(chat.bugs).toEqual([new Error('secret internals')]);
  });
});

describe('other doors', () => {
  it('answer a form', async () => {
    const options = { place: 'Brest', day: 'tomorrow' };
    const reply = await chatWith().answer(message({ kind: 'command', name: 'moon', options }));
    expect(reply.answer.title).toBe('Moon at Brest, France, Saturday 21 November');
  });

  it('answer a pin with the day there', async () => {
    const reply = await chatWith().answer(message({ kind: 'pin', point: { lat: 48, lng: -30 } }));
    expect(reply.answer.title).toBe('48.0000° N, 30.0000° W, Friday 20 November');
  });
});

it('marks what a command says is for the user alone', async () => {
  const secret = {
    name: 'about',
    options: [],
    isPrivate: () => true,
    prepare: () => async () => ({ title: 'yours', blocks: [] }),
  } as const;
  const chat = createChat(chatPorts(), [...commands.slice(0, -1), secret], openDictionary());
  const { answer } = await chat.answer(message({ kind: 'command', name: 'about', options: {} }));
  expect(answer).toEqual({ title: 'yours', blocks: [], alone: true });
  expect(isPrivateCommand(chat.commands, { kind: 'command', name: 'about', options: {} })).toBe(true);
  expect(isPrivateCommand(chat.commands, { kind: 'command', name: 'help', options: {} })).toBe(false);
});

describe('a question that is kept to be asked later', () => {
  const dictionary = openDictionary();
  const spoken = dictionary.languages.map(dictionary.in);
  const sentences = {
    lexicons: openLexicons(),
    places: {
      isName: () => false,
      isLikely: () => true,
      isWellKnown: () => true,
      isArea: () => false,
      isIsland: () => false,
      kindIn: () => undefined,
      notationsIn: () => [],
    },
    language: 'en',
  };
  const context = { commands, spoken, sentences };

  it.each([
    ['tide', 'tide'],
    ['tide 3 days', 'tide 3d'],
    ['/tide week datum=LAT', 'tide 7d datum=LAT'],
    ['marée 2 jours', 'tide 2d'],
    ['pleine mer 2 jours', 'tide high 2d'],
    ['sun tomorrow', 'sun tomorrow'],
    ['today', 'today'],
    ['sun samedi', 'sun Saturday'],
  ])('“%s” is told as “%s”', (text, told) => {
    expect(questionText(questionIn(text, context), dictionary.in('en'))).toBe(told);
  });

  it('is told with the name of its command in the language of the reader', () => {
    expect(questionText(questionIn('tide 3 days', context), dictionary.in('de'))).toBe('gezeiten 3d');
  });

  it('is refused at once where it is about too many days', () => {
    expect(() => questionIn('tide 32d', context)).toThrow(new Problem('days-out-of-range', { most: 31 }));
  });
});

describe('reading a message', () => {
  const act = vi.fn<Action>(async () => ({ title: 'done', blocks: [] }));
  const removal: PlainCommand = { name: 'about', options: [], prepare: () => act };
  const chat = createChat(chatPorts(), [...commands.slice(0, -1), removal], openDictionary());
  const inputs = [
    { kind: 'text', text: 'about' },
    { kind: 'text', text: '/about it' },
    { kind: 'command', name: 'about', options: {} },
  ] as const;

  it.each(inputs)('does not act: %j', async (input) => {
    act.mockClear();
    const prepared = await chat.understand(message(input));
    expect(prepared.kind).toBe('question');
    expect(act).not.toHaveBeenCalled();
  });

  it.each(inputs)('is followed by one action when it is answered: %j', async (input) => {
    act.mockClear();
    expect((await chat.answer(message(input))).answer.title).toBe('done');
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('refuses a plain command whose place is unknown, without acting', async () => {
    act.mockClear();
    const prepare: PlainCommand['prepare'] = async ({ findPlace }) => {
      await findPlace('Atlantis');
      return act;
    };
    const lost: PlainCommand = { ...removal, prepare };
    const withLost = createChat(chatPorts(), [...commands.slice(0, -1), lost], openDictionary());
    const { answer, ok } = await withLost.answer(message({ kind: 'text', text: 'about' }));
    expect([answer.title, ok]).toEqual([expect.stringContaining('I know no place called “Atlantis”'), false]);
    expect(act).not.toHaveBeenCalled();
  });
});

it('never throws and always has a title, whatever is typed', async () => {
  const chat = chatWith();
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
      const { answer } = await chat.answer(message({ kind: 'text', text }));
      expect(answer.title).not.toBe('');
    }),
    { numRuns: casesOf(500) },
  );
  expect(chat.bugs).toEqual([]);
});

describe('words of another language', () => {
  it.each([
    ['sun Brest tomorrow', 'fr', 'Sun at Brest, France, Saturday 21 November'],
    ['soleil Brest demain', 'en', 'Soleil : Brest, France, samedi 21 novembre'],
    ['Sonne Brest morgen', 'fr', 'Sonne: Brest, Frankreich, Samstag, 21. November'],
    ['Brest', 'fr', 'Brest, France, vendredi 20 novembre'],
  ])('“%s” of whoever speaks %s is answered in its own language', async (text, language, title) => {
    expect(await titleOf(text, language)).toBe(title);
  });

  it('are answered in the language that the user has chosen', async () => {
    const asked = message({ kind: 'text', text: 'sun Brest tomorrow' });
    const { answer } = await chatWith().answer({ ...asked, user: { ...asked.user, requestedLanguage: 'de' } });
    expect(answer.title).toBe('Sonne: Brest, Frankreich, Samstag, 21. November');
  });
});

describe('a day', () => {
  it('of another year is told with its year', async () => {
    expect(await titleOf('sun Brest 2027-01-02')).toBe('Sun at Brest, France, Saturday 2 January 2027');
  });

  it('that the place did not have is refused: Samoa went over the date line after 29 December 2011', async () => {
    const place = { ...known['brest']!, zone: 'Pacific/Apia' };
    const find = async () => ({ kind: 'place', place }) as const;
    const apia = chatWith({ places: { ...chatPorts().places, find } });
    const { answer } = await apia.answer(message({ kind: 'text', text: 'sun Apia 2011-12-30' }));
    expect(answer.title).toContain('There is no day “2011-12-30”');
    const before = await apia.answer(message({ kind: 'text', text: 'sun Apia 2011-12-29' }));
    expect(before.answer.title).toContain('29 December 2011');
  });
});

it('takes no place out of signs: a command with an emoji is not a village of the command’s name', async () => {
  const asked: string[] = [];
  const find = async (text: string): Promise<never> => {
    asked.push(text);
    throw new Problem('place-unknown', { place: text });
  };
  await chatWith({ places: { ...chatPorts().places, find } }).answer(message({ kind: 'text', text: 'moon 🌊' }));
  expect(asked).toEqual([]);
});
