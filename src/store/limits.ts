import { numbersOf } from '../lib/points.ts';
import table from './limits.json' with { type: 'json' };

/** How many of each. */
export const most = numbersOf(table.most);

/** Intervals and timeouts, ms. */
export const ms = numbersOf(table.ms);

/** How long rows are kept. */
export const days = numbersOf(table.days);
