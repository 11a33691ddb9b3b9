import type { Question } from '../src/answers/index.ts';
import { means } from '../src/chat/index.ts';
import type { Place } from '../src/domain/place.ts';
import { neededLevelM, type OwnPort } from '../src/domain/tide/index.ts';
import { Problem } from '../src/problem.ts';
import type { Words } from '../src/words.ts';

/** A question that asks as well when there is water enough at the user's own port, unless it names another level or datum. */
export function askingForWater(question: Question, { ownPort }: Place, datum: string | undefined): Question {
  const heightM = ownPort && datum === undefined ? neededLevelM(ownPort) : undefined;
  if (heightM === undefined || question.heightM !== undefined) return question;
  return { ...question, aspects: [...question.aspects, 'above'], heightM };
}

const parts = ['high', 'low', 'sill', 'draught'] as const;
type Part = (typeof parts)[number];

/** Differences beyond these belong to another port. */
const most = { minutes: 360, metres: 15 };

/**
 * Reads `hw +10 -0.3 lw -5 +0.1 sill 2.5 draught 1.8`: minutes and metres of high and low water, and heights; `undefined` for
 * the word that takes them back. Throws the problem `port-unclear`.
 */
export function readOwnPort(text: string, spoken: readonly Words[]): OwnPort | undefined {
  if (means(spoken, 'own-port-none', text.trim())) return undefined;
  const numbers: Record<Part, number[]> = { high: [], low: [], sill: [], draught: [] };
  let part: Part | undefined;
  for (const token of text.split(/[\s;]+/).filter(Boolean)) {
    const number = /^([+\-−]?\d+(?:[.,]\d+)?)(?:min|m)?$/i.exec(token)?.[1];
    if (number === undefined) part = parts.find((one) => means(spoken, `own-port-${one}`, token)) ?? unclear();
    else if (part) numbers[part].push(Number(number.replace(',', '.').replace('−', '-')));
    else unclear();
  }
  const { high, low, sill, draught } = numbers;
  if (high.length > 2 || low.length > 2 || sill.length > 1 || draught.length > 1) unclear();
  if (high.length + low.length + sill.length + draught.length === 0) unclear();
  const [highMinutes = 0, highM = 0] = high;
  const [lowMinutes = 0, lowM = 0] = low;
  const isTooMuch = [highMinutes, lowMinutes].some((minutes) => Math.abs(minutes) > most.minutes);
  if (isTooMuch || [highM, lowM, ...sill, ...draught].some((metres) => Math.abs(metres) > most.metres)) unclear();
  return { highMinutes, highM, lowMinutes, lowM, sillM: sill[0], draughtM: draught[0] };
}

function unclear(): never {
  throw new Problem('port-unclear');
}
