import { captured, numberIn, oneOf } from './captures.ts';
import type { Entry, Step } from './slots.ts';
import type { ClassMatch } from './numerals.ts';

/** Minutes of a rule `step shift …`: so many, or the unit of the number in the phrase; behind a minus sign earlier. */
function shiftOf(value: string, captures: readonly ClassMatch[]): number {
  const sign = value.startsWith('-') ? -1 : 1;
  const length = value.replace('-', '');
  if (length === 'hours') return sign * 60 * numberIn(captures);
  return sign * (length === 'minutes' ? numberIn(captures) : Number(length));
}

/**
 * The value of a rule `step …`: `next`, `previous`, `last`, `which` or `which day`; of an entry its number, or a class has it; `next 2` is
 * the one after the next, and `shift 60` an hour later.
 */
export function stepOf(value: string, captures: readonly ClassMatch[]): Step {
  const [name = '', entry] = value.split(' ');
  if (name === 'entry') return { entry: entryIn(entry ?? '', captures) };
  if (name === 'shift') return { minutes: shiftOf(entry ?? '', captures) };
  const named = {
    next: { by: Number(entry ?? 1) },
    previous: { by: -1 },
    last: { entry: 'last' },
    which: entry === 'day' ? 'which-day' : 'which',
  } as const;
  return named[oneOf(['next', 'previous', 'last', 'which'] as const, name)];
}

/** The value of a rule `entry …`; where it has none, a rank or number of its phrase. */
export function entryIn(value: string, captures: readonly ClassMatch[]): Entry {
  if (value === 'last') return value;
  return value === '' ? Number(captured(captures, 'rank') ?? numberIn(captures)) : Number(value);
}
