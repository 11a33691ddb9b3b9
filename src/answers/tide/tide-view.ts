import type { Coefficient, Extreme, OwnPort, ShownDatum, Water } from '../../domain/tide/index.ts';
import {
  stationReachKm,
  type Dam,
  type PublishedLag,
  type TideBand,
  type TideKind,
  type TideReason,
} from '../../domain/tide/index.ts';
import type { Point } from '../../domain/place.ts';
import type { StrongStream } from '../../domain/stream/index.ts';
import type { Observation } from '../../domain/observed/index.ts';
import { within, type Instant, type Window } from '../../domain/time.ts';

/** A station of tides or streams, as far as the service states it. */
export type StationSource = {
  readonly name: string;
  /** Great circle, km. */
  readonly distance?: number | undefined;
  /** Along the water, km. */
  readonly waterDistance?: number | undefined;
  readonly attribution?: string | undefined;
};

export type TideSource = StationSource & {
  readonly kind?: TideKind | undefined;
  readonly reason?: TideReason | undefined;
  /** Whether the place lies in a river: its high waters have no coefficient, which is of those on the coast. */
  readonly upRiver?: boolean | undefined;
  /** Errors of nine in ten high and low waters in similar cases are smaller. */
  readonly band?: TideBand | undefined;
  /** By how much high water comes later there, minutes, and who publishes that. */
  readonly lag?: PublishedLag | undefined;
  readonly dam?: Dam | undefined;
  /** The race or strait that the place lies in. */
  readonly strongStream?: StrongStream | undefined;
  /** Another station that may be meant; `laterMinutes` where its tide differs by more than the band. */
  readonly other?:
    | (Point & { readonly id: string; readonly name: string; readonly laterMinutes?: number | undefined })
    | undefined;
};

/** The tide at a place, as far as an answer shows it. Heights are metres above `datum`. */
export type TideView = {
  readonly station: TideSource;
  readonly datum: ShownDatum;
  /** High and low waters of the shown days and of nine days on both sides, in time order. */
  readonly extremes: readonly Extreme[];
  /** The same, each double high or low water once; absent where too few days are known to tell. */
  readonly waters?: readonly Water[] | undefined;
  readonly levels: readonly { readonly at: Instant; readonly heightM: number }[];
  readonly observed?: Observation | undefined;
  /** When the data were fetched, where the service cannot be reached now. */
  readonly staleSince?: Instant;
  /** The differences of the user's own port, which are in the extremes and levels. */
  readonly ownPort?: OwnPort;
  /** The coefficients of the high waters of the shown days, for places that use them. */
  readonly coefficients?: readonly Coefficient[];
};

export function watersOf({ waters, extremes }: TideView): readonly Extreme[] {
  return waters ?? extremes;
}

export function coefficientsOn({ coefficients = [] }: TideView, window: Window): number[] {
  return within(coefficients, window).map(({ coefficient }) => coefficient);
}

/** `95 / 92`: morning and evening, as almanacs print them, on one line. */
export function coefficientOf(tide: TideView, window: Window): string | undefined {
  const list = coefficientsOn(tide, window);
  return list.length > 0 ? list.join('\u00A0/\u00A0') : undefined;
}

/** Whether the station is too far away to represent the tide of the place: only the nearest by air, of unknown water between. */
export function isTooFar({ reason, distance = 0 }: TideSource): boolean {
  return (reason === undefined || reason === 'far' || reason === 'inland') && distance > stationReachKm;
}

/** Whether the tide is not that of the place, but of the mouth of its river, hours earlier, or of the sea outside its dam. */
export function isFromMouth({ reason }: TideSource): boolean {
  return reason === 'river' || reason === 'dammed';
}
