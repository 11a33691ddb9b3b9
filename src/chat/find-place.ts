import type { Place } from '../domain/place.ts';
import type { Preferences } from '../people/index.ts';
import { Problem } from '../problem.ts';
import type { Words } from '../words.ts';
import { looksLikeDay } from './day.ts';
import { fold } from './fold.ts';
import type { Places } from './ports.ts';

/** The place that an asker means by a text: home, a name of their own, what they chose before, or what everybody means. */
export async function findPlace(
  places: Places,
  text: string,
  { home, saved, chosen }: Preferences,
  spoken: readonly Words[],
): Promise<Place> {
  if (isHome(text, spoken)) {
    if (home === undefined) throw new Problem('home-missing');
    return places.find(home, spoken[0]!);
  }
  const own = [...saved].find(([name]) => sameName(name, text))?.[1] ?? chosen.get(fold(text));
  return places.find(own ?? text, spoken[0]!);
}

/** `home`, in any language. */
export function isHome(text: string, spoken: readonly Words[]): boolean {
  return spoken.some((words) => words.list('place-home').some((one) => fold(one) === fold(text.trim())));
}

const longestName = 32;

/** Whether a place can be called so: whatever else the name means would come first. */
export function isOwnName(name: string, spoken: readonly Words[]): boolean {
  return name.length <= longestName && /\p{L}/u.test(name) && !isHome(name, spoken) && !looksLikeDay(name, spoken);
}

export function sameName(one: string, other: string): boolean {
  return fold(one.trim()) === fold(other.trim());
}
