import { numbersOf } from '../lib/points.ts';
import table from './limits.json' with { type: 'json' };

/** How many of each. */
export const most = numbersOf(table.most);

/** Waits and timeouts, ms. */
export const ms = numbersOf(table.ms);
