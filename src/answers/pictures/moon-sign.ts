import type { Point } from '../../domain/place.ts';
import { moonFraction, moonPhase } from '../../domain/sky/index.ts';
import type { Instant } from '../../domain/time.ts';
import { moonDisk } from './moon-disk.ts';
import type { Shape } from './scene.ts';
import type { Theme } from './theme.ts';
import type { Day } from './views.ts';

/** The instant halfway through a day. */
export function middleOf({ window: { from, to } }: Day): Instant {
  return (from + to) / 2;
}

/** The phase at noon as calendars print it: a waxing Moon is lit at the right in the north, at the left in the south. */
export function moonSign(theme: Theme, point: Point, day: Day, x: number, y: number, radius: number): Shape[] {
  const at = middleOf(day);
  const isRight = moonPhase(at) < 0.5 === point.lat >= 0;
  return moonDisk(theme, { fraction: moonFraction(at), brightLimbDeg: isRight ? 90 : -90 }, x, y, radius);
}
