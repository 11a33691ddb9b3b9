import * as answers from '../answers/index.ts';
import type { Reading } from '../domain/observed/index.ts';
import type { Place } from '../domain/place.ts';
import { brestGauge, coefficientMarginMs, coefficientsIn, atOwnPort } from '../domain/tide/index.ts';
import type { Coefficient, ShownDatum } from '../domain/tide/index.ts';
import { hourMs, utcDayMs, type Window } from '../domain/time.ts';
import * as domain from '../domain/windows/index.ts';
import { spanOf } from '../domain/warning.ts';
import { defined } from '../lib/defined.ts';
import { Problem } from '../problem.ts';
import type { Marine } from './ports.ts';

/** Where and when conditions are to hold, as `WindowSearch`. */
export type WindowQuestion = Pick<domain.WindowSearch, 'window' | 'conditions' | 'within'> & {
  readonly place: Pick<Place, 'name' | 'point' | 'zone' | 'ownPort'>;
  readonly datum?: ShownDatum | undefined;
  /** The limits of a pursuit, of which those that nothing is known of at the place are left out. */
  readonly limits?: readonly domain.Condition[] | undefined;
};

/** A search with the data that its conditions need, and where these are from. */
export type LoadedSearch = {
  readonly search: domain.WindowSearch;
  readonly tide?: answers.TideView;
  readonly stream?: answers.StreamView;
  readonly weather?: answers.WeatherView;
  /** The limits that were left out. */
  readonly unknown?: readonly domain.Condition[];
};

/** Extremes beyond both ends; the longest time without a tide is seldom longer. */
const tideMarginMs = 3 * utcDayMs;
const lookBackMs = 3 * hourMs;

/**
 * Reads the data of conditions, at one's own port with its differences. Throws a `Problem`: `sill-missing` where its
 * height is not known, `stream-unknown`, `surge-unknown` where no station has the stream or measures the surge.
 */
export async function loadSearch(marine: Marine, asked: WindowQuestion): Promise<LoadedSearch> {
  const { place, window, within, limits = [] } = asked;
  const conditions = domain.atPort(asked.conditions, place.ownPort);
  if (conditions.some((one) => one.kind === 'sill' && one.sillM === undefined)) throw new Problem('sill-missing');
  const question = { ...asked, conditions };
  const needs = new Set(conditions.map(domain.needOf));
  const [tide, stream, weather, coefficients, kingTideM, surge, warned] = await Promise.all([
    needs.has('tide') || needs.has('year') ? tideOf(marine, question) : undefined,
    needs.has('stream') ? streamOf(marine, question).catch(orUnless(conditions, limits)) : undefined,
    needs.has('weather')
      ? marine.weather(place.point, { from: window.from - lookBackMs, to: window.to + hourMs })
      : undefined,
    needs.has('coefficient') ? coefficientsAround(marine, window) : undefined,
    needs.has('year') ? kingTideOf(marine, question) : undefined,
    needs.has('observed') ? surgeOf(marine, question) : undefined,
    needs.has('warnings') ? marine.warnings(place.point) : undefined,
  ]);
  const unknown = conditions.filter(
    (one) =>
      domain.isOfShore(one) ||
      (limits.length > 0 &&
        (domain.isAmong(limits, one) || domain.needOf(one) === 'weather') &&
        isUnknown(one, stream, weather)),
  );
  return {
    ...(unknown.length > 0 && { unknown }),
    search: {
      point: place.point,
      zone: place.zone,
      window,
      conditions: conditions.filter((one) => !unknown.includes(one)),
      ...defined({
        within,
        tide: tide && { extremes: tide.extremes, levels: tide.levels, band: tide.station.band },
        stream: stream?.events,
        weather: weather?.hours.map(({ at, values }) => ({ at, values })),
        coefficients,
        kingTideM,
        leastMs: limits.length > 0 ? domain.leastWindowMs(conditions) : undefined,
        surge,
        warnings: warned?.warnings.map(spanOf),
      }),
    },
    ...defined({ tide, stream, weather }),
  };
}

/** Values without which a verdict is still of use. */
const dispensable: ReadonlySet<string> = new Set(['visiblity', 'waterTemperature']);

function isUnknown(
  condition: domain.Condition,
  stream: answers.StreamView | undefined,
  weather: answers.WeatherView | undefined,
): boolean {
  if (domain.needOf(condition) === 'stream') return stream === undefined;
  return domain
    .attributesOf(condition)
    .some((one) => dispensable.has(one) && weather?.hours.every(({ values }) => values[one] === undefined));
}

/** Nothing in the place of an unknown stream that only limits of a pursuit need; otherwise throws the problem. */
function orUnless(
  conditions: readonly domain.Condition[],
  limits: readonly domain.Condition[],
): (error: unknown) => undefined {
  return (error) => {
    const isNeeded = conditions.some((one) => domain.needOf(one) === 'stream' && !domain.isAmong(limits, one));
    if (isNeeded || !(error instanceof Problem) || error.code !== 'stream-unknown') throw error;
  };
}

/** The windows that were found, with what the data say of them. */
export function sightOf(
  { search, tide, weather }: LoadedSearch,
  conditions: readonly domain.Condition[],
  { windows, searched }: Pick<domain.FoundWindows, 'windows' | 'searched'>,
): domain.Sight {
  const attributes = conditions.flatMap(domain.attributesOf);
  return {
    windows,
    searched,
    isStale: tide?.staleSince !== undefined || (weather !== undefined && isStale(weather)),
    canLose: (window) => attributes.length > 0 && domain.isKnownThroughout(search.weather ?? [], attributes, window),
  };
}

/** An office that failed, or not all of whose warnings could be read or placed, has withdrawn none. */
export function sightOfWarnings({
  warnings,
  sources,
  missing,
  abroad = [],
  staleSince,
}: answers.WarningsView): domain.WarningSight {
  const isFailing = (name: string): boolean => missing.some((one) => one === name || one.startsWith(`${name} `));
  const asked = sources.filter(({ name, stale }) => !stale && !isFailing(name)).map(({ name }) => name);
  const known = new Set([...asked, ...abroad]);
  return { warnings, isKnown: (source) => staleSince === undefined && known.has(source) };
}

export function isStale({ staleSince, sources }: answers.WeatherView): boolean {
  return staleSince !== undefined || sources.some(({ stale }) => stale);
}

/** The datum of the heights of conditions: a sill is above chart datum, whatever datum the asker prefers. */
export function datumOf(conditions: readonly domain.Condition[], preferred: ShownDatum | undefined) {
  return conditions.some(({ kind }) => kind === 'sill') ? undefined : preferred;
}

async function tideOf(marine: Marine, { place, window, conditions, datum }: WindowQuestion): Promise<answers.TideView> {
  const tide = await marine.tide(place.point, window, datumOf(conditions, datum), tideMarginMs);
  refuseTooFar(tide.station, place);
  return withOwnPort(tide, place);
}

async function streamOf(marine: Marine, { place, window }: WindowQuestion): Promise<answers.StreamView> {
  const stream = await nearStream(marine, place, window);
  if (!stream) throw new Problem('stream-unknown', { place: place.name });
  return stream;
}

/** The stream of a station that represents the place; `undefined` where none does, or the service has no streams. */
export async function nearStream(marine: Pick<Marine, 'stream'>, { point }: Pick<Place, 'point'>, window: Window) {
  const stream = await marine.stream(point, window, answers.streamMarginMs).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'could-not-ask') return undefined;
    throw error;
  });
  return stream && !answers.isStreamTooFar(stream.station) ? stream : undefined;
}

async function surgeOf(marine: Marine, { place }: WindowQuestion): Promise<readonly Reading[]> {
  const [level] = await marine.observed(place.point, ['level']);
  if (!level?.surge) throw new Problem('surge-unknown', { place: place.name });
  return level.surge.readings;
}

async function kingTideOf(marine: Marine, { place, window, conditions, datum }: WindowQuestion): Promise<number> {
  const tide = await marine.tide(place.point, domain.kingTideYear(window), datumOf(conditions, datum));
  return domain.kingTideLevelM(tide.extremes);
}

async function coefficientsAround(marine: Marine, { from, to }: Window): Promise<readonly Coefficient[]> {
  const atBrest = await marine.tide(brestGauge, { from, to }, 'MSL', coefficientMarginMs);
  return coefficientsIn(atBrest, { from: from - coefficientMarginMs, to: to + coefficientMarginMs });
}

/** Throws the problem `tide-too-far`, or `tide-inland`. */
export function refuseTooFar(station: answers.TideView['station'], { name, region }: Pick<Place, 'name' | 'region'>) {
  if (!answers.isTooFar(station)) return;
  throw new Problem(station.reason === 'inland' ? 'tide-inland' : 'tide-too-far', {
    station: station.name,
    km: Math.round(station.distance!),
    place: name,
    // Shown with its region: a namesake by the sea that is not known here may be meant.
    where: [...new Set([name, region].filter(Boolean))].join(', '),
  });
}

export function withOwnPort(tide: answers.TideView, { ownPort }: Pick<Place, 'ownPort'>): answers.TideView {
  return ownPort ? { ...tide, ...atOwnPort(tide, ownPort), ownPort } : tide;
}
