import type { Window } from '../../domain/time.ts';
import { rect, type FrameBox, type Shape } from './scene.ts';
import type { Theme } from './theme.ts';
import type { TimeScale } from './time-axis.ts';

/** At least so wide, px, that an instant shows. */
const leastWidth = 6;

/** The times in which everything holds that is asked for, shaded from top to bottom of a plot. `shown` is the time of the plot. */
export function windowBands(
  windows: readonly Window[],
  shown: Window,
  x: TimeScale,
  plot: FrameBox,
  theme: Theme,
): Shape[] {
  return windows
    .filter(({ from, to }) => to > shown.from && from < shown.to)
    .map(({ from, to }) => {
      const [left, right] = [x(Math.max(from, shown.from)), x(Math.min(to, shown.to))];
      const width = Math.max(leastWidth, right - left);
      return rect({ ...plot, x: left, width }, `${theme.golden}48`, { role: 'window' });
    });
}
