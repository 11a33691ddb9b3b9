import type { Answer } from '../../answers/index.ts';

/** Thrown where something has to be asked back before there can be an answer: nobody's failure, and no bug. */
export class ClarificationNeeded extends Error {
  override readonly name = 'Question';
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(answer.title);
    this.answer = answer;
  }
}
