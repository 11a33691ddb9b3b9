import type { TideStation } from '../domain/tide/index.ts';
import { WrittenBody } from './body.ts';

type Kept = { readonly station: TideStation; readonly body: WrittenBody };

/** Characters: some 1,000 answers of ten days’ extremes, 100 of a month’s levels. */
const mostCharacters = 4_000_000;

/**
 * Bodies that were given before, by station and by what was asked of it: a prediction does not change. The one not
 * asked for longest leaves first.
 */
export function createBodyCache() {
  const bodies = new Map<string, Kept>();
  let characters = 0;
  const forget = (key: string): void => {
    characters -= bodies.get(key)?.body.text.length ?? 0;
    bodies.delete(key);
  };
  return (station: TideStation, asked: string, make: () => object): WrittenBody => {
    const key = `${station.id} ${asked}`;
    const known = bodies.get(key);
    const body = known?.station === station ? known.body : new WrittenBody(make());
    forget(key);
    bodies.set(key, { station, body });
    characters += body.text.length;
    for (const oldest of bodies.keys()) {
      if (characters <= mostCharacters) break;
      forget(oldest);
    }
    return body;
  };
}
