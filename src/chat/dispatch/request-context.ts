import type { Point } from '../../domain/place.ts';
import type { StrongStream } from '../../domain/stream/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { Preferences, Users } from '../../users/index.ts';
import type { Dictionary, Words } from '../../words.ts';
import type { Command } from '../command.ts';
import type { SentenceContext } from '../../language/sentence.ts';
import type { IncomingMessage } from '../message.ts';
import type { Digests, Marine, Places } from '../ports.ts';

/** One message with what is needed to answer it. */
export type RequestContext = {
  readonly places: Places;
  readonly marine: Marine;
  readonly users: Users;
  readonly digests: Digests;
  readonly commands: readonly Command[];
  readonly dictionary: Dictionary;
  readonly message: IncomingMessage;
  readonly preferences: Preferences;
  /** The language of the answer. */
  readonly words: Words;
  /** Every language that may be typed, the user's first. */
  readonly spoken: readonly Words[];
  /** Reads sentences, with the user's saved places among the names. */
  readonly sentences: SentenceContext;
  /** How people reach the pages. */
  readonly publicUrl?: string | undefined;
  /** The race of strong tidal streams that a point lies in. */
  strongStreamAt?(point: Point): StrongStream | undefined;
  readonly now: Instant;
};
