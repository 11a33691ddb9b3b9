import type { Fragment } from '../lexicon/fragments.ts';
import type { OpenLexicon } from '../lexicon/lexicons.ts';
import type { SpokenLanguage } from '../lexicon/spoken-languages.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { Notation, PlaceNames } from '../ports.ts';

export type SentenceContext = {
  readonly lexicons: readonly OpenLexicon[];
  readonly places: PlaceNames;
  /** BCP 47 tag of the asker, whose language is taken where a text may be in several. */
  readonly language: string;
};

/** A text with what lexicons find in it, for a reading with or without conditions. */
export type OpenSentence = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly notations: readonly Notation[];
  readonly names: PlaceNames;
  readonly context: SentenceContext;
  readonly languages: readonly SpokenLanguage[];
  readonly asked: readonly Fragment[];
  /** The phrases of conditions, which are looked for where a question about windows is likely. */
  readonly conditional: () => readonly Fragment[];
};
