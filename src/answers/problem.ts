import type { ProblemCode, ProblemDetails } from '../problem.ts';
import type { Words } from '../words.ts';
import type { Answer } from './answer.ts';

/** One sentence: what did not work and what to try. */
export function problemText(words: Words, code: ProblemCode, details: ProblemDetails = {}): string {
  return words.say(`problem-${code}`, details);
}

export function problemAnswer(words: Words, code: ProblemCode, details: ProblemDetails): Answer {
  return { title: problemText(words, code, details), blocks: [] };
}

/** A bug is told politely, with the reference under which the log has it. */
export function bugAnswer(words: Words, reference: string): Answer {
  return { title: words.say('bug', { reference }), blocks: [] };
}
