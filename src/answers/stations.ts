import { pointId, type Place, type Point } from '../domain/place.ts';
import { fact, facts, type Answer, type Button } from './answer.ts';
import { stationsData } from './data.ts';
import { distance, placeName, type FormatContext } from './format.ts';

/** A tide station in a list; fields that the service does not provide are absent. */
export type StationView = Point & {
  readonly name: string;
  readonly distanceKm: number;
  readonly chartDatum?: string | undefined;
  readonly source?: string | undefined;
  readonly licence?: string | undefined;
  /** From the harmonic constants of its own gauge, or from another station's tide with corrections. */
  readonly prediction?: 'harmonic' | 'subordinate' | undefined;
};

/** The stations nearest to a place, with datum, prediction and source of each, and a button for the tide there. */
export function stationsAnswer(format: FormatContext, place: Place, stations: readonly StationView[]): Answer {
  const { words } = format;
  return {
    title: words.say('stations-title', { place: placeName(format, place) }),
    blocks: stations.map((station) => {
      const { name, chartDatum, source, licence, prediction } = station;
      const label = words.say('fact-label', { label: name });
      return facts([
        { label, value: distance(format, station.distanceKm) },
        ...(chartDatum ? [fact(words, 'stations-datum', chartDatum)] : []),
        ...(prediction ? [fact(words, 'stations-quality', words.say(`stations-${prediction}`))] : []),
        ...(source ? [fact(words, 'stations-source', [source.toUpperCase(), licence].filter(Boolean).join(', '))] : []),
      ]);
    }),
    note: words.say('stations-note'),
    data: stationsData(place, stations),
    buttons: stations.map((station): Button => ({
      label: station.name,
      command: 'tide',
      options: { place: pointId(station) },
    })),
  };
}
