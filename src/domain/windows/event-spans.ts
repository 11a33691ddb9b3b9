import type { Point } from '../place.ts';
import { isSupermoon, nextLunarEclipse, nextMoonQuarters, nextSolarEclipse } from '../sky/index.ts';
import type { Extreme } from '../tide/index.ts';
import { hourMs, utcDayMs, type Instant, type Window } from '../time.ts';
import type { RareEvent } from './conditions.ts';
import { both, toSpans, type Spans } from './spans.ts';

/** High waters above any datum, and the height that a king tide reaches above the same. */
export type HighWaters = { readonly extremes: readonly Extreme[]; readonly kingTideM: number };

type EventSearch = {
  readonly point: Point;
  readonly window: Window;
  highs(): HighWaters;
  warnings(): readonly Window[];
};

const supermoonReachMs = 12 * hourMs;
const kingTideReachMs = hourMs;

/** When a rare event is. `highs` is called for a king tide only, `warnings` for a warning. */
export function eventSpans(event: RareEvent, { point, window, highs, warnings }: EventSearch): Spans {
  const around = (at: Instant, reachMs: number): Window => ({ from: at - reachMs, to: at + reachMs });
  const spans: Readonly<Record<RareEvent, () => readonly Window[]>> = {
    eclipse: () => [...eclipses(nextSolarEclipse, point, window), ...eclipses(nextLunarEclipse, point, window)],
    'solar-eclipse': () => eclipses(nextSolarEclipse, point, window),
    'lunar-eclipse': () => eclipses(nextLunarEclipse, point, window),
    supermoon: () => supermoons(window).map((at) => around(at, supermoonReachMs)),
    'king-tide': () => {
      const { extremes, kingTideM } = highs();
      const waters = extremes.filter(({ kind, heightM }) => kind === 'high' && heightM >= kingTideM);
      return waters.map(({ at }) => around(at, kingTideReachMs));
    },
    warning: warnings,
  };
  return both(toSpans(spans[event]()), [window]);
}

function eclipses(
  next: (point: Point, after: Instant) => { readonly begin: Instant; readonly end: Instant },
  point: Point,
  window: Window,
): Window[] {
  const found: Window[] = [];
  for (let at = window.from; at < window.to;) {
    const { begin, end } = next(point, at);
    found.push({ from: begin, to: end });
    at = end + utcDayMs;
  }
  return found;
}

function supermoons({ from, to }: Window): Instant[] {
  const start = from - supermoonReachMs;
  const quarters = nextMoonQuarters(start, Math.ceil((to + supermoonReachMs - start) / (7 * utcDayMs)) + 2);
  return quarters.flatMap(({ phase, at }) => (phase === 'full' && isSupermoon(at) ? at : []));
}

/** "King tide" has no official meaning: the highest hundredth of a year's high waters, some seven of 705. Our choice. */
const kingTideShare = 0.01;

/** The calendar year that a window begins in: what is a king tide is the same from day to day. */
export function kingTideYear({ from }: Window): Window {
  const year = new Date(from).getUTCFullYear();
  return { from: Date.UTC(year, 0, 1), to: Date.UTC(year + 1, 0, 1) };
}

/** The height that a king tide reaches, from the high waters of a year; out of reach without any. */
export function kingTideLevelM(extremes: readonly Extreme[]): number {
  const heights = extremes.flatMap(({ kind, heightM }) => (kind === 'high' ? heightM : [])).toSorted((a, b) => b - a);
  return heights[Math.max(0, Math.round(heights.length * kingTideShare) - 1)] ?? Infinity;
}
