import { text, type Answer } from './answer.ts';
import type { FormatContext } from './format.ts';

/** Several answers about a place as one: their first lines, then the rest of each, headed by its title. */
export function joinAnswers(
  format: Pick<FormatContext, 'words'>,
  [first, ...others]: readonly [Answer, ...Answer[]],
): Answer {
  const lines = others.flatMap((answer) => answer.firstLines?.() ?? []);
  return joinWhole(format, [withFurther(first, lines), ...others.map(withoutFirstLines)]);
}

/** An answer with further lines behind its first ones. */
export function withFurther(answer: Answer, lines: readonly string[]): Answer {
  if (lines.length === 0) return answer;
  const { blocks, firstLines = () => [] } = answer;
  const own = firstLines();
  return {
    ...answer,
    blocks: [...blocks.slice(0, own.length), ...lines.map(text), ...blocks.slice(own.length)],
    firstLines: () => [...own, ...lines],
  };
}

function withoutFirstLines(answer: Answer): Answer {
  return { ...answer, blocks: answer.blocks.slice(answer.firstLines?.().length ?? 0) };
}

function joinWhole(
  { words }: Pick<FormatContext, 'words'>,
  [first, ...others]: readonly [Answer, ...Answer[]],
): Answer {
  if (others.length === 0) return first;
  const warning = words.say('note-not-for-navigation');
  // A zone, a source or a limit that several of them have is said once.
  const sentences = [first, ...others].flatMap(({ note = '' }) => note.split(/(?<=\.) /));
  const notes = sentences.filter((sentence) => sentence !== warning);
  const buttons = [first, ...others].flatMap((answer) => answer.buttons ?? []);
  return {
    ...first,
    blocks: [...first.blocks, ...others.flatMap(({ title, blocks }) => [text(title), ...blocks])],
    note: [...new Set(notes), warning].filter(Boolean).join(' '),
    ...(buttons.length > 0 && { buttons }),
  };
}

/** The answers about several places as one: their pictures and numbers, each of one place, are left out. */
export function joinPlaces(
  format: Pick<FormatContext, 'words'>,
  answers: readonly [Answer, ...Answer[]],
  nameOf: (index: number) => string,
): Answer {
  const [first, ...others] = answers.map((answer, index) => withName(format, answer, nameOf(index)));
  if (!first) throw new Error('No place is compared');
  const { picture: _, curve: __, data: ___, figures: ____, ...joined } = joinAnswers(format, [first, ...others]);
  return joined;
}

/** `Dover: high water …`: first lines that begin with the place, which only a title says elsewhere. */
function withName({ words }: Pick<FormatContext, 'words'>, answer: Answer, name: string): Answer {
  const lines = answer.firstLines?.() ?? [];
  if (lines.length === 0) return answer;
  const named = lines.map((line) => `${words.say('fact-label', { label: name })} ${line}`);
  return { ...answer, blocks: [...named.map(text), ...answer.blocks.slice(lines.length)], firstLines: () => named };
}

/** `Wind: lowest in Juist, 12 kn.`, a line for each figure that all of some places have; one that is the same in all of them is so shown. */
export function comparisonLines(
  { words }: Pick<FormatContext, 'words'>,
  places: readonly { readonly name: string; readonly answer: Answer }[],
  extreme: 'most' | 'least',
): string[] {
  const sign = extreme === 'least' ? 1 : -1;
  const all = places.map(({ name, answer }) => ({ name, figures: answer.figures?.(extreme) ?? [] }));
  const [first] = all;
  return (first?.figures ?? []).flatMap(({ what }) => {
    const known = all.flatMap(({ name, figures }) => {
      const figure = figures.find((one) => one.what === what);
      return figure ? [{ name, ...figure }] : [];
    });
    const [best] = known.toSorted((a, b) => sign * (a.value - b.value));
    if (!best || known.length < places.length) return [];
    const others = known.filter(({ shown }) => shown !== best.shown);
    const rest = others.map(({ name, shown }) => `${name} ${shown}`).join(', ');
    const args = { what, place: best.name, value: best.shown, others: rest };
    return [words.say(others.length === 0 ? 'headline-same-places' : `headline-${extreme}-place`, args)];
  });
}

/** An answer whose note goes on with sentences. */
export function withNote(answer: Answer, sentences: readonly string[]): Answer {
  return sentences.length === 0 ? answer : { ...answer, note: [answer.note, ...sentences].filter(Boolean).join(' ') };
}

/** An answer that begins with sentences, before its first lines. */
export function withOpening(answer: Answer, sentences: readonly string[]): Answer {
  return sentences.length === 0 ? answer : { ...answer, blocks: [...sentences.map(text), ...answer.blocks] };
}
