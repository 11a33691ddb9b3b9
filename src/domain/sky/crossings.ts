import { utcDayMs } from '../instant.ts';
import { rootBetween } from '../root.ts';
import { halfHoursPerDay, positionOn, type Path } from './ephemeris.ts';
import type { Height } from './horizon.ts';

/** When a body passes a line of the sky upward and downward, ms from the start of the UTC day, each in time order. */
export type Crossings = { readonly rising: number[]; readonly setting: number[] };

type Sample = { readonly dayFraction: number; readonly height: number };
type HeightAt = (dayFraction: number) => number;

/**
 * Near its highest and lowest a body moves, within half an hour, less than (2π/48)²/2 = 0.0086 of sine;
 * with the Moon's own motion 0.0093. A hump between two samples farther from the line than this cannot reach it.
 */
const grazingReach = 0.01;
/** Roots to 0.05 ms, then rounded; a hump that tops the line for less than about 0.2 s is none. */
const rootWidth = 0.05 / utcDayMs;
const humpWidth = 100 / utcDayMs;
const oneSecond = 1000 / utcDayMs;

/** Every passage of one UTC day through height 0, by half-hourly samples and a search where they change sign. */
export function crossingsOf(path: Path, height: Height): Crossings {
  const found: Crossings = { rising: [], setting: [] };
  const heightAt = (dayFraction: number): number => height(positionOn(path, dayFraction));
  let before = Infinity;
  for (let k = 0; k <= halfHoursPerDay; k++) {
    const now = height({ x: path.halfHours[3 * k]!, y: path.halfHours[3 * k + 1]!, z: path.halfHours[3 * k + 2]! });
    // Most of the sky is far from the line: nothing is made there.
    if (k > 0 && (before >= 0 !== now >= 0 || Math.max(Math.abs(before), Math.abs(now)) <= grazingReach)) {
      const [a, b] = [before, now].map((at, i) => ({ dayFraction: (k - 1 + i) / halfHoursPerDay, height: at }));
      addBetween(found, heightAt, a!, b!);
    }
    before = now;
  }
  return found;
}

function addBetween(found: Crossings, heightAt: HeightAt, a: Sample, b: Sample): void {
  if (isUp(a) !== isUp(b)) return addCrossing(found, heightAt, a, b);
  const beyond = beyondTheLine(heightAt, a, b);
  if (!beyond) return;
  addCrossing(found, heightAt, a, beyond);
  addCrossing(found, heightAt, beyond, b);
}

function addCrossing(found: Crossings, heightAt: HeightAt, a: Sample, b: Sample): void {
  const root = rootBetween(heightAt, [a.dayFraction, a.height], [b.dayFraction, b.height], rootWidth);
  const ms = Math.round(root * utcDayMs);
  // 24:00 belongs to the next day, but the first sample of that day is already past the line, so it stays in this one.
  (isUp(b) ? found.rising : found.setting).push(Math.min(ms, utcDayMs - 1));
}

/** A body on the line counts as up, so that a day that begins on the line continues the one that ended there. */
function isUp(sample: Sample): boolean {
  return sample.height >= 0;
}

/** A moment between `a` and `b`, both on one side of the line, at which the body grazes to the other side. */
function beyondTheLine(heightAt: HeightAt, a: Sample, b: Sample): Sample | undefined {
  const side = isUp(a) ? 1 : -1;
  const clearance = (dayFraction: number): number => side * heightAt(dayFraction);
  const approaches = clearance(a.dayFraction + oneSecond) < side * a.height;
  const recedes = clearance(b.dayFraction - oneSecond) < side * b.height;
  if (!approaches || !recedes) return undefined;
  const dayFraction = lowestBetween(clearance, a.dayFraction, b.dayFraction);
  const beyond = { dayFraction, height: heightAt(dayFraction) };
  return isUp(beyond) === isUp(a) ? undefined : beyond;
}

/** Golden-section search (Numerical Recipes, 10.2), left as soon as a value below 0 is found. */
function lowestBetween(f: HeightAt, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  let [x1, x2] = [high - golden * (high - low), low + golden * (high - low)];
  let [f1, f2] = [f(x1), f(x2)];
  while (high - low > humpWidth && f1 >= 0 && f2 >= 0) {
    if (f1 < f2) {
      [high, x2, f2] = [x2, x1, f1];
      x1 = high - golden * (high - low);
      f1 = f(x1);
    } else {
      [low, x1, f1] = [x1, x2, f2];
      x2 = low + golden * (high - low);
      f2 = f(x2);
    }
  }
  return f1 < f2 ? x1 : x2;
}
