import type { PlaceCandidate } from '../../language/scoring/place-candidates.ts';
import { takesSeveralPlaces } from './notes.ts';
import type { Reading } from './readings.ts';
import type { RequestContext } from '../command.ts';

export type Attempt = Reading & { readonly candidate: PlaceCandidate | undefined };

/** A reading without a place, with that of the last answer, or with another part of the name, is left out where the likeliest one names a place. */
export function attemptsOf(readings: readonly [Reading, ...Reading[]]): Attempt[] {
  const [{ places, isAnew, isPlaceKept }] = readings;
  const whole = places.filter(({ isPart }) => !isPart);
  // Where only a part of a name could be read as one, it is asked about.
  const offered = new Set((whole.length > 0 ? whole : places).map(({ text }) => text));
  const shores = new Map(
    places.flatMap(({ text, ofShore, isOfSea }) =>
      ofShore === undefined ? [] : [[text, { ofShore, ...(isOfSea && { isOfSea }) }] as const],
    ),
  );
  // A less likely reading that overlooks the beach is not about the town either.
  const withShore = (candidate: PlaceCandidate): PlaceCandidate => ({ ...candidate, ...shores.get(candidate.text) });
  const isDropped = (words: readonly string[]): boolean => places[0] !== undefined && words.includes(places[0].text);
  const isOffered = ({ text, unused }: PlaceCandidate): boolean =>
    offered.has(text) || !(` ${places[0]?.text ?? ''} `.includes(` ${text} `) || isDropped(unused));
  return readings.flatMap((reading): Attempt[] => {
    if (isAnew && reading.isPlaceKept) return [];
    if (isPlaceKept && !reading.isPlaceKept) return [];
    if (reading.places.length > 0) {
      return reading.places.filter(isOffered).map((candidate) => ({ ...reading, candidate: withShore(candidate) }));
    }
    return places.length > 0 ? [] : [{ ...reading, candidate: undefined }];
  });
}

/** `Büsum Husum`: where both names together are no place, a name beside the one that is asked about is asked about as well, and by themselves they are a way. */
export function withNeighbour({ sentences: { places }, commands }: RequestContext, attempt: Attempt): Attempt {
  const { request, candidate } = attempt;
  const [name, ...others] = candidate?.unused ?? [];
  const isNeighbour =
    name !== undefined &&
    others.length === 0 &&
    candidate?.beside?.includes(name) === true &&
    (places.isWellKnown(name) || /^\p{Lu}\p{Ll}/u.test(name)) &&
    (!places.isArea(name) || places.isIsland(name)) &&
    !places.kindIn(candidate.text, name);
  if (!isNeighbour || request.options.alsoAt !== undefined || !takesSeveralPlaces(request.command)) return attempt;
  const weather = request.command === commands[0] && commands.find((command) => command.name === 'weather');
  const options = {
    ...request.options,
    alsoAt: name,
    ...(weather && { way: 'yes', aspect: 'wind,waves', also: 'waves' }),
  };
  return {
    ...attempt,
    request: { command: weather || request.command, options },
    candidate: { ...candidate, unused: [] },
  };
}
