import { moonPhaseTexts, writeTimestamp, type AnswerOf } from '../contract/index.ts';
import type { Point } from '../domain/place.ts';
import { moonFraction, moonPhase, moonPhaseName, nearestMoonQuarter, skyEvents } from '../domain/sky/index.ts';
import { utcDayMs, utcDayStart, type Instant } from '../domain/time.ts';
import type { EndpointOf, ParameterErrors } from './keyed-endpoint.ts';

type AstronomyDay = AnswerOf<'/v1/astronomy/point'>['days'][number];

/** `GET /v1/astronomy/point`: UTC days from the one that contains `start`. */
export const astronomyPoint: EndpointOf<'/v1/astronomy/point'> = {
  answer: ({ lat, lng, start, numberOfDays }, { now }) => daysFrom('days', { lat, lng }, start ?? now, numberOfDays),
};

/** `GET /v2/astronomy/point`, our addition: the same under `data`, with `end` as an alternative to the number of days. */
export const newAstronomyPoint: EndpointOf<'/v2/astronomy/point'> = {
  check: ({ start, end }, { now }) => endErrors(start ?? now, end),
  answer({ lat, lng, start: requested, end, numberOfDays, format }, { now, query, draw }) {
    const start = requested ?? now;
    const count = end === undefined ? numberOfDays : daysUntil(start, end);
    const notes =
      end === undefined ? [] : query['numberOfDays'] === undefined ? [] : ['numberOfDays is not used beside end.'];
    if (format === 'json') return daysFrom('data', { lat, lng }, start, count, notes);
    return draw({
      subject: 'sun',
      point: { lat, lng },
      interval: { from: start, to: start + count * utcDayMs },
      format,
    });
  },
};

const maxDays = 31;

function endErrors(start: Instant, end: Instant | undefined): ParameterErrors {
  if (end === undefined) return {};
  if (end < start) return { end: ['end must not be before start'] };
  return daysUntil(start, end) > maxDays ? { end: [`end must be within ${maxDays} days of start`] } : {};
}

/** The number of UTC days from the one that contains `start` to the one that contains `end`. */
function daysUntil(start: Instant, end: Instant): number {
  return (utcDayStart(end) - utcDayStart(start)) / utcDayMs + 1;
}

function daysFrom(member: string, point: Point, start: Instant, count: number, notes: readonly string[] = []) {
  const first = utcDayStart(start);
  return {
    body: { [member]: Array.from({ length: count }, (_, i) => writeDay(point, first + i * utcDayMs)) },
    meta: { ...point, start: writeTimestamp(first) },
    notes,
  };
}

function writeDay(point: Point, at: Instant): AstronomyDay {
  const events = skyEvents(point, { from: at, to: at + utcDayMs });
  return {
    time: writeTimestamp(at),
    astronomicalDawn: first(events.astronomicalDawn),
    astronomicalDusk: first(events.astronomicalDusk),
    civilDawn: first(events.civilDawn),
    civilDusk: first(events.civilDusk),
    moonFraction: moonFraction(at),
    moonPhase: writePhases(at),
    moonrise: first(events.moonrise),
    moonset: first(events.moonset),
    nauticalDawn: first(events.nauticalDawn),
    nauticalDusk: first(events.nauticalDusk),
    sunrise: first(events.sunrise),
    sunset: first(events.sunset),
  };
}

/** The first of the events of one kind in a day: near the polar circles there may be two, and the contract has one. */
function first([instant]: readonly Instant[]): string | null {
  return instant === undefined ? null : writeTimestamp(instant);
}

function writePhases(at: Instant): AstronomyDay['moonPhase'] {
  const quarter = nearestMoonQuarter(at);
  const value = moonPhase(at);
  // The value of a New moon is 0 when it is past and 1 when it is ahead.
  const quarterValue = { new: quarter.at <= at ? 0 : 1, 'first-quarter': 0.25, full: 0.5, 'third-quarter': 0.75 };
  return {
    closest: {
      time: writeTimestamp(quarter.at),
      text: moonPhaseTexts[quarter.phase],
      value: quarterValue[quarter.phase],
    },
    current: { time: writeTimestamp(at), text: moonPhaseTexts[moonPhaseName(value)], value },
  };
}
