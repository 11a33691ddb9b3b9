import { mistakesFrom } from './edit-distance.ts';

/**
 * An index of spellings, searched from end to end: the names of one length lie side by side, a byte for each letter,
 * beside a signature each, the set of their letters. A mistake changes at most two letters of the set, so that one name
 * in a hundred is left to be compared letter by letter. Exact, and 5 to 20 ms over 700,000 names.
 */
export type SpellingBucket = {
  /** In letters. */
  readonly length: number;
  /** One 32-bit set of letters for each name. */
  readonly signatures: Uint32Array;
  /** The letters of the first name, then those of the second …; most prominent first. */
  readonly letters: Uint8Array;
};

/** Shorter names are too near to each other, longer ones nobody types. */
const shortest = 4;
const longest = 40;

/** Scripts that are spelled letter by letter; in others one sign is a syllable or a word, or two. */
const spelled = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd} ]+$/u;

export function isSpelled(folded: string): boolean {
  return folded.length >= shortest && folded.length <= longest && spelled.test(folded);
}

/** How many mistakes a name of so many letters may have and still be guessed at. */
export function mostMistakes(length: number): number {
  if (length < 7) return 1;
  return length < 14 ? 2 : 3;
}

/** The letters of an index, the commonest first. Code 0 is none of them. */
export type Alphabet = { readonly letters: string; readonly codeOf: ReadonlyMap<string, number> };

const mostLetters = 255;

export function alphabetOf(names: Iterable<string>): Alphabet {
  const counts = new Map<string, number>();
  for (const name of names) for (const letter of name) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const common = [...counts].sort(([, a], [, b]) => b - a).slice(0, mostLetters);
  return readAlphabet(common.map(([letter]) => letter).join(''));
}

export function readAlphabet(letters: string): Alphabet {
  return { letters, codeOf: new Map(Array.from(letters, (letter, index) => [letter, index + 1])) };
}

function encode(name: string, { codeOf }: Alphabet): Uint8Array {
  return Uint8Array.from(name, (letter) => codeOf.get(letter) ?? 0);
}

/** The 24 commonest letters have a bit each, the others share eight. */
function signatureOf(codes: Uint8Array): number {
  let bits = 0;
  for (const code of codes) bits |= 1 << (code < 24 ? code : 24 + (code % 8));
  return bits >>> 0;
}

/** Names as buckets, in the order in which they come. Those with a letter outside the alphabet are left out. */
export function bucketsOf(names: Iterable<string>, alphabet: Alphabet): SpellingBucket[] {
  const byLength = new Map<number, string[]>();
  for (const name of names) {
    const bucket = byLength.get(name.length) ?? [];
    if (bucket.push(name) === 1) byLength.set(name.length, bucket);
  }
  return [...byLength].map(([length, all]) => bucketOf(length, all, alphabet));
}

function bucketOf(length: number, names: readonly string[], alphabet: Alphabet): SpellingBucket {
  const letters = new Uint8Array(length * names.length);
  const signatures = new Uint32Array(names.length);
  let count = 0;
  for (const name of names) {
    const codes = encode(name, alphabet);
    if (codes.includes(0)) continue;
    letters.set(codes, count * length);
    signatures[count++] = signatureOf(codes);
  }
  return { length, signatures: signatures.slice(0, count), letters: letters.slice(0, count * length) };
}

/** Of each length and number of mistakes this many are told: the most prominent, since they come first. */
const toldOfEach = 20;

export type Misspelling = { readonly name: string; readonly mistakes: number };

/** What is searched: buckets by length. */
export type Spellings = { readonly alphabet: Alphabet; readonly buckets: ReadonlyMap<number, SpellingBucket> };

/** The names that differ from this one by `mostMistakes` at most. */
export function misspellings(name: string, { alphabet, buckets }: Spellings): Misspelling[] {
  if (!isSpelled(name)) return [];
  const codes = encode(name, alphabet);
  const most = mostMistakes(codes.length);
  const found: Misspelling[] = [];
  for (let length = codes.length - most; length <= codes.length + most; length++) {
    const bucket = buckets.get(length);
    if (bucket) found.push(...searchBucket(bucket, codes, most, alphabet));
  }
  return found;
}

function searchBucket(
  { length, signatures, letters }: SpellingBucket,
  codes: Uint8Array,
  most: number,
  alphabet: Alphabet,
): Misspelling[] {
  const wanted = signatureOf(codes);
  const mostChanged = 2 * most - Math.abs(length - codes.length);
  const mistakesIn = mistakesFrom(codes, most);
  const told = Array.from({ length: most + 1 }, () => 0);
  const found: Misspelling[] = [];
  for (let index = 0; index < signatures.length; index++) {
    if (bitCount(signatures[index]! ^ wanted) > mostChanged) continue;
    const mistakes = mistakesIn(letters, index * length, length);
    if (mistakes > most || told[mistakes]! >= toldOfEach) continue;
    told[mistakes]! += 1;
    found.push({ name: decode(letters.subarray(index * length, (index + 1) * length), alphabet), mistakes });
  }
  return found;
}

function decode(codes: Uint8Array, { letters }: Alphabet): string {
  return Array.from(codes, (code) => letters[code - 1]).join('');
}

/** Bits set in 32, all at once (Warren, Hacker's Delight, 5-1). */
function bitCount(bits: number): number {
  let x = bits - ((bits >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
