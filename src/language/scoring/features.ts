import type { ConditionPart } from '../lexicon/slots.ts';
import { kindIs, roleIs } from '../traits.ts';
import { isJoint, type Fragment } from '../lexicon/fragments.ts';
import { clausesOf, isMarked, isStop, type Token } from '../lexicon/tokens.ts';
import type { PlaceRun } from '../names/place-run.ts';
import { type WeightName, weights } from '../weights.ts';

/** One way to read a sentence, with what else could be read in its language. */
export type Reading = {
  readonly tokens: readonly Token[];
  /** In the order of the text. */
  readonly fragments: readonly Fragment[];
  /** Those of them that ask for something. */
  readonly kinds: readonly Fragment[];
  readonly place?: PlaceRun | undefined;
  readonly unread: readonly number[];
  /** Positions behind prepositions. */
  readonly leads: ReadonlySet<number>;
  /** All days and all words that say nothing, whether this way reads them or not. */
  readonly days: readonly Fragment[];
  readonly fillers: readonly Fragment[];
};

/** The features of a reading as a whole; each has its points in `weights.ts`. */
const features: Readonly<Partial<Record<WeightName, (reading: Reading) => number>>> = {
  unjoinedKind: (reading) => reading.kinds.slice(1).filter((kind) => !isJoined(kind, reading)).length,
  phraseTakesDay: (reading) => Number(reading.kinds.some((kind) => kind.to - kind.from > 1 && takesDay(kind, reading))),
  rejectedWithoutOther: ({ place, fragments }) => Number(!place && fragments.some(({ role }) => role === 'rejected')),
  partedDay: ({ fragments, tokens }) =>
    Number(
      fragments.some(
        ({ from, to, slots: { days, part } }) =>
          days !== undefined &&
          part !== undefined &&
          tokens.slice(from + 1, to).some(({ gap }) => /[,;!?…\n]/.test(gap)),
      ),
    ),
  definitionAtPlace: ({ place, fragments }) =>
    Number(
      fragments.some(({ role, value }) => role === 'define' && value === 'likely') &&
        (place !== undefined || fragments.some(({ slots }) => slots.days !== undefined || slots.time !== undefined)),
    ),
  prepositionAsVerb: (reading) => Number(reading.fragments.some((fragment) => isPreposition(fragment, reading))),
  kindBesideConditions: (reading) =>
    kindsBeside(reading, ({ kind }) => kind !== 'preset').reduce((sum, { from, to }) => sum + to - from, 0),
  kindBesidePursuit: (reading) =>
    kindsBeside(reading, ({ kind }) => kind === 'preset').filter(
      (one) => !one.slots.kinds?.includes('current') && !hasHeight(one, reading),
    ).length,
  weekdayThatIsWord: (reading) => countConfused(reading, 'weekdayThatIsWord'),
  wordThatIsWeekday: (reading) => countConfused(reading, 'wordThatIsWeekday'),
  greetingAsTime: ({ fragments, tokens }) => {
    const [first, ...others] = fragments.filter(({ slots: { days, part } }) => part !== undefined && !days);
    return Number(first?.from === 0 && first.to === 1 && others.length === 0 && /^[,!]/.test(tokens[1]?.gap ?? ''));
  },
  remarkAsState: (reading) => Number(reading.kinds.length > 1 && reading.kinds.some((kind) => isRemark(kind, reading))),
};

function kindsBeside({ kinds, fragments }: Reading, isMeant: (part: ConditionPart) => boolean): readonly Fragment[] {
  const isBeside = fragments.some(({ slots }) => slots.conditions?.some(isMeant));
  return isBeside ? kinds.filter(({ slots }) => slots.kinds?.some((kind) => !kindIs.besideWindows(kind))) : [];
}

/** Whether a height stands beside a kind: `with 1 m waves`. */
function hasHeight({ from, to }: Fragment, { fragments }: Reading): boolean {
  return fragments.some(({ slots, ...one }) => slots.heightM !== undefined && one.to >= from - 1 && one.from <= to + 1);
}

/** Whether a state that may say nothing is all that its clause says: `Calm, I have a licence. Low water at Hull?` */
function isRemark({ from, to, slots: { state } }: Fragment, { tokens, fragments, fillers, place }: Reading): boolean {
  if (state === undefined || !fillers.some((one) => one.from <= from && one.to >= to)) return false;
  const clauses = clausesOf(tokens);
  const isBeside = (one: { readonly from: number }): boolean =>
    one.from !== from && clauses[one.from] === clauses[from];
  const saysMore = (one: Fragment): boolean => !roleIs.silent(one) && isBeside(one);
  return !fragments.some(saysMore) && !(place && isBeside(place));
}

/** Whether a comma, a stop or a word like `and` stands before a phrase. */
function isJoined({ from }: Fragment, { tokens, fragments }: Reading): boolean {
  const gap = tokens[from]?.gap ?? '';
  return (
    /[,/&+]/.test(gap) || isStop(gap) || fragments.some((one) => isJoint(one) && one.to <= from && one.to >= from - 2)
  );
}

/** Whether the day beside a kind would be longer by a word of it, which by itself is none: the `mer` of `basse mer` may be a Wednesday. */
function takesDay(kind: Fragment, { fragments, days }: Reading): boolean {
  const isDay = (from: number, to: number): boolean => days.some((day) => day.from === from && day.to === to);
  const belongs = (at: number, from: number, to: number): boolean => !isDay(at, at + 1) && isDay(from, to);
  return fragments.some(
    ({ role, from, to }) =>
      (role === 'day' || role === 'days') &&
      ((from === kind.to && belongs(kind.to - 1, kind.to - 1, to)) ||
        (to === kind.from && belongs(kind.from, from, kind.from + 1))),
  );
}

function isPreposition({ role, from, to }: Fragment, { place, days, tokens }: Reading): boolean {
  const isLead = to - from === 1 && (to === place?.from || tokens[to]?.isNumber === true);
  return role === 'verb' && (isLead || days.some((day) => day.from === from && day.to > to));
}

type Confusion = 'weekdayThatIsWord' | 'wordThatIsWeekday';

/** How many abbreviations of weekdays are taken for the filler that is written like them, or the other way round: `so`. */
function countConfused(reading: Reading, wanted: Confusion): number {
  const { days, fillers } = reading;
  const isAbbreviation = ({ isWeak, from, to, language }: Fragment): boolean =>
    isWeak && to - from === 1 && fillers.some((one) => isAt(from, one) && one.language === language);
  return days.filter((day) => isAbbreviation(day) && confusion(day.from, reading) === wanted).length;
}

function isAt(at: number, { from, to }: Fragment): boolean {
  return from <= at && to > at;
}

/** Not within the text with a capital or a point, nor before words or at the end, other than behind another day. */
function confusion(at: number, { tokens, fragments, leads }: Reading): Confusion | undefined {
  const index = fragments.findIndex((one) => isAt(at, one));
  const taken = fragments[index];
  const isDay = taken?.slots.days !== undefined;
  if (isMarked(tokens, at)) return isDay ? undefined : 'wordThatIsWeekday';
  const before = fragments.slice(0, index).findLast((one) => one.role !== 'and');
  if (!isDay || before?.slots.days?.some(({ kind }) => kind === 'weekday')) return undefined;
  return taken.to - taken.from === 1 && standsAsWord(at, index, { fragments, leads }) ? 'weekdayThatIsWord' : undefined;
}

/** Whether a word stands in a sentence, rather than in a list of a kind, a day and a place. */
function standsAsWord(at: number, index: number, { fragments, leads }: Pick<Reading, 'fragments' | 'leads'>): boolean {
  const isPhrase = ({ role, from, to }: Fragment): boolean => role === 'kind' && to - from > 2;
  const next = fragments[index + 1];
  const isBeforeDay = next !== undefined && (isJoint(next) || next.slots.days !== undefined);
  const idle = fragments.filter(({ role }) => role === 'filler').reduce((sum, { from, to }) => sum + to - from, 0);
  if (idle > 1 || fragments.some((one) => one.role === 'ask' || one.role === 'verb' || isPhrase(one)))
    return !isBeforeDay;
  return leads.has(at + 2) || (next?.from === at + 1 && roleIs.inSentences(next));
}

const counted = Object.entries(features) as [WeightName, NonNullable<(typeof features)[WeightName]>][];

export function plausibility(reading: Omit<Reading, 'kinds'>): number {
  const whole = { ...reading, kinds: reading.fragments.filter(({ role }) => role === 'kind') };
  return counted.reduce((sum, [name, count]) => sum + count(whole) * weights[name], 0);
}
