import type { Fragment } from './lexicon/fragments.ts';
import type { OpenLexicon } from './lexicon/lexicons.ts';
import type { SpokenLanguage } from './lexicon/spoken-languages.ts';
import type { Token } from './lexicon/tokens.ts';
import type { Frame } from './meaning/frame.ts';
import type { Notation, PlaceNames } from './ports.ts';
import type { BoundedMap } from '../lib/bounded-map.ts';

export type SentenceContext = {
  readonly lexicons: readonly OpenLexicon[];
  readonly places: PlaceNames;
  /** BCP 47 tag of the asker, whose language is taken where a text may be in several. */
  readonly language: string;
  /** Frames of texts that were read before; absent where the names are not the same for all askers, or not all known yet. */
  readonly kept?: BoundedMap<readonly Frame[]> | undefined;
};

/** The possible meanings of a sentence, the likeliest first. Most are compared by that alone, and each takes a while to be found out. */
export type Readings = {
  /** None where there is no word in the sentence. */
  readonly best: Frame | undefined;
  readonly all: () => Frame[];
};

/** A text with what lexicons find in it, for a reading with or without conditions. */
export type OpenSentence = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly notations: readonly Notation[];
  readonly names: PlaceNames;
  readonly context: SentenceContext;
  /** The languages that it may be in. */
  readonly languages: readonly SpokenLanguage[];
  /** The phrases of everything that can be asked. */
  readonly asked: readonly Fragment[];
  /** The phrases of conditions, which are looked for where a question about windows is likely. */
  readonly conditional: () => readonly Fragment[];
};
