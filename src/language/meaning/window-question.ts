import { hoursOfPart, isWhole, moonAspects, sunAspects } from '../../domain/question/index.ts';
import {
  parseConditions,
  presetConditions,
  writeConditions,
  writePreset,
  type Condition,
} from '../../domain/windows/index.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import { writeDays } from '../dates/day-notation.ts';
import { isPeriod } from '../dates/days.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import type { Frame } from './frame.ts';
import { withLimit } from './limits-asked.ts';
import { kindsOfWindows, type Kind } from '../lexicon/slots.ts';
import { clockText } from '../lexicon/numerals.ts';
import { isGeneral, nameIn, withPlaceLast, withPlacesTogether, saysState } from '../names/moved-place.ts';
import { askedBesidePursuit } from './pursuits.ts';
import { isSaidBy, joinConditions, type ConditionPart } from './read-condition.ts';
import {
  conditionalReadings,
  openSentence,
  readConditional,
  readingsIn,
  type OpenSentence,
  type Readings,
  type SentenceContext,
} from '../read-sentence.ts';
import { tokenize } from '../lexicon/tokens.ts';

/**
 * The frames of a sentence that may ask when conditions hold. Of one condition, most are answered by a day of tide or
 * weather: it takes two, or one that measures what their first lines do not.
 */
export function framesOf(text: string, context: SentenceContext): Frame[] {
  const sentence = openSentence(text, context);
  const written = readAsWritten(sentence);
  const together = withPlacesTogether(sentence, written.best);
  const compared = together === undefined ? undefined : readAsWritten(openSentence(together, context));
  if (compared?.best?.otherPlaces.length) return compared.all();
  const textMoved = withPlaceLast(sentence, written.best);
  if (textMoved === undefined) return written.all();
  // The same names, most of which have been looked up.
  const moved = readAsWritten(openSentence(textMoved, { ...context, places: sentence.names }));
  const isBetter = [saysMore, isSurer, tellsState].some((test) => test(moved.best, written.best));
  return (isBetter ? moved : written).all();
}

/** As `readConditional`, of a sentence that may have its place within its conditions. */
export function readConditions(text: string, context: SentenceContext): Frame[] {
  const frames = readConditional(text, context);
  const moved = withPlaceLast(openSentence(text, context), frames[0]);
  const others = moved === undefined ? [] : readConditional(moved, context);
  return saysMore(others[0], frames[0]) ? others : frames;
}

/** Whether a reading with the place moved finds out what is asked, and uses as many words. */
function isSurer(moved: Frame | undefined, written: Frame | undefined): boolean {
  if (!moved || !written || !isGeneral(written) || isGeneral(moved) || moved.conditions) return false;
  return moved.places[0]?.text === written.places[0]?.text && moved.unused.length <= written.unused.length;
}

/** Whether a reading with the place moved finds a state asked after: `sind die Wellen auf Sylt hoch`. */
function tellsState(moved: Frame | undefined, written: Frame | undefined): boolean {
  if (moved?.state === undefined || !written || saysState(written) || written.asks === 'when') return false;
  const isSame = moved.places[0]?.text === nameIn(written) && !moved.conditions && !written.conditions;
  return isSame && moved.unused.length <= written.unused.length;
}

/** Whether a reading with the place moved finds conditions that the one as written leaves out, at the same place. */
function saysMore(moved: Frame | undefined, written: Frame | undefined): boolean {
  if (!moved || !written || !saysConditions(moved) || moved.places[0]?.text !== nameIn(written)) return false;
  const fewer = written.unused.length - moved.unused.length;
  return saysConditions(written) ? fewer > 0 : fewer >= 0;
}

function saysConditions({ conditions, limit }: Frame): boolean {
  return conditions !== undefined || limit !== undefined;
}

function readAsWritten(sentence: OpenSentence): Readings {
  const plain = readingsIn(sentence, sentence.asked);
  if (!mayAskForWindows(sentence, plain.best)) return plain;
  const beside = askedBesidePursuit(sentence);
  if (beside) return readingsIn(sentence, beside);
  const conditional = conditionalReadings(sentence);
  const { best } = conditional;
  if (!best) return plain;
  const limited = asksOfLimit(sentence, best) ? withLimit(best, plain.best) : undefined;
  if (limited) {
    return { best: limited, all: () => conditional.all().flatMap((frame) => withLimit(frame, plain.best) ?? []) };
  }
  if (asksForWindows(best, plain.best) || isInName(sentence, plain.best)) return conditional;
  if (!best.conditions || !saysLimit(sentence)) return plain;
  return {
    best: plain.best && withoutPresence(plain.best, best),
    all: () => plain.all().map((frame) => withoutPresence(frame, best)),
  };
}

/** `Is the wind over 20 knots`, `waves over 2 m tomorrow?`: of a day it is asked whether, and not when. */
function asksOfLimit(sentence: OpenSentence, { asks, days }: Frame): boolean {
  // The article of `is the swell over 2 m` is read with the swell.
  const isPut = sentence.asked.some(({ from, slots }) => from === 0 && slots.asks === 'yes-no');
  const isQuestion = days.length > 0 && sentence.text.trimEnd().endsWith('?');
  return (asks === 'yes-no' || (asks === undefined && (isPut || isQuestion))) && saysLimit(sentence);
}

/** `Wind from the north at Sylt`: whether the reading without conditions takes the direction for the first word of an unknown name. */
function isInName({ tokens, names, conditional }: OpenSentence, plain: Frame | undefined): boolean {
  const name = nameIn(plain);
  if (name === undefined || names.isName(name)) return false;
  const [first, second] = tokenize(name);
  // `Wind west Sylt` may be the west of it: only behind a preposition is it the wind's.
  const isOfIt = ({ slots, from, to }: Fragment): boolean =>
    to - from > 2 &&
    tokens[to - 1]?.folded === first?.folded &&
    slots.conditions?.some(({ kind }) => kind === 'sector') === true;
  return second !== undefined && conditional().some(isOfIt);
}

/** Whether conditions have numbers: `over 8 bft`, but not `windy`. */
function saysLimit({ tokens, conditional }: OpenSentence): boolean {
  return conditional().some(
    ({ slots, from, to }) => slots.conditions !== undefined && tokens.slice(from, to).some(({ isNumber }) => isNumber),
  );
}

/** `Will there be gusts over 8 bft`: that there are any is no yes to that, and how strong they get answers it. */
function withoutPresence({ state, ...frame }: Frame, { conditions = [] }: Frame): Frame {
  const isOfAny = state === 'present' || state === 'windy';
  const isLimited = isOfAny && frame.kinds.some((kind) => isSaidBy(kind, conditions));
  return { ...frame, ...(state !== undefined && !isLimited && { state }) };
}

/**
 * The frames of a sentence that may go on about windows: `only in daylight`, `under 8 knots` add to the conditions that were
 * asked before. High and low water, and a sentence that says more, ask anew.
 */
export function continuedFramesOf(text: string, context: SentenceContext): Frame[] {
  const conditional = readConditional(text, context);
  const [best] = conditional;
  const adds =
    best?.conditions !== undefined &&
    best.asks === undefined &&
    best.kinds.length + best.places.length + best.unused.length === 0 &&
    !best.conditions.every((part) => isInstant(part) || part.kind === 'phase');
  return adds ? conditional : framesOf(text, context);
}

/** High and low water alone are conditions only where they are told apart by words that no other question has. */
function mayAskForWindows({ conditional }: OpenSentence, plain: Frame | undefined): boolean {
  const isEvent = ({ slots }: Fragment): boolean => slots.conditions?.every(isInstant) ?? false;
  const fragments = conditional();
  return !fragments.every(isEvent) || (fragments.length > 0 && plain !== undefined && plain.unused.length > 0);
}

/** At high, low or slack water, not the hours around it. */
function isInstant(part: ConditionPart): boolean {
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

function asksForWindows(
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
  // `Is there any north wind tomorrow?`: a day of wind tells no yes or no.
  const isOfSector = time === undefined && parts.some(({ kind }) => kind === 'sector');
  if (asks === 'yes-no') return isOverSill || isInLight || isOfSector;
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

/** `King tides in Seattle`: one of the highest waters of the year, while there are spring tides every fortnight. */
function areOfKingTide(conditions: readonly Condition[]): boolean {
  return conditions.length > 0 && conditions.every((one) => one.kind === 'event' && one.event === 'king-tide');
}

/** Of a day it is asked whether there are springs, and of a month or season, which may have none, how high its tides are. */
function asksForKingTides({ kinds, days }: Frame): boolean {
  const areYears = days.every(({ kind }) => kind === 'year');
  return areYears && kinds.every((kind) => kind === 'springs' || kind === 'highest' || ofTide.has(kind));
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

/** Whether a sentence asks to be written to when conditions hold: `tell me when …`. */
export function isWatch(parts: readonly ConditionPart[]): boolean {
  return parts.some(({ kind }) => kind === 'watch');
}

/** The alert that a sentence asks to change: `change alert 2 to …`. */
export function alteredAlert(parts: readonly ConditionPart[]): { readonly number?: number } | undefined {
  return parts.find((part) => part.kind === 'alter');
}

/** Others come every day: `tell me when high water is` asks for the time of it. */
function isWatchable({ kind }: Condition): boolean {
  return telling.has(kind) || ['tide', 'coefficient', 'event', 'altitude'].includes(kind);
}

/** The conditions of a frame as an option, and the days that they are asked for. */
export function windowOptions({ conditions: parts = [], part, days }: Frame): { conditions?: string; day?: string } {
  const { presets, conditions } = joinConditions(parts);
  const [from, to] = part === undefined || isWhole(part) ? [] : hoursOfPart(part);
  const ofPart: Condition[] =
    from === undefined || to === undefined ? [] : [{ kind: 'time', from: clockHour(from), to: clockHour(to) }];
  const day = [...new Set(days.map(writeDays))].join(',');
  // Of a king tide its time and height are told, and not the hours around it.
  const isAtHigh = areOfKingTide(conditions) && !isWatch(parts);
  const atHigh: Condition[] = isAtHigh ? [{ kind: 'around', event: 'high', fromMin: 0, toMin: 0 }] : [];
  const others = [...atHigh, ...conditions, ...ofPart];
  const terms = [...presets.map(writePreset), ...(others.length > 0 ? [writeConditions(others)] : [])];
  return { ...(terms.length > 0 && { conditions: terms.join(',') }), ...(day !== '' && { day }) };
}

/**
 * The option `conditions` of a form, as buttons carry it or in words, with the days that the words name, and the words that
 * say nothing. Throws the problem `conditions-unknown`.
 */
export function readConditionOption(
  options: Readonly<Record<string, string>>,
  sentences: SentenceContext,
): { readonly options: Readonly<Record<string, string>>; readonly unused: readonly string[] } {
  const { conditions: text } = options;
  if (text === undefined || parseConditions(text).wrong.length === 0) return { options, unused: [] };
  // A form joins what was chosen, in the notation, with what was typed.
  const terms = text.split(',');
  const isNotation = (term: string): boolean => parseConditions(term).wrong.length === 0;
  const words = terms.filter((term) => !isNotation(term)).join(',');
  const [frame] = readConditional(words, sentences);
  if (!frame?.conditions) throw new Problem('conditions-unknown', { conditions: quote(words) });
  const places = frame.places.map((candidate) => candidate.text).slice(0, 1);
  const { conditions, day } = windowOptions(frame);
  return {
    options: {
      ...(day !== undefined && { day }),
      ...options,
      conditions: [...terms.filter(isNotation), conditions].join(','),
    },
    unused: [...places, ...frame.unused],
  };
}

function clockHour(hours: number): string {
  return clockText(Math.floor(hours), Math.round((hours % 1) * 60));
}
