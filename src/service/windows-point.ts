import { writeMetaTime, writeTimestamp, type AnswerOf, type RequestOf } from '../contract/index.ts';
import type { Point } from '../domain/place.ts';
import { hourMs, utcDayMs, type Window } from '../domain/time.ts';
import { handpicked, hoursOf, type Attribute } from '../domain/weather/index.ts';
import * as domain from '../domain/windows/index.ts';
import { spanOf } from '../domain/warning.ts';
import { streamDistanceErrors } from './current-extremes-point.ts';
import { writeUsedStream } from './current-stations.ts';
import { cutInterval, hourOf, intervalErrors } from './interval.ts';
import type { EndpointContext, EndpointOf, ParameterErrors } from './keyed-endpoint.ts';
import type { StreamStations } from './ports.ts';
import { writeUsedStation } from './station-wire.ts';
import { coefficientsAtBrest, tideOf } from './tide-over-time.ts';
import { distanceErrors, toMillimetres, type RequestedReach } from './tide-point.ts';
import { staleHeaders, writeMissing, writeSources } from './weather-answer.ts';

/** A year of tide and daylight is found in 30 ms. */
const maxDays = 366;
/** Events beyond both ends: at small diurnal stations the next is a day away. */
const streamMarginMs = 2 * utcDayMs;
/** As many hours of weather as one request may have. */
const weatherMs = 10 * utcDayMs;
/** The tendency of the pressure looks back three hours. */
const lookBackMs = 3 * hourMs;

type WindowsRequest = Pick<RequestOf<'/v2/windows/point'>, 'conditions' | 'datum' | 'timezone'> & {
  readonly point: Point;
  readonly interval: Window;
};

/** `GET /v2/windows/point`, our addition: when conditions on tide, weather and sky hold. */
export const windowsPoint: EndpointOf<'/v2/windows/point'> = {
  check(request, context) {
    const needs = new Set(request.conditions?.map(domain.needOf));
    return {
      ...intervalErrors(request, context.now),
      ...(needs.has('weather') && intervalErrors({ start: request.start }, context.now, 'Weather')),
      ...stationErrors(context, request, needs),
    };
  },
  async answer({ lat, lng, start, end, conditions, datum, timezone }, context) {
    const { notes, ...interval } = cutInterval(start ?? context.now, end, maxDays, 'looked through at once');
    return { ...(await answerOf({ point: { lat, lng }, interval, conditions, datum, timezone }, context)), notes };
  },
};

/** Of every station that the conditions need; weather has none. */
function stationErrors(
  { stations, streams }: EndpointContext,
  reach: RequestedReach,
  needs: ReadonlySet<ReturnType<typeof domain.needOf>>,
): ParameterErrors {
  const all = [
    ...(needs.has('tide') || needs.has('year') ? [distanceErrors(stations, reach)] : []),
    ...(needs.has('stream') ? [streamDistanceErrors(streams, reach)] : []),
  ];
  const errors = all.flatMap((one) => one['maxDistance'] ?? []);
  return errors.length > 0 ? { maxDistance: errors } : {};
}

async function answerOf(request: WindowsRequest, context: EndpointContext) {
  const { point, interval, conditions, timezone } = request;
  const needs = new Set(conditions.map(domain.needOf));
  const tide = needs.has('tide') || needs.has('year') ? await tideOf(request, context.stations) : undefined;
  const stream = needs.has('stream') ? streamOf(request, context.streams) : undefined;
  const weather = needs.has('weather') ? await weatherOf(request, context) : undefined;
  const found = domain.findWindows({
    point,
    zone: timezone,
    window: interval,
    conditions,
    ...(tide && { tide: tide.tide }),
    ...(tide &&
      needs.has('year') && {
        kingTideM: domain.kingTideLevelM(tide.used.station.tide.extremes(domain.kingTideYear(interval))) - tide.zeroM,
      }),
    ...(stream && { stream: stream.events }),
    ...(weather && { weather: weather.hours }),
    ...(await surgeOf(request, context)),
    ...(needs.has('warnings') && {
      warnings: (await context.warnings.at(point, context.spender)).warnings.map(spanOf),
    }),
    ...(needs.has('coefficient') && { coefficients: coefficientsAtBrest(context.stations, interval) }),
  });
  return {
    body: { data: found.windows.map(span) },
    meta: {
      conditions: domain.writeConditions(conditions),
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

function span({ from, to }: Window): AnswerOf<'/v2/windows/point'>['data'][number] {
  return { start: writeTimestamp(from), end: writeTimestamp(to) };
}

function writeMiss({ miss }: domain.FoundWindows): Pick<AnswerOf<'/v2/windows/point'>['meta'], 'miss'> {
  if (!miss) return {};
  const { window, failing, value } = miss;
  return {
    miss: {
      ...span(window),
      failing: domain.writeConditions([failing]),
      ...(value !== undefined && { value: toMillimetres(value) }),
    },
  };
}

/** The surge of the nearest gauge along the water; none where no gauge has one now. */
async function surgeOf({ point, conditions }: WindowsRequest, { observed, spender }: EndpointContext) {
  if (!conditions.some((one) => domain.needOf(one) === 'observed')) return {};
  const { observations } = await observed(point, ['level'], spender);
  return { surge: observations[0]?.surge?.readings ?? [] };
}

/** The stream of the station of the point, however far: the answer states its distance. */
function streamOf({ point, interval }: WindowsRequest, streams: StreamStations) {
  const used = streams.nearest(point);
  const wide = { from: interval.from - streamMarginMs, to: interval.to + streamMarginMs };
  return { events: used.station.stream.events(wide), used };
}

/** The handpicked values of the attributes that the conditions name. */
async function weatherOf({ point, interval, conditions }: WindowsRequest, { weather, spender }: EndpointContext) {
  const from = hourOf(interval.from) - lookBackMs;
  const window = { from, to: Math.min(from + weatherMs, hourOf(interval.to) + hourMs) };
  const attributes: readonly Attribute[] = [...new Set(conditions.flatMap(domain.attributesOf))];
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
