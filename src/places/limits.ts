import { numbersOf } from '../lib/points.ts';
import table from './limits.json' with { type: 'json' };

/** The bounds by which places are found and told apart, each explained in the table: distances, km. */
export const limitsKm = numbersOf(table.km);

/** Of names, in letters or words. */
export const nameLimits = numbersOf(table.names);

/** How many are looked up and offered. */
export const most = numbersOf(table.most);

/** Places of the sea within which no city lies, by their kind, with the score of a town that is larger. */
export const spotProminences: Readonly<Partial<Record<string, number>>> = numbersOf(table.spots);
