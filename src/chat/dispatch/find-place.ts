import { choiceAnswer, type WhyChoose } from '../../answers/index.ts';
import { carriedId, distanceKm, type Found, type NamedPlace, type Place, type Point } from '../../domain/place.ts';
import { isSameLanguage } from '../../domain/language.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import type { Words } from '../../words.ts';
import { means } from '../typed/means.ts';
import { fold, sameName } from '../../language/lexicon/fold.ts';
import { meansDays } from '../../language/request/read-days.ts';
import type { SentenceContext } from '../../language/meaning/sentence.ts';
import { placeSeparator } from '../../language/request/options.ts';
import type { Request, RequestContext } from '../command.ts';
import type { SearchHints } from '../ports.ts';
import { ClarificationNeeded } from './clarification.ts';

/** Places this near each other, km, are named together. */
export const togetherKm = 300;

type SearchContext = Pick<RequestContext, 'places' | 'preferences' | 'spoken' | 'words'>;

/** The place that a text means. Throws a `Problem`, or `ClarificationNeeded`: each choice repeats the request. */
export async function findPlace(context: SearchContext, text: string, request: Request): Promise<Place> {
  const { places, preferences, spoken } = context;
  if (isHome(text, spoken)) return findHome(context);
  const { saved, chosen } = preferences;
  // A button has the id of the place instead of its name.
  const named = [...saved].find(([name, id]) => sameName(name, text) || id === text);
  const own = await storedPlace(context, named?.[1] ?? chosen.get(fold(text.trim())));
  if (own)
    return { ...withOwnPort(own, named?.[0], preferences), ...(named && named[1] !== text && { standsFor: named[0] }) };
  const found = await places.find(text, searchHints(context));
  const likely = (await inCompany(context, found, request)) ?? (await asSeenFrom(context, text, found, request));
  return likely ?? onlyPlace(context, text, request, found);
}

/** `The next eclipse seen from Germany`: what is seen alike all over an area, from its first town. */
async function asSeenFrom(context: SearchContext, text: string, found: Found, { options }: Request) {
  const isAlike =
    found.kind === 'choice' &&
    found.why === 'area' &&
    /^(?:(?:lunar|solar)-eclipse|planets|meteors|,)+$/.test(options.aspect ?? '');
  const town = isAlike ? await storedPlace(context, found.places[0]?.id) : undefined;
  return town && { ...town, standsFor: quote(text) };
}

/** Of several places of one name the one near a place that is named beside it, Margate beside Ramsgate, or the only one in its country. */
async function inCompany(context: SearchContext, found: Found, { options }: Request) {
  if (found.kind === 'place' || found.why !== 'namesakes' || options.alsoAt === undefined) return undefined;
  const names = options.alsoAt.split(placeSeparator);
  const others = await Promise.all(
    names.map((name) => context.places.find(name, searchHints(context)).catch(orUnknown)),
  );
  const known = others.flatMap((other) => (other?.kind === 'place' ? other.place : (other?.places ?? [])));
  const away = ({ point }: NamedPlace): number => Math.min(...known.map((other) => distanceKm(point, other.point)));
  const [nearest] = found.places.toSorted((a, b) => away(a) - away(b));
  if (nearest && away(nearest) <= togetherKm) return storedPlace(context, nearest.id);
  const [only, ...more] = found.places.filter(({ countryCode }) =>
    known.some((one) => one.countryCode === countryCode),
  );
  return only && more.length === 0 ? storedPlace(context, only.id) : undefined;
}

/** With other places that are named together with the one that is looked for. */
export function hintsBeside(hints: SearchHints, known: readonly NamedPlace[]): SearchHints {
  return { ...hints, recent: [...known.map(({ id }) => id), ...hints.recent], beside: known.map(({ point }) => point) };
}

/** Where a name is that is said beside a place: the nearest of several. Throws the problem `place-unknown`. */
export async function pointNear(context: SearchContext, text: string, place: Place): Promise<Point> {
  const found = await context.places.find(text, hintsBeside(searchHints(context), [place]));
  const away = ({ point }: NamedPlace): number => distanceKm(point, place.point);
  return found.kind === 'place' ? found.place.point : found.places.toSorted((a, b) => away(a) - away(b))[0]!.point;
}

/** `undefined` in place of the problem that a name is unknown; throws any other. */
export function orUnknown(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === 'place-unknown')) throw error;
}

/** Throws `ClarificationNeeded` where there are several. */
function onlyPlace(context: SearchContext, text: string, request: Request, found: Found): Place {
  if (found.kind === 'place') return found.place;
  throw choiceOf(context, request, text, found.why, found.places);
}

/** Throws the problem `home-missing`. */
export async function findHome(context: SearchContext): Promise<Place> {
  const { home, saved } = context.preferences;
  const place = await storedPlace(context, home);
  if (!place) throw new Problem('home-missing');
  const named = [...saved].find(([, id]) => id === home);
  return withOwnPort(place, named?.[0], context.preferences);
}

function withOwnPort(place: Place, name: string | undefined, { ports }: SearchContext['preferences']): Place {
  const ownPort = name === undefined ? undefined : ports.get(name);
  return ownPort ? { ...place, ownPort } : place;
}

/** `undefined` where nothing was stored, or the place is in no list of places any more. */
async function storedPlace(context: SearchContext, id: string | undefined): Promise<Place | undefined> {
  const found = id === undefined ? undefined : await context.places.find(id, searchHints(context)).catch(orUnknown);
  return found?.kind === 'place' ? found.place : undefined;
}

/** As `findPlace`; of an unknown name it asks about similar ones, and else asks a geocoder. */
export async function findOrGuessPlace(context: SearchContext, text: string, request: Request): Promise<Place> {
  try {
    return await findPlace(context, text, request);
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'place-unknown')) throw error;
    const guesses = await context.places.guess(text, searchHints(context));
    const [only] = guesses;
    const taken = guesses.length === 1 ? await takeMisspelled(context, text, only) : undefined;
    if (taken) return taken;
    const town = await context.places.within(text, searchHints(context));
    if (town) return { ...town, unknown: quote(text, maxQuoted) };
    if (guesses.length > 0) throw choiceOf(context, request, text, 'misspelled', guesses);
    const found = await context.places.lookUp(text, searchHints(context));
    if (found) return onlyPlace(context, text, request, found);
    const within = await knownWithin(context, text);
    throw within.length > 0 ? choiceOf(context, request, text, 'misspelled', within) : error;
  }
}

/** `Ostsee Heiligenhafen Drift`: the longest names that people know among the words of an unknown one, but not what begins it: `Praia do Seixas`. */
async function knownWithin({ places, ...context }: SearchContext, text: string): Promise<readonly NamedPlace[]> {
  const words = text.split(/[\s,]+/);
  const runs = [3, 2, 1].map((count) =>
    words.slice(count === 1 ? 1 : 0).map((_, at, rest) => rest.slice(at, at + count).join(' ')),
  );
  const names = runs.map((run) => run.filter((name) => name.length >= 4 && places.isWellKnown(name)));
  const longest = names.find(({ length }) => length > 0) ?? [];
  const found = await Promise.all(longest.map((name) => places.find(name, searchHints(context)).catch(orUnknown)));
  return found.flatMap((one) => (one?.kind === 'place' ? [one.place] : (one?.places.slice(0, 1) ?? [])));
}

/** The one place whose name a text is but for a letter or two, which the answer says; `undefined` of any other. */
async function takeMisspelled(context: SearchContext, text: string, only: NamedPlace | undefined) {
  const meant = await context.places.misspelled(text, searchHints(context));
  const place = meant.length === 1 && meant[0]?.id === only?.id ? await storedPlace(context, only?.id) : undefined;
  return place && { ...place, typed: quote(text, maxQuoted) };
}

/** Throws `ClarificationNeeded` where a text is the name of a place but for a letter or two. */
export async function askIfMisspelled(context: SearchContext, text: string, request: Request): Promise<void> {
  const meant = await context.places.misspelled(text, searchHints(context));
  if (meant.length > 0) throw choiceOf(context, request, text, 'misspelled', meant);
}

const maxQuoted = 60;

function choiceOf(
  { preferences, words }: SearchContext,
  { command, options }: Request,
  text: string,
  why: WhyChoose,
  places: readonly NamedPlace[],
): ClarificationNeeded {
  const question = { why, places, asked: quote(text, maxQuoted) };
  const answer = choiceAnswer(words, preferences.units, question, (place, label) => ({
    label,
    command: command.name,
    options: { ...options, place: carriedId(place), meant: fold(text.trim()) },
  }));
  return new ClarificationNeeded(answer, { command, options: { ...options, place: text } });
}

/** Who writes in German names places so; the platform's language only says more, the country, where it is the same. */
export function searchHints({
  preferences: { language: own, recent },
  words,
  spoken,
}: Pick<RequestContext, 'preferences' | 'words' | 'spoken'>): SearchHints {
  if (own === undefined || isSameLanguage(own, words.language)) return { language: own ?? words.language, recent };
  // Who speaks a language without words of its own is answered in English, whatever they write.
  const hasWords = spoken.some(({ language }) => isSameLanguage(language, own));
  return { language: hasWords || words.language !== 'en' ? words.language : own, recent };
}

export function isHome(text: string, spoken: readonly Words[]): boolean {
  return means(spoken, 'place-home', text.trim());
}

const maxNameLength = 32;

/** Whether a place can be saved under a name: another meaning of the name would come first. */
export function isOwnName(name: string, spoken: readonly Words[], sentences: SentenceContext): boolean {
  return name.length <= maxNameLength && /\p{L}/u.test(name) && !isHome(name, spoken) && !meansDays(name, sentences);
}
