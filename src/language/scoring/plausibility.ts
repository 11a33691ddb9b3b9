import type { Cover } from './cover.ts';
import { isJoint, type Fragment } from '../lexicon/fragments.ts';
import { kindsOfWindows } from '../lexicon/slots.ts';
import type { PlaceRun } from '../names/place-run.ts';
import { isStop, type Token } from '../lexicon/tokens.ts';

/** Points off for each kind more that nothing joins to the one before: `tide Brest sun` is about Sunday. */
const unjoined = -5;

/** Points off for a place that is read as a second kind, a mistyped or a rare one: `wind Rügen` is not about rain, nor `Sandbanks tide height` about low water. */
const strained = -8;

/** Points off where a phrase takes a word of the day, `high tide next | Friday`. */
const robbed = -16;
/** Points off for a place that is rejected where no other one is named. */
const unreplaced = -40;
/** Points off for a day and its part with a comma between them: `nicht heute, morgen` is not about this morning. */
const apart = -16;
/** Points off for the place right behind a rejection, where words that nothing reads may name the one that is meant. */
const rejectedPlace = -30;
/** Points off where `what is slack` has a place or a day: its time is asked. */
const undefinable = -60;
/** Points off for `when` with what is answered by yes or no, or with an order. */
const contradictory = -14;

/** Points off for a preposition that is read as a part of a verb. */
const misread = -16;

/** Points off for each token of a kind beside conditions, which no window answers: as much as it has been given. */
const besideConditions = -13;

/** Points off for the abbreviation of a weekday that is a word there, `wie ist die Tide so in Husum`, and for a word that is one, `Tide So 12 Uhr`. */
const wordThere = -4;
const dayThere = -8;
/** Points off for a list of weekdays that begins with such a word: `wie wird das so Dienstag`. */
const listThere = -12;

/** Points off for an exclamation within a question: `too windy to swim` asks for the wind. */
const exclaimed = -10;

/** Points off for the time of day that a greeting may be: `Morning, tides for Dover please`. */
const greeting = -20;

/** What could be read in one language: the positions behind prepositions, all days, all words that say nothing, and all places. */
type Readable = {
  readonly leads: ReadonlySet<number>;
  readonly days: readonly Fragment[];
  readonly fillers: readonly Fragment[];
  readonly runs: readonly PlaceRun[];
  /** The clause that each position is in. */
  readonly clauses: readonly number[];
};

/** Points off for a place beside the question where the question names one: `Low water at Sahlenburg, we walk to Neuwerk`. */
const beside = -10;

/** Roles of words between a rejection and the place that it rejects. */
const silent: ReadonlySet<string> = new Set(['lead', 'glue', 'filler', 'feature']);

/** Points off for what the fragments of a cover say together. */
export function plausibility(
  tokens: readonly Token[],
  { fragments, place, unread }: Cover,
  { leads, days, fillers, runs, clauses }: Readable,
): number {
  const withKind = fragments.filter(({ role }) => role === 'kind');
  const isJoined = ({ from }: Fragment): boolean =>
    /[,/&+]/.test(tokens[from]?.gap ?? '') ||
    isStop(tokens[from]?.gap ?? '') ||
    fragments.some((one) => isJoint(one) && one.to <= from && one.to >= from - 2);
  const isWritten = ({ isWeak, from, to }: Fragment): boolean =>
    isWeak && to - from === 1 && /^\p{Lu}/u.test(tokens[from]?.text ?? '');
  const mayBePlace = (kind: Fragment): boolean => kind.corrections.length > 0 || isWritten(kind);
  const isStrained = !place && withKind.length > 1 && withKind.some(mayBePlace);
  const isDay = (from: number, to: number): boolean => days.some((day) => day.from === from && day.to === to);
  // The word belongs to the day, and is none by itself: the `mer` of `basse mer` may be a Wednesday.
  const belongs = (at: number, [from, to]: readonly [number, number]): boolean => !isDay(at, at + 1) && isDay(from, to);
  const takesDay = (kind: Fragment): boolean =>
    fragments.some(
      ({ role, from, to }) =>
        (role === 'day' || role === 'days') &&
        ((from === kind.to && belongs(kind.to - 1, [kind.to - 1, to])) ||
          (to === kind.from && belongs(kind.from, [from, kind.from + 1]))),
    );
  const isRobbed = withKind.some((kind) => kind.to - kind.from > 1 && takesDay(kind));
  // `Quand s'arrête la pluie` orders nothing to stop.
  const isUntimed = ({ value, slots }: Fragment): boolean =>
    (value === 'rising' && slots.after === undefined && slots.state !== 'high' && slots.state !== 'low') ||
    slots.change === 'cancel';
  const isContradictory = withKind.some(isUntimed) && fragments.some(({ slots }) => slots.asks === 'when');
  // `Die Gezeiten auf Borkum`, `ab morgen`: a preposition, and no part of a verb.
  const isPreposition = ({ role, from, to }: Fragment): boolean =>
    role === 'verb' &&
    ((to === place?.from && to - from === 1) || days.some((day) => day.from === from && day.to > to));
  // `Too windy! When is it calmer?`
  const isExclaimed = fragments.some(
    ({ role, value, from }) =>
      role === 'greeting' && value === 'remark' && withKind.some((kind) => clauses[kind.from] === clauses[from]),
  );
  const isApart = fragments.some(
    ({ from, to, slots: { days, part } }) =>
      days !== undefined && part !== undefined && clauses[from] !== clauses[to - 1],
  );
  const [timeOfDay, ...moreOfDay] = fragments.filter(({ slots: { days, part } }) => part !== undefined && !days);
  const isGreeting =
    timeOfDay?.from === 0 && timeOfDay.to === 1 && moreOfDay.length === 0 && /^[,!]/.test(tokens[1]?.gap ?? '');
  const isUnreplaced = !place && fragments.some(({ role }) => role === 'rejected');
  const beforePlace = fragments.findLast(({ to, role }) => place && to <= place.from && !silent.has(role));
  const isRejectedPlace =
    unread.length > 0 && place && beforePlace?.role === 'reject' && place.from - beforePlace.to <= 4;
  const isNoDefinition =
    fragments.some(({ role, value }) => role === 'define' && value === 'likely') &&
    (place !== undefined || fragments.some(({ slots }) => slots.days !== undefined || slots.time !== undefined));
  const hasConditions = fragments.some(({ slots }) => slots.conditions !== undefined);
  const useless = hasConditions
    ? withKind.filter(({ slots }) => slots.kinds?.some((kind) => !kindsOfWindows.has(kind)))
    : [];
  return (
    useless.reduce((sum, { from, to }) => sum + (to - from) * besideConditions, 0) +
    withKind.slice(1).filter((fragment) => !isJoined(fragment)).length * unjoined +
    weekdayWords(tokens, fragments, { leads, days, fillers }) +
    (isStrained ? strained : 0) +
    (isRobbed ? robbed : 0) +
    (isNoDefinition ? undefinable : 0) +
    (isUnreplaced ? unreplaced : 0) +
    (isApart ? apart : 0) +
    (isExclaimed ? exclaimed : 0) +
    (isGreeting ? greeting : 0) +
    (isRejectedPlace ? rejectedPlace : 0) +
    (isContradictory ? contradictory : 0) +
    (fragments.some(isPreposition) ? misread : 0) +
    (isBeside(clauses, withKind, place, runs) ? beside : 0) +
    (isNamesake(fragments, place, runs) ? namesake : 0)
  );
}

/** `thur`, `mitt`, `dim` */
const longestAbbreviation = 4;

/** Roles of words that stand in sentences, and not in lists of a kind, a day and a place. */
const inSentences: ReadonlySet<string> = new Set(['filler', 'lead', 'glue', 'adverb', 'ask', 'verb']);

/**
 * Points off where the abbreviation of a weekday and the filler that is written like it, `so`, are taken for each other. A capital
 * within the text or a point behind it is no word's; before words of a sentence or at its end it is no weekday, other than
 * behind another day.
 */
function weekdayWords(
  tokens: readonly Token[],
  fragments: readonly Fragment[],
  { leads, days, fillers }: Pick<Readable, 'leads' | 'days' | 'fillers'>,
): number {
  const isAt = (at: number, { from, to }: Fragment): boolean => from <= at && to > at;
  const isAbbreviation = ({ isWeak, from, to }: Fragment): boolean =>
    isWeak && to - from === 1 && fillers.some((one) => isAt(from, one));
  const abbreviations = days.filter(isAbbreviation);
  if (abbreviations.length === 0) return 0;
  const isPhrase = ({ role, from, to }: Fragment): boolean => role === 'kind' && to - from > 2;
  const isSentence = fragments.some((one) => one.role === 'ask' || one.role === 'verb' || isPhrase(one));
  const points = (at: number): number => {
    const { text = '', after = '' } = tokens[at] ?? {};
    const index = fragments.findIndex((one) => isAt(at, one));
    const taken = fragments[index];
    const isEnd = at + 1 === tokens.length;
    const isDay = taken?.slots.days !== undefined;
    if ((at > 0 && /^\p{Lu}/u.test(text)) || (!isEnd && after.startsWith('.'))) return isDay ? 0 : dayThere;
    const before = fragments.slice(0, index).findLast((one) => one.role !== 'and');
    // `Sa, So` is a list, and `heute Abend so` is none.
    if (!isDay || before?.slots.days?.some(({ kind }) => kind === 'weekday')) return 0;
    const isBeforeDay = days.some((day) => day.from === at + 1 && !day.isWeak);
    // Of a list both would be abbreviated.
    if (isBeforeDay && (tokens[at + 1]?.text.length ?? 0) > longestAbbreviation) return listThere;
    if (taken.to - taken.from > 1) return 0;
    if (isEnd) return isSentence ? wordThere : 0;
    const next = fragments[index + 1];
    const isWord = leads.has(at + 2) || (next?.from === at + 1 && (inSentences.has(next.role) || isPhrase(next)));
    return isWord ? wordThere : 0;
  };
  return abbreviations.reduce((sum, { from }) => sum + points(from), 0);
}

/** Points off for a day of some words where they name a place too and there is no other one: `tides Corpus Christi`. */
const namesake = -20;

function isNamesake(fragments: readonly Fragment[], place: Cover['place'], runs: readonly PlaceRun[]): boolean {
  const isDay = ({ from, to }: PlaceRun): boolean =>
    fragments.some((one) => one.slots.days !== undefined && one.from === from && one.to === to);
  return !place && runs.some((run) => run.isExact && run.to - run.from > 1 && isDay(run));
}

/** Whether the question, a clause of its own, names a place by a preposition, and another one is read. */
function isBeside(
  clauses: readonly number[],
  kinds: readonly Fragment[],
  place: Cover['place'],
  runs: readonly PlaceRun[],
): boolean {
  if (!place || kinds.length === 0) return false;
  const asking = new Set(kinds.map(({ from }) => clauses[from]));
  return (
    asking.size === 1 &&
    !asking.has(clauses[place.from]) &&
    runs.some(({ from, isExact, isLed }) => isExact && isLed === true && asking.has(clauses[from]))
  );
}
