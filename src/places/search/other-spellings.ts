import { readTable } from '../../lib/data-file.ts';
import { wordsOfRole } from './name-words.ts';
import { most, nameLimits } from '../limits.ts';

const shortWords = new Map(
  readTable(new URL('short-words.tsv', import.meta.url), 'short', 'long').map(({ short, long }) => [
    short,
    long.split('|'),
  ]),
);
const shortTowns = new Map(
  readTable(new URL('short-towns.tsv', import.meta.url), 'name', 'town').map(({ name, town }) => [name, [town]]),
);
/** `Scarboro’`, `Gainsboro`. */
const shortBorough = /(?<=\p{L}{3})boro(?= |$)/u;

/** `Wind at Wick` is not the wind in Atwick. */
const prepositions = new Set(wordsOfRole('preposition'));

/** `Neuhaus/Oste`, `Burnham Crouch`: words between a town and its water or island. */
const waterLinks = wordsOfRole('water-link');

/** A name of the town before a kind of place: `Kieler Förde`, `Emder Hafen`. */
const adjective = /^(\p{L}{3,})er (?=\p{L}+$)/u;
/** Kinds of places that are where their town is. */
const partOfTown = new RegExp(`^(\\p{L}{3,})er (?:${wordsOfRole('part-of-town').join('|')})$`, 'u');

/** `白浜, 下田` is 下田白浜. */
const areaBehind = /^(\p{Script=Han}{2,}) (\p{Script=Han}{2,})$/u;
/** Italian towns off the sea call their shores after them: Marina di Ravenna, which others call Ravenna marina. */
const shoreBehind = /^(.{3,}) (marina|lido)$/u;

/**
 * The other ways in which the gazetteer may write a folded name, the likeliest first: abbreviations in full (`Pt Lonsdale`),
 * words in one that were parted (`port rush`), words in between (`Neuhaus/Oste`), ü for ue (`Buesum`).
 */
export function otherSpellings(folded: string): string[] {
  if (ideographs.test(folded)) return [...(shortTowns.get(folded) ?? []), ...townSuffixes.map((one) => folded + one)];
  const words = folded.split(' ');
  const spellings = new Set([
    ...(shortTowns.get(folded) ?? []),
    ...inFull(words),
    ...joined(words),
    folded.replace(shortBorough, 'borough'),
    folded.replace(shoreBehind, '$2 di $1'),
    folded.replace(areaBehind, '$2$1'),
    ...linked(words),
    folded.replace(/([aou])e/g, '$1'),
    ...elided(words),
  ]);
  spellings.delete(folded);
  return [...spellings];
}

const ideographs = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}$/u;
const townSuffixes = wordsOfRole('town-suffix');

/** The names that a German adjective may stand for: `Kieler Leuchtturm`, `Emder Hafen`. */
export function withoutAdjective(folded: string): string[] {
  if (!folded.includes('er ')) return [];
  const spellings = [
    folded.replace(adjective, '$1 '),
    folded.replace(adjective, '$1en '),
    folded.replace(partOfTown, '$1'),
    folded.replace(partOfTown, '$1en'),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling !== folded);
}

/** `cap dagde`, `lile de re`: each word that may begin with a French article or preposition without its apostrophe. */
function elided(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    // Most words begin otherwise, which is found out in a tenth of the time.
    if (word[0] !== 'l' && word[0] !== 'd') return [];
    const [, particle, rest] = /^([ld])([aeiouyh]\p{L}{2,})$/u.exec(word) ?? [];
    if (particle === undefined || rest === undefined) return [];
    const [before, behind] = [words.slice(0, index), words.slice(index + 1)];
    // `Düne` is no Une, and Lissa no Issa.
    const isLong = behind.length > 0 || rest.length >= nameLimits.elided;
    const begun = index === 0 && particle === 'l' && isLong ? [[rest, ...behind].join(' ')] : [];
    return [[...before, particle, rest, ...behind].join(' '), ...begun];
  });
}

const article = new RegExp(`^(?:${wordsOfRole('article').join('|')}) (.{4,})$`, 'u');

/** The name behind an article, which people write before many names of the sea: `the Fastnet`, `l’île de Ré`. */
export function withoutArticle(folded: string): string[] {
  const [, name] = article.exec(folded) ?? [];
  return name === undefined ? [] : [name];
}

/** Words for `by the sea` at a town's name, folded, with countries that use them; elsewhere, parts of other names. */
const seaside = readTable(new URL('seaside-words.tsv', import.meta.url), 'words', 'stand', 'countries');
const [seasideBefore, seasideBehind] = ['before', 'behind'].map((side) =>
  seaside.flatMap(({ words, stand }) => (stand === side ? [words] : [])).join('|'),
);
const aroundTown = new RegExp(`^(?:${seasideBefore}) | (?:${seasideBehind})$`, 'gu');

/** A name without the words that say that it is by the sea: `Berck sur Mer`, `Ostseebad Prerow`; `undefined` where it has none. */
export function withoutSeaside(folded: string) {
  const name = folded.replace(aroundTown, '');
  if (name === folded || name.length < nameLimits.besideSea) return undefined;
  const { countries } = seaside.find(({ words }) => folded.endsWith(` ${words}`)) ?? {};
  return { name, ...(countries && { countries: countries.split(' ') }) };
}

/** Every word may be an abbreviation of several. */
function inFull(words: readonly string[]): string[] {
  if (words.length === 1 || !words.some((word) => shortWords.has(word))) return [];
  const choices = words.map((word) => [word, ...(shortWords.get(word) ?? [])]);
  if (choices.reduce((product, { length }) => product * length, 1) > most.inFull) return [];
  return choices
    .reduce<string[][]>((names, all) => names.flatMap((name) => all.map((word) => [...name, word])), [[]])
    .map((name) => name.join(' '));
}

/** `Neuhaus Oste` with words in between; no town is called by a preposition, `to Newlyn`. */
function linked(words: readonly string[]): string[] {
  if (words.length !== 2 || words.some((word) => prepositions.has(word))) return [];
  return waterLinks.map((link) => words.join(` ${link} `));
}

/** `port | rush`: each two words that stand side by side in one. */
function joined(words: readonly string[]): string[] {
  if (words.length > nameLimits.joinedWords) return [];
  return words.slice(1).flatMap((behind, index) => {
    const before = words[index] ?? '';
    const isLong =
      !prepositions.has(before) &&
      before.length >= nameLimits.part &&
      behind.length >= nameLimits.lastPart &&
      before.length + behind.length >= nameLimits.joined;
    return isLong ? [[...words.slice(0, index), before + behind, ...words.slice(index + 2)].join(' ')] : [];
  });
}
