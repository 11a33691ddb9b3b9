import type { Fragment } from '../lexicon/fragments.ts';
import type { Knowledge, Landforms } from './knowledge.ts';
import type { PlaceNames } from '../ports.ts';
import type { Token } from '../lexicon/tokens.ts';

/** What stands where: a kind of place that is only by the sea, or the name of a sea. */
export type Shores = ReadonlyMap<number, 'shore' | 'sea'>;

/** A run of tokens that may be the name of a place: `[from, to)`. */
export type PlaceRun = {
  readonly from: number;
  readonly to: number;
  /** As it was written. */
  readonly text: string;
  readonly isExact: boolean;
  /** It stands behind a preposition. */
  readonly isLed?: true;
  /** Coordinates or a link. */
  readonly isNotation: boolean;
  /** Positions of words of grammar, which are no names by themselves. */
  readonly grammar: ReadonlySet<number>;
  readonly landforms: Landforms;
  /** Positions of kinds of places that are only by the sea, and of seas. */
  readonly shores: Shores;
  /** An article that a preposition has swallowed: `le` of `au Havre`. */
  readonly article?: string;
  /** The names that follow within the run: `Dover and Calais`. */
  readonly others?: readonly string[];
  readonly weight: number;
};

/** Facts about a text while its runs are looked for. */
export type RunContext = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly known: readonly Knowledge[];
  /** The same by the lexicons of other languages. */
  readonly knownElsewhere: readonly Knowledge[];
  readonly isAllSmall: boolean;
  /** Whether there is no small letter, so that capitals say nothing. */
  readonly isAllCapitals: boolean;
  /** German writes every noun with a capital. */
  readonly capitalsSayName: boolean;
  /** Positions of words that are no names by themselves. */
  readonly grammar: ReadonlySet<number>;
  /** Positions of days of one word. */
  readonly days: ReadonlySet<number>;
  /** Where a day begins, the end of the longest one. */
  readonly longDays: ReadonlyMap<number, number>;
  /** Positions of words that may be mistyped days. */
  readonly slips: ReadonlySet<number>;
  /** Positions of kinds of places; landforms are some of them. */
  readonly features: ReadonlySet<number>;
  readonly landforms: Landforms;
  readonly shores: Shores;
  /** The prepositions by the positions behind them. */
  readonly leads: ReadonlyMap<number, readonly Fragment[]>;
  readonly names: PlaceNames;
};
