import type { Namesake, Town } from './gazetteer.ts';
import type { TideStations } from './ports.ts';

/**
 * Which of the places of one name is meant. The score is a sum, 1.0 being ten times the inhabitants:
 *   log10(inhabitants + 1)            0 … 7.4
 *   + 0.5 × log10(other names + 1)    0 … 1.1   fame: a port is known in more languages than a suburb of its size
 *   + 1.0 near a tide station                   who asks for tides means a place with tides
 *   − 2.0 if it is not the main name            `Victoria` is also a name of Hong Kong
 * Measured on 150 names with the 8,721 stations of the tide database: Brest FR 6.70 over BY 6.40, Portland Oregon 7.65
 * over Maine 6.62, Victoria BC 7.27 over Hong Kong's quarter 7.22, Sydney AU 8.64 over CA 6.53. Without the term for
 * fame Dunkirk was in Maryland and Las Palmas in Mexico. Equal scores: the lower id, so that answers do not change.
 */
const fameWeight = 0.5;
const tideStationBonus = 1;
const otherNameMalus = 2;

/** The part of the score that belongs to the town itself. */
export function prominence(population: number, otherNames: number): number {
  return Math.log10(population + 1) + fameWeight * Math.log10(otherNames + 1);
}

/**
 * The namesake with the highest score. Stations are looked for only as long as a find could still change the outcome:
 * 149 places are called Santa María.
 */
export function bestNamesake(namesakes: readonly Namesake[], { nearTideStation }: TideStations): Town | undefined {
  const inland = namesakes.map((namesake) => ({ town: namesake.town, score: inlandScore(namesake) }));
  inland.sort((a, b) => b.score - a.score || a.town.id - b.town.id);
  let best: { town: Town; score: number } | undefined;
  for (const { town, score } of inland) {
    if (best !== undefined && score + tideStationBonus <= best.score) break;
    const total = score + (nearTideStation(town.point) ? tideStationBonus : 0);
    if (best === undefined || total > best.score) best = { town, score: total };
  }
  return best?.town;
}

function inlandScore({ town, isMainName }: Namesake): number {
  return town.prominence - (isMainName ? 0 : otherNameMalus);
}
