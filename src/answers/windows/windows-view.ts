import type { CivilDate, Window } from '../../domain/time.ts';
import type { Condition, Contested, FoundWindows, PresetName, Verdict } from '../../domain/windows/index.ts';
import type { StreamView } from '../tide/stream-view.ts';
import type { TideView } from '../tide/tide-view.ts';
import type { WeatherView } from '../weather/weather-view.ts';

/** The windows of a place and their data, as far as an answer shows them. */
export type WindowsView = FoundWindows & {
  readonly conditions: readonly Condition[];
  /** The time that was looked through, beyond the forecast as well. */
  readonly window: Window;
  /** Whether only some days are looked through, by their names. */
  readonly isOnDays?: boolean;
  /** Further conditions, on weather that could not be asked. */
  readonly lacking?: readonly Condition[];
  /** The pursuit that was asked for. */
  readonly preset?: AskedPreset;
  readonly tide?: TideView;
  readonly stream?: StreamView;
  readonly weather?: WeatherView;
  /** Whether each of the days that are known is good; only of a pursuit, and where the weather counts. */
  readonly verdicts?: readonly DayVerdict[];
  /** The next window behind the days that are asked about, which have none. */
  readonly later?: Window;
};

/** The verdict on a day of the place's calendar. */
export type DayVerdict = { readonly date: CivilDate; readonly verdict: Verdict; readonly contested?: Contested };

/** A pursuit with the limits that its asker has for it. */
export type AskedPreset = { readonly name: PresetName; readonly limits: readonly Condition[] };
