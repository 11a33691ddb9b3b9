import type { NotationToken } from './tokens.ts';
import type { Axis, Factor, Hemisphere, Mark } from './vocabulary.ts';

export type Angle = {
  /** Degrees, minutes, seconds; as many as were typed, only the last with a fraction. */
  readonly parts: readonly number[];
  readonly axis: Axis | undefined;
  /** `undefined` where the letter is ambiguous or contradicts the sign or the label. */
  readonly factor: Factor | undefined;
  /** The last of them has a fraction. */
  readonly isDecimal: boolean;
  /** No mark, letter or joint: only the other angle shows whether these are degrees and minutes. */
  readonly isBare: boolean;
  /** `48d23m42s`: seconds if the other angle ends like this too, else perhaps south. */
  readonly isSecondsOrSouth: boolean;
  /** `4823N`: degrees and minutes, perhaps seconds, written as one number. */
  readonly isCompact: boolean;
};

type Letter = Extract<NotationToken, { kind: 'hemisphere' | 'axis' }>;

/** Letters before or after, at most one of a kind; between them a sign, and numbers with or without marks; else `undefined`. */
export function readAngle(tokens: readonly NotationToken[]): Angle | undefined {
  const start = tokens.findIndex((token) => !isLetter(token));
  const end = tokens.findLastIndex((token) => !isLetter(token)) + 1;
  const first = tokens[start];
  if (first === undefined) return undefined;
  const sign = first.kind === 'sign' ? first.factor : undefined;
  const numbers = readNumbers(tokens.slice(sign === undefined ? start : start + 1, end));
  if (numbers === undefined) return undefined;
  const before = tokens.slice(0, start).filter(isLetter);
  const after = tokens.slice(end).filter(isLetter);
  const s = meaningOfS(numbers, before, after);
  if (s === 'nothing') return undefined;
  return withLetters(numbers, sign, [...before, ...after.slice(s === 'south' ? 0 : 1)], s === 'either');
}

function isLetter(token: NotationToken): token is Letter {
  return token.kind === 'hemisphere' || token.kind === 'axis';
}

type Numbers = {
  readonly parts: readonly number[];
  readonly marks: readonly (Mark | undefined)[];
  readonly hasJoint: boolean;
  readonly isDecimal: boolean;
  /** Of the first number, before its decimal mark. */
  readonly wholeDigits: number;
};

function readNumbers(tokens: readonly NotationToken[]): Numbers | undefined {
  const parts: number[] = [];
  const marks: (Mark | undefined)[] = [];
  let hasJoint = false;
  let hasGap = false;
  const wholeDigits = tokens[0]?.kind === 'number' ? tokens[0].wholeDigits : 0;
  let wasWhole = true;
  for (let i = 0; i < tokens.length;) {
    const [number, next] = [tokens[i], tokens[i + 1]];
    const mark = next?.kind === 'mark' ? next : undefined;
    const slot = mark?.slot ?? parts.length;
    if (number?.kind !== 'number' || !wasWhole || !mayFill(slot, parts.length)) return undefined;
    hasGap ||= i > 0 && tokens[i - 1]?.kind === 'number';
    if (slot > parts.length) parts.push(0);
    parts[slot] = number.value;
    marks[slot] = mark;
    wasWhole = number.isWhole;
    i += mark === undefined ? 1 : 2;
    if (tokens[i]?.kind !== 'joint') continue;
    hasJoint = true;
    i++;
  }
  // `14:30 48.39` is a time before an angle.
  if (parts.length === 0 || (hasJoint && hasGap)) return undefined;
  return { parts, marks, hasJoint, isDecimal: !wasWhole, wholeDigits };
}

/** Degrees come first; seconds may follow them directly. */
function mayFill(slot: number, filled: number): boolean {
  return filled === 0 ? slot === 0 : slot >= filled && slot <= 2;
}

/**
 * An `s` after numbers is south, except after the third number behind marked minutes. There it is seconds if another
 * letter gives the hemisphere; a capital after `′` is still south; else only the other angle decides. `48d 42s` leaves
 * out either the minutes or their mark, so it has no meaning.
 */
function meaningOfS({ parts, marks }: Numbers, before: readonly Letter[], [s, ...others]: readonly Letter[]) {
  if (s?.kind !== 'hemisphere' || s.word.toLowerCase() !== 's' || marks[parts.length - 1] !== undefined) return 'south';
  if (parts.length === 2) return marks[0]?.isLetter === true ? 'nothing' : 'south';
  const minutes = marks[1];
  if (minutes === undefined) return 'south';
  if ([...before, ...others].some(({ kind }) => kind === 'hemisphere')) return 'seconds';
  return s.word === 'S' && !minutes.isLetter ? 'south' : 'either';
}

/** A dash or colon between numbers may be a date or a time: only a hemisphere makes it an angle. */
function withLetters(
  numbers: Numbers,
  sign: Factor | undefined,
  letters: readonly Letter[],
  isSecondsOrSouth: boolean,
): Angle | undefined {
  const { marks, hasJoint } = numbers;
  const hemispheres = letters.filter((letter) => letter.kind === 'hemisphere');
  const [hemisphere] = hemispheres;
  if (hemispheres.length > 1 || letters.length - hemispheres.length > 1) return undefined;
  if (hasJoint && hemisphere === undefined) return undefined;
  const isConsistent = letters.every(({ axis }) => axis === letters[0]?.axis);
  const compact = hemisphere && compactParts(numbers, hemisphere.axis);
  return {
    parts: compact ?? numbers.parts,
    axis: letters[0]?.axis,
    factor: isConsistent ? factorOf(sign, hemisphere) : undefined,
    isDecimal: numbers.isDecimal,
    isBare: letters.length === 0 && marks.every((mark) => mark === undefined),
    isSecondsOrSouth,
    isCompact: compact !== undefined,
  };
}

const degreeDigits = { lat: 2, lng: 3 } as const;

/** `4823N`, `00429.1W`, `482300N`: NMEA 0183 and flight plans (ICAO Doc 4444) write every digit, so their number separates the parts. */
function compactParts({ parts: [number = 0, ...others], marks, wholeDigits }: Numbers, axis: Axis) {
  const digits = wholeDigits - degreeDigits[axis];
  if (others.length > 0 || marks[0] !== undefined || (digits !== 2 && digits !== 4)) return undefined;
  if (digits === 2) return [Math.floor(number / 100), number % 100];
  return [Math.floor(number / 10_000), Math.floor(number / 100) % 100, number % 100];
}

function factorOf(sign: Factor | undefined, hemisphere: Hemisphere | undefined): Factor | undefined {
  if (hemisphere === undefined) return sign ?? 1;
  return sign === undefined || sign === hemisphere.factor ? hemisphere.factor : undefined;
}
