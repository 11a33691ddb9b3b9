import { together, type AskedState, type Courtesy, type PartOfDay } from '../../domain/question/index.ts';
import { defined, nonEmpty } from '../../lib/defined.ts';
import { comparedDays } from '../dates/compared-days.ts';
import { withDaysAsked } from '../dates/days-asked.ts';
import type { DayExpression } from '../dates/day-expression.ts';
import { likelyTime } from '../dates/time-notation.ts';
import { isJoint, type Fragment } from '../lexicon/fragments.ts';
import type { Change, Kind, QuestionForm, RelativeTime, Slots, Superlative, UnitWord } from '../lexicon/slots.ts';
import type { Token } from '../lexicon/tokens.ts';
import { asUsed } from './beside-conditions.ts';
import {
  daysInPast,
  daysOfMoon,
  daysOfNight,
  entryOn,
  fromNamed,
  furtherTimes,
  momentOf,
  ofWeek,
  ofWeekend,
  ofYear,
  partOfDay,
  partsOfDays,
} from './frame-time.ts';
import type { ConditionPart } from './condition-part.ts';
import type { Frame } from './frame.ts';
import { withoutGreeting } from './greetings.ts';
import { isForecastOf, isOfAnother, ofMoon } from './of-another.ts';
import { statesAsked } from './states-asked.ts';
import { unusedWords, withoutSurplus } from './unused-words.ts';
import { lastVerb, wayOf, withVerbs } from './verbs.ts';
import { byShore, candidatesOf, slice, withStrangers } from '../names/place-candidates.ts';
import type { PlaceRun } from '../names/place-run.ts';
import type { PlaceNames } from '../ports.ts';
import { kindsOfUnits, refineKinds, stateAsked, stateInPart, withTerms } from '../request/refine-kinds.ts';
import { withConnectives } from '../scoring/connectives.ts';
import type { Cover } from '../scoring/cover.ts';
import { rejectsDays, withoutRejected } from '../scoring/rejections.ts';

/** What a cover is read with. */
export type ReadingContext = {
  readonly names: PlaceNames;
  /** Whether a verb says that it is over. */
  readonly isPast: boolean;
  /** Whether it is about the time of the last answer: `what is the wind then?`. */
  readonly isThen: boolean;
  /** The language that words show the text to be in. */
  readonly languageTold: (fragments: readonly Fragment[]) => string | undefined;
};

/**
 * The frame of one way to read a text, by passes over its phrases: what is heard, how it is put, what it is about, and for
 * which time.
 */
export function toFrame(text: string, tokens: readonly Token[], read: Cover, context: ReadingContext): Frame {
  const heard = hear(text, tokens, read);
  const form = formOf(text, heard);
  const subject = subjectOf(heard, form);
  const moment = momentsOf(heard, subject.kinds, context);
  const { cover, place, fragments, wanted, slots, first, withData } = heard;
  const { names, isThen, languageTold } = context;
  const { courtesies, terms } = form;
  const { datum, heightM, count, answerIn, clock, every, offset } = first;
  const { days, parts, part, comparison, moreTimes } = moment;
  const step = wanted.find((fragment) => fragment.slots.step && !isBesideKind(fragment, wanted));
  const follows = (value: string): boolean => fragments.some((one) => one.role === 'follow' && one.value === value);
  return {
    ...defined({
      language: languageTold(fragments),
      asks: form.asks,
      after: nonEmpty(slots.flatMap((slot) => slot.after ?? [])),
      rejectsDays: rejectsDays(wanted) || undefined,
      time: moment.time,
      moreTimes: nonEmpty(moreTimes),
      part: parts ? together(parts) : part,
      parts,
      when: moment.when,
      answerIn,
      clock,
      datum,
      heightM,
      count,
      entry: entryOn(slots, context.isPast),
      state: subject.state,
      superlative: comparison ? undefined : form.superlative,
      change: changeOf(slots),
      every,
      offset,
      verb: form.verb,
      isThen: isThen || undefined,
      isOfIt: (withData.length > 0 && withData.every((fragment) => fragment.slots.isOfIt)) || undefined,
      step: step?.slots.step && { to: step.slots.step, words: slice(text, tokens, step.from, step.to) },
      conditions: nonEmpty(heard.conditions),
      isWhere: follows('where') || undefined,
      terms: nonEmpty(terms),
    }),
    kinds: courtesies.length > 0 && !saysMore(heard, form) ? ['courtesy'] : moment.kinds,
    places: place ? byShore(candidatesOf(text, tokens, place, names), text, tokens, place) : [],
    otherPlaces: place?.others ?? [],
    days,
    units: form.units,
    isContinued: form.isUnitAsked || fragments.some(goesOn),
    isPlaceLed: place?.isLed === true,
    isOneOf: follows('one'),
    courtesies,
    corrections: fragments.flatMap((fragment) => fragment.corrections),
    unused: unusedWords(text, tokens, {
      ...cover,
      fragments: withoutSurplus(
        wanted.map(rejection(place, names)).map(offsetOfDigest(moment.kinds)),
        moreTimes.length > 0,
      ),
    }),
    lacking: wanted.filter((fragment) => fragment.slots.lacksData).map(({ from, to }) => slice(text, tokens, from, to)),
    score: cover.score,
  };
}

/** The phrases of a text, and what they say by themselves. */
type Heard = {
  readonly cover: Cover;
  readonly place: PlaceRun | undefined;
  readonly fragments: readonly Fragment[];
  /** Those that are not rejected. */
  readonly wanted: readonly Fragment[];
  /** Those of them that ask for what there are data about. */
  readonly withData: readonly Fragment[];
  readonly slots: readonly Slots[];
  /** Of each slot the first that is said. */
  readonly first: Slots;
  readonly kinds: readonly Kind[];
  readonly days: readonly DayExpression[];
  readonly part: PartOfDay | undefined;
  readonly conditions: readonly ConditionPart[];
};

function hear(text: string, tokens: readonly Token[], read: Cover): Heard {
  const cover = withStrangers(text, tokens, read);
  const { place } = cover;
  const fragments = withConnectives(asUsed(withDaysAsked(tokens, withoutGreeting(tokens, cover))), place);
  const wanted = ofMoon(withoutRejected(fragments));
  const slots = wanted.map((fragment) => fragment.slots);
  const withData = wanted.filter((fragment) => !fragment.slots.lacksData && fragment.slots.kinds);
  // Kinds that stand for what there are no data about say nothing beside another question.
  const written = (withData.length > 0 ? withData : wanted)
    .filter(
      (fragment) =>
        fragment.language !== 'und' && !isOfAnother(fragment, wanted) && !isForecastOf(fragment, wanted, tokens),
    )
    .flatMap((fragment) => fragment.slots.kinds ?? []);
  return {
    cover,
    place,
    fragments,
    wanted,
    withData,
    slots,
    first: Object.assign({}, ...slots.toReversed()) as Slots,
    // A wave beside `tide` is an ornament.
    kinds: [...new Set(written.length > 0 ? written : slots.flatMap((slot) => slot.kinds ?? []))],
    days: slots.flatMap((slot) => slot.days ?? []),
    part: partOfDay(slots.flatMap((slot) => (slot.part === undefined ? [] : [slot.part]))),
    conditions: slots.flatMap((slot) => slot.conditions ?? []),
  };
}

/** How a question is put. */
type QuestionForms = {
  readonly asks: QuestionForm | undefined;
  /** It asks for a time, whatever else. */
  readonly asksWhen: boolean;
  readonly isQuestion: boolean;
  readonly isEither: boolean;
  readonly isUnitAsked: boolean;
  readonly units: readonly UnitWord[];
  readonly superlative: Superlative | undefined;
  readonly verb: string | undefined;
  readonly courtesies: readonly Courtesy[];
  readonly terms: readonly string[];
};

function formOf(text: string, { place, fragments, slots, first, days }: Heard): QuestionForms {
  const forms = slots.flatMap((slot) => slot.asks ?? []);
  // `Is there a morning when the wind is below 10 kn`, `can you tell me when …` asks when; `how much wind is there` for no yes.
  const asks = (['when', 'how-high'] as const).find((form) => forms.includes(form)) ?? forms[0];
  const isWhich = slots.some((slot) => typeof slot.step === 'string');
  const areCompared = isWhich || days.length > 1 || (place?.others?.length ?? 0) > 0;
  const isEither = fragments.some(({ role, value }) => (role === 'and' || role === 'follow') && value === 'or');
  const units = [...new Set(slots.flatMap((slot) => slot.unit ?? []))];
  // `Metres or feet?` asks which one it is.
  const isUnitAsked = isEither && units.length > 1;
  return {
    asks,
    asksWhen: forms.includes('when'),
    isQuestion: asks === 'yes-no' || (asks === undefined && text.trimEnd().endsWith('?')),
    isEither,
    isUnitAsked,
    units: isUnitAsked ? [] : units,
    superlative: first.superlative ?? (areCompared ? first.comparative : undefined),
    verb: lastVerb(fragments),
    courtesies: [...new Set(slots.flatMap((slot) => slot.courtesy ?? []))],
    terms: [...new Set(slots.flatMap((slot) => slot.terms ?? []))],
  };
}

type Subject = { readonly kinds: readonly Kind[]; readonly state: AskedState | undefined };

/** What is asked for, and the state that it is asked to be in. */
function subjectOf(heard: Heard, form: QuestionForms): Subject {
  const { place, fragments, slots, first, kinds, conditions, part, days } = heard;
  const { asks, superlative, units, terms } = form;
  const { time, heightM, datum, answerIn, clock, when } = first;
  const isNow = when === 'now';
  const { way, state, isOfMoment } = stateOf(heard, form);
  const measuredIn = place && kinds.length + conditions.length === 0 ? kindsOfUnits(units) : kinds;
  const said: readonly Kind[] = (way && kindsOfWays[way]) ?? (isOfMoment ? ['rising'] : measuredIn);
  const isAsked = place !== undefined || form.asksWhen;
  const has = (slot: keyof Slots): boolean => slots.some((one) => one[slot] !== undefined);
  const refined = refineKinds(withVerbs(isAsked ? withTerms(said, terms) : said, fragments), {
    time,
    asks,
    heightM,
    state,
    superlative,
    isList: fragments.some(({ role, from }) => role === 'and' || (role === 'follow' && from > 0)),
    hasPlace: place !== undefined,
    isNow,
    part,
    days,
    hasUnit: units.length > 0 || datum !== undefined,
    isOfWater: has('isOfWater'),
    isAtSea: has('isAtSea'),
    isSea: has('isSea'),
    isLeft: when === 'later' || has('isLeft'),
    hasSetting: answerIn !== undefined || clock !== undefined,
  });
  return { kinds: refined, state };
}

/** The state that is asked after, whether only its words about this moment say so, and the way that is to be crossed. */
function stateOf(
  heard: Heard,
  form: QuestionForms,
): { readonly state: AskedState | undefined; readonly way: Way | undefined; readonly isOfMoment: boolean } {
  const { slots, first, kinds, withData, part } = heard;
  const { asks, isQuestion, isEither, superlative, verb } = form;
  const isNow = first.when === 'now';
  const ofData = withData.flatMap((one) => one.slots.kinds ?? []);
  const said = statesAsked(slots, { kinds: ofData, asks, isQuestion, isEither, superlative });
  const way = wayAcross(heard, form, said);
  if (way !== undefined) return { state: way === 'bar' ? undefined : 'passable', way, isOfMoment: false };
  // `Ebb now at Büsum?`
  const asked = {
    asks: asks ?? (isQuestion && isNow ? ('yes-no' as const) : undefined),
    time: first.time,
    isNow,
    part,
  };
  const ofMoment = said === 'afloat' ? undefined : stateAsked(kinds, asked);
  const isOfTide = kinds.includes('rising') || kinds.includes('tide');
  const ofVerb = isOfTide && !isEither ? wayOf(verb) : undefined;
  const state = said ?? ofMoment ?? ofVerb ?? stateInPart(kinds, { asks, part });
  return { state, way, isOfMoment: ofMoment !== undefined };
}

type Way = 'walk' | 'bed' | 'bar';

/** What is said of a way whose own words ask for nothing. */
const kindsOfWays: Readonly<Partial<Record<Way, readonly Kind[]>>> = {
  walk: ['low'],
  bar: ['waves', 'tide'],
};

/** Where a way that is asked after leads: over the bed of the sea, `can I walk across Morecambe Bay?`, or over a bar by boat. */
function wayAcross(
  { place, kinds, fragments }: Heard,
  { asks, asksWhen, verb }: QuestionForms,
  state: AskedState | undefined,
): Way | undefined {
  const isAskedFor = asksWhen || asks === 'yes-no';
  if (verb === 'walk' && kinds.length === 0 && place !== undefined && isAskedFor) return 'walk';
  if (state !== 'passable') return undefined;
  return fragments.some(({ role, value }) => role === 'other' && value === 'bar') ? 'bar' : 'bed';
}

/** The time that is asked about. */
type Moments = {
  /** As the subject, or what is compared between its days. */
  readonly kinds: readonly Kind[];
  readonly days: readonly DayExpression[];
  readonly time: string | undefined;
  readonly moreTimes: readonly string[];
  /** None beside a time, which says more than the part of the day that it is in. */
  readonly part: PartOfDay | undefined;
  readonly parts: readonly PartOfDay[] | undefined;
  readonly when: RelativeTime | undefined;
  readonly comparison: ReturnType<typeof comparedDays>;
};

function momentsOf(heard: Heard, asked: readonly Kind[], { isPast, isThen }: ReadingContext): Moments {
  const { place, wanted, slots, part } = heard;
  const { time: said, when, usualDays } = heard.first;
  const saidDays = daysOfMoon(fromNamed(ofYear(ofWeekend(ofWeek(heard.days)))), asked, isThen);
  const isOfPlaces = (place?.others ?? []).length > 0;
  const comparison = isOfPlaces ? undefined : comparedDays(wanted, { kinds: asked, days: saidDays });
  const kinds = comparison ? [comparison.kind] : asked;
  const meant = momentOf(said, part, kinds);
  // `Did it rain at 10`, asked in the evening, is about the morning.
  const time = isPast && meant !== undefined ? likelyTime(meant) : meant;
  const named = daysOfNight(comparison?.days ?? saidDays, time, part);
  const isOpen = named.length === 0 && time === undefined && part === undefined && when === undefined;
  const days = isOpen && usualDays !== undefined ? [fromToday(usualDays)] : named;
  const isOfPart = part !== undefined && time === undefined;
  return {
    kinds,
    days: isPast ? daysInPast(days, time) : days,
    time,
    moreTimes: furtherTimes(slots, part, kinds),
    part: isOfPart ? part : undefined,
    parts: isOfPart ? partsOfDays(wanted, named) : undefined,
    when: said === undefined && part === undefined ? when : undefined,
    comparison,
  };
}

/** Whether a sentence says more than a courtesy. */
function saysMore({ place, slots }: Heard, { asksWhen }: QuestionForms): boolean {
  const isMore = (slot: Slots): boolean =>
    slot.asks === 'how-high' || Object.keys(slot).some((name) => !courtesySlots.has(name as keyof Slots));
  return place !== undefined || asksWhen || slots.some(isMore);
}

/** `Actually no, cancel that` */
function changeOf(slots: readonly Slots[]): Change | undefined {
  const all = slots.flatMap((slot) => slot.change ?? []);
  return all.find((one) => one === 'cancel') ?? all[0];
}

/** `Die nächste | Springflut` is no step from the last answer on. */
function isBesideKind({ to, isWeak }: Fragment, wanted: readonly Fragment[]): boolean {
  return isWeak && wanted.some(({ role, from }) => role === 'kind' && from === to);
}

/** Whether a phrase shows that a sentence goes on from the last one. */
function goesOn(fragment: Fragment): boolean {
  const { role, value, from } = fragment;
  return role === 'follow' || role === 'rejected' || value === 'agreed' || (isJoint(fragment) && from === 0);
}

/** Slots of words that ask for nothing. */
const courtesySlots: ReadonlySet<keyof Slots> = new Set(['courtesy', 'asks', 'change', 'isLeft']);

/** Which Perth `Perth, not Australia` means is not known: a rejected area is of no use where the place has none. */
function rejection(place: PlaceRun | undefined, names: PlaceNames): (fragment: Fragment) => Fragment {
  return (fragment) =>
    fragment.role === 'rejected' && place?.isExact && names.isArea(fragment.value)
      ? { ...fragment, role: 'other' }
      : fragment;
}

/** An offset from an event is the time of a digest and of no use to another question; nor is `north of`. */
function offsetOfDigest(kinds: readonly Kind[]): (fragment: Fragment) => Fragment {
  return (fragment) =>
    !fragment.slots.isAside && (fragment.slots.offset === undefined || kinds.includes('digest'))
      ? fragment
      : { ...fragment, role: 'other' };
}

function fromToday(days: number): DayExpression {
  return { kind: 'count', from: { kind: 'offset', days: 0 }, days };
}
