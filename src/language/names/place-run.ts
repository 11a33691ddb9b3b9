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
  readonly shores: Shores;
  /** An article that a preposition has swallowed: `le` of `au Havre`. */
  readonly article?: string;
  /** The names that follow within the run: `Dover and Calais`. */
  readonly others?: readonly string[];
  /** They are on a way: `from Dover to Calais`, `Dover–Calais`. */
  readonly isWay?: true;
  readonly weight: number;
};

/**
 * `feature` is a kind of place, `harbour`: by itself it names none, but it is a part of many names. `landform` is one that a
 * name can not do without, `Cape Wrath`, and so is `island` but for islands, and `title` right before a name: Port-Joinville is
 * not the port of Joinville. `common` is a word of phrases, which no unknown name has.
 */
export type Knowledge = 'unknown' | 'common' | 'glue' | 'filler' | 'feature' | BoundWord | 'word';

export type BoundWord = 'landform' | 'island' | 'title';

/** The positions of words that a name may begin or end with. */
export type Landforms = ReadonlyMap<number, BoundWord>;

/** Whether a word that nothing reads by itself may stand in a name that is known. */
export function mayName(one: Knowledge | undefined): boolean {
  return one === 'unknown' || one === 'common';
}

export function isLandform(one: Knowledge | undefined): one is 'landform' | 'island' {
  return one === 'landform' || one === 'island';
}

export function isBound(one: Knowledge | undefined): one is BoundWord {
  return isLandform(one) || one === 'title';
}

export function isNamePart(one: Knowledge | undefined): boolean {
  return one === 'unknown' || one === 'feature' || isBound(one);
}
