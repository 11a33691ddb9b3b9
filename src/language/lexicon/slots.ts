import { aspectNames, type AskedState, type Courtesy, type PartOfDay } from '../../domain/question/index.ts';
import { skyMoments } from '../../domain/schedule/index.ts';
import { unitSystems, type Units, type UnitSystem } from '../../domain/units.ts';
import { oneOf } from './captures.ts';
import type { DayExpression } from '../dates/day-expression.ts';
import { sunTimes, type SunTime } from '../dates/time-notation.ts';
import type { Condition, PresetName, Range } from '../../domain/windows/index.ts';
import words from './unit-words.json' with { type: 'json' };

/** What can be asked for and is more than a command that is called so, by the name that lexicons call it. */
export const kinds = [
  'today',
  'tide',
  ...aspectNames.tide,
  'weather',
  ...aspectNames.weather,
  ...aspectNames.sea,
  ...aspectNames.stream,
  'sun',
  ...aspectNames.sun,
  'moon',
  ...aspectNames.moon,
  'stations',
  'warnings',
  'calendar',
  'settings',
  'home',
  'save',
  'forget-home',
  'digest',
  'help',
  'about',
  'accuracy',
  'explain',
  'courtesy',
] as const;
/** A command without more, by its name behind a slash: `/privacy`. */
export type Kind = (typeof kinds)[number] | `/${string}`;

/** The kinds of a list, with blanks or plus signs. */
export function kindsIn(list: string): readonly Kind[] {
  return list.split(/[ +]/).map((kind) => (isCommand(kind) ? kind : oneOf(kinds, kind)));
}

export function kindTable(table: Readonly<Record<string, string>>): Readonly<Record<string, readonly Kind[]>> {
  return Object.fromEntries(Object.entries(table).map(([key, list]) => [key, kindsIn(list)]));
}

export function isCommand(kind: string): kind is `/${string}` {
  return kind.startsWith('/');
}

/** What happens at an instant of a day, at which a forecast may be asked for. */
export const eventKinds = ['high', 'low', 'next-high', 'next-low', 'golden-hour', 'blue-hour', ...skyMoments] as const;
export type EventKind = (typeof eventKinds)[number];
/** An event, or so many minutes after it, there or at another port: `high-120`, `high+60 Dover`. */
export type EventTime = EventKind | `${EventKind}${'+' | '-'}${string}`;

/** The parts of such a time; `undefined` of any other text. */
export function eventTimeOf(text = '') {
  const [, name, minutes = 0, port] = /^([a-z-]+?)(?:([+-]\d+)(?: (.+))?)?$/.exec(text) ?? [];
  const event = eventKinds.find((one) => one === name);
  return event && { event, offsetMin: Number(minutes), port };
}

export type UnitWord = keyof typeof words | UnitSystem;
/** The units that each word for them means. */
export const unitsOfWord = { ...words, ...unitSystems } as Readonly<Record<UnitWord, Partial<Units>>>;
export const unitWords = Object.keys(unitsOfWord) as UnitWord[];

/** How a question is put: `is it …?`, `when …?`, `how long …?`, `how high …?`. */
export const questionForms = ['yes-no', 'when', 'until', 'how-high'] as const;
export type QuestionForm = (typeof questionForms)[number];

/** Times from the moment of the question on, `right now`, `later`, `in the next 3 hours`, and from a time that the sun tells, or until it. */
export type RelativeTime = 'now' | 'later' | `within ${number}` | `${'from' | 'until'} ${SunTime}`;

export function relativeTimeOf(text: string | undefined): RelativeTime | undefined {
  if (text === 'now' || text === 'later' || hoursOfSun(text)) return text as RelativeTime;
  const hours = hoursWithin(text);
  return hours === undefined ? undefined : `within ${hours}`;
}

export function hoursWithin(text: string | undefined): number | undefined {
  const [, hours] = /^within (\d{1,2})$/.exec(text ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours);
}

/** `from sunset`: on which side of what time the hours are; `undefined` for any other text. */
export function hoursOfSun(text: string | undefined): { readonly side: string; readonly time: string } | undefined {
  const [side = '', time = ''] = text?.split(' ') ?? [];
  const isSunSide = (side === 'from' || side === 'until') && sunTimes.some((one) => one === time);
  return isSunSide ? { side, time } : undefined;
}

/** A superlative, for which the days that are asked about are compared: `the biggest`, `the least wind`, `the best day`; places also by time: `where is it high first?`. */
export const superlatives = ['most', 'least', 'best', 'first', 'last'] as const;
export type Superlative = (typeof superlatives)[number];

/** How a sentence changes what was set up before: `add wind`, `only weekends`, `make that 7`, `cancel that`, `pause it`. */
export const changes = ['add', 'only', 'instead', 'cancel', 'pause', 'resume'] as const;
export type Change = (typeof changes)[number];

/** A step from the last answer on: so many answers or minutes, an entry of those it has, or which of several. */
export type Step = { readonly by: number } | { readonly minutes: number } | { readonly entry: Entry } | WhichOf;
export type WhichOf = 'which' | 'which-day';

/** So many minutes later, earlier where negative: `30 minutes is enough`, `lieber eine Stunde vorher`. */
export function minutesOf(step: Step | undefined): number | undefined {
  return typeof step === 'object' && 'minutes' in step ? step.minutes : undefined;
}

/** Digests and alerts that are meant together: every one of a kind, every one, and the two that there are; `once` is one that comes a single time. */
export const digestGroups = ['alerts', 'digests', 'all', 'both', 'once'] as const;
export type DigestGroup = (typeof digestGroups)[number];

/** Which of several is meant, counted from 1. */
export type Entry = number | 'last';
/** Of the waters of a day; without a day, `latest` is the one that was last. */
export type WaterEntry = Entry | 'latest';

/** The part of a frame that a fragment of a sentence fills. */
export type Slots = {
  readonly kinds?: readonly Kind[];
  readonly asks?: QuestionForm;
  readonly days?: readonly DayExpression[];
  /** So many days from today on are meant where none are named: a calendar is not of one. */
  readonly usualDays?: number;
  /** `HH:MM` on the clock of the place, or open, see `time-notation.ts`. */
  readonly time?: string;
  /** The others of several times, `at 9, 12 and 15`. */
  readonly moreTimes?: readonly string[];
  readonly part?: PartOfDay;
  /** Of days that are a span the hours of the first and of the last of them. */
  readonly parts?: readonly PartOfDay[];
  readonly when?: RelativeTime;
  readonly unit?: UnitWord;
  /** BCP 47 tag of the language to answer in. */
  readonly answerIn?: string;
  /** `12` or `24` hours. */
  readonly clock?: string;
  /** As it was written, in capitals. */
  readonly datum?: string;
  /** A level to be above or below, metres. */
  readonly heightM?: number;
  readonly count?: number;
  /** The kinds that the words ask for behind an answer about these. */
  readonly after?: readonly Kind[];
  readonly entry?: WaterEntry;
  readonly state?: AskedState;
  readonly superlative?: Superlative;
  /** A superlative where days or places are compared: `is it bigger on Saturday or on Sunday?`, `which one is calmer?` */
  readonly comparative?: Superlative;
  /** What is asked is compared with what stands behind: `higher than`. */
  readonly isThan?: true;
  /** `low tide-60m` */
  readonly offset?: string;
  /** Of whose water an offset is, where it is another port than the place. */
  readonly port?: string;
  readonly change?: Change;
  readonly every?: DigestGroup;
  readonly step?: Step;
  readonly conditions?: readonly ConditionPart[];
  /** Names of terms to be explained, words that are none, or amounts wanted in other units, `25 kn`. */
  readonly terms?: readonly string[];
  readonly courtesy?: Courtesy;
  /** What is asked is asked about the water: `the water at Brighton, how warm is it?`. */
  readonly isOfWater?: true;
  /** The weather is asked for out at sea, where wind and waves count. */
  readonly isAtSea?: true;
  /** The sea is named, and may be all that is asked about: `la mer demain`. */
  readonly isSea?: true;
  /** A word for the draught of a boat, beside which a height is that. */
  readonly isDraught?: true;
  /** A forecast, of the weather where nothing else is named beside it: `high tide forecast`. */
  readonly isForecast?: true;
  /** What rises or falls is only called `it`. */
  readonly isOfIt?: true;
  /** Words before a place that mean another one somewhere beside it: `nördlich von`. */
  readonly isAside?: true;
  /** It is asked of now, where no time is named: `is it raining?`. */
  readonly isPresent?: true;
  /** What is left of it is meant: `how much will it still rise?`. */
  readonly isLeft?: true;
  /** There are no data for what these words ask. */
  readonly lacksData?: true;
};

/** A condition as a phrase says it; a sill is said in parts. */
export type ConditionPart = Condition | SillPart | PresetPart | NamedPart | WatchPart | AlterPart | JudgedPart;

type PresetPart = { readonly kind: 'preset'; readonly name: PresetName };

/** A condition that has a name: a gale, frost, the waves of a beginner. */
export type NamedPart = { readonly kind: 'named'; readonly condition: Condition };

/** `Tell me when …` keeps watch, `also at night` at any hour; `tell me when is …` asks for an answer now, and `too windy to …` for the verdict by the limits. */
type WatchPart = { readonly kind: 'watch' | 'ask-now' | 'any-hour' };

/** `Too windy to paddle`, `enough swell`: what is to be judged by the limits of a pursuit, for whom they are stricter, and a warmth of the air or of the water that one goes into. */
type JudgedPart =
  | { readonly kind: 'judged'; readonly amount: AskedState; readonly of: Kind }
  | { readonly kind: 'learner'; readonly isNovice?: true }
  | { readonly kind: 'warmth'; readonly range: Range };

/** `Change alert 2 to …`; without a number the only one. */
type AlterPart = { readonly kind: 'alter'; readonly number?: number };

/** A part of what a ship needs over a sill or bar: its height above the datum, the draught, the water below the keel, or all of it. */
export type SillPart =
  | { readonly kind: 'bar'; readonly isSill?: boolean }
  | { readonly kind: 'sill-height' | 'draught' | 'margin' | 'water'; readonly metres: number };
