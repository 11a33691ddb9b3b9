import { hourMs, within, type Instant, type Window } from '../time.ts';
import type { Attribute } from './attributes.ts';

export type WeatherHour = { readonly at: Instant; readonly values: Readonly<Partial<Record<Attribute, number>>> };

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

/** Hours from this one on; all of a day that is over. */
export function ahead({ now }: { readonly now: Instant }, hours: readonly WeatherHour[]): readonly WeatherHour[] {
  const left = hours.filter(({ at }) => at > now - hourMs);
  return left.length > 0 ? left : hours;
}

export function valuesOf(hours: readonly WeatherHour[], attribute: Attribute): number[] {
  return hours.flatMap(({ values }) => values[attribute] ?? []);
}

/** The first of the hours with the most or least of something; `undefined` where none has any. */
export function extremeHour(hours: readonly WeatherHour[], attribute: Attribute, extreme: 'most' | 'least') {
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

/** The pressure three hours before an hour, from which its tendency is told. */
export function pressureBefore(hours: readonly WeatherHour[], { at }: WeatherHour): number | undefined {
  return hours.find((hour) => hour.at === at - 3 * hourMs)?.values.pressure;
}

export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
