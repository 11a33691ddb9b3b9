import type { z } from 'zod';
import { earliestWeather, readWeatherPoint } from '../contract/index.ts';
import { pointId, type Point } from '../domain/place.ts';
import { hourMs, minuteMs, utcDate, utcDayMs, utcDayStart, type Instant, type Window } from '../domain/time.ts';
import { attributeNames, factsOf, handpicked, toHundredths, type Attribute } from '../domain/weather/index.ts';
import { Problem } from '../problem.ts';
import { ask } from './ask.ts';
import type { Kept, Lifetime } from './cached.ts';
import type { Ledger } from './ledger.ts';
import type { Service } from './ports.ts';

/** What the weather of an hour is: attributes in the units of `domain/weather`. */
type WeatherHour = { readonly at: Instant; readonly values: Readonly<Partial<Record<Attribute, number>>> };

export type WeatherFacts = {
  /** In time order, an hour apart; hours without any value are left out. */
  readonly hours: readonly WeatherHour[];
  /** Those who told it, as far as the service says. */
  readonly sources: readonly {
    readonly name: string;
    readonly attribution?: string | undefined;
    readonly updated?: Instant | undefined;
    /** The service could not ask it again. */
    readonly stale?: boolean | undefined;
  }[];
  /** When it was asked for, where the service could not be asked again. */
  readonly staleSince?: Instant;
};

/** Forecasts are made anew every few hours. */
const lifetime: Lifetime = { freshMs: 20 * minuteMs, staleMs: 2 * utcDayMs };
const weatherPath = '/v1/weather/point';
const cost = 1;
/** What the bot tells of: the sea level is the tide's to tell. */
const params = attributeNames.filter((name) => factsOf(name).byDefault && name !== 'seaLevel').join(',');
/** As far as the interface tells in one answer. */
const stretchMs = 10 * utcDayMs;

type WeatherPorts = {
  readonly service: Service;
  readonly ledger: Ledger;
  cached<T>(key: string, lifetime: Lifetime, fetch: () => Promise<T>): Promise<Kept<T>>;
  now(): Instant;
};

/** Asks for the handpicked weather of ten days at once, so that questions about neighbouring days share what is known. */
export function weatherOf({ service, ledger, cached, now }: WeatherPorts) {
  const stretch = (point: Point, from: Instant): Promise<Kept<z.output<typeof readWeatherPoint>>> => {
    const interval = { start: from / 1000, end: (from + stretchMs) / 1000 };
    const key = [service.identity, weatherPath, pointId(point), from].join(' ');
    return cached(key, lifetime, () =>
      ask(
        { service, ledger },
        weatherPath,
        { ...point, params, source: handpicked, ...interval },
        readWeatherPoint,
        cost,
      ),
    );
  };

  return async (point: Point, { from, to }: Window): Promise<WeatherFacts> => {
    if (from < earliestWeather) {
      const [first, last] = [utcDate(earliestWeather + utcDayMs), utcDate(now() + stretchMs)];
      throw new Problem('day-out-of-range', { first, last });
    }
    // Neighbours ask for the same, and no coordinate of a person leaves here with more than 1 km of it.
    const near = { lat: toHundredths(point.lat), lng: toHundredths(point.lng) };
    const { value, fetchedAt, isStale } = await stretch(near, utcDayStart(from));
    return {
      hours: value.hours.filter(({ at, values }) => at > from - hourMs && at < to && Object.keys(values).length > 0),
      sources: value.meta.sources,
      ...(isStale ? { staleSince: fetchedAt } : {}),
    };
  };
}
