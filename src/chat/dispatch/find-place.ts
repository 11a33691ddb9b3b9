import { choiceAnswer, type WhyChoose } from '../../answers/index.ts';
import { carriedId, type NamedPlace, type Place } from '../../domain/place.ts';
import { Problem } from '../../problem.ts';
import type { Words } from '../../words.ts';
import type { Command, Options } from '../command.ts';
import { looksLikeDay } from '../language/day.ts';
import { fold, means, sameName } from '../language/fold.ts';
import type { RequestContext } from './request-context.ts';
import type { SearchHints } from '../ports.ts';
import { ClarificationNeeded } from './clarification.ts';

/** What a place is looked for by. */
type SearchContext = Pick<RequestContext, 'places' | 'preferences' | 'spoken'>;

/** What is asked of the place: where there are several, the same is asked again with a press. */
export type PlaceRequest = { readonly command: Command; readonly options: Options };

/**
 * The place that an asker means by a text: home, a name of their own, what they chose before, or what everybody means.
 * Throws a `Question` where that may be several.
 */
export async function findPlace(searching: SearchContext, text: string, wanted: PlaceRequest): Promise<Place> {
  const { places, preferences, spoken } = searching;
  if (isHome(text, spoken)) return findHome(searching);
  const { saved, chosen } = preferences;
  const own = [...saved].find(([name]) => sameName(name, text))?.[1] ?? chosen.get(fold(text.trim()));
  const kept = await keptPlace(searching, own);
  if (kept) return kept;
  const found = await places.find(text, searchHints(searching));
  if (found.kind === 'place') return found.place;
  throw choiceOf(found.why, found.places, text, searching, wanted);
}

/** Throws the problem `home-missing`. */
export async function findHome(searching: SearchContext): Promise<Place> {
  const place = await keptPlace(searching, searching.preferences.home);
  if (!place) throw new Problem('home-missing');
  return place;
}

/** A place of an earlier list of places may be gone: what it was kept for is then as if nothing had been. */
async function keptPlace(searching: SearchContext, id: string | undefined): Promise<Place | undefined> {
  if (id === undefined) return undefined;
  try {
    const found = await searching.places.find(id, searchHints(searching));
    return found.kind === 'place' ? found.place : undefined;
  } catch (error) {
    if (error instanceof Problem && error.code === 'place-unknown') return undefined;
    throw error;
  }
}

/** The same, but for a text that nothing is called by, the `Question` whether something else was meant. */
export async function findOrGuessPlace(searching: SearchContext, text: string, wanted: PlaceRequest): Promise<Place> {
  try {
    return await findPlace(searching, text, wanted);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'place-unknown')) throw error;
    const guesses = await searching.places.guess(text, searchHints(searching));
    throw guesses.length > 0 ? choiceOf('misspelled', guesses, text, searching, wanted) : error;
  }
}

function choiceOf(
  why: WhyChoose,
  places: readonly NamedPlace[],
  text: string,
  { preferences, spoken }: SearchContext,
  { command, options }: PlaceRequest,
): ClarificationNeeded {
  const answer = choiceAnswer(spoken[0]!, preferences.units, { why, places, asked: quoted(text) }, (place, label) => ({
    label,
    command: command.name,
    options: { ...options, place: carriedId(place), meant: fold(text.trim()) },
  }));
  return new ClarificationNeeded(answer);
}

export function searchHints({ preferences, spoken }: Pick<RequestContext, 'preferences' | 'spoken'>): SearchHints {
  return { language: preferences.language ?? spoken[0]!.language, recent: preferences.recent };
}

/** What somebody typed is quoted back in part: the rest helps nobody. */
const longestQuoted = 60;

function quoted(text: string): string {
  const letters = Array.from(text.trim());
  return letters.length > longestQuoted ? `${letters.slice(0, longestQuoted).join('')}…` : text.trim();
}

/** `home`, in any language. */
export function isHome(text: string, spoken: readonly Words[]): boolean {
  return means(spoken, 'place-home', text.trim());
}

const longestName = 32;

/** Whether a place can be called so: whatever else the name means would come first. */
export function isOwnName(name: string, spoken: readonly Words[]): boolean {
  return name.length <= longestName && /\p{L}/u.test(name) && !isHome(name, spoken) && !looksLikeDay(name, spoken);
}
