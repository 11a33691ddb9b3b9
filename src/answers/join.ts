import { text, type Answer } from './answer.ts';
import type { FormatContext } from './format.ts';

/** Several answers as one: the titles of later ones head their part. */
export function joinAnswers(
  { words }: Pick<FormatContext, 'words'>,
  [first, ...others]: readonly [Answer, ...Answer[]],
): Answer {
  if (others.length === 0) return first;
  const warning = words.say('note-not-for-navigation');
  const notes = [first, ...others].map(({ note = '' }) => note.replace(warning, '').trim());
  const buttons = [first, ...others].flatMap((answer) => answer.buttons ?? []);
  return {
    ...first,
    blocks: [...first.blocks, ...others.flatMap(({ title, blocks }) => [text(title), ...blocks])],
    note: [...new Set(notes), warning].filter(Boolean).join(' '),
    ...(buttons.length > 0 && { buttons }),
  };
}

/** The answers about several places as one: their pictures and numbers, each of one place, are left out. */
export function joinPlaces(format: Pick<FormatContext, 'words'>, answers: readonly [Answer, ...Answer[]]): Answer {
  const { picture: _, curve: __, data: ___, ...joined } = joinAnswers(format, answers);
  return joined;
}

/** An answer whose note goes on with sentences. */
export function withNote(answer: Answer, sentences: readonly string[]): Answer {
  return sentences.length === 0 ? answer : { ...answer, note: [answer.note, ...sentences].filter(Boolean).join(' ') };
}
