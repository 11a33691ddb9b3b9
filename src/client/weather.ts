import { earliestWeather, latestTimestamp, type AnswerTo } from '../contract/index.ts';
import type { Marine } from '../chat/ports.ts';
import { pointId, type Point } from '../domain/place.ts';
import * as calendar from '../domain/time.ts';
import { attributeNames, factsOf, handpicked, toHundredths } from '../domain/weather/index.ts';
import { orElse, Problem } from '../problem.ts';
import { lifetimeOf, staleSince, type AnswerCache, type CachedValue } from './answer-cache.ts';
import { blockMs, parametersOf } from './blocks.ts';
import { silentAs, type Ask } from './request.ts';

/** Forecast models run every few hours. */
const freshMs = 20 * calendar.minuteMs;
const staleMs = 2 * calendar.utcDayMs;
/** An answer that lacks a source: the service is waiting for it. */
const incompleteFreshMs = calendar.minuteMs;
const path = '/v1/weather/point';
/** The attributes that the bot shows. It takes the sea level from the tide. */
const params = attributeNames.filter((name) => factsOf(name).byDefault && name !== 'seaLevel').join(',');
/** What the interface has only by our addition. */
const addedPath = '/v2/weather/point';
const addedParams = attributeNames.filter((name) => factsOf(name).isAdded).join(',');

type WeatherAnswer = AnswerTo<typeof path>;

/** Reads the handpicked weather in blocks of ten days, so that requests for neighbouring days share cached answers. */
export function createWeatherReader(ask: Ask, cached: AnswerCache, now: () => calendar.Instant): Marine['weather'] {
  const loadBlock = (point: Point, { name, begins, freshMs }: WeatherBlock): Promise<CachedValue<WeatherAnswer>> => {
    const interval = parametersOf({ from: begins, to: begins + blockMs }, earliestWeather);
    const parameters = { ...point, params, source: handpicked, ...interval };
    const complete = lifetimeOf(freshMs, incompleteFreshMs, staleMs);
    const lifetime = {
      // What was stale when it came is never kept as if it were fresh.
      freshMs: (answer: WeatherAnswer) =>
        answer.meta.sources.some(({ stale }) => stale) ? 0 : complete.freshMs(answer),
      staleMs,
    };
    return cached([path, pointId(point), name], lifetime, async () => {
      const answer = await ask(path, parameters);
      // A service of others names no sources, and would be asked in vain.
      if (answer.meta.sources.length === 0) return answer;
      return withAdded(answer, await ask(addedPath, { ...parameters, params: addedParams }).catch(orElse(undefined)));
    });
  };

  return async (point, { from, to }) => {
    if (from < earliestWeather) {
      const [first, last] = [calendar.utcDate(earliestWeather + calendar.utcDayMs), calendar.utcDate(now() + blockMs)];
      throw new Problem('day-out-of-range', { first, last });
    }
    // Two decimals are 1 km: neighbours share an answer, and the service learns no person's exact position.
    const rounded = { lat: toHundredths(point.lat), lng: toHundredths(point.lng) };
    const blocks = blocksOf({ from, to: Math.min(to, latestTimestamp) }, now());
    const answers = await Promise.all(
      blocks.map(async (block) => ({
        window: block.window,
        answer: await loadBlock(rounded, block).catch(silentAs('weather-silent')),
      })),
    );
    return {
      hours: answers.flatMap(({ window, answer }) =>
        answer.value.hours.filter(
          ({ at, values }) => at > window.from - calendar.hourMs && at < window.to && Object.keys(values).length > 0,
        ),
      ),
      sources: joinSources(answers.flatMap(({ answer }) => answer.value.meta.sources)),
      ...staleSince(answers.map(({ answer }) => answer)),
    };
  };
}

function withAdded({ hours, meta }: WeatherAnswer, added: WeatherAnswer | undefined): WeatherAnswer {
  const more = new Map(added?.hours.map(({ at, values }) => [at, values]));
  return {
    hours: hours.map(({ at, values }) => ({ at, values: { ...values, ...more.get(at) } })),
    meta: { ...meta, sources: [...meta.sources, ...(added?.meta.sources ?? [])] },
  };
}

type WeatherBlock = {
  readonly name: string;
  readonly begins: calendar.Instant;
  readonly freshMs: number;
  /** The part of the requested window that lies in the block. */
  readonly window: calendar.Window;
};

/**
 * The forecast is requested from yesterday (UTC) on, because no zone's today begins earlier. Its block always has the
 * same name, so that a forecast cached before midnight can replace a failed request after it; it is fresh until midnight
 * only, because then it ends a day too early. All other days are requested in spans on fixed dates, as tides are.
 */
function blocksOf({ from, to }: calendar.Window, now: calendar.Instant): readonly WeatherBlock[] {
  const today = calendar.utcDayStart(now);
  const ahead = { from: today - calendar.utcDayMs, to: today - calendar.utcDayMs + blockMs };
  const window = intersection({ from, to }, ahead);
  const isAhead = window.from < window.to;
  return [
    ...fixedBlocks({ from, to: Math.min(to, ahead.from) }),
    ...(isAhead ? [{ name: 'ahead', begins: ahead.from, freshMs: Math.min(freshMs, now - today + 1), window }] : []),
    ...fixedBlocks({ from: Math.max(from, ahead.to), to }),
  ];
}

function fixedBlocks(window: calendar.Window): readonly WeatherBlock[] {
  return calendar.spansOf(window, blockMs).map((span) => ({
    name: String(span.from),
    begins: span.from,
    freshMs,
    window: intersection(window, span),
  }));
}

function intersection(a: calendar.Window, b: calendar.Window): calendar.Window {
  return { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
}

type WeatherSources = WeatherAnswer['meta']['sources'];

/** Each source once, with the oldest of its times. */
function joinSources(sources: WeatherSources): WeatherSources {
  const joined = new Map<string, WeatherSources[number]>();
  for (const source of sources) {
    const name = [source.name, source.attribution].join(' ');
    const known = joined.get(name);
    if (!known || (source.updated ?? Infinity) < (known.updated ?? Infinity)) joined.set(name, source);
  }
  return [...joined.values()];
}
