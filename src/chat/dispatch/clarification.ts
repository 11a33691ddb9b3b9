import type { Answer, Button } from '../../answers/index.ts';
import type { Request } from '../command.ts';

/** Thrown where the user must be asked back before there can be an answer. Neither a failure nor a bug. */
export class ClarificationNeeded extends Error {
  override readonly name = 'ClarificationNeeded';
  readonly answer: Answer;
  /** The request that the user's next bare place completes; its option `place` is a name that several places have. */
  readonly waiting: Request | undefined;

  constructor(answer: Answer, waiting?: Request) {
    super(answer.title);
    this.answer = answer;
    this.waiting = waiting;
  }

  /** The places that it offers, in the order that they are numbered in. */
  get choices(): readonly Button[] {
    return (this.answer.buttons ?? []).filter(({ options }) => options['place'] !== undefined);
  }
}
