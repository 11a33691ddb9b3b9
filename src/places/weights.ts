import { pointsOf } from '../lib/points.ts';
import table from './weights.json' with { type: 'json' };

/**
 * All that decides which of the places of one name is meant, in points: 1.0 is ten times the inhabitants. The score of a town
 * is log10(inhabitants + 1), 0 to 7.4, and what is added here: of a town whoever asks (those of its own weight are packed with
 * it), of the name by which it is asked about, of its water, of the user, and of the order in which several are offered.
 * `npm run bench -- ablation` sets each to zero in turn and prints which names of the tables are then understood otherwise.
 */
export const weights = pointsOf(table.weights);

/** By fame, 1 to 5: the fifth is as prominent as a large city, since a cape is asked about for its sea only. */
export const seaFamePoints = [3.2, 4.2, 5.2, 6.2, 7];

/** A place that only a tide station names is as prominent as a village of a hundred by the sea. */
export const stationPoints = 2.7;

/** Scores that tell the sizes of places. */
export const scores = pointsOf(table.scores);

/** How far the likeliest must lead before another to be answered for without a choice. */
export const leads = pointsOf(table.leads);

/** The fame from which a place of the sea is asked about however large its namesakes are: Lagos in the Algarve. */
export const renownedFame = 3;
