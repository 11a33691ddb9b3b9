import type { Answer } from '../../answers/index.ts';
import type { Request } from '../language/read.ts';

/** Thrown where the user must be asked back before there can be an answer. Neither a failure nor a bug. */
export class ClarificationNeeded extends Error {
  override readonly name = 'ClarificationNeeded';
  readonly answer: Answer;
  /** The request that the user's next bare place completes. */
  readonly pending: Request | undefined;

  constructor(answer: Answer, pending?: Request) {
    super(answer.title);
    this.answer = answer;
    this.pending = pending;
  }
}
