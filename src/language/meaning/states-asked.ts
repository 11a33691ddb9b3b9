import { weatherStates, type AskedState, type TideState } from '../../domain/question/index.ts';
import type { Kind, QuestionForm } from '../lexicon/slots.ts';
import type { Heard, QuestionForms } from './heard.ts';
import { wayOf } from './verbs.ts';
import type { Fragment } from '../lexicon/fragments.ts';

/** The state that is asked after, whether only its words about this moment say so, and the way that is to be crossed. */
export function stateOf(heard: Heard, form: QuestionForms) {
  const { first, kinds } = heard;
  const { asks, isQuestion, isEither, verb } = form;
  const isNow = first.when === 'now';
  const said = stateSaid(heard, form);
  const way = wayAcross(heard, form, said);
  if (way !== undefined) return { state: way === 'bar' ? undefined : ('passable' as const), way, isOfMoment: false };
  const isAsked = asks ?? (isQuestion && isNow ? ('yes-no' as const) : undefined);
  const ofMoment = said === 'afloat' ? undefined : stateOfMoment(heard, { asks: isAsked, time: first.time, isNow });
  const isOfTide = kinds.includes('rising') || kinds.includes('tide');
  const ofVerb = isOfTide && !isEither ? wayOf(verb) : undefined;
  const state = said ?? ofMoment ?? ofVerb ?? stateInPart(heard, form);
  return { state, way, isOfMoment: ofMoment !== undefined };
}

type Way = 'walk' | 'bed' | 'bar';

/** What is said of a way whose own words ask for nothing. */
export const kindsOfWays: Readonly<Partial<Record<Way, readonly Kind[]>>> = {
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
  // From one place to another leads a passage, but not on foot.
  const isCrossed = verb === 'cross' && (place?.others ?? []).length === 0;
  if ((verb === 'walk' || isCrossed) && kinds.length === 0 && place !== undefined && isAskedFor) return 'walk';
  if (state !== 'passable') return undefined;
  return fragments.some(({ role, value }) => role === 'other' && value === 'bar') ? 'bar' : 'bed';
}

/** Kinds all of whose words name what there may be none of: `is it raining?`; for others lexicons tell, `fog` from `visibility`. */
const mayBeAbsent: ReadonlySet<Kind> = new Set(['rain']);

/** Kinds that a day has or has not: `full moon tonight?`; `the next full moon?` asks for its day. */
const phases: ReadonlySet<Kind> = new Set(['full-moon', 'new-moon']);

/** Kinds of which there may be some: `will there be any swell?`. */
const mayBePresent: ReadonlySet<Kind> = new Set(['rain', 'fog', 'wind', 'gust', 'waves', 'swell']);

/** The state that a sentence asks after: questions of when and how much, and comparisons, ask for no yes or no. */
function stateSaid({ slots, withData }: Heard, form: QuestionForms): AskedState | undefined {
  const { asks, isQuestion, isEither, superlative } = form;
  const states = slots.flatMap((slot) => slot.state ?? []);
  if (isEither) return states.find((state) => state === 'passable');
  const said = states.find((state) => state !== 'present') ?? states[0];
  const isOfDay = asks === 'yes-no' || (isQuestion && slots.some(({ days }) => days !== undefined));
  const isOfTides = said === 'springs' || said === 'neaps';
  if (isOfTides) return isOfDay && superlative === undefined ? said : undefined;
  if (said !== undefined && !weatherStates.some((one) => one === said)) return said;
  if (superlative !== undefined || asks === 'how-high') return undefined;
  if (asks === 'when') return said && becoming[said];
  return said === undefined || said === 'present' ? presenceAsked(withData, { said, isOfDay, isQuestion }) : said;
}

function presenceAsked(
  asked: readonly Fragment[],
  { said, isOfDay, isQuestion }: { said: 'present' | undefined; isOfDay: boolean; isQuestion: boolean },
): 'present' | undefined {
  const isAmong = (those: ReadonlySet<Kind>): boolean =>
    asked.some(({ slots: { kinds = [] } }) => kinds.some((kind) => those.has(kind)));
  const isOfPhase = (isOfDay || said === 'present') && isAmong(phases);
  return isOfPhase || (isQuestion && isAmong(said === 'present' ? mayBePresent : mayBeAbsent)) ? 'present' : undefined;
}

/** `When does the sun come out`, `when will it be dry`: the way that cloud and rain go until then. */
const becoming: Readonly<Partial<Record<AskedState, AskedState>>> = {
  sunny: 'falling',
  cloudy: 'rising',
  dry: 'falling',
};

/** `Is it ebb in Büsum at 11?`, `… this evening?`: of high and low water then, the state that is asked after. */
function stateOfMoment(
  { kinds, part }: Heard,
  { asks, time, isNow }: { asks: QuestionForm | undefined; time: string | undefined; isNow: boolean },
): TideState | undefined {
  const [only, ...others] = kinds;
  const isOfMoment = asks === 'yes-no' && (time !== undefined || isNow || typeof part === 'string');
  return isOfMoment && others.length === 0 && (only === 'high' || only === 'low') ? only : undefined;
}

/** `Is high tide before 10?`, `is there a low tide after 3?`: that of hours without a beginning or an end may be none. */
function stateInPart({ kinds, part }: Heard, { asks }: QuestionForms): 'high' | 'low' | undefined {
  const [only, ...others] = kinds;
  if (asks !== 'yes-no' || others.length > 0 || part === undefined || typeof part === 'string') return undefined;
  const isOpen = part[0] === 0 || part[1] >= 24;
  return isOpen && (only === 'high' || only === 'low') ? only : undefined;
}
