import { describe, expect, it } from 'vitest';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

const en = { language: 'en' };
const fr = { language: 'fr' };
const de = { language: 'de' };

/** The last answer of a conversation. */
async function lastOf(said: readonly string[], from: { readonly language: string }): Promise<string> {
  const { ask } = chatFixture();
  let last = '';
  for (const text of said) last = linesOf(await ask(text, from)).join('\n');
  return last;
}

describe('one of the waters of a day', () => {
  it.each([
    [en, 'the second low tide tomorrow at Brest', 'Low water tomorrow: 19:00'],
    [en, 'last low water tomorrow Brest', 'Low water tomorrow: 19:00'],
    [fr, 'la première basse mer demain à Brest', 'Basse mer demain : 07:00'],
    [de, 'das zweite Niedrigwasser morgen in Brest', 'Niedrigwasser morgen: 19:00'],
    [en, 'the third low tide tomorrow at Brest', 'Low water tomorrow: 07:00 (1.0 m), 19:00'],
  ])('is asked for: %j %s', async (from, text, expected) => {
    expect(await lastOf([text], from)).toContain(expected);
  });
});

describe('a step from the last answer on', () => {
  it.each([
    [
      'the full moon after the next',
      en,
      ['next full moon Brest', 'and the one after?'],
      'Tue 24 Nov 15:53, Thu 24 Dec',
    ],
    [
      'as often as it is asked for',
      en,
      ['next full moon Brest', 'the next one', 'and after that?'],
      'Dec 02:28, Fri 22 Jan',
    ],
    [
      'back again',
      en,
      ['next full moon Brest', 'the next one', 'the previous one'],
      'Next full moon: Tue 24 Nov 15:53.',
    ],
    ['supermoons', fr, ['prochaine super lune Brest', 'et la suivante ?'], 'jeu. 24 déc.'],
    ['eclipses', de, ['nächste Mondfinsternis in Brest', 'und die danach?'], '; '],
    [
      'high waters',
      en,
      ['when is high tide in Brest', 'and the one after that?'],
      'Next high water: 13:00, 5.0 m, in 3 h 00. Then',
    ],
    ['high waters', fr, ['à quelle heure est la pleine mer à Brest', 'et celle d’après ?'], 'Prochaine pleine mer'],
    ['high waters', de, ['wann ist Hochwasser in Brest', 'und das nächste?'], 'Nächstes Hochwasser'],
    ['the next day', en, ['sunset Brest tomorrow', 'and the following one?'], 'Sunset on Sunday 22 November'],
    ['the next day', fr, ['coucher du soleil demain à Brest', 'et le suivant ?'], 'dimanche 22 novembre'],
    ['the next day', de, ['Sonnenuntergang morgen in Brest', 'und der danach?'], 'Sonntag, 22. November'],
    ['the day before', en, ['sunset Brest tomorrow', 'and the one before?'], 'Sunset today'],
    ['the day before', fr, ['coucher du soleil demain à Brest', 'le précédent'], 'Coucher du soleil aujourd’hui'],
    ['the day before', de, ['Sonnenuntergang morgen in Brest', 'und der davor?'], 'Sonnenuntergang heute'],
    ['the next weekend', en, ['tide Brest this weekend', 'and the one after?'], 'Saturday 28 November'],
    ['the weekend after that', en, ['tide Brest this weekend', 'the next one', 'the next one'], 'Saturday 5 December'],
    ['the second of two days', en, ['tide Brest this weekend', 'the second one'], 'Sunday 22 November'],
    ['the second of two days', de, ['Gezeiten Brest am Wochenende', 'der zweite'], 'Sonntag, 22. November'],
    ['the second of several days', fr, ['marée à Brest 3 jours', 'la deuxième'], 'Samedi 21 novembre'],
    ['the second of two places', en, ['sunset in Brest and Kiel', 'and for the second one?'], 'Sunset'],
    ['the last of two places', fr, ['coucher du soleil à Brest et à Kiel', 'la dernière'], 'Soleil : Kiel'],
    ['the one after the next', de, ['Sonnenuntergang morgen in Brest', 'und der übernächste?'], 'Montag, 23. November'],
    ['the same day a week later', en, ['sunset Brest tomorrow', 'and the same day next week'], 'Saturday 28 November'],
    [
      'the same day a week later',
      fr,
      ['coucher du soleil demain à Brest', 'le même jour la semaine suivante'],
      'samedi 28 nov',
    ],
    [
      'the same day a week later',
      de,
      ['Sonnenuntergang morgen in Brest', 'und eine Woche später?'],
      'Samstag, 28. November',
    ],
    [
      'the second low water of a day',
      en,
      ['low tide Brest tomorrow', 'how high is the second one?'],
      'Low water tomorrow: 19:00',
    ],
    [
      'the second low water of a day',
      fr,
      ['basse mer à Brest demain', 'la deuxième est à quelle heure ?'],
      'Basse mer demain : 19:00',
    ],
    [
      'the first low water of a day',
      de,
      ['Niedrigwasser morgen in Brest', 'und das erste?'],
      'Niedrigwasser morgen: 07:00',
    ],
    [
      'all waters of another day',
      en,
      ['low tide Brest tomorrow', 'the second one', 'and on Monday?'],
      'on Monday 23 November: 07:00',
    ],
    [
      'the last two places',
      en,
      ['sunset in Brest tomorrow', 'and in Kiel?', 'which of the two is earlier?'],
      'Brest: sunset tomorrow',
    ],
    [
      'both of them',
      fr,
      ['coucher du soleil à Brest', 'et à Kiel ?', 'et les deux demain ?'],
      'Brest : coucher du soleil demain',
    ],
    [
      'both, and of these the second',
      de,
      ['Sonnenuntergang in Brest', 'und in Kiel?', 'beide morgen', 'das zweite'],
      'Sonnenuntergang morgen',
    ],
    [
      'what is left of the day',
      en,
      ['low tide Brest tomorrow morning', 'and after that?'],
      'tomorrow from 12:00 to 24:00: 19:00',
    ],
    [
      'what is left of the day',
      fr,
      ['basse mer à Brest demain matin', 'plus tard ?'],
      'demain entre 12:00 et 24:00 : 19:00',
    ],
    [
      'what is left of the day',
      de,
      ['Niedrigwasser in Brest morgen früh', 'und später?'],
      'morgen von 12:00 bis 24:00: 19:00',
    ],
  ])('leads to %s', async (_, from, said, expected) => {
    expect(await lastOf(said, from)).toContain(expected);
  });

  it.each([
    [en, ['how high is the tide in Brest now', 'and the one after?'], 'Not understood: “the one after”.'],
    [en, ['sunset in Brest', 'the second one'], 'Not understood: “the second one”.'],
    [en, ['sunset in Brest', 'which of the two?'], 'Not understood: “which of the two”.'],
    [fr, ['coucher du soleil à Brest', 'laquelle des deux ?'], 'Pas compris : « laquelle des deux ».'],
    [de, ['Sonnenuntergang in Brest', 'welches von beiden?'], 'Nicht verstanden: „welches von beiden“.'],
    [en, ['the second one'], 'Not understood: “the second one”.'],
  ])('that leads nowhere is named: %j %j', async (from, said, expected) => {
    const { ask } = chatFixture();
    let lines: string[] = [];
    for (const text of said) lines = linesOf(await ask(text, from));
    expect(lines).toContain(expected);
  });

  it.each([
    [en, 'why?'],
    [fr, 'plus de détails'],
    [de, 'warum?'],
  ])('words that ask nothing do not repeat the answer: %j %s', async (from, text) => {
    const answer = await lastOf(['tide Brest', text], from);
    expect(answer).not.toContain('Brest');
  });

  it.each([
    [en, ['tide Brest at 15:00', 'and sunset there?']],
    [fr, ['hauteur d’eau à Brest à 15h', 'et la lune ?']],
    [de, ['Wasserstand in Brest um 15 Uhr', 'und der Sonnenuntergang?']],
  ])('a time stays behind where the Sun or the Moon is asked about: %j %j', async (from, said) => {
    expect(await lastOf(said, from)).not.toContain('15:00');
  });

  it.each([
    [en, ['full moon Brest', 'and when does it set?'], 'Moonset on Tuesday 24 November'],
    [fr, ['phase de la lune à Brest', 'et elle se couche à quelle heure ?'], 'Coucher de la lune aujourd’hui'],
    [de, ['Vollmond in Brest', 'und wann geht er unter?'], 'Monduntergang am Dienstag, 24. November'],
    [en, ['golden hour Brest', 'and when does it rise?'], 'Sunrise today'],
    [en, ['next eclipse in Brest', 'solar only'], 'Next eclipse of the Sun'],
    [fr, ['prochaine éclipse à Brest', 'juste les solaires'], 'Prochaine éclipse de Soleil'],
    [de, ['nächste Finsternis in Brest', 'nur die der Sonne'], 'Nächste Sonnenfinsternis'],
  ])('goes on with the same body: %j %j', async (from, said, expected) => {
    expect(await lastOf(said, from)).toContain(expected);
  });

  it.each([
    [en, ['pressure Brest', 'rising or falling?'], 'Air pressure'],
    [fr, ['pression à Brest', 'ça monte ou ça descend ?'], 'Pression maint'],
    [de, ['Luftdruck in Brest', 'steigend oder fallend?'], 'Luftdruck jetzt'],
    [en, ['water temperature in Brest and Kiel', 'which is warmer?'], 'Water temperature'],
    [fr, ['température de l’eau à Brest et à Kiel', 'la plus chaude des deux ?'], 'Température de l’eau'],
    [de, ['Wassertemperatur in Brest und Kiel', 'welches ist wärmer?'], 'Wassertemperatur jetzt'],
    [en, ['water temperature in Brest', 'and Kiel?', 'which is warmer?'], 'Water temperature'],
    [fr, ['température de l’eau à Brest', 'et à Kiel ?', 'où est-elle la plus chaude ?'], 'Température de l’eau'],
    [de, ['Wassertemperatur in Brest', 'und in Kiel?', 'wo ist es wärmer?'], 'Wassertemperatur jetzt'],
    [en, ['wind in Brest', 'and after that?', 'and after that?'], 'Wind tomorrow'],
  ])('keeps what was measured: %j %j', async (from, said, expected) => {
    const hours = Array.from({ length: 96 }, (_, hour) => ({
      at: Date.UTC(2026, 10, 20) + hour * 3_600_000,
      values: { windSpeed: 5, windDirection: 180, pressure: 1000 + hour / 10, waterTemperature: 12, temperature: 10 },
    }));
    const { ask } = chatFixture({ weather: { hours, sources: [] } });
    let last = '';
    for (const text of said) last = linesOf(await ask(text, from)).join('\n');
    expect(last).toContain(expected);
  });

  it.each([
    [en, ['when is there more than 4 m in Brest this week', 'only in daylight'], 'Wanted: tide above 4.0 m · daylight'],
    [fr, ['quand y a-t-il plus de 4 m à Brest cette semaine', 'seulement de jour'], 'marée de plus de 4,0 m · de jour'],
    [de, ['wann stehen mehr als 3 m in Brest diese Woche', 'nur bei Tageslicht'], 'über 3,0 m · bei Tageslicht'],
  ])('a level is a condition beside the one that is added: %j %j', async (from, said, expected) => {
    expect(await lastOf(said, from)).toContain(expected);
  });

  it('an island is another place, and not where a namesake of the last one lies', async () => {
    const brest = { id: 'geonames:3030300', name: 'Brest', point: { lat: 48.39, lng: -4.486 }, zone: 'Europe/Paris' };
    const namesake = { ...brest, id: 'geonames:1', name: 'Brest near it' };
    const island = { id: 'sea:kiel', name: 'Kiel', point: { lat: 54.32, lng: 10.13 }, zone: 'Europe/Berlin' };
    const found = { Kiel: island, 'Brest, Kiel': namesake };
    const { ask } = chatFixture({
      gazetteer: {
        isArea: (name) => name === 'Kiel',
        isIsland: (name) => name === 'Kiel',
        find: async (name) => ({ kind: 'place', place: found[name as keyof typeof found] ?? brest }),
      },
    });
    await ask('tide Brest');
    expect((await ask('und auf Kiel?')).title).toContain('Kiel');
  });

  it('the day after is no daylight', async () => {
    expect(await lastOf(['wann stehen in Brest mehr als 3 m', 'am Tag danach'], de)).not.toContain('Tageslicht');
  });

  it.each([
    [en, ['is it high tide in Brest', 'when is it then?'], 'High water today: 01:00'],
    [fr, ['est-ce marée haute à Brest ?', 'c’est quand alors ?'], 'Pleine mer aujourd’hui'],
    [de, ['ist gerade Flut in Brest?', 'wann dann?'], 'Hochwasser heute'],
    [en, ['is it low tide in Brest', 'when is it?', 'and the one after?'], 'Next low water'],
  ])('a state that was asked about is asked for its time: %j %j', async (from, said, expected) => {
    expect(await lastOf(said, from)).toContain(expected);
  });

  it.each([
    ['in the language of the conversation', en, ['tide Brest', 'Genau'], 'I did not get that'],
    ['with the same height back in metres', fr, ['marée à Brest', 'en pieds', 'reviens en mètres'], '5,0 m'],
    ['about the direction', de, ['Gezeiten Brest', 'Richtung?'], 'Gezeiten: Brest'],
  ])('is answered %s', async (_, from, said, expected) => {
    expect(await lastOf(said, from)).toContain(expected);
  });

  it('narrows a name that several places have by the area said with it again', async () => {
    const brest = { id: 'geonames:3030300', name: 'Brest', point: { lat: 48.39, lng: -4.486 }, zone: 'Europe/Paris' };
    const other = { ...brest, id: 'geonames:1', name: 'Brest', region: 'Limburg' };
    const { ask } = chatFixture({
      gazetteer: {
        isArea: (name) => name === 'Brittany',
        find: async (name) =>
          name === 'Brest, Brittany'
            ? { kind: 'place', place: brest }
            : { kind: 'choice', why: 'namesakes', places: [brest, other] },
      },
    });
    await ask('tide Brest');
    expect((await ask('I meant Brest in Brittany')).title).toBe('Tide at Brest');
  });

  it.each([
    [en, ['is the tide coming in at Brest?', 'until when?'], 'France\nNow rising, '],
    [fr, ['est-ce que la mer monte à Brest ?', 'jusqu’à quand ?'], 'France\nLa mer monte, '],
    [en, ['high tide Brest', 'how long until then?'], 'Next high water: 13:00'],
    [de, ['Niedrigwasser Brest', 'wie lange noch?'], 'Nächstes Niedrigwasser: 19:00'],
    [en, ['low tide Brest tomorrow', 'when exactly?'], 'Low water tomorrow'],
    [en, ['next high tide Brest', 'and the one before?'], 'on Thursday 19 November'],
    [de, ['Hochwasser Brest', 'und das übernächste?'], 'Danach Sa, 21. Nov. 01:00 (5,0 m), Sa, 21. Nov. 13:00'],
    [en, ['low tide Brest', 'when is the lowest this week?'], 'Lowest water from'],
    [en, ['tide Brest', 'metres or feet?'], '5.0 m'],
    [fr, ['marée Brest', 'en mètres ou en pieds ?'], '5,0 m'],
    [de, ['Tide Brest', 'in Metern oder Fuß?'], '5,0 m'],
    [en, ['tide Brest', 'in feet'], '16.4 ft'],
    [en, ['tide Brest', 'no, the other one'], 'I did not get that'],
    [de, ['Gezeiten Brest', 'nein, das andere'], 'Das habe ich nicht verstanden'],
    [fr, ['basse mer Brest', 'j’aurais combien de temps ?'], 'Je n’ai pas compris'],
    [de, ['Sonnenuntergang Brest', 'wie lange ist es noch hell?'], 'Letztes Licht'],
  ])('goes on from the water that was answered: %j %j', async (from, said, expected) => {
    expect(await lastOf(said, from)).toContain(expected);
  });

  it.each([
    [en, ['wind Brest tomorrow', 'when does it drop?'], 'Wind: already below 11 kn: 10 kn from S (Sat 21 Nov 00:00)'],
    [en, ['wind Brest', 'is it getting stronger?'], 'Wind: not over 11 kn up to'],
    [en, ['waves Brest', 'will they get bigger?'], 'Waves: already 1.5 m now'],
    [fr, ['vent à Brest demain', 'ça se calme quand ?'], 'Vent : déjà moins de 11 nd'],
    [fr, ['houle à Brest', 'ça baisse quand ?'], 'Houle : déjà moins de 1,0 m : 0,8 m maintenant'],
    [fr, ['vent à Brest', 'quand est-ce qu’il tombe ?'], 'Vent : déjà moins de 11 nd'],
    [fr, ['vent à Brest', 'ça va forcir ?'], 'Vent : pas plus de 11 nd'],
    [de, ['Wind in Brest', 'wann lässt er nach?'], 'Wind: schon unter'],
    [de, ['Wind in Brest', 'wirds stärker?'], 'nicht über'],
    [en, ['rain Brest', 'for how long?'], 'Rain: until '],
    [en, ['rain Brest', 'until when?'], 'Rain: until '],
    [fr, ['pluie Brest', 'ça s’arrête quand ?'], 'Pluie : au moins jusqu’à'],
    [de, ['Regen Brest', 'wann hört es auf?'], 'Regen: mindestens bis'],
    [en, ['tide Brest', 'when does it drop?'], 'Falling'],
  ])('asks how the forecast goes on, by no name: %j %j', async (from, said, expected) => {
    const values = { windSpeed: 5, windDirection: 180, waveHeight: 1.5, swellHeight: 0.8, precipitation: 1 };
    const at = (hour: number): number => Date.UTC(2026, 10, 20) + hour * 3_600_000;
    const hours = Array.from({ length: 96 }, (_, hour) => ({ at: at(hour), values }));
    const { ask } = chatFixture({ weather: { hours, sources: [] } });
    let last = '';
    for (const text of said) last = linesOf(await ask(text, from)).join('\n');
    expect(last).toContain(expected);
    expect(last).not.toMatch(/Not understood|Pas compris|Nicht verstanden/);
  });

  it.each([
    [en, ['waves Brest tomorrow', 'bigger than 2 m?'], 'No: waves tomorrow: up to 1.5 m'],
    [en, ['waves Brest tomorrow', 'smaller than 2 m?'], 'Yes: waves tomorrow: up to 1.5 m'],
    [fr, ['vagues à Brest demain', 'plus d’un mètre ?'], 'Oui : vagues demain : jusqu’à 1,5 m'],
    [de, ['Wellen in Brest morgen', 'höher als 1 m?'], 'Ja: Wellen morgen: bis 1,5 m'],
    [en, ['tide Brest', 'over 4 m?'], 'Above 4.0 m (LAT) today'],
    [de, ['Mond in Kiel', 'wann geht er auf?', 'und unter?'], 'Monduntergang heute'],
    [de, ['Gezeiten Brest', 'und vor einer Woche?'], '13. November'],
    [en, ['tide Brest', 'a week ago?'], '13 November'],
    [fr, ['marée Brest', 'il y a une semaine ?'], '13 novembre'],
  ])('means what was measured: %j %j', async (from, said, expected) => {
    const at = (hour: number): number => Date.UTC(2026, 10, 20) + hour * 3_600_000;
    const hours = Array.from({ length: 96 }, (_, hour) => ({ at: at(hour), values: { waveHeight: 1.5 } }));
    const { ask } = chatFixture({ weather: { hours, sources: [] } });
    let last = '';
    for (const text of said) last = linesOf(await ask(text, from)).join('\n');
    expect(last).toContain(expected);
  });
});
