import { carriedId, distanceKm, type Place } from '../domain/place.ts';
import type { TideKind, TideReason } from '../domain/tide/index.ts';
import { fact, facts, text, type Block, type Button } from './answer.ts';
import { distance, height, placeName, type FormatContext } from './format.ts';

/** Where a tide comes from, as much of it as the service says. */
export type TideSource = {
  readonly name: string;
  /** Great circle, km. */
  readonly distance?: number | undefined;
  readonly attribution?: string | undefined;
  readonly kind?: TideKind | undefined;
  readonly reason?: TideReason | undefined;
  /** Along the water, km. */
  readonly waterDistance?: number | undefined;
  /** Nine in ten high and low waters of like cases are within, metres and minutes. */
  readonly band?: { readonly height: number; readonly minutes: number } | undefined;
  /** Another station that may be meant. */
  readonly other?:
    | { readonly id: string; readonly lat: number; readonly lng: number; readonly name: string }
    | undefined;
};

/** Beyond, the place's own tide may differ by as much as a neighbouring port's. */
const farStationKm = 50;

/** Farther stations say nothing about a place's water; the interface draws the line there as well, for its sea levels. */
const tooFarKm = 100;

/** Whether the tide is another place's and says nothing of this one's. */
export function isTooFar(source: TideSource): boolean {
  return isGuess(source) && source.distance !== undefined && source.distance > tooFarKm;
}

/** A station that is nearest by air, with nothing known of the water between. */
function isGuess({ reason }: TideSource): boolean {
  return reason === undefined || reason === 'far' || reason === 'inland';
}

/** Whether the place has no sea. */
export function isInland({ reason }: TideSource): boolean {
  return reason === 'inland';
}

/** A tide that rises less in the days around is less than what wind and air pressure do. */
const hardlyM = 0.3;

/** Reasons to doubt the tide, in a sentence each; none for a gauge near. */
export function sourceWarnings(format: FormatContext, place: Place, source: TideSource, rangeM: number): Block[] {
  const { words } = format;
  const key = warningKey(source);
  const km = source.waterDistance ?? source.distance ?? 0;
  const args = { station: source.name, distance: distance(format, km), place: placeName(format, place) };
  return [
    ...(key ? [text(words.say(key, args))] : []),
    ...(rangeM < hardlyM ? [text(words.say('tide-hardly', { range: height(format, rangeM, rangeM) }))] : []),
  ];
}

function warningKey({ reason, distance: km = 0 }: TideSource): string | undefined {
  if (reason === 'inland' || reason === 'river' || reason === 'sheltered' || reason === 'no-model')
    return `tide-${reason}`;
  return (reason === undefined || reason === 'far') && km > farStationKm ? 'tide-far-station' : undefined;
}

/** With a wider band than this, the times are not known. */
const mostMinutes = 120;

/** How sure times and heights are, where that is known. */
export function bandFacts(format: FormatContext, { band }: TideSource, rangeM: number): Block[] {
  const { words } = format;
  if (!band) return [];
  const key = band.minutes > mostMinutes ? 'tide-accuracy-hours' : 'tide-accuracy-value';
  const args = { minutes: band.minutes, height: height(format, band.height, Math.max(rangeM, 1)) };
  return [facts([fact(words, 'tide-accuracy', words.say(key, args))])];
}

/** Where the tide comes from, in a sentence. */
export function sourceNote(format: FormatContext, source: TideSource): string {
  const { words } = format;
  const { name: station, kind, distance: km, waterDistance } = source;
  if (kind === 'model') return words.say('note-model');
  if (kind === 'carried') {
    return words.say('note-carried', { station, distance: distance(format, waterDistance ?? km ?? 0) });
  }
  if (km === undefined) return words.say('note-station', { station });
  return words.say('note-station-distance', { station, distance: distance(format, km) });
}

/** Farther away another station is no candidate. */
const farthestOtherKm = 200;

/** The tide of the other station that may be meant, with one press. */
export function otherButtons({ point }: Place, { other }: TideSource): Button[] {
  if (!other || distanceKm(point, other) > farthestOtherKm) return [];
  const place = carriedId({ id: `station:${other.id}`, point: other });
  return [{ label: other.name, command: 'tide', options: { place } }];
}
