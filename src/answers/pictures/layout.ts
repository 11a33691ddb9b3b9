import { numbersOf } from '../../lib/points.ts';
import table from './layout.json' with { type: 'json' };

/** Sizes of what is drawn, px. */
export const px = numbersOf(table.px);

/** What a scale shows at least, and what is drawn at all. */
export const least = numbersOf(table.least);

/** How many have room. */
export const most = numbersOf(table.most);
