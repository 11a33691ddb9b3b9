import {
  earliestWeather,
  windowsPointQuery,
  writeMetaTime,
  writeTimestamp,
  type WindowsAnswer,
} from '../contract/index.ts';
import type { Point } from '../domain/place.ts';
import type { NearestStream } from '../domain/stream/index.ts';
import type { DatumName } from '../domain/tide/index.ts';
import { hourMs, utcDate, utcDayMs, type Instant, type Window } from '../domain/time.ts';
import { handpicked, hoursOf, type Attribute } from '../domain/weather/index.ts';
import {
  attributesOf,
  findWindows,
  kingTideLevelM,
  kingTideYear,
  needOf,
  writeConditions,
  type Condition,
  type FoundWindows,
  type StreamOverTime,
  type WeatherOverTime,
} from '../domain/windows/index.ts';
import { streamDistanceErrors } from './current-extremes-point.ts';
import { writeUsedStream } from './current-stations.ts';
import { intervalErrors } from './interval.ts';
import { readQuery, type Endpoint, type EndpointContext, type ParameterErrors } from './keyed-endpoint.ts';
import type { Contribution, StreamStations } from './ports.ts';
import { writeUsedStation } from './station-wire.ts';
import { coefficientsAtBrest, hourOf, tideOf } from './tide-over-time.ts';
import { distanceErrors, toMillimetres } from './tide-point.ts';
import { orUnavailable, staleHeaders, writeMissing, writeSources } from './weather-answer.ts';

const costHalves = 2;
const defaultDays = 10;
/** A year of tide and daylight is found in 30 ms. */
const maxDays = 366;
/** Events beyond both ends: at small diurnal stations the next is a day away. */
const streamMarginMs = 2 * utcDayMs;
/** As many hours of weather as one request may have. */
const weatherMs = 10 * utcDayMs;
/** The tendency of the pressure looks back three hours. */
const lookBackMs = 3 * hourMs;

type WindowsRequest = {
  readonly point: Point;
  readonly interval: Window;
  readonly conditions: readonly Condition[];
  readonly datum: DatumName | undefined;
  readonly timezone: string;
};

/** `GET /v2/windows/point`, our addition: when conditions on tide, weather and sky hold. */
export const windowsPoint: Endpoint = {
  read: (query, context) =>
    readQuery(
      windowsPointQuery,
      query,
      ({ lat, lng, start, end, conditions, datum, timezone }) => ({
        cost: costHalves,
        answer: () =>
          orUnavailable(async () => {
            const { notes, ...interval } = intervalOf(start, end, context.now);
            const request = { point: { lat, lng }, interval, conditions, datum, timezone };
            return { ...(await answerOf(request, context)), notes };
          }),
      }),
      ({ start, end, lat, lng, maxDistance, conditions = [] }) => ({
        ...intervalErrors({ start, end }, context.now),
        ...weatherErrors(start, conditions),
        ...(lat === undefined || lng === undefined
          ? {}
          : stationErrors(context, { lat, lng }, { maxDistance, conditions })),
      }),
    ),
};

function weatherErrors(start: Instant | undefined, conditions: readonly Condition[]): ParameterErrors {
  const needsWeather = conditions.some((one) => needOf(one) === 'weather');
  if (!needsWeather || start === undefined || start >= earliestWeather) return {};
  return { start: [`Weather is answered from ${utcDate(earliestWeather)} on`] };
}

/** Of every station that the conditions need; weather has none. */
function stationErrors(
  { stations, streams }: EndpointContext,
  point: Point,
  { maxDistance, conditions }: { maxDistance: number | undefined; conditions: readonly Condition[] },
): ParameterErrors {
  const needs = new Set(conditions.map(needOf));
  const all = [
    ...(needs.has('tide') || needs.has('year') ? [distanceErrors(stations, point, maxDistance)] : []),
    ...(needs.has('stream') ? [streamDistanceErrors(streams, point, maxDistance)] : []),
  ];
  const errors = all.flatMap((one) => one['maxDistance'] ?? []);
  return errors.length > 0 ? { maxDistance: errors } : {};
}

/** From now on for ten days, and for a year at most, which `notes` say. */
function intervalOf(
  start: Instant | undefined,
  end: Instant | undefined,
  now: Instant,
): Window & { notes: readonly string[] } {
  const from = start ?? now;
  const latest = from + maxDays * utcDayMs;
  if (end === undefined) return { from, to: from + defaultDays * utcDayMs, notes: [] };
  if (end <= latest) return { from, to: end, notes: [] };
  return {
    from,
    to: latest,
    notes: [`At most ${maxDays} days are looked through at once: end is ${writeMetaTime(latest)}.`],
  };
}

async function answerOf(request: WindowsRequest, context: EndpointContext) {
  const { point, interval, conditions, timezone } = request;
  const needs = new Set(conditions.map(needOf));
  const tide = needs.has('tide') || needs.has('year') ? await tideOf(request, context.stations) : undefined;
  const stream = needs.has('stream') ? streamOf(request, context.streams) : undefined;
  const weather = needs.has('weather') ? await weatherOf(request, context) : undefined;
  const found = findWindows({
    point,
    zone: timezone,
    window: interval,
    conditions,
    ...(tide && { tide: tide.tide }),
    ...(tide && needs.has('year') && { kingTideM: kingTideOf(tide, interval) }),
    ...(stream && { stream: stream.events }),
    ...(weather && { weather: weather.hours }),
    ...(await surgeOf(request, context)),
    ...(needs.has('coefficient') && { coefficients: coefficientsAtBrest(context.stations, interval) }),
  });
  return {
    body: { data: found.windows.map(span) },
    meta: {
      conditions: writeConditions(conditions),
      ...(tide && { datum: tide.datum }),
      end: writeMetaTime(interval.to),
      known: found.searched ? span(found.searched) : null,
      lat: point.lat,
      lng: point.lng,
      ...writeMiss(found),
      ...(weather && { ...writeMissing(weather.missing), sources: writeSources(weather.sources) }),
      start: writeMetaTime(interval.from),
      ...(tide && { station: writeUsedStation(tide.used) }),
      ...(stream && { streamStation: writeUsedStream(stream.used) }),
      timezone,
    },
    ...(weather && { headers: staleHeaders(weather.sources, context.now) }),
  };
}

function span({ from, to }: Window): WindowsAnswer['data'][number] {
  return { start: writeTimestamp(from), end: writeTimestamp(to) };
}

function writeMiss({ miss }: FoundWindows): Pick<WindowsAnswer['meta'], 'miss'> {
  if (!miss) return {};
  const { window, failing, value } = miss;
  return {
    miss: {
      ...span(window),
      failing: writeConditions([failing]),
      ...(value !== undefined && { value: toMillimetres(value) }),
    },
  };
}

function kingTideOf({ used: { station }, zeroM }: Awaited<ReturnType<typeof tideOf>>, interval: Window): number {
  return kingTideLevelM(station.tide.extremes(kingTideYear(interval))) - zeroM;
}

/** The surge of the nearest gauge along the water; none where no gauge has one now. */
async function surgeOf({ point, conditions }: WindowsRequest, { observed, spender }: EndpointContext) {
  if (!conditions.some((one) => needOf(one) === 'observed')) return {};
  const { observations } = await observed(point, ['level'], spender);
  return { surge: observations[0]?.surge?.readings ?? [] };
}

/** The stream of the station of the point, however far: the answer states its distance. */
function streamOf(
  { point, interval }: WindowsRequest,
  streams: StreamStations,
): { events: StreamOverTime; used: NearestStream } {
  const used = streams.nearest(point);
  const wide = { from: interval.from - streamMarginMs, to: interval.to + streamMarginMs };
  return { events: used.station.stream.events(wide), used };
}

/** The handpicked values of the attributes that the conditions name. */
async function weatherOf(
  { point, interval, conditions }: WindowsRequest,
  { weather, spender }: EndpointContext,
): Promise<{ hours: WeatherOverTime; sources: readonly Contribution[]; missing: readonly string[] }> {
  const from = hourOf(interval.from) - lookBackMs;
  const window = { from, to: Math.min(from + weatherMs, hourOf(interval.to) + hourMs) };
  const attributes: readonly Attribute[] = [...new Set(conditions.flatMap(attributesOf))];
  const { values, sources, missing } = await weather.point(point, window, attributes, [handpicked], spender);
  const picked = values.get(handpicked) ?? {};
  const hours = hoursOf(window).map((at, i) => ({
    at,
    values: Object.fromEntries(
      attributes.flatMap((attribute) => {
        const value = picked[attribute]?.[i];
        return value == null ? [] : [[attribute, value]];
      }),
    ),
  }));
  return { hours, sources, missing };
}
