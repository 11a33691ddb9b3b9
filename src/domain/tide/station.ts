import type { Point } from '../place.ts';
import type { DatumName, Datums } from './datums.ts';
import type { OfficeDatum } from './office-datum.ts';
import type { Tide } from './tide.ts';

/**
 * Reach of a station by air, km, where nothing is known of the water between: for the interface's sea levels, and in the bot
 * for a service that names only the distance. Elsewhere `sources/stations/tide-rule.ts` decides by the way on the water.
 */
export const stationReachKm = 100;

export const clockKinds = ['corrected', 'rejected', 'uncertain'] as const;

/** A gauge that contradicts others: moved (`corrected`), left out (`rejected`), or unclear which is right (`uncertain`). */
export type ClockDecision = {
  readonly kind: (typeof clockKinds)[number];
  /** By how much the record is late; early where negative. */
  readonly minutes: number;
  /** What it was compared with, in English. */
  readonly evidence: string;
};

export type TideStation = {
  readonly id: string;
  readonly name: string;
  readonly point: Point;
  readonly countryCode: string;
  /** IANA zone. */
  readonly zone: string;
  /** Short name of the owner of the gauge, such as `noaa`. */
  readonly source: string;
  /** Credit that must be shown with the station's data. */
  readonly attribution: string;
  readonly licence: string;
  /** From its own gauge's constants, or from another station's tide with corrections for time and height. */
  readonly prediction: 'harmonic' | 'subordinate';
  /** The level that local charts count depths from, where it is one of the contract's datums. */
  readonly chartDatum: DatumName | undefined;
  /** The zero of the office's charts and tables, where it is known and none of the contract's datums. */
  readonly officeDatum?: OfficeDatum | undefined;
  /** Length of the record that its constants are from; absent where that is not known. */
  readonly recordYears?: number | undefined;
  /** Absent where nothing contradicts its clock. */
  readonly clock?: ClockDecision | undefined;
  readonly tide: Tide;
  /** Above the zero of `tide`, metres. May take 0.2 s when first read: 19 years are predicted for it. */
  readonly datums: Datums;
  /** Computes the datums in short turns, so that reading them takes no time afterwards; `undefined` where they are known. */
  prepareDatums?(): Promise<void> | undefined;
};
