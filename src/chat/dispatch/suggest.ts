import { placeName } from '../../answers/index.ts';
import type { NamedPlace } from '../../domain/place.ts';
import { customaryUnits } from '../../domain/units.ts';
import { Problem } from '../../problem.ts';
import { takesPlace } from '../command.ts';
import { searchHints } from './find-place.ts';
import { fold } from '../language/fold.ts';
import type { Input } from '../message.ts';
import type { RequestContext } from './request-context.ts';
import { readText, type Request } from '../language/read.ts';

/** What a text that is still being typed may become. */
export type PlaceSuggestion = { readonly label: string; readonly placeId: string };

/** A command that such a text may become. */
export type CommandSuggestion = { readonly label: string; readonly input: Input & { readonly kind: 'command' } };

/** Who is typing, and where places are looked for. */
export type SuggestContext = Pick<RequestContext, 'places' | 'preferences' | 'spoken' | 'commands'>;

/** The asker's own places that begin so, then those they asked about of late, then everybody's. */
export function suggestPlaces(suggesting: SuggestContext, typed: string, count: number): readonly PlaceSuggestion[] {
  const everybodys = suggesting.places.suggest(typed, searchHints(suggesting), count);
  const all = [
    ...savedPlaces(suggesting, typed, count),
    ...[...recentPlaces(suggesting, typed), ...everybodys].map((place) => suggestion(suggesting, place)),
  ];
  const ids = all.map(({ placeId }) => placeId);
  return all.filter(({ placeId }, index) => ids.indexOf(placeId) === index).slice(0, count);
}

/** Home and the places with a name of the asker's own. One that cannot be found any more is left out. */
function savedPlaces(suggesting: SuggestContext, typed: string, count: number): PlaceSuggestion[] {
  const { home, saved } = suggesting.preferences;
  const word = suggesting.spoken[0]!.list('place-home')[0]!;
  const named = [...(home === undefined ? [] : [[word, home] as const]), ...saved];
  const begun = named.filter(([name]) => fold(name).startsWith(fold(typed))).slice(0, count);
  return begun.flatMap(([name, id]) => {
    const place = suggesting.places.named(id);
    return place ? [suggestion(suggesting, place, `${name}: `)] : [];
  });
}

function recentPlaces({ places, preferences }: SuggestContext, typed: string): NamedPlace[] {
  const recent = preferences.recent.flatMap((id) => places.named(id) ?? []);
  return recent.filter(({ name }) => fold(name).startsWith(fold(typed)));
}

/** One for each place that the place in the text may become: `tide bre`, `bre`, nothing at all. */
export function suggestCommands(suggesting: SuggestContext, text: string, count: number): readonly CommandSuggestion[] {
  for (const { command, options } of requestsOf(suggesting, text)) {
    const places = suggestPlaces(suggesting, options.place ?? '', count);
    if (places.length === 0) continue;
    return places.map(({ label, placeId }) => ({
      label,
      input: { kind: 'command', name: command.name, options: { ...options, place: placeId } },
    }));
  }
  return [];
}

/** What a half typed text may mean; what makes no sense yet is left out. */
function requestsOf({ spoken, commands }: SuggestContext, text: string): Request[] {
  try {
    return readText(text, spoken, commands).flatMap((read) => {
      const request = whereItMakesSense(read);
      return request && takesPlace(request.command) ? [request] : [];
    });
  } catch (error) {
    if (error instanceof Problem) return [];
    throw error;
  }
}

function whereItMakesSense(read: () => Request): Request | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

function suggestion(
  { preferences: { units }, spoken }: SuggestContext,
  place: NamedPlace,
  ownName = '',
): PlaceSuggestion {
  const reader = { words: spoken[0]!, units: { ...customaryUnits(place.countryCode), ...units } };
  return { label: `${ownName}${placeName(reader, place)}`, placeId: place.id };
}
