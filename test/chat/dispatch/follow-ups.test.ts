import { describe, expect, it } from 'vitest';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

const hours = Array.from({ length: 96 }, (_, hour) => ({
  at: Date.UTC(2026, 10, 20) + hour * 3_600_000,
  values: {
    windSpeed: 5,
    windDirection: 180,
    gust: 9,
    pressure: 1000,
    waterTemperature: 12,
    airTemperature: 10,
    precipitation: 0,
  },
}));

/** The last answer of a conversation. */
async function lastOf(said: readonly string[], language: string): Promise<string> {
  const { ask } = chatFixture({ weather: { hours, sources: [] } });
  let last = '';
  for (const text of said) last = linesOf(await ask(text, { language })).join('\n');
  return last;
}

describe('what is said next', () => {
  it.each([
    ['en', ['coefficient Brest', 'what does that mean?'], 'from 20 (smallest neaps)'],
    ['fr', ['coefficient Brest', 'ça veut dire quoi ?'], 'de 20 (plus faible morte-eau)'],
    ['de', ['Koeffizient Brest', 'was bedeutet der eigentlich?'], 'von 20 (kleinste Nipptide)'],
    ['de', ['was bedeutet das?'], 'Was man fragen kann'],
  ])('in %s asks what the last answer means: %j', async (language, said, expected) => {
    expect(await lastOf(said, language)).toContain(expected);
  });

  it.each([
    ['en', ['20 knots in km/h', 'in beaufort?'], '20 kn = '],
    ['it', ['12 nodi quanti km/h', 'e in beaufort?'], '12 kn = '],
    ['en', ['20 knots in km/h', 'and 30?'], '30 kn = '],
    ['en', ['low water Brest tomorrow', 'put a reminder for the first one'], 'between 00:00 and 12:24'],
    ['es', ['pleamar mañana en Brest', 'ponme un recordatorio para la segunda'], '12:24'],
    ['en', ['tide at Xyzzyville tomorrow', 'sunrise there?'], 'Xyzzyville'],
    ['en', ['tide at Xyzzyville tomorrow', 'and the wind?', 'Brest'], 'Wind tomorrow'],
    ['en', ['tide at Xyzzyville tomorrow', 'when is full moon'], 'Next full moon'],
    ['en', ['tide at Xyzzyville tomorrow', 'what does neap mean'], 'smallest range'],
    ['en', ['what are neaps', 'and when is the next one?'], 'Next neaps'],
    ['en', ['low water Brest tomorrow', 'is it dark then?'], '07:00 tomorrow: between sunset and sunrise'],
    ['en', ['low water Brest tomorrow', 'is it dark then?', 'and the wind then?'], 'Wind tomorrow at'],
    ['en', ['what time is 2 hours before high water at Brest'], 'Wanted: 2 h before high water'],
  ])('in %s keeps the place, the amount, the event or the time: %j', async (language, said, expected) => {
    expect(await lastOf(said, language)).toContain(expected);
  });

  it.each([
    ['en', ['can I paddle at Brest tomorrow morning', 'and in the afternoon?'], '12:00 to 18:00'],
    ['de', ['kann ich morgen vormittag in Brest paddeln', 'und nachmittags?'], '12:00 bis 18:00'],
    ['ja', ['明日の午前、BrestでSUPできる？', '午後は？'], '12:00から18:00'],
  ])('in %s is about the hours that it names, and not about those before: %j', async (language, said, expected) => {
    expect(await lastOf(said, language)).toContain(expected);
  });

  it.each([
    ['en', ['wind Brest tomorrow', 'now Kiel'], 'Wind tomorrow'],
    ['fr', ['vent à Brest demain', 'et maintenant Kiel'], 'Vent demain'],
    ['en', ['water temperature Brest', 'And air?'], 'Temperature today: 10 °C'],
    ['de', ['Wind in Brest morgen', 'und jetzt Kiel'], 'Wind morgen'],
    ['en', ['wind Brest tomorrow', 'and Kiel now?'], 'Wind now: '],
    ['en', ['wind Brest tomorrow', 'and if we leave it till Sunday'], 'Wind on Sunday'],
    ['de', ['Wind in Brest morgen', 'und wenn wir bis Sonntag warten?'], 'Wind am Sonntag'],
    ['nl', ['wind Brest morgen', 'en als we wachten tot zondag'], 'Wind op zondag'],
    ['fr', ['vent à Brest demain', 'et si on attend dimanche'], 'Vent dimanche'],
    ['es', ['viento en Brest mañana', 'y si espero al domingo'], 'Viento el domingo'],
    ['it', ['vento a Brest domani', 'e se rimando a domenica'], 'Vento domenica'],
    ['pt', ['vento em Brest amanhã', 'e se esperar até domingo'], 'Vento no domingo'],
    ['ja', ['明日のBrestの風', '日曜まで延ばしたら？'], '（日曜日）の風'],
  ])('in %s leads on to another place: %j', async (language, said, expected) => {
    expect(await lastOf(said, language)).toContain(expected);
  });

  it.each([
    ['en', ['high water at Brest tomorrow', 'and how high at Kiel at 15:00'], 'At 15:00 tomorrow'],
    ['de', ['Hochwasser Brest morgen', 'und um 15 Uhr wie hoch in Kiel'], 'Morgen um 15:00'],
    ['fr', ['pleine mer à Brest demain', 'et à 15h quelle hauteur à Kiel'], 'Demain à 15:00'],
  ])('in %s keeps the day of an hour at another place: %j', async (language, said, expected) => {
    expect(await lastOf(said, language)).toContain(expected);
  });

  it.each([
    ['en', ['wind Brest', 'and gusts for my nan gladys?'], 'Weather at Brest', 'gladys'],
    ['de', ['Wind Brest', 'und Böen bittesehr?'], 'Wetter: Brest', 'bittesehr'],
  ])('in %s is about the last place, whatever else is unknown: %j', async (language, said, title, word) => {
    const answer = await lastOf(said, language);
    expect([answer.startsWith(title), answer.includes(word)]).toEqual([true, true]);
  });

  it.each([
    ['en', ['how high is the tide in Brest at 15:00', 'and an hour later?'], 'At 16:00 today'],
    ['en', ['how high is the tide in Brest at 23:30', 'and an hour later?'], 'At 00:30 tomorrow'],
    ['en', ['how high is the tide in Brest at 15:00', 'how high is it half an hour before that?'], 'At 14:30 today'],
    ['en', ['how high is the tide in Brest now', 'and two hours later?'], 'At 12:00 today'],
    ['fr', ['hauteur d’eau à Brest à 15h', 'et deux heures plus tard ?'], 'Aujourd’hui à 17:00'],
    ['fr', ['hauteur d’eau à Brest à 15h', 'une heure plus tôt ?'], 'Aujourd’hui à 14:00'],
    ['de', ['Wasserstand in Brest um 15 Uhr', 'und 30 Minuten später?'], 'Heute um 15:30'],
    ['de', ['Wasserstand in Brest um 15 Uhr', 'eine Stunde früher?'], 'Heute um 14:00'],
  ])('in %s is about so much later: %j', async (language, said, expected) => {
    expect(await lastOf(said, language)).toContain(expected);
  });

  it.each([
    ['en', ['tell me when the wind in Brest is over 25 knots', 'and what is it now?'], 'Wind now: '],
    ['fr', ['préviens-moi si le vent dépasse 25 nœuds à Brest', 'et là maintenant c’est combien ?'], 'Vent maintenant'],
    ['de', ['sag Bescheid, wenn der Wind in Kiel über 25 Knoten geht', 'wie viel ist es gerade?'], 'Wind jetzt'],
    ['en', ['when is there an easterly in Brest with waves under 1 m', 'how strong?'], 'Wind'],
    ['de', ['wann ist in Kiel Ostwind und Welle unter 1 m?', 'und wie stark?'], 'Wind'],
    ['nl', ['wanneer is er oostenwind en golven onder 1 m in Brest', 'hoe hard in knopen?'], 'Wind'],
    ['en', ['tide Brest', 'what’s the coefficient then?'], 'Tidal coefficient'],
    ['de', ['Gezeiten Brest', 'was ist der Koeffizient?'], 'Gezeitenkoeffizient'],
    ['de', ['Mond in Kiel', 'wann geht er unter?'], 'Monduntergang heute'],
    ['en', ['golden hour Brest', 'and the blue one?'], 'Blue hour today'],
    ['fr', ['heure dorée à Brest', 'et la bleue ?'], 'Heure bleue auj'],
    ['de', ['goldene Stunde in Brest', 'wann ist die zu Ende?'], 'Goldene Stunde heute'],
    ['fr', ['il va pleuvoir à Brest demain ?', 'combien ?'], 'Pas de pluie demain'],
  ])('in %s is about what was answered: %j', async (language, said, expected) => {
    expect(await lastOf(said, language)).toContain(expected);
  });

  it.each([
    ['en', ['wind Brest', 'is it stronger on Saturday or Sunday?'], 'No clear difference. Wind'],
    ['de', ['Wind in Brest', 'ist er am Samstag oder am Sonntag stärker?'], 'Kein deutlicher Unterschied. Wind'],
    ['en', ['water temperature Brest', 'is it warmer in Kiel?'], 'Water temperature'],
    ['en', ['water temperature Brest', 'and the air temperature?'], 'Temperature'],
    ['fr', ['température de l’eau à Brest', 'c’est plus chaud à Kiel ?'], 'Mer : Kiel'],
    ['de', ['Wassertemperatur in Brest', 'ist es in Kiel wärmer?'], 'Wassertemperatur jetzt'],
    ['de', ['Wassertemperatur in Brest', 'ist das kalt?'], 'Ja: Wassertemperatur heute'],
    ['en', ['water temperature Brest', 'is it cold?'], 'Yes: water temperature'],
    ['fr', ['température de l’eau Brest', 'est-ce froid ?'], 'Oui : température de l’eau'],
    ['de', ['Mondaufgang in Brest', 'und der Untergang?'], 'Monduntergang heute'],
    ['de', ['Sonnenaufgang in Brest', 'und der Untergang?'], 'Sonnenuntergang heute'],
    ['fr', ['coucher de soleil à Brest', 'la pleine mer la plus proche ?'], 'Prochaine pleine mer :'],
    ['fr', ['marée Brest', 'mes bulletins'], 'ni bulletin ni alerte'],
    ['fr', ['lever de lune à Brest', 'et le coucher ?'], 'Coucher de la lune auj'],
    ['en', ['pressure Brest', 'is it falling?'], 'ir pressure'],
    ['en', ['pressure Brest', 'is the tide falling?'], 'now rising'],
    ['en', ['highest tide in Brest this month', 'and the lowest?'], 'Lowest water'],
    ['en', ['low tide in Brest next week', 'which day is the lowest?'], 'Lowest water'],
    ['en', ['tides in Brest friday to sunday', 'which is the highest'], 'Highest water'],
    ['en', ['low tide in Brest next week', "what's the lowest"], 'Lowest water'],
    ['de', ['höchste Flut diesen Monat in Brest', 'und die niedrigste?'], 'Niedrigstes Niedrigwasser'],
    ['en', ['low tide Brest tomorrow', 'which is lower, the first or the second?'], 'tomorrow: 07:00 (1.0 m), 19:00'],
    ['fr', ['basse mer à Brest demain', 'la première ou la deuxième ?'], 'demain : 07:00 (1,0 m), 19:00'],
    [
      'fr',
      ['basse mer à Brest demain', 'il fera jour à cette heure-là ?'],
      '07:00 demain : entre le coucher et le lever',
    ],
  ])('in %s is about the same: %j', async (language, said, expected) => {
    expect(await lastOf(said, language)).toContain(expected);
  });

  it.each([
    ['en', ['wind Brest tomorrow morning', 'and the next evening?'], 'on Sunday 22 November from 17:00'],
    ['fr', ['vent à Brest demain matin', 'le soir suivant'], 'dimanche 22 novembre entre 17:00'],
    ['de', ['Wind in Brest morgen früh', 'am nächsten Abend'], 'Sonntag, 22. November von 17:00'],
    ['en', ['wind Brest tomorrow at 10', 'and for the rest of the day?'], 'tomorrow from 10:00 to 24:00'],
    ['fr', ['vent à Brest demain à 10h', 'plus tard dans la journée ?'], 'demain entre 10:00 et 24:00'],
    ['de', ['Wind in Brest morgen um 10 Uhr', 'später am Tag?'], 'morgen von 10:00 bis 24:00'],
    ['en', ['low tide Brest tomorrow after 2pm', 'and before 8?'], 'from 00:00 to 08:00: 07:00'],
    ['en', ['low tide Brest tomorrow after 2pm', 'before 9 in the morning?'], 'from 00:00 to 09:00: 07:00'],
    ['de', ['Niedrigwasser in Brest morgen nach 14 Uhr', 'und vor 9?'], 'von 00:00 bis 09:00: 07:00'],
    ['fr', ['basse mer à Brest', 'j’y serai demain à 16h, quelle hauteur ?'], 'Demain à 16:00'],
    ['de', ['Niedrigwasser in Brest heute', 'nicht heute, morgen'], 'Niedrigwasser morgen: 07:00'],
    ['de', ['Gezeiten Brest', 'heute, morgen'], 'Samstag, 21. November'],
  ])('in %s is about other hours or days: %j', async (language, said, expected) => {
    expect(await lastOf(said, language)).toContain(expected);
  });

  it.each([
    ['en', ['wind Brest', 'show it in mph'], 'mph'],
    ['fr', ['marée Brest', 'en pieds', 'repasse en mètres'], ' m'],
    ['de', ['Wind in Brest', 'zeig das in km/h'], 'km/h'],
  ])('in %s is in other units, and changes no setting: %j', async (language, said, expected) => {
    const answer = await lastOf(said, language);
    expect(answer).toContain(expected);
    expect(answer).toContain('Brest');
  });

  it.each([
    ['en', 'wow, that’s cold', 'All right.'],
    ['en', 'that’s too windy for us', 'All right.'],
    ['fr', 'brrr, c’est froid', 'D’accord.'],
    ['de', 'das ist mir zu viel', 'Alles klar.'],
    ['en', 'not too early', 'All right.'],
    ['de', 'nicht zu früh', 'Alles klar.'],
  ])('in %s is a remark: “%s”', async (language, remark, expected) => {
    expect(await lastOf(['tide Brest', remark], language)).toContain(expected);
  });
});
