import { askedStates, courtesies } from '../../domain/question/index.ts';
import { severalDays, singleDay } from '../dates/interpret-days.ts';
import { readCondition } from '../meaning/read-condition.ts';
import { captured, numberIn, oneOf } from './captures.ts';
import { heightOf } from './interpret-height.ts';
import { entryIn, stepOf } from './interpret-step.ts';
import { partOf, severalTimes, timeOf, whenOf } from './interpret-time.ts';
import type { MeaningPart } from './lexicon.ts';
import type { ClassMatch } from './numerals.ts';
import {
  changes,
  digestGroups,
  kinds,
  questionForms,
  superlatives,
  unitWords,
  type Kind,
  type Slots,
} from './slots.ts';

/** The slots that the meaning of a rule fills, given what its classes have matched. Throws where a lexicon says nothing known. */
export function interpret(meaning: readonly MeaningPart[], captures: readonly ClassMatch[]): Slots {
  return Object.assign({}, ...meaning.map((part) => slotsOf(part, captures))) as Slots;
}

type Reader = (value: string, captures: readonly ClassMatch[]) => Slots;

/** What a rule fills, by its slot; a slot that is not here says nothing by itself. */
const readers: Readonly<Record<string, Reader>> = {
  kind: (value, captures) => ({
    kinds: kindsIn(value),
    ...(captures.some(({ name, isWeak }) => name === 'sea' && isWeak) && { isOfIt: true }),
  }),
  after: (value) => ({ after: kindsIn(value) }),
  ask: (value) => ({ asks: oneOf(questionForms, value) }),
  when: whenOf,
  day: (value, captures) => ({ days: [singleDay(value, captures)] }),
  days: (value, captures) => ({ days: severalDays(value, captures) }),
  'usual-days': (value) => ({ usualDays: Number(value) }),
  time: (value, captures) => ({ time: timeOf(value, captures) }),
  times: severalTimes,
  part: (value, captures) => ({ part: partOf(value, captures) }),
  unit: (value) => ({ unit: oneOf(unitWords, value) }),
  language: (value) => ({ answerIn: value }),
  clock: (value) => ({ clock: value }),
  datum: (value, captures) => ({ datum: value === 'typed' ? nameIn(captures) : value }),
  height: (value, captures) => ({ heightM: heightOf(value, captures) }),
  state: (value) => ({ state: oneOf(askedStates, value) }),
  comparative: (value) => ({ comparative: oneOf(superlatives, value) }),
  than: () => ({ isThan: true }),
  superlative: (value) => ({ superlative: oneOf(superlatives, value) }),
  offset: (value, captures) => ({ offset: offsetOf(value, captures) }),
  change: (value) => ({ change: oneOf(changes, value) }),
  every: (value) => ({ every: oneOf(digestGroups, value) }),
  step: (value, captures) => ({ step: stepOf(value, captures) }),
  condition: (value, captures) => ({ conditions: readCondition(value, captures) }),
  define: (value, captures) => ({ kinds: ['explain'], terms: termsIn(value, captures) }),
  explain: (value) => ({ kinds: ['explain'], terms: [value] }),
  greeting: (value) => ({ courtesy: oneOf(courtesies, value) }),
  subject: subjectOf,
  adverb: (value) => (value === 'left' ? { isLeft: true } : {}),
  behind: (value) => ({ behind: oneOf(['number'] as const, value) }),
  aside: () => ({ isAside: true }),
  lack: () => ({ lacksData: true }),
  entry: (value, captures) => ({ entry: value === 'latest' ? value : entryIn(value, captures) }),
  count: (value, captures) => ({ count: value === '' ? numberIn(captures) : Number(value) }),
};

function slotsOf({ slot, value }: MeaningPart, captures: readonly ClassMatch[]): Slots {
  return Object.hasOwn(readers, slot) ? readers[slot]!(value, captures) : {};
}

function kindsIn(value: string): readonly Kind[] {
  return value.split('+').map((kind) => oneOf(kinds, kind));
}

/** The value of a rule `subject …`: `water`, `sea` where the weather there is meant, `bare-sea` for the sea itself, `forecast` for that of whatever stands beside it. */
function subjectOf(value: string): Slots {
  const named = {
    water: { isOfWater: true },
    sea: { isAtSea: true },
    'bare-sea': { isOfWater: true, isSea: true },
    forecast: { isForecast: true },
  } as const;
  return named[oneOf(['water', 'sea', 'bare-sea', 'forecast'] as const, value)];
}

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

/** The value of a rule `offset …`: before or after, the unit of its number or how many minutes, and the event where no class names it. */
function offsetOf(value: string, captures: readonly ClassMatch[]): string {
  const [side = '', length = '', named] = value.split(' ');
  const said = captured(captures, 'event');
  const event = named ?? (typeof said === 'string' ? said : '');
  const units = { hours: 60, minutes: 1 } as const;
  const unit = length === 'hours' || length === 'minutes' ? units[length] : undefined;
  const minutes = unit === undefined ? Number(length) : Math.round(unit * numberIn(captures));
  const name = event === 'high' || event === 'low' ? `${event} tide` : event;
  return minutes === 0 ? name : `${name}${side === 'before' ? '-' : '+'}${minutes}m`;
}
