import type { z } from 'zod';
import { earliestWeather, latestTimestamp, readWeatherPoint } from '../contract/index.ts';
import type { WeatherView } from '../chat/ports.ts';
import { pointId, type Point } from '../domain/place.ts';
import { hourMs, minuteMs, utcDate, utcDayMs, utcDayStart, type Instant, type Window } from '../domain/time.ts';
import { attributeNames, factsOf, handpicked, toHundredths } from '../domain/weather/index.ts';
import { Problem } from '../problem.ts';
import { ask } from './request.ts';
import type { CachedValue, Lifetime } from './answer-cache.ts';
import type { QuotaLedger } from './quota-ledger.ts';
import type { Service } from './ports.ts';

/** Forecasts are made anew every few hours. */
const freshMs = 20 * minuteMs;
const staleMs = 2 * utcDayMs;
const weatherPath = '/v1/weather/point';
const cost = 1;
/** What the bot tells of: the sea level is the tide's to tell. */
const params = attributeNames.filter((name) => factsOf(name).byDefault && name !== 'seaLevel').join(',');
/** As far as the interface tells in one answer. */
const stretchMs = 10 * utcDayMs;

type WeatherPorts = {
  readonly service: Service;
  readonly ledger: QuotaLedger;
  cached<T>(key: string, lifetime: Lifetime, fetch: () => Promise<T>): Promise<CachedValue<T>>;
  now(): Instant;
};

type Answer = z.output<typeof readWeatherPoint>;

/** Asks for the handpicked weather of ten days at once, so that questions about neighbouring days share what is known. */
export function weatherOf({ service, ledger, cached, now }: WeatherPorts) {
  const load = (point: Point, { name, begins, freshMs }: Stretch): Promise<CachedValue<Answer>> => {
    const start = Math.max(begins, earliestWeather) / 1000;
    const end = Math.min(begins + stretchMs, latestTimestamp) / 1000;
    const key = [service.identity, weatherPath, pointId(point), name].join(' ');
    return cached(key, { freshMs, staleMs }, () =>
      ask(
        { service, ledger },
        weatherPath,
        { ...point, params, source: handpicked, start, end },
        readWeatherPoint,
        cost,
      ),
    );
  };

  return async (point: Point, { from, to }: Window): Promise<WeatherView> => {
    if (from < earliestWeather) {
      const [first, last] = [utcDate(earliestWeather + utcDayMs), utcDate(now() + stretchMs)];
      throw new Problem('day-out-of-range', { first, last });
    }
    // Neighbours ask for the same, and no coordinate of a person leaves here with more than 1 km of it.
    const near = { lat: toHundredths(point.lat), lng: toHundredths(point.lng) };
    const stretches = stretchesOf({ from, to: Math.min(to, latestTimestamp) }, now());
    const told = await Promise.all(
      stretches.map(async (stretch) => ({
        window: stretch.window,
        kept: await load(near, stretch).catch(tellSilence),
      })),
    );
    const stale = told.filter(({ kept }) => kept.isStale).map(({ kept }) => kept.fetchedAt);
    return {
      hours: told.flatMap(({ window, kept }) =>
        kept.value.hours.filter(
          ({ at, values }) => at > window.from - hourMs && at < window.to && Object.keys(values).length > 0,
        ),
      ),
      sources: joinSources(told.flatMap(({ kept }) => kept.value.meta.sources)),
      ...(stale.length > 0 ? { staleSince: Math.min(...stale) } : {}),
    };
  };
}

/** The service answers, but nobody whom it asks for the weather. */
function tellSilence(error: unknown): never {
  const isSilence = error instanceof Problem && error.code === 'could-not-ask' && error.details['status'] === 503;
  throw isSilence ? new Problem('weather-silent', {}, { cause: error }) : error;
}

type Stretch = {
  /** The same for all who ask for it. */
  readonly name: string;
  readonly begins: Instant;
  readonly freshMs: number;
  /** The part of the question that lies in it. */
  readonly window: Window;
};

/**
 * Days to come are asked for from yesterday on, for no place on Earth is in a day that began before. They have one name,
 * so that what was known before midnight stands in after it; fresh it is not, for it ends a day too early. All other days
 * are asked for on fixed dates, as tides are.
 */
function stretchesOf({ from, to }: Window, now: Instant): readonly Stretch[] {
  const today = utcDayStart(now);
  const ahead = { from: today - utcDayMs, to: today - utcDayMs + stretchMs };
  const window = { from: Math.max(from, ahead.from), to: Math.min(to, ahead.to) };
  const isAhead = window.from < window.to;
  return [
    ...onFixedDates({ from, to: Math.min(to, ahead.from) }),
    ...(isAhead ? [{ name: 'ahead', begins: ahead.from, freshMs: Math.min(freshMs, now - today + 1), window }] : []),
    ...onFixedDates({ from: Math.max(from, ahead.to), to }),
  ];
}

function onFixedDates({ from, to }: Window): readonly Stretch[] {
  if (from >= to) return [];
  const first = Math.floor(from / stretchMs);
  return Array.from({ length: Math.ceil(to / stretchMs) - first }, (_, i) => {
    const begins = (first + i) * stretchMs;
    const window = { from: Math.max(from, begins), to: Math.min(to, begins + stretchMs) };
    return { name: String(begins), begins, freshMs, window };
  });
}

type Sources = Answer['meta']['sources'];

/** Each source once, as old as its oldest part. */
function joinSources(sources: Sources): Sources {
  const joined = new Map<string, Sources[number]>();
  for (const one of sources) {
    const name = [one.name, one.attribution].join(' ');
    const known = joined.get(name);
    if (!known || (one.updated ?? Infinity) < (known.updated ?? Infinity)) joined.set(name, one);
  }
  return [...joined.values()];
}
