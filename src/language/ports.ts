/** The reader of sentences' needs of the outside. */

export type PlaceNames = {
  /** Whether anything is called so, whatever its capitals and accents. Asked 100 times a sentence: some 10 µs each. */
  isName(text: string): boolean;
  /** Whether one of the places called so is by the sea or a large city: `Reading` and `Star` are more often words. */
  isLikely(text: string): boolean;
  /** Whether one of them is known so well that strange words beside its name make no other name of it: `Brest xoxo`. */
  isWellKnown(text: string): boolean;
  /** Whether a text names a country, a region of one, or a large island: what people write behind the name of a place. */
  isArea(text: string): boolean;
  /** Whether such an area is an island: one is a place of its own, and its neighbours do not lie on it. */
  isIsland(text: string): boolean;
  /** What a name means in an area, or at a larger town, of another name, a beach or the like, or a town: `Corralejo`, `Fuerteventura`. */
  kindIn(name: string, area: string): 'spot' | 'town' | undefined;
  /** The coordinates, codes and links of maps in a text, in its order; none overlaps another. Takes no time without digits. */
  notationsIn(text: string): readonly Notation[];
};

/** A point in a text, in numbers, a code or a link: `[start, end)`, in UTF-16 units. */
export type Notation = {
  readonly start: number;
  readonly end: number;
  /** `certain`: no part of it is anything else, though it may be unclear; `possible`: a point where nothing else is read. */
  readonly certainty: 'certain' | 'likely' | 'possible';
  /** A short plus code: it means the nearest point to a place that is named beside it. */
  readonly needsPlace?: true;
};
