import type { Place, Point } from '../../domain/place.ts';
import { skyEvents, type SkyEventName } from '../../domain/sky/index.ts';
import { clockTime, type Instant, type Window } from '../../domain/time.ts';
import type { Options } from '../command.ts';
import { sunTimes, type SunTime } from '../../language/dates/time-notation.ts';

/** Options whose time is that of the clock where the sun tells it on a day; without one where it does not rise or set there. */
export function withSunTime(options: Options, { zone, point }: Pick<Place, 'zone' | 'point'>, day: Window): Options {
  if (!isSunTime(options.time)) return options;
  const { time, ...timeless } = options;
  const at = sunTimeOf(time, point, day);
  return at === undefined ? timeless : { ...timeless, time: clockTime(at, zone) };
}

const eventOf: Readonly<Record<SunTime, SkyEventName>> = {
  dawn: 'civilDawn',
  sunrise: 'sunrise',
  sunset: 'sunset',
  dusk: 'civilDusk',
};

/** When it is a time that the sun tells; `undefined` for any other time, and where it does not rise or set on that day. */
export function sunTimeOf(time: string | undefined, point: Point, day: Window): Instant | undefined {
  return isSunTime(time) ? skyEvents(point, day)[eventOf[time]][0] : undefined;
}

function isSunTime(time: string | undefined): time is SunTime {
  return sunTimes.some((one) => one === time);
}
