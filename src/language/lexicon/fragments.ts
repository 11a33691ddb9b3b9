import { interpret } from './interpret.ts';
import { company, conditions, type Lexicon, type MeaningPart } from './lexicon.ts';
import { isWeakMatch, phrasesAt, type Match, type Matcher, type SentenceTrie } from './matcher.ts';
import type { Slots } from './slots.ts';
import { datesInFigures, tokenize } from './tokens.ts';
import type { Correction } from './typos.ts';
import { limits } from '../limits.ts';

/** A run of tokens that a rule of a lexicon matches: `[from, to)`. */
export type Fragment = {
  readonly from: number;
  readonly to: number;
  /** BCP 47 tag, `und` where every language has it. */
  readonly language: string;
  /** `kind`, `filler`, `lead` …: the slot of the rule. */
  readonly role: string;
  /** The value of the rule; of a `lead` the article that it swallows, `le` of `au`. */
  readonly value: string;
  readonly slots: Slots;
  readonly isWeak: boolean;
  /** How many phrases stand within this one. */
  readonly insertions: number;
  readonly corrections: readonly Correction[];
};

/** The phrases of one trie of a lexicon in a text: of `everything` that can be asked, or of `conditions`. */
export function findFragments(matcher: Matcher, lexicon: Lexicon, name: SentenceTrie): Fragment[] {
  const { language, vocabulary } = lexicon;
  const inFigures = datesInFigures(matcher.tokens);
  return matcher.tokens
    .flatMap((_, from) => phrasesAt(matcher, name, from, name).map((found) => fragmentOf(found, from, language)))
    .filter((fragment) => !isBeyondMonths(fragment) || inFigures.some(({ from }) => from === fragment.from))
    .map((one) => (one.role !== company ? one : name === conditions ? { ...one, role: conditions } : saysNothing(one)))
    .filter((fragment) => fragment.role !== conditions || isWhole(matcher, fragment))
    .filter((fragment) => !isKnownWords(fragment, vocabulary) && !isWithinThen(matcher, fragment));
}

function saysNothing(fragment: Fragment): Fragment {
  return { ...fragment, role: 'filler', value: '', slots: {} };
}

/** No month has a ninetieth day: `coef > 90 décembre`. */
function isBeyondMonths({ slots: { days = [] } }: Fragment): boolean {
  return days.some((day) => day.kind === 'date' && day.day > limits.longestMonth);
}

/** `À cette heure-là` is not `à cette heure`, which is now. */
function isWithinThen(matcher: Matcher, { role, from, to }: Fragment): boolean {
  return role === 'day' && phrasesAt(matcher, 'then', from).some((found) => found.to > to);
}

/** Words of a lexicon are no unknown term, and no port: `what does it mean`, `high water Friday +2`. */
function isKnownWords({ role, value, slots }: Fragment, vocabulary: Lexicon['vocabulary']): boolean {
  const words = role === 'define' && value === 'unknown' ? slots.terms?.join(' ') : slots.port;
  return words !== undefined && tokenize(words).some(({ folded }) => vocabulary.has(folded));
}

/** Slots whose phrases have numbers of their own: `high water from Friday 3 days`. */
const counted = ['day', 'days', 'time'] as const;

/** A number whose unit does not fit is no number without one: `wind under 12 m` is not understood. */
function isWhole(matcher: Matcher, { to, slots }: Fragment): boolean {
  if (!slots.conditions?.length) return false;
  if (matcher.tokens[to - 1]?.isNumber !== true) return true;
  const goesOn = (slot: string): boolean =>
    phrasesAt(matcher, slot, to - 1).some((found) => found.to > to && !isBeyondMonths(fragmentOf(found, to - 1, '')));
  return !counted.some(goesOn) && phrasesAt(matcher, 'measure', to).length === 0;
}

function fragmentOf({ rule, to, captures, corrections, inserted }: Match, from: number, language: string): Fragment {
  const [{ slot: role, value }] = rule.meaning as [MeaningPart];
  return {
    from,
    to,
    language: rule.isNeutral ? 'und' : language,
    role,
    value,
    slots: slotsOf(interpret(rule.meaning, captures), inserted),
    isWeak: isWeakMatch(rule, captures) || inserted.some((one) => one.isWeak),
    insertions: inserted.length,
    corrections,
  };
}

function slotsOf(own: Slots, inserted: Match['inserted']): Slots {
  // `Wann ist | Sa | So | Hochwasser`
  const days = inserted.flatMap((one) => one.slots.days ?? []);
  const takesLeft = own.kinds?.includes('range') === true;
  const within = inserted.map(({ slots: said }) => (said.isLeft && !takesLeft ? {} : said));
  const slots: Slots = Object.assign({}, ...within, days.length > 0 && { days }, own);
  const insertedParts = inserted.flatMap((one) => one.slots.conditions ?? []);
  // Of a rule that has none, where a unit does not fit, those within it do not stand for it.
  return own.conditions?.length && insertedParts.length > 0
    ? { ...slots, conditions: [...insertedParts, ...own.conditions] }
    : slots;
}

/** Whether a fragment is `and` or `or`, and neither `than` nor `to`. */
export function isJoint({ role, value }: Fragment): boolean {
  return role === 'and' && (value === '' || value === 'or');
}

/** As a joint, or the `and` that a sentence goes on with. */
export function joins(fragment: Fragment): boolean {
  return isJoint(fragment) || (fragment.role === 'follow' && fragment.value === 'and');
}
