/** The reader of sentences' needs of the outside. */

export type PlaceNames = {
  /**
   * Whether anything is called exactly so, in any spelling of capitals and accents. Asked up to a hundred times a
   * sentence, so it has to take some 10 µs.
   */
  isName(text: string): boolean;
  /** Whether a text names a country, a region of one, or a large island: what people write behind the name of a place. */
  isArea(text: string): boolean;
};
