import type { Attribute } from './attributes.ts';
import type { WeatherHour } from './hours.ts';

export type Course = 'falling' | 'rising' | 'turning';

/** A wind has turned by half a quarter of the compass, the step between its eight names. */
const turnedDeg = 45;

/** The first hour and the one from which on a wind or sea has turned so that it is felt, if there is one. */
export function turnIn(hours: readonly WeatherHour[], direction: Attribute | undefined) {
  const [from] = hours;
  return from && { from, end: hours.find((one) => turnOf(from, one, direction) >= turnedDeg) };
}

/** A fall is felt by a fifth of what there was. */
export const fallenShare = 0.8;

/**
 * When a value is first below a limit, or above it: the next lower of `limits`, from below, that is felt as a fall, or the lowest one
 * that is above. `isReached`: it is so at once; then `end` is when no longer; otherwise `reached`
 * is the first such hour. `extreme` is the
 * lowest or highest value meanwhile, or of all hours where it is never reached, `most` the highest until then.
 */
export function crossingIn(
  hours: readonly WeatherHour[],
  attribute: Attribute,
  limits: readonly number[],
  course: 'falling' | 'rising',
) {
  const valueAt = ({ values }: WeatherHour): number => values[attribute] ?? NaN;
  const [now] = hours;
  const [lowest] = limits;
  if (!now || lowest === undefined) return undefined;
  const isFalling = course === 'falling';
  const limit = isFalling ? (limits.findLast((one) => one <= fallenShare * valueAt(now)) ?? lowest) : lowest;
  const isSo = (hour: WeatherHour): boolean => valueAt(hour) < limit === isFalling;
  const isReached = isSo(now);
  const begin = hours.findIndex(isSo);
  const later = hours.findIndex((hour, at) => begin >= 0 && at > begin && !isSo(hour));
  const spell = begin < 0 ? hours : hours.slice(begin, isFalling && later >= 0 ? later : undefined);
  const farthest = (all: readonly WeatherHour[], sign: number) =>
    all.reduce((best, hour) => (sign * (valueAt(hour) - valueAt(best)) > 0 ? hour : best), all[0] ?? now);
  return {
    now,
    limit,
    isReached,
    reached: isReached ? undefined : hours[begin],
    end: isReached ? hours[later] : undefined,
    extreme: farthest(spell, isFalling ? -1 : 1),
    most: farthest(hours.slice(0, Math.max(begin, 1)), 1),
  };
}

/** By how many degrees a wind or sea has turned; 0 where its direction is not known. */
function turnOf(one: WeatherHour, other: WeatherHour, direction: Attribute | undefined): number {
  const [a, b] = [one, other].map(({ values }) => direction && values[direction]);
  return a === undefined || b === undefined ? 0 : Math.abs(((a - b + 540) % 360) - 180);
}
