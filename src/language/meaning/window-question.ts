import { isAmong, isOfShore, presetConditions, type Condition } from '../../domain/windows/index.ts';
import { isPeriod } from '../dates/days.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import type { ConditionPart, Kind } from '../lexicon/slots.ts';
import { conditionIs, kindIs } from '../traits.ts';
import { isForecast, isSkyKind } from './commands.ts';
import type { Frame } from './frame.ts';
import { saysBoat, isSaidBy, joinConditions } from '../lexicon/read-condition.ts';
import { alteredAlert, areOfKingTide, isWatch } from './limits-asked.ts';
import type { OpenSentence } from './sentence.ts';

/** High and low water alone are conditions only where they are told apart by words that no other question has. */
export function mayAskForWindows({ conditional }: OpenSentence, plain: Frame): boolean {
  const isEvent = ({ slots }: Fragment): boolean => slots.conditions?.every(isInstant) ?? false;
  const fragments = conditional();
  const isRead = plain.unused.length === 0 || plain.kinds[0] === 'digest';
  return !fragments.every(isEvent) || (fragments.length > 0 && !isRead);
}

function areLearners(parts: readonly ConditionPart[]): boolean {
  return parts.every(({ kind }) => kind === 'learner');
}

/** At high, low or slack water, not the hours around it. */
export function isInstant(part: ConditionPart): boolean {
  return part.kind === 'around' && part.fromMin === part.toMin;
}

/** `hasNumbers`: the conditions have some, `over 8 bft`, and are no words such as `windy`; `isApart`: of a pursuit and a state. */
type Said = { readonly hasNumbers: boolean; readonly isApart: boolean };
type Asked = ReturnType<typeof askedBy> & Said;

/** Whether a sentence asks when conditions hold, by the first test that it passes. */
const rules: readonly (readonly [asks: boolean, test: (asked: Asked) => boolean])[] = [
  [true, ({ parts }) => alteredAlert(parts) !== undefined],
  [false, isToldAtOnce],
  [true, ({ parts, ...asked }) => isWatch(parts) && mayBeWatched(asked)],
  // For the boat, whatever else is asked of the sea: a level of the tide alone is no water under it.
  [true, ({ parts, conditions }) => saysBoat(parts) && conditions.some(({ kind }) => kind === 'sill')],
  [false, ({ frame, parts }) => areLearners(parts) && !asksOfSea(frame)],
  [true, asksPursuit],
  [
    false,
    ({ conditions, frame, plain }) => conditions.length === 0 || frame.asks === 'how-high' || plain.verb === 'dries',
  ],
  // High and low water, full and new moon, east and west wind are two questions, and no condition that is both.
  [
    false,
    ({ conditions }) =>
      conditions.length > 1 &&
      new Set(conditions.map((one) => (one.kind === 'sector' ? one.attribute : one.kind))).size === 1 &&
      areOf(conditions, 'around', 'phase', 'trend', 'light', 'sector'),
  ],
  [true, (asked) => asked.frame.asks === 'yes-no' && isNoVerdictOfDay(asked)],
  // `Is there a dry day under 12 knots this week?`: no line about one of them answers both.
  [true, ({ frame, plain, conditions }) => areOfSameDay(frame, conditions) && saysAsMuch(frame, plain)],
  // `Any waves for beginners?`: without what they limit, it is no question of them.
  [false, ({ frame, plain }) => frame.asks === 'yes-no' && plain.unused.length <= frame.unused.length],
  // `Which nights is the moon up after eight?`: of several days hours are asked for.
  [
    true,
    ({ frame, plain, parts }) =>
      parts.some((one) => one.kind === 'altitude' && one.body === 'moon') &&
      (frame.days.some(isPeriod) || (parts.some(isMoonDown) && asksOfNights(plain))),
  ],
  // The tide near sunset
  [
    false,
    ({ isWhen, isComplete, conditions }) => !isWhen && isComplete && areOf(conditions, 'altitude', 'time', 'length'),
  ],
  [false, ({ hasNumbers, plain, isComplete, conditions }) => isComplete && asksChange(plain, conditions, hasNumbers)],
  [
    true,
    ({ conditions, plain, frame }) => areOfKingTide(conditions) && saysAsMuch(frame, plain) && asksForKingTides(plain),
  ],
  [false, ({ isWhen, isName }) => !isWhen && isName],
  [false, isListOfQuestions],
  // `And Thursday at dawn?` is a time, and no light that is looked for.
  [false, ({ conditions, plain }) => plain.time !== undefined && areOf(conditions, 'altitude', 'time')],
  // The last low water before dark is neither that of the night nor the time of dusk.
  [
    true,
    ({ conditions }) =>
      conditions.length === 2 &&
      conditions.some((one) => one.kind === 'light' && one.light === 'day') &&
      conditions.some(({ kind }) => kind === 'around'),
  ],
  [false, ({ frame, plain }) => !saysAsMuch(frame, plain)],
  [false, (asked) => asked.isComplete && isSaidByDay(asked.plain, asked)],
  [true, ({ conditions }) => conditions.length > 1],
  // A part of the day is a condition as well.
  [true, ({ isWhen, frame, conditions }) => isWhen && frame.part !== undefined && !conditions.every(isInstant)],
  // The first line of a tide says its coefficient, and compares it with none.
  [true, ({ parts }) => parts.some(({ kind }) => kind === 'coefficient')],
  // `An hour before and after high water`, `the first hour of the ebb` are no one time.
  [
    true,
    ({ frame, parts, plain }) =>
      frame.kinds.length === 0 &&
      parts.every((part) => part.kind === 'around' && part.fromMin < part.toMin) &&
      !plain.kinds.includes('digest') &&
      !(plain.isContinued && plain.event),
  ],
  // `Low water under 0.5 m`: read as a question of its own, the level is of no use.
  [true, ({ plain }) => plain.heightM !== undefined && /^(?:(?:next-)?(?:high|low),?)+$/.test(plain.kinds.join())],
  // `Is the wind offshore?` is told beside the wind.
  [true, ({ conditions, isWhen }) => conditions.some((one) => conditionIs.telling(one) && (isWhen || !isOfShore(one)))],
  [true, ({ frame, plain }) => frame.unused.length === 0 && plain.unused.length > 0],
];

export function asksForWindows(frame: Frame, plain: Frame, said: Said): boolean {
  const asked = { ...askedBy(frame, plain), ...said };
  return rules.find(([, test]) => test(asked))?.[0] ?? false;
}

/** `Nights without moonlight`: the Moon is to be down, and not whether it is. */
function isMoonDown(part: ConditionPart): boolean {
  return part.kind === 'altitude' && part.body === 'moon' && part.range.max === 0;
}

function asksOfNights({ asks, part, time, days }: Frame): boolean {
  return asks !== 'yes-no' && part !== undefined && time === undefined && days.length === 0;
}

/** `isComplete`: without conditions it is a whole question; `isName`: all there is, is a name: surf, gale. */
function askedBy(frame: Frame, plain: Frame) {
  const { conditions: parts = [], asks } = frame;
  const joined = joinConditions(parts);
  return {
    frame,
    plain,
    parts,
    conditions: [...joined.presets.flatMap((name) => presetConditions(name)), ...joined.conditions],
    isWhen: asks === 'when',
    isComplete: plain.kinds.length > 0 && plain.heightM === undefined && plain.unused.length === 0,
    isName:
      parts.some(({ kind }) => kind === 'preset') || parts.every(({ kind }) => kind === 'named' || kind === 'learner'),
  };
}

/** `Kayaking at Brest tomorrow?`: a pursuit, beside which nothing is asked but how it goes there. */
function asksPursuit({ frame, plain, parts, isApart }: Asked): boolean {
  // `The calmest day to swim` is one of the sea; of places and times that are compared the pursuit decides.
  const isCompared = frame.otherPlaces.length > 0 || frame.rivals !== undefined;
  const isLevel = !isCompared && (frame.superlative === 'least' || frame.superlative === 'most');
  const { presets } = joinConditions(parts);
  if (presets.length === 0 || isLevel) return false;
  const isBeside = (kind: Kind): boolean =>
    kindIs.besideWindows(kind) || kindIs.besidePursuits(kind) || isForecast(kind);
  // `Too cold to swim?` is asked of the water; `can I paddle before the wind picks up?` of the paddling.
  const isDeadline = frame.state === 'rising' && frame.asks !== 'when' && frame.asks !== 'how-high';
  const asksState = !isApart && !isDeadline && frame.state !== undefined && frame.kinds.some(isForecast);
  if (asksState || !frame.kinds.every(isBeside)) return false;
  // `Too dark to fish`, `the best light for photos`; daylight is a limit of the pursuit, and the dark one of stars.
  const usual = presets.flatMap((name) => presetConditions(name));
  const isLight = (one: ConditionPart): boolean =>
    one.kind === 'light' && one.light !== 'day' && one.light !== 'night' && !isAmong(usual, one);
  const asksLight = plain.kinds.some(isSkyKind) && parts.some(isLight);
  const isLackSaid = plain.lacking.every((words) => frame.lacking.includes(words));
  return isLackSaid && !asksLight && (isCompared || saysAsMuch(frame, plain));
}

/** Of who comes along alone, `the tide tomorrow with a kid of five`, no verdict is asked. */
function asksOfSea({ kinds, otherPlaces, days, asks }: Frame): boolean {
  return kinds.every(isForecast) && (kinds.length + otherPlaces.length + days.length > 0 || asks === 'yes-no');
}

function mayBeWatched({ frame, conditions }: Pick<Asked, 'frame' | 'conditions'>): boolean {
  return (
    frame.kinds.every((kind) => ['tide', 'digest', 'warnings'].includes(kind) || isSaidBy(kind, conditions)) &&
    (frame.kinds.includes('warnings') ||
      conditions.some((one) => conditionIs.watchable(one) || conditionIs.telling(one)))
  );
}

/** `Tell me when low water is on Friday, we want to kayak`, `could you tell me when …?`: the time of it, and no alert. */
function isToldAtOnce({ parts, isWhen, frame: { days } }: Asked): boolean {
  const isPolite = isWhen && parts.some(({ kind }) => kind === 'ask-now');
  return (isPolite || (isWatch(parts) && days.some((day) => !isPeriod(day)))) && parts.some(isInstant);
}

/** Of a water in daylight or the wind from a side no day says yes or no. */
function isNoVerdictOfDay({ frame, parts }: Asked): boolean {
  const isLight = ({ kind }: ConditionPart): boolean => kind === 'light';
  const isInLight =
    parts.some(isLight) && parts.some(isInstant) && parts.every((one) => isLight(one) || isInstant(one));
  const isFromThere = parts.some((one) => one.kind === 'sector' && !isOfShore(one));
  return isInLight || (frame.time === undefined && isFromThere);
}

function areOfSameDay({ asks, days }: Frame, conditions: readonly Condition[]): boolean {
  const areWeather = conditions.every(({ kind }) => kind === 'weather' || kind === 'sector');
  return asks === 'yes-no' && areWeather && conditions.length > 1 && days.some(isPeriod);
}

/** Whether conditions leave no more words unread. */
function saysAsMuch({ unused }: Frame, plain: Frame): boolean {
  return unused.length <= plain.unused.length;
}

/** Another question beside the conditions is a list of questions, unless there are several of them. */
function isListOfQuestions({ frame, parts, conditions, isWhen }: Asked): boolean {
  return (
    parts.length < (isWhen ? 2 : 3) &&
    frame.kinds.some((kind) => !kindIs.besideWindows(kind) && !isSaidBy(kind, conditions))
  );
}

function isSaidByDay(day: Frame, { conditions, frame, hasNumbers }: Asked): boolean {
  // `Wind between 9 and 12` may be about hours.
  const isLimited = hasNumbers && day.part === undefined && day.time === undefined;
  const isOpen = frame.asks === undefined && !isLimited;
  return conditions.every((one) => (isOpen && conditionIs.answered(one)) || limitsDay(one, day, conditions));
}

function areOf(conditions: readonly Condition[], ...kinds: readonly Condition['kind'][]): boolean {
  return conditions.every(({ kind }) => kinds.includes(kind));
}

/** Of a day it is asked whether there are springs, and of a month or season, which may have none, how high its tides are. */
function asksForKingTides({ kinds, days }: Frame): boolean {
  const areYears = days.every(({ kind }) => kind === 'year');
  return areYears && kinds.every((kind) => kind === 'springs' || kind === 'highest' || kindIs.ofTide(kind));
}

/** Whether a day or a part of it says the same: `high tide on Friday night`, `low water tomorrow from 9 to 12`, `tides at the weekend`. */
function limitsDay(condition: Condition, { part, time, days, kinds, asks }: Frame, all: readonly Condition[]): boolean {
  const { kind } = condition;
  if (kind === 'around') return isInstant(condition);
  if (kind === 'light') return part !== undefined || (kinds.length === 1 && kinds.every(isSkyKind));
  if (kind === 'time' && part === undefined && time === undefined && days.length > 0) return true;
  // Without a day, or with several, it may be asked on which days.
  if (kind === 'time') return part !== undefined && !days.some(isPeriod) && (days.length === 1 || asks !== 'when');
  // Of the weekends of a month a day names one.
  if (kind === 'weekday' && days.some((day) => ['within', 'month', 'named-month'].includes(day.kind))) return false;
  if (kind === 'weekday') return days.length > 0 && all.every((other) => other.kind !== 'time');
  return kind === 'phase' && kinds.length === 1;
}

/** `When does the moon set tonight`, `when will the sea calm down`: how high it is, or how calm, is what changes. */
function asksChange({ kinds, state }: Frame, conditions: readonly Condition[], hasNumbers: boolean): boolean {
  const isLimited = hasNumbers || conditions.some(({ kind }) => kind === 'sector');
  if (state === 'rising' || state === 'falling') return !isLimited && kinds.every(kindIs.turning);
  const areOfSky = conditions.every(({ kind }) => kind === 'altitude' || kind === 'light' || kind === 'time');
  return areOfSky && kinds.every(kindIs.skyTurn);
}
