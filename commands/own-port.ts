import type { Question } from '../src/domain/question/index.ts';
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

/** A number with or without its unit, or a word. */
const token = /([+\-−]?\d+(?:[.,]\d+)?)\s*(min|m)?(?=[\s;,]|$)|[^\s;,]+/giu;

type Difference = { readonly minutes?: number; readonly metres?: number };

/** Reads `hw +10 -0.3 lw -5 min sill 2.5`, without units minutes before metres. Throws the problem `port-unclear`. */
export function readOwnPort(text: string, spoken: readonly Words[]): OwnPort | undefined {
  if (means(spoken, 'own-port-none', text.trim())) return undefined;
  const read = new Map<Part, Difference>();
  let part: Part | undefined;
  for (const [word, number, unit] of text.matchAll(token)) {
    if (number === undefined) {
      part = parts.find((one) => means(spoken, `own-port-${one}`, word)) ?? unclear();
      read.set(part, read.get(part) ?? {});
    } else {
      if (!part) unclear();
      const value = Number(number.replace(',', '.').replace('−', '-'));
      read.set(part, withNumber(part, read.get(part) ?? {}, value, unit?.toLowerCase()));
    }
  }
  const differences = [...read.values()];
  if (differences.length === 0 || differences.some((one) => Object.keys(one).length === 0)) unclear();
  const [high, low] = [read.get('high'), read.get('low')];
  return {
    highMinutes: high?.minutes ?? 0,
    highM: high?.metres ?? 0,
    lowMinutes: low?.minutes ?? 0,
    lowM: low?.metres ?? 0,
    sillM: read.get('sill')?.metres,
    draughtM: read.get('draught')?.metres,
  };
}

function withNumber(part: Part, known: Difference, value: number, unit: string | undefined): Difference {
  const hasTime = part === 'high' || part === 'low';
  const isTime = unit === 'min' || (unit === undefined && hasTime && known.minutes === undefined);
  const quantity = isTime ? 'minutes' : 'metres';
  if ((isTime && !hasTime) || known[quantity] !== undefined || Math.abs(value) > most[quantity]) unclear();
  return { ...known, [quantity]: value };
}

function unclear(): never {
  throw new Problem('port-unclear');
}
