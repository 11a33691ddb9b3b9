import type { Notation } from '../../language/ports.ts';
import { readAngle, type Angle } from './angle.ts';
import { stretchesOf, type NotationToken, type Spelling } from './tokens.ts';
import { isPreposition } from './vocabulary.ts';
import { most } from '../limits.ts';

type Tokens = readonly NotationToken[];
type TypedAngle = { readonly angle: Angle; readonly from: number; readonly to: number; readonly tokens: Tokens };
/** Two angles next to each other: tokens `[from, to)` of a stretch. */
type Pair = {
  readonly from: number;
  readonly to: number;
  readonly angles: readonly [TypedAngle, TypedAngle];
  /** How many of them have a letter or the name of an axis. */
  readonly letters: number;
};

/** Pairs of angles within a text, also unclear ones that are surely meant, with all that may be theirs. Linear time. */
export function findPairs(text: string, language: string): Notation[] {
  const decimalMarks = /\d,\d/.test(text) ? ([',', '.'] as const) : (['.'] as const);
  const found = decimalMarks.flatMap((decimalMark) => pairsSpelled(text, { language, decimalMark }));
  const clear = found.filter(({ isClear }) => isClear);
  const taken: Notation[] = [];
  for (const { notation } of [...clear, ...found.filter(({ isClear }) => !isClear)]) {
    if (taken.every(({ start, end }) => end <= notation.start || start >= notation.end)) taken.push(notation);
  }
  return taken;
}

type Found = { readonly notation: Notation; readonly isClear: boolean };

function pairsSpelled(text: string, spelling: Spelling): Found[] {
  return stretchesOf(text, spelling).flatMap((tokens): Found[] => {
    if (tokens.length < 2 || tokens.length > most.stretch) return [];
    const angles = anglesIn(tokens);
    const isWhole = (one: Pair): boolean => isApart(text, tokens, one) && !isLedTo(tokens, one, spelling.language);
    const pair = likeliest(tokens, longest(pairsOf(tokens, angles).filter(isWhole)));
    if (!pair || pair.isContested) {
      const isMeant =
        angles.some((angle) => isSurelyAngle(angle, text)) ||
        tokens.filter((one) => decimals(one, text) > 2).length > 1 ||
        (pair && certaintyOf(pair, text) === 'certain');
      return isMeant ? [{ notation: notationOf(withoutSeparators(tokens), 'certain'), isClear: false }] : [];
    }
    const certainty = certaintyOf(pair, text);
    const typed = tokens.slice(pair.from, pair.to);
    const isAll = typed.length === withoutSeparators(tokens).length;
    if (certainty === 'possible' && !(isAll && isNoCount(typed, text))) return [];
    return [{ notation: notationOf(typed, certainty), isClear: true }];
  });
}

function anglesIn(tokens: Tokens): TypedAngle[] {
  return tokens.flatMap((_, from) => {
    const found: TypedAngle[] = [];
    for (let to = from + 1; to <= Math.min(tokens.length, from + most.angle); to++) {
      if (tokens[to - 1]?.kind === 'separator') break;
      const typed = tokens.slice(from, to);
      const angle = readAngle(typed);
      if (angle) found.push({ angle, from, to, tokens: typed });
    }
    return found;
  });
}

function pairsOf(tokens: Tokens, angles: readonly TypedAngle[]): Pair[] {
  const byStart = Map.groupBy(angles, ({ from }) => from);
  return angles.flatMap((first) => {
    const next = tokens[first.to]?.kind === 'separator' ? first.to + 1 : first.to;
    return (byStart.get(next) ?? []).map((second) => ({
      from: first.from,
      to: second.to,
      angles: [first, second] as const,
      letters: [first, second].filter(({ tokens }) => tokens.some(isLettering)).length,
    }));
  });
}

/** Of pairs the ones that are no part of another with as many letters. */
function longest(pairs: readonly Pair[]): Pair[] {
  const isWithin = (one: Pair, other: Pair): boolean =>
    other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from;
  return pairs.filter((one) => !pairs.some((other) => isWithin(one, other) && other.letters >= one.letters));
}

/** The pair with the most letters, of these one whose numbers are alike. It is contested where another one has as good a claim to a number. */
function likeliest(tokens: Tokens, pairs: readonly Pair[]): (Pair & { readonly isContested: boolean }) | undefined {
  const isEven = ([{ angle: a }, { angle: b }]: Pair['angles']): boolean =>
    a.parts.length === b.parts.length && a.isDecimal === b.isDecimal;
  const rank = ({ letters, angles }: Pair): number => 2 * letters + (isEven(angles) ? 1 : 0);
  const [best, ...others] = pairs.toSorted((a, b) => rank(b) - rank(a) || b.to - b.from - (a.to - a.from));
  if (!best) return undefined;
  const isRival = (other: Pair): boolean =>
    rank(other) === rank(best) &&
    isPartedFrom(tokens, other.from) &&
    other.from < best.to &&
    other.to > best.from &&
    (other.from !== best.from || other.to !== best.to);
  return { ...best, isContested: others.some(isRival) || !isPartedFrom(tokens, best.from) };
}

/** `Sur 48,39 -4,49`, but not `Sur 33,86 Este 151,21` */
function isLedTo(tokens: Tokens, { from, letters }: Pair, language: string): boolean {
  const first = tokens[from];
  return letters === 1 && first?.kind === 'hemisphere' && isPreposition(first, language);
}

/** Before a pair may stand a number of days, a time, a date, a height or the direction of the wind, but no other part of an angle. */
function isPartedFrom(tokens: Tokens, at: number): boolean {
  const [before, first] = [tokens[at - 1], tokens[at]];
  if (before === undefined || before.kind === 'separator') return true;
  if (before.kind === 'hemisphere') return before.word.length > 1;
  if (before.kind === 'mark') return before.slot === 1 && before.isLetter;
  if (tokens[at - 2]?.kind === 'joint') return before.kind === 'number';
  // Between two blanks a letter may belong to either number.
  const isFree = first !== undefined && isLettering(first) && tokens[at + 1]?.afterBlank === true;
  return before.kind === 'number' && before.value <= most.counted && !isFree;
}

function isLettering({ kind }: NotationToken): boolean {
  return kind === 'hemisphere' || kind === 'axis';
}

/** `48°23′`, `48.39N`, but not `10s`, which may be seconds, nor `est 2.5` */
function isSurelyAngle({ angle, tokens }: TypedAngle, text: string): boolean {
  const hasDegrees = tokens.some((one) => one.kind === 'mark' && one.slot === 0 && !one.isLetter);
  const hasMinutes = tokens.some((one) => one.kind === 'mark' && one.slot === 1 && !one.isLetter);
  const letter = tokens.find(({ kind }) => kind === 'hemisphere');
  const isCapital = letter !== undefined && /^[A-Z]$/.test(text.slice(letter.start, letter.end));
  const isExact = angle.parts.length > 1 || tokens.some((one) => decimals(one, text) > 0);
  return (hasDegrees && (hasMinutes || isCapital)) || (isCapital && isExact);
}

function certaintyOf(pair: Pair, text: string): Notation['certainty'] {
  const tokens = pair.angles.flatMap((one) => one.tokens);
  const fractions = tokens.map((one) => decimals(one, text)).filter((count) => count > 0);
  const isPrecise = fractions.filter((count) => count > 2).length === 2;
  const signs = tokens.filter(({ kind }) => kind === 'sign').length;
  const isAngle = pair.angles.some((angle) => isSurelyAngle(angle, text));
  if (pair.letters === 2 || isAngle || isPrecise || (signs > 0 && fractions.length === 2)) return 'certain';
  const isMarked = pair.angles.every(({ tokens: typed }) => typed.some((one) => one.kind === 'mark' && one.slot === 0));
  const isLetter = tokens.some((one) => isLettering(one) && /^\p{Lu}|\p{L}{2}/u.test(text.slice(one.start, one.end)));
  return isMarked || isLetter || fractions.length === 2 || fractions.length + signs > 1 ? 'likely' : 'possible';
}

/** `90,180`, but not `0,5` nor `1, 2`. */
function isNoCount(tokens: Tokens, text: string): boolean {
  const isApart = tokens.some(({ kind }) => kind === 'separator' || kind === 'sign');
  const isLarge = tokens.some((one) => one.kind === 'number' && one.value > most.counted);
  const { start, end } = notationOf(tokens, 'possible');
  return isApart && isLarge && !/^\d+,\d{1,2}$/.test(text.slice(start, end));
}

function decimals(token: NotationToken, text: string): number {
  if (token.kind !== 'number' || token.isWhole) return 0;
  return token.end - token.start - token.wholeDigits - 1 - (text.charAt(token.end - 1) === '.' ? 1 : 0);
}

/** Whether a pair is no part of a longer word, number, list, date or sum. */
function isApart(text: string, tokens: Tokens, { from, to }: Pair): boolean {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  return (
    !/(?:[\p{L}\p{N}.+/<>$€£#_-]|\p{N}[,;:]|[\p{L}\p{N}]['’°])$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    !/^(?:[\p{L}\p{N}%°+/$€£_-]|[,;:.][\p{L}\p{N}+-])/u.test(text.slice(end, end + 2))
  );
}

function withoutSeparators(tokens: Tokens): Tokens {
  const isSeparator = ({ kind }: NotationToken): boolean => kind === 'separator';
  return tokens.slice(
    tokens.findIndex((one) => !isSeparator(one)),
    tokens.findLastIndex((one) => !isSeparator(one)) + 1,
  );
}

function notationOf(tokens: Tokens, certainty: Notation['certainty']): Notation {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0, certainty };
}
