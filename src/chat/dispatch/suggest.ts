import { placeName } from '../../answers/index.ts';
import { distinctBy } from '../../lib/distinct-by.ts';
import { pointId, type NamedPlace } from '../../domain/place.ts';
import { coarsePoint } from '../../users/index.ts';
import { customaryUnits } from '../../domain/units.ts';
import { Problem } from '../../problem.ts';
import { takesPlace, type RequestContext, type Request } from '../command.ts';
import { searchHints } from './find-place.ts';
import { fold } from '../../language/lexicon/fold.ts';
import type { IncomingMessage, Input } from '../message.ts';
import { readText } from './readings.ts';

export type PlaceSuggestion = {
  readonly label: string;
  readonly placeId: string;
  /** Home or a saved place. */
  readonly isOwn?: true;
};

/** A command that a half-typed question may become. */
export type CommandSuggestion = Omit<PlaceSuggestion, 'placeId'> & {
  readonly input: Input & { readonly kind: 'command' };
};

export type SuggestContext = Pick<
  RequestContext,
  'places' | 'preferences' | 'words' | 'spoken' | 'sentences' | 'commands'
> & { readonly message: Pick<IncomingMessage, 'location'> };

/** The user's saved places that begin with the text, then their recent ones, then those of the gazetteer. */
export function suggestPlaces(context: SuggestContext, typed: string, count: number): readonly PlaceSuggestion[] {
  const common = context.places.suggest(typed, searchHints(context), count);
  const all = [
    ...savedPlaces(context, typed, count),
    ...[...recentPlaces(context, typed), ...common].map((place) => suggestion(context, place)),
  ];
  return distinctBy(all, ({ placeId }) => placeId).slice(0, count);
}

/** Home and saved places. A place that no longer exists is left out. */
function savedPlaces(context: SuggestContext, typed: string, count: number): PlaceSuggestion[] {
  const { home, saved } = context.preferences;
  const word = context.words.list('place-home')[0]!;
  const candidates = [...(home === undefined ? [] : [[word, home] as const]), ...saved];
  const matching = candidates.filter(([name]) => fold(name).startsWith(fold(typed))).slice(0, count);
  return matching.flatMap(([name, id]) => {
    const place = context.places.named(id, searchHints(context));
    return place ? [{ ...suggestion(context, place, `${name}: `), isOwn: true as const }] : [];
  });
}

function recentPlaces(context: SuggestContext, typed: string): NamedPlace[] {
  const { places, preferences } = context;
  const recent = preferences.recent.flatMap((id) => places.named(id, searchHints(context)) ?? []);
  return recent.filter(({ name }) => fold(name).startsWith(fold(typed)));
}

/** A command for each place that the place in the text may become: `tide bre`, `bre`, or nothing, which may also mean here. */
export function suggestCommands(context: SuggestContext, text: string, count: number): readonly CommandSuggestion[] {
  for (const { command, options } of requestsOf(context, text)) {
    const here = options.place === undefined ? hereOf(context) : [];
    const places = [...here, ...suggestPlaces(context, options.place ?? '', count - here.length)];
    if (places.length === 0) continue;
    return places.map(({ placeId, ...shown }) => ({
      ...shown,
      input: { kind: 'command', name: command.name, options: { ...options, place: placeId } },
    }));
  }
  return [];
}

/** The position that the user shares, to 100 m: what is chosen is sent into a chat, and others read it there. */
function hereOf({ message: { location }, words }: SuggestContext): PlaceSuggestion[] {
  return location ? [{ label: words.say('suggest-here'), placeId: pointId(coarsePoint(location)) }] : [];
}

/** The readings of a half-typed text that make sense already. */
function requestsOf(context: SuggestContext, text: string): Request[] {
  const [command] = context.commands;
  if (text.trim() === '') return command ? [{ command, options: {} }] : [];
  try {
    return readText(context, text).flatMap(({ request, places }) => {
      const { command, options } = request;
      const place = places[0]?.text;
      return takesPlace(command) ? [{ command, options: { ...options, ...(place !== undefined && { place }) } }] : [];
    });
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

function suggestion({ preferences: { units }, words }: SuggestContext, place: NamedPlace, ownName = '') {
  const reader = { ...words, units: { ...customaryUnits(place.countryCode), ...units } };
  return { label: `${ownName}${placeName(reader, place)}`, placeId: place.id };
}
