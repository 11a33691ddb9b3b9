import { curveMonotoneX, line } from 'd3-shape';
import { levelBetween, type Extreme } from '../../domain/tide/index.ts';
import { minuteMs, within, type Instant, type Window } from '../../domain/time.ts';
import { frame } from './scene.ts';
import type { TimeScale } from './time-axis.ts';
import type { TideView } from './views.ts';

/** A height of the water at an instant. */
export type CurveLevel = { readonly at: Instant; readonly heightM: number };

/** A level this near to an extreme adds nothing to the curve but the rounding of both. */
const nearExtremeMs = 25 * minuteMs;

/**
 * The points of the curve of a tide in a window and a little beyond: every extreme, and the hourly levels between
 * them. Steffen's monotone cubic (d3's `curveMonotoneX`) is level at each turn of its knots, so that the curve has its
 * highs and lows where the tide has them.
 */
export function tideKnots({ extremes, levels }: Pick<TideView, 'extremes' | 'levels'>, window: Window): CurveLevel[] {
  const isNear = ({ at }: CurveLevel): boolean => at > window.from - reachMs && at < window.to + reachMs;
  const turns = extremes.filter(isNear);
  const between = levels.filter(isNear).filter((level) => isBetween(turns, level));
  return [...turns, ...between].toSorted((a, b) => a.at - b.at);
}

/** Beyond the window, so that the curve enters and leaves it with its own slope. */
const reachMs = 3 * 60 * minuteMs;

/** Apart from every extreme in time, and no further out than those on both sides of it. */
function isBetween(extremes: readonly Extreme[], { at, heightM }: CurveLevel): boolean {
  const next = extremes.findIndex((extreme) => extreme.at > at);
  const [before, after] = next === -1 ? [extremes.at(-1)] : [extremes[next - 1], extremes[next]];
  const around = [before, after].filter((extreme) => extreme !== undefined);
  return around.every(
    (extreme) =>
      Math.abs(extreme.at - at) > nearExtremeMs &&
      (extreme.kind === 'high' ? heightM <= extreme.heightM : heightM >= extreme.heightM),
  );
}

/** The tide with the surge that is observed, in a window: on the datum of the tide whatever the gauge counts from. */
export function observedKnots(
  { levels, observed }: Pick<TideView, 'levels' | 'observed'>,
  window: Window,
): CurveLevel[] {
  return within(observed?.surge?.readings ?? [], window).flatMap(({ at, value }) => {
    const tideM = levelBetween(levels, at);
    return tideM === undefined ? [] : [{ at, heightM: tideM + value }];
  });
}

/** The curve as a path. */
export function curvePath(knots: readonly CurveLevel[], x: TimeScale, y: (heightM: number) => number): string {
  const draw = line<CurveLevel>()
    .x(({ at }) => x(at))
    .y(({ heightM }) => y(heightM))
    .curve(curveMonotoneX)
    .digits(1);
  return draw([...knots]) ?? '';
}

/** The water below a curve, down to a line. */
export function waterPath(curve: string, knots: readonly CurveLevel[], x: TimeScale, bottom = frame.height): string {
  const [first, last] = [knots[0], knots.at(-1)];
  if (!first || !last) return '';
  return `${curve}L${x(last.at).toFixed(1)},${bottom}L${x(first.at).toFixed(1)},${bottom}Z`;
}
