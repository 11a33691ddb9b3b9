import { streamReachKm, type StreamEvent } from '../../domain/stream/index.ts';
import { hourMs, type Instant } from '../../domain/time.ts';

/** The station of a tidal stream, as far as the service states it. */
export type StreamSource = {
  readonly name: string;
  /** Great circle, km. */
  readonly distance?: number | undefined;
  /** Along the water, km. */
  readonly waterDistance?: number | undefined;
  readonly attribution?: string | undefined;
  readonly prediction?: 'harmonic' | 'subordinate' | undefined;
  /** Degrees true that they set to. */
  readonly floodDirection?: number | undefined;
  readonly ebbDirection?: number | undefined;
};

/** The tidal stream at a place, as far as an answer shows it. */
export type StreamView = {
  readonly station: StreamSource;
  /** Events of the shown days and a day on both sides, in time order. */
  readonly events: readonly StreamEvent[];
  /** When the data were fetched, where the service cannot be reached now. */
  readonly staleSince?: Instant;
};

/** How far the events must reach beyond the shown days on both sides, for the rate at any instant of them. */
export const streamMarginMs = 24 * hourMs;

/** Whether the station is too far away to represent the streams of the place. */
export function isStreamTooFar({ waterDistance, distance: km = 0 }: StreamSource): boolean {
  return (waterDistance ?? km) > streamReachKm;
}
