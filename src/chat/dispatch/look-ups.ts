import { Problem } from '../../problem.ts';
import type { Places, SearchHints } from '../ports.ts';

/** Messages that people write have at most 6, a list of their digests 50. */
const mostLookUps = 100;

/** The places of one message: each text is looked up once, and only so many. Rejects then with the problem `text-too-long`. */
export function withinLookUps(places: Places): Places {
  let count = 0;
  const once = <Found>(lookUp: (text: string, hints: SearchHints) => Promise<Found>): typeof lookUp => {
    const known = new Map<string, Promise<Found>>();
    return async (text, hints) => {
      const key = JSON.stringify([hints.language, text, hints.beside]);
      const found = known.get(key);
      if (found) return found;
      if (++count > mostLookUps) throw new Problem('text-too-long');
      const looking = lookUp(text, hints);
      known.set(key, looking);
      return looking;
    };
  };
  return {
    ...places,
    find: once(places.find),
    guess: once(places.guess),
    misspelled: once(places.misspelled),
    within: once(places.within),
    lookUp: once(places.lookUp),
  };
}
