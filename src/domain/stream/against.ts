import { hourMs, type Window } from '../time.ts';
import type { WeatherHour } from '../weather/index.ts';
import type { StreamEvent, StreamPhase } from './event.ts';
import { speedAt } from './speed.ts';

/** Against a stream is a wind from within so many degrees of its set, from force 3 and half a knot on. Our choice. */
const againstWithinDeg = 60;
const feltStreamMs = 0.25;
const feltWindMs = 3.4;

/** Hours in a row in which the wind blows against the stream, and the greatest rate and wind in them. */
type Against = Window & { readonly speedMs: number; readonly hour: WeatherHour };

/** When the wind blows against a stream, which sets to `setDeg` degrees true. */
export function windAgainstStream(
  events: readonly StreamEvent[],
  setDeg: Readonly<Record<StreamPhase, number>>,
  hours: readonly WeatherHour[],
): readonly Against[] {
  const found: Against[] = [];
  for (const hour of hours) {
    const { windSpeed: ms = 0, windDirection } = hour.values;
    const speedMs = speedAt(events, hour.at) ?? 0;
    if (windDirection === undefined) continue;
    const awayDeg = Math.abs(((windDirection - setDeg[speedMs > 0 ? 'flood' : 'ebb'] + 540) % 360) - 180);
    if (awayDeg > againstWithinDeg || Math.abs(speedMs) < feltStreamMs || ms < feltWindMs) continue;
    const last = found.at(-1);
    if (last?.to !== hour.at) found.push({ from: hour.at, to: hour.at + hourMs, speedMs, hour });
    else {
      found[found.length - 1] = {
        from: last.from,
        to: hour.at + hourMs,
        speedMs: Math.abs(speedMs) > Math.abs(last.speedMs) ? speedMs : last.speedMs,
        hour: ms > (last.hour.values.windSpeed ?? 0) ? hour : last.hour,
      };
    }
  }
  return found;
}
