import { askedStates, courtesies } from '../../domain/question/index.ts';
import { today, type DayExpression } from '../dates/day-expression.ts';
import { writeDays } from '../dates/day-notation.ts';
import { severalDays, singleDay } from './interpret-days.ts';
import { readCompany, readCondition } from './read-condition.ts';
import { captured, minutesIn, numberIn, oneOf, rowOf } from './captures.ts';
import { hoursIn, likelyTime } from '../dates/time-notation.ts';
import { partOf, severalTimes, timeOf, whenOf } from './interpret-time.ts';
import type { MeaningPart } from './lexicon.ts';
import type { ClassMatch } from './numerals.ts';
import * as slots from './slots.ts';

/** The slots that the meaning of a rule fills, given what its classes have matched. Throws where a lexicon says nothing known. */
export function interpret(meaning: readonly MeaningPart[], captures: readonly ClassMatch[]): slots.Slots {
  return Object.assign(
    {},
    ...meaning.map(({ slot, value }) => (Object.hasOwn(readers, slot) ? readers[slot]!(value, captures) : {})),
  ) as slots.Slots;
}

/** What a rule fills, by its slot; a slot that is not here says nothing by itself. */
const readers: Readonly<Record<string, (value: string, captures: readonly ClassMatch[]) => slots.Slots>> = {
  kind: (value, captures) => ({
    // `{planet}` of a phrase is the kind.
    kinds: slots.kindsIn(namedIn(value, captures)),
    ...(captures.some(({ name, isWeak }) => name === 'sea' && isWeak) && { isOfIt: true }),
  }),
  after: (value) => ({ after: slots.kindsIn(value) }),
  ask: (value) => ({ asks: oneOf(slots.questionForms, value) }),
  when: whenOf,
  day: (value, captures) => ({ days: [singleDay(value, captures)] }),
  days: (value, captures) =>
    value.startsWith('through') ? through(value, captures) : { days: severalDays(value, captures) },
  'usual-days': (value) => ({ usualDays: Number(value) }),
  time: (value, captures) => ({ time: timeOf(value, captures) }),
  times: severalTimes,
  part: (value, captures) => ({ part: partOf(value, captures) }),
  unit: (value) => ({ unit: oneOf(slots.unitWords, value) }),
  language: (value) => ({ answerIn: value }),
  clock: (value) => ({ clock: value }),
  datum: (value, captures) => ({ datum: value === 'typed' ? nameIn(captures) : value }),
  height: (value, captures) => ({ heightM: heightOf(value, captures) }),
  state: (value) => ({ state: oneOf(askedStates, value) }),
  comparative: (value) => ({ comparative: oneOf(slots.superlatives, value) }),
  than: () => ({ isThan: true }),
  superlative: (value) => ({ superlative: oneOf(slots.superlatives, value) }),
  offset: (value, captures) => ({ offset: offsetOf(value, captures), ...portOf(captures) }),
  change: (value) => ({ change: oneOf(slots.changes, value) }),
  every: (value) => ({ every: oneOf(slots.digestGroups, value) }),
  step: (value, captures) => ({ step: stepOf(value, captures) }),
  condition: (value, captures) => ({ conditions: readCondition(value, captures) }),
  company: (value, captures) => ({ conditions: readCompany(value, captures) }),
  define: (value, captures) => ({ kinds: ['explain'], terms: termsIn(value, captures) }),
  explain: (value) => ({ kinds: ['explain'], terms: [value] }),
  greeting: (value) => ({ courtesy: oneOf(courtesies, value) }),
  subject: (value) => rowOf(subjects, value),
  vessel: () => ({ isDraught: true }),
  adverb: (value) => (value === 'left' ? { isLeft: true } : value === 'now' ? { isPresent: true } : {}),
  aside: () => ({ isAside: true }),
  lack: () => ({ lacksData: true }),
  entry: (value, captures) => ({ entry: value === 'latest' ? value : entryIn(value, captures) }),
  count: (value, captures) => ({ count: value === '' ? numberIn(captures) : Number(value) }),
};

/** The value of a rule `days through …`: `from Friday noon to Saturday evening`; with one end `until` or `before` it from now on, or `from` it for a week. */
function through(value: string, captures: readonly ClassMatch[]): slots.Slots {
  const ends = captures.filter((one) => typeof one.value === 'object');
  const [first, last] = [ends[0]!, ends.at(-1)!].map(({ value: day }) => day as DayExpression);
  const [, side = 'both'] = value.split(' ');
  const time = captured(captures, 'time');
  const begin = typeof time === 'string' ? hoursIn(likelyTime(time)) : (ends[0]!.hours?.[0] ?? 0);
  const from = side === 'until' || side === 'before' ? today : first!;
  const hours = [
    from === first || time !== undefined ? begin : 0,
    ends.at(-1)!.hours?.[side === 'before' ? 0 : 1] ?? 24,
  ] as const;
  if (side === 'from')
    return {
      days: [{ kind: 'count', from, days: 7 }],
      parts: [
        [begin, 24],
        [0, 24],
      ],
    };
  if (writeDays(from) === writeDays(last!)) return { days: [from], part: hours };
  return {
    days: [{ kind: 'range', from, to: last! }],
    parts: [
      [hours[0], 24],
      [0, hours[1]],
    ],
  };
}

/** The value of a rule `subject …`: `water`, `sea` where the weather there is meant, `bare-sea` for the sea itself, `forecast` for that of whatever stands beside it. */
const subjects: Readonly<Record<string, slots.Slots>> = {
  water: { isOfWater: true },
  sea: { isAtSea: true },
  'bare-sea': { isOfWater: true, isSea: true },
  forecast: { isForecast: true },
};

/** The terms of a rule `define …`; `define unknown` has words that are in no lexicon. */
function termsIn(value: string, captures: readonly ClassMatch[]): readonly string[] {
  const isTerm = ({ name }: ClassMatch): boolean =>
    value === 'unknown' ? name === 'name' : name === 'term' || name === 'jargon';
  const found = captures.filter(isTerm).flatMap((match) => (typeof match.value === 'string' ? match.value : []));
  return value === 'unknown' ? [found.join(' ')] : found;
}

function nameIn(captures: readonly ClassMatch[]): string {
  const value = captures.find(({ name }) => name === 'name')?.value;
  return typeof value === 'string' ? value.toUpperCase() : '';
}

function namedIn(value: string, captures: readonly ClassMatch[]): string {
  const named = captured(captures, value);
  return typeof named === 'string' ? named : value;
}

/** The value of a rule `offset …`: before or after, the unit of its number or how many minutes, and the event where no class names it. */
/** The port whose water it is: `HW Dover +2`. */
function portOf(captures: readonly ClassMatch[]): slots.Slots {
  const words = captures.flatMap(({ name, value }) => (name === 'name' && typeof value === 'string' ? [value] : []));
  return words.length === 0 ? {} : { port: words.join(' ') };
}

function offsetOf(value: string, captures: readonly ClassMatch[]): string {
  const [side = '', length = '', named] = value.split(' ');
  const said = captured(captures, 'event') ?? captured(captures, 'daylight');
  const event = named ?? (typeof said === 'string' ? said : '');
  const minutes = Math.round(minutesIn(length, captures));
  return offsetFrom(event, side === 'before' ? -minutes : minutes);
}

/** So many minutes after an event, or before it: `high tide-60m`. */
export function offsetFrom(event: string, minutes: number): string {
  const name = event === 'high' || event === 'low' ? `${event} tide` : event;
  return minutes === 0 ? name : `${name}${minutes < 0 ? '' : '+'}${minutes}m`;
}

/** The value of a rule `height …`: a unit, behind a number where the phrase has none; `un mètre vingt` and `4 foot 6` have a second one. */
function heightOf(value: string, captures: readonly ClassMatch[]): number {
  const [first = '', second] = value.split(' ');
  const unit = second ?? first;
  const whole = second === undefined ? numberIn(captures) : Number(first);
  const hundredths = Number(captured(captures, 'hundredths') ?? 0) / 100;
  const inches = Number(captured(captures, 'inches') ?? 0) / 12;
  return (whole + hundredths + inches) * rowOf(metres, unit);
}

const metres: Readonly<Record<string, number>> = { metres: 1, feet: 0.3048, centimetres: 0.01 };

/** The value of a rule `step …`: `next 2` is the one after the next, and `shift 60` an hour later. */
function stepOf(value: string, captures: readonly ClassMatch[]): slots.Step {
  const [name = '', entry] = value.split(' ');
  if (name === 'entry') return { entry: entryIn(entry ?? '', captures) };
  if (name === 'shift') return { minutes: minutesIn(entry ?? '', captures) };
  const named: Readonly<Record<string, slots.Step>> = {
    next: { by: Number(entry ?? 1) },
    previous: { by: -1 },
    last: { entry: 'last' },
    which: entry === 'day' ? 'which-day' : 'which',
  };
  return rowOf(named, name);
}

/** The value of a rule `entry …`; where it has none, a rank or number of its phrase. */
function entryIn(value: string, captures: readonly ClassMatch[]): slots.Entry {
  if (value === 'last') return value;
  return value === '' ? Number(captured(captures, 'rank') ?? numberIn(captures)) : Number(value);
}
