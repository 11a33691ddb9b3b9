import {
  astronomyQuery,
  moonPhaseTexts,
  newAstronomyQuery,
  writeTimestamp,
  type AstronomyAnswer,
} from '../contract/index.ts';
import type { Point } from '../domain/place.ts';
import {
  moonFraction,
  moonPhase,
  moonPhaseName,
  nearestMoonQuarter,
  skyEvents,
  type MoonPhaseName,
} from '../domain/sky/index.ts';
import { utcDayMs, utcDayStart, type Instant } from '../domain/time.ts';
import { readQuery, type Endpoint, type ParameterErrors, type ParsedQuery } from './keyed-endpoint.ts';

const costHalves = 2;

type AstronomyDay = AstronomyAnswer['days'][number];
type PhaseText = (typeof moonPhaseTexts)[number];

const texts: Readonly<Record<MoonPhaseName, PhaseText>> = {
  new: 'New moon',
  'waxing-crescent': 'Waxing crescent',
  'first-quarter': 'First quarter',
  'waxing-gibbous': 'Waxing gibbous',
  full: 'Full moon',
  'waning-gibbous': 'Vaning gibbous',
  'third-quarter': 'Third quarter',
  'waning-crescent': 'Vaning crescent',
};

/** `GET /v1/astronomy/point`: UTC days from the one that contains `start`. */
export const astronomyPoint: Endpoint = {
  read: (query, { now }) =>
    readQuery(astronomyQuery, query, ({ lat, lng, start = now, numberOfDays }) =>
      daysFrom('days', { lat, lng }, start, numberOfDays),
    ),
};

/** `GET /v2/astronomy/point`, our addition: the same under `data`, with `end` as an alternative to the number of days. */
export const newAstronomyPoint: Endpoint = {
  read: (query, { now, draw }) =>
    readQuery(
      newAstronomyQuery,
      query,
      ({ lat, lng, start = now, end, numberOfDays, format }) => {
        const count = end === undefined ? numberOfDays : daysUntil(start, end);
        const notes = end === undefined ? [] : notesOnCount(query);
        if (format === 'json') return daysFrom('data', { lat, lng }, start, count, notes);
        const interval = { from: start, to: start + count * utcDayMs };
        return { cost: costHalves, answer: () => draw({ subject: 'sun', point: { lat, lng }, interval, format }) };
      },
      ({ start = now, end }) => endErrors(start, end),
    ),
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

function notesOnCount({ numberOfDays }: Record<string, string>): readonly string[] {
  return numberOfDays === undefined ? [] : ['numberOfDays is not used beside end.'];
}

function daysFrom(
  member: string,
  point: Point,
  start: Instant,
  count: number,
  notes: readonly string[] = [],
): ParsedQuery {
  const first = utcDayStart(start);
  return {
    cost: costHalves,
    answer: () => ({
      body: { [member]: Array.from({ length: count }, (_, i) => writeDay(point, first + i * utcDayMs)) },
      meta: { ...point, start: writeTimestamp(first) },
      notes,
    }),
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
    closest: { time: writeTimestamp(quarter.at), text: texts[quarter.phase], value: quarterValue[quarter.phase] },
    current: { time: writeTimestamp(at), text: texts[moonPhaseName(value)], value },
  };
}
