import { explainedBy } from '../../../src/domain/question/index.ts';
import { describe, expect, it } from 'vitest';
import { openDictionary } from '../../../src/words.ts';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';
import { placesOverStations } from '../../support/places-fixture.ts';

const group = { platform: 'telegram', id: '-2001', mayManage: async () => false } as const;

describe('a sentence that goes on from the one before', () => {
  it.each([
    ['and tomorrow?', ['Tide at Brest', 'Saturday 21 November']],
    ['2d', ['Tide at Brest', 'Friday 20 November', 'Saturday 21 November']],
    ['in feet', ['Tide at Brest', '16.4 ft']],
    ['for Kiel', ['Tide at Kiel']],
    ['what about the sun?', ['Sun at Brest', 'Friday 20 November']],
  ])('“%s” keeps what it does not say', async (text, parts) => {
    const { ask } = chatFixture();
    await ask('tide Brest');
    const answer = linesOf(await ask(text)).join('\n');
    for (const part of parts) expect(answer).toContain(part);
  });

  it.each(['und auf Kiel?', 'nein, Kiel', 'Kiel?', 'and for Kiel'])(
    '“%s” is about an island by itself where the place before lies near it',
    async (text) => {
      const brest = { id: 'geonames:3030300', name: 'Brest', point: { lat: 48.39, lng: -4.486 }, zone: 'Europe/Paris' };
      const kiel = { id: 'sea:kiel', name: 'Kiel', point: { lat: 54.32, lng: 10.13 }, zone: 'Europe/Berlin' };
      const { ask } = chatFixture({
        gazetteer: {
          isArea: (name) => name === 'Kiel',
          isIsland: (name) => name === 'Kiel',
          find: async (name) => ({ kind: 'place', place: name === 'Kiel' ? kiel : brest }),
        },
      });
      await ask('tide Brest');
      expect((await ask(text)).title).toContain('Kiel');
    },
  );

  it.each(['c’est à Kiel', 'das liegt auf Kiel', 'it’s on Kiel'])(
    '“%s” says on which island the place lies that was asked about',
    async (text) => {
      const brest = { id: 'geonames:3030300', name: 'Brest', point: { lat: 48.39, lng: -4.486 }, zone: 'Europe/Paris' };
      const kiel = { id: 'sea:kiel', name: 'Kiel', point: { lat: 54.32, lng: 10.13 }, zone: 'Europe/Berlin' };
      const { ask } = chatFixture({
        gazetteer: {
          isArea: (name) => name === 'Kiel',
          isIsland: (name) => name === 'Kiel',
          find: async (name) => ({ kind: 'place', place: name === 'Kiel' ? kiel : brest }),
        },
      });
      await ask('tide Brest');
      expect((await ask(text)).title).toContain('Brest');
    },
  );

  it('says the wind of this hour, of what is left of today, and of another day', async () => {
    const hours = Array.from({ length: 96 }, (_, hour) => ({
      at: Date.UTC(2026, 10, 20) + hour * 3_600_000,
      values: { windSpeed: hour / 2, windDirection: 180 },
    }));
    const { ask } = chatFixture({ weather: { hours, sources: [] } });
    const said = async (text: string) => linesOf(await ask(text)).join('\n');
    // 09:00 UTC is 10:00 in Brest.
    expect(await said('wind in Brest right now')).toContain('Wind now: 9 kn from S.');
    expect(await said('and later?')).toContain('Wind today from 11:00 to 24:00: up to 21 kn from S at 23:00');
    expect(await said('and tomorrow')).toContain('Wind tomorrow: up to');
    expect(await said('and now?')).toContain('Wind now: ');
    expect(await said('und jetzt')).toContain('10:00');
  });

  it.each([
    ['is it high tide in Brest now', 'No: low water was at 07:00'],
    ['jellyfish tonight?', 'There are no data about “jellyfish” here. Which place?'],
    ['is it high tide in Brest tomorrow', 'High water tomorrow: 01:00'],
    ['ist heute noch Flut in Brest', 'Hochwasser heute von 10:00 bis 24:00: 13:00'],
    ['what was high tide in Brest on Wednesday', 'Wednesday 18 November'],
    ['is it high tide in Brest at 8 tomorrow', 'No: '],
    ['ist in Brest um 19 Uhr Ebbe', 'Ja: '],
    ['ist in Brest morgen Nachmittag Hochwasser', 'Ja: Hochwasser morgen von 12:00 bis 18:00: '],
    ['ist in Brest morgen Nachmittag Niedrigwasser', 'Nein: Kein Niedrigwasser morgen zwischen 12:00 und 18:00;'],
    ['is it low tide in Brest tomorrow at noon', 'No: '],
    ['when is it high tide in Brest tomorrow afternoon', '\nHigh water tomorrow from 12:00 to 18:00: '],
    ['kommt in Brest morgen früh die Flut', 'Auflaufendes Wasser morgen von 04:00 bis 12:00: '],
    ['steigt in Brest das Wasser noch', 'Ja: '],
    ['scheint in Brest die Sonne', 'Wetter: Brest'],
    ['kommt heute in Brest eine Sturmflut', 'Ab welcher Höhe es dort überflutet, ist hier nicht bekannt'],
    ['Gewitterwarnung Brest', 'Zu „Gewitterwarnung“ gibt es hier keine Daten.'],
    ['wave height west of Brest', 'Not understood: “west of”'],
    ['Wellenhöhe westlich von Brest', 'Nicht verstanden: „westlich von“'],
    ["houle à l'ouest de Brest", "à l'ouest de"],
    ['is the tide rising in Brest tomorrow', 'Rising tomorrow: '],
    ['la mer descend demain à Brest ?', 'La mer descend demain : '],
    ["going fishing in Brest tomorrow, when's high water", 'High water tomorrow: '],
    ['on va à la pêche à pied demain à Brest, la mer est basse à quelle heure', 'Basse mer demain : '],
    ['morgen angeln in Brest, wann ist Ebbe', 'Niedrigwasser morgen: '],
    ['when can I go fishing in Brest at high water', 'Limits for beach fishing'],
    ['bulletin météo Brest', 'Météo : Brest'],
    ['merci bien', 'Avec plaisir'],
    ['salut bot', 'Bonjour !'],
    ['bulletin Brest', 'Météo : Brest'],
    ['can I swim at Brest tomorrow, are there jellyfish', 'Limits for swimming'],
    ['bulletin quotidien pour Brest à 6h30 dans ce placard', 'Pas compris : « placard ».'],
    ['digest Brest', 'What time should it come?'],
    ['quand sont les mortes-eaux', 'Marée : Brest, Brittany, France (pour la côte de la Manche et de l’Atlantique)'],
  ])('“%s” is answered with “%s”', async (text, expected) => {
    expect(linesOf(await chatFixture().ask(text)).join('\n')).toContain(expected);
  });

  it('continues a button that was pressed', async () => {
    const { ask } = chatFixture();
    await ask({ kind: 'command', name: 'sun', options: { place: 'Kiel', day: '+1' } });
    expect((await ask('and the moon?')).title).toContain('Moon at Kiel, Germany, Saturday 21 November');
  });

  it.each([
    ['en', 'tide Brest saturday 14:00', 'As before: tide Saturday 14:00.'],
    ['de', 'Gezeiten Brest Samstag', 'Wie zuvor: gezeiten Samstag.'],
  ])('in %s says what a bare place asks again: “%s”', async (language, text, said) => {
    const { ask } = chatFixture();
    await ask(text, { language });
    const answer = linesOf(await ask('Kiel', { language }));
    expect(answer[0]).toContain('Kiel');
    expect(answer).toContain(said);
  });

  it('is the day in brief of the same place again, and of another one after some minutes', async () => {
    // Its name may be that of an area as well.
    const { ask, pass } = chatFixture({ gazetteer: { isArea: (name) => name === 'Brest' } });
    await ask('tide Brest tomorrow');
    expect((await ask('Brest')).title).toBe('Brest, Brittany, France, Friday 20 November');
    await ask('tide Brest tomorrow');
    pass(6 * 60_000);
    const { title, blocks } = await ask('Kiel');
    expect(title).toBe('Kiel, Germany, Friday 20 November');
    expect(JSON.stringify(blocks)).not.toContain('As before');
  });

  it.each([
    ['en', 'weather Brest saturday 14:00', 'tides near me'],
    ['de', 'Wetter Brest Samstag 14 Uhr', 'Gezeiten in meiner Nähe'],
    ['fr', 'météo Brest samedi 14h', 'marée près de moi'],
    ['es', 'tiempo Brest el sábado a las 14:00', 'marea cerca de mí'],
    ['it', 'meteo Brest sabato alle 14', 'marea vicino a me'],
    ['ja', 'ブレスト 土曜日 14時 天気', '現在地の潮'],
    ['nl', 'weer Brest zaterdag 14:00', 'getij bij mij in de buurt'],
    ['pt', 'tempo Brest sábado às 14:00', 'maré perto de mim'],
  ])(
    'in %s is not about the last place, nor its day, where the asker is meant: “%s”, “%s”',
    async (language, first, near) => {
      const { ask, chat } = chatFixture();
      await ask(first, { language });
      const asked = await ask(near, { language });
      expect([asked.ok, asked.title]).toEqual([
        false,
        expect.stringContaining(chat.dictionary.in(language).say('problem-place-missing').split(/[?？]/)[0]!),
      ]);
      const { title } = await ask({ kind: 'pin', point: { lat: 48.383, lng: -4.495 } }, { language });
      expect(title).not.toMatch(/21|22|28/);
    },
  );

  it('is about home where there is one, unless it says that it goes on', async () => {
    const { ask } = chatFixture();
    await ask('place home Kiel');
    await ask('tide Brest');
    expect((await ask('and the moon?')).title).toContain('Moon at Brest');
    expect((await ask('sun')).title).toContain('Sun at Kiel');
  });

  it.each(['tide xyzzy', 'sun at xyzzy tomorrow', 'how high is it in xyzzy'])(
    'is not “%s”, which asks about a place that is unknown',
    async (text) => {
      const { ask } = chatFixture();
      await ask('tide Brest');
      const reply = await ask(text);
      expect([reply.ok, reply.title]).toEqual([false, expect.stringContaining('I know no place called “xyzzy”')]);
    },
  );

  it('is not known after half an hour, nor to others, nor in another place', async () => {
    const { ask, pass } = chatFixture();
    await ask('tide Brest');
    expect((await ask('moon', { id: '700000009' })).ok).toBe(false);
    expect((await ask('moon', {}, group)).ok).toBe(false);
    pass(31 * 60_000);
    expect((await ask('moon')).ok).toBe(false);
  });
});

it('a digest of Fridays is not for the weekend that it is about', async () => {
  const { ask } = chatFixture();
  const lines = linesOf(await ask('remind me every friday at 6pm of the weekend tides at Brest'));
  expect(lines.join('\n')).toContain('When: 18:00, Friday');
  expect(lines.join('\n')).not.toContain('Saturday');
});

it.each(['digest at 7am for Brest', 'digest every morning at 7 for Brest', 'digest Brest 07:00'])(
  '“%s” sets up a digest',
  async (text) => {
    const { ask } = chatFixture();
    expect(linesOf(await ask(text)).join('\n')).toMatch(/Digest 1: today, Brest[^]*When: 07:00, every day/);
  },
);

it.each([
  [
    'once, on the day that is named',
    'remind me tomorrow at 7 of the tides in Brest',
    /When: 07:00, once\nNext: Sat 21 Nov 07:00$/m,
  ],
  [
    'each time, where it says so',
    'remind me every Friday at 7 of the tides in Brest',
    /When: 07:00, Friday\nNext: .+, .+,/,
  ],
])('reminds %s', async (_, text, shown) => {
  const { ask } = chatFixture();
  expect(linesOf(await ask(text)).join('\n')).toMatch(shown);
});

it.each(['need about 2.5 m', 'need 2.5m', 'at least 2,5 m'])('a decimal stays whole in “%s”', async (text) => {
  const { ask } = chatFixture();
  await ask('tide Brest');
  expect(linesOf(await ask(text)).join('\n')).toContain('bove 2.5 m');
});

it('a morning between two hours is no evening', async () => {
  const { ask } = chatFixture();
  await ask('hochwasser Brest', { language: 'de' });
  const answer = await ask('und morgen früh zw 5 u 9', { language: 'de' });
  expect(linesOf(answer).join('\n')).toContain('zwischen 05:00 und 09:00');
});

it('a part of the day that is over is that of tomorrow', async () => {
  const { ask, pass } = chatFixture();
  expect(linesOf(await ask('high tide Brest in the morning'))[1]).toContain('today');
  pass(5 * 3_600_000);
  expect(linesOf(await ask('high tide Brest in the morning'))[1]).toContain('tomorrow');
  expect(linesOf(await ask('high tide Brest this morning'))[1]).toContain('today');
});

it('a date that no year has is said as it was typed', async () => {
  expect((await chatFixture().ask('tide Brest 31 november')).title).toContain('“11-31”');
});

it('a unit beside a height is no setting', async () => {
  const { ask } = chatFixture();
  expect(linesOf(await ask('how many feet is 1.4 m')).join('\n')).not.toContain('Changed');
});

describe('a conversation', () => {
  /** What is answered to the last of several messages. */
  async function lastOf(said: readonly string[], language = 'en'): Promise<string> {
    const { ask } = chatFixture();
    for (const text of said.slice(0, -1)) await ask(text, { language });
    return linesOf(await ask(said.at(-1) ?? '', { language })).join('\n');
  }

  it.each([
    ['knows the hour from now', ['tide Brest in 3 hours', 'is that coming in or going out'], 'high water is at 13:00'],
    ['says the height in half an hour', ['tide Brest in half an hour'], 'At 10:30 today'],
    ['takes midnight for the end of a day', ['tide Brest at midnight on saturday'], 'At 00:00 on Sunday 22 November'],
    ['counts from the day of the last answer', ['high tide Brest sunday', 'and the day after?'], 'Monday 23 November'],
    ['counts back from it', ['high tide Brest sunday', 'the day before'], 'Saturday 21 November'],
    ['counts from a day of the sentence', ['tide Brest the day after christmas'], 'Saturday 26 December'],
    ['corrects the day', ['tide Brest', 'sorry meant monday'], 'Monday 23 November'],
    ['keeps the day that is said while a place is chosen', ['tide', 'and tomorrow?', 'Kiel'], 'Saturday 21 November'],
    ['keeps the question while a place is unknown', ['tide Xyzzy', 'Kiel'], 'Tide at Kiel'],
    ['takes a number for the next hour', ['tide Brest at 3pm', 'and 5?'], 'At 17:00 today'],
    ['looks for a pursuit in the hour from now', ['can I swim in Brest in 3 hours'], 'mm · 13:00 to 14:00'],
    [
      'tells a question and the plan behind it apart',
      ['when tonight is the wind strongest in Brest? We want to take the boat out tomorrow morning.'],
      'm · 04:00 to 12:00',
    ],
    [
      'says the Moon of the sunrise beside it',
      ['when is sunrise in Brest and where will the moon be'],
      'Moon tomorrow at 08:34',
    ],
    [
      'takes a day of the month from a holiday',
      ['we are in Brest over Christmas, low water on the 27th?'],
      '27 December',
    ],
    ['says how the tide goes for want of a stream', ['current in Brest tomorrow morning'], 'Rising tomorrow'],
    ['takes the hour that is to come', ['tide Brest at 6'], 'At 18:00 today'],
    ['looks into the next hours', ['high tide Brest in the next 6 hours'], 'today from 10:00 to 16:00'],
    ['keeps the next hours', ['high tide Brest in the next 6 hours', 'and low?'], 'today between 10:00 and 16:00'],
    ['knows this time of tomorrow', ['tide height Brest this time tomorrow'], 'At 10:00 tomorrow'],
    ['begins at once until a time', ['high tide Brest until 4pm'], 'today from 10:00 to 16:00'],
    ['takes a time of tomorrow where it is over', ['tide Brest at 8am'], 'At 08:00 tomorrow'],
    ['takes it of next week behind its weekday', ['tide Brest friday at 8am'], 'At 08:00 on Friday 27 November'],
    ['takes a weekday for today until then', ['tide Brest friday at 8pm'], 'At 20:00 today'],
    ['takes it of today just after it', ['tide Brest at 9:30'], 'At 09:30 today'],
    ['takes it of today where it is said', ['tide Brest today at 8am'], 'At 08:00 today'],
    ['takes it of today in the past', ['what was the tide at 8 in Brest'], 'At 08:00 today'],
    ['takes half an hour of the evening', ['tide Brest half past seven'], 'At 19:30 today'],
    ['says a height where no level is named', ['is there enough water in Brest at 3pm'], 'At 15:00 today'],
    [
      'says when it rises in a part of a day',
      ['is the tide rising in Brest this afternoon'],
      'today from 12:00 to 18:00',
    ],
    ['shows a week of a calendar', ['tide calendar Brest'], 'Thursday 26 November'],
    ['takes the hour nearer to the last one', ['tide Brest 5am', 'at 6?'], 'At 06:00 tomorrow'],
    ['takes the time of the sun', ['tide Brest at sunset'], 'At 17:33 today'],
    ['takes it of tomorrow where it is over', ['tide Brest at dawn'], 'At 07:59 tomorrow'],
    ['has a first line for each of two questions', ['wind and tide Brest tomorrow'], 'High water tomorrow'],
    ['does not name today again', ['tide Brest', 'and friday?'], 'Friday 27 November'],
    ['goes on from a later week', ['tide Brest 5 December', 'and sunday?'], 'Sunday 6 December'],
    ['asks the same of a bare place', ['high tide Brest tomorrow', 'Kiel'], 'High water tomorrow'],
    ['keeps conditions', ['when is the wind below 20 kn in Brest', 'and on sunday?'], 'Wanted: wind below 20 kn'],
    ['adds conditions', ['when is the wind below 20 kn in Brest', 'and waves below 2 m'], 'wind below 20 kn · waves'],
    ['goes on without a place', ['moon phase', 'and on 9 december'], 'New moon'],
    ['repeats the answer to a bare question', ['rising or falling in Brest', 'until when?'], 'Tide at Brest'],
    ['takes a speed for the wind', ['when can i go kayaking at Brest', 'under 8 knots'], 'wind below 8 kn'],
    ['adds daylight', ['when is the wind below 20 kn in Brest', 'only in daylight'], 'wind below 20 kn · daylight'],
    ['asks anew for high water', ['when is the wind below 20 kn in Brest', 'high water?'], 'High water today'],
    ['takes no question for agreement', ['low tide Brest', 'ok what time is that'], 'Next low water: 19:00'],
    ['is not about half a day', ['low tide Brest', 'is that am or pm'], 'Low water today: 07:00 (1.0 m), 19:00'],
    ['sets the home that is missing', ['tide home', 'set it to Kiel'], 'Home is Kiel'],
    ['names a word that may be no place', ['wind Brest', 'will it pick xyzzy'], 'Not understood: “xyzzy”'],
    ['searches for a level without a day', ['tide Brest', 'when is the next one over 4m'], 'Wanted: tide above 4.0 m'],
    ['keeps the units', ['tide Brest', 'in feet', 'and tomorrow?'], '16.4 ft'],
    ['goes on at home', ['place home Brest', 'tide sunday', 'high water?'], 'Sunday 22 November'],
    ['leaves out a unit that is not wanted', ['knots please, not mph'], 'Wind: kn'],
    ['leaves out a day that is not wanted', ['tide Brest', 'sunday not today'], 'Sunday 22 November'],
    ['keeps the time', ['tide Brest at 5pm', 'and tomorrow at the same time'], 'At 17:00 tomorrow'],
    ['takes a number for the next day', ['tide Brest 28 november', '29'], 'Sunday 29 November'],
    ['answers no remark', ['tide Brest', 'my uncle reckons'], 'I did not get that.'],
    ['answers no question about anything else', ['who won the rugby last night'], 'I did not get that.'],
    [
      'is a wish for units where nothing else is said',
      ['wind in mph and temps in fahrenheit please'],
      'Changed: Wind: mph; Temperature: °F',
    ],
    ['says that an unknown name is no place', ['Glimmerwick'], 'I know no place called “Glimmerwick”.'],
    ['names the words of a remark', ['tide Brest', 'its for my xyzzy'], 'Not understood: “xyzzy”'],
    ['asks for a place that stands alone', ['tide Brest', 'xyzzy'], 'I know no place called “xyzzy”'],
  ])('%s', async (_, said, expected) => {
    expect(await lastOf(said)).toContain(expected);
  });

  it.each([
    ['fr', ['marée Brest dimanche', 'et le lendemain ?'], 'Lundi 23 novembre'],
    ['fr', ['marée Brest', 'non, dimanche'], 'Dimanche 22 novembre'],
    ['fr', ['marée Brest demain', 'ok merci !'], 'Avec plaisir.'],
    ['fr', ['marée Brest', 'merci', 'et demain ?'], 'Samedi 21 novembre'],
    ['de', ['Tide Kiel Sonntag', 'am Tag danach?'], 'Montag, 23. November'],
    ['de', ['Tide Kiel', 'nein, Sonntag'], 'Sonntag, 22. November'],
    ['de', ['Tide Kiel 1. bis 3. Dezember'], 'Dienstag, 1. Dezember'],
  ])('goes on in %s: %s', async (language, said, expected) => {
    expect(await lastOf(said, language)).toContain(expected);
  });

  it('says first what there are no data about', async () => {
    const answer = await chatFixture().ask('thunder tonight in Brest?');
    expect(linesOf(answer)[1]).toBe('There are no data about “thunder” here.');
  });

  it('says what there are no data about', async () => {
    expect(linesOf(await chatFixture().ask('jellyfish and tide Brest'))).toContain(
      'There are no data about “jellyfish” here.',
    );
  });
});

describe('a conversation over the gazetteer', () => {
  const gazetteer = placesOverStations();

  it.each([
    [
      'is narrowed by an area, again and again',
      ['tide Falmouth', 'Cornwall', 'Massachusetts'],
      'Falmouth, Massachusetts',
    ],
    [
      'goes on to another place than those that are offered',
      ['tide Falmouth', 'ok, and in Penzance?'],
      'Tide at Penzance',
    ],
    ['goes to an island near the last place', ['tide Büsum', 'helgoland'], 'Tide at Helgoland'],
    ['is about no town that a remark is called like', ['tide Brest', 'my nan lives there'], 'I did not get that.'],
    ['is narrowed by what is known already', ['tide Büsum', 'Germany'], 'Tide at Büsum'],
    ['offers what a misspelled name may mean', ['tide Brest', 'brixam please'], 'Did you mean Brixham'],
    ['prefers a place to words beside it', ['i am at Clevedon when is it deep enough'], 'Clevedon, England'],
  ])('%s', async (_, said, expected) => {
    const { ask } = chatFixture({ gazetteer });
    for (const text of said.slice(0, -1)) await ask(text);
    expect(linesOf(await ask(said.at(-1) ?? '')).join('\n')).toContain(expected);
  });
});

it('a question behind the only place that is offered is about it, and about no town called like the question', async () => {
  const { ask } = chatFixture({ gazetteer: placesOverStations() });
  await ask('vent fort à la pointe de penhir ?', { language: 'fr' });
  expect((await ask('rafales', { language: 'fr' })).title).toBe('Météo : Pointe de Pen-Hir, Bretagne, France');
});

describe('a name of the gazetteer', () => {
  const gazetteer = placesOverStations();

  it.each([
    ['that is a word as well, with a capital', 'en', 'wind in Nice tomorrow', 'Weather at Nice'],
    ['that is a word as well, at the end', 'en', 'tide nice', 'Tide at Nice'],
    ['that is a kind of place as well', 'fr', 'vent à Peniche', 'Météo : Peniche'],
    [
      'behind a preposition that begins a name elsewhere',
      'fr',
      'météo marine dans 3 jours à Bonifacio',
      'Météo : Bonifacio',
    ],
    ['like a day but for a letter', 'en', 'Sanday 5 december tide times', 'Tide at Sanday'],
    ['with an apostrophe inside', 'en', "tides Moloka'i tomorrow", 'Moloka'],
    ['with an s behind an apostrophe', 'en', "St. John's tides tomorrow", "Which St. John's do you mean?"],
    ['of known words, behind a preposition', 'en', 'waves in the english channel', 'English Channel'],
    ['that begins with a condition', 'en', 'Bar Harbor low tides this week', 'Tide at Bar Harbor'],
    ['like a condition but for a letter', 'de', 'Nebel auf der Elbe bei Cuxhaven', 'Wetter: Cuxhaven'],
    ['that ends in a condition', 'en', 'Coos Bay Bar tides', 'Coos Bay Bar'],
    ['before a preposition', 'en', 'when is high tide at Athens on saturday', 'Athens, '],
    ['before one that would make it another name', 'en', 'high tide at kent on saturday', 'Kent'],
    ['that ends in a particle', 'fr', "quand est la pleine mer à l'île de ré samedi", 'Île de Ré'],
    ['that begins with a particle', 'en', 'tides da nang tomorrow', 'Da Nang'],
    ['of more words behind a preposition', 'fr', 'marée de Newport Beach', 'Newport Beach'],
  ])('is found %s', async (_, language, text, expected) => {
    const answer = linesOf(await chatFixture({ gazetteer }).ask(text, { language })).join('\n');
    expect(answer).toContain(expected);
    expect(answer).not.toMatch(/not understood|compris|Gesucht|Wanted/i);
  });

  it('leaves the place of the conversation to a word', async () => {
    const { ask } = chatFixture({ gazetteer });
    await ask('tide Brest');
    expect((await ask('is the weather nice')).title).toContain('Brest');
  });
});

describe('words that are of no use', () => {
  it('are named in the answer', async () => {
    expect(linesOf(await chatFixture().ask('tide Brest frobnicated'))).toContain('Not understood: “frobnicated”.');
    expect(linesOf(await chatFixture().ask('next 999 full moons Brest'))).toContain('Not understood: “999”.');
    expect(linesOf(await chatFixture().ask('sun Brest 15:00'))).toContain('Not understood: “15:00”.');
  });

  it.each([
    ['Gezeiten Brest frobniziert', 'de', 'Nicht verstanden: „frobniziert“.'],
    ['marée Brest frobnique', 'fr', 'Pas compris : « frobnique ».'],
  ])('are quoted as the language does: %s', async (text, language, line) => {
    expect(linesOf(await chatFixture().ask(text, { language }))).toContain(line);
  });

  it('are read as others where only one fits, which is said', async () => {
    const answer = await chatFixture().ask('tide Brest tomorow');
    expect(linesOf(answer)).toContainEqual(expect.stringMatching(/^Saturday 21 November/));
    expect(answer.note).toContain('I read “tomorow” as “tomorrow”.');
  });
});

describe('what is the same at every place', () => {
  it('is said beside an explanation', async () => {
    const lines = linesOf(await chatFixture().ask('why are tides bigger at full moon and when is the next full moon'));
    expect(lines.join('\n')).toMatch(/Springs are the tides[^]*Next full moon/);
  });

  it.each([
    ['next full moon', 'en', 'Next full moon: Tue 24 Nov 14:53.', 'Times UTC'],
    ['Vollmond', 'de', 'Nächster Vollmond: Di, 24. Nov. 15:53.', 'Zeiten Europe/Berlin'],
    ['c’est quand la pleine lune ?', 'fr', 'Prochaine pleine lune : mar. 24 nov. 15:53.', 'Heures Europe/Paris'],
    ['when is the winter solstice', 'en', 'December solstice: Mon 21 Dec 20:50.', 'Times UTC'],
    ['Frühlingsanfang', 'de', 'Märzäquinoktium: Sa, 20. März 2027 21:25.', 'Zeiten Europe/Berlin'],
  ])('“%s” needs none', async (text, language, line, zone) => {
    const answer = await chatFixture().ask(text, { language });
    expect(linesOf(answer)[1]).toBe(line);
    expect(answer.note).toContain(zone);
  });

  it('is at home where there is one', async () => {
    const { ask } = chatFixture();
    await ask('place home Brest');
    const answer = await ask('next full moon');
    expect(linesOf(answer)[1]).toBe('Next full moon: Tue 24 Nov 15:53.');
    expect(answer.note).toContain('Times Europe/Paris');
  });

  it('is about the day beside another question', async () => {
    const answer = await chatFixture().ask('tide Brest winter solstice');
    expect(linesOf(answer).slice(0, 2).join()).toContain('Monday 21 December');
  });

  it('asks for the place of anything else', async () => {
    expect((await chatFixture().ask('moonrise')).ok).toBe(false);
    expect((await chatFixture().ask('full moon and tide')).ok).toBe(false);
  });
});

describe('a day', () => {
  it('that makes no difference is named', async () => {
    expect((await chatFixture().ask('stations Brest tomorrow')).note).toContain(
      'This answer is not limited to that day.',
    );
    expect((await chatFixture().ask('stations Brest')).note).not.toContain('This answer is not limited to that day.');
  });
});

describe('several days', () => {
  it('are all in the answer, of every command', async () => {
    const { ask } = chatFixture();
    expect(linesOf(await ask('moon Brest weekend')).join('\n')).toMatch(/Sat 21 .*\nSun 22 /);
    expect(linesOf(await ask('sun Brest 2d')).join('\n')).toMatch(/Fri 20 .*\nSat 21 /);
    expect(linesOf(await ask('Brest today and tomorrow')).join('\n')).toMatch(
      /Friday 20 November[^]*Saturday 21 November/,
    );
  });

  it('are cut where they are too many, which is said', async () => {
    expect(linesOf(await chatFixture().ask('Brest next week'))).toContain(
      'Shown up to Wed 25 Nov: at most 3 days at once.',
    );
  });
});

describe('a language without texts', () => {
  it.each([
    ['en', 'talk to me in Welsh', 'Language cannot be “Welsh”. Try one of German, English'],
    ['nl', 'antwoord in het fries', 'Taal kan niet „Fries” zijn. Probeer een van Duits, Engels'],
    ['ja', '中国語で答えて', '言語を「中国語」にはできません。'],
  ])('in %s: “%s” is answered by those that there are', async (language, text, expected) => {
    expect((await chatFixture().ask(text, { language })).title).toContain(expected);
  });
});

describe('a question for the meaning of a term', () => {
  it('is answered in two sentences at most, in every language', () => {
    const dictionary = openDictionary();
    for (const language of dictionary.languages) {
      for (const term of Object.keys(explainedBy)) {
        const sentences = dictionary
          .in(language)
          .say(`explain-${term}`)
          .split(/(?<=[.!?]) (?=\p{Lu})/u);
        expect(sentences.length, `${language} ${term}`).toBeLessThanOrEqual(2);
      }
    }
  });

  it('leads back to the place of the conversation, which goes on', async () => {
    const { ask } = chatFixture();
    await ask('tide Brest tomorrow');
    const answer = await ask('what’s a neap tide?');
    expect(linesOf(answer).join('\n')).toContain('smallest range');
    expect(answer.buttons).toEqual([{ label: 'Tide Brest', command: 'tide', options: { place: 'geonames:3030300' } }]);
    expect(linesOf(await ask('and sunday?')).join('\n')).toContain('Sunday 22 November');
  });

  it('is what a question for the next one is about', async () => {
    const { ask } = chatFixture();
    await ask('what’s a neap tide?');
    await ask('when is the next one');
    expect((await ask('in Brest')).title).toContain('Tide at Brest');
    await ask('wind Kiel tomorrow');
    await ask('was ist eine Springtide');
    expect((await ask('wann ist die nächste')).title).toContain('Gezeiten: Kiel');
    expect((await ask('and the wind?')).title).toContain('Weather at Kiel');
  });

  it('needs no place, whatever else is said', async () => {
    const { ask } = chatFixture();
    const answer = await ask('wat is aflandige wind en waarom is dat gevaarlijk voor suppers', { language: 'nl' });
    expect(linesOf(answer).join('\n')).toContain('Aflandige wind waait van land naar zee');
  });

  it('is said to be unknown, and no place is asked for', async () => {
    for (const text of ['what is a snorkelwump', 'what does hydrography mean']) {
      const lines = linesOf(await chatFixture().ask(text)).join('\n');
      expect(lines).toMatch(/I have no explanation of “(snorkelwump|hydrography)”/);
    }
  });

  it('may stand beside another question', async () => {
    const behind = linesOf(await chatFixture().ask('tide Brest, why are they so big')).join('\n');
    expect(behind).toMatch(/Tide at Brest[^]*What it means\nHow far the sea/);
    const before = linesOf(await chatFixture().ask('what does neap mean? tide Brest')).join('\n');
    expect(before).toMatch(/Tide at Brest[^\n]*\nNeaps are/);
  });

  it.each([
    ['en', 'difference between gust and mean wind pls', 'The mean wind is the average over ten minutes'],
    ['en', 'is a coefficient of 110 a lot?', '110 is very much'],
    ['de', 'sind 9 sekunden viel?', '9 s sind mittel bis lang'],
    ['fr', 'c’est quoi le contraire de vive-eau', 'Les mortes-eaux sont'],
    ['nl', 'wat is dat, de kentering', 'De kentering is'],
    ['es', 'qué es fuerte marejada', 'Mar 4: fuerte marejada'],
    ['pt', 'o que é terral?', 'O terral é'],
    ['it', 'cosa significa mare forza 4?', 'Mare 4: molto mosso'],
    ['ja', '大潮と中潮って何が違うの', '中潮は、'],
  ])('needs no place, in %s: “%s”', async (language, text, expected) => {
    expect(linesOf(await chatFixture().ask(text, { language })).join('\n')).toContain(expected);
  });

  it('names a term that it has no explanation of', async () => {
    const lines = linesOf(await chatFixture().ask('what is a gybe')).join('\n');
    expect(lines).toContain('no explanation of “gybe”');
  });
});

describe('a complaint', () => {
  it('is answered with the usual reasons, the zone of the place, and where to go on', async () => {
    const { ask } = chatFixture();
    await ask('tide Brest');
    const answer = await ask('your times are all wrong');
    expect(answer.title).toContain('a book may use UTC');
    expect(linesOf(answer).join('\n')).toContain('Europe/Paris (UTC+1)');
    expect(answer.buttons?.map(({ command }) => command)).toEqual(['stations', 'about']);
  });
});

it('the first lines of two questions stand before the rest of both', async () => {
  const lines = linesOf(await chatFixture().ask('sunset and high tide Brest today'));
  expect(lines.slice(1, 3)).toEqual([
    expect.stringContaining('Sunset today: '),
    expect.stringContaining('High water today: '),
  ]);
  expect(lines.filter((line) => line.includes('High water today: '))).toHaveLength(1);
});

describe('the first line about the tide', () => {
  it.each([
    ['high tide Brest at 3pm', 'High water today: '],
    ['high tide Brest at 3pm', 'At 15:00 today: '],
    ['how high is the tide in Brest tomorrow', 'High water tomorrow: '],
    ['tide Brest tomorrow at 15:00', 'At 15:00 tomorrow: '],
    ['thinking of Brest about 7 tomorrow morning, what is the tide', 'At 07:00 tomorrow: '],
    ['tide above 6 m Brest next 5 days', 'Above 6.0 m (LAT) from Friday 20 November to Tuesday 24 November: never.'],
    ['which day next week is high tide in Brest closest to 7am', 'High water nearest to 07:00: '],
    ['last high tide in Brest before midnight', 'High water today from '],
    ['springs Brest next week', 'Highest water from Monday 23 November to Sunday 29 November: 5.0 m, '],
  ])('of “%s” begins with “%s”', async (text, expected) => {
    expect(linesOf(await chatFixture().ask(text)).join('\n')).toContain(expected);
  });
});

describe('thanks', () => {
  it.each([
    ['thanks, you nailed the tide yesterday', 'en'],
    ['danke, passte gestern super mit dem Wind', 'de'],
    ['gracias, ayer la marea justo como dijiste', 'es'],
    ['obrigado, ontem bateu certinho a maré', 'pt'],
  ])('“%s” asks for no tide and for no place', async (text, language) => {
    const { ask } = chatFixture();
    expect((await ask(text, { language })).title).toMatch(/welcome|Gern|nada/);
  });
});

it.each([
  ['high tide Brest from Monday to Friday except Wednesday', 'en', 'Wednesday'],
  ['pleamar en Brest de lunes a viernes menos el miércoles', 'es', 'miércoles'],
  ['preia-mar em Brest de segunda a sexta menos quarta', 'pt', 'quarta'],
  ['alta marea a Brest da lunedì a venerdì tranne mercoledì', 'it', 'mercoledì'],
  ['Brestの月曜から金曜の満潮、水曜以外', 'ja', '水曜'],
])('“%s” has four days', async (text, language, leftOut) => {
  const lines = linesOf(await chatFixture().ask(text, { language })).slice(1, 5);
  expect(lines.filter((line) => /5[.,]0/.test(line))).toHaveLength(4);
  expect(lines.join()).not.toContain(leftOut);
});
