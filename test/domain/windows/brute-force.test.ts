import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { sunAltitudeDeg } from '../../../src/domain/sky/index.ts';
import { harmonicStream, speedAt } from '../../../src/domain/stream/index.ts';
import type { Tide } from '../../../src/domain/tide/index.ts';
import { hourMs, minuteMs, utcDayMs, type Instant, type Window } from '../../../src/domain/time.ts';
import {
  findWindows,
  safetyBand,
  type Condition,
  type StreamOverTime,
  type TideOverTime,
  type WeatherOverTime,
} from '../../../src/domain/windows/index.ts';
import { line, tideOf } from '../tide/lines.ts';
import { casesOf } from '../../support/thorough.ts';

const zone = 'Europe/Paris';
const margin = 3 * utcDayMs;

/** Semidiurnal tides with a daily inequality, as on most coasts. */
const tides = fc
  .record({
    m2: fc.double({ min: 0.6, max: 3, noNaN: true }),
    s2: fc.double({ min: 0, max: 0.5, noNaN: true }),
    k1: fc.double({ min: 0, max: 0.3, noNaN: true }),
    m4: fc.double({ min: 0, max: 0.1, noNaN: true }),
  })
  .map(({ m2, s2, k1, m4 }) =>
    tideOf([line('M2', m2, 40), line('S2', s2, 80), line('K1', k1, 120), line('M4', m4, 9)]),
  );

const values = (min: number, max: number) =>
  fc.array(fc.double({ min, max, noNaN: true }), { minLength: 73, maxLength: 73 });
const forecasts = fc.record({
  wind: values(0, 20),
  direction: values(0, 359),
  rain: values(0, 3),
  pressure: values(990, 1030),
});

const range = (min: number, max: number) =>
  fc
    .tuple(fc.double({ min, max, noNaN: true }), fc.double({ min, max, noNaN: true }), fc.nat(2))
    .map(([a, b, open]) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      return open === 0 ? { max: high } : open === 1 ? { min: low } : { min: low, max: high };
    });

const rates = fc
  .tuple(range(0, 3), fc.constantFrom('flood' as const, 'ebb' as const, undefined))
  .map(([one, phase]): Condition => ({ kind: 'stream', range: one, ...(phase && { phase }) }));

const conditions: fc.Arbitrary<Condition> = fc.oneof(
  range(-3, 3).map((one): Condition => ({ kind: 'tide', range: one })),
  fc
    .double({ min: -2, max: 1, noNaN: true })
    .map((sillM): Condition => ({ kind: 'sill', sillM, draughtM: 0.5, marginM: 0.2 })),
  fc.constantFrom('rising' as const, 'falling' as const).map((trend): Condition => ({ kind: 'trend', trend })),
  fc
    .constantFrom('high' as const, 'low' as const)
    .map((event): Condition => ({ kind: 'around', event, fromMin: -90, toMin: 60 })),
  fc.constant<Condition>({ kind: 'around', event: 'slack', fromMin: -20, toMin: 30 }),
  rates,
  range(0, 20).map((one): Condition => ({ kind: 'weather', attribute: 'windSpeed', range: one })),
  range(0, 3).map((one): Condition => ({ kind: 'weather', attribute: 'precipitation', range: one })),
  fc.tuple(fc.nat(359), fc.integer({ min: 1, max: 359 })).map(([fromDeg, width]): Condition => ({
    kind: 'sector',
    attribute: 'windDirection',
    fromDeg,
    toDeg: (fromDeg + width) % 360,
  })),
  range(-9, 9).map((one): Condition => ({ kind: 'tendency', range: one })),
  fc
    .constantFrom('dark' as const, 'golden' as const, 'blue' as const)
    .map((light): Condition => ({ kind: 'light', light })),
  range(-30, 30).map((one): Condition => ({ kind: 'altitude', body: 'sun', range: one })),
  fc.constant<Condition>({ kind: 'weekday', weekdays: [0, 6] }),
  fc.constant<Condition>({ kind: 'time', from: '21:30', to: '02:15' }),
);

type Truth = 'yes' | 'no' | 'near';
type Data = { tide: Tide; view: TideOverTime; stream: StreamOverTime; hours: WeatherOverTime };

/** Whether a value is in a range, or too near to its ends to say. */
function inRange(
  value: number,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number },
  doubt: number,
): Truth {
  if (Math.abs(value - min) < doubt || Math.abs(value - max) < doubt) return 'near';
  return value >= min && value <= max ? 'yes' : 'no';
}

function interpolated(hours: WeatherOverTime, at: Instant, valueOf: (i: number) => number): number {
  const i = (at - hours[0]!.at) / hourMs;
  const [k, u] = [Math.floor(i), i % 1];
  return u === 0 ? valueOf(k) : valueOf(k) * (1 - u) + valueOf(k + 1) * u;
}

type Tried = Exclude<Condition, { kind: 'tidal-range' | 'surge' | 'coefficient' | 'phase' | 'event' | 'length' }>;

/** Whether a condition holds in a minute, from the tide's own harmonics, single altitudes and the clock. */
function truth(condition: Tried, at: Instant, { tide, view, stream, hours }: Data): Truth {
  const hour = (i: number) => hours[i]!.values;
  const local = DateTime.fromMillis(at, { zone });
  switch (condition.kind) {
    case 'tide':
      return inRange(tide.levelAt(at), condition.range, 0.008);
    case 'sill': {
      const { minutes, heightM } = safetyBand(view);
      const { sillM = NaN, draughtM = NaN, marginM } = condition;
      const needed = sillM + draughtM + marginM + heightM;
      const around = new Set(
        [-minutes, 0, minutes].map((min) => inRange(tide.levelAt(at + min * minuteMs), { min: needed }, 0.008)),
      );
      return around.has('no') ? 'no' : around.has('near') ? 'near' : 'yes';
    }
    case 'trend': {
      const change = tide.levelAt(at + minuteMs) - tide.levelAt(at - minuteMs);
      if (view.extremes.some((one) => Math.abs(one.at - at) < 3 * minuteMs)) return 'near';
      return change > 0 === (condition.trend === 'rising') ? 'yes' : 'no';
    }
    case 'around': {
      const events: readonly { at: number; kind: string }[] = condition.event === 'slack' ? stream : view.extremes;
      const offsets = events.filter(({ kind }) => kind === condition.event).map((one) => (at - one.at) / minuteMs);
      return offsets.some((min) => min >= condition.fromMin && min < condition.toMin) ? 'yes' : 'no';
    }
    case 'stream': {
      const speed = speedAt(stream, at)!;
      const { phase, range: wanted } = condition;
      const rate = phase === undefined ? Math.abs(speed) : phase === 'flood' ? speed : -speed;
      return rate < 0 ? 'no' : inRange(rate, wanted, 1e-5);
    }
    case 'weather':
      if (condition.attribute === 'precipitation')
        return inRange(hour(Math.floor((at - hours[0]!.at) / hourMs) + 1).precipitation!, condition.range, 0);
      return inRange(
        interpolated(hours, at, (i) => hour(i).windSpeed!),
        condition.range,
        0.02,
      );
    case 'tendency': {
      if (at < hours[3]!.at) return 'no';
      const change =
        interpolated(hours, at, (i) => hour(i).pressure!) -
        interpolated(hours, at - 3 * hourMs, (i) => hour(i).pressure!);
      return inRange(change, condition.range, 0.05);
    }
    case 'sector': {
      const i = Math.floor((at - hours[0]!.at) / hourMs);
      const [a, b] = [hour(i).windDirection!, hour(i + 1).windDirection!];
      const turn = ((b - a + 540) % 360) - 180;
      const degrees = a + (turn * ((at - hours[0]!.at) % hourMs)) / hourMs;
      const inside = (((degrees - condition.fromDeg) % 360) + 360) % 360;
      const width = (((condition.toDeg - condition.fromDeg) % 360) + 360) % 360;
      if (Math.min(inside, 360 - inside, Math.abs(inside - width)) < 3) return 'near';
      return inside < width ? 'yes' : 'no';
    }
    case 'altitude':
      return inRange(sunAltitudeDeg({ lat: 48.4, lng: -4.5 }, at), condition.range, 0.003);
    case 'light': {
      const bounds = { dark: { max: -18 }, golden: { min: -4, max: 6 }, blue: { min: -6, max: -4 } };
      const altitude = sunAltitudeDeg({ lat: 48.4, lng: -4.5 }, at);
      return inRange(altitude, bounds[condition.light as keyof typeof bounds], 0.003);
    }
    case 'weekday':
      return condition.weekdays.includes(local.weekday % 7) ? 'yes' : 'no';
    case 'time': {
      const clock = local.toFormat('HH:mm');
      return clock >= condition.from || clock < condition.to ? 'yes' : 'no';
    }
    default:
      return condition satisfies never;
  }
}

function viewOf(tide: Tide, window: Window): TideOverTime {
  const wide = { from: window.from - margin, to: window.to + margin };
  const levels = Array.from(tide.hourlyLevels(wide), (heightM, i) => ({ at: wide.from + i * hourMs, heightM }));
  return { extremes: tide.extremes(wide), levels };
}

/** Every minute of three days is in a window where each condition holds in it, and in none where one does not. */
function expectTruth(wanted: fc.Arbitrary<Condition[]>, numRuns: number): void {
  fc.assert(
    fc.property(tides, forecasts, wanted, fc.integer({ min: 0, max: 700 }), (tide, forecast, all, day) => {
      const from = Date.UTC(2026, 0, 1) + day * utcDayMs;
      const window = { from, to: from + 3 * utcDayMs };
      const hours = forecast.wind.map((windSpeed, i) => ({
        at: from + i * hourMs,
        values: {
          windSpeed,
          windDirection: forecast.direction[i]!,
          precipitation: forecast.rain[i]!,
          pressure: forecast.pressure[i]!,
        },
      }));
      const wide = { from: window.from - margin, to: window.to + margin };
      const data = { tide, view: viewOf(tide, window), stream: harmonicStream(tide, 0.3).events(wide), hours };
      const { windows } = findWindows({
        point: { lat: 48.4, lng: -4.5 },
        zone,
        window,
        conditions: all,
        tide: data.view,
        stream: data.stream,
        weather: hours,
      });
      for (let at = from; at < window.to; at += minuteMs) {
        const truths = all.map((one) => truth(one as Tried, at, data));
        if (truths.includes('near')) continue;
        const expected = truths.every((one) => one === 'yes');
        const found = windows.some((one) => at >= one.from && at < one.to);
        if (found !== expected) expect({ at: new Date(at), all, found }).toEqual({ at, all, found: expected });
      }
    }),
    { numRuns: casesOf(numRuns), endOnFailure: true },
  );
}

describe('windows', () => {
  it('hold in exactly the minutes in which every condition does', () => {
    expectTruth(fc.array(conditions, { minLength: 1, maxLength: 3 }), 100);
  });

  it('hold in exactly the minutes in which the stream runs as it is wanted', () => {
    expectTruth(
      rates.map((one) => [one]),
      50,
    );
  });
});
