import { numbersOf } from '../lib/points.ts';
import table from './limits.json' with { type: 'json' };

/** The bounds of the reader, each explained in the table: how many of something it looks at, letters of words, and points. */
export const limits = numbersOf(table);
