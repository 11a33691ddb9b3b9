import { pointsOf } from '../../lib/points.ts';
import table from './weights.json' with { type: 'json' };

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
  /** `No wind | over 10 knots` is no calm: it says of the limit what it is not. */
  negation: [15, 4],
  retract: [7.5, 4],
  /** A common word that asks nothing here. */
  stranger: [-5, 0],
  /** All other roles, which ask for something. */
  content: [10, 3],
} as const satisfies Readonly<Record<string, readonly [each: number, more: number]>>;

export const weights = pointsOf(table);
export type WeightName = keyof typeof table;
