import type { Point } from '../../domain/place.ts';
import { sunAltitudeDeg } from '../../domain/sky/index.ts';
import { presentWeather, type Attribute, type PresentWeather } from '../../domain/weather/index.ts';
import type { Observation } from '../../domain/observed/index.ts';
import { hourMs, within, type Instant, type Window } from '../../domain/time.ts';

/** The weather of an hour, in the units of `domain/weather`. */
export type WeatherHour = { readonly at: Instant; readonly values: Readonly<Partial<Record<Attribute, number>>> };

/** Hours in time order, and their sources. */
export type WeatherView = {
  readonly hours: readonly WeatherHour[];
  readonly sources: readonly {
    readonly name: string;
    readonly attribution?: string | undefined;
    readonly updated?: Instant | undefined;
    readonly stale?: boolean | undefined;
  }[];
  /** What gauges and buoys observe now. */
  readonly observed?: readonly Observation[];
  /** When the forecast was fetched, where the service cannot be reached now. */
  readonly staleSince?: Instant;
};

/** The hour that contains `now`. */
export function nearestHour(hours: readonly WeatherHour[], now: Instant): WeatherHour | undefined {
  return hours.find(({ at }) => now >= at && now < at + hourMs);
}

/** The forecast at a time between two hours, each value on the line between theirs; directions are those of the hour before. */
export function forecastAt(hours: readonly WeatherHour[], at: Instant): WeatherHour | undefined {
  const before = nearestHour(hours, at);
  const behind = nearestHour(hours, at + hourMs);
  if (!before || !behind || before.at === at) return undefined;
  const share = (at - before.at) / hourMs;
  const values = Object.entries(before.values).map(([attribute, value]) => {
    const next = behind.values[attribute as Attribute];
    const isBetween = value !== undefined && next !== undefined && !attribute.endsWith('Direction');
    return [attribute, isBetween ? value + share * (next - value) : value];
  });
  return { at, values: Object.fromEntries(values) as WeatherHour['values'] };
}

/** The hours that have not ended. */
export function ahead({ now }: { readonly now: Instant }, hours: readonly WeatherHour[]): readonly WeatherHour[] {
  return hours.filter(({ at }) => at > now - hourMs);
}

/** The values of hours that have any. */
export function valuesOf(hours: readonly WeatherHour[], attribute: Attribute): number[] {
  return hours.flatMap(({ values }) => values[attribute] ?? []);
}

/** The first of the hours with the most or least of something; `undefined` where none has any. */
export function extremeHour(
  hours: readonly WeatherHour[],
  attribute: Attribute,
  extreme: 'most' | 'least',
): WeatherHour | undefined {
  const sizeOf = ({ values }: WeatherHour): number => (extreme === 'most' ? 1 : -1) * (values[attribute] ?? -Infinity);
  const [first, ...others] = hours.filter(({ values }) => values[attribute] !== undefined);
  return first && others.reduce((best, hour) => (sizeOf(hour) > sizeOf(best) ? hour : best), first);
}

/** The rain between two instants, mm: that of an hour fell in the hour before it. `undefined` where none is known. */
export function rainBetween(hours: readonly WeatherHour[], { from, to }: Window): number | undefined {
  const values = valuesOf(within(hours, { from: from + hourMs, to: to + hourMs }), 'precipitation');
  return values.length === 0 ? undefined : sum(values);
}

/** An hour with the rain that falls in it, which a forecast has at its end. */
export function withItsRain(hours: readonly WeatherHour[], { at, values }: WeatherHour): WeatherHour {
  const precipitation = rainBetween(hours, { from: at, to: at + hourMs });
  return { at, values: precipitation === undefined ? values : { ...values, precipitation } };
}

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

/** The pressure three hours before an hour, from which its tendency is told. */
export function pressureBefore(hours: readonly WeatherHour[], { at }: WeatherHour): number | undefined {
  return hours.find((hour) => hour.at === at - 3 * hourMs)?.values.pressure;
}

export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
