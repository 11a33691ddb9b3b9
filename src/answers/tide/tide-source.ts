import { carriedId, distanceKm, type Place, type Point } from '../../domain/place.ts';
import { minuteMs } from '../../domain/time.ts';
import type { StrongStream } from '../../domain/stream/index.ts';
import { knotsToMs } from '../../domain/units.ts';
import { stationReachKm, type TideKind, type TideReason } from '../../domain/tide/index.ts';
import { text, type Block, type Button } from '../answer.ts';
import { distance, duration, height, placeName, type FormatContext } from '../format.ts';
import { currentSpeed } from '../measures.ts';

/** The source of a tide, as far as the service states it. */
export type TideSource = {
  readonly name: string;
  /** Great circle, km. */
  readonly distance?: number | undefined;
  readonly attribution?: string | undefined;
  readonly kind?: TideKind | undefined;
  readonly reason?: TideReason | undefined;
  /** Along the water, km. */
  readonly waterDistance?: number | undefined;
  /** Errors of nine in ten high and low waters in similar cases are smaller, metres and minutes. */
  readonly band?: { readonly height: number; readonly minutes: number } | undefined;
  /** The race or strait that the place lies in. */
  readonly strongStream?: StrongStream | undefined;
  /** Another station that may be meant; `laterMinutes` where its tide differs by more than the band. */
  readonly other?:
    | (Point & { readonly id: string; readonly name: string; readonly laterMinutes?: number | undefined })
    | undefined;
};

/** A station farther away than this, km, gets a warning: the place's own tide may be quite different. Our choice. */
const farStationKm = 50;

/** Whether the station is too far away to represent the tide of the place. */
export function isTooFar(source: TideSource): boolean {
  return isNearestByAir(source) && source.distance !== undefined && source.distance > stationReachKm;
}

/** Whether the station is only the nearest by air, because nothing is known about the water between. */
function isNearestByAir({ reason }: TideSource): boolean {
  return reason === undefined || reason === 'far' || reason === 'inland';
}

/** Whether the place has no sea near it. */
export function isInland({ reason }: TideSource): boolean {
  return reason === 'inland';
}

/** A range in the days around below which wind and air pressure move the sea more than the tide, m. Our choice. */
const hardlyM = 0.3;

/** Warnings about the source of a tide, in a sentence each; none for a gauge near the place. */
export function sourceWarnings(format: FormatContext, place: Place, source: TideSource, rangeM: number): Block[] {
  const { words } = format;
  const key = warningKey(source);
  const km = source.waterDistance ?? source.distance ?? 0;
  const args = { station: source.name, distance: distance(format, km), place: placeName(format, place) };
  return [
    ...(key ? [text(words.say(key, args))] : []),
    ...(source.other?.laterMinutes ? [text(otherText(format, source.other.name, source.other.laterMinutes))] : []),
    ...(source.strongStream ? [text(strongStreamText(format, source.strongStream))] : []),
    ...(rangeM < hardlyM ? [text(words.say('tide-hardly', { range: height(format, rangeM, rangeM) }))] : []),
  ];
}

/** `Bodega Harbor has its tide 1 h 40 later.`: of the station that is a button. */
function otherText(format: FormatContext, station: string, laterMinutes: number): string {
  const by = duration(format, Math.abs(laterMinutes) * minuteMs);
  return format.words.say('tide-other-differs', { station, by, side: laterMinutes < 0 ? 'earlier' : 'later' });
}

/** `Strong tidal streams here: up to 8.5 kn in the Gulf of Corryvreckan (Wikipedia).` */
function strongStreamText(format: FormatContext, { name, knots, source }: StrongStream): string {
  const rate = currentSpeed(format, knotsToMs(knots));
  return format.words.say('tide-strong-stream', { name, rate, source });
}

function warningKey({ reason, distance: km = 0 }: TideSource): string | undefined {
  if (
    reason === 'inland' ||
    reason === 'river' ||
    reason === 'between' ||
    reason === 'sheltered' ||
    reason === 'no-model'
  )
    return `tide-${reason}`;
  return (reason === undefined || reason === 'far') && km > farStationKm ? 'tide-far-station' : undefined;
}

/** Whether a warning has named the station and how far away it is. */
export function namesStation(source: TideSource): boolean {
  const key = warningKey(source);
  return key !== undefined && key !== 'tide-between';
}

/** With a band wider than this, minutes, the times count as unknown. */
const maxBandMinutes = 120;

/** The accuracy of times and heights, where it is known. */
export function bandFacts(format: FormatContext, { band }: TideSource, rangeM: number): Block[] {
  const { words } = format;
  if (!band) return [];
  const key = band.minutes > maxBandMinutes ? 'tide-accuracy-hours' : 'tide-accuracy-value';
  const args = { minutes: band.minutes, height: height(format, band.height, Math.max(rangeM, 1)) };
  return [text(words.say(key, args))];
}

/** The source of the tide, in a sentence. */
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

/** Another station farther away than this, km, is not offered. */
const maxOtherKm = 200;

/** A button for the tide of the other station that may be meant. */
export function otherButtons({ point }: Place, { other }: TideSource): Button[] {
  if (!other || distanceKm(point, other) > maxOtherKm) return [];
  const place = carriedId({ id: `station:${other.id}`, point: other });
  return [{ label: other.name, command: 'tide', options: { place } }];
}
