import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { toPlatformButtons } from '../../../src/adapters/buttons.ts';
import type { Button } from '../../../src/answers/index.ts';
import {
  automatic,
  choiceLabel,
  languageName,
  optionKinds,
  type ChannelContext,
  type SettingName,
} from '../../../src/chat/index.ts';
import { unitChoices, unitSystems, type Quantity } from '../../../src/domain/units.ts';
import { settingNames, settingValues, type User } from '../../../src/users/index.ts';
import { openDictionary } from '../../../src/words.ts';
import { ada, chatFixture, linesOf } from '../../support/chat-fixture.ts';

const dictionary = openDictionary();
const inGroup = (mayManage: boolean): ChannelContext => ({
  platform: 'telegram',
  id: '-2001',
  mayManage: vi.fn(async () => mayManage),
});

/** What is said of a choice that does what is on its button, and on that of its menu. */
function changedLine(setting: SettingName | 'units', label: string): string {
  const chosen = dictionary.languages.find((language) => languageName(language) === label);
  const words = dictionary.in(chosen ?? 'en');
  const told = (name: SettingName, value: string): string =>
    `${words.say('fact-label', { label: words.say(`setting-${name}`) })} ${value}`;
  const system = Object.entries(unitSystems).find(([name]) => choiceLabel(words, 'units', name) === label)?.[1];
  const quantities = Object.keys(unitChoices) as Quantity[];
  const changes =
    setting === 'units'
      ? quantities.map((name) => told(name, choiceLabel(words, name, system?.[name] ?? automatic)))
      : [told(setting, label)];
  return words.say('settings-changed', { what: changes.join('; ') });
}

/** After so long a question continues no other one. */
const conversationMs = 31 * 60_000;

describe('high and low water', () => {
  it.each([
    ['high tide Brest', 'en', 'Tide at Brest, Brittany, France'],
    ['low water Brest', 'en', 'Tide at Brest, Brittany, France'],
    ['/high tide Brest', 'en', 'Tide at Brest, Brittany, France'],
    ['low tides in Brest', 'en', 'Tide at Brest, Brittany, France'],
    ['what time is high tide in Brest tomorrow?', 'en', 'Tide at Brest, Brittany, France'],
    ['basse mer Brest', 'fr', 'Marée : Brest, Brittany, France'],
    ['basse mer Brest', 'en', 'Marée : Brest, Brittany, France'],
    ['pleine mer Brest demain', 'fr', 'Marée : Brest, Brittany, France'],
    ['marée haute Brest', 'fr', 'Marée : Brest, Brittany, France'],
    ['à quelle heure est la pleine mer à Brest demain ?', 'fr', 'Marée : Brest, Brittany, France'],
    ['Quand est la prochaine marée basse à Brest ?', 'fr', 'Marée : Brest, Brittany, France'],
    ['hochwasser Kiel morgen', 'de', 'Gezeiten: Kiel, Deutschland'],
    ['niedrigwasser Kiel', 'de', 'Gezeiten: Kiel, Deutschland'],
    ['Flut Kiel', 'de', 'Gezeiten: Kiel, Deutschland'],
    ['ebbe in Kiel', 'de', 'Gezeiten: Kiel, Deutschland'],
    ['Wann ist Hochwasser in Kiel', 'de', 'Gezeiten: Kiel, Deutschland'],
    ['Wann ist morgen Hochwasser in Kiel?', 'de', 'Gezeiten: Kiel, Deutschland'],
    ['Um wie viel Uhr ist Niedrigwasser in Kiel?', 'de', 'Gezeiten: Kiel, Deutschland'],
  ])('“%s” in %s asks for the tide', async (text, language, title) => {
    expect((await chatFixture().ask(text, { language })).title).toBe(title);
  });

  it('are of the day that is input', async () => {
    const { ask } = chatFixture();
    const [title, ...rest] = linesOf(await ask('gezeiten Kiel morgen', { language: 'de' }));
    const line = 'Hochwasser morgen: 01:00 (5,0 m), 13:00 (5,0 m).';
    for (const text of ['Wann ist morgen Hochwasser in Kiel?', 'hochwasser Kiel morgen'])
      // The range is not asked for.
      expect(linesOf(await ask(text, { language: 'de' })), text).toEqual([
        title,
        line,
        ...rest.filter((one) => !one.startsWith('Tidenhub')),
      ]);
  });

  it('do not take the sea’s own words away', async () => {
    expect((await chatFixture().ask('mer Brest', { language: 'fr' })).title).toContain('Mer : Brest');
  });
});

describe('settings', () => {
  it.each([
    [
      'settings units nautical',
      'Changed: Heights and waves: m; Wind: kn; Temperature: °C; Pressure: hPa; Distance: nm',
    ],
    ['settings wind Beaufort', 'Changed: Wind: Beaufort'],
    ['settings wind windstärke', 'Changed: Wind: Beaufort'],
    ['settings clock 12', 'Changed: Clock: 12 h (am, pm)'],
    ['settings clock 12h datum mllw', 'Changed: Clock: 12 h (am, pm); Datum: MLLW – mean lower low water'],
    ['settings höhe fuß', 'Changed: Heights and waves: ft'],
    ['/settings me temperature fahrenheit', 'Changed: Temperature: °F'],
    ['settings language français', 'Changé : Langue : Français'],
    ['settings language francais', 'Changé : Langue : Français'],
    ['settings wind windstarke', 'Changed: Wind: Beaufort'],
    ['settings language French', 'Changé : Langue : Français'],
    ['einstellungen sprache französisch', 'Changé : Langue : Français'],
    ['réglages langue de', 'Geändert: Sprache: Deutsch'],
    ['settings language Deutsch clock 12', 'Geändert: Sprache: Deutsch; Uhr: 12 h (am, pm)'],
  ])('“%s” says: %s', async (line, changed) => {
    const answer = await chatFixture().ask(line);
    expect(answer).toMatchObject({ ok: true, alone: true });
    expect(linesOf(answer)).toContain(changed);
  });

  it.each([
    ['settings colour blue', '“colour” is no setting. Try one of language, units, height'],
    ['settings wind furlongs', 'Wind cannot be “furlongs”. Try one of kn, bft, ms, kmh, mph, auto'],
    ['settings language Klingon', 'Language cannot be “Klingon”. Try one of German, English, Spanish, French, Italian'],
    ['settings link ABCD-EFGH', 'I know no such code'],
    ['settings channel clock 12', 'There is no channel here'],
  ])('“%s” is refused: %s', async (line, sentence) => {
    const answer = await chatFixture().ask(line);
    expect(answer.ok).toBe(false);
    expect(answer.title).toContain(sentence);
  });

  it('are all shown, with a button to change each, whose payload fits and which does what it says', async () => {
    const { ask } = chatFixture();
    const { buttons = [] } = await ask('settings');
    const menus = buttons.filter(({ options }) => 'show' in options);
    expect(menus).toHaveLength(settingNames.length + 1);
    for (const menu of menus) {
      const { title, buttons: choices = [] } = await ask(menu);
      expect(title).toBe(`${menu.label}: which?`);
      expect(toPlatformButtons(choices)).toHaveLength(choices.length);
      for (const choice of choices) {
        expect(linesOf(await ask(choice))[1], choice.label).toBe(
          changedLine(menu.options['show'] as SettingName | 'units', choice.label),
        );
        await ask('settings language auto units auto clock auto datum auto');
      }
    }
  });

  it('hold in every answer from then on', async () => {
    const { ask } = chatFixture();
    expect(linesOf(await ask('tide Brest'))).toContain('High water | 13:00 | 5.0 m');
    await ask('settings height ft clock 12 distance nm');
    const lines = linesOf(await ask('tide Brest'));
    expect(lines).toContain('High water | 1:00 pm | 16.4 ft');
    expect(lines.at(-1)).toContain('Gauge Gauge, 11 nm.');
    await ask('settings datum MSL');
    for (const line of ['tide Brest', 'today Brest']) expect((await ask(line)).note).toContain('mean sea level (MSL)');
    expect((await ask('tide Brest datum=LAT')).note).toContain('(LAT)');
    await ask('settings language de');
    expect(linesOf(await ask('tide Brest'))).toContain('Hochwasser | 1:00 PM | 16,4 ft');
    expect((await ask('tide Atlantis')).title).toContain('Ich kenne keinen Ort');
  });

  it('are the place’s own where nothing is chosen', async () => {
    const { ask } = chatFixture();
    expect(linesOf(await ask('tide Boston')).join('\n')).toContain('16.4 ft');
    expect(linesOf(await ask('tide Boston')).at(-1)).toContain(', 12 mi.');
    expect(linesOf(await ask('tide Cowes')).join('\n')).toMatch(/5\.0 m[^]*, 12 mi\./);
    await ask('settings units metric');
    expect(linesOf(await ask('tide Boston')).join('\n')).toMatch(/5\.0 m[^]*, 20 km\./);
  });

  it('leave the order of a date to the place', async () => {
    const { ask } = chatFixture();
    expect((await ask('sun Boston 3/12/2027')).title).toContain('12 March');
    expect((await ask('sun Cowes 3/12/2027')).title).toContain('3 December');
  });

  it('of a channel are a default for all in it, changed by those who manage it', async () => {
    const { ask } = chatFixture();
    const [managed, other] = [inGroup(true), inGroup(false)];
    expect((await ask('settings channel height ft', {}, other)).title).toContain(
      'for those who manage this group or channel',
    );
    const answer = await ask('settings channel height ft language de', {}, managed);
    expect(answer).not.toHaveProperty('alone');
    expect(linesOf(answer)).toContain('Geändert: Sprache: Deutsch; Höhen und Wellen: Fuß');
    expect(managed.mayManage).toHaveBeenCalledTimes(1);
    for (const button of answer.buttons!) {
      expect(button.options).toMatchObject({ for: 'channel' });
      const pressed = await ask(button, {}, inGroup(false));
      expect([pressed.ok, pressed.title]).toEqual([
        false,
        expect.stringContaining('die diese Gruppe oder diesen Kanal verwalten'),
      ]);
      expect((await ask(button, {}, inGroup(true))).ok).toBe(true);
    }
    expect(linesOf(await ask('tide Brest', { id: '700000009' }, other))).toContain('Hochwasser | 13:00 | 16,4 ft');
    await ask('settings height m', { id: '700000009' }, other);
    expect(linesOf(await ask('tide Brest', { id: '700000009' }, other))).toContain('Hochwasser | 13:00 | 5,0 m');
    expect(linesOf(await ask('tide Brest', { id: '700000009' }))).toContain('High water | 13:00 | 5.0 m');
    expect(other.mayManage).toHaveBeenCalledTimes(1);
  });

  it('end as the last of each kind says, in whatever order and however they come', async () => {
    const values = (name: keyof typeof settingValues) => [...settingValues[name], automatic];
    const one = fc
      .constantFrom(...(Object.keys(settingValues) as (keyof typeof settingValues)[]))
      .chain((name) =>
        fc.record({ name: fc.constant(name), value: fc.constantFrom(...values(name)), pressed: fc.boolean() }),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(one, { maxLength: 12 }), async (input) => {
        const { ask, store } = chatFixture();
        for (const { name, value, pressed } of input) {
          const button: Button = { label: 'x', command: 'settings', options: { [name]: value } };
          await ask(pressed ? button : `settings ${name} ${value}`);
        }
        const last = new Map(input.map(({ name, value }) => [name, value]));
        const { settings } = await store.load(ada);
        expect(settings).toEqual(Object.fromEntries([...last].filter(([, value]) => value !== automatic)));
      }),
      { numRuns: 60 },
    );
  });

  describe('of two accounts', () => {
    const me = { name: 'Ada (@ada)' };
    const her = { platform: 'discord', id: '800000001', name: 'A. <L>' } as const;
    const press = ({ buttons = [] }: { buttons?: readonly Button[] }, label: string) =>
      buttons.find((button) => button.label === label)!;

    it('are linked by a code, when each has seen the other and agreed, and taken apart again', async () => {
      const { ask } = chatFixture();
      await ask('settings clock 12');
      const settings = await ask('settings');
      expect(toPlatformButtons(settings.buttons)).toHaveLength(settings.buttons!.length);
      const made = await ask(press(settings, 'Link another account'), me);
      const code = made.title.slice('Your code: '.length);
      expect((await ask(press(made, 'Typed it? Go on here'))).title).toContain(
        'Waiting for consent: your other account',
      );

      const question = await ask(`settings link ${code}`, her);
      expect(question.title).toBe('Link this account with Telegram: “Ada (@ada)”?');
      expect(question.alone).toBe(true);
      expect(toPlatformButtons(question.buttons)).toHaveLength(2);
      expect((await ask(press(made, 'Typed it? Go on here'))).title).toBe('Waiting for consent: Discord: “A. <L>”');
      expect((await ask(press(question, 'Yes, link'), her)).title).toBe('Waiting for consent: Telegram: “Ada (@ada)”');
      expect(linesOf(await ask('tide Brest', her)).join()).not.toContain('pm');

      // Typed or pressed, the same question.
      expect((await ask('settings link')).title).toBe('Link this account with Discord: “A. <L>”?');
      const asked = await ask(press(made, 'Typed it? Go on here'));
      expect(linesOf(await ask(press(asked, 'Yes, link')))).toEqual([
        'Your accounts are linked.',
        'They share settings and places: Discord, Telegram. To take it back: settings link off.',
      ]);
      expect(linesOf(await ask('tide Brest', her)).join()).toContain('1:00 pm');
      expect((await ask('settings link off', her)).title).toBe('This account is no longer linked.');
      expect(linesOf(await ask('tide Brest', her)).join()).not.toContain('pm');
      expect((await ask('settings link off')).title).toBe('This account is not linked with another.');
    });

    it('are not linked where one side says no', async () => {
      const { ask } = chatFixture();
      const code = (await ask('settings link')).title.slice('Your code: '.length);
      const question = await ask(`settings link ${code}`, her);
      expect((await ask(press(question, 'No, do not link'), her)).title).toBe('Nothing was linked.');
      expect((await ask(press(question, 'Yes, link'), her)).title).toContain('I know no such code');
    });

    it('say which further accounts would be linked', async () => {
      const { ask } = chatFixture();
      const link = async (maker: Partial<User>, taker: Partial<User>) => {
        const code = (await ask('settings link', maker)).title.slice('Your code: '.length);
        const question = await ask(`settings link ${code}`, taker);
        await ask(press(question, 'Yes, link'), taker);
        await ask(press(await ask('settings link', maker), 'Yes, link'), maker);
        return linesOf(question).join();
      };
      expect(await link({}, her)).not.toContain('already');
      expect(await link({}, { id: '700000008' })).toContain('linked with another account already');
    });
  });
});

it('what is wrong with a setting or a place of one’s own is refused at once', async () => {
  const { chat } = chatFixture();
  const lines = [
    'settings wind furlongs',
    'settings channel clock 12',
    'place forget nix',
    'place save cabin Atlantis',
  ];
  for (const text of lines) {
    expect((await chat.understand({ user: ada, input: { kind: 'text', text } })).kind, text).toBe('refusal');
  }
  expect((await chat.understand({ user: ada, input: { kind: 'text', text: 'settings' } })).kind).toBe('question');
});

describe('own places', () => {
  it('have names without characters that show nothing, and are found by what is shown', async () => {
    const { ask } = chatFixture();
    for (const hidden of [
      '\u202Ecabin\u202C',
      'ca\u200Bbin',
      '\u2066cab\u00ADin\u2069',
      '\uFEFFcabin',
      'cabin\u{E0041}',
      'ca\u034Fbin',
    ]) {
      expect((await ask(`place save ${hidden} Brest`)).title).toBe('Saved: cabin is Brest, Brittany, France');
    }
    expect(linesOf(await ask('place list')).slice(1)).toEqual(['cabin: Brest, Brittany, France']);
    expect((await ask('tide cabin')).ok).toBe(true);
    expect((await ask('place save \u200B\u2069 Brest')).ok).toBe(false);
  });

  it('can be asked about by their names, whatever the command and the letters', async () => {
    const { ask } = chatFixture();
    expect((await ask('place save Hütte Brest')).title).toBe('Saved: Hütte is Brest, Brittany, France');
    expect((await ask('place save “my old boat” 48.38304,-4.49496')).ok).toBe(true);
    for (const line of ['tide Hütte', 'sun HUTTE tomorrow', 'hütte', 'moon hutte']) {
      expect((await ask(line)).title, line).toContain('Brest, Brittany, France');
    }
    expect((await ask('tide my old boat')).title).toContain('48.3830° N, 4.4950° W');
    const list = await ask('place list');
    expect(linesOf(list).slice(1)).toEqual(expect.arrayContaining(['Hütte: Brest, Brittany, France']));
    expect((await ask(list.buttons![0]!)).ok).toBe(true);
    expect((await ask('place', {})).title).toBe('Your places');
  });

  it.each([
    ['en', 'save Brest as granny’s mooring', 'what is the wind there?', 'wind at granny’s mooring tomorrow'],
    ['de', 'merk dir Brest als Ankerbucht', 'wie ist der wind da?', 'wind in der ankerbucht morgen'],
    ['fr', 'enregistre Brest sous le nom « mon mouillage »', 'quel vent là-bas ?', 'vent à mon mouillage demain'],
  ])('are saved in words of %s, and asked about at once and by their name', async (language, saving, there, named) => {
    const { ask } = chatFixture();
    const user = { language };
    expect((await ask(saving, user)).ok).toBe(true);
    expect((await ask(there, user)).title).toContain('Brest');
    expect((await ask(named, user)).title).toMatch(
      /Brest.*\((for|für|pour) (granny’s mooring|Ankerbucht|mon mouillage)\)/,
    );
  });

  it('are listed, and can be forgotten, where they cannot be found any more', async () => {
    const { ask, store } = chatFixture();
    await store.putPlace(ada, { kind: 'saved', name: 'old', place: 'geonames:0', at: 1 }, 50);
    await ask('place save cabin Brest');
    expect(linesOf(await ask('place list')).slice(1)).toEqual(['cabin: Brest, Brittany, France', 'old: geonames:0']);
    expect((await ask('place forget old')).ok).toBe(true);
  });

  it('are replaced by the same name in other letters, and forgotten', async () => {
    const { ask, store } = chatFixture();
    await ask('place save cabin Brest');
    await ask('lieu enregistrer Cabin Kiel');
    expect((await store.load(ada)).places.filter(({ kind }) => kind === 'saved')).toMatchObject([
      { name: 'Cabin', place: 'geonames:2891122' },
    ]);
    expect((await ask('ort vergessen CABIN')).title).toBe('Forgotten: CABIN');
    expect((await ask('place forget cabin')).title).toContain('You have no place called “cabin”');
  });

  it.each([
    ['place save', 'Which name?'],
    ['place save cabin', 'Which place?'],
    ['place save home Brest', '“home” cannot be the name of a place'],
    ['place save zuhause Brest', '“zuhause” cannot be'],
    ['place save tomorrow Brest', '“tomorrow” cannot be'],
    ['place save 123 Brest', '“123” cannot be'],
    [`place save ${'x'.repeat(33)} Brest`, 'cannot be'],
    ['place save cabin Atlantis', 'I know no place called “Atlantis”'],
    ['place home', 'Which place?'],
    ['place forget', 'Which name?'],
    ['place forget home', 'You have not told me yet where home is'],
    ['tide home', 'You have not told me yet where home is'],
  ])('“%s” is refused: %s', async (line, sentence) => {
    const answer = await chatFixture().ask(line);
    expect(answer.ok).toBe(false);
    expect(answer.title).toContain(sentence);
  });

  it('have a home, which is meant without a place', async () => {
    const { ask, pass } = chatFixture();
    expect((await ask('place home Kiel')).title).toBe('Home is Kiel, Germany');
    for (const line of ['tide', 'tide home', 'soleil maison', 'zuhause', 'moon chez moi tomorrow']) {
      expect((await ask(line)).title, line).toContain('Kiel');
    }
    expect((await ask({ kind: 'command', name: 'tide', options: {} })).title).toContain('Kiel');
    expect(linesOf(await ask('place list'))).toContain('home: Kiel, Germany');
    expect((await ask('place forget home')).ok).toBe(true);
    pass(conversationMs);
    expect((await ask('tide')).ok).toBe(false);
  });
});

describe('a place that cannot be found any more', () => {
  it.each(['chosen', 'saved'] as const)('leaves the name it was %s for to what is called so', async (kind) => {
    const { ask, store } = chatFixture();
    await store.putPlace(ada, { kind, name: 'kiel', place: 'geonames:0', at: 1 }, 50);
    expect((await ask('sun Kiel')).title).toContain('Sun at Kiel, Germany');
  });

  it('is nobody’s home', async () => {
    const { ask, store } = chatFixture();
    await store.changeSettings(ada, { home: 'geonames:0' }, 1);
    for (const line of ['tide home', 'tide', 'place save cabin home']) {
      expect((await ask(line)).title, line).toContain('You have not told me yet where home is');
    }
  });
});

describe('a command without a place', () => {
  it('offers the places last asked about, but never where others read along', async () => {
    const { ask, pass } = chatFixture();
    await ask('tide Kiel');
    pass(conversationMs);
    expect((await ask('tide')).buttons?.map(({ label }) => label)).toEqual(['Kiel']);
    const among = await ask('tide', {}, inGroup(false));
    expect(among.title).toContain('Which place?');
    expect(among.buttons).toBeUndefined();
  });
});

describe('a channel', () => {
  it('has a home for those without one, set by those who manage it', async () => {
    const { ask } = chatFixture();
    const [managed, other] = [inGroup(true), inGroup(false)];
    expect((await ask('place home channel Kiel', {}, other)).title).toContain(
      'for those who manage this group or channel',
    );
    const answer = await ask('place home channel Kiel', {}, managed);
    expect(answer).toMatchObject({ ok: true, title: 'Home is Kiel, Germany' });
    expect(answer).not.toHaveProperty('alone');
    expect((await ask('tide', { id: '700000009' }, other)).title).toContain('Kiel');
    expect((await ask('place forget home', {}, other)).title).toContain('You have not told me yet where home is');
    expect(linesOf(await ask('place list', {}, other)).join()).not.toContain('Kiel');
    await ask('place home Brest', { id: '700000009' }, other);
    expect(linesOf(await ask('place list', { id: '700000009' }, other))).toContain('home: Brest, Brittany, France');
    expect((await ask('place forget home', { id: '700000009' }, other)).ok).toBe(true);
    expect((await ask('tide', { id: '700000009' }, other)).title).toContain('Kiel');
    await ask('place home Brest', { id: '700000009' }, other);
    expect((await ask('tide', { id: '700000009' }, other)).title).toContain('Brest');
    expect((await ask('tide', {})).ok).toBe(false);
    expect((await ask('place forget channel home', {}, other)).ok).toBe(false);
    expect((await ask('ort vergessen kanal zuhause', {}, managed)).ok).toBe(true);
    expect((await ask('tide', {}, other)).ok).toBe(false);
  });
});

describe('home', () => {
  const offer = (buttons: readonly Button[] | undefined) => buttons?.find(({ command }) => command === 'place home');

  it('is offered, and taken with one press by whoever presses', async () => {
    const { ask } = chatFixture();
    const first = offer((await ask('tide Brest', { id: '700000002' }, inGroup(false))).buttons);
    expect(first).toMatchObject({ label: 'Make Brest my home', options: { place: 'geonames:3030300' } });
    const taken = await ask(first!, {}, inGroup(false));
    expect(taken).toMatchObject({ title: 'Home is Brest, Brittany, France', alone: true });
    expect((await ask('tide')).title).toContain('Brest');
  });

  it('is not offered to who has one, or cannot be told from others', async () => {
    const { ask } = chatFixture();
    await ask('place home Kiel');
    expect(offer((await ask('tide Brest')).buttons)).toBeUndefined();
    expect(offer((await ask('tide Brest', { platform: 'web', id: 'web', anonymous: true })).buttons)).toBeUndefined();
  });

  it('is asked for with the last places where there is none, for the same question', async () => {
    const { ask, pass } = chatFixture();
    for (const name of ['Kiel', 'Brest']) await ask(`sun ${name}`);
    pass(conversationMs);
    const question = await ask('moon tomorrow');
    expect(question).toMatchObject({ ok: false, title: expect.stringContaining('Which place?') });
    expect(question.buttons).toEqual([
      { label: 'Brest', command: 'moon', options: { day: '+1', place: 'geonames:3030300' }, replaces: true },
      { label: 'Kiel', command: 'moon', options: { day: '+1', place: 'geonames:2891122' }, replaces: true },
    ]);
    expect((await ask(question.buttons![1]!)).title).toContain('Moon at Kiel, Germany, Saturday');
  });

  it('is asked for, and a name or a pin that follows is for the same question', async () => {
    const { ask, pass } = chatFixture();
    await ask('moon tomorrow');
    expect((await ask('Atlantis')).ok).toBe(false);
    expect((await ask('Kiel')).title).toContain('Moon at Kiel, Germany, Saturday');
    expect((await ask('Brest')).title).toContain('Moon at Brest');
    pass(conversationMs);
    await ask('sun');
    expect((await ask({ kind: 'pin', point: { lat: 48, lng: -30 } })).title).toContain('Sun at 48.0000° N');
    await ask('place save cabin');
    expect((await ask({ kind: 'pin', point: { lat: 48.38304, lng: -4.49496 } })).title).toContain('Saved: cabin is');
    pass(conversationMs);
    await ask('tide');
    await ask('help');
    expect((await ask('Brest')).title).toBe('Brest, Brittany, France, Friday 20 November');
  });

  it('is not asked for among others, nor of others', async () => {
    const { ask } = chatFixture();
    await ask('moon', {}, inGroup(false));
    expect((await ask('Kiel')).title).toBe('Kiel, Germany, Friday 20 November');
    await ask('moon');
    expect((await ask('Kiel', {}, inGroup(false))).title).toBe('Kiel, Germany, Friday 20 November');
    await ask('moon');
    expect((await ask('Kiel', { id: '700000009' })).title).toBe('Kiel, Germany, Friday 20 November');
  });

  it('that was chosen is kept for a name, and never for a sentence', async () => {
    const { ask, store } = chatFixture();
    const chosen = async () => (await store.load(ada)).places.filter(({ kind }) => kind === 'chosen');
    const choose = (meant: string) =>
      ask({ kind: 'command', name: 'tide', options: { place: 'geonames:3030300', meant } });
    await choose('brest this weekend, with my aunt');
    expect(await chosen()).toEqual([]);
    await choose('brest');
    expect(await chosen()).toMatchObject([{ name: 'brest', place: 'geonames:3030300' }]);
  });

  it('a pin is answered, but not kept; coordinates that were typed lose their fourth decimal', async () => {
    const { ask, store } = chatFixture();
    await ask({ kind: 'pin', point: { lat: 48.38304, lng: -4.49496 } });
    expect((await store.load(ada)).places).toEqual([]);
    await ask('48.38304,-4.49496');
    expect((await store.load(ada)).places).toMatchObject([{ kind: 'recent', place: '48.383,-4.495' }]);
  });
});

describe('privacy', () => {
  it('is told in five lines', async () => {
    const { blocks, buttons, alone } = await chatFixture().ask('privacy');
    expect(blocks).toHaveLength(5);
    expect(buttons!.map(({ options }) => options)).toEqual([{ action: 'export' }, { action: 'forget' }]);
    expect(alone).toBe(true);
  });

  it('deletes nothing while the wish to forget is only read', async () => {
    const { ask, chat, store } = chatFixture();
    await ask('place save cabin Brest');
    await chat.understand({ user: ada, input: { kind: 'text', text: 'privacy forget yes' } });
    expect((await store.load(ada)).places).toMatchObject([{ kind: 'saved', name: 'cabin' }]);
    await ask('privacy forget yes');
    expect((await store.load(ada)).places).toEqual([]);
  });

  it('exports what the rows are, to the user alone', async () => {
    const digests = {
      name: 'digests',
      exportData: async () => [{ at: '07:00' }],
      deleteData: async () => {},
      isInUse: async () => false,
    };
    const { ask, store } = chatFixture({ otherStores: [digests] });
    await ask('settings units nautical');
    await ask('place save cabin Brest');
    await ask('tide Kiel');
    const { file, alone } = await ask('privacy export');
    expect(alone).toBe(true);
    expect(file).toMatchObject({ name: 'bellbuoy.json', mediaType: 'application/json' });
    const [account] = await store.exportAccounts(ada);
    expect(JSON.parse(file!.content)).toEqual({ accounts: [{ ...account, digests: [{ at: '07:00' }] }] });
  });

  it('forgets after a confirmation, pressed or typed', async () => {
    for (const confirm of ['press', 'privacy forget yes', 'datenschutz löschen ja', 'confidentialité effacer oui']) {
      const { ask, store } = chatFixture();
      await ask('place save cabin Brest');
      const question = await ask('privacy forget');
      expect(await store.exportAccounts(ada)).toHaveLength(1);
      const yes = question.buttons!.find(({ options }) => 'confirm' in options)!;
      expect((await ask(confirm === 'press' ? yes : confirm)).title).toContain('nothing is kept');
      expect(store.everything!()).not.toContain(ada.id);
    }
  });

  it('knows no other action', async () => {
    expect((await chatFixture().ask('privacy sell')).title).toContain('“sell” does not fit this command');
  });
});

describe('help and about', () => {
  it.each(dictionary.languages)('have examples in %s that can be pressed and are answered', async (language) => {
    const { ask } = chatFixture();
    for (const name of ['help', 'about']) {
      const { buttons = [] } = await ask({ kind: 'command', name, options: {} }, { language });
      expect(buttons.length).toBeGreaterThan(1);
      expect(toPlatformButtons(buttons)).toHaveLength(buttons.length);
      for (const button of buttons) {
        const known = button.options['place']?.replace(
          /Reykjav[ií]k|San Francisco|Sydney|Biarritz|Cuxhaven|Sylt|焼津|逗子|湘南|那覇|函館|宮島/,
          'Kiel',
        );
        const pressed = await ask({ ...button, options: { ...button.options, ...(known && { place: known }) } });
        expect(pressed.ok, button.label).toBe(true);
      }
    }
  });

  it.each(dictionary.languages)('name every command in %s, each example being one of it', async (language) => {
    const { ask, bugs } = chatFixture();
    const lines = linesOf(await ask('help', { language }));
    const words = dictionary.in(language);
    for (const { name } of commands) {
      const example = words.say(`help-example-${name.split(' ')[0]}`);
      expect(
        lines.some((line) => line.startsWith(example)),
        example,
      ).toBe(true);
      const typed = await ask(
        example.replace(
          /Reykjav[ií]k|San Francisco|Sydney|Biarritz|Cuxhaven|Sylt|焼津|逗子|湘南|那覇|函館|宮島/,
          'Kiel',
        ),
        {
          language,
        },
      );
      expect(typed.ok, example).toBe(true);
    }
    expect(bugs).toEqual([]);
  });
});

it('stations can be pressed for their tide', async () => {
  const { ask } = chatFixture();
  const answer = await ask('stations Brest');
  expect(linesOf(answer)).toEqual(expect.arrayContaining(['Gauge: 2 km', 'Chart datum: LAT']));
  expect(answer.buttons![0]).toMatchObject({ command: 'tide', options: { place: '48.3830,-4.4950' } });
  expect((await ask(answer.buttons![0]!)).ok).toBe(true);
});

it('a station whose id is too long for a button goes by its coordinates wherever it is offered', async () => {
  const { ask, pass } = chatFixture();
  await ask('place save gauge River');
  const offered: Button[] = [];
  for (const line of ['place list', 'tide River', 'sun']) {
    pass(conversationMs);
    const { buttons = [] } = await ask(line);
    expect(toPlatformButtons(buttons)).toHaveLength(buttons.length);
    offered.push(...buttons.filter(({ options }) => 'place' in options));
  }
  expect(new Set(offered.map(({ command }) => command))).toContain('place home');
  for (const button of offered) {
    expect(button.options['place'], button.label).toMatch(/^30\.2370,/);
    // A digest is first asked at what time it shall come, and a window or an alert what for.
    if (!['digest add', 'alert add', 'when'].includes(button.command))
      expect((await ask(button)).title, button.label).toMatch(/30\.2370° N/);
  }
});

it('every choice has a name in every language, and nothing is called by two', () => {
  for (const language of dictionary.languages) {
    const words = dictionary.in(language);
    for (const kind of Object.values(optionKinds)) {
      if (kind.kind !== 'choice') continue;
      const names = kind
        .values(dictionary)
        .filter((value) => value === automatic || value === value.toLowerCase())
        .flatMap((value) => (dictionary.languages.includes(value) ? [] : words.list(`choice-${value}`)));
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

describe('a setting in a sentence', () => {
  it.each([
    ['switch to french', 'Changé : Langue : Français'],
    ['set my language to german', 'Geändert: Sprache: Deutsch'],
    ['use feet please', 'Changed: Heights and waves: ft'],
    ['metric please', 'Changed: Heights and waves: m; Wind: km/h; Temperature: °C; Pressure: hPa; Distance: km'],
    ['mets les heures en 12h', 'Changed: Clock: 12 h (am, pm)'],
    ['Einheiten auf nautisch', 'Changed: Heights and waves: m; Wind: kn; Temperature: °C; Pressure: hPa; Distance: nm'],
  ])('changes it: %s', async (text, changed) => {
    expect(linesOf(await chatFixture().ask(text, { id: text, language: 'en' }))).toContain(changed);
  });

  it('sets home', async () => {
    const { ask } = chatFixture();
    expect((await ask('make Brest my home port')).title).toBe('Home is Brest, Brittany, France');
    expect((await ask('tide at home')).title).toBe('Tide at Brest, Brittany, France');
  });

  it('forgets home', async () => {
    const { ask } = chatFixture();
    await ask('make Brest my home port');
    await ask('forget my home');
    expect((await ask('place forget home')).title).toContain('where home is');
  });

  it('holds for one answer only where it asks for something else', async () => {
    const { ask } = chatFixture();
    expect((await ask('tide Brest in French please')).title).toBe('Marée : Brest, Brittany, France');
    expect((await ask('tide Brest, use feet')).title).toBe('Tide at Brest, Brittany, France');
    expect((await ask('tide Kiel')).title).toBe('Tide at Kiel, Germany');
  });

  it('names a place that it has no use for', async () => {
    expect(linesOf(await chatFixture().ask('always use knots for Brest'))).toContain('Not understood: “Brest”.');
  });
});

describe('a digest in a sentence', () => {
  it('is added with its place, time and question', async () => {
    const { ask } = chatFixture();
    expect(linesOf(await ask('remind me every morning at 6.30 with the Brest tides')).slice(0, 2)).toEqual([
      'Digest 1: tide, Brest, Brittany, France',
      'When: 06:30, every day',
    ]);
    expect(linesOf(await ask('Wetter für Kiel jeden Montag um 8 Uhr'))[1]).toContain('08:00');
  });

  it('asks for its time where none is named', async () => {
    const { buttons } = await chatFixture().ask('notify me every day about the tides in Brest');
    expect(buttons?.[0]).toMatchObject({ command: 'digest add', options: { what: 'tide' } });
  });
});

describe('eclipses and supermoons', () => {
  it.each([
    // In Espenak’s table, by the same definition: 24 November and 24 December 2026.
    [
      "when's the next supermoon",
      'Next supermoon: Tue 24 Nov 14:53. That is a full moon in the nearest tenth of its orbit.',
    ],
    // NASA's catalogues of eclipses have these days; the times are those of the sky's own tests.
    [
      'next solar eclipse Brest',
      'Next eclipse of the Sun seen from here: Mon 2 Aug 2027 10:54, partial, 53% of the disc, from 09:55 to 11:57.',
    ],
    [
      'total eclipse of the Sun Brest',
      'No total one here in the next 30 years. Next eclipse of the Sun seen from here: Mon 2 Aug 2027 10:54, partial, 53% of the disc, from 09:55 to 11:57.',
    ],
    [
      'lunar eclipse Brest',
      'Next eclipse of the Moon seen from here: Wed 12 Jan 2028 05:13, partial, 2% of the disc, from 04:44 to 05:42. Eclipses by the penumbra alone are left out.',
    ],
  ])('%s', async (text, line) => {
    expect(linesOf(await chatFixture().ask(text))).toContain(line);
  });
});

it('names the highest and the lowest water of the next twelve months', async () => {
  // The tide of the fixture rises to 5 m and falls to 1 m each day, from 20 November on.
  const lines = linesOf(await chatFixture().ask('highest and lowest tide of the year Brest'));
  expect(lines.join(' ')).toMatch(/(Highest|Lowest) water in the next twelve months: (5|1)\.0 m/);
});

describe('a digest of home in a sentence', () => {
  it.each([
    ['en', 'remind me every morning at 7 with the tides', 'When: 07:00, every day'],
    ['fr', 'envoie-moi la marée tous les matins à 7h', 'Quand : 07:00, tous les jours'],
    ['de', 'schick mir jeden Morgen um 7 die Gezeiten', 'Wann: 07:00, jeden Tag'],
    ['en', 'remind me 30 minutes before high tide every day', 'When: 30 min before high tide, every day'],
  ])('is added without a place: %s %s', async (language, text, when) => {
    const { ask } = chatFixture();
    await ask({ kind: 'command', name: 'place home', options: { place: 'Brest' } }, { language });
    expect(linesOf(await ask(text, { language })).join('\n')).toContain(when);
  });
});
