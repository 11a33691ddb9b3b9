import { moonAspects, sunAspects } from '../../domain/question/index.ts';
import { withLimits } from '../../domain/windows/index.ts';
import type { CivilDate } from '../../domain/time.ts';
import { defined } from '../../lib/defined.ts';
import type { DayExpression } from '../dates/day-expression.ts';
import type { Frame } from '../meaning/frame.ts';
import type { Kind } from '../lexicon/slots.ts';
import { clockText } from '../lexicon/numerals.ts';
import { joinConditions, kindsMeasured } from '../meaning/read-condition.ts';
import type { ConditionPart } from '../meaning/condition-part.ts';
import { ofDay, termOfKind, waterOfState, withTerms } from './refine-kinds.ts';
import { withVerb } from '../meaning/verbs.ts';
import { levelOf } from '../meaning/limits-asked.ts';
import { commandOf, isForecast } from '../meaning/commands.ts';
import { extremeOf, followingDays, nextWaters, today, withLater } from './steps.ts';
import { openTime, sunTimes, timeNear } from '../dates/time-notation.ts';

/**
 * Whether a sentence goes on from the one before: `and tomorrow?`, `3d`, `in feet`, `for Roscoff`, `what about the wind?`.
 * A place with a kind of its own is a new question; of a bare place the same is asked.
 */
function isFollowUp(frame: Frame): boolean {
  const hasPlace = frame.places.length > 0;
  const hasKind = asksSomething(frame);
  if (hasPlace && hasKind && !frame.isOneOf) return false;
  return !hasPlace || frame.isContinued || frame.isPlaceLed || !hasDetail(frame);
}

/** Whether a frame says what is asked for: windows need no kind beside their conditions. */
function asksSomething({ kinds, conditions }: Frame): boolean {
  return kinds.length > 0 || conditions !== undefined;
}

/** Whether a frame says more than a place and what is asked for there. */
function hasDetail({ days, time, part, when, units, datum, heightM, conditions }: Frame): boolean {
  return (
    days.length + units.length > 0 || [time, part, when, datum, heightM, conditions].some((slot) => slot !== undefined)
  );
}

/** Whether a frame says more than which place is meant. */
export function asksMore(frame: Frame): boolean {
  return frame.kinds.length > 0 || hasDetail(frame);
}

/** Kinds that no place and no day of an earlier question belongs to. */
const placeless: ReadonlySet<Kind> = new Set(['settings', 'forget-home', 'digest', 'help', 'about', 'privacy']);

/** Kinds to which a place belongs, and no day of an earlier question. */
const ofPlace: ReadonlySet<Kind> = new Set(['home', 'explain', 'courtesy']);

/** `And 4?` after a question about three o'clock, `29?` after one about the 28th. */
function withBareNumber(frame: Frame, last: Frame): Frame {
  const [word = '', ...others] = frame.unused;
  const isBare = /^\d{1,2}$/.test(word) && others.length === 0 && frame.kinds.length === 0 && !hasDetail(frame);
  if (!isBare) return frame;
  const number = Number(word);
  if (last.time !== undefined) {
    return number > 24 ? frame : { ...frame, time: openTime(clockText(number, 0)), unused: [] };
  }
  const day = last.days.at(-1);
  return day?.kind === 'date' && number > 0 ? { ...frame, days: [{ ...day, day: number }], unused: [] } : frame;
}

/** `What does that mean?` behind the coefficient. */
function withMeaning(frame: Frame, { kinds }: Frame): Frame {
  const term = frame.terms?.includes('last') ? termOfKind(kinds[0]) : undefined;
  return term === undefined ? frame : { ...frame, kinds: ['explain'], terms: [term] };
}

/** A follow-up with its open slots filled from the frame before. Days said anew take the part of the day and the time with them. */
export function continueFrame(sentence: Frame, last: Frame): Frame {
  const spoken = onThatDay(withMeaning(sentence, last), last);
  const frame = asAnswered(withLater(withBareNumber(spoken, last), last), last);
  if (isDigestOfLast(frame, last)) return { ...frame, kinds: ['digest', ...last.kinds], ...placesOf(last) };
  if (!isFollowUp(frame) || frame.kinds.some((kind) => placeless.has(kind))) return frame;
  if (frame.kinds.length > 0 && frame.kinds.every((kind) => ofPlace.has(kind)))
    return { ...frame, places: frame.places.length > 0 ? frame.places : last.places };
  const isOfLast = isHeightOf(frame, last) || isTrendOf(frame, last);
  const kinds = asksSomething(frame) && !isOfLast ? frame.kinds : turned(kindsBefore(frame, last), frame.verb);
  const conditions = continuedConditions(frame, last);
  const said = frame.time === undefined || last.time === undefined ? frame.time : timeNear(frame.time, last.time);
  return {
    ...keptSlots(frame, last),
    ...frame,
    ...defined({ conditions, time: said }),
    kinds: timedKinds(kinds, frame),
    ...(frame.places.length > 0 ? placesOf(frame) : placesOf(last)),
    days: frame.days.length > 0 ? afterLast(frame.days, last.days) : last.days,
    units: frame.units.length > 0 ? frame.units : last.units,
  };
}

/** What a follow-up that leaves it open has of the frame before it. */
function keptSlots(frame: Frame, last: Frame): Partial<Frame> {
  const { language, asks, datum, part, parts, when, ...kept } = timedAsBefore(frame, last);
  const isSame = frame.kinds.length === 0;
  const { heightM, count, superlative, moreTimes }: Partial<Frame> = isSame ? kept : {};
  const isTimeOpen = frame.time === undefined;
  // The day after is asked about with all of its waters.
  const isOfLastWater = saysNoTime(frame) && (isSame || isHeightOf(frame, last));
  return defined({
    language,
    asks,
    datum,
    part,
    when,
    heightM,
    count,
    superlative,
    entry: isOfLastWater ? kept.entry : undefined,
    time: takesTime(frame, last) ? kept.time : undefined,
    moreTimes: isTimeOpen ? moreTimes : undefined,
    parts: isTimeOpen ? parts : undefined,
  });
}

/** The frame before without a time that ends with its day: a part of the day does, an hour does not. */
function timedAsBefore(frame: Frame, last: Frame): Partial<Frame> {
  const { time, part: _, parts: __, when: ___, ...timeless } = last;
  if (frame.when) return timeless;
  if (frame.days.length === 0 && frame.part === undefined) return last;
  return { ...timeless, ...defined({ time: frame.part === undefined ? time : undefined }) };
}

/** Whether the time before is that of a follow-up as well: high and low water have times of their own, as a day of the sky has. */
function takesTime(frame: Frame, last: Frame): boolean {
  const hasOwn = frame.kinds.some((kind) => waters.has(kind) || isOfDay(kind) || isLevel(kind));
  return frame.part === undefined && (!hasOwn || isHeightOf(frame, last));
}

/** `Send me that every morning at 7`: a new digest of what has been asked. */
function isDigestOfLast(frame: Frame, last: Frame): boolean {
  const { kinds, places, unused, change, every, entry, time, offset, part, days } = frame;
  const saysWhen = time !== undefined || offset !== undefined || part !== undefined || days.length > 0;
  const isBare = kinds.every((kind) => kind === 'digest') && places.length + unused.length === 0;
  const isNew = change === undefined && every === undefined && entry === undefined;
  const isOfLast = last.places.length > 0 && last.kinds.length > 0 && !last.kinds.some((kind) => placeless.has(kind));
  return kinds.length > 0 && isBare && isNew && saysWhen && isOfLast;
}

/** `Bigger than 2 m?` behind the waves: what they are to be, and no level of the tide. */
function withWaveLimit(frame: Frame, { kinds: [measured, ...others] }: Frame): Frame {
  const { heightM, kinds, ...rest } = frame;
  const [side, ...more] = kinds;
  const isLevel = more.length === 0 && (side === 'above' || side === 'below');
  const attribute = measured === 'waves' ? 'waveHeight' : measured === 'swell' ? 'swellHeight' : undefined;
  if (heightM === undefined || !isLevel || !attribute || others.length > 0) return frame;
  const range = side === 'above' ? { min: heightM } : { max: heightM };
  return { ...rest, kinds: [], conditions: [{ kind: 'weather', attribute, range }] };
}

/** `When are there 5 m?` behind the height at a time, and then `and 3 m?`. */
function withLevel(frame: Frame, last: Frame): Frame {
  const { heightM, ...rest } = frame;
  const { kinds, places, units, asks } = frame;
  if (heightM === undefined || kinds.length + places.length + units.length > 0) return frame;
  const [only, ...others] = last.conditions ?? [];
  if (only?.kind === 'tide' && others.length === 0) {
    const range = only.range.min === undefined ? { max: heightM } : { min: heightM };
    return { ...rest, conditions: [{ kind: 'tide', range }] };
  }
  const isOfTide = last.kinds.length > 0 && last.kinds.every((kind) => commandOf[kind] === 'tide' && !isLevel(kind));
  return isOfTide && asks === 'when' ? { ...frame, kinds: ['above'] } : frame;
}

function isLevel(kind: Kind): boolean {
  return kind === 'above' || kind === 'below';
}

/** A sentence whose words mean something else behind an answer than alone. */
function asAnswered(sentence: Frame, last: Frame): Frame {
  const frame = withLevel(withWaveLimit(sentence, last), last);
  const kinds = kindsAnswered(frame, last);
  if (kinds) return { ...frame, kinds };
  const time = timeAnswered(frame, last);
  return time === undefined ? frame : { ...frame, time };
}

/** `Will it be cloudy then?` behind a sunrise: at that time. */
function timeAnswered(frame: Frame, { kinds: [only, ...others] }: Frame): string | undefined {
  const isOfForecast = frame.kinds.length > 0 && frame.kinds.every(isForecast) && frame.places.length === 0;
  if (!frame.isThen || !isOfForecast || !saysNoTime(frame) || others.length > 0) return undefined;
  return sunTimes.find((one) => one === only);
}

function kindsAnswered(frame: Frame, last: Frame): readonly Kind[] | undefined {
  const { kinds, after = [], terms = [], conditions, superlative, when } = frame;
  const before = last.conditions ? kindsMeasured(last.conditions) : last.kinds;
  const isSame = (kind: Kind, other: Kind): boolean =>
    kind === other || (isOfDay(kind) && commandOf[kind] === commandOf[other]);
  // `And its setting?` of the Moon, `is it warmer in Brest?` of the water.
  const meant = after.find((kind) => before.some((other) => isSame(kind, other)));
  if (meant && kinds.length === 1) return [meant];
  const isAsked = last.places.length > 0 && frame.places.length === 0;
  const ofLast = isAsked ? (kindsOfBody(frame, last) ?? kindsOfLight(frame, last)) : undefined;
  if (ofLast) return ofLast;
  // `What is it now?` behind an alert: what it watches.
  if (last.conditions && when === 'now' && kinds.length === 0 && !conditions) return before;
  // `And the lowest?` behind the highest water of a month.
  if (superlative && kinds.length === 0 && last.kinds.some((kind) => kind === 'highest' || kind === 'lowest')) {
    return [superlative === 'least' ? 'lowest' : 'highest'];
  }
  // `What’s the coefficient?` of the tide that was answered, and what it means.
  const isOfTide = last.kinds.some((kind) => commandOf[kind] === 'tide') && !last.kinds.includes('coefficient');
  const isTerm = kinds.length === 1 && terms.length === 1 && terms[0] === 'coefficient';
  return isAsked && isOfTide && isTerm ? withTerms(kinds, terms) : undefined;
}

/** `When is it full?`, `is it up now?` of the Moon or Sun that was asked about. */
function kindsOfBody({ kinds, isOfIt, state, heightM }: Frame, last: Frame): readonly Kind[] | undefined {
  const body = bodies.find(({ general }) => last.kinds.every((kind) => commandOf[kind] === general))?.general;
  if (!body || last.kinds.length === 0) return undefined;
  // `Und unter?` of what rises.
  if (kinds.length === 1 && kinds[0] === 'below' && heightM === undefined) return withVerb([body], 'down');
  if (!isOfIt) return undefined;
  const isDown = state === 'low' || state === 'falling' || kinds.includes('low') || kinds.includes('next-low');
  const turn = withVerb([body], isDown ? 'down' : 'up');
  // Who says that the sea is full says that it is high.
  return body === 'moon' && !isDown ? [...turn, 'full-moon'] : turn;
}

/** `Will it be light then?` of high and low waters, which are all over the day: from when on, and until when. */
function kindsOfLight(frame: Frame, last: Frame): readonly Kind[] | undefined {
  const { kinds, asks, isThen } = frame;
  const isOfTide = last.kinds.some((kind) => kind === 'tide' || waters.has(kind));
  if (!isOfTide || !isThen || asks !== 'yes-no' || !saysNoTime(frame) || kinds.length !== 1) return undefined;
  return endsOfLight.find((both) => kinds.some((kind) => both.includes(kind)));
}

function saysNoTime({ days, time, part }: Frame): boolean {
  return days.length === 0 && time === undefined && part === undefined;
}

const endsOfLight: readonly (readonly Kind[])[] = [
  ['dawn', 'dusk'],
  ['sunrise', 'sunset'],
];

/** `When is the next one?` behind the meaning of a neap tide is about that, and `and on Sunday?` about what was asked before. */
function kindsBefore(frame: Frame, last: Frame): readonly Kind[] {
  const { asks } = frame;
  const { kinds, explained, state } = last;
  // `When is it then?` behind `is it high tide?`
  const isOfState = asks === 'when' && kinds.includes('rising');
  const water = waterOfState(state);
  if (isOfState && water) return [water];
  // `Until when?` behind `is it coming in?`: until it turns, whichever way it goes.
  if (isOfState && state !== undefined) return ['tide'];
  if (isOfNext(frame, last)) return kinds.map((kind) => nextWaters[kind] ?? kind);
  const extreme = extremeOf(kinds, frame.superlative, frame.days.length > 0 ? frame.days : last.days);
  if (extreme) return [extreme];
  return explained && (asks !== undefined || kinds.every((kind) => kind === 'explain')) ? explained : kinds;
}

/** `How long until then?` of the waters of today: the next one says it. */
function isOfNext(frame: Frame, last: Frame): boolean {
  const isOfToday = [frame, last].every(saysNoTime) && last.entry === undefined;
  return frame.asks === 'when' && isOfToday && frame.places.length === 0 && frame.superlative === undefined;
}

function placesOf({ places, otherPlaces }: Frame): Pick<Frame, 'places' | 'otherPlaces'> {
  return { places, otherPlaces };
}

/** `Sunrise that day`, `the wind then`, `the day after`: from the day that the last answer found, else from its days. */
function onThatDay(frame: Frame, last: Frame): Frame {
  const before = last.dayFound === undefined ? last.days : [dateOf(last.dayFound)];
  if (frame.isThen && saysNoTime(frame) && last.dayFound !== undefined) return { ...frame, days: before };
  const [from = today] = before.slice(-1);
  const isOpen = (day: DayExpression): boolean => day.kind === 'after' && day.from === undefined;
  if (!frame.days.some(isOpen)) return frame;
  const days = frame.days.flatMap((day): readonly DayExpression[] => {
    if (day.kind !== 'after' || !isOpen(day)) return [day];
    return day.days === 0 && before.length > 0 ? before : [{ ...day, from }];
  });
  return { ...frame, days };
}

function dateOf(date: CivilDate): DayExpression {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { kind: 'date', year, month, day };
}

/** `And Sunday?`: from the days of the last answer on. */
function afterLast(days: readonly DayExpression[], last: readonly DayExpression[]): readonly DayExpression[] {
  const from = last.at(-1);
  return days.map((day) => {
    const isNamed = day.kind === 'weekday' && day.which === 'this' && day.weeks === undefined && !last.includes(day);
    if (isNamed) return weekdayBeside(day, from);
    return (from && weekAfter(day, from)) ?? day;
  });
}

/** `And the week after?` behind the next week, the weekend or the weeks after that. */
function weekAfter(day: DayExpression, last: DayExpression): DayExpression | undefined {
  const isNext = (day.kind === 'week' || day.kind === 'weekend') && day.which === 'next';
  const isSame = last.kind === day.kind && 'which' in last && last.which === 'next';
  const isFurther = last.kind === 'count' && last.days === (day.kind === 'week' ? 7 : 2);
  return isNext && (isSame || isFurther) ? followingDays(last) : undefined;
}

/** Today is not named again, and `a week on Saturday` is followed by the Sunday after it. */
function weekdayBeside(
  day: Extract<DayExpression, { readonly kind: 'weekday' }>,
  last: DayExpression | undefined,
): DayExpression {
  if (last === undefined || (last.kind === 'offset' && last.days === 0)) return { ...day, which: 'coming' };
  const named = last.kind === 'weekday-near' ? last.day : last;
  return { kind: 'weekday-near', weekday: day.weekday, day: named };
}

/** Whether conditions of what is said next belong to those of a question, or to its level. */
export function isAboutWindows(frame: Frame | undefined): boolean {
  return frame !== undefined && (frame.conditions ?? levelOf(frame)) !== undefined;
}

/** `And waves below 1 m?`, `only in daylight` beside the conditions or the level asked before; another pursuit has conditions of its own. */
function continuedConditions(frame: Frame, last: Frame): readonly ConditionPart[] | undefined {
  if (!frame.conditions) return frame.kinds.length === 0 ? last.conditions : undefined;
  const asked = last.conditions ?? [levelOf(last) ?? []].flat();
  const [said, before] = [frame.conditions, asked].map(joinConditions);
  if (!said || !before || said.presets.length > 0) return frame.conditions;
  const presets = before.presets.map((name) => ({ kind: 'preset' as const, name }));
  const requests = frame.conditions.filter(({ kind }) => kind === 'watch' || kind === 'ask-now');
  return [...requests, ...presets, ...withLimits(before.conditions, said.conditions)];
}

/** `And when does it set?` of a moonrise. */
function turned(kinds: readonly Kind[], verb: string | undefined): readonly Kind[] {
  if (verb === undefined) return kinds;
  const general = kinds.map((kind) => bodies.find(({ special }) => special.includes(kind))?.general ?? kind);
  return withVerb(general, verb);
}

const bodies: readonly { readonly general: 'sun' | 'moon'; readonly special: readonly Kind[] }[] = [
  { general: 'sun', special: sunAspects },
  { general: 'moon', special: moonAspects },
];

/** Sun and Moon are answered for a day. */
function isOfDay(kind: Kind): boolean {
  return commandOf[kind] === 'sun' || commandOf[kind] === 'moon';
}

const waters: ReadonlySet<Kind> = new Set(['high', 'low', 'next-high', 'next-low']);

/** `How high will it be?` of a high water. */
function isHeightOf({ kinds, time }: Frame, last: Frame): boolean {
  return (
    kinds.length === 1 && kinds[0] === 'height' && time === undefined && last.kinds.some((kind) => waters.has(kind))
  );
}

/** `Rising or falling?` of the air pressure, which the answer says; `is the tide rising?` says what rises. */
function isTrendOf({ kinds: [kind, ...others], state }: Frame, last: Frame): boolean {
  return kind === 'rising' && others.length === 0 && state === undefined && last.kinds.includes('pressure');
}

/** A tide at a time is a height, and `and on Friday?` behind the next low water is about those of that day. */
function timedKinds(kinds: readonly Kind[], frame: Frame): readonly Kind[] {
  if (frame.time !== undefined && kinds.length === 1 && kinds[0] === 'tide') return ['height'];
  return kinds.map((kind) => ofDay(kind, frame));
}
