import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Button, WarningsView, WeatherView } from '../../src/answers/index.ts';
import { createChat, type Chat, type ChannelContext, type Input } from '../../src/chat/index.ts';
import { createDigestRecords, createDigestService } from '../../src/digests/index.ts';
import type { Place } from '../../src/domain/place.ts';
import { hourMs } from '../../src/domain/time.ts';
import type { Warning } from '../../src/domain/warning.ts';
import { Problem } from '../../src/problem.ts';
import { createDigestStore, type Database } from '../../src/store/index.ts';
import { openDictionary } from '../../src/words.ts';
import { anonymousUsers } from '../support/anonymous-users.ts';
import { linesOf } from '../support/chat-fixture.ts';
import { noStreams } from '../support/no-streams.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { findNotations } from '../../src/places/notation/index.ts';
import { openEmptySqlite } from '../support/empty-sqlite.ts';

const brest: Place = {
  id: 'geonames:3030300',
  name: 'Brest',
  countryCode: 'FR',
  point: { lat: 48.39, lng: -4.486 },
  zone: 'Europe/Paris',
};
/** 10:00 in Brest, a Friday. */
const now = Date.UTC(2026, 10, 20, 9);

const nantes: Place = { ...brest, id: 'geonames:2990969', name: 'Nantes', point: { lat: 47.217, lng: -1.553 } };

let database: Database;
let chat: Chat;
let knots: (hour: number) => number;
let isWeatherDown: boolean;
let tideKm: number;
let files = 0;
let bugs: unknown[];

beforeEach(async () => {
  database = await openEmptySqlite(path.join(temporaryFolder(), `alert${files++}.sqlite`));
  knots = (hour) => (hour >= 5 && hour < 8 ? 8 : 20);
  isWeatherDown = false;
  tideKm = 1;
  bugs = [];
  chat = createChat(
    {
      places: {
        async find(text) {
          const place = [brest, nantes].find(({ name, id }) => [name.toLowerCase(), id].includes(text.toLowerCase()));
          if (!place) throw new Problem('place-unknown', { place: text });
          return { kind: 'place', place };
        },
        guess: async () => [],
        misspelled: async () => [],
        within: async () => undefined,
        lookUp: async () => undefined,
        suggest: () => [],
        named: () => undefined,
        isName: (text) => ['brest', 'nantes'].includes(text.toLowerCase()),
        isLikely: () => true,
        isWellKnown: () => true,
        isArea: () => false,
        isIsland: () => false,
        kindIn: () => undefined,
        notationsIn: findNotations,
        at: () => Promise.reject(new Error('no pins here')),
      },
      marine: {
        tide: async () => ({ station: { name: 'Brest', distance: tideKm }, datum: 'LAT', extremes: [], levels: [] }),
        async weather(): Promise<WeatherView> {
          if (isWeatherDown) throw new Problem('weather-silent');
          const hours = Array.from({ length: 100 }, (_, i) => ({
            at: now + (i - 4) * hourMs,
            values: { windSpeed: (knots(i - 4) * 1852) / 3600 },
          }));
          return { hours, sources: [] };
        },
        ...noStreams,
        warnings: async () => warned,
        cachedWeather: async () => ({ hours: [], sources: [] }),
        stations: async () => [],
      },
      users: anonymousUsers,
      digests: createDigestService({
        store: createDigestStore(database),
        zoneData: '2026c',
        perSecond: {},
        now: () => now,
      }),
      log: { bug: (_, error) => bugs.push(error) },
      now: () => now,
    },
    commands,
    openDictionary(),
  );
});

afterEach(async () => {
  expect(bugs).toEqual([]);
  await database.destroy();
});

/** What the offices say. */
let warned: WarningsView;
const gale: Warning = {
  id: '1',
  replaces: [],
  source: 'meteoalarm',
  office: 'Météo-France',
  link: 'https://vigilance.example/',
  severity: 'moderate',
  certainty: 'likely',
  colour: 'yellow',
  sent: 0,
  onset: 0,
  texts: [{ language: 'fr', event: 'vent violent' }],
};

type From = { owner?: string; group?: string; isManager?: boolean; language?: string };

async function ask(input: string | Input, { owner = '7', group, isManager = true, language = 'en' }: From = {}) {
  const platform = 'telegram' as const;
  const channel: ChannelContext | undefined =
    group === undefined ? undefined : { platform, id: group, mayManage: async () => isManager };
  const { answer } = await chat.answer({
    user: { platform, id: owner, language },
    input: typeof input === 'string' ? { kind: 'text', text: input } : input,
    ...(channel && { channel }),
  });
  return answer;
}

function pressed(button: Button | undefined): Input {
  return { kind: 'command', name: button?.command ?? '', options: button?.options ?? {} };
}

async function stored() {
  const [alert] = await createDigestStore(database).ofOwner('telegram', '7');
  return alert;
}

describe('alert', () => {
  it('follows the official warnings of a place: at once by day and night, and those that were shown are not sent', async () => {
    warned = { warnings: [gale], sources: [{ name: 'meteoalarm', attribution: 'MeteoAlarm' }], missing: [] };
    expect(linesOf(await ask('/alert add Brest official warnings')).join('\n')).toMatch(
      /Watched for: an official warning\n.*gets worse.*\nQuiet hours: none[^]*⚠ Météo-France: yellow, vent violent/,
    );
    const alert = await stored();
    expect(alert).toMatchObject({
      message: { input: { name: 'when', options: { place: brest.id, conditions: 'event=warning' } } },
      state: { messages: 0, warned: [{ id: '1' }] },
    });
    const news = JSON.stringify([
      { kind: 'worse', warning: gale, before: gale },
      { kind: 'cancelled', warning: { ...gale, id: '2' } },
    ]);
    const options = { place: 'Brest', conditions: 'event=warning', news };
    const answer = await ask({ kind: 'command', name: 'when', options });
    expect(answer.title).toMatch(/^Official warnings at Brest/);
    expect(linesOf(answer).slice(1, 3)).toEqual([
      expect.stringMatching(/^Cancelled: ⚠ Météo-France/),
      expect.stringMatching(/^Worse: ⚠ Météo-France/),
    ]);
    expect(linesOf(await ask('/alert list')).join('\n')).toContain('an official warning');
  });

  it('of warnings is set up by the notation of its condition, paused, resumed, tried and removed', async () => {
    warned = { warnings: [gale], sources: [{ name: 'meteoalarm', attribution: 'MeteoAlarm' }], missing: [] };
    await ask('/alert Brest event=warning');
    expect(await stored()).toMatchObject({ state: { messages: 0, warned: [{ id: '1' }] } });
    expect((await ask('/alert pause')).title).toBe('Alert 1 (an official warning) is paused');
    expect((await ask('/alert resume')).title).toBe('Alert 1 (an official warning) goes on');
    expect((await ask('/alert off')).title).toBe('Alert 1 (an official warning) is deleted');
  });

  it('is refused where no office is known to warn', async () => {
    warned = { warnings: [], sources: [], missing: [] };
    const lines = linesOf(await ask('tell me when there is an official warning for Brest'));
    expect(lines.join(' ')).toContain('No official warnings are known for Brest');
    expect(await stored()).toBeUndefined();
  });

  it('is set up with what is watched, when it writes and the windows ahead', async () => {
    expect(linesOf(await ask('/alert Brest wind under 12 kn and daylight'))).toEqual(
      expect.arrayContaining([
        'Alert 1: Brest, France',
        'Watched for: wind below 12 kn · daylight',
        'You are told: 24 h before it begins, when it moves by more than 1 h, and when it is lost. At most one message in 6 h',
        'Quiet hours: 22:00–07:00',
        'Announced: Fri 20 Nov 14:40–17:20',
      ]),
    );
    expect(await stored()).toMatchObject({
      target: { kind: 'person', id: '7' },
      message: { input: { name: 'when', options: { place: brest.id, conditions: 'wind=..6.1733,light=day' } } },
      watch: { leadMin: 1440, movedMin: 60, pauseMin: 360, quiet: { from: '22:00', to: '07:00' } },
      state: { messages: 0, reported: [{ from: expect.any(Number) as number }] },
    });
  });

  it('takes its times from options in any language', async () => {
    await ask('/alert Brest wind under 12 kn lead=90m moved=2h cooldown=1d quiet=23:30-6');
    expect((await stored())?.watch).toMatchObject({
      leadMin: 90,
      movedMin: 120,
      pauseMin: 1440,
      quiet: { from: '23:30', to: '06:00' },
    });
    const german = await ask('/alarm Brest Wind unter 12 Knoten vorlauf=3h ruhe=aus', { owner: '8', language: 'de' });
    expect(linesOf(german)).toEqual(
      expect.arrayContaining(['Alarm 1: Brest, Frankreich', 'Ruhezeit: keine', 'Beobachtet: Wind unter 12 kn']),
    );
    const french = await ask('/alerte Brest vent sous 12 nœuds preavis=2j silence=non', { owner: '9', language: 'fr' });
    expect(linesOf(french)).toContain('Heures de silence : aucune');
  });

  it('is set up by a sentence, a form and a button as well', async () => {
    await ask('tell me when the wind drops below 12 knots at Brest');
    const typed = await stored();
    await ask('/alert remove 1');
    const options = { place: 'Brest', conditions: 'wind=..6.1733', lead: '1440m' };
    await ask({ kind: 'command', name: 'alert add', options });
    expect((await stored())?.message).toEqual(typed?.message);
    expect((await stored())?.watch).toEqual(typed?.watch);
  });

  it('asks what to watch for, with a button for each usual condition', async () => {
    const { title, buttons = [] } = await ask('/alert Brest');
    expect(title).toBe('What shall I watch for?');
    const gale = buttons.find(({ options }) => options['conditions'] === 'wind=17.2..');
    expect(gale).toMatchObject({ label: 'Wind above 33 kn', command: 'alert add', options: { place: brest.id } });
    await ask({ kind: 'command', name: gale!.command, options: gale!.options });
    expect((await stored())?.message.input).toMatchObject({ options: { conditions: 'wind=17.2..' } });
  });

  it('is set up while the weather cannot be looked up, and says so', async () => {
    isWeatherDown = true;
    const lines = linesOf(await ask('/alert Brest wind under 12 kn'));
    expect(lines).toContain('What lies ahead cannot be looked up now: it will be, and you are told as set.');
    expect(await stored()).toMatchObject({ state: { reported: [] } });
  });

  it('is refused where its data will never be known, and where its times are none', async () => {
    tideKm = 500;
    expect((await ask('/alert Brest tide below 1 m')).title).toMatch(/tide/i);
    expect((await ask('/alert Brest wind under 12 kn lead=soon')).title).toMatch(/“?soon.* as a length of time/);
    expect((await ask('/alert Brest wind under 12 kn quiet=25-7')).title).toMatch(/quiet hours/);
    expect(linesOf(await ask('/alert Brest happiness'))).toContain('Not understood: “happiness”.');
    expect(await stored()).toBeUndefined();
  });

  it('names the words that it did not use, and watches the days that are named alone', async () => {
    const answer = await ask('/alert Brest wind under 12 kn and dolphins tomorrow');
    expect(linesOf(answer)).toContain('Not understood: “dolphins”.');
    expect(linesOf(answer)).toContain('Watched for: wind below 12 kn · Sat 21 Nov');
  });

  it('is listed with digests, and paused, resumed and removed by either name', async () => {
    await ask('/digest Brest 07:00');
    await ask('/alert Brest wind under 12 kn');
    const both = linesOf(await ask('/digest list'));
    expect(both).toEqual(expect.arrayContaining(['Digest 1: today, Brest, France', 'Alert 2: Brest, France']));
    const alerts = linesOf(await ask('/alert list'));
    expect(alerts).toContain('Alert 2: Brest, France');
    expect(alerts.join()).not.toContain('Digest 1');
    expect((await ask('/alert pause')).title).toBe('Alert 2 (wind below 12 kn) is paused');
    expect((await ask('/digest resume 2')).title).toBe('Alert 2 (wind below 12 kn) goes on');
    expect((await ask('/digest move 2 08:00')).title).toMatch(/no hours to change/);
    expect((await ask('/alert off 2')).title).toBe('Alert 2 (wind below 12 kn) is deleted');
    expect((await ask('/alert off')).title).toBe('There is no alert in this chat.');
  });

  it('is not made twice', async () => {
    await ask('/alert Brest wind under 12 kn');
    const { title, note } = await ask('/alert Brest wind under 12 kn');
    expect(title).toBe('Alert 1: Brest, France');
    expect(note).toMatch(/there already/);
    expect((await ask('/alert Brest wind under 12 kn lead=1h')).title).toBe('Alert 2: Brest, France');
  });

  it('is for those who manage a group, and nothing for a page', async () => {
    const group = { group: '-100', isManager: false };
    expect((await ask('/alert Brest wind under 12 kn', group)).title).toMatch(/manage|administrators/i);
    expect((await ask('/alert Brest wind under 12 kn', { ...group, isManager: true })).title).toBe(
      'Alert 1: Brest, France',
    );
    expect((await ask('/alert off 1', group)).title).toMatch(/manage|administrators/i);
    expect(await stored()).toMatchObject({ target: { kind: 'channel', id: '-100' } });
  });

  it('is exported, keeps its owner in use, and is deleted with them', async () => {
    await ask('/alert Brest wind under 12 kn');
    const records = createDigestRecords(createDigestStore(database));
    const ada = { platform: 'telegram' as const, id: '7' };
    expect(await records.exportData(ada)).toMatchObject([{ watch: { leadMin: 1440 }, state: {} }]);
    expect(await records.isInUse(ada)).toBe(true);
    await records.deleteData(ada);
    expect(await records.exportData(ada)).toEqual([]);
  });
});

describe('a changed alert', () => {
  const first = async () => {
    const [alert] = (await createDigestStore(database).ofOwner('telegram', '7')).toSorted(
      (a, b) => a.number - b.number,
    );
    return alert;
  };
  beforeEach(async () => {
    await ask('/alert Brest wind under 12 kn and daylight lead=90m');
  });

  it.each([
    ['en', '/alert change 1 wind over 15 kn', 'Before: wind below 12 kn · daylight'],
    ['en', 'change alert 1 to wind over 15 kn', 'Before: wind below 12 kn · daylight'],
    ['en', 'please change my alert to wind over 15 knots', 'Before: wind below 12 kn · daylight'],
    ['fr', 'change l’alerte 1 en vent de plus de 15 nœuds', 'Avant : vent de moins de 12 nd · de jour'],
    ['de', 'ändere Alarm 1 auf Wind über 15 Knoten', 'Vorher: Wind unter 12 kn · bei Tageslicht'],
  ])('has other conditions and keeps the rest: %s %s', async (language, text, before) => {
    const id = (await first())?.id;
    const answer = linesOf(await ask(text, { language }));
    expect(answer).toContain(before);
    expect(await first()).toMatchObject({
      id,
      message: { input: { options: { place: brest.id, conditions: 'wind=7.7167..' } } },
      watch: { leadMin: 90, point: brest.point, zone: brest.zone },
    });
  });

  it('has other times and keeps its conditions', async () => {
    await ask('/alert change 1 lead=2d quiet=off');
    const alert = await first();
    expect(alert?.message.input).toMatchObject({ options: { conditions: 'wind=..6.1733,light=day' } });
    expect(alert?.watch).toMatchObject({ leadMin: 2880, movedMin: 60 });
    expect(alert?.watch).not.toHaveProperty('quiet');
  });

  it('is at another place only where one is named, whatever was asked about before', async () => {
    await ask('wind in Nantes');
    await ask('change alert 1 to wind over 20 knots');
    expect(await first()).toMatchObject({ watch: { point: brest.point } });
    await ask('change alert 1 to Nantes');
    expect(await first()).toMatchObject({
      message: { input: { options: { place: nantes.id, conditions: 'wind=10.2889..' } } },
      watch: { point: nantes.point, leadMin: 90 },
    });
  });

  it('forgets what it had announced, and counts its messages on', async () => {
    const { id = '' } = (await first()) ?? {};
    const state = { messages: 3, reported: [{ from: now + 60 * hourMs, to: now + 61 * hourMs }], lastMessageAt: now };
    await database
      .updateTable('digests')
      .set({ watch_state: JSON.stringify(state) })
      .where('id', '=', id)
      .execute();
    await ask('/alert change 1 wind over 50 kn');
    expect(await first()).toMatchObject({ state: { messages: 3, reported: [] } });
    expect(await first()).not.toHaveProperty('state.lastMessageAt');
  });

  it('is asked about part by part, with the choices of a new one', async () => {
    const start = await ask('/alert change');
    expect(start.title).toBe('Alert 1: what shall change?');
    expect(linesOf(start)).toContain('Watched for: wind below 12 kn · daylight');
    expect(start.buttons?.map(({ label }) => label)).toEqual(['Watched for …', 'You are told …', 'Quiet hours …']);
    for (const [index, option] of ['conditions', 'lead', 'quiet'].entries()) {
      const { buttons = [] } = await ask(pressed(start.buttons?.[index]));
      expect(buttons.length, option).toBeGreaterThan(3);
      expect((await ask(pressed(buttons[1]))).title).toBe('Alert 1: Brest, France');
    }
    expect(await first()).toMatchObject({
      message: { input: { options: { conditions: 'wind=..7.72' } } },
      watch: { leadMin: 60, quiet: { from: '21:00', to: '08:00' } },
    });
  });

  it('is no digest, no other alert again, and for those who may change it', async () => {
    await ask('/digest Brest 07:00');
    expect((await ask('/alert change 2 wind over 15 kn')).title).toMatch(/That is a digest/);
    await ask('/alert Brest gale');
    expect((await ask('/alert change 3 wind under 12 kn and daylight lead=90m')).note).toMatch(/there already/);
    expect((await ask('/alert change 1 lead=soon')).title).toMatch(/soon/);
    expect((await ask('/alert change 1', { group: '-100', isManager: false })).title).toMatch(/manage|administrators/i);
  });

  it('is shown to a form as it stands, in words that are understood', async () => {
    const current = (number: string) =>
      chat.currentOptions({
        user: { platform: 'telegram', id: '7', language: 'en' },
        input: { kind: 'command', name: 'alert change', options: { number } },
      });
    expect(await current('1')).toEqual({
      place: 'Brest',
      conditions: 'wind below 12 kn,light=day',
      lead: '90m',
      quiet: '22:00-07:00',
    });
    const again = await ask({
      kind: 'command',
      name: 'alert change',
      options: { number: '1', ...(await current('1')) },
    });
    expect(linesOf(again)).toContain('Watched for: daylight · wind below 12 kn');
    expect(linesOf(again).join()).not.toContain('Before:');
    expect(await current('9')).toEqual({});
  });
});

describe('the news of an alert', () => {
  const news = [
    { kind: 'opens', window: { from: now + 5 * hourMs, to: now + 8 * hourMs } },
    {
      kind: 'moved',
      window: { from: now + 30 * hourMs, to: now + 31 * hourMs },
      before: { from: now, to: now + hourMs },
    },
    {
      kind: 'lost',
      window: { from: now + 50 * hourMs, to: now + 52 * hourMs },
      failing: { term: 'wind=..6.1733', value: 10 },
    },
  ];
  const options = { place: brest.id, conditions: 'wind=..6.1733', news: JSON.stringify(news) };
  const lines = [
    'Alert: Brest, France',
    'Coming: Fri 20 Nov 15:00–18:00, in 5 h 00.',
    'Moved: Sat 21 Nov 16:00–17:00 instead of Fri 20 Nov 10:00–11:00.',
    'Lost, by the newest forecast: Sun 22 Nov 12:00–14:00, for wind (19 kn).',
  ];

  it('come before the windows ahead', async () => {
    const answer = await ask({ kind: 'command', name: 'when', options });
    expect(linesOf(answer).slice(0, 4)).toEqual(lines);
    expect(linesOf(answer)).toContain('Wanted: wind below 12 kn.');
    expect(answer.data).toMatchObject({ subject: 'windows' });
  });

  it('come without them where the weather cannot be asked', async () => {
    isWeatherDown = true;
    const answer = await ask({ kind: 'command', name: 'when', options });
    expect(linesOf(answer).slice(0, 5)).toEqual([...lines, 'Wanted: wind below 12 kn.']);
  });
});
