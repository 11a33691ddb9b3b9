import { describe, expect, it } from 'vitest';
import { writeDays } from '../../src/language/dates/day-notation.ts';
import { writeConditions } from '../../src/domain/windows/index.ts';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../src/language/request/read-question.ts';
import { windowOptions } from '../../src/language/meaning/limits-asked.ts';
import { languagesWith, readTable, tableOf } from '../support/sentences.ts';
import { sampleOf } from '../support/thorough.ts';

const lexicons = openLexicons();
const known = new Set(['brest', 'dover', 'hossegor', 'cuxhaven', 'hörnum']);
const places = {
  isName: (text: string) => known.has(text.toLowerCase()),
  isArea: () => false,
  isIsland: () => false,
  kindIn: () => undefined,
  notationsIn: () => [],
  isLikely: () => false,
  isWellKnown: () => false,
};

describe.each(languagesWith('windows'))('questions about windows in %s', (language) => {
  const rows = readTable(tableOf(language, 'windows'));

  it.each(sampleOf(rows, 4).map((row) => [row.sentence, row] as const))('%s', (sentence, row) => {
    const [frame] = framesOf(sentence, { lexicons, places, language });
    expect(frame?.conditions, 'conditions').toBeDefined();
    const { conditions = '' } = windowOptions(frame!);
    expect({
      conditions: conditions.split(',').toSorted().join(','),
      place: frame?.places[0]?.text ?? '-',
      days: frame?.days.map(writeDays).join(',') || '-',
      unused: frame?.unused.join(' | ') || '-',
    }).toEqual({
      conditions: row.kinds.split(',').toSorted().join(','),
      place: row.place,
      days: row.days,
      unused: row.extras,
    });
  });
});

it('a number of days is no level', () => {
  const [frame] = framesOf('NW und HW Cuxhaven ab Freitag 3 Tage', { lexicons, places, language: 'de' });
  expect([frame?.conditions, frame?.kinds]).toEqual([undefined, ['tide']]);
});

it.each([
  ['en', 'will there be gusts over 40 knots in Dover today', 'gust'],
  ['fr', 'y aura-t-il du vent au-dessus de 30 nœuds demain à Brest', 'wind'],
  ['de', 'gibt es heute Böen über 8 Bft in Cuxhaven', 'gust'],
  ['de', 'gibt es morgen Wind über 25 Knoten in Cuxhaven', 'wind'],
])('that there is any is no answer to a limit, in %s: %s', (language, text, kind) => {
  const [frame] = framesOf(text, { lexicons, places, language });
  expect([frame?.kinds[0], frame?.state]).toEqual([kind, undefined]);
});

it.each([
  ['en', 'will the wind exceed 20 knots tomorrow in Dover', 'wind', 'wind=10.2889..'],
  ['en', 'is it blowing 20 knots in Dover', 'wind', 'wind=10.2889..'],
  ['en', 'is it blowing over 20 knots in Dover', 'wind', 'wind=10.2889..'],
  ['en', 'is it blowing force 6 in Dover', 'wind', 'wind=10.8..'],
  ['fr', 'est-ce que ça souffle force 6 à Dover', 'wind', 'wind=10.8..'],
  ['fr', 'ça va souffler à 20 noeuds demain à Dover ?', 'wind', 'wind=10.2889..'],
  ['de', 'Weht es morgen mit 20 Knoten in Dover?', 'wind', 'wind=10.2889..'],
  ['en', 'is the swell above 2 m in Dover on Saturday', 'swell', 'swell=2..'],
  ['en', 'waves under 1 m in Dover tomorrow?', 'waves', 'waves=..1'],
  ['fr', 'est-ce que les vagues font plus de 2 m demain à Brest', 'waves', 'waves=2..'],
  ['fr', 'est-ce qu’il y aura plus de 20 nœuds demain à Brest', 'wind', 'wind=10.2889..'],
  ['fr', 'le coefficient dépassera-t-il 100 samedi à Brest ?', 'coefficient', 'coefficient=100..'],
  ['de', 'überschreitet der Wind morgen 20 Knoten in Cuxhaven?', 'wind', 'wind=10.2889..'],
  ['de', 'sind die Wellen morgen höher als 2 m in Cuxhaven', 'waves', 'waves=2..'],
  ['de', 'ist der Wind morgen in Cuxhaven über 20 Knoten', 'wind', 'wind=10.2889..'],
  ['en', 'is there a bora in Brest on Thursday and how strong', 'wind', 'winddir=0..90'],
  ['fr', 'le vent tourne à la tramontane demain à Brest ?', 'wind', 'winddir=292.5..22.5'],
  ['de', 'gibt es morgen eine Seebrise in Cuxhaven', 'wind', 'winddir=shore300..60'],
  ['nl', 'draait de wind morgen naar de bora in Brest', 'wind', 'winddir=0..90'],
  ['es', 'hay terral mañana en Brest', 'wind', 'winddir=shore120..240'],
  ['pt', 'há nortada amanhã em Brest', 'wind', 'winddir=315..45'],
  ['it', 'il vento gira a maestrale domani a Brest?', 'wind', 'winddir=270..0'],
])('whether a limit is kept on a day is no question about windows, in %s: %s', (language, text, kind, limit) => {
  const [frame] = framesOf(text, { lexicons, places, language });
  expect([frame?.kinds, frame?.limit && writeConditions([frame.limit]), frame?.conditions]).toEqual([
    [kind],
    limit,
    undefined,
  ]);
});

it.each([
  ['en', 'when does the wind exceed 20 knots in Dover tomorrow?'],
  ['fr', 'quels jours la houle dépasse 2 m à Hossegor ?'],
  ['de', 'wind über 20 knoten in Cuxhaven morgen'],
])('when a limit is kept is a question about windows, in %s: %s', (language, text) => {
  const [frame] = framesOf(text, { lexicons, places, language });
  expect([frame?.limit, frame?.conditions]).toEqual([undefined, [expect.anything()]]);
});

it.each([
  ['est-ce que la mer est dangereuse demain à Brest', undefined],
  ['est-ce que le vent est fort demain à Brest', undefined],
  ['est-ce qu’il y a un vent d’est demain à Brest', 'sector'],
])('a verb is no east in %s', (text, kind) => {
  const [frame] = framesOf(text, { lexicons, places, language: 'fr' });
  expect(frame?.limit?.kind).toBe(kind);
});

it('the number of a day is no limit of the wind', () => {
  const [frame] = framesOf('wird es am 1.12. windig in Cuxhaven', { lexicons, places, language: 'de' });
  expect(frame?.state).toBe('windy');
});

it('the end of a period is no time', () => {
  const text = 'Hochwasser Cuxhaven vom 28.11. bis 2.12.';
  const [frame] = framesOf(text, { lexicons, places, language: 'de' });
  expect([frame?.kinds, frame?.conditions]).toEqual([['high'], undefined]);
});

it('a draught is asked about the tide, also of who sails', () => {
  const text = 'wann kann ich morgen in Cuxhaven mit 1,2 m Tiefgang auslaufen';
  const [frame] = framesOf(text, { lexicons, places, language: 'de' });
  expect(frame?.conditions?.map(({ kind }) => kind)).toContain('draught');
});

it.each([
  ['en', 'will there be an easterly at Dover tomorrow? we want to sail'],
  ['de', 'weht morgen Ostwind in Dover? wir wollen segeln'],
])('a wind that is asked after is no limit of the pursuit, in %s: %s', (language, text) => {
  const [frame] = framesOf(text, { lexicons, places, language });
  expect(frame?.conditions).toEqual([{ kind: 'preset', name: 'sail' }]);
  expect(frame?.limit && writeConditions([frame.limit])).toMatch(/^winddir=/);
  expect(frame?.isToldBehind).toBe(true);
});

it.each([
  ['en', 'low water at Dover on Saturday, it is for bait digging', 'low'],
  ['en', 'high tide in Dover tomorrow for launching the boat', 'high'],
  ['fr', 'basse mer à Dover samedi, c’est pour les coques', 'low'],
  ['fr', 'coucher de soleil demain à Dover, on fait du paddle', 'sunset'],
  ['it', 'bassa marea a Dover domani mattina, andiamo per vongole', 'low'],
  ['es', 'bajamar en Dover el sábado, es para mariscar', 'low'],
  ['de', 'Niedrigwasser Dover Samstag, wir wollen Muscheln sammeln', 'low'],
])('a time that stands before a pursuit is told, and no limit of it, in %s: %s', (language, text, kind) => {
  const [frame] = framesOf(text, { lexicons, places, language });
  expect([frame?.kinds, frame?.conditions?.map((one) => one.kind)]).toEqual([[kind], ['preset']]);
  expect(frame?.unused).toEqual([]);
});

it.each([
  ['en', 'can I dive in Dover tomorrow, is there any current'],
  ['fr', 'on peut plonger à Dover demain ? y a du courant ?'],
  ['it', 'a Dover domani si può fare immersione? c’è corrente?'],
])('the current is told beside a pursuit, in %s: %s', (language, text) => {
  const [frame] = framesOf(text, { lexicons, places, language });
  expect([frame?.kinds, frame?.conditions]).toEqual([['current'], [{ kind: 'preset', name: 'dive' }]]);
});

it.each([
  ['fr', 'alerte si rafales plus de 25 nœuds au Marin', 'Marin'],
  ['fr', 'préviens-moi si la houle dépasse 2 m au Levant', 'Levant'],
])('a wind that stands where a place does is a place, in %s: %s', (language, text, name) => {
  const [frame] = framesOf(text, { lexicons, places: { ...places, isName: (one) => one.endsWith(name) }, language });
  expect(frame?.places.at(-1)?.text).toBe(name);
});

it.each([
  ['en', 'which day next week has the lowest low water in the daytime in Dover'],
  ['de', 'an welchem Tag diese Woche ist tagsüber das niedrigste Niedrigwasser in Cuxhaven'],
  ['nl', 'welke dag deze week is het laagste water overdag in Brest'],
  ['es', 'la bajamar más baja de día esta semana en Brest'],
])('the lowest water by day is one water, in %s: %s', (language, text) => {
  const [frame] = framesOf(text, { lexicons, places, language });
  expect([frame?.kinds, frame?.superlative, frame?.conditions]).toEqual([['lowest'], 'best', undefined]);
});

it('who says ich takes no month back', () => {
  const text = 'an welchen Tagen im August kann ich in Cuxhaven baden';
  const [frame] = framesOf(text, { lexicons, places, language: 'de' });
  expect(frame?.days).toEqual([{ kind: 'named-month', month: 8 }]);
});
