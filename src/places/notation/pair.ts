import type { Point } from '../../domain/place.ts';
import { Problem } from '../../problem.ts';
import { readAngle, type Angle } from './angle.ts';
import { tokenise, type Spelling, type NotationToken } from './tokens.ts';

/** A typed point. `assumedOrder`: nothing in the text marks the latitude, so the first number was taken. */
export type TypedPoint = { readonly point: Point; readonly assumedOrder?: true };

/** The longest spelling in use, with words and blanks, has about 80 characters. */
export const maxPairLength = 120;

/** `1e5`: people do not type coordinates so. */
const exponent = /\de[+-]?\d/i;

/** Reads two angles, not range-checked, else `undefined`. Throws `coordinates-unclear` and `minutes-out-of-range`. */
export function readPair(text: string, language: string): TypedPoint | undefined {
  if (text.length > maxPairLength || exponent.test(text)) return undefined;
  const typed = /^\((.*)\)$/s.exec(text)?.[1] ?? text;
  let isUnclear = false;
  for (const decimalMark of decimalMarks(typed)) {
    const tokens = tokenise(typed, { language, decimalMark }) ?? [];
    // `54,32 Nord` is half a point, and not 54 and 32.
    if (decimalMark === ',' && readAngle(tokens)?.axis !== undefined) {
      isUnclear = true;
      break;
    }
    const angles = divide(tokens);
    const point = angles === 'unclear' ? 'unclear' : angles && locate(angles);
    if (point !== undefined && point !== 'unclear') return point;
    isUnclear ||= point === 'unclear';
  }
  if (isUnclear) throw new Problem('coordinates-unclear', { coordinates: text });
  return undefined;
}

/** A comma between digits is a decimal mark where that makes two angles (`48,39 4,49`), else it separates (`48,4`). */
function decimalMarks(text: string): readonly Spelling['decimalMark'][] {
  return /\d,\d/.test(text) && !/\d,\d+,\d/.test(text) ? [',', '.'] : ['.'];
}

type Angles = readonly [Angle, Angle];

/** Cuts the tokens into two angles: at the separator, else where both sides are angles, if there is only one such place. */
function divide(tokens: readonly NotationToken[]): Angles | 'unclear' | undefined {
  const separator = tokens.findIndex(({ kind }) => kind === 'separator');
  if (separator >= 0) {
    const angles = anglesOf(tokens.slice(0, separator), tokens.slice(separator + 1));
    return angles && (isEven(angles) && !mayBeShorter(tokens, angles) ? angles : 'unclear');
  }
  const divisions = tokens.flatMap(({ afterBlank }, cut) => {
    const angles = anglesOf(tokens.slice(0, cut), tokens.slice(cut));
    return angles === undefined ? [] : [{ angles, afterBlank }];
  });
  if (divisions.length === 0) return undefined;
  const angles = likeliest(divisions);
  return angles && !mayBeShorter(tokens, angles) ? angles : 'unclear';
}

function anglesOf(first: readonly NotationToken[], second: readonly NotationToken[]): Angles | undefined {
  const a = readAngle(first);
  const b = a && readAngle(second);
  return a && b && [a, b];
}

/** Whether an end may belong to a sentence: word or number, `sur 48.39 -4.49`, or days or hours, `14 48.39N 4.49W`. */
function mayBeShorter(tokens: readonly NotationToken[], [a, b]: Angles): boolean {
  const [first] = tokens;
  if (tokens.filter(({ kind }) => kind === 'hemisphere' || kind === 'axis').length === 1) {
    if (a.isDecimal !== b.isDecimal) return true;
    return first?.kind === 'axis' || (first?.kind === 'hemisphere' && first.word.length > 1);
  }
  const isMarked = tokens.some((token) => token.kind === 'joint' || (token.kind === 'mark' && token.slot > 0));
  if (first?.kind !== 'number' || isMarked || a.parts.length !== b.parts.length + 1) return false;
  return b.parts.length > 1 || (a.isDecimal && b.isDecimal);
}

/** Two bare angles have as many numbers each: `48, 39 4` is more likely a slip than 39° 4′. */
function isEven([a, b]: Angles): boolean {
  return a.parts.length === b.parts.length || !(a.isBare && b.isBare);
}

type Division = { readonly angles: Angles; readonly afterBlank: boolean };

/** A cut at a blank goes before one in the middle of a word, one into equal halves before the others. */
function likeliest(divisions: readonly Division[]): Angles | undefined {
  const atBlanks = divisions.filter(({ afterBlank }) => afterBlank);
  const possible = (atBlanks.length > 0 ? atBlanks : divisions).map(({ angles }) => angles).filter(isEven);
  if (possible.length === 1) return possible[0];
  const halves = possible.filter(([a, b]) => a.parts.length === b.parts.length);
  return halves.length === 1 ? halves[0] : undefined;
}

function locate([a, b]: Angles): TypedPoint | 'unclear' {
  const isAlike = a.isSecondsOrSouth === b.isSecondsOrSouth && a.isCompact === b.isCompact;
  const isClear = isAlike && (a.axis === undefined || a.axis !== b.axis);
  const [first, second] = [degreesOf(a), degreesOf(b)];
  if (!isClear || first === undefined || second === undefined) return 'unclear';
  if (a.axis === 'lng' || b.axis === 'lat') return { point: { lat: second, lng: first } };
  const point = { lat: first, lng: second };
  const isAssumed = a.axis === undefined && b.axis === undefined && Math.abs(second) <= 90;
  return isAssumed ? { point, assumedOrder: true } : { point };
}

function degreesOf({ parts: [degrees = 0, minutes = 0, seconds = 0], factor }: Angle): number | undefined {
  for (const sixtieth of [minutes, seconds]) {
    if (sixtieth >= 60) throw new Problem('minutes-out-of-range', { minutes: sixtieth });
  }
  return factor && factor * (degrees + (minutes * 60 + seconds) / 3600) + 0;
}
