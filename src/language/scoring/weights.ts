import { pointsOf } from '../../lib/points.ts';
import points from './token-points.json' with { type: 'json' };
import table from './weights.json' with { type: 'json' };

/**
 * All that decides between the ways to read a sentence, in points: the best cover of its words by phrases, a place and unread
 * words has the highest sum. `npm run bench -- ablation` sets each to zero in turn and prints which sentences change.
 */

/** For each token of a phrase by its role, and for each behind the first: longer phrases are surer. */
export const tokenPoints = { ...points };

export const weights = pointsOf(table);
export type WeightName = keyof typeof table;
