import { mistakesFrom } from './edit-distance.ts';
import { fold } from '../fold.ts';
import type { NameMatcher } from './scan.ts';
import { mostMistakes } from './spelling.ts';

/** A name that was typed, and how others compare with it. */
export type Wanted = { readonly of: string; readonly most: number; readonly mistakesIn: (folded: string) => number };

export function wanted(of: string): Wanted {
  const most = mostMistakes(of.length);
  const count = mistakesFrom(unitsOf(of), most);
  return { of, most, mistakesIn: (folded) => count(unitsOf(folded), 0, folded.length) };
}

function unitsOf(name: string): Uint16Array {
  return Uint16Array.from({ length: name.length }, (_, index) => name.charCodeAt(index));
}

/**
 * Matches names that are spelled nearly like one of these. Folding all 1.2 million takes 2 s, so most are told by their
 * bytes: by their length, and by which of the letters a to z are in them, of which a mistake changes at most two.
 */
export function nearMatcher(names: readonly Wanted[]): NameMatcher {
  const filters = names.map(({ of, most }) => ({
    letters: lettersOf(of),
    isLatin: isAscii(of),
    length: of.length,
    most,
  }));
  return (bytes, start, end) => {
    const seen = look(bytes, start, end);
    const mayBeNear = filters.some(({ letters, isLatin, length, most }) => {
      // `St` is `saint` when it is folded; other letters become two at most.
      if (end - start < length - most - 3 || end - start > 3 * (length + most)) return false;
      if (!isLatin) return seen.others > 0;
      if (seen.isForeign) return false;
      const unknown = most + 2 * seen.others + 3 * Number(seen.hasSt);
      return bitCount(letters & ~seen.letters) <= unknown && bitCount(seen.letters & ~letters) <= most;
    });
    if (!mayBeNear) return false;
    const folded = fold(bytes.toString('utf8', start, end));
    return names.some(({ most, mistakesIn }) => mistakesIn(folded) <= most);
  };
}

type Seen = {
  readonly letters: number;
  /** Characters other than ASCII. */
  readonly others: number;
  readonly isForeign: boolean;
  readonly hasSt: boolean;
};

function look(bytes: Buffer, start: number, end: number): Seen {
  let [letters, others, before] = [0, 0, 0];
  let [isForeign, hasSt] = [false, false];
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if (byte < 0x80) {
      const letter = (byte | 0x20) - 0x61;
      if (letter >= 0 && letter < 26) letters |= 1 << letter;
      if (letter === letterT && before === letterS) hasSt = true;
      before = letter;
    } else if (byte >= 0xc0) {
      others++;
      // Latin letters, marks and quotes begin with these bytes; what begins with another never folds to a to z.
      if (byte > 0xcd && byte !== 0xe1 && byte !== 0xe2) isForeign = true;
    }
  }
  return { letters, others, isForeign, hasSt };
}

const letterS = 's'.charCodeAt(0) - 0x61;
const letterT = 't'.charCodeAt(0) - 0x61;

function lettersOf(folded: string): number {
  let letters = 0;
  for (const char of folded) if (char >= 'a' && char <= 'z') letters |= 1 << (char.charCodeAt(0) - 0x61);
  return letters;
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
