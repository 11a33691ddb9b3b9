import type { Question, Day } from '../../domain/question/index.ts';
import { compose, table, type Answer } from '../answer.ts';
import { moonDayFound } from '../day-found.ts';
import type { FormatContext } from '../format.ts';
import { quarterRows } from './moon-facts.ts';
import { isOfNearest, isPhaseAsked, phaseLine, placelessMoonAspects } from './moon-lines.ts';
import { skyNote } from './sky-times.ts';
import { seasonLine } from './sun-lines.ts';

/** The phases that are asked for and the next four quarters, which no place changes; `undefined` where more is asked for. */
export function moonAnywhereAnswer(
  format: FormatContext,
  days: readonly [Day, ...Day[]],
  question: Question,
): Answer | undefined {
  const [day] = days;
  const { aspects, count, part, state } = question;
  const isNearest = isOfNearest(aspects, days);
  const isAsked = isPhaseAsked(state, days);
  // Whether it is full moon is said before what the Moon is instead.
  const inOrder = isAsked
    ? aspects.toSorted((a, b) => Number(a === 'moon-phase') - Number(b === 'moon-phase'))
    : aspects;
  const lines = inOrder.map((aspect) => {
    const known = placelessMoonAspects.find((one) => one === aspect);
    return known && phaseLine(format, day, known, { count, isNearest, isAsked, part });
  });
  const known = lines.filter((line) => line !== undefined);
  if (known.length === 0 || known.length < lines.length) return undefined;
  return compose({
    title: format.words.say('moon-title-anywhere'),
    parts: [
      known,
      table(quarterRows(format, Math.max(format.now, day.window.from)), format.words.say('moon-next-phases')),
    ],
    note: skyNote(format, day),
    ...moonDayFound(format, undefined, days, question),
  });
}

/** The equinoxes and solstices that are asked for; `undefined` where more is asked for. */
export function seasonsAnswer(
  format: FormatContext,
  [day]: readonly [Day, ...Day[]],
  { aspects }: Question,
): Answer | undefined {
  const lines = aspects.map((aspect) =>
    aspect === 'equinox' || aspect === 'solstice' ? seasonLine(format, day, aspect) : undefined,
  );
  const known = lines.filter((line) => line !== undefined);
  if (known.length === 0 || known.length < lines.length) return undefined;
  return compose({ title: format.words.say('sun-title-anywhere'), parts: [known], note: skyNote(format, day) });
}
