import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/answers/index.ts';
import { ada, chatFixture, linesOf } from '../../support/chat-fixture.ts';

/** The title and facts of an answer. */
function textOf({ title, blocks }: Answer): string {
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
  return [title, ...facts.map(({ label, value }) => `${label} ${value}`)].join('\n');
}

/** What is answered to the last of some messages of one user. */
async function lastAnswer(said: readonly string[], language = 'en'): Promise<string> {
  const { ask } = chatFixture();
  let answer = '';
  for (const text of said) answer = textOf(await ask(text, { ...ada, language }));
  return answer;
}

describe('a digest with an end', () => {
  it.each([
    ['en', 'send me the wind at Brest every day at 7 this week', '07:00, every day, until Sun 22 Nov'],
    ['en', 'ping me an hour before low water at Brest every day until Tuesday', 'every day, until Tue 24 Nov'],
    ['fr', 'envoie-moi la météo de Brest chaque matin à 7 h jusqu’à mardi', 'tous les jours, jusqu’au mar. 24 nov.'],
    ['de', 'schick mir diese Woche jeden Tag um 7 den Wind in Kiel', 'jeden Tag, bis So, 22. Nov.'],
    ['nl', 'stuur me deze week elke dag om 7 uur de wind in Brest', 'elke dag, tot en met zo 22 nov'],
    ['es', 'mándame la marea de Brest todos los días a las 7 hasta el martes', 'todos los días, hasta el mar 24 nov'],
    ['pt', 'manda-me o tempo de Brest todos os dias às 7 até terça', 'todos os dias, até ter. 24 de nov.'],
    ['it', 'mandami il vento di Brest ogni giorno alle 7 fino a martedì', 'ogni giorno, fino a mar 24 nov'],
    ['ja', '今週だけ毎日7時にBrestの風を送って', '毎日、11月22日（日）まで'],
  ])('in %s: “%s”', async (language, text, expected) => {
    expect(await lastAnswer([text], language)).toContain(expected);
  });
});

describe('a sentence behind a new digest', () => {
  it.each([
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'plutôt 7h', 'Quand : 07:00, tous les jours'],
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'à 19h15', 'Quand : 19:15, tous les jours'],
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'et ajoute les marées', 'météo, marée, Brest'],
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'seulement le week-end', 'samedi, dimanche'],
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'seulement en semaine', 'jeudi, vendredi'],
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'juste la marée', 'Bulletin 1 : marée, Brest'],
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'en fait laisse, annule', 'est supprimé'],
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'annule ça', 'Le bulletin 1 (météo) est supprimé'],
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'mets ça à 7h pis juste la semaine', '07:00, lundi'],
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'mets plutôt 7h juste cette semaine', '07:00, tous'],
    ['it', 'mandami la luna di Brest ogni giorno alle 7', 'anzi alle 8, solo in settimana', '08:00, lunedì'],
    ['en', 'send me the tide at Brest every day at 7 am', 'make it 6, only during the week', '06:00, Monday'],
    ['en', 'high water Brest tomorrow', 'remind me 2 hours before', 'When: 2 h before high tide, that day only'],
    [
      'fr',
      'pleine mer à Brest demain',
      'rappelle-moi 1h avant',
      'Quand : 1 h avant : pleine mer, ce jour-là seulement',
    ],
    ['it', 'tramonto a Brest domani', 'ricordami mezz’ora prima', 'Quando: 30 min prima: tramonto, una volta sola'],
    ['de', 'Hochwasser Kiel morgen', 'erinnere mich eine Stunde vorher', '1 h vor Hochwasser, nur an diesem Tag'],
    ['en', 'send me the tide at Brest every day at 7 am', 'make that 6:30', 'When: 06:30, every day'],
    ['en', 'send me the tide at Brest every day at 7 am', 'make that 6:30 and 18:00', 'When: 06:30, 18:00, every day'],
    ['en', 'send me the tide at Brest every day', 'at 7am and 7pm', 'When: 07:00, 19:00, every day'],
    ['en', 'send me the tide at Brest every day at 7 am', 'change it to 8', 'When: 08:00, every day'],
    ['en', 'send me the tide at Brest every day at 7 am', 'make that 8', 'When: 08:00, every day'],
    [
      'en',
      'send me the tide and wind at Brest every day at 7 am',
      'drop the wind and make it 8',
      'Digest 1: tide, Brest',
    ],
    ['es', 'mándame el tiempo de Brest todos los días a las 7', 'quita la luna y a las 8', 'Boletín 1: tiempo, Brest'],
    ['it', 'mandami il vento e la luna di Brest ogni giorno alle 7', 'togli la luna', 'Bollettino 1: meteo, Brest'],
    ['en', 'send me the tide at Brest every day at 7 am', 'add wind', 'Digest 1: tide, weather, Brest'],
    ['en', 'send me the tide at Brest every day at 7 am', 'also the wind', 'Digest 1: tide, weather, Brest'],
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'aussi les marées', 'météo, marée, Brest'],
    ['de', 'jeden Tag um 7 Uhr Wetter für Kiel', 'auch die Gezeiten', 'wetter, gezeiten, Kiel'],
    ['en', 'send me the tide at Brest every day at 7 am', 'only weekends', 'Saturday, Sunday'],
    ['en', 'send me the tide and wind at Brest at 7 am every weekend', 'and tomorrow?', 'Tide at Brest'],
    ['de', 'jeden Tag um 7 Uhr Wetter für Kiel', 'lieber 8 Uhr', 'Wann: 08:00, jeden Tag'],
    ['de', 'jeden Tag um 7 Uhr Wetter für Kiel', 'mach 8 draus', 'Wann: 08:00, jeden Tag'],
    ['en', 'send me the tide at Brest every day at 7 am', 'not on Sundays', 'Thursday, Friday, Saturday'],
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'pas le week-end', 'jeudi, vendredi'],
    ['de', 'jeden Tag um 7 Uhr Wetter für Kiel', 'nicht sonntags', 'Freitag, Samstag'],
    ['en', 'send me the tide at Brest every day at 5 am', 'half past four, and not on Sundays', 'When: 04:30, Monday'],
    [
      'en',
      'send me the tide at Brest every day at 7 am',
      'skip the sun and moon, just wind',
      'Digest 1: weather, Brest',
    ],
    ['en', 'send me the tide at Brest every day at 7 am', 'skip it if it rains', 'Digests of this chat'],
    ['en', 'send me the wind at Brest every day at 7 am', 'cancel it if the wind is under 10 knots', 'Digests of this'],
    ['ja', '毎朝5時にBrestの波を送ってください', '波が1m以下の日は不要', 'このチャットの配信'],
    ['ja', '毎朝5時にBrestの波を送ってください', '雨の日はなしで', 'このチャットの配信'],
    ['ja', '毎朝5時にBrestの波を送ってください', '4時半で、土曜はいらない', '金曜日, 日曜日'],
    ['ja', '毎朝5時にBrestの波を送ってください', '土曜はいらない', 'いつ: 05:00, 月曜日'],
    ['en', 'set an alert for wind above 30 knots in Brest', 'make it 25', 'wind above 25 kn'],
    ['de', 'jeden Freitag um 7 Uhr Wetter für Kiel', 'mach 8 draus', 'Wann: 08:00, Freitag'],
    ['de', 'jeden Tag um 7 Uhr Wetter für Kiel', 'füg noch die Gezeiten hinzu', 'wetter, gezeiten, Kiel'],
    ['de', 'jeden Tag um 7 Uhr Wetter für Kiel', 'lösch das wieder', 'gelöscht'],
    ['fr', 'alerte vent de plus de 30 nœuds à Brest', 'plutôt 25', 'vent de plus de 25 nd'],
    [
      'de',
      'jeden Tag um 7 Uhr Wetter für Kiel',
      'stell die Meldung für Kiel wieder ab',
      'Bericht 1 (wetter) ist gelöscht',
    ],
    ['en', 'send me the tide at Brest every day at 7 am', 'turn off the alert for Brest', 'Digest 1 (tide) is deleted'],
    [
      'fr',
      'envoie-moi la météo de Brest tous les jours à 6h30',
      'désactive l’alerte pour Brest',
      'Le bulletin 1 (météo) est supprimé',
    ],
    [
      'en',
      'send me the tide at Brest every day at 7 am',
      'stop the alert for Kiel',
      'For Kiel there is no alert and no digest here',
    ],
    ['en', 'send me the tide at Brest every day at 7 am', 'add Kiel', 'Digest 2: tide, Kiel'],
    ['de', 'jeden Tag um 7 Uhr Wetter für Kiel', 'füg Brest hinzu', 'Bericht 2: wetter, Brest'],
    ['it', 'mandami le maree di Brest ogni giorno alle 7', 'aggiungi anche Kiel', 'Bollettino 2: marea, Kiel'],
    ['en', 'set an alert for wind above 30 knots in Brest', 'add Kiel', 'Alert 2: Kiel'],
    ['en', 'send me the tide at Brest every day at 7 am', 'at weekends at 8', '08:00, Saturday, Sunday'],
    ['fr', 'envoie-moi la météo de Brest tous les jours à 6h30', 'le week-end à 8h', '08:00, samedi, dimanche'],
    ['de', 'jeden Tag um 7 Uhr Wetter für Kiel', 'am Wochenende bitte erst um 8', '08:00, Samstag, Sonntag'],
    ['en', 'send me the weather at Brest every friday at 18:00', 'at weekends at 8', 'Digest 2: weather, Brest'],
    ['en', 'weekend weather for Brest every friday at 18:00', 'make that 17:00', 'Digest 1: weather weekend, Brest'],
    ['nl', 'stuur me elke vrijdag om 18 uur het weekendweer in Brest', 'om 17 uur', 'weer weekend, Brest'],
    ['de', 'jeden Tag um 7 Uhr Wetter für Kiel', 'doch lieber erst um 8 und nur werktags', 'Bericht 1: wetter, Kiel'],
    [
      'de',
      'werktags um 7 Uhr Wetter für Kiel',
      'um 8 und freitags nicht',
      '08:00, Montag, Dienstag, Mittwoch, Donnerstag\n',
    ],
    [
      'es',
      'mándame la marea de Brest de lunes a viernes a las 7',
      'mejor a las 8 y los viernes no',
      'miércoles, jueves\n',
    ],
    ['pt', 'manda-me a maré de Brest nos dias úteis às 7', 'afinal às 8 e à sexta não', 'quarta-feira, quinta-feira\n'],
    [
      'it',
      'mandami la marea di Brest nei giorni feriali alle 7',
      'anzi alle 8 e il venerdì no',
      'mercoledì, giovedì\n',
    ],
    ['es', 'cada día a las 7 la marea de Brest', 'los findes no, solo de lunes a viernes', 'jueves, viernes\n'],
    ['it', 'ogni giorno alle 7 la marea di Brest', 'il fine settimana no', 'giovedì, venerdì\n'],
    ['pt', 'manda-me a maré de Brest nos dias úteis às 7', 'pode tirar a sexta também', 'quarta-feira, quinta-feira\n'],
    ['en', 'ping me before each low water in Brest', 'but not if its before 6 am', 'between 06:00 and 00:00'],
    ['ja', '平日の7時にBrestの潮を送って', 'やっぱり8時で、金曜はなし', '08:00, 月曜日, 火曜日, 水曜日, 木曜日\n'],
    ['en', 'send me the tide at Brest every day at 7 am', 'stop it till monday', 'paused until Mon 23 Nov'],
    [
      'fr',
      'envoie-moi la météo de Brest tous les jours à 6h30',
      'mets en pause jusqu’à mardi',
      'suspendu jusqu’au mar. 24 nov.',
    ],
    [
      'en',
      'remind me before each low water in Brest',
      '30 minutes is enough',
      'When: 30 min before low tide, every day',
    ],
    ['es', 'recuérdame 30 minutos antes de cada bajamar en Brest', 'mejor una hora antes', '1 h antes de bajamar'],
    ['en', 'remind me an hour before each low water in Brest', 'but not before 6 am', 'between 06:00 and 00:00'],
    ['en', 'remind me an hour before low water in Brest', 'actually make it 2 hours', '2 h before low tide'],
    ['fr', 'rappelle-moi une heure avant la basse mer à Brest', 'plutôt 30 minutes', '30 min avant'],
    ['de', 'erinnere mich eine Stunde vor Niedrigwasser in Brest', 'doch lieber 2 Stunden', '2 h vor'],
    ['es', 'avísame una hora antes de la bajamar en Brest', 'mejor 2 horas', '2 h antes'],
    ['pt', 'avisa-me uma hora antes da baixa-mar em Brest', 'melhor 2 horas', '2 h antes'],
    ['it', 'avvisami un’ora prima della bassa marea a Brest', 'anzi 2 ore', '2 h prima'],
    ['nl', 'herinner me een uur voor laagwater in Brest', 'toch liever 45 minuten', '45 min voor'],
    ['ja', 'Brestの干潮の1時間前に教えて', 'やっぱり2時間で', '干潮の2時間前'],
    ['en', 'set an alert for wind above 30 knots in Brest', '6 hours notice is enough', '6 h before it begins'],
    ['de', 'Alarm bei Wind über 30 Knoten in Kiel', '6 Stunden vorher reicht', '6 h vor Beginn'],
    [
      'en',
      'set an alert for wind above 30 knots in Brest',
      'only at weekends',
      'wind above 30 kn · Saturday or Sunday',
    ],
    ['ja', 'Brestで風が8メートルを超えたら教えて', '10メートルにして', '風19 ノット以上'],
    [
      'en',
      'warn me of wind over 30 knots and waves over 2 m in Brest',
      'make that 35',
      'wind above 35 kn · waves above 2.0 m',
    ],
    ['en', 'warn me of wind over 30 knots in Brest', 'and in Kiel too', 'Alert 2: Kiel'],
    ['en', 'warn me of wind over 30 knots in Brest', 'over 35', 'wind above 35 kn'],
    ['es', 'avísame si el viento en Brest pasa de 30 nudos', 'mejor más de 35, y solo de día', '35 kn · luz de día'],
    [
      'en',
      'tide, wind and waves at Brest daily at 7',
      'drop the tides, just wind and waves',
      'Digest 1: weather, waves',
    ],
    [
      'de',
      'täglich um 7 Tide, Wind und Wellen in Brest',
      'Gezeiten weg, nur Wind und Wellen',
      'Bericht 1: wetter, wellen',
    ],
    [
      'pt',
      'maré, vento e ondas em Brest todos os dias às 7',
      'tira as marés, só vento e ondas',
      'Boletim 1: tempo, ondas',
    ],
    ['it', 'ogni giorno alle 7 la marea di Brest', 'feriali no, solo weekend', '07:00, sabato, domenica\n'],
    ['ja', '毎日7時にBrestの潮を送って', '平日はいらない、土日だけで', '07:00, 土曜日, 日曜日\n'],
  ])('in %s: “%s”, “%s”', async (language, set, change, expected) => {
    expect(await lastAnswer([set, change], language)).toContain(expected);
  });

  it('parts its days: those with another time are no longer of it', async () => {
    const said = ['send me the tide at Brest every day at 7 am', 'at weekends at 8', 'digest list'];
    const list = await lastAnswer(said);
    expect(list).toContain('07:00, Monday, Tuesday, Wednesday, Thursday, Friday');
    expect(list).toContain('08:00, Saturday, Sunday');
  });

  it('is held until a day, goes on when it is resumed, and is then held no more', async () => {
    const said = ['send me the tide at Brest every day at 7 am', 'pause it until friday'];
    expect(await lastAnswer([...said, 'digest list'])).toContain('Next: Fri 27 Nov 07:00');
    expect(await lastAnswer([...said, 'resume it', 'digest list'])).toContain('Next: Sat 21 Nov 07:00');
  });

  it('is told of both, where a limit or a place is one of two, and changes both', async () => {
    const { ask } = chatFixture();
    const both = async (text: string): Promise<string> => linesOf(await ask(text)).join('\n');
    const set = await both('warn me if the wind is over 30 knots or the waves are over 2 m in Brest or Kiel');
    const watched = [...set.matchAll(/Watched for: (.*)/g)].map(([, what]) => what);
    expect(watched).toEqual(['wind above 30 kn', 'waves above 2.0 m', 'wind above 30 kn', 'waves above 2.0 m']);
    const changed = await both('2 hours is enough');
    expect(changed.match(/2 h before it begins/g)).toHaveLength(4);
    expect((await both('make that 35')).match(/Watched for: wind above 35 kn/g)).toHaveLength(2);
  });

  it.each([
    ['en', 'how windy is it in Brest tomorrow, and warn me if it goes over 20 knots', 'wind above 20 kn · Sat 21 Nov'],
    [
      'de',
      'wie wird der Wind morgen in Kiel, und warn mich, wenn er über 20 Knoten geht',
      'Wind über 20 kn · Sa, 21. Nov.',
    ],
    ['es', 'cuánto viento hará mañana en Brest? y avísame si pasa de 20 nudos', 'viento por encima de 20 kn'],
    [
      'en',
      'is it good for swimming in Brest tomorrow? and warn me if the waves go above a metre',
      'waves above 1.0 m · Sat',
    ],
  ])('in %s what is asked beside a warning is told as well: “%s”', async (language, text, expected) => {
    const { ask } = chatFixture();
    const answer = await ask(text, { ...ada, language });
    expect(answer.title).toContain(language === 'de' ? 'Kiel' : 'Brest');
    expect(linesOf(answer).join('\n')).toContain(expected);
  });

  it.each([
    ['tell me if the wind goes over 20 knots in Brest tomorrow'],
    ['Brest tomorrow, warn me if the wind goes over 20 knots'],
  ])('“%s” is a warning alone', async (text) => {
    const { ask } = chatFixture();
    expect((await ask(text)).title).toBe('Alert 1: Brest, Brittany, France');
  });

  it('is about home, where no place is named', async () => {
    const said = ['my home is Brest', 'tell me when the wind drops below 10 knots'];
    expect(await lastAnswer(said)).toContain('Alert 1: Brest');
  });

  it.each([
    ['en', 'send me the tide at Brest every morning', 'at 7 please', 'When: 07:00, every day'],
    ['en', 'send me the tide at Brest every morning', '7', 'When: 07:00, every day'],
    ['en', 'send me the tide at Brest every morning', 'wind at Kiel', 'Weather at Kiel'],
    ['fr', 'envoie-moi la marée de Brest chaque matin', 'plutôt vers 6h30', 'Quand : 06:30, tous les jours'],
    ['de', 'schick mir jeden Morgen die Gezeiten für Kiel', 'um halb acht', 'Wann: 07:30, jeden Tag'],
  ])('whose time was asked for, in %s: “%s”, “%s”', async (language, set, said, expected) => {
    expect(await lastAnswer([set, said], language)).toContain(expected);
  });

  it.each(['and tomorrow?', 'and on Saturday?', 'wind?', 'thanks'])('“%s” changes nothing', async (text) => {
    const said = ['send me the tide at Brest every day at 7 am', text, 'digest list'];
    expect(await lastAnswer(said)).toContain('When: 07:00, every day');
  });

  it.each([
    [
      'en',
      ['tide Brest every day at 7 am', 'wind Kiel every day at 8 am'],
      'delete the first',
      'Digest 1 (tide) is deleted',
    ],
    [
      'en',
      ['tide Brest every day at 7 am', 'wind Kiel every day at 8 am', 'digest list'],
      'pause number 2',
      'Digest 2 (weather) is paused',
    ],
    [
      'fr',
      ['marée de Brest tous les jours à 7h', 'vent à Kiel tous les jours à 8h'],
      'supprime la première',
      'Le bulletin 1 (marée) est supprimé',
    ],
    [
      'de',
      ['jeden Tag um 7 Gezeiten Brest', 'jeden Tag um 8 Wind Kiel', 'wind Brest'],
      'lösch die zweite',
      'Bericht 2 (wetter) ist gelöscht',
    ],
  ])('in %s the one with a number is meant: %j, “%s”', async (language, set, change, expected) => {
    expect(await lastAnswer([...set, change], language)).toContain(expected);
  });

  it.each([
    [
      'en',
      'tide Brest every day at 7 am',
      'remind me every friday at 6 with the wind',
      ['07:00, every day', '06:00, Friday'],
    ],
    [
      'en',
      'tide Brest every day at 7 am',
      'ping me every day at 20:30 about the waves',
      ['07:00, every day', '20:30, every day'],
    ],
    [
      'fr',
      'marée de Brest tous les jours à 7h',
      'préviens-moi une heure avant la basse mer chaque week-end',
      ['07:00, tous les jours', '1 h avant : basse mer, samedi, dimanche'],
    ],
    [
      'de',
      'jeden Tag um 7 Gezeiten Brest',
      'erinnere mich jedes Wochenende eine Stunde vor Niedrigwasser',
      ['07:00, jeden Tag', 'Samstag, Sonntag'],
    ],
  ])('in %s what says what to send and when adds one: “%s”, “%s”', async (language, set, other, expected) => {
    const home = { en: 'my home is Brest', fr: 'mon domicile est Brest', de: 'mein Zuhause ist Brest' }[language]!;
    const list = { en: 'digest list', fr: 'bulletin liste', de: 'bericht liste' }[language]!;
    const said = await lastAnswer([home, set, other, list], language);
    for (const one of expected) expect(said).toContain(one);
  });

  it('changes it as often as is said in a row', async () => {
    const said = [
      'send me the tide at Brest every day at 7 am',
      'make that 8',
      'only weekends',
      'add wind',
      'pause it',
    ];
    expect(await lastAnswer(said)).toContain('Digest 1 (tide, weather) is paused');
  });

  it('sends all that a sentence asks for, on the days that it names', async () => {
    expect(await lastAnswer(['send me the tide and wind at Brest at 7 am on saturday and sunday every week'])).toBe(
      [
        'Digest 1: tide, weather, Brest, Brittany, France',
        'When: 07:00, Saturday, Sunday',
        'Next: Sat 21 Nov 07:00, Sun 22 Nov 07:00, Sat 28 Nov 07:00',
      ].join('\n'),
    );
  });
});

describe('a digest by an event', () => {
  it.each([
    ['fr', 'préviens-moi 1h avant la basse mer à Brest', 'Bulletin 1 : marée, Brest', 'Quand : 1 h avant : basse mer'],
    [
      'fr',
      'je voudrais être averti deux heures avant chaque pleine mer à Brest',
      'marée, Brest',
      '2 h avant : pleine mer',
    ],
    ['en', 'remind me 30 min before sunset at Brest', 'Digest 1: sun, Brest', 'When: 30 min before sunset'],
    ['de', 'erinnere mich eine Stunde vor Hochwasser in Kiel', 'gezeiten, Kiel', 'Wann: 1 h vor'],
  ])('in %s: “%s”', async (language, text, title, when) => {
    const answer = await lastAnswer([text], language);
    expect(answer).toContain(title);
    expect(answer).toContain(when);
  });
});

describe('what is to be left out of a digest', () => {
  it.each([
    ['en', 'every morning at 6:30 send me tides and wind for Brest', 'skip weekends', 'Monday, Tuesday, Wednesday'],
    ['en', 'every morning at 6:30 send me tides and wind for Brest', 'without the wind', 'Digest 1: tide, Brest'],
    [
      'fr',
      'tous les matins à 7h envoie moi la météo et la marée de Brest',
      'sans la marée',
      'Bulletin 1 : météo, Brest',
    ],
    ['de', 'jeden Morgen um 7 Gezeiten und Wetter für Brest', 'ohne das Wetter', 'Bericht 1: gezeiten, Brest'],
    ['es', 'cada día a las 7 viento y mareas de Brest', 'mejor a las 8 y sin las mareas', '08:00'],
    ['it', 'ogni mattina alle 7 la marea di Brest', 'niente weekend', 'lunedì, martedì, mercoledì, giovedì, venerdì'],
    ['nl', 'elke ochtend om 7 uur het weer en getij van Brest', 'zonder het weer', 'Bericht 1: getij, Brest'],
  ])('in %s: “%s”, “%s”', async (language, set, change, expected) => {
    expect(await lastAnswer([set, change], language)).toContain(expected);
  });
});

describe('days that a new digest leaves out', () => {
  it.each([
    [
      'en',
      'send me the tide at Brest every day at 7 but not on sundays',
      'Monday, Tuesday, Wednesday, Thursday, Friday, Sat',
    ],
    [
      'fr',
      'envoie-moi la marée de Brest tous les jours à 7 h sauf le dimanche',
      'lundi, mardi, mercredi, jeudi, vendredi, sam',
    ],
    ['de', 'jeden Tag um 7 Gezeiten Brest außer sonntags', 'Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Sam'],
    ['es', 'cada día a las 7 la marea de Brest excepto los domingos', 'lunes, martes, miércoles, jueves, viernes, sáb'],
    [
      'it',
      'ogni giorno alle 7 la marea di Brest tranne la domenica',
      'lunedì, martedì, mercoledì, giovedì, venerdì, sab',
    ],
  ])('in %s: “%s”', async (language, text, expected) => {
    expect(await lastAnswer([text], language)).toContain(expected);
  });

  it('are not its only ones, nor is a kind that is removed all of it', async () => {
    const said = ['send me tide and wind at Brest every day at 8', 'remove the wind'];
    expect(await lastAnswer(said)).toContain('Digest 1: tide, Brest');
  });
});

describe('a sentence behind a new alert', () => {
  it.each([
    ['en', 'alert me when the tide at Brest is below 0.5 m', 'make that 0.8', 'Watched for: tide below 0.8 m'],
    ['en', 'alert me when the tide at Brest is below 0.5 m', '0.8 would be better', 'Watched for: tide below 0.8 m'],
    ['en', 'alert me when the tide at Brest is below 2 feet', 'make that 1', 'Watched for: tide below 0.30 m'],
    ['en', 'alert me when the tide at Brest is below 0.5 m', 'make it 3 feet', 'Watched for: tide below 0.91 m'],
    ['en', 'alert me when the tide at Brest is below 0.5 m', 'only by day', 'tide below 0.5 m · daylight'],
    [
      'en',
      'alert me when the tide at Brest is below 0.5 m',
      'only by day, not at night',
      'tide below 0.5 m · daylight',
    ],
    [
      'de',
      'sag mir Bescheid wenn die Tide in Kiel unter 1 m ist',
      'nur tagsüber, nachts nicht',
      'unter 1,0 m · bei Tageslicht',
    ],
    ['ja', 'Brestの潮が0.5m以下になったら知らせて', '昼間だけでいい、夜はいらない', '日中'],
    ['en', 'alert me when the tide at Brest is below 0.5 m', 'cancel that', 'Alert 1 (tide below 0.5 m) is deleted'],
    ['fr', 'préviens-moi quand la mer passe sous 1m50 à Brest', 'plutôt 1m20', 'marée de moins de 1,2 m'],
    ['fr', 'préviens-moi quand la mer passe sous 1m50 à Brest', 'non 2 mètres', 'marée de moins de 2,0 m'],
    ['fr', 'préviens-moi quand la mer passe sous 1m50 à Brest', 'annule ça', 'est supprimée'],
    ['de', 'sag mir Bescheid wenn die Tide in Kiel unter 1 m ist', 'nur tagsüber', 'unter 1,0 m · bei Tageslicht'],
    ['de', 'sag mir Bescheid wenn die Tide in Kiel unter 1 m ist', 'lieber 0,5', 'unter 0,5 m'],
    ['de', 'Sag Bescheid, wenn der Wind in Kiel über 7 Bft geht', 'mach lieber 5 draus', 'Wind über Stärke 5'],
    ['nl', 'geef een seintje als de wind in Brest boven 7 bft komt', 'maak er 5 van', 'wind boven windkracht 5'],
    ['en', 'alert me when the wind is above 30 knots in Brest', 'oh forget the alert', 'is deleted'],
    ['de', 'Sag Bescheid, wenn der Wind in Kiel über 7 Bft geht', 'ach vergiss die Warnung', 'gelöscht'],
    ['nl', 'geef een seintje als de wind in Brest boven 7 bft komt', 'vergeet die melding maar', 'is gewist'],
    ['fr', 'préviens-moi quand la mer passe sous 1m50 à Brest', 'bon laisse tomber l’alerte', 'est supprimée'],
    ['es', 'avísame si el viento supera 20 nudos en Brest', 'al final olvida el aviso', 'está borrada'],
    ['it', 'avvisami se il vento supera 20 nodi a Brest', 'non mi serve più l’avviso', 'è cancellato'],
    ['pt', 'avisa-me se o vento passar de 20 nós em Brest', 'já não preciso do alerta', 'foi apagado'],
    ['ja', 'Brestの風が30ノットを超えたら知らせて', 'やっぱりアラートは結構です', '削除しました'],
  ])('in %s: “%s”, “%s”', async (language, set, change, expected) => {
    expect(await lastAnswer([set, change], language)).toContain(expected);
  });

  it('changes the number that was said last', async () => {
    const said = ['alert me when the tide at Brest is below 0.5 m', 'make that 0.8', 'make that 0.6'];
    expect(await lastAnswer(said)).toContain('Watched for: tide below 0.6 m');
  });
});

describe('several at once', () => {
  const texts = {
    en: ['send me the tide at Brest every day at 7 am', 'alert me when the wind is above 30 knots in Kiel'],
    fr: ['envoie-moi la météo de Brest tous les jours à 6h30', 'préviens-moi si le vent dépasse 30 nœuds à Kiel'],
    de: ['jeden Tag um 7 Uhr Wetter für Kiel', 'Sag Bescheid, wenn der Wind in Kiel über 30 Knoten geht'],
  } as const;

  it.each([
    ['en', 'stop all my alerts', ['Digest 1']],
    ['en', 'delete all my digests', ['Alert 2']],
    ['en', 'turn off all notifications', []],
    ['en', 'cancel both', []],
    ['en', 'stop everything', []],
    ['en', 'cancel it', ['Digest 1']],
    ['fr', 'supprime toutes mes alertes', ['Bulletin 1']],
    ['fr', 'arrête tout', []],
    ['fr', 'annule les deux', []],
    ['de', 'stopp alle Warnungen', ['Bericht 1']],
    ['de', 'alle Berichte löschen bitte', ['Alarm 2']],
    ['de', 'alles abstellen', []],
    ['de', 'abbrechen', ['Bericht 1']],
  ] as const)('in %s are deleted by “%s”', async (language, text, left) => {
    const { ask } = chatFixture();
    for (const said of [...texts[language], text]) await ask(said, { ...ada, language });
    const list = linesOf(await ask('digest list', { ...ada, language })).join('\n');
    expect(list.match(/(?:Digest|Alert|Bulletin|Alerte|Bericht|Alarm) \d/g) ?? []).toEqual(left);
  });

  it('are paused by their kind', async () => {
    const { ask } = chatFixture();
    for (const said of [...texts.en, 'pause all my alerts']) await ask(said, ada);
    const list = linesOf(await ask('digest list', ada)).join('\n');
    expect(list).toMatch(/Alert 2[^]*paused/);
    expect(list).not.toMatch(/Digest 1[^]*paused[^]*Alert 2/);
  });

  it.each([
    ['en', 'pause it', 'turn it back on', 'goes on'],
    ['fr', 'mets en pause', 'reprends', 'reprend'],
    ['de', 'pausiere das', 'mach wieder an', 'geht weiter'],
  ] as const)('go on again, in %s: “%s”, “%s”', async (language, pause, resume, expected) => {
    expect(await lastAnswer([texts[language][0], pause, resume], language)).toContain(expected);
  });

  it('are asked about where “both” are not two', async () => {
    const { ask } = chatFixture();
    for (const said of texts.en.slice(0, 1)) await ask(said, ada);
    expect((await ask('cancel both', ada)).ok).toBe(false);
    expect(linesOf(await ask('digest list', ada)).join('\n')).toContain('Digest 1');
  });
});

describe('another measure of an alert', () => {
  it.each([
    ['en', 'alert me when the wind is above 30 knots in Brest', ['Actually gusts'], 'gusts above 30 kn'],
    ['en', 'alert me when the wind is above 30 knots in Brest', ['make it gusts', 'make that 25'], 'gusts above 25 kn'],
    ['en', 'tell me when waves in Brest are over 2 m', ['I meant the swell'], 'swell above 2.0 m'],
    ['fr', 'préviens-moi si le vent dépasse 25 nœuds à Brest', ['plutôt les rafales'], 'rafales de plus de 25 nd'],
    ['de', 'Sag Bescheid, wenn der Wind in Kiel über 20 Knoten geht', ['nein, Böen'], 'Böen über 20 kn'],
  ])('in %s: “%s”, %j', async (language, set, changes, expected) => {
    expect(await lastAnswer([set, ...changes], language)).toContain(expected);
  });

  it.each([
    ['and the gusts?', 'Weather at Brest'],
    ['actually waves', 'Sea at Brest'],
  ])('is none in “%s”', async (text, expected) => {
    expect(await lastAnswer(['alert me when the wind is above 30 knots in Brest', text])).toContain(expected);
  });
});

it.each(['Kiel', 'Brest'])('a limit right behind the name of a place is none of its words: %s', async (name) => {
  expect(await lastAnswer([`warn mich wenn der Wind in ${name} über 25 Knoten geht`], 'de')).toContain(
    'Wind über 25 kn',
  );
});

describe('a sentence behind a digest or alert that waits for its place', () => {
  it.each([
    [
      'en',
      'tell me an hour before low water every day',
      'rather 90 minutes before',
      'When: 1 h 30 before low tide, every day',
    ],
    ['en', 'alert me when the wind is over 20 knots', 'make it 25', 'wind above 25 kn'],
    ['fr', 'rappelle-moi 1h avant la basse mer', 'non plutôt 1h30 avant', '1 h 30 avant : basse mer'],
    ['de', 'erinner mich eine Stunde vor Niedrigwasser', 'lieber zwei Stunden vorher', '2 h vor Niedrigwasser'],
    ['nl', 'herinner me een uur voor laagwater', 'nee liever anderhalf uur ervoor', '1 u 30 min voor laagwater'],
    ['es', 'recuérdame una hora antes de la bajamar', 'mejor dos horas antes, y solo de día', '07:00 y las 20:00'],
    ['pt', 'lembra-me uma hora antes da baixa-mar', 'melhor duas horas antes, e só de dia', '2 h antes'],
    ['it', 'ricordami un’ora prima della bassa marea', 'meglio due ore prima', '2 h prima: bassa marea'],
    ['ja', '干潮の1時間前に教えて', 'やっぱり2時間前、昼間だけ', '干潮の2時間前'],
  ])('in %s: “%s”, “%s”', async (language, text, then, expected) => {
    expect(await lastAnswer([text, then, 'Brest'], language)).toContain(expected);
  });
});

describe('the same for another place, behind an alert', () => {
  it.each([
    ['en', 'tell me when the wind at Brest is over 20 knots', 'same for Kiel', 'Alert 2: Kiel'],
    ['fr', 'préviens-moi quand le vent à Brest dépasse 20 nœuds', 'pareil pour Kiel', 'Alerte 2 : Kiel'],
    ['de', 'sag Bescheid, wenn der Wind in Brest über 20 Knoten ist', 'dasselbe für Kiel', 'Alarm 2: Kiel'],
    ['es', 'avísame cuando el viento en Brest pase de 20 nudos', 'lo mismo para Kiel', 'Alerta 2: Kiel'],
  ])('in %s: “%s”, “%s”', async (language, text, then, expected) => {
    const answer = await lastAnswer([text, then], language);
    expect(answer.replaceAll(/\s+:/g, ' :')).toContain(expected);
  });
});
