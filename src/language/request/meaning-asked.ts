import { isTerm } from '../../domain/question/index.ts';
import { defined, nonEmpty } from '../../lib/defined.ts';
import { unitChoices } from '../../domain/units.ts';
import { captured, numberIn } from '../lexicon/captures.ts';
import { joins, type Fragment } from '../lexicon/fragments.ts';
import kindTables from '../lexicon/kind-tables.json' with { type: 'json' };
import { clausesOf, unspaced, type Token } from '../lexicon/tokens.ts';
import { limits } from '../limits.ts';
import { roleIs } from '../traits.ts';
import { meaningSlots, plainReadings, wordsOf, type Said } from '../meaning/read-sentence.ts';
import { frameOf, type WrittenOptions } from './options.ts';
import { kindsOfTerm, termBehind } from '../meaning/terms.ts';
import type { OpenSentence } from '../meaning/sentence.ts';
import type { Frame } from '../meaning/frame.ts';

/** The clauses of a text that ask for a meaning, which may come first, the others, and those whose meaning is not known. */
type Texts = { readonly [Part in 'meant' | 'rest' | 'open']: string };

/** What a text asks to be explained; where not `isAsked` it only names terms. */
export type Meaning = Texts & { readonly isAsked: boolean; readonly isFirst: boolean; readonly frame: Frame };

/** What a clause says: terms, and whether it asks for their meaning, or that of the clauses beside it. */
type Clause = { readonly terms: readonly string[]; readonly isAsked: boolean; readonly isOpen?: boolean };

/**
 * `Neaps, what does that mean again?`, `why is the tide so big in the Bay of Fundy`: clauses that ask for a meaning and terms, in
 * any order, or for a reason with words for what has one; without words that ask, the terms of a text that says nothing else.
 */
export function meaningAsked(sentence: OpenSentence): Meaning | undefined {
  const found = sentence.languages.map(({ lexicon }) => meaningIn(sentence, lexicon.language));
  return (
    found.find((one) => one.isAsked) ??
    found.find(({ frame }) => frame.terms?.length) ??
    found.find(({ open }) => open !== '')
  );
}

function meaningIn(sentence: OpenSentence, language: string): Meaning {
  const { text, tokens } = sentence;
  const said = meaningSlots.map((slot) => wordsOf(sentence, language, slot));
  const [cues = [], , , jargon = []] = said;
  const explained = frameOf({ command: { name: 'explain' }, options: {} }, undefined, language)!;
  const numbers = clausesSaid(sentence, cues);
  const clauses = [...new Set(numbers)].map((one) => clauseOf(sentence, said, (at) => numbers[at] === one));
  const isSaid = clauses.some(({ terms }) => terms.length > 0);
  // `They told of a gale warning. What does that mean for the wind?`
  const isBefore =
    !isSaid &&
    clauses.some((one) => one.isOpen) &&
    isGeneral(sentence, sentence.asked, tokens) &&
    !sentence.asked.some(({ slots }) => slots.unit);
  const amount = amountIn(sentence, language, said);
  const whole = amount === undefined ? (isBefore ? withOpposites(longestOf(jargon).map(valueOf)) : []) : [amount];
  if (whole.length > 0)
    return { isAsked: true, isFirst: true, frame: { ...explained, terms: whole }, meant: text, rest: '', open: '' };
  const textOf = (isWanted: (clause: Clause) => boolean): string =>
    tokens
      .map(({ start }, at) => (isWanted(clauses[numbers[at]!]!) ? text.slice(start, tokens[at + 1]?.start) : ''))
      .join('');
  const isMeant = (clause: Clause): boolean => clause.isAsked || clause.terms.length > 0;
  const rest = textOf((clause) => !isMeant(clause));
  const isAsked = isSaid && clauses.some((one) => one.isAsked);
  const terms = isAsked || rest === '' ? withOpposites(clauses.flatMap((one) => one.terms)) : [];
  const isReason = terms.some((term) => Object.values(kindTables.reasons).includes(term));
  const places = isReason ? (plainReadings(sentence)[0]?.places ?? []) : [];
  return {
    isAsked: isAsked && !opposites.test(terms[0] ?? ''),
    isFirst: clauses.slice(0, 1).every(isMeant),
    frame: { ...explained, terms, places: places.map((one) => ({ ...one, unused: [] })) },
    meant: textOf(isMeant),
    rest,
    open: textOf((clause) => clause.isOpen === true),
  };
}

/** A measure that is wanted in other units, `22 kn`: all else are units and words that ask how much. */
function amountIn(sentence: OpenSentence, language: string, [cues = [], , rated = []]: readonly Said[][]) {
  const [figure] = longestOf(wordsOf(sentence, language, 'figure'));
  // `20 hPa lower, how many cm`: a number that is rated in a longer phrase is none of a unit.
  if (
    !figure ||
    rated.some(({ from, to }) => from <= figure.from && to >= figure.to && to - from > figure.to - figure.from)
  )
    return undefined;
  const measures = wordsOf(sentence, language, 'measure');
  const measured = captured(figure.captures, 'measure');
  const unit = figure.rule.meaning[0]!.value || measured;
  const values = longestOf(cues).map(valueOf);
  const isRated = rated.length > 0 && values.includes('much');
  const isOther = !isRated && measures.some(({ from }) => from < figure.from || from >= figure.to);
  const isHow =
    rated.length === 0 &&
    speeds.some((speed) => speed === unit) &&
    values.some((cue) => /amount|much|likely/.test(cue));
  const isRead = unreadIn(sentence, [figure, ...measures, ...cues], () => true).length === 0;
  return typeof unit === 'string' && units.has(unit) && (isOther || isHow) && isRead
    ? `${numberIn(figure.captures)} ${unit}`
    : undefined;
}

const speeds: readonly string[] = unitChoices.wind;
const units = new Set<string>(Object.values(unitChoices).flat());

/** Clauses by their numbers, from none on: behind a joint, `and why is 14 s good`, words that ask begin another one. */
function clausesSaid({ tokens, asked }: OpenSentence, cues: readonly Said[]): number[] {
  const asking = cues.filter((cue) => /why|meaning|likely/.test(valueOf(cue)));
  const begins = new Set([...asking, ...asked.filter(({ slots }) => slots.asks)].map(({ from }) => from));
  const joints = asked.filter((one) => joins(one) && one.value !== 'or' && begins.has(one.to));
  const starts = new Set(joints.map(({ from }) => from));
  let number = 0;
  // `Stimmt es, dass …`: what asks for a reason stands before a comma.
  const isAskedBefore = (at: number): boolean => cues.some((cue) => valueOf(cue) === 'why' && cue.to === at);
  return clausesOf(tokens).map((clause, at, all) => {
    // `990 hPa é baixa`: the verb has the letters of `and`.
    const isStart = starts.has(at) && tokens[at]!.text.toLowerCase() === tokens[at]!.folded;
    return at > 0 && ((clause !== all[at - 1] && !isAskedBefore(at)) || isStart) ? ++number : number;
  });
}

function clauseOf(sentence: OpenSentence, all: readonly Said[][], isWithin: (at: number) => boolean): Clause {
  const here = all.map((said) => said.filter(({ from, to }) => isWithin(from) && isWithin(to - 1)));
  const [cues = [], matters = [], ...named] = here;
  const values = new Set(cues.map(valueOf));
  const asked = sentence.asked.filter(({ from }) => isWithin(from));
  // `Why … here when in Devon we get two` does not ask when.
  const why = cues.find((cue) => valueOf(cue) === 'why');
  const isWhy = why !== undefined && !asked.some(({ slots, from }) => slots.asks === 'when' && from <= why.to);
  const words = new Set([matters, ...named].flat().map(valueOf));
  const reason = reasonOf(words);
  if (isWhy && reason !== undefined) return { terms: [reason], isAsked: true };
  const isMeaning = [...values].some((one) => one === 'meaning' || one === 'opposite');
  // `How high are the waves at force 8`: the waves are asked of what is rated.
  const isRatedBy = (one: Said): boolean =>
    one.rule.meaning[0]!.slot !== 'rated' &&
    cues.some(
      ({ rule, captures, from, to }) => captures.length > 0 && from <= one.from && to >= one.to && rule !== one.rule,
    );
  const known = (isMeaning ? named : named.slice(0, 2)).flat().filter((one) => !isRatedBy(one));
  const unread = unreadIn(sentence, [...cues, ...known], isWithin);
  // Behind words for a meaning or a reason further ones do not matter, unless it is asked of a day or a place.
  const isSaid = ({ from, to }: Fragment): boolean => cues.some((cue) => cue.from <= from && to <= cue.to);
  const others = asked.filter((one) => !isSaid(one));
  const isLoose = (isMeaning || isWhy) && known.length > 0 && isGeneral(sentence, others, unread);
  const isRead = isLoose || unread.length === 0;
  const terms = isRead ? [...longestOf(known).map(valueOf), ...values].filter((one) => !isCue(one)) : [];
  const isOpen = isWhy || (isMeaning && !isRead) || (values.has('likely') && isNew(sentence, asked, unread));
  const isAsked = isRead && asksOf(values, terms[0]);
  // Why what was explained is dangerous, its text says.
  return { terms, isAsked: isAsked || (isWhy && words.has('danger')), isOpen: isOpen && !isAsked };
}

function reasonOf(words: ReadonlySet<string>): string | undefined {
  return Object.entries(kindTables.reasons).find(([said]) => said.split(' ').every((one) => words.has(one)))?.[1];
}

/** Whether words ask for a meaning, for the reason of a term, or how much a number is. */
function asksOf(values: ReadonlySet<string>, term: string | undefined): boolean {
  if (values.has('meaning') || values.has('opposite') || values.has('likely')) return true;
  return term !== undefined && (values.has('why') || (values.has('much') && term.includes('=')));
}

/** Whether a word is asked about that nothing here reads. */
function isNew(sentence: OpenSentence, asked: readonly Fragment[], unread: readonly Token[]): boolean {
  const isKnown = (token: Token): boolean =>
    asked.some(({ from, to }) => sentence.tokens.slice(from, to).includes(token));
  return unread.length === 1 && !unread.some(isKnown) && isGeneral(sentence, asked, unread);
}

/** Whether words are about no day and no known place, nor two that are compared, which may be written small. */
function isGeneral({ names }: OpenSentence, asked: readonly Fragment[], unread: readonly Token[]): boolean {
  const isDay = ({ slots: { days = [], time } }: Fragment): boolean =>
    time !== undefined || days.some((day) => day.kind !== 'season' && day.kind !== 'named-month');
  const isTown = ({ text }: Token): boolean =>
    (text.length >= limits.shortestTown || unspaced.test(text)) && names.isWellKnown(text);
  const areTowns = unread.filter((token) => isTown(token)).length > 1;
  return !asked.some(isDay) && !areTowns && !unread.some(({ text }) => /^\p{Lu}/u.test(text) && names.isName(text));
}

function unreadIn({ tokens, asked }: OpenSentence, said: readonly Said[], isWithin: (at: number) => boolean): Token[] {
  const idle = asked.filter((one) => roleIs.aroundTerms(one) && one.slots.asks !== 'when');
  const isRead = (at: number): boolean => [...said, ...idle].some(({ from, to }) => from <= at && at < to);
  return tokens.filter((_, at) => isWithin(at) && !isRead(at));
}

const opposites = /^(opposite|worse)$/;
const isCue = (value: string): boolean => /^(meaning|around|likely|why|much|amount)$/.test(value);

function withOpposites(terms: readonly string[]): readonly string[] {
  const [behind, said] = [true, false].map((isBehind) => terms.filter((one) => opposites.test(one) === isBehind));
  return [
    ...new Set(said!.length > 0 && behind!.length > 0 ? behind!.flatMap((one) => termBehind(one, said!)) : terms),
  ];
}

function longestOf(said: readonly Said[]): readonly Said[] {
  return said.filter(
    ({ from, to }) => !said.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from),
  );
}

/** A number in a phrase is to be rated: `coefficient=95`. */
function valueOf({ rule, captures }: Said): string {
  const { slot, value } = rule.meaning[0]!;
  return slot === 'rated' ? `${value}=${numberIn(captures)}` : value;
}

/** The conversation behind an explanation: `when is the next one?`, `and the opposite?` is about what was explained. */
export function afterExplanation(last: Frame | undefined, options: WrittenOptions, language: string) {
  const frame = last ?? frameOf({ command: { name: 'explain' }, options }, undefined, language);
  const explainedTerms = (options.term?.split(',') ?? []).map((term) => term.split('=')[0]!);
  const explained = nonEmpty([...new Set(explainedTerms.filter(isTerm).flatMap(kindsOfTerm))]);
  // The next of the neaps that were explained are no springs.
  const state = explainedTerms.join() === 'neaps' ? ('next-neaps' as const) : undefined;
  return frame && { ...frame, explainedTerms, ...defined({ explained, state }) };
}
