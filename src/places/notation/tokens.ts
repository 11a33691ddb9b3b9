import { wordsIn, type Factor, type Mark, type Word } from './vocabulary.ts';
import { most } from '../limits.ts';

export type NumberToken = {
  readonly kind: 'number';
  readonly value: number;
  readonly isWhole: boolean;
  /** Digits before the decimal mark, leading zeros among them. */
  readonly wholeDigits: number;
};

/** `joint` is the dash or colon of `48-23.42` and `48:23`; `separator` stands between latitude and longitude. */
export type Piece =
  | NumberToken
  | Word
  | { readonly kind: 'sign'; readonly factor: Factor }
  | { readonly kind: 'joint' }
  | { readonly kind: 'separator' };

export type NotationToken = Piece & { readonly afterBlank: boolean; readonly start: number; readonly end: number };
export type Spelling = { readonly language: string; readonly decimalMark: '.' | ',' };

const blanks = /\s*/y;
const numbers = { '.': /\d+(?:\.\d*)?|\.\d+/y, ',': /\d+,\d+|\d+(?:\.\d*)?|\.\d+/y };
const letters = /\p{L}(?:[\p{L}\p{M}]|\.(?!\d))*/uy;
const labelEnd = /\s*[:=]/y;
/** `What's`, `d'ouest`, `est-ce`: no letter of them is a hemisphere. */
const joinedWord = /\p{L}[\p{L}\p{M}]*['’‘‑-]\p{L}/uy;
/** A word with what is written together with it, or a sign. */
const foreign = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’‘.‑-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*|./suy;

const minuteMarks = "'′’‘´`ʹʼ";
const symbols = new Map<string, Mark['slot']>();
for (const [slot, marks] of [
  [0, '°º˚'],
  [1, minuteMarks],
  [2, '"″”“˝ʺ〃'],
] as const) {
  for (const mark of marks) symbols.set(mark, slot);
}
const dashes = '-−–‐‑';

/** The tokens of a text; `undefined` where it contains anything else. Takes time linear in its length. */
export function tokenise(text: string, spelling: Spelling): readonly NotationToken[] | undefined {
  const [tokens = [], ...others] = stretchesOf(text, spelling);
  return others.length === 0 ? tokens : undefined;
}

/** The tokens of a text between words and signs that belong to no coordinates. Takes time linear in its length. */
export function stretchesOf(text: string, spelling: Spelling): readonly (readonly NotationToken[])[] {
  const stretches: NotationToken[][] = [[]];
  for (let at = 0; at < text.length;) {
    const start = at + matchAt(blanks, text, at).length;
    if (start === text.length) break;
    const read = matchAt(joinedWord, text, start) === '' ? piecesAt(text, start, spelling) : undefined;
    const tokens = stretches.at(-1) ?? [];
    for (const piece of read?.pieces ?? []) tokens.push({ ...piece, afterBlank: start > at, start, end: read!.end });
    const isSplit = isSplitNumber(tokens);
    if (isSplit) tokens.splice(-2);
    if (read === undefined || isSplit) stretches.push([]);
    at = read?.end ?? start + matchAt(foreign, text, start).length;
  }
  return stretches;
}

type PiecesRead = { readonly pieces: readonly Piece[]; readonly end: number };

function piecesAt(text: string, at: number, spelling: Spelling): PiecesRead | undefined {
  const character = text.charAt(at);
  if (character === ',' || character === ';' || (character === '/' && partsAngles(text, at))) {
    return { pieces: [{ kind: 'separator' }], end: at + 1 };
  }
  return (
    numberAt(text, at, spelling) ??
    symbolAt(text, at) ??
    signAt(text, at) ??
    jointAt(text, at) ??
    wordAt(text, at, spelling)
  );
}

function numberAt(text: string, at: number, { decimalMark }: Spelling): PiecesRead | undefined {
  const digits = matchAt(numbers[decimalMark], text, at);
  const [whole = '', fraction] = digits.split(/[.,]/);
  if (digits === '' || whole.length > most.wholeDigits) return undefined;
  const value = Number(digits.replace(',', '.'));
  const isWhole = fraction === undefined;
  return { pieces: [{ kind: 'number', value, isWhole, wholeDigits: whole.length }], end: at + digits.length };
}

/** `48°23′N / 4°29′W`, `48.39/-4.49`, but not `21.11./22.11.` nor `10/11` */
function partsAngles(text: string, at: number): boolean {
  return /[NSEWO°′'’″"]\s?$/i.test(text.slice(Math.max(0, at - 2), at))
    ? /^\s?[-+−\dNSEWO]/i.test(text.slice(at + 1, at + 3))
    : /^\s?[-+−]\d/.test(text.slice(at + 1, at + 4));
}

/** Two minute marks are one of seconds. */
function symbolAt(text: string, at: number): PiecesRead | undefined {
  const slot = symbols.get(text.charAt(at));
  if (slot === undefined) return undefined;
  const isDouble = slot === 1 && symbols.get(text.charAt(at + 1)) === 1;
  const mark = { kind: 'mark', slot: isDouble ? 2 : slot, isLetter: false } as const;
  return { pieces: [mark], end: at + (isDouble ? 2 : 1) };
}

/** A sign directly before its number and not directly after a number or mark. */
function signAt(text: string, at: number): PiecesRead | undefined {
  const isMinus = dashes.includes(text.charAt(at));
  if (!isMinus && text.charAt(at) !== '+') return undefined;
  if (!/[\d.]/.test(text.charAt(at + 1)) || endsPart(text.charAt(at - 1))) return undefined;
  return { pieces: [{ kind: 'sign', factor: isMinus ? -1 : 1 }], end: at + 1 };
}

function jointAt(text: string, at: number): PiecesRead | undefined {
  const isJoint = text.charAt(at) === ':' || dashes.includes(text.charAt(at));
  if (!isJoint || !/\d/.test(text.charAt(at + 1)) || !endsPart(text.charAt(at - 1))) return undefined;
  return { pieces: [{ kind: 'joint' }], end: at + 1 };
}

function endsPart(character: string): boolean {
  return /[\d.]/.test(character) || symbols.has(character);
}

/** A colon or `=` after a word belongs to it: `lat: 48.39`. */
function wordAt(text: string, at: number, { language }: Spelling): PiecesRead | undefined {
  const run = matchAt(letters, text, at);
  const pieces = run === '' ? undefined : wordsIn(run, /\d/.test(text.charAt(at - 1)), language);
  const end = at + run.length;
  return pieces && { pieces, end: end + matchAt(labelEnd, text, end).length };
}

/** `48.39.4` */
function isSplitNumber(tokens: readonly NotationToken[]): boolean {
  const last = tokens.at(-1);
  return last?.kind === 'number' && !last.afterBlank && tokens.at(-2)?.kind === 'number';
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
