import { numbersOf } from '../../lib/points.ts';
import table from './limits.json' with { type: 'json' };

/** Characters. */
export const lengths = numbersOf(table.lengths);

/** How many of each. */
export const most = numbersOf(table.most);

/** Waits, ms. */
export const ms = numbersOf(table.ms);
