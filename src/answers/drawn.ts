import { minuteMs } from '../domain/time.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';
import { once } from '../lib/once.ts';
import type { DrawPicture } from './answer.ts';
import { most } from './bounds.ts';
import type { FormatContext } from './format.ts';
import type { Look, Picture } from './pictures/index.ts';

type Pictures = typeof import('./pictures/index.ts');
type Kind = {
  [Name in keyof Pictures]: Pictures[Name] extends (shown: never, ...look: Look) => Picture | undefined ? Name : never;
}[keyof Pictures];
type Shown<Name extends Kind> = Parameters<Pictures[Name]>[0];

const kept = createBoundedMap<Picture>(most.pictures);

/** Once, as even a module that is loaded takes 50 µs to import. */
const loadPictures = once(() => import('./pictures/index.ts'));

/**
 * A picture of an answer, made when asked for, its code loaded with the first. Its present is the beginning of the
 * minute, so that it is drawn and uploaded once a minute. `shown` must be plain data except for the words.
 */
export function drawn<Name extends Kind>(name: Name, shown: Shown<Name>): DrawPicture {
  const { format }: { readonly format: FormatContext } = shown;
  const now = Math.floor(format.now / minuteMs) * minuteMs;
  return async (...look) => {
    const of = { ...shown, format: { ...format, now } };
    // Of the words, which are functions, the language.
    const key = JSON.stringify([name, look, of]);
    const known = kept.get(key);
    if (known) return known;
    const make = (await loadPictures())[name] as (of: Shown<Name>, ...look: Look) => Picture | undefined;
    const picture = make(of, ...look);
    if (picture) kept.set(key, picture);
    return picture;
  };
}

export function withDrawnStrip(draw: DrawPicture, line: string): DrawPicture {
  return async (...look) => {
    const picture = await draw(...look);
    return picture && (await loadPictures()).withStrip(picture, look, line);
  };
}
