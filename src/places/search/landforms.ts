import { readTable } from '../../lib/data-file.ts';
import { createGroups } from '../../lib/groups.ts';
import type { SeaName } from '../gazetteer/sea-names.ts';
import { wordsOfRole } from './name-words.ts';
import { nameLimits } from '../limits.ts';

const table = readTable(new URL('landforms.tsv', import.meta.url), 'landform', 'words', 'kinds', 'beside');

/** By folded word: `kap` is `cape`. */
const landforms = new Map(table.flatMap(({ landform, words }) => words.split(' ').map((word) => [word, landform])));
const landformNames = new Set(landforms.values());

export function isLandform(word: string): boolean {
  return landforms.has(word);
}

const nameLinks = new Set(wordsOfRole('link'));
const commonWords = new Set(wordsOfRole('common'));

/** German writes them as one word: Diskobucht, Fraserinsel. */
const lastPart = new RegExp(`^(\\p{L}{4,}?)(${wordsOfRole('last-part').join('|')})$`, 'u');

/** The landforms that a name may be given by the kind of its place: one without any, Skye, Isle of Skye, and any name. */
const [ofKind, besideKind] = [createGroups<string>(), createGroups<string>()];
for (const { landform, kinds, beside } of table) {
  for (const kind of kinds.split(' ')) ofKind.add(kind, landform);
  for (const kind of beside.split(' ')) besideKind.add(kind, landform);
}

/** A name read as landforms and what is left of it, in this order: `lighthouse cape frehel`. */
type Reading = string;

/** The readings of a typed folded name, `phare du cap frehel`; none where it has no landform or nothing else. */
export function landformReadings(folded: string): Reading[] {
  return mayHaveLandform(folded) ? readings(wordsOf(folded)).filter(hasLandform) : [];
}

/** Most words that are looked up are no landforms, and reading a name takes 2 µs. */
function mayHaveLandform(folded: string): boolean {
  const first = folded.indexOf(' ') < 0 ? folded : folded.slice(0, folded.indexOf(' '));
  const last = folded.slice(folded.lastIndexOf(' ') + 1);
  return (
    landforms.has(first) || landforms.has(last) || nameLinks.has(first) || first === 'presqu' || lastPart.test(last)
  );
}

/** The readings under which a place of the sea is found: those of its names, and of them with the landform of its kind. */
export function readingsOf({ folded, kind, harbour }: SeaName): Reading[] {
  // Large islands have many lighthouses.
  const others = harbour === undefined ? besideKind.at(kind) : [];
  return folded.flatMap((name) =>
    readings(wordsOf(name)).flatMap((reading) => {
      const names = [reading, withoutLandforms(reading)].filter(({ length }) => length >= nameLimits.bare);
      return [
        ...(hasLandform(reading) ? [reading] : ofKind.at(kind).map((form) => `${form} ${reading}`)),
        ...others.flatMap((form) => names.map((one) => `${form} ${one}`)),
      ];
    }),
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

/** The names of a place of the sea without their landforms: Seminyak of Seminyak Beach. */
export function bareNamesOf({ folded }: SeaName): string[] {
  return folded
    .flatMap((name) => readings(wordsOf(name)).filter(hasLandform).map(withoutLandforms))
    .filter((name) => name.length >= nameLimits.bare);
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
  return reading.includes(' ') && landformNames.has(reading.slice(0, reading.indexOf(' ')));
}

function readings(words: readonly string[]): Reading[] {
  const name = withoutLinks(words);
  const found = splits(name).flatMap(([landform, rest]) =>
    isOwnName(rest) ? readings(rest).map((reading) => `${landform} ${reading}`) : [],
  );
  return found.length > 0 ? found : [name.join(' ')];
}

function withoutLinks(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !nameLinks.has(word));
  return first < 0 ? words : words.slice(first);
}

function splits(words: readonly string[]): (readonly [landform: string, rest: readonly string[]])[] {
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
  return words.some(
    (word) => word.length > 2 && !nameLinks.has(word) && !landforms.has(word) && !commonWords.has(word),
  );
}
