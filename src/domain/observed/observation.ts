import type { Point } from '../place.ts';
import type { Instant } from '../time.ts';
import type { ObservedAttribute, ObservedKind } from './kinds.ts';
import type { Reading } from './readings.ts';
import type { Surge } from './surge.ts';

export type ObservingStation = {
  /** `co-ops/8443970`. */
  readonly id: string;
  readonly name: string;
  readonly point: Point;
  /** The credit that the licence asks for. */
  readonly attribution: string;
  readonly licence: string;
  /** Great circle, km. */
  readonly distanceKm: number;
  /** Along the water, km. */
  readonly waterKm: number;
};

export type Observation = {
  readonly kind: ObservedKind;
  readonly station: ObservingStation;
  /** Of the latest reading. */
  readonly at: Instant;
  /** Those that are as late as any, but for a sampling. */
  readonly values: Readonly<Partial<Record<ObservedAttribute, number>>>;
  /** Whether the office has not checked them yet. */
  readonly isPreliminary: boolean;
  readonly zero?: string | undefined;
  /** Of a level; absent where no tide is predicted above the same zero. */
  readonly surge?: Surge | undefined;
  /** Change of air pressure over three hours, hPa. */
  readonly tendencyHPa?: number | undefined;
  /** Levels of the latest day. */
  readonly levels?: readonly Reading[] | undefined;
};
