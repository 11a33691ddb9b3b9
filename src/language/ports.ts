/** The reader of sentences' needs of the outside. */

export type PlaceNames = {
  /**
   * Whether anything is called exactly so, in any spelling of capitals and accents. Asked up to a hundred times a
   * sentence, so it has to take some 10 µs.
   */
  isName(text: string): boolean;
  /** Whether one of the places called so is by the sea or a large city: `Reading` and `Star` are more often words. */
  isLikely(text: string): boolean;
  /** Whether one of them is known so well that strange words beside its name make no other name of it: `Brest xoxo`. */
  isWellKnown(text: string): boolean;
  /** Whether a text names a country, a region of one, or a large island: what people write behind the name of a place. */
  isArea(text: string): boolean;
  /** Whether such an area is an island: one is a place of its own, and its neighbours do not lie on it. */
  isIsland(text: string): boolean;
};
