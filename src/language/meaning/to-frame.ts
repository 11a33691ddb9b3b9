import { together } from '../../domain/question/index.ts';
import { defined, nonEmpty } from '../../lib/defined.ts';
import { today } from '../dates/day-expression.ts';
import { comparedDays } from './compared-days.ts';
import { claimsOrder } from './rivals.ts';
import { besideIdle, isAboutAnother, leftOut, rejectedTimes, rejectsAny } from './phrases-used.ts';
import { likelyTime } from '../dates/time-notation.ts';
import { isJoint, type Fragment } from '../lexicon/fragments.ts';
import type { Rule } from '../lexicon/lexicon.ts';
import { offsetFrom } from '../lexicon/interpret.ts';
import { minutesOf, type Change, type Kind, type Slots } from '../lexicon/slots.ts';
import { clausesOf, endsAsQuestion, type Token } from '../lexicon/tokens.ts';
import { kindIs, roleIs } from '../traits.ts';
import * as frameTime from './frame-time.ts';
import type { Frame } from './frame.ts';
import { isWatch } from './limits-asked.ts';
import { pursuitTold } from './pursuits.ts';
import { limitedBy } from '../lexicon/read-condition.ts';
import { withVerbs } from './verbs.ts';
import { byShore, candidatesOf, slice, inAreas } from '../scoring/place-candidates.ts';
import type { PlaceNames } from '../ports.ts';
import { kindsOfUnits, refineKinds } from './refine-kinds.ts';
import { onlyKnowledge, withTerms } from './terms.ts';
import type { Cover } from '../scoring/cover.ts';
import { formOf, type QuestionForms, hear, type Heard } from './heard.ts';
import { isCourse, kindsOfWays, stateOf } from './states-asked.ts';

export type ReadingContext = {
  readonly names: PlaceNames;
  /** Whether a verb says that it is over. */
  readonly isPast: boolean;
  /** Words for the time of the last answer, or of an event beside them: `what is the wind then?`. */
  readonly thenWords: readonly (Pick<Fragment, 'from' | 'to'> & { readonly rule: Rule })[];
  /** Whether days are those of every week: `on Saturdays`. */
  readonly isRegular: boolean;
  /** Words that make another day or time of the one beside them: `the end of next week`, `less than 3 days after Easter`. */
  readonly qualifiers: readonly Pick<Fragment, 'from' | 'to'>[];
  readonly languageTold: (fragments: readonly Fragment[]) => string | undefined;
};

/** No yes or no about the wind: it would be heard of the warnings, nor about a tide that is told for want of a flood. */
function stateTold(kinds: readonly Kind[], state: Frame['state'], isWanting: boolean): Frame['state'] {
  return (kinds.includes('warnings') && state !== 'flooded') || isWanting ? undefined : state;
}

/** The frame of one way to read a text, by passes: what is heard, how it is put, what it is about, for which time. */
export function toFrame(text: string, tokens: readonly Token[], read: Cover, context: ReadingContext): Frame {
  const heard = hear(text, tokens, read);
  const form = formOf(text, heard);
  const subject = subjectOf(heard, form, context.isRegular);
  const moment = momentsOf(heard, subject.kinds, context);
  const { cover, fragments, wanted, slots, first, withData } = heard;
  const isWanting = withData.length === 0 && slots.some(({ lacksData }) => lacksData);
  const { names, thenWords, isRegular, languageTold } = context;
  const { courtesies, terms } = form;
  const { datum, heightM, count, answerIn, clock } = first;
  const { days, comparison, moreTimes } = moment;
  const rejected = rejectedTimes(fragments);
  const { leadMin, offset, step } = delaysOf(heard, moment.kinds);
  const port = portBehind(text, tokens, heard, names);
  const { event, kinds } = atEvent(moment, heard, thenWords, port);
  // `Mejor Palmones` is a better place to ask about, and no question whether it is better.
  const isRather = first.comparative === 'best' && changeOf(slots) === 'instead' && !endsAsQuestion(text) && !form.asks;
  const follows = (value: string): true | undefined =>
    fragments.some((one) => one.role === 'follow' && one.value === value) || undefined;
  return {
    ...defined({
      language: languageTold(fragments),
      asks: form.asks,
      after: nonEmpty(wanted.flatMap((one) => (isAboutAnother(one, wanted) ? [] : (one.slots.after ?? [])))),
      exceptDays: nonEmpty(rejected.days ?? []),
      exceptPart: rejected.part,
      time: moment.time,
      moreTimes: nonEmpty(moreTimes),
      part: moment.part,
      parts: moment.parts,
      rivals: comparison ? undefined : nonEmpty(rivalsOf(heard)),
      isClaim: claimOf(heard, form, subject),
      when: moment.when,
      event,
      answerIn,
      clock,
      datum,
      heightM,
      count,
      entry: frameTime.entryOn(slots, context.isPast),
      state: stateTold(moment.kinds, subject.state, isWanting),
      // The end of a storm is no strongest wind.
      superlative: comparison || isCourse(subject.state) ? undefined : form.superlative,
      change: changeOf(slots),
      every: groupOf(heard, isRegular),
      offset,
      leadMin,
      verb: form.verb,
      isThen: timeBefore(thenWords),
      isOfIt: (withData.length > 0 && withData.every((fragment) => fragment.slots.isOfIt)) || undefined,
      step: step?.slots.step && { to: step.slots.step, words: slice(text, tokens, step.from, step.to) },
      conditions: nonEmpty(heard.conditions),
      orAt: nonEmpty(alternativesIn(wanted)),
      isToldBehind: pursuitTold(text, tokens, wanted),
      isWhere: follows('where'),
      isHere: follows('here'),
      isSame: follows('same'),
      beside: (isRather ? undefined : first.comparative) ?? (follows('compared') ? ('any' as const) : undefined),
      terms: nonEmpty(terms),
    }),
    kinds: courtesies.length > 0 && !saysMore(heard, form) ? ['courtesy'] : kinds,
    ...placesHeard(text, tokens, heard, names),
    days,
    units: form.units,
    isContinued: form.isUnitAsked || fragments.some(goesOn),
    isOneOf: follows('one') === true,
    courtesies,
    corrections: fragments.flatMap((fragment) => fragment.corrections),
    unused: unusedWords(text, tokens, heard, uselessOf(heard, { ...moment, event }, context)).filter(
      (one) => one !== port,
    ),
    lacking: wanted.filter((fragment) => fragment.slots.lacksData).map(({ from, to }) => slice(text, tokens, from, to)),
    score: cover.score,
  };
}

function placesHeard(text: string, tokens: readonly Token[], { cover, first }: Heard, names: PlaceNames) {
  const { place } = cover;
  // `HW Dover +2` by itself is about Dover.
  const port = first.port === undefined ? [] : [{ text: first.port, unused: [] }];
  if (!place) return { places: port, otherPlaces: [], isPlaceLed: false };
  const { others = [], isLed = false, isWay } = place;
  const places = inAreas(byShore(candidatesOf(text, tokens, place, names), text, tokens, place), tokens, cover);
  return { places, otherPlaces: others, isPlaceLed: isLed, ...(isWay && { isWay }) };
}

function subjectOf(heard: Heard, form: QuestionForms, isRegular: boolean) {
  const { place, fragments, kinds, conditions, first } = heard;
  const { way, state, isMomentary } = stateOf(heard, form);
  const measuredIn = place && kinds.length + conditions.length === 0 ? kindsOfUnits(form.units) : kinds;
  // A sandbank that is dry is free of the sea, and of no rain.
  const isFree = state === 'passable' && heard.slots.some((slot) => slot.state === 'dry');
  const asked = isFree ? measuredIn.filter((kind) => kind !== 'rain') : measuredIn;
  const said: readonly Kind[] = (way && kindsOfWays[way]) ?? (isMomentary ? ['rising'] : asked);
  const isTold = place !== undefined || form.asksWhen;
  const told = isTold ? withTerms(said, form.terms) : onlyKnowledge(said, form.terms);
  const isSent = isRegular && first.change === 'only' && first.time !== undefined && told.length > 0;
  const named = isSent
    ? (['digest', ...told] as const)
    : asksAtOnce(heard, form)
      ? told.filter((kind) => kind !== 'digest')
      : told;
  return { kinds: refineKinds(withVerbs(named, fragments), heard, form, state), state };
}

/** `It drizzles daily here, when does it stop?`: a word for how often, in another clause than the question, sends no messages. */
function asksAtOnce({ fragments, first, conditions }: Heard, { asks }: QuestionForms): boolean {
  const digests = fragments.filter(({ slots }) => slots.kinds?.includes('digest'));
  const isAdverb = digests.every(({ from, to, slots }) => to - from === 1 && slots.kinds?.length === 1);
  const isPut = asks === 'when' || first.comparative !== undefined;
  return isAdverb && isPut && (first.time ?? first.every ?? first.change) === undefined && conditions.length === 0;
}

/** The time that is asked about, and the subject or what is compared between its days; a time says more than its part of the day. */
function momentsOf(heard: Heard, asked: readonly Kind[], { isPast, thenWords }: ReadingContext) {
  const { place, wanted, slots, part } = heard;
  const { usualDays } = heard.first;
  const said = frameTime.timeSaid(heard.first);
  const when = whenAsked(heard);
  const counted = frameTime.fromNamed(frameTime.inYear(frameTime.inWeek(heard.days, heard.fragments.some(isJoint))));
  const saidDays = frameTime.daysOfMoon(counted, asked, thenWords.length > 0);
  // `Higher than 5 m this week` compares no days.
  const isCompared = (place?.others ?? []).length === 0 && heard.first.heightM === undefined;
  const comparison = isCompared ? comparedDays(wanted, { kinds: asked, days: saidDays }) : undefined;
  const kinds = comparison ? [comparison.kind] : asked;
  const meant = frameTime.momentOf(said, part, kinds);
  const time = isPast && meant !== undefined ? likelyTime(meant) : meant;
  const named = frameTime.daysOfNight(comparison?.days ?? saidDays, time, part);
  const isOpen = named.length === 0 && [time, part, when].every((slot) => slot === undefined);
  const days = isOpen && usualDays !== undefined ? [{ kind: 'count' as const, from: today, days: usualDays }] : named;
  const dayPart = time === undefined ? part : undefined;
  const dayParts = dayPart === undefined ? undefined : frameTime.partsOfDays(wanted, named);
  return {
    kinds,
    days: isPast ? frameTime.daysInPast(days, time) : days,
    time,
    moreTimes: frameTime.furtherTimes(slots, part, kinds),
    part: dayParts ? together(dayParts) : dayPart,
    parts: dayParts ?? heard.first.parts,
    when: said === undefined && part === undefined ? when : undefined,
    comparison,
  };
}

/** `Is it calmer on Sunday than today?`, `does the wind drop today?`, and not when, or until when. */
function claimOf(heard: Heard, form: QuestionForms, { state, kinds }: ReturnType<typeof subjectOf>) {
  const isOpen = form.asks === undefined && !form.asksUntil && (heard.days.length > 0 || heard.part !== undefined);
  const isCourseAsked = isCourse(state) && kinds.every(limitedBy) && (isOpen || form.asks === 'yes-no');
  return claimsOrder(heard, form) ?? (isCourseAsked || undefined);
}

/** The times that are compared, with days counted from each other: `tomorrow or the day after`. */
function rivalsOf({ rivals }: Heard): Frame['rivals'] & object {
  const named = frameTime.fromNamed(rivals.flatMap(({ days = [] }) => days));
  const areNamed = rivals.every(({ days }) => days?.length === 1);
  return areNamed ? rivals.map((one, index) => ({ ...one, days: [named[index]!] })) : rivals;
}

/** `Is it raining?` is asked of now. */
function whenAsked({ first, days }: Heard): Slots['when'] {
  return first.when ?? (first.isPresent && days.length === 0 ? 'now' : undefined);
}

function saysMore({ place, slots }: Heard, { asksWhen }: QuestionForms): boolean {
  const isMore = (slot: Slots): boolean =>
    slot.asks === 'how-high' || Object.keys(slot).some((name) => !courtesySlots.has(name as keyof Slots));
  return place !== undefined || asksWhen || slots.some(isMore);
}

/** How long before its event a digest comes, or an alert before what it is about; else the step from the last answer on. */
function delaysOf({ wanted, conditions, first }: Heard, kinds: readonly Kind[]) {
  // `Die nächste | Springflut` is no step from the last answer on.
  const isBesideKind = ({ to, isWeak }: Fragment): boolean =>
    isWeak && wanted.some(({ role, from }) => role === 'kind' && from === to);
  const step = wanted.find((fragment) => fragment.slots.step && !isBesideKind(fragment));
  const by = minutesOf(step?.slots.step);
  const leadMin = by !== undefined && isWatch(conditions) ? Math.abs(by) : undefined;
  const offset = first.offset ?? offsetBy(by, kinds);
  return { leadMin, offset, ...((offset ?? leadMin) === undefined && { step }) };
}

/** `Remind me of high water | an hour before`: from the one event that a digest is about. */
export function offsetBy(minutes: number | undefined, [first, ...kinds]: readonly Kind[]): string | undefined {
  const [event, ...others] = kinds.filter((kind) => /^(high|low|sunrise|sunset)$/.test(kind));
  const isSingle = first === 'digest' && event !== undefined && others.length === 0;
  return isSingle && minutes !== undefined ? offsetFrom(event, minutes) : undefined;
}

/** How many conditions stand before each `or`: `wind over 30 knots or waves over 2 m`. */
function alternativesIn(wanted: readonly Fragment[]): readonly number[] {
  const isOr = ({ role, value }: Fragment): boolean => (role === 'follow' || role === 'and') && value === 'or';
  return wanted.flatMap((one, index) =>
    isOr(one) ? wanted.slice(0, index).flatMap(({ slots }) => slots.conditions ?? []).length : [],
  );
}

/** `Remind me every Friday` is no reminder that comes once, nor `cancel the reminder`. */
function groupOf({ first: { every }, slots }: Heard, isRegular: boolean): Slots['every'] {
  const isSetUp = (slot: Slots): boolean => slot.kinds?.includes('digest') === true && slot.every === undefined;
  const isRepeated = isRegular || slots.some((slot) => frameTime.actionOf(slot.change) !== undefined || isSetUp(slot));
  return every === 'once' && isRepeated ? undefined : every;
}

function changeOf(slots: readonly Slots[]): Change | undefined {
  const all = slots.flatMap((slot) => slot.change ?? []);
  return all.find((one) => one === 'cancel') ?? all[0];
}

/** Whether a phrase shows that a sentence goes on from the last one. */
function goesOn(fragment: Fragment): boolean {
  const { role, value, from } = fragment;
  return (
    (role === 'follow' && value !== 'here') ||
    role === 'rejected' ||
    (role === 'retract' && from === 0) ||
    value === 'agreed' ||
    (isJoint(fragment) && from === 0)
  );
}

const courtesySlots: ReadonlySet<keyof Slots> = new Set(['courtesy', 'asks', 'change', 'isLeft']);

/** The phrases of a text that say nothing of use beside its others. */
function uselessOf(
  { wanted, slots: said, place, rivals }: Heard,
  { kinds, days, moreTimes, event }: ReturnType<typeof momentsOf> & ReturnType<typeof atEvent>,
  { names, qualifiers, thenWords }: ReadingContext,
): readonly Fragment[] {
  const isPause = changeOf(said) === 'pause';
  const isDigest = kinds.includes('digest');
  const areWeekdays = days.length > 0 && days.every((day) => day.kind === 'range' && day.from.kind === 'weekday');
  const tests: readonly ((fragment: Fragment, index: number) => boolean)[] = [
    // Which Perth `Perth, not Australia` means is not known: a rejected area is of no use where the place has none.
    ({ role, value }) => role === 'rejected' && place?.isExact === true && names.isArea(value),
    // An offset from an event is of a digest, or the time of what is asked for a moment; a day is left out of those or of a range of weekdays.
    ({ role, slots }) =>
      !isDigest && ((slots.offset !== undefined && !/[+-]\d/.test(event ?? '')) || (role === leftOut && !areWeekdays)),
    // Nor a day on which one pauses, or a time.
    ({ slots }) =>
      isPause && (slots.time ?? (frameTime.pausedUntil('pause', days) ? undefined : slots.days)) !== undefined,
    ({ slots }) => slots.isAside === true,
    (fragment, index) => isSurplus(fragment, wanted.slice(0, index), moreTimes.length > 0, rivals.length > 0),
    // `The end | of | the coming week`: it is another day without the word.
    (one, index) => {
      // `Less windy | than tomorrow` compares days.
      const isLimit = days.length === 1 && one.slots.kinds?.every(kindIs.level) === true && !kinds.some(kindIs.level);
      const isUnread = isLimit || (roleIs.silent(one) && one.to === one.from + 1);
      const hasWord = qualifiers.some(({ from, to }) => from >= one.from && to <= one.to);
      return isUnread && hasWord && [1, -1].some((step) => saysTime(besideIdle(wanted, index, step)));
    },
    // `Except the keel`: words before nothing that can be left out.
    ({ role, value }, index) => {
      const next = wanted[index + 1];
      const isLeftOut = rejectsAny(next && isUseless(next, index + 1) ? { ...next, role: 'other' } : next);
      return role === 'reject' && value === 'except' && !isLeftOut;
    },
  ];
  const isUseless = (fragment: Fragment, index: number): boolean => tests.some((test) => test(fragment, index));
  // Of `nessa altura` the last word may be read as another one.
  const isThen = (one: Fragment): boolean => thenWords.some(({ from, to }) => from <= one.from && one.to <= to);
  const isOther = ({ role }: Fragment): boolean => role === 'other' || role === 'stranger';
  return wanted.filter((one, index) => (isOther(one) && !isThen(one)) || isUseless(one, index));
}

function saysTime(fragment: Fragment | undefined): boolean {
  return fragment !== undefined && (fragment.slots.days ?? fragment.slots.part ?? fragment.slots.time) !== undefined;
}

/** Slots that hold one value: a second one is not used, and said so. */
const single = ['time', 'datum', 'heightM', 'count', 'part'] as const;

/** Whether a phrase says another time, level or part of the day than an earlier one; where several times are answered they are none too many. */
function isSurplus({ slots }: Fragment, before: readonly Fragment[], takesTimes: boolean, isChoice: boolean): boolean {
  if (slots.moreTimes !== undefined && !takesTimes) return true;
  return single.some((slot) => {
    const value = slots[slot];
    const taken = before.find((one) => typeof one.slots[slot] === typeof value)?.slots[slot];
    // Several parts of a day are taken together, and hours in common.
    const isWithin = slot === 'part' && typeof value === 'object' && typeof taken === 'object';
    const isCommon = isWithin && (isChoice || (value[0] < taken[1] && taken[0] < value[1]));
    const isJoined = (slot === 'time' && takesTimes) || (slot === 'part' && typeof value === 'string') || isCommon;
    if (isJoined || value === undefined) return false;
    return taken !== undefined && taken !== value;
  });
}

/** Whether words say the time of the last answer: `then`, or `at the same time` on another day. */
function timeBefore(thenWords: ReadingContext['thenWords']): Frame['isThen'] {
  const isSame = thenWords.some(({ rule }) => rule.meaning[0]?.value === 'same');
  return isSame ? 'same' : thenWords.length > 0 || undefined;
}

/** The event whose time is asked about, one said before, or that is itself said as a time, `at low water`, and what is asked of that time. */
function atEvent(
  { kinds, time }: ReturnType<typeof momentsOf>,
  { wanted, first }: Heard,
  thenWords: ReadingContext['thenWords'],
  port: string | undefined,
) {
  const isTime = ({ slots, from, to }: Fragment): boolean =>
    slots.kinds !== undefined && thenWords.some((one) => one.to > one.from + 1 && one.from < to && one.to > from);
  const then = frameTime.tideThen(kinds).kinds;
  const said = wanted.some(isTime) ? 'time' : thenWords.length > 0 ? 'before' : undefined;
  const beside = frameTime.eventBeside(then, said) ?? frameTime.eventAtOffset(then, first, port);
  const event = time === undefined ? beside : undefined;
  return { event, kinds: event ? then : kinds };
}

/** `2 hours after high water | Dover`: the name right behind the event, where another place is asked about. */
function portBehind(text: string, tokens: readonly Token[], { wanted, cover }: Heard, names: PlaceNames) {
  const said = cover.place && wanted.find(({ slots }) => slots.offset !== undefined);
  if (!said || said.slots.port !== undefined) return said?.slots.port;
  const from = said.to;
  const isRead = (at: number): boolean => at >= tokens.length || !cover.unread.includes(at);
  const length = tokens.slice(from).findIndex((_, index) => isRead(from + index));
  const name = slice(text, tokens, from, length < 0 ? tokens.length : from + length);
  return names.isName(name) ? name : undefined;
}

/** Tests for known words of a clause before the question that asks nothing, `I have a licence: low water at Hull?`; a verdict may depend on any. */
function remarksIn(tokens: readonly Token[], { wanted, place, kinds, conditions }: Heard) {
  const clauses = clausesOf(tokens);
  const asking = wanted.find(({ slots }) => slots.kinds);
  if (!asking || kinds.length === 0 || conditions.length > 0) return () => false;
  const isTelling = (one: Fragment): boolean =>
    !roleIs.idle(one) && !roleIs.inSentences(one) && one.role !== 'greeting';
  const telling = new Set([...wanted.filter(isTelling), ...(place ? [place] : [])].map(({ from }) => clauses[from]));
  return ({ from, role }: Fragment): boolean =>
    role === 'stranger' && clauses[from]! < clauses[asking.from]! && !telling.has(clauses[from]);
}

/** Runs of tokens that nothing reads, and of phrases that are of no use. */
function unusedWords(text: string, tokens: readonly Token[], heard: Heard, useless: readonly Fragment[]) {
  const unread = heard.cover.unread.map((at) => ({ from: at, to: at + 1 }));
  const isRemark = remarksIn(tokens, heard);
  const spans = [...unread, ...useless.filter((one) => !isRemark(one))].toSorted((a, b) => a.from - b.from);
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of spans) {
    const last = merged.at(-1);
    if (last?.to === from) last.to = to;
    else merged.push({ from, to });
  }
  return merged.map(({ from, to }) => slice(text, tokens, from, to));
}
