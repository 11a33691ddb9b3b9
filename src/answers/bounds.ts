import { numbersOf } from '../lib/points.ts';
import table from './bounds.json' with { type: 'json' };

/** What decides which sentence an answer has. */
export const bounds = numbersOf(table.bounds);

/** How many of each an answer shows. */
export const most = numbersOf(table.most);
