import type { AskedState, Courtesy, PartOfDay } from '../../domain/question/index.ts';
import type { CivilDate } from '../../domain/time.ts';
import type { Condition } from '../../domain/windows/index.ts';
import type { DayExpression } from '../dates/day-expression.ts';
import type {
  Change,
  DigestGroup,
  Kind,
  QuestionForm,
  RelativeTime,
  Step,
  Superlative,
  UnitWord,
  WaterEntry,
} from '../lexicon/slots.ts';
import type { Correction } from '../lexicon/typos.ts';
import type { ConditionPart } from './condition-part.ts';
import type { PlaceCandidate } from '../names/place-candidates.ts';

/** The meaning of a sentence. Slots that it leaves open are filled from the conversation, home and defaults. */
export type Frame = {
  /** BCP 47 tag of the language it was asked in; absent where every language says so. */
  readonly language?: string;
  /** Everything asked for, in the order of the sentence; none where only a place or a day was named. */
  readonly kinds: readonly Kind[];
  /** What its words ask for instead, behind an answer about that: `the setting` of the Moon. */
  readonly after?: readonly Kind[];
  /** Kinds of the terms that were explained behind the last answer. */
  readonly explained?: readonly Kind[];
  readonly asks?: QuestionForm;
  /** Names to look for, one after the other; none where no place was named. */
  readonly places: readonly PlaceCandidate[];
  readonly days: readonly DayExpression[];
  /** It says which days it is not about, and no others: `not on Sundays`. */
  readonly rejectsDays?: true;
  /** `HH:MM` on the clock of the place, or open, see `time-notation.ts`. */
  readonly time?: string;
  /** Further times, where several are answered. */
  readonly moreTimes?: readonly string[];
  readonly part?: PartOfDay;
  /** The part of each day, in the order of `days`, where they have different ones. */
  readonly parts?: readonly PartOfDay[];
  /** From the moment of the question on. */
  readonly when?: RelativeTime;
  readonly units: readonly UnitWord[];
  /** BCP 47 tag of the language to answer in, where one is named. */
  readonly answerIn?: string;
  /** `12` or `24` hours. */
  readonly clock?: string;
  /** In capitals, as it was written. */
  readonly datum?: string;
  /** The level that the water is to be above or below. */
  readonly heightM?: number;
  readonly count?: number;
  /** Which one is asked about of several: of the waters of a day, or of the digests. */
  readonly entry?: WaterEntry;
  /** The state of the tide or of the weather that is asked after. */
  readonly state?: AskedState;
  /** What is asked to be above or below a number: `does the wind exceed 20 knots`. */
  readonly limit?: Condition;
  /** Which of the days is asked for. */
  readonly superlative?: Superlative;
  /** `when does it set?`: whether the sun or moon that was asked about goes up or down. */
  readonly verb?: string;
  /** The time of a digest by an event, as digests take it: `low tide-60m`. */
  readonly offset?: string;
  /** How it changes what was set up before. */
  readonly change?: Change;
  /** Digests and alerts that are changed together. */
  readonly every?: DigestGroup;
  /** What is high or rises is only called `it`: the sea, or what was asked about before. */
  readonly isOfIt?: true;
  /** About the time of the last answer: `what is the wind then?`. */
  readonly isThen?: true;
  /** From the last answer on, with its words as they were written. */
  readonly step?: { readonly to: Step; readonly words: string };
  /** Id of the place that was asked about before this one. */
  readonly placeBefore?: string;
  /** The days that were asked about before these, of the same place; none for today. */
  readonly daysBefore?: readonly DayExpression[];
  /** The day that the answer found, of the next full moon or the strongest wind. */
  readonly dayFound?: CivilDate;
  /** Conditions of a question about windows; none in any other. */
  readonly conditions?: readonly ConditionPart[];
  /** Names of further places that the same is asked about. */
  readonly otherPlaces: readonly string[];
  /** `and tomorrow?`, `what about …`: begins like something that goes on. */
  readonly isContinued: boolean;
  /** The place stands behind a preposition: `for Roscoff`. */
  readonly isPlaceLed: boolean;
  /** The place says which of several is meant: `the Welsh one`. */
  readonly isOneOf: boolean;
  /** The place says where the last one is: `it’s on Skye`. */
  readonly isWhere?: true;
  /** Names of terms to be explained, or words that are none. */
  readonly terms?: readonly string[];
  /** Said beside a question, or instead of one. */
  readonly courtesies: readonly Courtesy[];
  /** Words that were read as others. */
  readonly corrections: readonly Correction[];
  /** Words that mean something and were of no use, as they were written; to be named in the answer. */
  readonly unused: readonly string[];
  /** A word that turns its meaning is among them: there is no yes to it. */
  readonly isTurned?: true;
  /** Words that ask for what there are no data about, as they were written. */
  readonly lacking: readonly string[];
  /** To compare readings of one text. */
  readonly score: number;
};
