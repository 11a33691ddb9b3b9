/**
 * All that decides between the ways to read a sentence, in points: the best cover of its words by phrases, a place and unread
 * words has the highest sum. `npm run bench -- ablation` sets each to zero in turn and prints which sentences change.
 */

/** For each token of a phrase by its role, and for each behind the first: longer phrases are surer. */
export const tokenPoints = {
  filler: [6, 3],
  greeting: [8, 4],
  lead: [6, 1],
  glue: [5, 1],
  feature: [4, 1],
  follow: [7, 4],
  and: [6, 0],
  ask: [7, 3],
  reject: [7.5, 1.5],
  rejected: [8, 2],
  other: [6, 3],
  adverb: [6, 0],
  verb: [7, 2],
  subject: [6.5, 2],
  superlative: [6.5, 2],
  comparative: [6.5, 2],
  condition: [14, 4],
  /** All other roles, which ask for something. */
  content: [10, 3],
} as const satisfies Readonly<Record<string, readonly [each: number, more: number]>>;

export const weights = {
  // Of a phrase.
  /** A phrase that more often means something else: `mer` is the sea before it is Wednesday. */
  weakPhrase: -3,
  /** Each phrase that stands within another: `next | weekend | tides` is about the next weekend. */
  insertedPhrase: -2,
  /** Each token of another language than the rest. */
  foreignToken: -5,
  /** Each token of a phrase that takes the preposition of the place: `what is the tide in | Hull`. */
  takenPrepositionToken: -6,
  /** A mistyped word: as such, where a place is called so, and where it would be a day. */
  typo: -2,
  typoThatIsName: -7,
  typoThatIsNameOfDay: -5,

  // Of what the phrases of a sentence say together; `features.ts` says how often each holds.
  /** A word that nothing reads: `tide Brest xoxo`. */
  unreadWord: -6,
  /** `tide Brest sun` is about Sunday. */
  unjoinedKind: -5,
  /** `high tide next | Friday` */
  phraseTakesDay: -16,
  /** `not Perth`, and no other place. */
  rejectedWithoutOther: -40,
  /** `not … Perth xoxo`: the unread word may name the place that is meant. */
  rejectedPlace: -30,
  /** `nicht heute, morgen` is not about this morning. */
  partedDay: -16,
  /** `what is slack at Dover tomorrow` asks for its time. */
  definitionAtPlace: -60,
  /** `Quand s'arrête la pluie` orders nothing to stop. */
  whenOfOrder: -14,
  /** `Die Gezeiten auf Borkum`: a preposition, and no part of a verb. */
  prepositionAsVerb: -16,
  /** Each token of a kind beside conditions, which no window answers. */
  kindBesideConditions: -13,
  /** `wie ist die Tide so in Husum`: the abbreviation of Sunday is a word there. */
  weekdayThatIsWord: -4,
  /** `Tide So 12 Uhr`: the word is Sunday there. */
  wordThatIsWeekday: -8,
  /** `wie wird das so Dienstag`: no list of two days. */
  listOfWordAndWeekday: -12,
  /** `too windy to swim` asks for the wind. */
  exclamationInQuestion: -10,
  /** `Morning, tides for Dover please` */
  greetingAsTime: -20,
  /** `Low water at Sahlenburg, we walk to Neuwerk` */
  placeOfOtherClause: -10,

  // Of a run of words that may be a place, for each of its tokens but where it says otherwise.
  /** A name by itself, one that is neither by the sea nor a large city, and each token of a longer one. */
  name: 9,
  unlikelyName: 6,
  nameOfWords: 12,
  /** A name that is a word of a lexicon: `Is`, `Of`, `The`; and one by the sea with a capital within a sentence: `wind in Nice`. */
  nameThatIsWord: 2,
  titleThatIsWord: 9,
  unknownWord: 5,
  landform: 11,
  /** An unknown name without a capital. */
  smallUnknownName: -8,
  /** Its first or last word may be a mistyped day: `demin Brest`. */
  glueInName: 4,
  joinedName: 6,
  /** `Dover, Kent`: words behind the name, and an area. */
  qualifier: 3,
  area: 9,
  /** Once for each unknown run. */
  unknownRun: -3,
  /** Behind a preposition. */
  led: 4,
  capital: 1,
  /** Coordinates that are one token, as sure as a condition, and bare numbers where nothing else reads them; see `place-notations.ts`. */
  certainNotation: 40,
  likelyNotation: 14,
  possibleNotation: 2,
  /** A lesser place beside a likelier one: `Hebrides, say Barra`. */
  overlooking: -24,
};
export type WeightName = keyof typeof weights;
