/**
 * All that decides which of the places of one name is meant, in points: 1.0 is ten times the inhabitants. The score of a town
 * is log10(inhabitants + 1), 0 to 7.4, and what is added here. `npm run bench -- ablation` sets each to zero in turn and
 * prints which names of the tables are then understood otherwise.
 */
export const weights = {
  // Of a town, whoever asks; those of its own weight are packed with it.
  /** × log10(other names + 1), 0 to 1.1: a port is known in more languages than a suburb of its size. */
  fame: 0.5,
  /** A country's capital. */
  capital: 0.3,
  /** A quarter of a town. */
  quarter: -0.7,
  /** Abandoned, destroyed or former: Pripyat. */
  abandoned: -1,
  /** Within 5 km of the sea: Newcastle in Australia. */
  shore: 0.7,
  /** Within 20 km of it: Bristol. */
  nearSea: 0.35,

  // Of the name by which it is asked about.
  /** A part of its name: Katwijk aan Zee of `Katwijk`. */
  partOfName: -0.3,
  /** Another name than on the sign. */
  otherName: -1,
  /** Another one where signs are in English: of former times. Portland, Maine, was once called Falmouth. */
  formerName: -2,
  /** The same for who asks in another language, whose name it may be: Douvres. */
  exonym: -1,
  /** Another name, where a town of some size has it on its sign: Siracusa is Syracuse, but so is a town in New York. */
  otherNameElsewhere: -2.6,
  /** Another name of a place of the sea than its first. */
  seaAlias: -0.5,
  /** Each slip in a name that is guessed: as much as nine in ten inhabitants. */
  slip: -1,
  /** An exact name that is no sign of a town is likelier than one that is nearly spelled so. */
  exactOtherName: 1,
  /** A name that is typed whole, or begun, before others that contain it. */
  typedWhole: 1,
  typedBeginning: 0.5,
  /** While it is typed, the last words are more likely a part of the name than its region or country. */
  qualified: -1,

  // Of its water.
  /** Near a tide station, or of a region whose harbour is. */
  station: 1,
  /** The same up a river. */
  stationUpRiver: 0.5,
  /** Within 5 km of the sea without one. */
  coastWithoutStation: 0.6,

  // Of the asker.
  /** In the country of the language: San Sebastián in Spain, of who asks in Spanish. */
  ownCountry: 0.4,
  /** On a coast near it, or where that language is spoken. */
  nearHome: 0.3,
  /** A place that was asked about before, and within 200 km of one. */
  recent: 3,
  nearRecent: 1,

  // Of the order in which several are offered.
  /** For each step of fame from the third on: Lagos in the Algarve before the city. */
  renown: 0.5,
  /** Where English is spoken, for who asks in English; elsewhere it is in too many countries. */
  english: 0.4,
  /** Farther from the sea than a port up a river: Jacksonville in Florida lies 25 km inland. */
  inland: -0.7,
};

/** By fame, 1 to 5: the fifth is as prominent as a large city, since a cape is asked about for its sea only. */
export const seaFamePoints = [3.2, 4.2, 5.2, 6.2, 7];

/** A place that only a tide station names is as prominent as a village of a hundred by the sea. */
export const stationPoints = 2.7;

/** Scores that tell the sizes of places. */
export const scores = {
  /** A city of several millions by the sea, which the world knows: Barcelona. */
  world: 8.4,
  /** A town that is known at its coast: Exmouth in England. */
  famous: 6.9,
  rival: 5.5,
  /** A lower one is a village: Bretagne is the region, and not Bretagne in the Berry. */
  village: 5,
  /** A guess below it is a village inland: with 200,000 names, any word is near to one of them. */
  guess: 3,
  /** Small towns have nicknames: Gloucester, Massachusetts, is `The Harbor`. */
  guessByOtherName: 4.5,
  /** Far from the sea only a city is guessed: Portsall, and not Porsa in Madhya Pradesh. */
  guessInland: 5.5,
  /** GeoNames has misspellings as names below this: Valparaiso in Florida has the name Valpariso. */
  misspelling: 5,
  /** And of towns off the sea where signs are in English: Burke in Virginia has the name Berk. */
  misspellingInland: 6,
};

/** How far the likeliest must lead before another to be answered for without a choice. */
export const leads = {
  /** Five times the inhabitants, or of equal weight. */
  clear: 0.7,
  /** Of a city that the world knows: Barcelona. */
  world: 0.5,
  /** Of a town on the shore before one that is not by the sea: Padstow in Cornwall, and one in Sydney. */
  ashore: 0.1,
  /** Of two towns that are known at their coasts none is clearly meant: Exmouth in England, in Australia. */
  rivals: 1.4,
  /** One that the world knows hardly leads before a town on the shore: Christchurch in New Zealand, in Dorset. */
  famous: 1.1,
  /** A choice contains the candidates within this of the best. */
  offered: 1.8,
};

/** The fame from which a place of the sea is asked about however large its namesakes are: Lagos in the Algarve. */
export const renownedFame = 3;
