import type { Point } from '../place.ts';
import type { DatumName, Datums } from './datums.ts';
import type { OfficeDatum } from './office-datum.ts';
import type { Tide } from './tide.ts';

/**
 * Reach of a station by air, km, where nothing is known of the water between: for the interface's sea levels, and in the bot
 * for a service that names only the distance. Elsewhere `sources/stations/tide-rule.ts` decides by the way on the water.
 */
export const stationReachKm = 100;

/** A tide station with predictions. */
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
  readonly tide: Tide;
  /** Above the zero of `tide`, metres. May take 0.2 s when first read: 19 years are predicted for it. */
  readonly datums: Datums;
};
