import type { DatumName } from '../domain/tide/index.ts';
import type { Place, Point } from '../domain/place.ts';
import type { Window } from '../domain/time.ts';
import type { StationToTell, TideToTell, WeatherToTell } from '../answers/index.ts';
import type { Asker } from '../people/index.ts';

/** What the chat needs of the outside. */

export type Places = {
  /** The place that a person means, by name or coordinates. Throws a `Problem` where there is none. */
  find(text: string, asker: { language: string }): Promise<Place>;
  /** The place at a point: never an error, a point without a name is called by its coordinates. */
  at(point: Point): Promise<Place>;
};

export type Marine = {
  /** The weather of a window by the hour, as far as it is known. Throws a `Problem`. */
  weather(point: Point, window: Window): Promise<WeatherToTell>;
  /**
   * Throws a `Problem`, also where the window cannot be told whole; `marginMs` on both sides as far as it is known.
   * Without a datum it is the one that charts use there, where known, else LAT.
   */
  tide(point: Point, window: Window, datum?: DatumName, marginMs?: number): Promise<TideToTell>;
  /** The nearest tide stations, nearest first. Throws a `Problem`. */
  stations(point: Point, count: number): Promise<StationToTell[]>;
};

export type Log = {
  /** A bug, with the reference under which the asker was told of it; who that was is not for the log to say. */
  bug(reference: string, error: unknown, asker: Asker): void;
};
