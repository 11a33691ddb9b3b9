import type { CivilDate, Window } from '../time.ts';
import type { Condition } from '../windows/index.ts';
import type { Aspect } from './aspects.ts';
import type { PartOfDay } from './part-of-day.ts';
import type { AskedState } from './states.ts';

/** The part of a question beyond its command: aspects, time, level and form. */
export type Question = {
  /** The aspects asked for, in the order of the question; those of other commands among them. */
  readonly aspects: readonly Aspect[];
  /** `HH:MM` on the clock of the place. */
  readonly time?: string;
  readonly moreTimes?: readonly string[];
  readonly part?: PartOfDay;
  /** The height to be above or below, metres above the datum of the view. */
  readonly heightM?: number;
  /** The state of the tide or of the weather that is asked after: `is it high?`, `will it be calm?` */
  readonly state?: AskedState;
  /** What is asked to be above or below a number: `does the wind exceed 20 knots?` */
  readonly limit?: Condition;
  /** How many of the next ones are asked for; one where absent. */
  readonly count?: number;
  /** Which of the high or low waters of a day is asked for, counted from 1; of today, `latest` is the one before now. */
  readonly entry?: number | 'last' | 'latest';
  /** Which of the days is asked for: the one with the most or least of something, or the best; of places also where it comes first or last. */
  readonly superlative?: 'most' | 'least' | 'best' | 'first' | 'last';
  /** Whether it is asked if something rises or falls, and not when. */
  readonly isClaim?: true;
  /** A word that turns the meaning is not understood: nothing is said to be good then. */
  readonly isTurned?: true;
};

/** One aspect that is asked for, for the first line: `*-lines.ts` return `undefined` where a view does not know it. */
export type AspectQuestion = Omit<Question, 'aspects'> &
  Partial<Pick<Question, 'aspects'>> & { readonly aspect: Aspect };

/** A day of the place's calendar, with its instants. */
export type Day = {
  readonly date: CivilDate;
  readonly window: Window;
  /** The part of it that is asked about, where other days are asked about in other parts. */
  readonly part?: PartOfDay;
};

export type Days = readonly [Day, ...Day[]];
