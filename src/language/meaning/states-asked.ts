import { weatherStates, type AskedState } from '../../domain/question/index.ts';
import type { Kind, QuestionForm, Slots, Superlative } from '../lexicon/slots.ts';

/** Kinds all of whose words name what there may be none of: `is it raining?`; for others lexicons tell, `fog` from `visibility`. */
const mayBeAbsent: ReadonlySet<Kind> = new Set(['rain']);

/** Kinds that a day has or has not: `full moon tonight?`; `the next full moon?` asks for its day. */
const phases: ReadonlySet<Kind> = new Set(['full-moon', 'new-moon']);

/** Kinds of which there may be some: `will there be any swell?`. */
const mayBePresent: ReadonlySet<Kind> = new Set(['rain', 'fog', 'wind', 'gust', 'waves', 'swell']);

/**
 * The state that a sentence asks after. `When is it calm` and `how windy` ask for no yes or no, and `the calmest day` compares
 * days; `fog tomorrow?` asks whether there is any, and `fog tomorrow` for how much. `Will it rain or stay dry` is answered by
 * neither yes nor no.
 */
export function statesAsked(
  slots: readonly Slots[],
  {
    kinds,
    asks,
    isQuestion,
    isEither,
    superlative,
  }: {
    readonly kinds: readonly Kind[];
    readonly asks: QuestionForm | undefined;
    readonly isQuestion: boolean;
    /** One thing or another is asked after. */
    readonly isEither: boolean;
    readonly superlative: Superlative | undefined;
  },
): AskedState | undefined {
  const states = slots.flatMap((slot) => slot.state ?? []);
  // `Can I walk over now or is the way flooded`: no tide says either.
  if (isEither) return states.find((state) => state === 'passable');
  // `Is there a rough sea` asks for more than whether there is any.
  const said = states.find((state) => state !== 'present') ?? states[0];
  const isOfDay = asks === 'yes-no' || (isQuestion && slots.some(({ days }) => days !== undefined));
  if (said === 'springs' || said === 'neaps') return isOfDay && superlative === undefined ? said : undefined;
  if (said !== undefined && !isOfWeather(said)) return said;
  if (asks === 'when' && said !== undefined && superlative === undefined) return becoming[said];
  if (asks === 'when' || asks === 'how-high' || superlative !== undefined) return undefined;
  if (said !== undefined && said !== 'present') return said;
  if ((isOfDay || said === 'present') && kinds.some((kind) => phases.has(kind))) return 'present';
  const isOfAny = kinds.some((kind) => (said === 'present' ? mayBePresent : mayBeAbsent).has(kind));
  return isQuestion && isOfAny ? 'present' : undefined;
}

/** `When does the sun come out`, `when will it be dry`: the way that cloud and rain go until then. */
const becoming: Readonly<Partial<Record<AskedState, AskedState>>> = {
  sunny: 'falling',
  cloudy: 'rising',
  dry: 'falling',
};

function isOfWeather(state: AskedState): boolean {
  return weatherStates.some((one) => one === state);
}
