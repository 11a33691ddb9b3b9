import { withDeparture } from './departure.ts';
import { isOfShore, parseConditions, type Condition } from '../../domain/windows/index.ts';
import { isPeriod } from '../dates/days.ts';
import type { Fragment } from '../lexicon/fragments.ts';
import { clausesOf, endsAsQuestion, tokenize } from '../lexicon/tokens.ts';
import type { Frame } from '../meaning/frame.ts';
import { botAsked } from './bot-asked.ts';
import { meaningAsked, type Meaning } from './meaning-asked.ts';
import { isWatch, extremeByDay, withHeightOfWaves, withLimit, windowOptions } from '../meaning/limits-asked.ts';
import { inUnitOf } from '../lexicon/condition-limits.ts';
import { askedBesidePursuit, isApart } from '../meaning/pursuits.ts';
import { isOnlyAsked, isSaidBy, kindsMeasured, limitedBy } from '../lexicon/read-condition.ts';
import { kindIs } from '../traits.ts';
import { minutesOf, unitsOfWord, type ConditionPart } from '../lexicon/slots.ts';
import { isCourse } from '../meaning/states-asked.ts';
import { asksForWindows, isInstant, mayAskForWindows } from '../meaning/window-question.ts';
import { nameGiven } from '../meaning/given-name.ts';
import {
  isGeneral,
  isSamePlace,
  nameIn,
  saysState,
  withPlaceLast,
  withPlacesTogether,
} from '../meaning/moved-place.ts';
import { isNumber, numberIn } from './changed-limit.ts';
import { hoursByDay } from './to-request.ts';
import { kindsOfUnits } from '../meaning/refine-kinds.ts';
import {
  conditionalReadings,
  openSentence,
  plainReadings,
  readConditional,
  readingsIn,
} from '../meaning/read-sentence.ts';
import type { OpenSentence, SentenceContext } from '../meaning/sentence.ts';
import { memoizeByObject } from '../../domain/memoize.ts';
import { defined } from '../../lib/defined.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import { limits } from '../limits.ts';

/** One condition is mostly answered by a day of tide or weather: it takes two, or one that their first lines lack. */
export function framesOf(text: string, context: SentenceContext): readonly Frame[] {
  return framesIn(openSentence(text, context));
}

/** A message is read for its questions, for a watch and for meanings: each time all of it, and parts of it. */
const framesIn = memoizeByObject((sentence: OpenSentence): readonly Frame[] => {
  const { context } = sentence;
  const saved = savedFrames(sentence);
  if (saved) return saved;
  const bot = botAsked(sentence);
  if (bot) return [bot];
  // `I mean 15 knots` takes back what was said, and asks for no meaning.
  const isTakenBack = sentence.asked.some(({ role, from, to }) => role === 'retract' && from === 0 && to > 1);
  const meant = isTakenBack ? undefined : meaningAsked(sentence);
  if (meant?.isAsked && !goesOn(meant.rest, context)) return [withUnexplained(meant)];
  const named = meant && !meant.isAsked && meant.frame.terms?.length && { terms: meant.frame.terms };
  const frames = likeliest(sentence).map((read) => {
    const frame = withBoatSpeed(withHeightOfWaves(onWeekend(withDeparture(sentence, inCompany(read)))));
    return { ...withShoreAsked(sentence, withNewHome(frame)), ...named };
  });
  const unexplained = meant && frames[0] && unexplainedIn(meant, frames[0], sentence);
  if (unexplained) return [unexplained];
  return frames.map((frame) =>
    frame.kinds.includes('digest') && frame.time === undefined
      ? byDay(sentence, withBareLimit(frame))
      : withSupposed(frame),
  );
});

/** `An hour before every low tide, but only in daylight`: a digest has hours instead, those that a change of one has. */
function byDay({ asked, conditional, tokens }: OpenSentence, frame: Frame): Frame {
  const light = conditional().filter(({ slots }) => slots.conditions?.some((one) => one.kind === 'light'));
  const isDay = light.some(({ slots }) => slots.conditions?.some((one) => one.kind === 'light' && one.light === 'day'));
  if (!isDay || !frame.offset?.includes(' tide') || frame.part !== undefined) return frame;
  const words = new Set(light.flatMap(({ from, to }) => tokens.slice(from, to).map(({ text }) => text)));
  const unused = frame.unused.filter((one) => !words.has(one));
  const isOfLight = (one: Fragment): boolean => light.some(({ from, to }) => one.from >= from && one.to <= to);
  const ofLight = new Set(asked.flatMap((one) => (isOfLight(one) ? (one.slots.kinds ?? []) : [])));
  const kinds = frame.kinds.filter((kind) => !ofLight.has(kind));
  return { ...frame, kinds, part: hoursByDay, unused };
}

/** Words that ask for a meaning that is not known are no place, and not asked back for one. */
function withUnexplained({ frame, open }: Meaning): Frame {
  const words = open.replaceAll(/[,=?!;.…"“”«»？。！]+/g, ' ').trim();
  return words === '' ? frame : { ...frame, terms: [...(frame.terms ?? []), words] };
}

function unexplainedIn(meant: Meaning, frame: Frame, { names }: OpenSentence): Frame | undefined {
  const { kinds, conditions, places, time, when, units } = frame;
  const isAnswered =
    conditions !== undefined ||
    units.length > 0 ||
    kinds.includes('digest') ||
    (kinds.some((kind) => kind === 'explain' || kindIs.placeless(kind)) && !kinds.includes('settings'));
  const isPlaced = places.some(({ text }) => names.isName(text)) || (time ?? when) !== undefined;
  return meant.open === '' || isAnswered || isPlaced ? undefined : withUnexplained(meant);
}

/** A text that asks for a meaning and something else, in its order: `What are neaps, and when are the next at Hull`; `undefined` of another. */
export function meaningApart(text: string, context: SentenceContext) {
  const meant = meaningAsked(openSentence(text, context));
  if (!meant?.isAsked || !goesOn(meant.rest, context)) return undefined;
  const parts = [meant.meant, meant.rest] as const;
  return { isFirst: meant.isFirst, parts: meant.isFirst ? parts : ([parts[1], parts[0]] as const) };
}

/** Whether words beside those for a meaning are a question: when something is, or about a day or a place. */
function goesOn(text: string, context: SentenceContext): boolean {
  const [frame] = text === '' ? [] : framesOf(text, context);
  if (!frame || frame.kinds.includes('explain')) return false;
  const isSomewhere = frame.days.length > 0 || frame.places.some((place) => context.places.isName(place.text));
  const isPut = frame.asks !== undefined || endsAsQuestion(text) || asksAny(text, context);
  return frame.asks === 'when' || (isSomewhere && isPut);
}

/** Whether a text asks for a fact, and wants no messages. */
export function asksAny(text: string, context: SentenceContext): boolean {
  const [frame] = text === '' ? [] : framesOf(text, context);
  if (!frame || isWatch(frame.conditions ?? []) || frame.kinds.includes('digest')) return false;
  return frame.kinds.some((kind) => !kindIs.noFact(kind)) || frame.conditions !== undefined;
}

/** `Save 50.2 N 5 W as Granny's mooring`: what is beside the name is the place, or the last one, as far as it asks nothing. */
function savedFrames(sentence: OpenSentence): readonly Frame[] | undefined {
  const given = nameGiven(sentence);
  if (!given) return undefined;
  const place = openSentence(given.rest, sentence.context);
  const mayBePlace = ({ kinds }: Frame): boolean => place.notations.length > 0 || kinds.length === 0;
  const { name: savedAs, language, rest } = given;
  const read = rest === '' ? plainReadings(sentence) : plainReadings(place).filter(mayBePlace);
  const said = { language, kinds: ['save'] as const, savedAs, days: [], unused: [] };
  const frames = read.map((one): Frame => ({ ...one, ...said, ...(rest === '' && { places: [], otherPlaces: [] }) }));
  return frames.length > 0 ? frames : undefined;
}

/** The place may stand among the words of a phrase: moved behind it, or beside another place, it is read anew. */
const likeliest = memoizeByObject((sentence: OpenSentence): readonly Frame[] => {
  const written = readAsWritten(sentence);
  const together = withPlacesTogether(sentence, written[0]);
  const compared = together === undefined ? [] : readAsWritten(openSentence(together, sentence.context));
  if (compared[0]?.otherPlaces.length) return compared;
  return orMoved(sentence, written, readAsWritten);
});

function orMoved(
  sentence: OpenSentence,
  written: readonly Frame[],
  read: (sentence: OpenSentence) => readonly Frame[],
): readonly Frame[] {
  const moved = withPlaceLast(sentence, written[0]);
  if (moved === undefined) return written;
  const other = openSentence(moved, sentence.context);
  // In a long text the words around the place have to make a phrase together.
  if (other.tokens.length > limits.longestMoved && !saysAnew(other, sentence)) return written;
  const frames = read(other);
  return isBetter(frames[0], written[0]) ? frames : written;
}

/** Whether a text has a phrase that stands nowhere in another. */
function saysAnew({ text, tokens, asked, conditional }: OpenSentence, other: OpenSentence): boolean {
  const isNew = ({ from, to }: Fragment): boolean =>
    !other.text.includes(text.slice(tokens[from]!.start, tokens[to - 1]!.end));
  return asked.some(isNew) || conditional().some(isNew);
}

/** As `readConditional`, of a sentence that may have its place within its conditions. */
export function readConditions(text: string, context: SentenceContext): readonly Frame[] {
  const sentence = openSentence(text, context);
  return orMoved(sentence, conditionalReadings(sentence).map(withWarnings).map(withBareLimit), conditionalReadings);
}

/** Official warnings are a question of their own, but behind the name of a command with conditions what is to be watched. */
function withWarnings(frame: Frame): Frame {
  if (!frame.kinds.includes('warnings') && !frame.orAt) return frame;
  return { ...frame, conditions: [...(frame.conditions ?? []), { kind: 'watch' }] };
}

/**
 * Whether a reading with the place moved uses as many words, and finds conditions, what is asked, a state, `sind die
 * Wellen auf Sylt hoch`, or a phrase around the place, far likelier with it, `wie lange ist es morgen in Kiel hell`.
 */
function isBetter(moved: Frame | undefined, written: Frame | undefined): boolean {
  if (!moved || !written || !isSamePlace(moved, written) || moved.unused.length > written.unused.length) return false;
  const isFuller = moved.unused.length < written.unused.length;
  if (saysConditions(written)) return saysConditions(moved) && isFuller;
  if (saysConditions(moved)) return true;
  const tellsState =
    moved.state !== undefined && !saysState(written) && (isCourse(moved.state) || written.asks !== 'when');
  if (moved.event !== undefined && written.event === undefined) return true;
  if (moved.beside !== undefined && written.beside === undefined && isGeneral(written)) return true;
  const least = isFuller ? 0 : limits.wholePhrase;
  return tellsState || moved.score >= written.score + least || (isGeneral(written) && !isGeneral(moved));
}

function saysConditions({ conditions, limit }: Frame): boolean {
  return conditions !== undefined || limit !== undefined;
}

function readAsWritten(sentence: OpenSentence): readonly Frame[] {
  const plain = plainReadings(sentence);
  const [plainBest] = plain;
  // `An hour before low water, I am going cockling`: when a message is to come, and what for.
  const isReminder = plainBest?.kinds.includes('digest') && plainBest.offset !== undefined;
  if (!plainBest || isReminder || !mayAskForWindows(sentence, plainBest)) return plain;
  const beside = askedBesidePursuit(sentence);
  if (beside) return readingsIn(sentence, beside);
  const conditional = conditionalReadings(sentence);
  const [best] = conditional.map((frame) => withWindAsked(sentence, frame));
  if (!best || isOfPlace(sentence, best, plainBest)) return plain;
  const extreme = extremeByDay(best);
  if (extreme) return [{ ...extreme, unused: extreme.unused.filter((words) => plainBest.unused.includes(words)) }];
  // The wind from which shelter is asked for, and no limit of the one that blows.
  const shelter = best.state === 'sheltered' ? withLimit(best, plainBest) : undefined;
  if (shelter) return [{ ...shelter, state: 'sheltered' }];
  const isLimitAsked = asksOfLimit(sentence, best, plainBest) && withLimit(best, plainBest) !== undefined;
  if (isLimitAsked) return [best, ...conditional.slice(1)].flatMap((frame) => withLimit(frame, plainBest) ?? []);
  const said = { hasNumbers: saysLimit(sentence), isApart: isApart(sentence) };
  if (asksForWindows(best, plainBest, said) || isInName(sentence, plainBest))
    return [best, ...conditional.slice(1)]
      .map(withLimitAsked)
      .map((frame) => atOffset(withEnd(frame, plainBest), plainBest));
  return best.conditions && saysLimit(sentence) ? plain.map((frame) => withoutPresence(frame, best)) : plain;
}

/** `What time is 2 hours before high water?`: the instant, of an event that is named, and not the hours from then to it. */
function atOffset(frame: Frame, { offset, step, kinds }: Frame): Frame {
  const [around, ...others] = frame.conditions ?? [];
  const isOffset = (offset ?? minutesOf(step?.to)) !== undefined || kinds.some(kindIs.water);
  if (frame.asks !== 'when' || others.length > 0 || around?.kind !== 'around' || !isOffset) return frame;
  const { fromMin, toMin } = around;
  const [at, ...ends] = [fromMin, toMin].filter((minutes) => minutes !== 0);
  return at === undefined || ends.length > 0
    ? frame
    : { ...frame, conditions: [{ ...around, fromMin: at, toMin: at }] };
}

/** `When does the mistral drop?`: the end of the hours in which it blows is asked for. By what places are compared is said without conditions. */
function withEnd(frame: Frame, { state, unused }: Frame): Frame {
  const isWind = frame.conditions?.every(({ kind }) => kind === 'sector') === true;
  if (frame.otherPlaces.length > 0) return { ...frame, unused: frame.unused.filter((words) => unused.includes(words)) };
  return state === 'falling' && isWind ? { ...frame, state } : frame;
}

function withLimitAsked(frame: Frame): Frame {
  const { kinds, conditions: all = [] } = frame;
  const asked = kindsMeasured(all.flatMap((part) => (isOnlyAsked(part, all) ? part.condition : [])));
  if (asked.length === 0) return frame;
  const conditions = all.filter((part) => !isOnlyAsked(part, all));
  return { ...frame, conditions, kinds: [...new Set([...kinds, ...asked])] };
}

/** `We want to walk to Neuwerk with the children`: who comes along bathes only where no way is asked about, nor what there are no data about. */
function inCompany(frame: Frame): Frame {
  const { conditions = [], isWay, state, lacking } = frame;
  const isAlone =
    conditions.some(({ kind }) => kind === 'learner') && !conditions.some(({ kind }) => kind === 'preset');
  const isElsewhere = isWay !== undefined || state === 'passable' || lacking.length > 0;
  if (!isAlone || !isElsewhere) return frame;
  const { conditions: _, ...others } = frame;
  return others;
}

/** `Is it windy at the weekend? We want to kite`: the days of what is asked, and not only of what it is for. */
function onWeekend(frame: Frame): Frame {
  const { conditions = [], kinds, days } = frame;
  const others = conditions.filter((one) => one.kind !== 'weekday' || one.weekdays.join() !== '0,6');
  const isAsked = frame.isToldBehind && kinds.length > 0 && days.length === 0 && others.length < conditions.length;
  return isAsked ? { ...frame, conditions: others, days: [{ kind: 'weekend', which: 'coming' }] } : frame;
}

/** `Can I kayak at force 5`: a number in a unit beside a pursuit is a value to be judged by its limits. */
function withSupposed(frame: Frame): Frame {
  const { conditions = [], units } = frame;
  const isPursuit = conditions.some(({ kind }) => kind === 'preset') && !isWatch(conditions);
  const [kind] = kindsOfUnits(units);
  const attribute = isPursuit && kind ? limitedBy(kind) : undefined;
  const [unit] = units.flatMap((word) => Object.values(unitsOfWord[word]));
  const number = numberIn(frame);
  if (!attribute || unit === undefined || number === undefined) return frame;
  const value = inUnitOf(attribute, 0, number, unit);
  if (value === undefined) return frame;
  const supposed = { kind: 'weather', attribute, range: { min: value, max: value } } as const;
  return { ...frame, conditions: [...conditions, supposed], units: [], unused: [] };
}

/** `Wind alert Hull 30 knots`: a number in a unit beside the one thing that is to be watched is the least of it. */
function withBareLimit({ heightM, ...frame }: Frame): Frame {
  const kinds = frame.kinds.filter((one) => one !== 'digest');
  const [kind, ...others] = kinds.length > 0 ? kinds : kindsOfUnits(frame.units);
  const attribute = kind && others.length === 0 ? limitedBy(kind) : undefined;
  const [unit] = heightM === undefined ? frame.units.flatMap((word) => Object.values(unitsOfWord[word])) : ['m'];
  const number = heightM ?? numberIn(frame);
  const min = attribute && unit && number !== undefined ? inUnitOf(attribute, 0, number, unit) : undefined;
  if (!attribute || min === undefined) return { ...frame, ...(heightM !== undefined && { heightM }) };
  return {
    ...frame,
    conditions: [{ kind: 'watch' }, { kind: 'weather', attribute, range: { min } }],
    kinds: [],
    unused: [],
  };
}

/** `Move my home from Oban to Tobermory`: the end of the way is the new one. */
function withNewHome(frame: Frame): Frame {
  const { kinds, otherPlaces, isWay, ...others } = frame;
  const text = otherPlaces.at(-1);
  if (!isWay || text === undefined || !kinds.includes('home')) return frame;
  return { ...others, kinds: ['home'], places: [{ text, unused: [] }], otherPlaces: [] };
}

/** `Falmouth to Fowey at 5 knots`: on a way a number in a unit of speed that is no limit is the speed of the boat, but not a force. */
function withBoatSpeed(frame: Frame): Frame {
  const [unit] = frame.units.flatMap((word) => unitsOfWord[word].wind ?? []);
  const number = frame.unused.find(isNumber);
  if (!frame.isWay || unit === undefined || unit === 'bft' || number === undefined) return frame;
  const speedMs = inUnitOf('windSpeed', 0, Number(number.replace(',', '.')), unit);
  // The unit by itself was taken for the wind.
  const kinds = frame.kinds.join() === 'wind' ? (['wind', 'waves'] as const) : frame.kinds;
  return { ...frame, ...defined({ speedMs }), kinds, unused: frame.unused.filter((word) => word !== number) };
}

type Shore = Extract<Condition, { kind: 'sector' }>;
const isShore = (part: ConditionPart): part is Shore => part.kind === 'sector' && isOfShore(part);

/** `Is the wind offshore at Croyde tomorrow?`: the one side of the shore that is named is asked after, and no direction. */
function withShoreAsked({ conditional }: OpenSentence, frame: Frame): Frame {
  const { state, kinds, limit } = frame;
  if (state !== 'direction' || kinds.join() !== 'wind' || limit) return frame;
  const sides = conditional().flatMap(({ slots }) => slots.conditions?.filter(isShore) ?? []);
  const [side, ...others] = sides.filter((one, at) => sides.findIndex(({ fromDeg }) => fromDeg === one.fromDeg) === at);
  if (!side || others.length > 0) return frame;
  const { state: _, ...open } = frame;
  return { ...open, limit: side };
}

/** `Will there be a mistral tomorrow? We want to sail`: a wind that is asked after is no limit of the pursuit, and told before it. */
function withWindAsked({ conditional, tokens }: OpenSentence, frame: Frame): Frame {
  const { conditions = [] } = frame;
  if (conditions.every(({ kind }) => kind !== 'preset')) return frame;
  const clauses = clausesOf(tokens);
  const isPut = ({ slots, from }: Fragment): boolean => {
    const next = tokens.find((_, at) => clauses[at]! > clauses[from]!);
    return slots.asks === 'yes-no' || /[?？]/.test(next?.gap ?? '');
  };
  const asked = new Set(conditional().flatMap((one) => (isPut(one) ? (one.slots.conditions ?? []) : [])));
  const limit = conditions.find((one) => one.kind === 'sector' && !one.isOfShore && asked.has(one));
  if (limit?.kind !== 'sector') return frame;
  return {
    ...frame,
    kinds: ['wind'],
    limit,
    isToldBehind: true,
    conditions: conditions.filter((one) => one !== limit),
  };
}

/** `Waves over 2 m tomorrow?`: of a day it is asked whether, not when; of a sill at a time, how much water it has. */
function asksOfLimit(sentence: OpenSentence, frame: Frame, plain: Frame): boolean {
  const { asks, kinds, time, days, conditions = [] } = frame;
  const isDepth = time !== undefined && asks !== 'when' && conditions.some(({ kind }) => kind === 'sill-height');
  if (isDepth || kinds.includes('height')) return saysLimit(sentence);
  const isPut = sentence.asked.some(({ from, slots }) => from === 0 && slots.asks === 'yes-no');
  const isQuestion = endsAsQuestion(sentence.text);
  const isNamed = asks === 'how-high' && sentence.conditional().some(({ slots }) => slots.asks === 'yes-no');
  if (asks !== 'yes-no' && (asks !== undefined || !(isPut || isQuestion)) && !isNamed) return false;
  // `Is there a mistral tomorrow?`, but neither until when nor on which day.
  const isOneDay = plain.after === undefined && !days.some((day) => isPeriod(day) && day.kind !== 'weekend');
  const isFromThere =
    conditions[0]?.kind === 'sector' && /^(direction|present|windy|turning)?$/.test(plain.state ?? '');
  return saysLimit(sentence) || (isOneDay && isFromThere);
}

/** `Rain at Búzios`, `at Pipa`: whether the place that the reading without conditions has is all that there is of conditions. */
function isOfPlace(
  { tokens, conditional }: OpenSentence,
  best: Frame,
  { places: [place], isPlaceLed }: Frame,
): boolean {
  const said = conditional().filter(({ slots }) => slots.conditions !== undefined);
  const isName = ({ from, to }: Fragment): boolean => to === from + 1 && tokens[from]!.text === place?.text;
  return isPlaceLed && best.places.length === 0 && said.every(isName);
}

/** `Wind from the north at Sylt`: whether the reading without conditions takes the direction for the first word of an unknown name. */
function isInName({ tokens, names, conditional }: OpenSentence, plain: Frame): boolean {
  const name = nameIn(plain);
  if (name === undefined || names.isName(name)) return false;
  const [first, second] = tokenize(name);
  const coversName = ({ slots, from, to }: Fragment): boolean =>
    to - from > 2 &&
    tokens[to - 1]?.folded === first?.folded &&
    slots.conditions?.some(({ kind }) => kind === 'sector') === true;
  return second !== undefined && conditional().some(coversName);
}

/** Whether conditions have numbers other than hours: `over 8 bft`, but not `windy`. */
export function saysLimit({ tokens, conditional }: OpenSentence): boolean {
  return conditional().some(
    ({ slots, from, to }) =>
      slots.conditions?.some(({ kind }) => kind !== 'time') === true &&
      tokens.slice(from, to).some(({ isNumber }) => isNumber),
  );
}

/** `Will there be gusts over 8 bft`: that there are any is no yes to that, and how strong they get answers it. */
function withoutPresence({ state, ...frame }: Frame, { conditions = [] }: Frame): Frame {
  const asksAny = state === 'present' || state === 'windy';
  const isLimited = asksAny && frame.kinds.some((kind) => isSaidBy(kind, conditions));
  return { ...frame, ...(state !== undefined && !isLimited && { state }) };
}

/** The frames of a sentence that may add to the conditions of a question; one that says more asks anew. */
export function continuedFramesOf(text: string, context: SentenceContext): readonly Frame[] {
  const conditional = readConditional(text, context);
  const [best] = conditional;
  const adds =
    best?.conditions !== undefined &&
    best.asks === undefined &&
    best.kinds.length + best.places.length === 0 &&
    best.unused.every(isNumber) &&
    !best.conditions.every((part) => isInstant(part) || part.kind === 'phase');
  const plain = framesOf(text, context);
  // `And the weekend after?` is about those days, and `at weekends` about each of them.
  const isDaySpan = plain[0]?.days[0]?.kind === 'count' && best?.conditions?.every(({ kind }) => kind === 'weekday');
  return adds && !isDaySpan ? conditional : plain;
}

/** The option of a form, in notation or words, with days and unread words. Throws the problem `conditions-unknown`. */
export function readConditionOption(options: Readonly<Record<string, string>>, sentences: SentenceContext) {
  const { conditions: text } = options;
  if (text === undefined || parseConditions(text).wrong.length === 0) return { options, unused: [] };
  // A form joins what was chosen, in the notation, with what was typed.
  const terms = text.split(',');
  const isNotation = (term: string): boolean => parseConditions(term).wrong.length === 0;
  const words = terms.filter((term) => !isNotation(term)).join(',');
  const [frame] = readConditional(words, sentences).map(withWarnings);
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
