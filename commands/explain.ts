import { explainedBy, isTerm } from '../src/domain/question/index.ts';
import { commandButton, explanationAnswer } from '../src/answers/index.ts';
import { type PlainCommand } from '../src/chat/index.ts';

/** The meaning of terms of tide, sea and sky; `term` has their names, or words that are none, with commas. */
export const explain: PlainCommand = {
  name: 'explain',
  isSpoken: true,
  options: ['place'],
  async prepare({ words, options, findPlace }) {
    const asked = options.term?.split(',') ?? [];
    const place = options.place === undefined ? undefined : await findPlace(options.place);
    const commands = place ? new Set(asked.filter(isTerm).map((term) => explainedBy[term])) : [];
    const buttons = [...commands].map((command) => commandButton(words, command, place));
    return async () => explanationAnswer(words, asked, buttons, place);
  },
};
