import { amounts, weatherStates } from '../../domain/question/index.ts';
import { isForLearners, withLimits } from '../../domain/windows/index.ts';
import type { CivilDate } from '../../domain/time.ts';
import { defined, nonEmpty } from '../../lib/defined.ts';
import { comparedBy } from '../meaning/compared-days.ts';
import { countedFrom, isOpenWeekday, today, type DayExpression } from '../dates/day-expression.ts';
import type { Frame } from '../meaning/frame.ts';
import { eventKinds, kindsIn, type ConditionPart, type Kind } from '../lexicon/slots.ts';
import { kindIs } from '../traits.ts';
import { saysBoat, joinConditions, kindsMeasured } from '../lexicon/read-condition.ts';
import { isToday, ofDay, waterOf, waterOfState } from '../meaning/refine-kinds.ts';
import { termBehind, termOfKind, withTerms } from '../meaning/terms.ts';
import { offsetFrom } from '../lexicon/interpret.ts';
import { clockText, minutesFromNow, openTime, timeNear } from '../dates/time-notation.ts';
import { withVerb } from '../meaning/verbs.ts';
import { isWatch, levelOf, withHeightOfWaves } from '../meaning/limits-asked.ts';
import { bodyOf, commandOf, isForecast } from '../meaning/commands.ts';
import { eventBeside, tideThen } from '../meaning/frame-time.ts';
import { isNumber, withChangedLimit } from './changed-limit.ts';
import { areSeveral, extremeOf, followingDays, nextWaters, restOf } from './steps.ts';

/** What the words of a sentence mean behind an answer, where that is something else than alone. */
const passes: readonly ((frame: Frame, last: Frame) => Frame)[] = [
  withAmount,
  remindedOf,
  withMeaning,
  besideLast,
  besideDays,
  besideWaters,
  onThatDay,
  withBareNumber,
  overSill,
  byLight,
  withLater,
  withWaveLimit,
  withChangedLimit,
  withLevel,
  asAnswered,
];

/** The slots that a follow-up leaves open and has of the frame before: days said anew take the part of the day with them. */
const inherited: { readonly [Slot in keyof Frame]?: (frame: Frame, last: Frame) => boolean } = {
  language: () => true,
  asks: () => true,
  datum: () => true,
  part: keepsPart,
  parts: (frame) => keepsPart(frame) && frame.time === undefined,
  when: (frame) => keepsPart(frame) && frame.time === undefined,
  heightM: asksSame,
  count: asksSame,
  // How much it falls, and no range; whether it is too much, or the way across passable, as before.
  state: (frame, { kinds, state, explained }) =>
    asksSame(frame) &&
    (kinds.includes('range') ||
      explained !== undefined ||
      state === 'passable' ||
      frame.change === 'instead' ||
      (frame.asks === undefined && [...weatherStates, ...amounts].some((one) => one === state))),
  event: (frame) => asksSame(frame) && frame.time === undefined,
  // One of the days that were compared is asked about then as any day.
  superlative: (frame, last) => asksSame(frame) && (frame.days.length !== 1 || last.days.length < 2),
  moreTimes: (frame) => asksSame(frame) && frame.time === undefined,
  // The day after is asked about with all of its waters.
  entry: (frame, last) => saysNoTime(frame) && (asksSame(frame) || isHeightOf(frame, last)),
  // High and low water have times of their own, as a day of the sky has.
  time: (frame, last) =>
    frame.when === undefined &&
    frame.part === undefined &&
    (isHeightOf(frame, last) ||
      !frame.kinds.some((kind) => kindIs.water(kind) || kindIs.level(kind) || bodyOf(kind) !== undefined)),
};

/** A follow-up with its open slots filled from the frame before. */
export function continueFrame(sentence: Frame, last: Frame): Frame {
  const frame = passes.reduce((read, pass) => pass(read, last), sentence);
  if (isDigestOfLast(frame, last)) {
    // `Remind me 2 hours before` is of the day that was asked about.
    const saysPart = frame.offset !== undefined && frame.every === 'once' && saysNoTime(frame);
    const { days, part = frame.part } = saysPart ? last : frame;
    const count = saysPart && days.length === 0 ? 1 : frame.count;
    return { ...frame, kinds: ['digest', ...last.kinds], ...placesOf(last), days, ...defined({ part, count }) };
  }
  if (frame.kinds.some(kindIs.placeless)) return frame;
  if (!isFollowUp(frame)) return onSameDay(frame, last);
  const { places, ...alongWith } = placesOf(frame.places.length > 0 ? frame : last);
  if (frame.kinds.length > 0 && frame.kinds.every(kindIs.placed)) return { ...frame, places };
  const concernsLast = isHeightOf(frame, last) || isTrendOf(frame, last);
  const kinds = asksSomething(frame) && !concernsLast ? frame.kinds : turned(kindsBefore(frame, last), frame.verb);
  const slots = (Object.keys(inherited) as (keyof Frame)[]).filter((slot) => inherited[slot]!(frame, last));
  const { time } = frame;
  return {
    ...defined(Object.fromEntries(slots.map((slot) => [slot, last[slot]]))),
    ...frame,
    ...defined({
      conditions: continuedConditions(frame, last),
      time: time === undefined || last.time === undefined ? time : timeNear(time, last.time),
    }),
    kinds: timedKinds(kinds, frame),
    places,
    ...alongWith,
    days: frame.days.length > 0 ? afterLast(frame.days, last.days) : last.days,
    units: frame.units.length > 0 ? frame.units : last.units,
  };
}

/** `And over the bar at 3?`: an hour that goes on from a day is of that day. */
function onSameDay(frame: Frame, { days }: Frame): Frame {
  const saysPart = frame.part !== undefined || (frame.time !== undefined && minutesFromNow(frame.time) === undefined);
  return frame.isContinued && frame.days.length === 0 && saysPart ? { ...frame, days } : frame;
}

/** Whether a sentence goes on from the one before. A place with a kind of its own is a new question. */
function isFollowUp(frame: Frame): boolean {
  if (frame.places.length === 0) return true;
  if (asksSomething(frame) && !frame.isOneOf && !frame.isOfIt) return false;
  return frame.isContinued || frame.isPlaceLed || !hasDetail(frame);
}

/** Whether a frame says what is asked for: windows need no kind beside their conditions. */
function asksSomething({ kinds, conditions }: Frame): boolean {
  return kinds.length > 0 || conditions !== undefined;
}

function hasDetail({ days, time, part, when, units, datum, heightM, conditions }: Frame): boolean {
  return (
    days.length + units.length > 0 || [time, part, when, datum, heightM, conditions].some((slot) => slot !== undefined)
  );
}

export function asksMore(frame: Frame): boolean {
  return frame.kinds.length > 0 || hasDetail(frame);
}

function asksSame({ kinds }: Frame): boolean {
  return kinds.length === 0;
}

/** `Sorry, I meant Friday`, `and on Friday at the same time?` is about the same part of that day. */
function keepsPart({ when, days, part, change, isThen }: Frame): boolean {
  const isSame = days.length === 0 || change === 'instead' || isThen === 'same';
  return when === undefined && isSame && part === undefined;
}

function saysNoTime({ days, time, part }: Frame): boolean {
  return days.length === 0 && time === undefined && part === undefined;
}

function placesOf({ places, otherPlaces, isWay, speedMs }: Frame) {
  // The way back has the same ends: which of them comes first is not said again.
  return { places, otherPlaces, ...defined({ isWay: isWay && ('kept' as const), speedMs }) };
}

/** `A reminder for the first one`, `remind me of it` behind high waters or a sunset: at it, once, on the day that was asked about. */
function remindedOf(frame: Frame, { kinds, days, places, conditions = [] }: Frame): Frame {
  const { every, change, offset, time, entry = entryOfDay(frame) } = frame;
  const isBare =
    frame.kinds.join() === 'digest' && frame.places.length === 0 && (offset ?? change ?? time) === undefined;
  if (!isBare || every !== 'once' || places.length === 0 || (frame.days.length > 0 && entry === undefined))
    return frame;
  const named = [...kinds, ...conditions.flatMap((one) => (one.kind === 'around' ? one.event : []))];
  const [event, ...others] = new Set(
    named.flatMap((kind) => /^(?:next-)?(high|low|sunrise|sunset)$/.exec(kind)?.[1] ?? []),
  );
  if (event === undefined || others.length > 0) return frame;
  const part = entry === 1 ? ([0, halfTideOfDay] as const) : entry === 2 ? ([halfTideOfDay, 24] as const) : undefined;
  const { entry: _, ...rest } = frame;
  return { ...rest, offset: offsetFrom(event, 0), days, ...defined({ part }) };
}

/** Of two waters of a day the second is behind it, and a single one before: hours between two high waters. */
const halfTideOfDay = 12.4;

/** `Voor de eerste` is a date by itself. */
function entryOfDay({ days: [day] }: Frame): number | undefined {
  return day?.kind === 'day-of-month' && day.day <= 2 ? day.day : undefined;
}

/** `In Beaufort?`, `and 30?` behind an amount, which is told in all units: it again, or so many of them. */
function withAmount(frame: Frame, { explainedTerms: [amount = ''] = [] }: Frame): Frame {
  const { places, kinds, units, unused } = frame;
  const [, unit] = /^\d\S* (.+)$/.exec(amount) ?? [];
  const number = unused.find(isNumber);
  if (unit === undefined || places.length + kinds.length > 0) return frame;
  if (units.length === 0 && (number === undefined || unused.length > 1)) return frame;
  return {
    ...frame,
    terms: [number === undefined ? amount : `${number} ${unit}`],
    kinds: ['explain'],
    units: [],
    unused: [],
  };
}

/** `What does that mean?` behind the coefficient; `why?` behind a forecast or a verdict, which say it; behind an explanation its terms. */
function withMeaning({ terms: said, ...frame }: Frame, { kinds, conditions, explainedTerms }: Frame): Frame {
  const term = conditions ? undefined : termOfKind(kinds[0]);
  const isAsked = said?.includes('last') || said?.includes('why');
  if (isAsked && term !== undefined) return { ...frame, kinds: ['explain'], terms: [term] };
  if (isAsked) return { ...frame, kinds: [] };
  if (!said || !explainedTerms) return { ...frame, ...defined({ terms: said }) };
  const terms = said.flatMap((one) => termBehind(one, explainedTerms));
  return { ...frame, terms, kinds: ['explain'], places: [] };
}

/** `Is Fistral bigger?`, `would it be better at Hull?`, `add Hull`: its place and those of the last answer, one day and one question of all. */
function besideLast(frame: Frame, last: Frame): Frame {
  const { places, otherPlaces, days, kinds, conditions, superlative, asks, change } = frame;
  const [before] = last.places;
  const isOther = places.length > 0 && otherPlaces.length === 0 && places[0]?.text !== before?.text;
  // The words for more and most are the same in some languages.
  const isBetter = asks === 'yes-no' && change === 'instead';
  const said = isBetter ? 'best' : change === 'add' ? 'any' : superlative;
  const by = frame.beside ?? (days.length + kinds.length > 0 ? undefined : said);
  if (by === undefined || !isOther || before === undefined || conditions) return frame;
  const asked = kinds.length > 0 ? kinds : last.kinds;
  const most = by === 'any' ? undefined : by;
  return {
    ...frame,
    // The pursuit that was judged is judged at both, and what was asked beside it.
    kinds: last.conditions ? kinds : asked,
    otherPlaces: [before.text, ...last.otherPlaces],
    isOneOf: true,
    ...defined({ superlative: most }),
  };
}

/** `Sunrise that day`, `the wind then`, `the day after`: from the day that the last answer found, else from its days. */
function onThatDay(frame: Frame, last: Frame): Frame {
  const before = last.dayFound === undefined ? last.days : [dateOf(last.dayFound)];
  if (frame.isThen && saysNoTime(frame)) return { ...frame, days: before };
  const [from = today] = before.slice(-1);
  const days = frame.days.flatMap((day): readonly DayExpression[] => {
    const isThat = day.kind === 'after' && day.days === 0 && day.from === undefined;
    return isThat && before.length > 0 ? before : [countedFrom(day, from)];
  });
  return { ...frame, days };
}

/** `Is Sunday better?`, `calmer on Sunday?`, `add Sunday`: that day beside those of the last answer. */
function besideDays(frame: Frame, last: Frame): Frame {
  const { beside, superlative, days, places, kinds, change } = frame;
  const isAdded = change === 'add' && kinds.length === 0 && !last.kinds.some(kindIs.placeless);
  const asked = nonEmpty(kinds) ?? last.kinds;
  const isBest = beside === 'best' || beside === 'any';
  const isOf = last.conditions ? isBest && kinds.length === 0 : asked.some(isForecast);
  const isCompared = beside !== undefined && superlative === undefined && isOf && days.length === 1;
  if (!(isCompared || isAdded) || days.length === 0 || places.length > 0) return frame;
  return {
    ...frame,
    days: [...(nonEmpty(last.days) ?? [today]), ...afterLast(days, last.days)],
    ...(!isAdded && { superlative: isBest ? 'best' : beside! }),
  };
}

/** `At the same time on Sunday?`, `is it earlier?`, `more than today?` behind a tide: when its waters are beside those before, or which is the greater. */
function besideWaters(frame: Frame, last: Frame): Frame {
  const { isThen, beside, when, ...rest } = frame;
  const { kinds, days, places, time, conditions, asks } = frame;
  const isLater = beside === 'last' || (when === 'later' && asks === 'yes-no');
  const isThere = isThen === 'same' && last.time === undefined && beside === undefined;
  const isOfTime = beside === 'first' || isLater || isThere;
  const isOfTide = last.kinds.length > 0 && comparedBy(last.kinds) !== undefined && last.conditions === undefined;
  if (!isOfTide || (!isOfTime && beside !== 'most' && beside !== 'least')) return frame;
  if (days.length !== 1 || kinds.length + places.length > 0 || (time ?? conditions) !== undefined) return frame;
  const own = last.kinds.filter((kind) => kind !== 'compare-times');
  const { superlative: _, ...plain } = rest;
  return {
    ...plain,
    kinds: isOfTime ? ['compare-times', ...own] : [comparedBy(own) ?? 'compare-high'],
    days: [last.days.at(-1) ?? today, ...afterLast(days, last.days)],
  };
}

function dateOf(date: CivilDate): DayExpression {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { kind: 'date', year, month, day };
}

/** `And 4?` after a question about three o'clock, `29?` after one about the 28th. */
function withBareNumber(frame: Frame, last: Frame): Frame {
  const [word = '', ...others] = frame.unused;
  if (!/^\d{1,2}$/.test(word) || others.length > 0 || asksMore(frame)) return frame;
  const number = Number(word);
  if (last.time !== undefined) {
    return number > 24 ? frame : { ...frame, time: openTime(clockText(number, 0)), unused: [] };
  }
  const day = last.days.at(-1);
  return day?.kind === 'date' && number > 0 ? { ...frame, days: [{ ...day, day: number }], unused: [] } : frame;
}

/** `And how much under the keel then?` behind a question about a boat and its draught. */
function overSill(frame: Frame, { conditions = [] }: Frame): Frame {
  const isAsked =
    frame.state === 'afloat' && frame.heightM === undefined && /^(?:above|height)$/.test(frame.kinds.join());
  return isAsked && saysBoat(conditions) ? { ...frame, kinds: [] } : frame;
}

/** `Later` on the day that was asked about: behind the part that was, and of another day than today behind noon. */
function withLater(frame: Frame, last: Frame): Frame {
  const { when, ...rest } = frame;
  if (when !== 'later' || frame.days.length > 0) return frame;
  const part = restOf(last) ?? (isToday(last.days) ? undefined : ([12, 24] as const));
  return part ? { ...rest, part } : frame;
}

/** `Bigger than 2 m?` behind the waves: what they are to be, and no level of the tide. */
function withWaveLimit(frame: Frame, { kinds: [measured, ...others] }: Frame): Frame {
  const limited = measured && withHeightOfWaves({ ...frame, kinds: [measured, ...frame.kinds] });
  return others.length === 0 && limited?.limit ? limited : frame;
}

/** `When are there 5 m?` behind the height at a time. */
function withLevel(frame: Frame, last: Frame): Frame {
  const { heightM, kinds, places, units, asks } = frame;
  if (heightM === undefined || kinds.length + places.length + units.length > 0) return frame;
  const wasTide =
    last.kinds.length > 0 && last.kinds.every((kind) => commandOf(kind) === 'tide' && !kindIs.level(kind));
  return wasTide && asks === 'when' ? { ...frame, kinds: ['above'] } : frame;
}

function asAnswered(frame: Frame, last: Frame): Frame {
  const kinds = meanings.map((answered) => answered(frame, last)).find((meant) => meant !== undefined);
  const then = tideThen(frame.kinds);
  const event = eventAnswered({ ...frame, ...then }, last);
  const at = { event, part: frame.part ?? (event && last.part), ...(event && then) };
  // Light or dark at one water is one question.
  const isLight = event !== undefined && !kinds && endsOfLightThen(frame, last) !== undefined;
  return { ...frame, ...(isLight && { kinds: frame.kinds.slice(0, 1) }), ...defined(kinds ? { kinds } : at) };
}

/** The kinds that a sentence asks for behind an answer, by the first of these that knows. */
const meanings: readonly ((frame: Frame, last: Frame) => readonly Kind[] | undefined)[] = [
  kindsAfter,
  kindsOfBody,
  kindsOfLight,
  kindsWatched,
  kindsOfExtreme,
  kindsOfCoefficient,
  kindsOfSwell,
];

/** `And its setting?` of the Moon, `is it warmer in Brest?` of the water. */
function kindsAfter({ kinds, after = [] }: Frame, last: Frame): readonly Kind[] | undefined {
  const before = last.conditions ? kindsMeasured(last.conditions) : last.kinds;
  const isSame = (kind: Kind, other: Kind): boolean =>
    kind === other || (bodyOf(kind) !== undefined && bodyOf(kind) === bodyOf(other));
  const meant = after.find((kind) => before.some((other) => isSame(kind, other)));
  return meant && kinds.length === 1 ? [meant] : undefined;
}

function keepsPlace(frame: Frame, last: Frame): boolean {
  return last.places.length > 0 && frame.places.length === 0;
}

/** `When is it full?`, `is it up now?`, `und unter?` of the Moon or Sun that was asked about. */
function kindsOfBody(frame: Frame, last: Frame): readonly Kind[] | undefined {
  const { kinds, isOfIt, state, heightM } = frame;
  const [body, ...others] = new Set(last.kinds.map(bodyOf));
  if (!body || others.length > 0 || !(keepsPlace(frame, last) || last.places.length === 0)) return undefined;
  if (kinds.length === 1 && kinds[0] === 'below' && heightM === undefined) return withVerb([body], 'down');
  if (!isOfIt) return undefined;
  const isDown = state === 'low' || state === 'falling' || kinds.includes('low') || kinds.includes('next-low');
  const turn = withVerb([body], isDown ? 'down' : 'up');
  // Who says that the sea is full says that it is high.
  return body === 'moon' && !isDown && !kinds.includes('rises') ? [...turn, 'full-moon'] : turn;
}

/** `Will it be light then?` of a tide, which is all over the day: from when on, and until when; of high or low waters at each of them. */
function kindsOfLight(frame: Frame, last: Frame): readonly Kind[] | undefined {
  const ends = endsOfLightThen(frame, last);
  return last.kinds.every(kindIs.water) ? undefined : ends;
}

/** `Which of these are in daylight?` behind the low waters of a week: those that are. */
function byLight({ isThen, state, asks, ...frame }: Frame, last: Frame): Frame {
  const said = { ...frame, ...defined({ isThen, state, asks }) };
  const isList = last.kinds.length === 1 && last.kinds.every(kindIs.water) && areSeveral(last.days);
  if (!isList || last.conditions || !endsOfLightThen(said, last)) return said;
  return { ...frame, kinds: [], conditions: [{ kind: 'light', light: 'day' }] };
}

function endsOfLightThen(frame: Frame, last: Frame): readonly Kind[] | undefined {
  const { kinds, asks, isThen, time, part } = frame;
  const isAsked = last.kinds.some(kindIs.ofTide) && isThen && asks !== 'when' && (time ?? part) === undefined;
  if (!isAsked || kinds.length === 0 || !keepsPlace(frame, last)) return undefined;
  return endsOfLight.find((both) => kinds.every((kind) => both.includes(kind)));
}

const endsOfLight = ['dawn dusk', 'sunrise sunset'].map(kindsIn);

/** `What is it now?` behind an alert, `how strong?` behind windows: what they measure. */
function kindsWatched({ when, asks, kinds, conditions }: Frame, last: Frame): readonly Kind[] | undefined {
  const isAsked = (when === 'now' || asks === 'how-high') && kinds.length === 0 && !conditions;
  return last.conditions && isAsked ? kindsMeasured(last.conditions) : undefined;
}

/** `And the lowest?` behind the highest water of a month, or high water. */
function kindsOfExtreme({ superlative, kinds, days }: Frame, last: Frame): readonly Kind[] | undefined {
  const wasExtreme = last.kinds.some((kind) => kind === 'highest' || kind === 'lowest');
  const water = waterOf(superlative);
  if (water && kinds.length === 0 && (last.kinds.join() === 'high' || last.kinds.join() === 'low'))
    return [extremeOf([water], superlative, nonEmpty(days) ?? last.days) ?? water];
  if (!superlative || kinds.length > 0 || !wasExtreme) return undefined;
  return [superlative === 'least' ? 'lowest' : 'highest'];
}

/** `What’s the coefficient?` of the tide that was answered, and what it means. */
function kindsOfCoefficient(frame: Frame, last: Frame): readonly Kind[] | undefined {
  const { kinds, terms = [] } = frame;
  const wasTide = last.kinds.some((kind) => commandOf(kind) === 'tide') && !last.kinds.includes('coefficient');
  const isTerm = kinds.length === 1 && terms.length === 1 && terms[0] === 'coefficient';
  return keepsPlace(frame, last) && wasTide && isTerm ? withTerms(kinds, terms) : undefined;
}

/** `What period?` and `which way?` of the swell that was asked about, or of the waves whose period was. */
function kindsOfSwell({ kinds, state }: Frame, last: Frame): readonly Kind[] | undefined {
  const wasSwell = last.kinds.some((kind) => kind === 'swell' || kind === 'swell-period');
  if (wasSwell && kinds.join() === 'period') return ['swell-period'];
  const wasPeriod = /^(?:swell-)?period$/.test(last.kinds.join());
  return wasPeriod && kinds.length === 0 && state === 'direction' ? [wasSwell ? 'swell' : 'waves'] : undefined;
}

/** `Will it be cloudy then?` behind a sunrise or low water, and the tide behind a sunrise: at that time; cloud alone is always asked of it. */
function eventAnswered(frame: Frame, last: Frame): Frame['event'] {
  const { isThen, kinds, places } = frame;
  const [water, ...waters] = endsOfLightThen(frame, last) ? last.kinds : [];
  if (water !== undefined && waters.length === 0) return eventKinds.find((one) => one === water);
  const isAsked = isThen ? frame.time === undefined : kinds.join() === 'cloud' && saysNoTime(frame);
  if (isThen && isAsked && places.length === 0 && last.event) return last.event;
  const own = kinds.filter((kind) => kind !== 'high' && kind !== 'low');
  return isAsked && places.length === 0 ? eventBeside([...last.kinds, ...own], isThen && 'before') : undefined;
}

/** `Send me that every morning at 7`: a new digest of what has been asked. */
function isDigestOfLast(frame: Frame, last: Frame): boolean {
  const { kinds, places, unused, change, every, entry, offset } = frame;
  const isBare = kinds.every((kind) => kind === 'digest') && places.length + unused.length === 0;
  const isNew = change === undefined && (every ?? 'once') === 'once' && entry === undefined;
  const saysWhen = offset !== undefined || !saysNoTime(frame);
  const concernsLast = last.places.length > 0 && last.kinds.length > 0 && !last.kinds.some(kindIs.placeless);
  return kinds.length > 0 && isBare && isNew && saysWhen && concernsLast;
}

/** `When is the next one?` behind the meaning of a neap tide is about that, and `and on Sunday?` about what was asked before. */
function kindsBefore(frame: Frame, last: Frame): readonly Kind[] {
  const { asks } = frame;
  const { kinds, explained, state } = last;
  // When it is as was asked, or until when: until it turns, whichever way it goes.
  if (asks === 'when' && kinds.includes('rising') && state !== undefined) return [waterOfState(state) ?? 'tide'];
  if (asksNext(frame, last)) return kinds.map((kind) => nextWaters[kind] ?? kind);
  const extreme = extremeOf(kinds, frame.superlative, nonEmpty(frame.days) ?? last.days);
  if (extreme) return [extreme];
  return explained && (asks !== undefined || kinds.every((kind) => kind === 'explain')) ? explained : kinds;
}

/** `How long until then?` of the waters of today: the next one says it. */
function asksNext(frame: Frame, last: Frame): boolean {
  const isOpenDay = [frame, last].every(saysNoTime) && last.entry === undefined;
  return frame.asks === 'when' && isOpenDay && frame.places.length === 0 && frame.superlative === undefined;
}

/** `And Sunday?`: from the days of the last answer on. */
function afterLast(days: readonly DayExpression[], last: readonly DayExpression[]): readonly DayExpression[] {
  const from = last.at(-1);
  return days.map((day) => {
    const isMonthDay = day.kind === 'day-of-month' && day.weekday === undefined && !day.isPast;
    if (isMonthDay && from && !isToday([from])) {
      return { kind: 'day-of-month-near', number: day.day, day: from.kind === 'day-of-month-near' ? from.day : from };
    }
    if (!isOpenWeekday(day)) return (from && weekAfter(day, from)) ?? day;
    const named = last.find((one) => 'weekday' in one && one.weekday === day.weekday);
    if (named) return named;
    // Today is not named again, a week on Saturday is followed by the Sunday after it, and several days are all coming.
    if (from === undefined || isToday([from]) || days.length > 1) return { ...day, which: 'coming' };
    return { kind: 'weekday-near', weekday: day.weekday, day: from.kind === 'weekday-near' ? from.day : from };
  });
}

/** `And the week after?` behind the next week, the weekend or the weeks after that. */
function weekAfter(day: DayExpression, last: DayExpression): DayExpression | undefined {
  const isNext = (day.kind === 'week' || day.kind === 'weekend') && day.which === 'next';
  const isSame = last.kind === day.kind && 'which' in last && last.which === 'next';
  const isFurther = last.kind === 'count' && last.days === (day.kind === 'week' ? 7 : 2);
  return isNext && (isSame || isFurther) ? followingDays(last) : undefined;
}

/** Whether conditions of what is said next belong to those of a question, or to its level. */
export function isAboutWindows(frame: Frame | undefined): boolean {
  return frame !== undefined && (frame.conditions ?? levelOf(frame)).length > 0;
}

const learner = { kind: 'learner' } as const;

/** `And waves below 1 m?`, `only in daylight` beside the conditions or the level asked before; another pursuit has conditions of its own. */
function continuedConditions(frame: Frame, last: Frame): readonly ConditionPart[] | undefined {
  const saysHours = frame.part !== undefined || frame.time !== undefined;
  // `And in the afternoon?` is not about the morning any more.
  const isOver = ({ kind }: ConditionPart): boolean =>
    (kind === 'time' && saysHours) || (kind === 'weekday' && frame.days.length > 0);
  const kept = last.conditions?.filter((part) => !isOver(part));
  if (!frame.conditions) return asksSame(frame) ? kept : undefined;
  const before = joinConditions(
    kept ?? (last.limit ? [last.limit] : [...watersFiltered(frame, last), ...levelOf(last)]),
  );
  const pursuits = before.presets.map((name) => ({ kind: 'preset', name }) as const);
  // `And with the children?`: it is the pursuit before that they come along to, and no bath.
  if (frame.conditions.every(({ kind }) => kind === 'learner') && pursuits.length > 0)
    return [...frame.conditions, ...pursuits, ...before.conditions];
  const said = joinConditions(frame.conditions);
  // A warning is of what it names, else of what was asked about.
  const isOwn = isWatch(frame.conditions) && said.conditions.length > 0;
  // Who was a beginner before is one now.
  const learners = before.presets.some((name) => isForLearners(name, before.conditions)) ? [learner] : [];
  if (said.presets.length > 0 || isOwn) return [...frame.conditions, ...learners];
  const requests = frame.conditions.filter(({ kind }) => kind === 'watch' || kind === 'ask-now');
  return [...requests, ...learners, ...pursuits, ...withLimits(before.conditions, said.conditions)];
}

/** `Which of these are by day?` behind the low waters of a week: each that is, and not all the hours of light. */
function watersFiltered({ conditions = [] }: Frame, { kinds: [water, ...others] }: Frame): readonly ConditionPart[] {
  const event = others.length === 0 ? extremeEvents.find((one) => one === water) : undefined;
  const isFilter = conditions.every(({ kind }) => kind === 'light' || kind === 'weekday');
  return event && isFilter ? [{ kind: 'around', event, fromMin: 0, toMin: 0 }] : [];
}

const extremeEvents = ['high', 'low'] as const;

/** `And when does it set?` of a moonrise. */
function turned(kinds: readonly Kind[], verb: string | undefined): readonly Kind[] {
  if (verb === undefined) return kinds;
  return kinds.flatMap((kind) => {
    // `And when does it rise?` of the full moon is of that one.
    const own = withVerb([kind], verb);
    return own[0] === kind && own.length === 1 ? withVerb([bodyOf(kind) ?? kind], verb) : own;
  });
}

/** `How high will it be?` of a high water. */
function isHeightOf({ kinds: [only, ...others], time }: Frame, last: Frame): boolean {
  return only === 'height' && others.length === 0 && time === undefined && last.kinds.some(kindIs.water);
}

/** `Rising or falling?` of the air pressure, which the answer says; `is the tide rising?` says what rises. */
function isTrendOf({ kinds: [kind, ...others], state }: Frame, last: Frame): boolean {
  return kind === 'rising' && others.length === 0 && state === undefined && last.kinds.includes('pressure');
}

/** A tide at a time is a height, as is `and at 5?` behind a water, and `and on Friday?` behind the next low water is about those of that day. */
function timedKinds(kinds: readonly Kind[], frame: Frame): readonly Kind[] {
  const [only, ...others] = kinds;
  const isWater = only === 'tide' || (asksSame(frame) && kindIs.water(only!));
  if (frame.time !== undefined && isWater && others.length === 0) return ['height'];
  return kinds.map((kind) => ofDay(kind, frame));
}
