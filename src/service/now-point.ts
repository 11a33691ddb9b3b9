import { nowSeriesHours, nowUnits, writeTimestamp, type NowAnswer, type NowUnits } from '../contract/index.ts';
import { moonFraction, moonPhase, skyEvents, sunAltitudeDeg } from '../domain/sky/index.ts';
import { speedAt, streamReachKm } from '../domain/stream/index.ts';
import { hasCoefficient, keepTide, type Tide } from '../domain/tide/index.ts';
import { hourMs, minuteMs, utcDayMs, type Instant } from '../domain/time.ts';
import { factsOf, presentWeather, spelled, type Attribute, type AttributeUnit } from '../domain/weather/index.ts';
import { createBoundedMap } from '../lib/bounded-map.ts';
import { inOrder, type Document, type EndpointContext, type EndpointOf } from './keyed-endpoint.ts';
import { levelsNow } from './now-levels.ts';
import { heightIn, rounded, speedIn, temperatureIn, toMinute, type NowRequest } from './now-request.ts';
import type { StreamStations, Weather } from './ports.ts';
import { jsonType } from './reply.ts';
import { hourOf } from './interval.ts';
import { coefficientsAtBrest, tideOf } from './tide-over-time.ts';
import namesOfShown from './now-attributes.json' with { type: 'json' };

/** Answers of this minute to the same question, some 2 kB each. */
const mostAnswers = 2000;
/** Tide and sky of this hour, some 20 kB each: at the end of a minute all ask anew at once. */
const mostHours = 400;
/** The next slack may be a day away at small diurnal stations. */
const streamMarginMs = 2 * utcDayMs;

/** `GET /v2/now/point`, our addition: one flat object, the same for all who ask within a minute. */
export const nowPoint = createNowPoint();

function createNowPoint(): EndpointOf<'/v2/now/point'> {
  const answers = createKept<Document>(mostAnswers);
  const hours = createKept<OfHour>(mostHours);
  return {
    async answer({ lat, lng, ...rest }, context) {
      const at = Math.floor(context.now / minuteMs) * minuteMs;
      const request = { point: { lat, lng }, at, ...rest };
      const document = await answers(JSON.stringify(request), context, async () => {
        const { point, datum } = request;
        const hour = hourOf(at);
        const name = JSON.stringify([point, datum, hour]);
        return writeNow(request, await hours(name, context, () => readHour({ point, datum, hour }, context)), context);
      });
      const leftS = Math.ceil((at + minuteMs - context.now) / 1000);
      return leftS === 60 ? document : { ...document, headers: { 'Cache-Control': `public, max-age=${leftS}` } };
    },
  };
}

/** Things by name, made again where the ports are others. */
function createKept<T>(most: number) {
  const kept = createBoundedMap<{ readonly of: EndpointContext; readonly made: Promise<T> }>(most);
  return (name: string, of: EndpointContext, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(name);
    if (known?.of.stations === of.stations && known.of.weather === of.weather) return known.made;
    const made = make();
    kept.set(name, { of, made });
    // A failure may be over in a moment.
    made.catch(() => kept.dropAll(name));
    return made;
  };
}

type OfHour = Awaited<ReturnType<typeof readHour>>;

/** What an hour has in common, whatever its minute. */
async function readHour(
  { point, datum, hour }: Pick<NowRequest, 'point' | 'datum'> & { readonly hour: Instant },
  { stations }: EndpointContext,
) {
  const interval = { from: hour, to: hour + (nowSeriesHours + 1) * hourMs };
  const read = await tideOf({ point, interval, datum }, stations);
  const hasOne = hasCoefficient({ zone: read.used.station.zone, point });
  const coefficients = hasOne ? coefficientsAtBrest(stations, interval) : [];
  return { ...read, coefficients, sky: skyEvents(point, { from: hour, to: hour + utcDayMs + hourMs }) };
}

async function writeNow(request: NowRequest, ofHour: OfHour, context: EndpointContext): Promise<Document> {
  const { streams, weather } = context;
  const { lat, lng } = request.point;
  const units = nowUnits[request.units];
  const known = await weatherOf(request, weather);
  const { credit, ...tide } = tideNow(request, ofHour);
  const answer: NowAnswer = {
    ...tide,
    ...known?.values,
    ...streamNow(request, streams),
    ...skyNow(request, ofHour),
    attribution: [...new Set([credit, ...(known?.credits ?? [])])].join('; '),
    heightUnit: units.height,
    lat,
    lng,
    speedUnit: units.speed,
    temperatureUnit: units.temperature,
    time: writeTimestamp(request.at),
  };
  const headers = { 'Cache-Control': 'public, max-age=60' };
  return { content: JSON.stringify(inOrder(answer)), type: jsonType, headers };
}

function tideNow(request: NowRequest, { tide, used, datum: shown, zeroM, coefficients }: OfHour) {
  const { name, attribution } = used.station;
  const coefficient = coefficients.find((one) => one.at >= request.at);
  return {
    ...levelsNow(tide, request),
    ...(coefficient && { coefficient: coefficient.coefficient }),
    ...(request.constants && constantsOf(used.station.tide, zeroM)),
    datum: shown,
    station: name,
    stationDistance: Math.round(used.distanceKm),
    credit: attribution,
  };
}

function constantsOf(tide: Tide, zeroM: number): Partial<NowAnswer> {
  const kept = keepTide(tide);
  if (!kept) return {};
  const { nodeSteps, lines, follows } = kept;
  return { constants: { ...(follows && { follows }), lines: lines.map((line) => [...line]), nodeSteps, zeroM } };
}

function streamNow({ point, at, units }: NowRequest, streams: StreamStations): Partial<NowAnswer> {
  const { station, distanceKm, waterKm = distanceKm } = streams.nearest(point);
  if (waterKm > streamReachKm) return {};
  const events = station.stream.events({ from: at - streamMarginMs, to: at + streamMarginMs });
  const speedMs = speedAt(events, at);
  if (speedMs === undefined) return {};
  const slack = events.find((event) => event.at > at && event.kind === 'slack');
  const streamDirection = speedMs >= 0 ? station.floodDeg : station.ebbDeg;
  return {
    streamStation: station.name,
    streamPhase: speedMs >= 0 ? 'flood' : 'ebb',
    streamSpeed: speedIn(units, Math.abs(speedMs)),
    ...(streamDirection !== undefined && { streamDirection }),
    ...(slack && { nextSlackTime: toMinute(slack.at) }),
  };
}

function skyNow({ point, at }: NowRequest, { sky }: OfHour) {
  const next = (name: 'sunrise' | 'sunset' | 'moonrise' | 'moonset'): Partial<NowAnswer> => {
    const first = sky[name].find((one) => one >= at && one < at + utcDayMs);
    return first === undefined ? {} : { [name]: toMinute(first) };
  };
  return {
    ...next('sunrise'),
    ...next('sunset'),
    ...next('moonrise'),
    ...next('moonset'),
    sunAltitude: rounded(sunAltitudeDeg(point, at), 1),
    moonFraction: rounded(moonFraction(at), 2),
    moonPhase: rounded(moonPhase(at), 3),
  };
}

/** The weather of the nearest hour as far as others have asked for it: no sensor spends the budget of an upstream. */
async function weatherOf({ point, at, units }: NowRequest, weather: Weather) {
  const hour = hourOf(at + hourMs / 2);
  const known = await weather.known(point, { from: hour, to: hour }, shownAttributes);
  if (!known) return undefined;
  const values = Object.fromEntries(
    shownAttributes.flatMap((attribute) => {
      const value = known.values[attribute]?.[0];
      const write = writers[factsOf(attribute).unit] ?? asItIs;
      return value == null ? [] : [[spelled(attribute), write(units, value)]];
    }),
  ) as Partial<NowAnswer>;
  const look = presentWeather(
    Object.fromEntries(shownAttributes.map((attribute) => [attribute, known.values[attribute]?.[0] ?? undefined])),
  );
  const weatherUpdated = writeTimestamp(Math.min(...known.sources.map(({ updated }) => updated)));
  return {
    values: { ...values, ...(look && { presentWeather: look }), weatherTime: writeTimestamp(hour), weatherUpdated },
    credits: known.sources.map(({ attribution }) => attribution),
  };
}

type Write = (units: NowUnits, value: number) => number;
const asItIs: Write = (_, value) => rounded(value, 1);

/** By the unit of an attribute, in the units that were asked for. */
const writers: Readonly<Partial<Record<AttributeUnit, Write>>> = { degC: temperatureIn, m: heightIn, 'm/s': speedIn };
const shownAttributes = namesOfShown as readonly Attribute[];
