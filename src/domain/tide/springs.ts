import { hourMs, utcDayMs, type Instant, type Window } from '../instant.ts';
import { memoize, memoizeByObject } from '../memoize.ts';
import type { Extreme } from './ripples.ts';

/** The days on which a tide is strongest or weakest: those of a diurnal tide have names of their own. */
export const turnPhases = ['springs', 'neaps', 'tropic', 'equatorial'] as const;
export type TurnPhase = (typeof turnPhases)[number];

/** Where a day stands. Diurnal tides follow the Moon's declination: they grow to tropic, shrink to equatorial tides. */
export type SpringsAndNeaps = TurnPhase | 'making' | 'taking-off' | 'growing' | 'shrinking';

/** How far the extremes must reach on both sides of a day, ms: 9 days, of which the first may be without an extreme. */
export const springsNeighbourhoodMs = 9 * utcDayMs;

/** Springs and neaps are the day of the strongest or weakest tide and its neighbours. */
const nearMs = utcDayMs;
/** The strongest and weakest of so long a time on either side. */
const turnMs = 4.5 * utcDayMs;
/** Springs and neaps are never nearer: what is, is a wave of the Moon's distance or of shallow water. */
const apartMs = 4 * utcDayMs;
/** Smallest relative change around a day that is shown as springs and neaps; our choice. */
const minChange = 0.1;

const semidiurnal = { strongest: 'springs', weakest: 'neaps', rising: 'making', falling: 'taking-off' } as const;
const diurnal = { strongest: 'tropic', weakest: 'equatorial', rising: 'growing', falling: 'shrinking' } as const;

/** The phase of a day; `undefined` where the tide has none, or `extremes` do not cover the days around `day`. */
export function springsAndNeaps(extremes: readonly Extreme[], day: Window): SpringsAndNeaps | undefined {
  const { isDiurnal, steps, turnAt, indexAt } = strengthsOf(extremes);
  const [from, to] = [indexAt(day.from - nearMs), indexAt(day.to + nearMs)];
  const reach = turnMs / stepMs;
  if (from - reach < 0 || to + reach >= steps.length) return undefined;
  const around = steps.slice(from - reach, to + reach + 1);
  const [greatest, least] = [Math.max(...around), Math.min(...around)];
  if (greatest - least < minChange * greatest) return undefined;
  const names = isDiurnal ? diurnal : semidiurnal;
  for (let index = from; index < to; index++) {
    const turn = turnAt(index);
    if (turn) return names[turn];
  }
  return steps[indexAt(day.to)]! > steps[indexAt(day.from)]! ? names.rising : names.falling;
}

const stepMs = 3 * hourMs;
/** Speed of M2: the other semidiurnal lines turn by less than 40° against it within half a window. */
const semidiurnalDegH = 28.984;
/** Between K1 and O1. */
const diurnalDegH = 14.492;
/** Half of the window that a species is cut out of the curve with: a Hann window of three lunar days lets 1 % of the other pass. */
const halfWindowHours = 37;
/** With more of the diurnal species than this, as a part of the semidiurnal, the ranges follow it (as Courtier's form number 1.5). */
const diurnalForm = 1.5;

/**
 * The envelope of the semidiurnal lines of a tide, or of the diurnal ones where those are stronger, from its high and low waters:
 * they are all that a service states. Against the constituents themselves at 44 ports in 2026, 99 of 100 springs and neaps
 * are within 1.5 days (`test/domain/tide/springs.test.ts`).
 */
const strengthsOf = memoizeByObject(makeStrengths);

function makeStrengths(extremes: readonly Extreme[]) {
  const heights = hourlyHeights(extremes);
  const twice = envelope(heights, semidiurnalDegH);
  const once = envelope(heights, diurnalDegH);
  const isDiurnal = sumOf(once) > diurnalForm * sumOf(twice);
  const steps = dailyMeans(isDiurnal ? once : twice);
  const first = firstStepOf(heights) + halfDaySteps * stepMs;
  const [reach, apart] = [turnMs / stepMs, apartMs / stepMs];
  return {
    isDiurnal,
    steps,
    indexAt: (at: Instant) => Math.round((at - first) / stepMs),
    /** Whether a step is the strongest or weakest of the days around it. */
    turnAt(index: number): 'strongest' | 'weakest' | undefined {
      const here = steps[index] ?? NaN;
      const sides = [
        steps.slice(Math.max(0, index - reach), index).toReversed(),
        steps.slice(index + 1, index + reach + 1),
      ];
      const isTurn = (sign: 1 | -1): boolean =>
        sides.every((side) => {
          const falls = side.map((m) => sign * (here - m));
          return Math.min(...falls) >= 0 && falls.indexOf(Math.max(...falls)) >= apart - 1;
        });
      if (isTurn(1)) return 'strongest';
      return isTurn(-1) ? 'weakest' : undefined;
    },
  };
}

type Heights = { readonly from: Instant; readonly m: readonly number[] };

/** Heights on half cosines between the high and low waters. */
function hourlyHeights(extremes: readonly Extreme[]): Heights {
  const from = Math.ceil((extremes[0]?.at ?? 0) / hourMs) * hourMs;
  const m: number[] = [];
  for (const [i, next] of extremes.entries()) {
    const last = extremes[i - 1];
    if (!last) continue;
    for (let at = from + m.length * hourMs; at <= next.at; at += hourMs) {
      const part = (1 - Math.cos((Math.PI * (at - last.at)) / (next.at - last.at))) / 2;
      m.push(last.heightM + part * (next.heightM - last.heightM));
    }
  }
  return { from, m };
}

function firstStepOf({ from }: Heights): Instant {
  return Math.ceil((from + halfWindowHours * hourMs) / stepMs) * stepMs;
}

/** A Hann window on a wave of a speed, its cosines and sines. */
const kernelOf = memoize(2, (degH: number) => {
  const hours = Array.from({ length: 2 * halfWindowHours + 1 }, (_, k) => k - halfWindowHours);
  const hann = (hour: number) => (1 + Math.cos((Math.PI * hour) / (halfWindowHours + 1))) / (halfWindowHours + 1);
  const part = (wave: (angle: number) => number): Float64Array =>
    Float64Array.from(hours, (hour) => hann(hour) * wave((degH * hour * Math.PI) / 180));
  return { cos: part(Math.cos), sin: part(Math.sin) };
});

/** The amplitude of the waves around a speed, at every step that the window leaves. */
function envelope(heights: Heights, degH: number): number[] {
  const { cos, sin } = kernelOf(degH);
  const { from, m } = heights;
  const begin = (firstStepOf(heights) - from) / hourMs - halfWindowHours;
  const steps: number[] = [];
  for (let first = begin; first + cos.length <= m.length; first += stepMs / hourMs) {
    let [x, y] = [0, 0];
    for (let k = 0; k < cos.length; k++) {
      x += cos[k]! * m[first + k]!;
      y += sin[k]! * m[first + k]!;
    }
    steps.push(Math.hypot(x, y));
  }
  return steps;
}

/** Steps on either side that a mean of a day takes: without it, the highest of a flat top is a matter of chance. */
const halfDaySteps = (12 * hourMs) / stepMs;

function dailyMeans(steps: readonly number[]): number[] {
  const length = 2 * halfDaySteps + 1;
  const count = Math.max(0, steps.length - length + 1);
  return Array.from({ length: count }, (_, i) => sumOf(steps.slice(i, i + length)) / length);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
