import { moonAspects, sunAspects } from '../../domain/question/index.ts';
import { presetConditions, type Condition } from '../../domain/windows/index.ts';
import { isPeriod } from '../dates/days.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import { kindsOfWindows, type Kind } from '../lexicon/slots.ts';
import type { Frame } from './frame.ts';
import { isSaidBy, joinConditions } from './read-condition.ts';
import type { ConditionPart } from './condition-part.ts';
import { alteredAlert, areOfKingTide, isWatch } from './window-options.ts';
import type { OpenSentence } from '../sentence.ts';

/** High and low water alone are conditions only where they are told apart by words that no other question has. */
export function mayAskForWindows({ conditional }: OpenSentence, plain: Frame | undefined): boolean {
  const isEvent = ({ slots }: Fragment): boolean => slots.conditions?.every(isInstant) ?? false;
  const fragments = conditional();
  return !fragments.every(isEvent) || (fragments.length > 0 && plain !== undefined && plain.unused.length > 0);
}

/** At high, low or slack water, not the hours around it. */
export function isInstant(part: ConditionPart): boolean {
  return part.kind === 'around' && part.fromMin === part.toMin;
}

/** Conditions that a day of tide or weather does not answer. */
const telling: ReadonlySet<Condition['kind']> = new Set([
  'weather',
  'sector',
  'tendency',
  'sill',
  'stream',
  'tidal-range',
  'length',
]);

/** Conditions that ask for tide or weather where nothing else is said: `clear sky?`, `barometer falling?`. */
const answered: ReadonlySet<Condition['kind']> = new Set(['weather', 'sector', 'around', 'tendency']);

const ofTide: ReadonlySet<Kind> = new Set(['tide', 'high', 'low', 'next-high', 'next-low']);

export function asksForWindows(
  { conditions: parts = [], kinds, asks, part, time, unused }: Frame,
  plain: Frame | undefined,
): boolean {
  if (alteredAlert(parts)) return true;
  const joined = joinConditions(parts);
  const conditions = [...joined.presets.flatMap((name) => presetConditions(name)), ...joined.conditions];
  if (isWatch(parts))
    return kinds.every((kind) => kind === 'tide' || kind === 'digest') && conditions.some(isWatchable);
  if (conditions.length === 0 || asks === 'how-high' || plain?.verb === 'dries') return false;
  // `Can I get over the sill with 1.8 m?`: not without the height of the sill.
  const isOverSill =
    parts.some(({ kind }) => kind === 'bar' || kind === 'sill-height') && joined.conditions.some(isSill);
  // `Is low water in daylight tomorrow?`
  const isInLight =
    parts.some(isInstant) &&
    parts.some(({ kind }) => kind === 'light') &&
    parts.every((one) => one.kind === 'light' || isInstant(one));
  if (asks === 'yes-no') return isOverSill || isInLight || (time === undefined && hasNoLine(parts, plain));
  // `High water at Kawhia bar`: a bar is where the tide is asked for, unless a draught has to pass it.
  const isAtBar =
    parts.some(({ kind }) => kind === 'bar') && parts.every((one) => one.kind === 'bar' || isInstant(one));
  if (isAtBar && plain?.state !== 'passable' && plain?.kinds.some((kind) => ofTide.has(kind))) return false;
  // `The tide near sunset`
  const isOfSun = conditions.every(({ kind }) => kind === 'altitude' || kind === 'time');
  if (asks !== 'when' && isOfSun && isComplete(plain)) return false;
  if (plain && isComplete(plain) && isOfChange(plain, conditions)) return false;
  if (areOfKingTide(conditions) && plain && asksForKingTides(plain) && unused.length <= plain.unused.length)
    return true;
  // The name of a pursuit alone is no question: `surf` asks for the waves, and `gale` for the wind.
  const isName = parts.some(({ kind }) => kind === 'preset') || parts.every(({ kind }) => kind === 'named');
  if (asks !== 'when' && isName) return false;
  // `Rockpooling at Wembury, when is it lowest today?`
  const isLevel = plain?.superlative === 'least' || plain?.superlative === 'most';
  if (isName && isLevel && isComplete(plain) && plain?.kinds.every((kind) => ofTide.has(kind))) return false;
  // `When is it light enough to fish`: the phrase of a kind has taken the `when`, and the pursuit only says why.
  const isOfPursuit = isName && joined.conditions.every(({ kind }) => kind === 'light') && plain?.asks !== 'when';
  if (isOfPursuit && isComplete(plain)) return false;
  // `When can I sail with a draught of 1.2 m?`: for the boat, whatever else is asked of the sea.
  if (asks === 'when' && parts.some(({ kind }) => kind === 'draught')) return true;
  // Another question beside the conditions is a list of questions, unless there are several of them.
  const isList = parts.length < (asks === 'when' ? 2 : 3);
  if (isList && kinds.some((kind) => !kindsOfWindows.has(kind) && !isSaidBy(kind, conditions))) return false;
  // `High and low water`, `full and new moon` are two questions, and no condition that is both.
  const areAll = (kind: Condition['kind']): boolean =>
    conditions.length > 1 && conditions.every((condition) => condition.kind === kind);
  // `The last low water before dark`: neither that of the night nor the time of dusk.
  const isByDay = conditions.some((one) => one.kind === 'light' && one.light === 'day');
  if (isByDay && conditions.length === 2 && conditions.some(({ kind }) => kind === 'around')) return true;
  if (areAll('around') || areAll('phase') || areAll('trend')) return false;
  if (plain && unused.length > plain.unused.length) return false;
  const isAsRead = isComplete(plain) || (asksFact(plain) && plain?.unused.length === unused.length);
  if (asks === undefined && isAsRead && conditions.every(({ kind }) => answered.has(kind))) return false;
  const isVague = ({ kind }: Condition): boolean => asks === undefined && kind !== 'around' && answered.has(kind);
  const areSaid = (day: Frame): boolean =>
    conditions.every((condition) => isVague(condition) || isOfDay(condition, day, conditions));
  if (plain && isComplete(plain) && areSaid(plain)) return false;
  // `When is the tide below 1 m in the morning` has two conditions, one of them a time of day.
  if (conditions.length > 1 || (asks === 'when' && part !== undefined && !conditions.every(isInstant))) return true;
  // The first line of a tide says its coefficient, and compares it with none.
  if (parts.some(({ kind }) => kind === 'coefficient')) return true;
  if (plain && dropsLevel(plain)) return true;
  return conditions.some(({ kind }) => telling.has(kind)) || (unused.length === 0 && (plain?.unused.length ?? 0) > 0);
}

/** Of a day it is asked whether there are springs, and of a month or season, which may have none, how high its tides are. */
function asksForKingTides({ kinds, days }: Frame): boolean {
  const areYears = days.every(({ kind }) => kind === 'year');
  return areYears && kinds.every((kind) => kind === 'springs' || kind === 'highest' || ofTide.has(kind));
}

/**
 * `Is there any north wind tomorrow?`: a day of wind tells no yes or no. `Can I swim tomorrow?` wants a verdict by the limits
 * of the pursuit.
 */
function hasNoLine(parts: readonly ConditionPart[], plain: Frame | undefined): boolean {
  const isLacking = plain !== undefined && plain.lacking.length > 0;
  return parts.some(({ kind }) => kind === 'sector' || (kind === 'preset' && !isLacking));
}

function isSill({ kind }: Condition): boolean {
  return kind === 'sill';
}

/** Whether a day or a part of it says the same: `high tide on Friday night`, `low water tomorrow from 9 to 12`, `tides at the weekend`. */
function isOfDay(condition: Condition, { part, time, days, kinds, asks }: Frame, all: readonly Condition[]): boolean {
  const { kind } = condition;
  if (kind === 'around') return condition.fromMin === 0 && condition.toMin === 0;
  if (kind === 'light') return part !== undefined || (kinds.length === 1 && kinds.every(isOfSky));
  // The end of `28.11. to 2.12.` is no time.
  if (kind === 'time' && part === undefined && time === undefined && days.length > 0) return true;
  // Without a day, or with several, it may be asked on which days.
  if (kind === 'time') return part !== undefined && !days.some(isPeriod) && (days.length === 1 || asks !== 'when');
  // `High water between 9 and 11 on a Saturday` is about any of them.
  if (kind === 'weekday') return days.length > 0 && all.every((other) => other.kind !== 'time');
  return kind === 'phase' && kinds.length === 1;
}

/** `When does the moon set tonight`, `when will the sea calm down`: how high it is, or how calm, is what changes. */
function isOfChange({ kinds, state }: Frame, conditions: readonly Condition[]): boolean {
  if (state === 'rising' || state === 'falling') return kinds.every((kind) => turning.has(kind));
  const areOfSky = conditions.every(({ kind }) => kind === 'altitude' || kind === 'light' || kind === 'time');
  return areOfSky && kinds.every((kind) => risings.has(kind));
}

/** Kinds that only their own words say to rise or fall: `dry` and `sunny` are conditions as well. */
const turning: ReadonlySet<Kind> = new Set(['wind', 'gust', 'waves', 'swell', 'fog']);

const risings: ReadonlySet<Kind> = new Set(['sunrise', 'sunset', 'moonrise', 'moonset']);

function isOfSky(kind: Kind): boolean {
  return [...sunAspects, ...moonAspects].some((aspect) => aspect === kind);
}

/** `Low water under 0.5 m`: read as a question of its own, the level is of no use. */
function dropsLevel({ kinds, heightM }: Frame): boolean {
  return heightM !== undefined && kinds.length > 0 && kinds.every((kind) => kind === 'high' || kind === 'low');
}

/** Whether all of a sentence is a question without conditions. */
function isComplete(plain: Frame | undefined): boolean {
  return asksFact(plain) && plain?.unused.length === 0;
}

/** Whether a reading without conditions asks something, and for no level. */
function asksFact(plain: Frame | undefined): boolean {
  return plain !== undefined && plain.kinds.length > 0 && plain.heightM === undefined;
}

/** Others come every day: `tell me when high water is` asks for the time of it. */
function isWatchable({ kind }: Condition): boolean {
  return telling.has(kind) || ['tide', 'coefficient', 'event', 'altitude'].includes(kind);
}
