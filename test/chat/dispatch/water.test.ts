import { describe, expect, it } from 'vitest';
import { chatFixture, linesOf } from '../../support/chat-fixture.ts';

/** The answer to the last of some messages, asked at 10:00 in Brest, three hours after low and before high water. */
async function answerTo(language: string, ...texts: readonly string[]): Promise<string> {
  const { ask } = chatFixture();
  let answer = '';
  for (const text of texts) {
    answer = linesOf(await ask(text, { language })).join('\n');
  }
  return answer;
}

describe('what the water does', () => {
  it.each([
    ['de', 'ist jetzt Flut in Brest', 'Ja: Niedrigwasser war um 07:00, jetzt auflaufend'],
    ['de', 'ist gerade Ebbe in Brest', 'Nein: Niedrigwasser war um 07:00, jetzt auflaufend'],
    ['de', 'ist in Brest um 16 Uhr Ebbe', 'Ja: '],
    ['de', 'ist in Brest um 16 Uhr Flut', 'Nein: '],
    ['de', 'ist jetzt Hochwasser in Brest', 'Nein: '],
    [
      'de',
      'wie lange noch Ebbe in Brest',
      'Nein: Niedrigwasser war um 07:00, jetzt auflaufend, 3,0 m. Nächstes Niedrigwasser',
    ],
    ['de', 'noch wie lange Flut in Brest', 'Nächstes Hochwasser: 13:00'],
    ['de', 'wann läuft das Wasser in Brest auf', 'Auflaufendes Wasser heute: 07:00–13:00 (6 h 00, 4,0 m), 19:00–'],
    ['de', 'wann läuft es in Brest ab', 'Ablaufendes Wasser heute: 13:00–19:00'],
    // Both are names of a way and of its end.
    ['de', 'ist um 14:30 noch Ebbe in Brest', 'Es läuft ab, steht aber noch hoch: heute um 14:30 ablaufend'],
    ['de', 'ist in Brest um 18 Uhr noch Ebbe', 'Ja: heute um 18:00 ablaufend'],
    ['de', 'ist in Brest um 20:30 Uhr Flut', 'Es läuft auf, steht aber noch niedrig: heute um 20:30 auflaufend'],
  ])('%s: “%s”', async (language, text, expected) => {
    expect(await answerTo(language, text)).toContain(expected);
  });

  it.each([
    ['de', 'um wieviel Meter steigt das Wasser heute noch in Brest', 'Es steigt noch um 2,0 m, bis Hochwasser'],
    ['de', 'um wie viel steigt das Wasser in Brest noch', 'Es steigt noch um 2,0 m, bis Hochwasser 13:00 auf'],
    ['de', 'wie viel fällt es noch in Brest', 'Danach fällt es um 4,0 m, bis Niedrigwasser 19:00 auf 1,0 m.'],
    ['de', 'wie viel steigt es ab 14 Uhr noch in Brest', 'Heute um 14:00: 4,7 m'],
    [
      'de',
      'um wie viel steigt das Wasser morgen noch in Brest',
      'Auflaufendes Wasser morgen: Freitag 19:00–01:00 (6 h 00, 4,0 m)',
    ],
    ['en', 'how much more will it rise in Brest', 'It still rises by 2.0 m, to 5.0 m at high water, 13:00.'],
    ['en', 'how much will the tide still rise in Brest', 'It still rises by 2.0 m'],
    ['en', 'how much lower will the water get at Brest', 'Then it falls by 4.0 m, to 1.0 m at low water, 19:00.'],
    ['fr', 'de combien va-t-elle encore monter à Brest', 'La mer monte encore de 2,0 m, jusqu’à 5,0 m à la pleine mer'],
    ['fr', 'la mer descend encore de combien à Brest', 'Ensuite elle descend de 4,0 m'],
  ])('is told as far as it is still to come, in %s: “%s”', async (language, text, expected) => {
    expect(await answerTo(language, text)).toContain(expected);
  });

  it('is its range on another day that the same is asked of', async () => {
    expect(await answerTo('de', 'wie viel steigt es noch in Brest', 'und morgen')).toContain('Tidenhub morgen');
  });

  it.each([
    ['de', 'heute noch Hochwasser in Brest, wann?', 'Hochwasser heute von 10:00 bis 24:00: 13:00 (5,0 m).'],
    ['de', 'gibt es heute in Brest noch Hochwasser', 'Hochwasser heute von 10:00 bis 24:00: 13:00 (5,0 m).'],
    ['en', 'any high tides left today in Brest', 'High water today from 10:00 to 24:00: 13:00 (5.0 m).'],
    ['fr', 'pleine mer encore aujourd’hui à Brest', 'Pleine mer aujourd’hui entre 10:00 et 24:00 : 13:00'],
  ])('leaves out high waters that are over where those to come are asked for, in %s: “%s”', async (...asked) => {
    const [language, text, expected] = asked;
    expect(await answerTo(language, text)).toContain(expected);
  });

  it.each([
    ['de', 'nach 14 Uhr nächstes Hochwasser in Brest', 'Nächstes Hochwasser nach 14:00: Samstag 01:00'],
    ['en', 'next low tide after 8pm at Brest', 'Next low water after 20:00: Saturday 07:00'],
    ['fr', 'prochaine pleine mer après 14h à Brest', 'Prochaine pleine mer après 14:00 : samedi 01:00'],
    ['en', 'next high tide after 9am at Brest', 'Next high water: 13:00'],
  ])('is told from a time on, in %s: “%s”', async (language, text, expected) => {
    expect(await answerTo(language, text)).toContain(expected);
  });

  it.each([
    ['en', 'when can I walk to Brest', 'Low water today: 07:00 (1.0 m), 19:00 (1.0 m).'],
    ['en', 'is the causeway at Brest open at 2pm', 'At 14:00 today: 4.7 m above LAT, falling.'],
    ['en', 'will I get cut off by the tide at Brest tomorrow', 'Low water tomorrow: 07:00'],
    ['en', 'can I get round the headland at Brest without getting my feet wet', 'Low water today'],
    ['fr', 'peut-on passer à pied à Brest à 14h', 'Aujourd’hui à 14:00 : 4,7 m'],
    ['fr', 'horaires de traversée à Brest demain', 'Basse mer demain'],
    ['fr', 'traverser à Brest sans se mouiller', 'Basse mer aujourd’hui'],
    ['de', 'kann ich jetzt ins Watt in Brest', 'Niedrigwasser heute'],
    ['de', 'ist der Weg nach Brest noch befahrbar', 'Niedrigwasser heute'],
    ['de', 'komme ich ohne nasse Füße nach Brest', 'Niedrigwasser heute'],
  ])('%s: “%s” says what is not known of the way, and never yes', async (language, text, expected) => {
    const unknown = {
      en: 'is not known here: ask locally',
      fr: 'ne sont pas connues ici',
      de: 'ist hier nicht bekannt',
    };
    const [, first = ''] = (await answerTo(language, text)).split('\n');
    expect(first).toContain(expected);
    expect(first).toContain(unknown[language as keyof typeof unknown]);
    expect(first).not.toMatch(/^(Yes|Oui|Ja)\b/);
  });

  it('says once for several days what is not known of the way', async () => {
    const answer = await answerTo('en', 'when can I walk to Brest this weekend');
    expect(answer.match(/Low water (today|tomorrow|on)/g)).toHaveLength(2);
    expect(answer.match(/is not known here/g)).toHaveLength(1);
  });

  it.each([
    ['en', 'how high is the tide at Brest at 9, 12 and 3 pm', ['At 09:00 today', 'At 12:00 today', 'At 15:00 today']],
    ['en', 'tide height in Brest at 2, 4 and 6 pm', ['At 14:00 today', 'At 16:00 today', 'At 18:00 today']],
    ['en', 'how high is the tide in Brest at noon and 6pm', ['At 12:00 today', 'At 18:00 today']],
    ['en', 'height of tide from noon to 6pm in Brest', ['At 12:00 today', 'At 18:00 today']],
    ['en', 'is the tide coming in at Brest at 11am and at 2pm', ['Yes: ', 'No: ']],
    [
      'fr',
      'hauteur d’eau à Brest à 9h, 12h et 15h',
      ['Aujourd’hui à 09:00', 'Aujourd’hui à 12:00', 'Aujourd’hui à 15:00'],
    ],
    ['fr', 'hauteur d’eau entre 14h et 18h à Brest', ['Aujourd’hui à 14:00', 'Aujourd’hui à 18:00']],
    [
      'de',
      'wie hoch steht das Wasser um 9, 12 und 15 Uhr in Brest',
      ['Heute um 09:00', 'Heute um 12:00', 'Heute um 15:00'],
    ],
    ['de', 'Wasserstand um 8 Uhr und um 20 Uhr in Brest', ['Heute um 08:00', 'Heute um 20:00']],
  ])('%s: “%s” is answered for each time', async (language, text, parts) => {
    const [, first = ''] = (await answerTo(language, text)).split('\n');
    for (const part of parts) expect(first).toContain(part);
  });

  it('keeps several times at another place, and drops them for another time', async () => {
    const times = 'tide height in Brest at noon and 6pm';
    expect(await answerTo('en', times, 'and Kiel?')).toMatch(/At 12:00 today.*At 18:00 today/);
    const [, first = ''] = (await answerTo('en', times, 'and at 4pm?')).split('\n');
    expect(first).toContain('At 16:00 today');
    expect(first).not.toContain('18:00');
  });

  it('names the times of what is answered for one alone', async () => {
    expect(await answerTo('en', 'current in Brest at 9, 12 and 3 pm')).toContain('at 9, 12 and 3 pm');
  });

  it.each([
    ['en', 'is the tide higher than yesterday in Brest', 'Highest water: on Thursday 19 November', 'today 5.0 m'],
    ['en', 'will low tide be lower tomorrow than today in Brest', 'Lowest water: ', 'tomorrow 1.0 m'],
    ['en', 'is the range bigger tomorrow than today in Brest', 'Range: ', 'tomorrow 4.0 m'],
    [
      'fr',
      'est-ce que la marée est plus haute qu’hier à Brest',
      'Plus haute mer : jeudi 19 novembre',
      'aujourd’hui 5,0 m',
    ],
    ['de', 'ist die Flut morgen höher als heute in Brest', 'Höchstes Hochwasser: ', 'morgen 5,0 m'],
  ])('%s: “%s” compares both days', async (language, text, first, second) => {
    const answer = await answerTo(language, text);
    expect(answer).toContain(first);
    expect(answer).toContain(second);
  });

  it.each([
    ['en', 'we need 1.5 m under us at Brest at noon', 'add the charted depth'],
    ['en', 'is it deep enough to swim at Brest at 5pm', 'add the charted depth'],
    ['fr', '1,5 m sous la quille à Brest à 14h', 'ajoutez la sonde'],
    ['de', 'wann ist genug Wasser zum Baden in Brest', 'Die Kartentiefe der Stelle kommt dazu'],
  ])('%s: “%s” says what the height of tide leaves out', async (language, text, expected) => {
    expect(await answerTo(language, text)).toContain(expected);
  });

  it.each([
    ['en', 'first high tide after 6pm at Brest', 'Next high water after 18:00: '],
    ['fr', 'première basse mer après 20h à Brest', 'Prochaine basse mer après 20:00'],
  ])('%s: “%s” is the next one, also behind midnight', async (language, text, expected) => {
    expect(await answerTo(language, text)).toContain(expected);
  });

  it.each(['is the tide rising now at Brest', 'is it low tide at Brest'])('“%s” is told once', async (text) => {
    expect((await answerTo('en', text)).match(/\b(falling|rising)\b/gi)).toHaveLength(1);
  });

  it.each([
    [
      'en',
      'will our 4 m mast fit, can we get under the road bridge at Brest',
      'Clearance under bridges and cables is not known',
    ],
    [
      'de',
      'Durchfahrtshöhe 4 m in Brest morgen',
      'Die Durchfahrtshöhe unter Brücken und Leitungen ist hier nicht bekannt',
    ],
    ['fr', 'tirant d’air de 6 m à Brest à 14h', 'La hauteur libre sous les ponts'],
  ])('%s: “%s” says that clearance is not known', async (language, text, expected) => {
    expect(await answerTo(language, text)).toContain(expected);
    expect(await answerTo(language, text)).not.toMatch(/^(Above|Below|Über|Unter|Au-dessus|Au-dessous)/m);
  });

  it.each([
    ['en', 'can I get over the sill at Brest with 1.8 m', 'How high is the sill or bar'],
    ['en', 'is there enough water for 1.5 m draught at Brest at noon', 'How high is the sill or bar'],
    ['fr', 'assez d’eau pour 1,5 m de tirant d’eau à Brest à 14h', 'est le seuil ou la barre ?'],
    ['fr', 'à quelle heure je peux franchir le seuil du port de Brest avec 1,80 m', 'est le seuil ou la barre ?'],
  ])('%s: “%s” asks how high the sill is', async (language, text, expected) => {
    expect(await answerTo(language, text)).toContain(expected);
  });

  it.each([
    ['en', 'tide height at Brest at noon above chart datum'],
    ['fr', 'hauteur à midi à Brest au-dessus du zéro des cartes'],
    ['de', 'Wasserstand über Seekartennull um 12 Uhr in Brest'],
  ])('%s: “%s” asks for the datum of the charts there, whatever is preferred', async (language, text) => {
    const { ask } = chatFixture();
    await ask({ kind: 'command', name: 'settings', options: { datum: 'MSL' } }, { language });
    // Without a datum the place's own is shown, here LAT.
    expect(linesOf(await ask('tide Brest', { language })).join('\n')).toContain('MSL');
    expect(linesOf(await ask(text, { language })).join('\n')).toContain('LAT');
  });

  it.each([
    ['en', 'last low tide before dark in Brest', 'Wanted: low water · daylight'],
    ['fr', 'dernière basse mer avant la nuit à Brest', 'Conditions : basse mer · de jour'],
    ['fr', 'jusqu’à quelle heure la mer monte à Brest', 'Prochaine pleine mer : 13:00'],
    ['fr', 'on est à marée montante ou descendante à Brest', 'La mer monte, 3,0 m ; pleine mer 13:00'],
    ['fr', 'la mer a-t-elle fini de monter à Brest', 'La mer monte, 3,0 m ; pleine mer 13:00'],
    ['fr', 'il reste combien de temps de montant à Brest', 'Prochaine pleine mer : 13:00'],
    [
      'fr',
      'quand la mer est-elle à mi-marée à Brest',
      'Mi-marée aujourd’hui : 04:00 (3,0 m, descendante), 10:00 (3,0 m, montante)',
    ],
    [
      'en',
      'how much water over the sill in Brest at 10:00, sill 1 m',
      '2.0 m of water over 1.0 m. At 10:00 today: 3.0 m',
    ],
    ['fr', 'hauteur d’eau au-dessus du seuil de 4 m à Brest à 10 h', '0,0 m d’eau au-dessus de 4,0 m.'],
    ['en', 'when will it stop rising in Brest', 'Next high water: 13:00'],
    ['en', 'how much longer is the tide going out at Brest', 'No: low water was at 07:00'],
    ['en', 'how much will the tide rise between 10 and 12 in Brest', 'At 10:00 today'],
    ['en', 'when does Brest car park flood', 'High water today'],
    ['de', 'wann fällt der Strand von Brest trocken', 'Niedrigwasser heute'],
    ['de', 'wie weit ist das Wasser draußen in Brest', 'Jetzt: 3,0 m über'],
    ['de', 'um wie viel steigt das Wasser von 10 bis 12 Uhr in Brest', 'Heute um 12:00'],
  ])('%s: “%s” is answered with “%s”', async (language, text, expected) => {
    expect(await answerTo(language, text)).toContain(expected);
  });
});
