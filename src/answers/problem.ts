import type { ProblemCode, ProblemDetails } from '../problem.ts';
import type { Words } from '../words.ts';
import type { Answer } from './answer.ts';

/** One sentence for a problem: the failure and a remedy. */
export function problemText(words: Words, code: ProblemCode, details: ProblemDetails = {}): string {
  return words.say(`problem-${code}`, details);
}

/** A problem as an answer of one sentence. */
export function problemAnswer(words: Words, code: ProblemCode, details: ProblemDetails): Answer {
  return { title: problemText(words, code, details), blocks: [] };
}
