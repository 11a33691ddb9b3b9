import { weatherStates, type AskedState } from '../../domain/question/index.ts';
import kindTables from '../lexicon/kind-tables.json' with { type: 'json' };
import type { Kind } from '../lexicon/slots.ts';
import { kindIs } from '../traits.ts';
import type { Heard, QuestionForms } from './heard.ts';
import { isForecast } from './commands.ts';
import { wayOf } from './verbs.ts';
import type { Fragment } from '../lexicon/fragments.ts';

/** The state that is asked after, whether only its words about this moment say so, and the way that is to be crossed. */
export function stateOf(heard: Heard, form: QuestionForms) {
  const { kinds } = heard;
  const { isEither, verb } = form;
  const said = stateSaid(heard, form);
  const way = isThroughStrait(heard, form, said) ? 'strait' : wayAcross(heard, form, said);
  const isByBoat = way === 'bar' || way === 'strait';
  if (way !== undefined) return { state: isByBoat ? undefined : ('passable' as const), way, isMomentary: false };
  const { water, isMomentary } = waterAsked(heard, form, said);
  const asksTide = kinds.includes('rising') || kinds.includes('tide');
  const verbWay = asksTide && !isEither ? wayOf(verb) : undefined;
  return { state: said ?? (isMomentary ? water : (verbWay ?? water)), way, isMomentary };
}

/** Water asked of with yes or no: `is it ebb at 11?` of a moment, `is high tide before 10?` of hours open at an end. */
function waterAsked(
  { first: { when, time }, kinds: [only, ...others], part }: Heard,
  { asks, isQuestion }: QuestionForms,
  said: AskedState | undefined,
) {
  const isNow = when === 'now';
  const isAlone = others.length === 0 && (only === 'high' || only === 'low');
  const isAsked = asks === 'yes-no' || (asks === undefined && isQuestion && isNow);
  const isMomentary =
    isAlone && said !== 'afloat' && isAsked && (time !== undefined || isNow || typeof part === 'string');
  // There may be none in such hours.
  const isOpen = typeof part === 'object' && (part[0] === 0 || part[1] >= 24);
  return { water: isMomentary || (isAlone && isOpen && asks === 'yes-no') ? only : undefined, isMomentary };
}

type Way = 'walk' | 'bed' | 'bar' | 'strait';

/** What is said of a way whose own words ask for nothing. */
export const kindsOfWays: Readonly<Partial<Record<Way, readonly Kind[]>>> = {
  walk: ['low'],
  bar: ['waves', 'tide'],
  strait: ['current', 'wind', 'waves'],
};

/** `When to go through Portland Race?`, which nobody does on foot. */
function isThroughStrait({ isAtStrait, kinds, conditions }: Heard, { asksWhen }: QuestionForms, state?: AskedState) {
  return isAtStrait && (state === 'passable' || (asksWhen && kinds.length + conditions.length === 0));
}

/** Where a way that is asked after leads: over the bed of the sea, `can I walk across Morecambe Bay?`, or over a bar by boat. */
function wayAcross(
  { place, isAtBar, kinds, fragments }: Heard,
  { asks, asksWhen, verb }: QuestionForms,
  state: AskedState | undefined,
): Way | undefined {
  // From one place to another on foot: `von Cuxhaven nach Neuwerk laufen`.
  const isAskedFor = asksWhen || asks === 'yes-no' || place?.isWay === true;
  const isOverBar = isAtBar || fragments.some(({ role, value }) => role === 'other' && value === 'bar');
  // From one place to another leads a passage, but not on foot.
  const isCrossed = verb === 'cross' && (place?.others ?? []).length === 0;
  const isOpen = kinds.length === 0 || (asks === 'yes-no' && kinds.every((kind) => kind === 'low'));
  if ((verb === 'walk' || isCrossed) && isOpen && place !== undefined && isAskedFor) return isAtBar ? 'bar' : 'walk';
  if (state !== 'passable') return undefined;
  return isOverBar ? 'bar' : 'bed';
}

export function isCourse(state: AskedState | undefined): boolean {
  return state === 'falling' || state === 'rising';
}

/** Whether it is about something of the forecast, and not all of it. */
function isOfWeather(kinds: readonly Kind[]): boolean {
  return kinds.length > 0 && kinds.every((kind) => isForecast(kind) && kind !== 'weather');
}

/** The states that are said; `until when?` behind another answer has none of its own beside a wind. */
function statesOf(slots: Heard['slots'], isOfForecast: boolean): readonly AskedState[] {
  return slots.flatMap(({ state, after }) => (isOfForecast && after ? [] : (state ?? [])));
}

/** What rises or falls before what there is; of `dry across the flats` the way is dangerous, and no rain; no wind says whether it floods. */
function mainState(states: readonly AskedState[]): AskedState | undefined {
  if (states.includes('flooded')) return 'flooded';
  const isWay = states.includes('passable');
  const isSaid = (state: AskedState): boolean => state !== 'present' && !(isWay && state === 'dry');
  return states.find(isCourse) ?? states.find(isSaid) ?? states[0];
}

/** The state that a sentence asks after: questions of when and how much, and comparisons, ask for no yes or no. */
function stateSaid(heard: Heard, form: QuestionForms): AskedState | undefined {
  const { slots, kinds } = heard;
  const { asks, isQuestion, isEither, superlative } = form;
  const states = statesOf(slots, form.asksUntil && kinds.every(isForecast));
  if (isEither) return states.find((state) => state === 'passable' || state === 'sheltered');
  const said = mainState(states);
  const isDaily = asks === 'yes-no' || (isQuestion && slots.some(({ days }) => days !== undefined));
  if (said === 'springs' || said === 'neaps') {
    if (isDaily && superlative === undefined) return said;
    return said === 'neaps' ? 'next-neaps' : undefined;
  }
  if (isCourse(said) && asks === 'how-high' && kinds.every(isForecast)) return undefined;
  if (said !== undefined && !weatherStates.some((one) => one === said)) return said;
  return superlative !== undefined || asks === 'how-high' ? undefined : weatherState(heard, form, { said, isDaily });
}

function weatherState(
  { withData, kinds }: Heard,
  { asks, asksUntil, isQuestion }: QuestionForms,
  { said, isDaily }: { said: AskedState | undefined; isDaily: boolean },
): AskedState | undefined {
  // `When does the moon rise, and is it clear?`: the time is of the moon.
  if ((asks === 'when' || asksUntil) && isOfWeather(kinds))
    return asksUntil ? ending[said ?? 'present'] : said && becoming[said];
  return said === undefined || said === 'present' ? presenceAsked(withData, { said, isDaily, isQuestion }) : said;
}

function presenceAsked(
  asked: readonly Fragment[],
  { said, isDaily, isQuestion }: { said: 'present' | undefined; isDaily: boolean; isQuestion: boolean },
): 'present' | undefined {
  const isAmong = (test: (kind: Kind) => boolean): boolean =>
    asked.some(({ slots: { kinds = [] } }) => kinds.some(test));
  const isPhase = (isDaily || said === 'present') && isAmong(kindIs.phase);
  return isPhase || (isQuestion && isAmong(said === 'present' ? kindIs.mayBePresent : kindIs.mayBeAbsent))
    ? 'present'
    : undefined;
}

type Ways = Readonly<Partial<Record<AskedState, AskedState>>>;
/** `When does the sun come out`, `when will it be dry`: the way that cloud and rain go until then. */
const becoming = kindTables.becoming as Ways;
/** `How long does it stay dry?`: the way that ends it. */
const ending = kindTables.ending as Ways;
