import { hourMs, within, type Instant, type Window } from '../time.ts';
import type { Point } from '../place.ts';
import { sunAltitudeDeg } from '../sky/index.ts';
import type { Attribute } from './attributes.ts';
import { sum, valuesOf, type WeatherHour } from './hours.ts';
import { presentWeather, type PresentWeather } from './present-weather.ts';

/** What the weather looks like, and the name of its sign: `clear-night` where the Moon stands in place of the Sun. */
export type WeatherLook = { readonly weather: PresentWeather; readonly sign: string };

const withSun: ReadonlySet<PresentWeather> = new Set(['clear', 'fair', 'cloudy']);

/** Of some hours: their mean, but the heaviest rain. `undefined` where neither sky nor rain is known. */
export function weatherLook(point: Point, hours: readonly WeatherHour[], window: Window): WeatherLook | undefined {
  const { from, to } = window;
  const mean = (attribute: Attribute): number | undefined => {
    const values = valuesOf(within(hours, window), attribute);
    return values.length === 0 ? undefined : sum(values) / values.length;
  };
  const weather = presentWeather({
    precipitation: Math.max(0, ...valuesOf(within(hours, { from: from + hourMs, to: to + hourMs }), 'precipitation')),
    airTemperature: mean('airTemperature'),
    visiblity: mean('visiblity'),
    cloudCover: mean('cloudCover'),
  });
  const isDown = (at: Instant): boolean => sunAltitudeDeg(point, at) < 0;
  // A day has its noon, and an hour before sunset its Sun.
  const isNight = weather && withSun.has(weather) && isDown(from) && isDown((from + to) / 2);
  return weather && { weather, sign: isNight ? `${weather}-night` : weather };
}
