import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../src/language/lexicon/lexicons.ts';
import { framesOf } from '../../src/language/request/read-question.ts';

const lexicons = openLexicons();
const towns = new Set(
  'anchorage|ancona|astoria|beaufort|bembridge harbour|cape town|chia|del mar|dover|el puerto|la cala|le port|newport|ocean springs|outreau|pescara|porto|portland|saline|praia|sandown|santa maria|sandwich|seaside|wick|wick low|wicklow|鴨川'.split(
    '|',
  ),
);
const areas = new Set(
  'kent|isle of wight|ilha do sal|cabo verde|un|me|or|ms|sardegna|sc|south africa|uk|千葉県'.split('|'),
);
const isTown = (text: string): boolean => towns.has(text.toLowerCase());
const isArea = (text: string): boolean => areas.has(text.toLowerCase());
const places = {
  isName: (text: string) => isTown(text) || isArea(text),
  isLikely: isTown,
  isWellKnown: isTown,
  isArea,
  isIsland: (text: string) => text.toLowerCase() === 'isle of wight',
  kindIn: () => undefined,
  notationsIn: () => [],
};

/** What is asked, and the first place that is tried. */
function read(text: string, language = 'en'): string {
  const [frame] = framesOf(text, { lexicons, places, language });
  return [frame?.kinds.join(), frame?.places[0]?.text, frame?.part].filter(Boolean).join(' ');
}

describe('a place is read with the area behind it', () => {
  it.each([
    ['tide sandwich bay kent', 'tide sandwich, kent'],
    ['tide sandwich harbour uk', 'tide sandwich, uk'],
    ['low tide sandwich beach in kent tomorrow', 'low sandwich, kent'],
    ['tide bembridge harbour isle of wight', 'tide bembridge harbour isle of wight'],
    ['tide sandown isle of wight', 'tide sandown isle of wight'],
    ['tide cape town south africa', 'tide cape town, south africa'],
    ['tides ocean springs ms', 'tide ocean springs ms'],
    ['tides beaufort sc', 'tide beaufort sc'],
    ['tides astoria or', 'tide astoria or'],
    ['newport or tides tomorrow', 'tide newport or'],
    ['portland me high tide saturday', 'high portland me'],
    ['tide dover or low water', 'low dover'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a town that is called as something else', () => {
  it.each([
    ['Wick low tide saturday', 'low Wick'],
    ['tides del mar tomorrow', 'tide del mar'],
    ['anchorage low tide', 'low anchorage'],
    ['seaside tides', 'tide seaside'],
    ['wind at Dover anchorage', 'wind Dover'],
    ['is it windy at the seaside', 'wind'],
    ['wind beaufort dover', 'wind dover'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a greeting is no part of the question', () => {
  it.each([
    ['hi Dover tides today', 'tide Dover'],
    ['hi tides for Dover please', 'tide Dover'],
    ['hi there Dover tide', 'tide Dover'],
    ['Morning, tides for Dover please', 'tide Dover'],
    ['afternoon! low tide Dover?', 'low Dover'],
    ['morning tides Dover', 'tide Dover morning'],
    ['Dover hi tide', 'high Dover'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('a place is looked for in the area that is named elsewhere in the sentence', () => {
  it.each([
    ['en', 'we are in kent this week, high water at dover tomorrow?', 'high dover, kent'],
    ['en', 'high water dover tomorrow, in kent', 'high dover, kent'],
    ['en', 'is it windy in kent', 'wind kent'],
    ['it', 'mare in Sardegna a Chia', 'waves Chia, Sardegna'],
    ['it', 'siamo in Sardegna, vento a Chia domani?', 'wind Chia, Sardegna'],
    ['es', 'tengo un curso de buceo en Dover, dime las olas', 'waves Dover'],
    ['ja', '千葉県鴨川の干潮', 'low 鴨川, 千葉県'],
    ['ja', '千葉県、鴨川の明日の風', 'wind 鴨川, 千葉県'],
  ])('in %s: %s', (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });

  it('and answers for no other in the same clause', () => {
    const [frame] = framesOf('mare in Sardegna a Chia', { lexicons, places, language: 'it' });
    expect(frame?.places.find((one) => one.text === 'Chia')?.isPart ?? true).toBe(true);
  });
});

describe('a kind of place', () => {
  it.each([
    ['it', 'vento porto di Ancona', 'wind Ancona'],
    ['it', 'vento a Porto', 'wind Porto'],
    ['it', 'vento al porto', 'wind'],
    ['fr', "vent le port d'Outreau", 'wind Outreau'],
    ['fr', 'vent au port', 'wind'],
    ['es', 'viento en la cala', 'wind'],
    ['es', 'viento en La Cala', 'wind La Cala'],
    ['es', 'viento en el puerto', 'wind'],
    ['es', 'viento en El Puerto', 'wind El Puerto'],
    ['pt', 'vento na praia', 'wind'],
    ['pt', 'vento na Praia', 'wind Praia'],
  ])('in %s: %s', (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });
});

describe('an unknown name', () => {
  it.each([
    ['fr', 'vent au Vivier-sur-Mer samedi', 'wind Vivier-sur-Mer'],
    ['nl', 'getij noordwjk-binnen', 'tide noordwjk-binnen'],
    ['it', 'com’è il mare a Pescara domenica?', 'waves Pescara'],
  ])('in %s: %s', (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });
});

describe('what a place has that other places have as well', () => {
  it.each([
    ['vento alle Saline di Pescara domani', 'it', 'Pescara'],
    ['viento en las Saline de Ancona mañana', 'es', 'Ancona'],
    ['vento nas Saline de Dover amanhã', 'pt', 'Dover'],
  ])('%s', (text, language, owner) => {
    const [frame] = framesOf(text, { lexicons, places, language });
    const candidate = frame?.places.find((one) => one.text === owner);
    expect([frame?.otherPlaces, candidate?.beside, candidate?.isPart]).toEqual([[], undefined, undefined]);
    expect(candidate).toBeDefined();
  });
});

describe('two islands with a comma are both asked about, and a bank is no town', () => {
  const islands = new Set(['formentera', 'mallorca']);
  const isIsland = (text: string): boolean => islands.has(text.toLowerCase());
  const isPlace = (text: string): boolean => isIsland(text) || text.toLowerCase() === 'bank';
  const world = { ...places, isName: isPlace, isLikely: isPlace, isWellKnown: isPlace, isArea: isIsland, isIsland };
  it.each([
    ['wind Formentera, Mallorca tomorrow', 'en', 'Formentera+Mallorca'],
    ['Wind Formentera, Mallorca morgen', 'de', 'Formentera+Mallorca'],
    ['wind Cata Bank tomorrow', 'en', 'Cata Bank'],
    ['olas banco Cata mañana', 'es', 'banco Cata'],
  ])('%s', (text, language, expected) => {
    const [frame] = framesOf(text, { lexicons, places: world, language });
    const [first] = frame?.places.filter(({ isPart }) => !isPart) ?? [];
    expect([first?.text, ...(frame?.otherPlaces ?? [])].join('+')).toBe(expected);
  });
});

describe('the whole name, with its distinctive words', () => {
  it.each([
    ['fr', 'marée à Port-Joli demain', 'tide Port-Joli'],
    ['pt', 'maré na Coroa do Avião amanhã', 'tide Coroa do Avião'],
    ['pt', 'vento em Santa Maria, ilha do Sal', 'wind Santa Maria, ilha do Sal'],
    ['pt', 'vento em Santa Maria, Cabo Verde', 'wind Santa Maria, Cabo Verde'],
  ])('%s: %s', (language, text, expected) => {
    expect(read(text, language)).toBe(expected);
  });
});

describe('an everyday word is no place', () => {
  it.each([
    ['es', 'qué tan confiable es el viento'],
    ['pt', 'o vento ao longo da costa'],
    ['it', 'quanto c’è da fidarsi del vento'],
    ['ja', '風の返事'],
    ['fr', 'le vent dans combien de tps'],
  ])('%s: %s', (language, text) => {
    expect(read(text, language)).toMatch(/^wind$/);
  });
});
