import { carriedId, type Place } from '../../domain/place.ts';
import type { Button } from '../../answers/index.ts';
import { coarsePlaceId } from '../../users/index.ts';
import type { Request } from '../command.ts';
import { ClarificationNeeded } from './clarification.ts';
import { findHome, searchHints, type findPlace } from './find-place.ts';
import type { RequestContext } from './request-context.ts';

/** The place that was named or pinned, else home. */
export async function placeAsked(
  context: RequestContext,
  request: Request,
  text: string | undefined,
  find: typeof findPlace,
): Promise<Place> {
  const { places, message, preferences } = context;
  if (message.input.kind === 'pin') return places.at(message.input.point);
  if (text === undefined && preferences.home !== undefined) return findHome(context);
  return placeOf(context, request, text, find);
}

/** Throws `ClarificationNeeded` where no place was named. */
export async function placeOf(
  context: RequestContext,
  request: Request,
  text: string | undefined,
  find: typeof findPlace,
): Promise<Place> {
  if (text !== undefined) return find(context, text, request);
  const buttons = recentPlaceButtons(context, request);
  const title = context.words.say('problem-place-missing');
  const locationLabel = () => context.words.say('button-share-location');
  throw new ClarificationNeeded({ title, blocks: [], ...(buttons.length > 0 && { buttons }), locationLabel }, request);
}

/**
 * The places last asked about, as buttons for the same command; none where others read along. A place that no longer
 * exists is left out.
 */
function recentPlaceButtons(context: RequestContext, { command, options }: Request): Button[] {
  const { places, preferences, message } = context;
  if (message.channel) return [];
  return preferences.recent
    .flatMap((id) => places.named(id, searchHints(context)) ?? [])
    .map((place) => ({
      label: place.name,
      command: command.name,
      options: { ...options, place: carriedId(place) },
      replaces: true,
    }));
}

/** Remembers the place and the name it was chosen for, except a pin: sending one is no consent to keep it. */
export async function recordVisit(
  { users, places, message, preferences }: RequestContext,
  place: Place,
  meant: string | undefined,
): Promise<void> {
  const { user, input, isAutomatic } = message;
  if (isAutomatic) return;
  const id = coarsePlaceId(place.id);
  // Only a name: a text that is more may be a sentence.
  if (meant !== undefined && places.isName(meant)) await users.rememberChoice(user, meant, id);
  if (input.kind !== 'pin' && preferences.recent[0] !== id) await users.addRecentPlace(user, id);
}
