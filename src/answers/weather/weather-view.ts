import type { Observation } from '../../domain/observed/index.ts';
import type { Instant } from '../../domain/time.ts';
import type { WeatherHour } from '../../domain/weather/index.ts';

/** Hours in time order, and their sources. */
export type WeatherView = {
  readonly hours: readonly WeatherHour[];
  readonly sources: readonly {
    readonly name: string;
    readonly attribution?: string | undefined;
    readonly updated?: Instant | undefined;
    readonly stale?: boolean | undefined;
  }[];
  readonly observed?: readonly Observation[];
  /** When the forecast was fetched, where the service cannot be reached now. */
  readonly staleSince?: Instant;
};
