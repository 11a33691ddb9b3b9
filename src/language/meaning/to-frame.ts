import { together } from '../../domain/question/index.ts';
import { comparedDays } from '../dates/compared-days.ts';
import { withDaysAsked } from '../dates/days-asked.ts';
import type { DayExpression } from '../dates/day-expression.ts';
import { likelyTime } from '../dates/time-notation.ts';
import { isJoint, type Fragment } from '../lexicon/fragments.ts';
import type { Kind, Slots } from '../lexicon/slots.ts';
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

/** The frame of one way to read a text. */
export function toFrame(
  text: string,
  tokens: readonly Token[],
  read: Cover,
  { names, isPast, isThen, languageTold }: ReadingContext,
): Frame {
  const cover = withStrangers(text, tokens, read);
  const { place } = cover;
  const fragments = withConnectives(asUsed(withDaysAsked(tokens, withoutGreeting(tokens, cover))), place);
  const wanted = ofMoon(withoutRejected(fragments));
  const slots = wanted.map((fragment) => fragment.slots);
  // Of each slot the first that is said.
  const first: Slots = Object.assign({}, ...slots.toReversed());
  const { time, heightM, datum, offset, every, answerIn, clock, count, when, usualDays } = first;
  const withData = wanted.filter((fragment) => !fragment.slots.lacksData && fragment.slots.kinds);
  // Kinds that stand for what there are no data about say nothing beside another question.
  const written = (withData.length > 0 ? withData : wanted)
    .filter(
      (fragment) =>
        fragment.language !== 'und' && !isOfAnother(fragment, wanted) && !isForecastOf(fragment, wanted, tokens),
    )
    .flatMap((fragment) => fragment.slots.kinds ?? []);
  // A wave beside `tide` is an ornament.
  const kinds = [...new Set(written.length > 0 ? written : slots.flatMap((slot) => slot.kinds ?? []))];
  const part = partOfDay(slots.flatMap((slot) => (slot.part === undefined ? [] : [slot.part])));
  const conditions = slots.flatMap((slot) => slot.conditions ?? []);
  const forms = slots.flatMap((slot) => slot.asks ?? []);
  // `Is there a morning when the wind is below 10 kn`, `can you tell me when …` asks when; `how much wind is there` for no yes.
  const asks = (['when', 'how-high'] as const).find((form) => forms.includes(form)) ?? forms[0];
  const isWhich = slots.some((slot) => typeof slot.step === 'string');
  const areCompared =
    isWhich || slots.flatMap((slot) => slot.days ?? []).length > 1 || (place?.others?.length ?? 0) > 0;
  const superlative = first.superlative ?? (areCompared ? first.comparative : undefined);
  const allChanges = slots.flatMap((slot) => slot.change ?? []);
  // `Actually no, cancel that`
  const change = allChanges.find((one) => one === 'cancel') ?? allChanges[0];
  const verb = lastVerb(fragments);
  // `Die nächste | Springflut` is no step from the last answer on.
  const isOfKind = ({ to, isWeak }: Fragment): boolean =>
    isWeak && wanted.some(({ role, from }) => role === 'kind' && from === to);
  const step = wanted.find((fragment) => fragment.slots.step && !isOfKind(fragment));
  const entry = entryOn(slots, isPast);
  const after = slots.flatMap((slot) => slot.after ?? []);
  const settings = { ...(answerIn !== undefined && { answerIn }), ...(clock !== undefined && { clock }) };
  const isEither = fragments.some(({ role, value }) => (role === 'and' || role === 'follow') && value === 'or');
  const allUnits = [...new Set(slots.flatMap((slot) => slot.unit ?? []))];
  // `Metres or feet?` asks which one it is.
  const isUnitAsked = isEither && allUnits.length > 1;
  const units = isUnitAsked ? [] : allUnits;
  const courtesies = [...new Set(slots.flatMap((slot) => slot.courtesy ?? []))];
  const terms = [...new Set(slots.flatMap((slot) => slot.terms ?? []))];
  const isAsked = place !== undefined || forms.includes('when');
  const isNow = when === 'now';
  const isQuestion = asks === 'yes-no' || (asks === undefined && text.trimEnd().endsWith('?'));
  const saidState = statesAsked(slots, {
    kinds: withData.flatMap((one) => one.slots.kinds ?? []),
    asks,
    isQuestion,
    isEither,
    superlative,
  });
  // `When can I walk to Neuwerk?`, `can I walk across Morecambe Bay?`: over the bed of the sea.
  const isAskedFor = forms.includes('when') || asks === 'yes-no';
  const isWalk = verb === 'walk' && kinds.length === 0 && place !== undefined && isAskedFor;
  // `Is it safe to cross the bar`: by boat.
  const isOfBar = saidState === 'passable' && fragments.some(({ role, value }) => role === 'other' && value === 'bar');
  const isPassable = isWalk || (saidState === 'passable' && !isOfBar);
  // `Ebb now at Büsum?`
  const form = asks ?? (isQuestion && isNow ? 'yes-no' : undefined);
  const ofMoment =
    isPassable || saidState === 'afloat' ? undefined : stateAsked(kinds, { asks: form, time, isNow, part });
  const isOfTide = kinds.includes('rising') || kinds.includes('tide');
  const ofVerb = isOfTide && !isEither ? wayOf(verb) : undefined;
  const state = isPassable
    ? 'passable'
    : isOfBar
      ? undefined
      : (saidState ?? ofMoment ?? ofVerb ?? stateInPart(kinds, { asks, part }));
  const measuredIn = place && kinds.length + conditions.length === 0 ? kindsOfUnits(units) : kinds;
  const said: readonly Kind[] = isWalk ? ['low'] : isOfBar ? ['waves', 'tide'] : ofMoment ? ['rising'] : measuredIn;
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
    days: slots.flatMap((slot) => slot.days ?? []),
    hasUnit: units.length > 0 || datum !== undefined,
    isOfWater: slots.some(({ isOfWater }) => isOfWater),
    isAtSea: slots.some(({ isAtSea }) => isAtSea),
    isSea: slots.some(({ isSea }) => isSea),
    isLeft: when === 'later' || slots.some(({ isLeft }) => isLeft),
    hasSetting: answerIn !== undefined || clock !== undefined,
  });
  const daysNamed = fromNamed(ofYear(ofWeekend(ofWeek(slots.flatMap((slot) => slot.days ?? [])))));
  const saidDays = daysOfMoon(daysNamed, refined, isThen);
  const isOfPlaces = (place?.others ?? []).length > 0;
  const comparison = isOfPlaces ? undefined : comparedDays(wanted, { kinds: refined, days: saidDays });
  const askedKinds = comparison ? [comparison.kind] : refined;
  const asked = momentOf(time, part, askedKinds);
  // `Did it rain at 10`, asked in the evening, is about the morning.
  const moment = isPast && asked !== undefined ? likelyTime(asked) : asked;
  const moreTimes = furtherTimes(slots, part, askedKinds);
  const named = daysOfNight(comparison?.days ?? saidDays, moment, part);
  const parts = partsOfDays(wanted, named);
  const isOpen = named.length === 0 && moment === undefined && part === undefined && when === undefined;
  const days = isOpen && usualDays !== undefined ? [fromToday(usualDays)] : named;
  const saysMore =
    place !== undefined ||
    forms.includes('when') ||
    forms.includes('how-high') ||
    slots.some((slot) => Object.keys(slot).some((name) => !courtesySlots.has(name as keyof Slots)));
  const told = languageTold(fragments);
  return {
    ...(told !== undefined && { language: told }),
    kinds: courtesies.length > 0 && !saysMore ? ['courtesy'] : askedKinds,
    ...(asks && { asks }),
    ...(after.length > 0 && { after }),
    places: place ? byShore(candidatesOf(text, tokens, place, names), text, tokens, place) : [],
    otherPlaces: place?.others ?? [],
    days: isPast ? daysInPast(days, moment) : days,
    ...(rejectsDays(wanted) && { rejectsDays: true as const }),
    ...(moment !== undefined && { time: moment }),
    ...(moreTimes.length > 0 && { moreTimes }),
    // A time says more than the part of the day that it is in.
    ...(part && moment === undefined && (parts ? { part: together(parts), parts } : { part })),
    ...(when && time === undefined && part === undefined && { when }),
    units,
    ...settings,
    ...(datum !== undefined && { datum }),
    ...(heightM !== undefined && { heightM }),
    ...(count !== undefined && { count }),
    ...(entry !== undefined && { entry }),
    ...(state && { state }),
    ...(superlative && !comparison && { superlative }),
    ...(change && { change }),
    ...(every && { every }),
    ...(offset !== undefined && { offset }),
    ...(verb !== undefined && { verb }),
    ...(isThen && { isThen }),
    ...(withData.length > 0 && withData.every((fragment) => fragment.slots.isOfIt) && { isOfIt: true }),
    ...(step?.slots.step && { step: { to: step.slots.step, words: slice(text, tokens, step.from, step.to) } }),
    ...(conditions.length > 0 && { conditions }),
    isContinued:
      isUnitAsked ||
      fragments.some(
        (one) =>
          one.role === 'follow' ||
          one.role === 'rejected' ||
          one.value === 'agreed' ||
          (isJoint(one) && one.from === 0),
      ),
    ...(fragments.some(({ role, value }) => role === 'follow' && value === 'where') && { isWhere: true as const }),
    isPlaceLed: place?.isLed === true,
    isOneOf: fragments.some(({ role, value }) => role === 'follow' && value === 'one'),
    ...(terms.length > 0 && { terms }),
    courtesies,
    corrections: fragments.flatMap((fragment) => fragment.corrections),
    unused: unusedWords(text, tokens, {
      ...cover,
      fragments: withoutSurplus(
        wanted.map(rejection(place, names)).map(offsetOfDigest(askedKinds)),
        moreTimes.length > 0,
      ),
    }),
    lacking: wanted.filter((fragment) => fragment.slots.lacksData).map(({ from, to }) => slice(text, tokens, from, to)),
    score: cover.score,
  };
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
