import type { SeaName } from '../gazetteer/sea-names.ts';

/**
 * Folded words for one landform. A name with another word of its row is the same name: Kap Arkona is Cape Arkona. Rows
 * are kept apart where one coast has places of both: Cape Lookout is in Oregon, Point Lookout in Maryland.
 */
const wordsFor = {
  cape: 'cape cap kap cabo capo kaap kapp',
  point: 'point pointe punta ponta pt pte',
  head: 'head hd headland',
  bay: 'bay baie bahia baia badia bucht baai bugt bukt bukta bukten',
  cove: 'cove anse cala calanque crique caleta enseada ensenada',
  gulf: 'gulf golfe golfo golf',
  beach: 'beach plage playa praia platja spiaggia strand stranden sands',
  lighthouse: 'lighthouse phare leuchtturm leuchtfeuer faro farol far fyr vuurtoren',
  island: 'island isle ile isla isola insel ilha illa eiland ko koh pulau gili nusa',
  islands: 'islands isles iles islas isole inseln ilhas illes eilanden archipelago archipel archipielago',
  peninsula: 'peninsula presquile halbinsel peninsule penisola',
  strait: 'strait straits detroit strasse straat estrecho stretto estreito',
  sound: 'sound sund',
  channel: 'channel canal chenal kanal canale',
  harbour: 'harbour harbor hbr port puerto porto hafen marina quay',
  rocks: 'rock rocks roche roches rocher rochers felsen roca rocas',
  reef: 'reef recif riff arrecife recife',
  bank: 'bank banc banco',
  cliffs: 'cliff cliffs falaise falaises klippe klippen acantilado acantilados',
  estuary: 'estuary estuaire mundung estuario',
  lagoon: 'lagoon lagune laguna lagon',
  lake: 'lake lac lago',
  fjord: 'fjord fjorden fiord',
  bridge: 'bridge pont puente brucke ponte brug',
} as const;

type Landform = keyof typeof wordsFor;

const landforms: ReadonlyMap<string, Landform> = new Map(
  (Object.keys(wordsFor) as Landform[]).flatMap((landform) =>
    wordsFor[landform].split(' ').map((word) => [word, landform] as const),
  ),
);

/** Whether a folded word is one for a landform. */
export function isLandform(word: string): boolean {
  return landforms.has(word);
}

/** Articles and prepositions that join a landform to its name. */
const links = new Set(
  'the of de du des d l la le les el los las lo il i gli del della delle dello dell dels di do da dos das o a os as von vom van der die das den dem'.split(
    ' ',
  ),
);

/** Words that tell the places of one coast apart and not the coasts: Grande Plage and Playa Grande are two beaches. */
const commonWords = new Set(
  'north south east west nord sud est ouest norte sur sul oeste este ost grand grande gran gross little petit petite small big long longue main old new white blanc blanche blanco blanca black noir noire negra negro red rouge roja green verte blue bleu bleue golden ocean sea mar meer mer sand sandy rocky sunset sol town city first second port bay'.split(
    ' ',
  ),
);

/** German writes them as one word: Diskobucht, Fraserinsel. */
const lastPart = /^(\p{L}{4,}?)(inseln?|bucht|strasse|kanal)$/u;

/** The landforms that the name of a place without one may be given: Skye, Isle of Skye. */
const landformsOfKind: Readonly<Record<string, readonly Landform[]>> = {
  beach: ['beach'],
  surf: ['beach'],
  cape: ['cape', 'point', 'head'],
  island: ['island'],
  islands: ['islands', 'island'],
  lighthouse: ['lighthouse'],
  harbour: ['harbour', 'beach'],
  bay: ['bay'],
  cove: ['cove'],
  strait: ['strait'],
  estuary: ['estuary'],
  lagoon: ['lagoon'],
};

/** A name read as landforms and what is left of it, in this order: `lighthouse cape frehel`. */
type Reading = string;

/**
 * The readings of a typed folded name, none where it has no landform or nothing else: `phare du cap frehel`,
 * `cape frehel lighthouse` have one and the same.
 */
export function landformReadings(folded: string): Reading[] {
  return mayHaveLandform(folded) ? readings(wordsOf(folded)).filter(hasLandform) : [];
}

/** Most words that are looked up are no landforms, and reading a name takes 2 µs. */
function mayHaveLandform(folded: string): boolean {
  const first = folded.indexOf(' ') < 0 ? folded : folded.slice(0, folded.indexOf(' '));
  const last = folded.slice(folded.lastIndexOf(' ') + 1);
  return landforms.has(first) || landforms.has(last) || links.has(first) || first === 'presqu' || lastPart.test(last);
}

/** The readings under which a place of the sea is found: those of its names, and of them with the landform of its kind. */
export function readingsOf({ folded, kind, harbour }: SeaName): Reading[] {
  const isSmall = harbour === undefined;
  const mayBeLit = kind === 'cape' || kind === 'reef' || ((kind === 'island' || kind === 'islands') && isSmall);
  return folded.flatMap((name) =>
    readings(wordsOf(name)).flatMap((reading) => [
      ...(hasLandform(reading) ? [reading] : (landformsOfKind[kind] ?? []).map((form) => `${form} ${reading}`)),
      ...(mayBeLit ? litReadings(reading) : []),
      ...(kind === 'lighthouse' ? capeReadings(reading) : []),
    ]),
  );
}

/** The readings of the names of beaches that have another landform, without the beach: that of Camps Bay of Camps Bay Beach. */
export function readingsOfShore({ folded }: SeaName): Reading[] {
  return folded.flatMap((name) =>
    readings(wordsOf(name))
      .filter((reading) => reading.startsWith('beach '))
      .map((reading) => reading.slice('beach '.length))
      .filter(hasLandform),
  );
}

/** A lighthouse is called by its cape, with or without the word for it: Phare des Poulains, Phare de la pointe des Poulains. */
function litReadings(reading: Reading): Reading[] {
  const bare = withoutLandforms(reading);
  return [
    `lighthouse ${reading}`,
    ...(bare !== reading && bare.length >= minBareLetters ? [`lighthouse ${bare}`] : []),
  ];
}

/** And a cape by its lighthouse: Pointe de Chassiron. */
function capeReadings(reading: Reading): Reading[] {
  const bare = withoutLandforms(reading);
  return bare.length >= minBareLetters ? ['cape', 'point', 'head'].map((form) => `${form} ${bare}`) : [];
}

/** A shorter name is rather another word. */
const minBareLetters = 4;

/** The names of a place of the sea without their landforms: Seminyak of Seminyak Beach. */
export function bareNamesOf({ folded }: SeaName): string[] {
  return folded
    .flatMap((name) => readings(wordsOf(name)).filter(hasLandform).map(withoutLandforms))
    .filter((name) => name.length >= minBareLetters);
}

/** A folded name without landforms and what joins them to it: `gavres` of `pointe de gavres`. */
export function withoutLandformWords(folded: string): string {
  return withoutLinks(folded.split(' ').filter((word) => !landforms.has(word))).join(' ');
}

function withoutLandforms(reading: Reading): string {
  return hasLandform(reading) ? withoutLandforms(reading.slice(reading.indexOf(' ') + 1)) : reading;
}

function wordsOf(folded: string): string[] {
  return folded.replace('presqu ile', 'presquile').split(' ');
}

function hasLandform(reading: Reading): boolean {
  return reading.includes(' ') && Object.hasOwn(wordsFor, reading.slice(0, reading.indexOf(' ')));
}

function readings(words: readonly string[]): Reading[] {
  const name = withoutLinks(words);
  const found = splits(name).flatMap(([landform, rest]) =>
    isOwnName(rest) ? readings(rest).map((reading) => `${landform} ${reading}`) : [],
  );
  return found.length > 0 ? found : [name.join(' ')];
}

function withoutLinks(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !links.has(word));
  return first < 0 ? words : words.slice(first);
}

/** The landform before or behind a name, and that name. */
function splits(words: readonly string[]): (readonly [Landform, readonly string[]])[] {
  const last = words.at(-1) ?? '';
  const before = landforms.get(words[0] ?? '');
  const behind = landforms.get(last);
  const [, stem, part] = lastPart.exec(last) ?? [];
  const joined = landforms.get(part ?? '');
  return [
    ...(before ? [[before, words.slice(1)] as const] : []),
    ...(behind ? [[behind, words.slice(0, -1)] as const] : []),
    ...(joined && stem !== undefined ? [[joined, [...words.slice(0, -1), stem]] as const] : []),
  ];
}

/** `Rock Island`, `Playa Grande` without their landform are no names. */
function isOwnName(words: readonly string[]): boolean {
  return words.some((word) => word.length > 2 && !links.has(word) && !landforms.has(word) && !commonWords.has(word));
}
