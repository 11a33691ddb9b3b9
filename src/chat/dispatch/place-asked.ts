import { carriedId, distanceKm, type NamedPlace, type Place } from '../../domain/place.ts';
import { parseConditions } from '../../domain/windows/index.ts';
import { withOpening, type Button } from '../../answers/index.ts';
import { quote } from '../../lib/quote.ts';
import { Problem } from '../../problem.ts';
import { coarsePlaceId } from '../../users/index.ts';
import type { Words } from '../../words.ts';
import type { Request, RequestContext } from '../command.ts';
import type { PlaceCandidate } from '../../language/scoring/place-candidates.ts';
import { ClarificationNeeded } from './clarification.ts';
import { findHome, findPlace, orUnknown, searchHints, togetherKm } from './find-place.ts';
import { questionLines } from './notes.ts';

/** A place this near another one is meant beside it: the Wedge beside Newport Beach. */
const besideKm = 60;

/** A town farther from the sea has no bay or beach: as in the search for misspelled names. */
const shoreKm = 5;

/** The place that was named or pinned, else home. */
export async function placeAsked(
  context: RequestContext,
  request: Request,
  candidate: PlaceCandidate | undefined,
  find: typeof findPlace,
): Promise<Place> {
  const { places, message, preferences } = context;
  if (message.input.kind === 'pin') return places.at(message.input.point);
  if (candidate === undefined && preferences.home !== undefined) return findHome(context);
  if (candidate === undefined && isAboutBrest(request, context.words)) {
    const brest = await find(context, brestTown, request);
    return { ...brest, standsFor: context.words.say('coefficient-coast') };
  }
  const reachKm = request.options.alsoAt === undefined ? besideKm : togetherKm;
  const isBeside = candidate?.beside && (await liesBeside(context, candidate.beside, reachKm));
  const near = isBeside ? withPlacesThat(context, isBeside) : context;
  const place =
    candidate?.ofShore === undefined
      ? await placeOf(near, request, candidate?.text, find)
      : await placeOnShore(near, request, { ...candidate, ofShore: candidate.ofShore }, find);
  if (isBeside?.(place) === false || place.id === candidate?.isNot) {
    throw new Problem('place-unknown', { place: quote(candidate?.text ?? '') });
  }
  return townOn(context, place, candidate);
}

/** `Bodensee bei Langenargen`: the town of two names of which the first is a lake. */
async function townOn(context: RequestContext, place: Place, candidate: PlaceCandidate | undefined): Promise<Place> {
  const [, town] = /, ([^,]+)$/.exec(candidate?.text ?? '') ?? [];
  const named = town && (await context.places.find(town, searchHints(context)).catch(orUnknown));
  return named && named.kind === 'place' && isOnLake(named.place, place) ? named.place : place;
}

/** Whether a town lies on a water that is named with it, which is a lake then: no other has towns away from the sea. */
export function isOnLake({ point, seaKm = 0 }: NamedPlace, water: NamedPlace): boolean {
  return water.id.startsWith('sea:') && seaKm > shoreKm && distanceKm(point, water.point) <= besideKm;
}

/** The place of a name beside a bay, beach or sea: where that is unknown itself, a place of the bare name on the shore. */
async function placeOnShore(
  context: RequestContext,
  request: Request,
  { text, ofShore, isOfSea }: PlaceCandidate & { readonly ofShore: string },
  find: typeof findPlace,
): Promise<Place> {
  const whole = await findPlace(context, ofShore, request).catch(orUnknown);
  if (whole) return whole;
  const isOnShore = ({ seaKm = 0 }: NamedPlace): boolean => seaKm <= shoreKm;
  // At another sea than the one that was named it is another place.
  const bare = isOfSea
    ? undefined
    : await findPlace(withPlacesThat(context, isOnShore), text, request).catch(orUnknown);
  return bare ?? find(context, ofShore, request);
}

function withPlacesThat(context: RequestContext, isMeant: (place: NamedPlace) => boolean): RequestContext {
  const { places } = context;
  return {
    ...context,
    places: {
      ...places,
      async find(text, hints) {
        const found = await places.find(text, hints);
        const near = (found.kind === 'place' ? [found.place] : found.places).filter(isMeant);
        const [first, ...others] = near;
        if (first === undefined) throw new Problem('place-unknown', { place: quote(text) });
        if (found.kind === 'place') return found;
        return others.length > 0 ? { ...found, places: near } : places.find(first.id, hints);
      },
    },
  };
}

/** Brest in the gazetteer: coefficients are those of its tide, wherever on the coast. */
const brestTown = 'geonames:3030300';

/** Whether a question without a place is about coefficients, by which springs and neaps are told in some languages. */
function isAboutBrest({ options: { aspect, conditions } }: Request, words: Words): boolean {
  const asked = parseConditions(conditions ?? '').conditions;
  const isSprings = (one: string): boolean => one === 'springs' && words.say('springs-told-by') === 'coefficient';
  return (
    aspect?.split(',').some((one) => one === 'coefficient' || one === 'big-tide' || isSprings(one)) ??
    asked.some(({ kind }) => kind === 'coefficient')
  );
}

async function liesBeside(context: RequestContext, names: readonly string[], reachKm: number) {
  const found = await Promise.all(
    names.map((name) => context.places.find(name, searchHints(context)).catch(orUnknown)),
  );
  const others = found.flatMap((one) => (one?.kind === 'place' ? [one.place] : (one?.places ?? [])));
  return ({ point }: NamedPlace) => others.some((other) => distanceKm(point, other.point) <= reachKm);
}

/** Throws `ClarificationNeeded` where no place was named. */
export async function placeOf(
  context: RequestContext,
  request: Request,
  text: string | undefined,
  find: typeof findPlace,
): Promise<Place> {
  const said = text ?? (isAboutBrest(request, context.words) ? brestTown : undefined);
  if (said !== undefined) return find(context, said, request);
  const buttons = recentPlaceButtons(context, request);
  const title = context.words.say('problem-place-missing');
  const locationLabel = () => context.words.say('button-share-location');
  const asked = { title, blocks: [], ...(buttons.length > 0 && { buttons }), locationLabel };
  // Conditions are what was read of many words: whoever asks sees that only the place is missing.
  const kept = request.options.conditions === undefined ? [] : questionLines(context, request, 'note-understood');
  throw new ClarificationNeeded(withOpening(asked, kept), request);
}

/** The places last asked about that still exist, as buttons for the same command; none where others read along. */
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
