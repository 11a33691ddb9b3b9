import type { CivilDate } from '../../domain/time.ts';
import type { Condition } from '../../domain/windows/index.ts';
import type { Courtesy, PartOfDay } from '../../domain/question/index.ts';
import type { DayExpression } from '../dates/day-expression.ts';
import type { Rival } from './rivals.ts';
import type { EventTime, Kind, Slots, Step, Superlative, UnitWord, ConditionPart } from '../lexicon/slots.ts';
import type { Correction } from '../lexicon/typos.ts';
import type { PlaceCandidate } from '../scoring/place-candidates.ts';

/** The meaning of a sentence. Open slots come from the conversation, home and defaults; others are those of phrases. */
export type Frame = Subject & Places & Moment & Answering & SetUp & FollowUp & Residue;

type Subject = Pick<
  Slots,
  'after' | 'asks' | 'count' | 'entry' | 'heightM' | 'isOfIt' | 'state' | 'superlative' | 'terms'
> & {
  /** Everything asked for, in the order of the sentence; none where only a place or a day was named. */
  readonly kinds: readonly Kind[];
  /** What is asked to be above or below a number: `does the wind exceed 20 knots`. */
  readonly limit?: Condition;
  /** `when does it set?`: whether the sun or moon that was asked about goes up or down. */
  readonly verb?: string;
  readonly conditions?: readonly ConditionPart[];
  /** Its pursuit is told behind what is asked: `will it rain tomorrow? We want to go to the beach`. */
  readonly isToldBehind?: true;
  /** Said beside a question, or instead of one. */
  readonly courtesies: readonly Courtesy[];
};

type Places = {
  /** Names to look for, one after the other; none where no place was named. */
  readonly places: readonly PlaceCandidate[];
  /** Names of further places that the same is asked about. */
  readonly otherPlaces: readonly string[];
  /** All of them are on a way, of which the worst place counts. */
  readonly isWay?: true | 'kept';
  /** The speed of the boat on it, m/s. */
  readonly speedMs?: number;
  /** The place stands behind a preposition: `for Roscoff`. */
  readonly isPlaceLed: boolean;
  /** The place says which of several is meant: `the Welsh one`. */
  readonly isOneOf: boolean;
  readonly savedAs?: string;
  /** It is about where the asker is, which no name says: `near me`. */
  readonly isHere?: true;
  /** The place says where the last one is: `it’s on Skye`. */
  readonly isWhere?: true;
};

type Moment = Pick<Slots, 'moreTimes' | 'part' | 'time' | 'when'> & {
  readonly days: readonly DayExpression[];
  /** The days that it says it is not about, which are among `days` where no others are named: `not on Sundays`. */
  readonly exceptDays?: readonly DayExpression[];
  /** The hours that it says it is not about: `not before 6`. */
  readonly exceptPart?: PartOfDay;
  /** The part of each day, in the order of `days`, where they have different ones. */
  readonly parts?: readonly PartOfDay[];
  /** The times of which one is asked for, or that are compared, and whether it is said how they are: `is it calmer on Sunday than today?`. */
  readonly rivals?: readonly Rival[];
  readonly isClaim?: true;
  /** About the time of the last answer: `what is the wind then?`, `at the same time on Sunday?`. */
  readonly isThen?: true | 'same';
  /** At the time of which event the forecast beside it is asked for: `low water, and the wind then`, `2 hours before high water`. */
  readonly event?: EventTime;
};

type Answering = Pick<Slots, 'answerIn' | 'clock' | 'datum'> & { readonly units: readonly UnitWord[] };

/** A digest or alert: the time of a new one by an event, and what becomes of those that were set up before. */
type SetUp = Pick<Slots, 'change' | 'every' | 'offset'> & {
  /** Where the conditions of an alert begin anew, any of which may hold: by how many stand before. */
  readonly orAt?: readonly number[];
  /** An alert writes so long before. */
  readonly leadMin?: number;
};

/** What goes on from the last answer, and what the next sentence may go on from. */
type FollowUp = {
  /** `and tomorrow?`, `what about …`: begins like something that goes on. */
  readonly isContinued: boolean;
  /** `The same for Hull`: what was set up last as well. */
  readonly isSame?: true;
  /** `Is it bigger in Hull?`: by what its place is compared with that of the last answer; `any`: by all that is asked. */
  readonly beside?: Superlative | 'any';
  /** From the last answer on, with its words as they were written. */
  readonly step?: { readonly to: Step; readonly words: string };
  /** Kinds of the terms that were explained behind the last answer, and these. */
  readonly explained?: readonly Kind[];
  readonly explainedTerms?: readonly string[];
  readonly placeBefore?: string;
  /** The days that were asked about before these, of the same place; none for today. */
  readonly daysBefore?: readonly DayExpression[];
  /** The day that the answer found, of the next full moon or the strongest wind. */
  readonly dayFound?: CivilDate;
};

/** How it was read, and the words that are to be named in the answer, as they were written. */
type Residue = {
  /** BCP 47 tag of the language it was asked in; absent where every language says so. */
  readonly language?: string;
  readonly corrections: readonly Correction[];
  readonly unused: readonly string[];
  /** A word that turns its meaning is among them: there is no yes to it. */
  readonly isTurned?: true;
  /** Words that ask for what there are no data about. */
  readonly lacking: readonly string[];
  /** To compare readings of one text. */
  readonly score: number;
};
