import { askedStates } from '../../domain/question/index.ts';
import type { Clock } from '../../domain/units.ts';
import { parseConditions, writeConditions, writePreset, type Condition } from '../../domain/windows/index.ts';
import { defined, nonEmpty } from '../../lib/defined.ts';
import { parseDays } from '../dates/day-notation.ts';
import { today, type DayExpression } from '../dates/day-expression.ts';
import { parsePart, parseParts, writePart } from '../dates/time-notation.ts';
import { eventTimeOf, kinds, relativeTimeOf, superlatives, unitWords } from '../lexicon/slots.ts';
import type { ConditionPart, EventTime, Kind, UnitWord, WaterEntry } from '../lexicon/slots.ts';
import { commandOf, type CommandName } from '../meaning/commands.ts';
import type { Frame } from '../meaning/frame.ts';
import type { PlaceCandidate } from '../scoring/place-candidates.ts';

/** Options as they were typed or written: those of requests, those that list what a message asks beside them, and a pursuit. */
export type WrittenOptions = Readonly<Partial<Record<RequestOption | 'also' | 'preset', string>>>;

/** A command with its options, as a button carries them: texts in no language. */
export type SentenceRequest = {
  readonly command: CommandName;
  readonly options: Readonly<Partial<Record<RequestOption, string>>>;
};

export type RequestOption =
  | Exclude<keyof OptionSlots, 'heightM'>
  /** The height to be above or below, metres. */
  | 'level'
  | 'place'
  /** Further places that the same is asked about, with semicolons: commas are within names. */
  | 'alsoAt'
  | 'way'
  /** As `writeDays` writes them, several with commas, and the number of days from the first on. */
  | 'day'
  | 'days'
  /** The times that are compared, see `rival-times.ts`, and whether it is asked whether the first has more, or less. */
  | 'rivals'
  | 'claim'
  /** Aspects of the command that are asked for, with commas: `sunset`, `next-high`; absent where all of it is. */
  | 'aspect'
  | 'unit'
  /** Terms to be explained, and words to a bot, with commas. */
  | 'term'
  | 'courtesy'
  /** As `writeConditions` writes them, and that a word is not understood which turns their meaning. */
  | 'conditions'
  | 'turned'
  /** Of a digest its weekdays or its only day, its hours, the day until which it pauses, its command and further ones; of an alert its number and notice. */
  | 'weekdays'
  | 'once'
  | 'hours'
  | 'until'
  | 'what'
  | 'adds'
  | 'number'
  | 'lead'
  /** Whether its other conditions are `kept`, or a digest beside the one that it is like. */
  | 'others'
  /** Of settings, and of a saved place. */
  | 'language'
  | 'clock'
  | 'units'
  | 'height'
  | 'wind'
  | 'temperature'
  | 'name';

export const placeSeparator = ';';

/** The datum of charts, another one in each country; as a setting it is what is shown where none is chosen. */
export const chartDatum = 'CD';

/** How slots are read from the options of their names; `undefined` of a value that is none. */
const readers = {
  time: String,
  moreTimes: (text: string) => text.split(','),
  part: parsePart,
  parts: parseParts,
  datum: String,
  heightM: numberOf(Number.isFinite),
  speedMs: numberOf(Number.isFinite),
  count: numberOf(Number.isInteger),
  entry: entryOf,
  state: memberOf(askedStates),
  event: (text: string) => (eventTimeOf(text) ? (text as EventTime) : undefined),
  limit: (text: string) => parseConditions(text).conditions[0],
  superlative: memberOf(superlatives),
} as const;

type OptionSlots = { readonly [Slot in keyof typeof readers]?: NonNullable<ReturnType<(typeof readers)[Slot]>> };

/** How slots are written that are no text, number or list of them. */
const writers: { readonly [Slot in keyof OptionSlots]?: (value: never) => string } = {
  part: writePart,
  parts: (parts: NonNullable<OptionSlots['parts']>) => parts.map(writePart).join(','),
  limit: (limit: Condition) => writeConditions([limit]),
};

function optionOf(slot: keyof OptionSlots): RequestOption {
  return slot === 'heightM' ? 'level' : slot;
}

export function slotsIn(options: WrittenOptions): OptionSlots {
  const read = Object.entries(readers).map(([slot, reader]) => {
    const text = options[optionOf(slot as keyof OptionSlots)];
    return [slot, text === undefined ? undefined : reader(text)];
  });
  return defined(Object.fromEntries(read) as OptionSlots);
}

export function optionsFor(frame: Frame, ...slots: readonly (keyof OptionSlots)[]): SentenceRequest['options'] {
  const written = slots.flatMap((slot) => {
    const value = frame[slot];
    return value === undefined ? [] : [[optionOf(slot), (writers[slot] ?? String)(value as never)]];
  });
  return Object.fromEntries(written) as SentenceRequest['options'];
}

function numberOf(isRight: (value: number) => boolean): (text: string) => number | undefined {
  return (text) => [Number(text)].find(isRight);
}

function memberOf<Text extends string>(known: readonly Text[]): (text: string) => Text | undefined {
  return (text) => known.find((one) => one === text);
}

function entryOf(text: string): WaterEntry | undefined {
  if (text === 'last' || text === 'latest') return text;
  return [Number(text)].find((number) => Number.isInteger(number) && number > 0);
}

/** The clocks as the option `unit` of a question writes them, among units: `feet,24h`. */
const clocks: readonly (readonly [written: string, clock: Clock])[] = [
  ['12h', '12'],
  ['24h', '24'],
];

/** The option of a question for the units and the clock that its answer alone has. */
export function unitOption({ units, clock }: Frame): { readonly unit?: string } {
  const asked = [...units, ...clocks.flatMap(([written, one]) => (one === clock ? written : []))];
  return asked.length > 0 ? { unit: asked.join(',') } : {};
}

export function unitsAsked(option = ''): { readonly units: readonly UnitWord[]; readonly clock?: Clock } {
  const asked = option.split(',');
  const [, clock] = clocks.find(([written]) => asked.includes(written)) ?? [];
  return { units: unitWords.filter((word) => asked.includes(word)), ...(clock && { clock }) };
}

/** The frame of a request, from which a follow-up fills its gaps; `undefined` of a command that no sentence leads to. */
export function frameOf(
  { command, options }: { readonly command: { readonly name: string }; readonly options: WrittenOptions },
  place: Pick<PlaceCandidate, 'text' | 'asked'> | undefined,
  language?: string,
): Frame | undefined {
  const commands = [command.name, ...(options.also?.split(',') ?? [])];
  const aspects = options.aspect?.split(',').filter(isKind) ?? [];
  const whole = commands.filter((name) => !aspects.some((aspect) => commandOf(aspect) === name)).flatMap(kindCalled);
  const conditions = conditionsIn(options);
  if (whole.length + aspects.length + conditions.length === 0) return undefined;
  const { time, ...slots } = slotsIn(options);
  const when = relativeTimeOf(options.time) ?? relativeTimeOf(options.part);
  return {
    ...slots,
    ...defined({ language, when, time: when === undefined ? time : undefined, conditions: nonEmpty(conditions) }),
    ...(options.way && { isWay: true }),
    kinds: [...whole, ...aspects],
    places: place ? [{ ...place, unused: [] }] : [],
    otherPlaces: options.alsoAt?.split(placeSeparator) ?? [],
    days: daysIn(options),
    ...unitsAsked(options.unit),
    isContinued: false,
    isPlaceLed: false,
    isOneOf: false,
    courtesies: [],
    corrections: [],
    unused: [],
    lacking: [],
    score: 0,
  };
}

function conditionsIn({ conditions, preset }: WrittenOptions): readonly ConditionPart[] {
  const terms = [...(preset === undefined ? [] : [writePreset(preset)]), ...(conditions?.split(',') ?? [])];
  return terms.flatMap((term): readonly ConditionPart[] => {
    const read = parseConditions(term);
    return read.preset ? [{ kind: 'preset', name: read.preset }] : read.conditions;
  });
}

function isKind(text: string): text is Kind {
  return kinds.some((kind) => kind === text);
}

/** The kind that a command answers by itself; windows, and what is set up, have their own options. */
function kindCalled(name: string): readonly Kind[] {
  if (isKind(name)) return [name];
  return name === 'when' || name.includes(' ') ? [] : [`/${name}`];
}

/** Days that were typed into a form are not carried on. */
function daysIn({ day, days }: WrittenOptions): readonly DayExpression[] {
  const expressions = day?.split(',').flatMap((text) => parseDays(text) ?? []) ?? [];
  const [from = today] = expressions;
  return days === undefined ? expressions : [{ kind: 'count', from, days: Number.parseInt(days, 10) }];
}
