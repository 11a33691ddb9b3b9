import { pointsOf } from '../lib/points.ts';
import points from './token-points.json' with { type: 'json' };
import table from './weights.json' with { type: 'json' };

/** Points of readings of a sentence, the highest sum wins; `npm run bench -- ablation` sets each to zero in turn. */

/** For each token of a phrase by its role, and for each behind the first: longer phrases are surer. */
export const tokenPoints = { ...points };

export const weights = pointsOf(table);
export type WeightName = keyof typeof table;
