import { hoursOfPart } from '../../answers/index.ts';
import type { Place } from '../../domain/place.ts';
import { civilDate, dayWindow, hourMs, type Instant } from '../../domain/time.ts';
import type { Options } from '../command.ts';
import { writeDays } from '../language/day-notation.ts';
import { parsePart } from '../language/time-notation.ts';

/**
 * The day of a question that names a part of the day without it: `in the morning`, asked in the afternoon, is tomorrow’s.
 * `undefined` where today is meant.
 */
export function dayToCome(
  { part: said, days }: Options,
  { zone }: Pick<Place, 'zone'>,
  now: Instant,
): string | undefined {
  const part = parsePart(said);
  if (part === undefined || days !== undefined) return undefined;
  const [, to] = hoursOfPart(part);
  const { from } = dayWindow(civilDate(now, zone), zone);
  return from + to * hourMs <= now ? writeDays({ kind: 'offset', days: 1 }) : undefined;
}
