import type { Point } from '../domain/place.ts';
import { sunAltitudeDeg, sunCrossings } from '../domain/sky/index.ts';
import type { Window } from '../domain/time.ts';
import type { TimeScale } from './curves.ts';
import type { Gradient } from './scene.ts';
import type { Theme } from './theme.ts';

/** Altitudes of the Sun's centre at which the sky has the colours of `Theme.sky`: sunset, and the ends of the twilights. */
const altitudesDeg = [-0.8333, -6, -9, -12, -18] as const;

/** The colour of the sky over a place from instant to instant: day, three twilights, night. */
export function skyGradient(theme: Theme, point: Point, window: Window, x: TimeScale): Gradient {
  const turns = altitudesDeg.flatMap((limitDeg) => {
    const { rising, setting } = sunCrossings(point, window, limitDeg);
    return [...rising, ...setting];
  });
  const events = [...turns, window.from, window.to].toSorted((a, b) => a - b);
  // Between two of them the Sun may turn: a white night is darkest in its middle.
  const instants = events.flatMap((at, i) => (i === 0 ? [at] : [(at + (events[i - 1] ?? at)) / 2, at]));
  return {
    axis: 'x',
    from: x(window.from),
    to: x(window.to),
    stops: instants.map((at) => ({
      at: (at - window.from) / (window.to - window.from),
      color: skyColor(theme, sunAltitudeDeg(point, at)),
    })),
  };
}

function skyColor({ sky }: Theme, altitudeDeg: number): string {
  const next = altitudesDeg.findIndex((limit) => altitudeDeg >= limit);
  const [higher, lower] = [altitudesDeg[next - 1], altitudesDeg[next]];
  // By day `next` is 0, at night −1.
  if (higher === undefined || lower === undefined) return sky.at(next) ?? sky[0];
  return mixed(sky[next - 1] ?? sky[0], sky[next] ?? sky[0], (higher - altitudeDeg) / (higher - lower));
}

/** A colour between two of the form `#010203`, the share of the second being 0…1. */
function mixed(one: string, other: string, share: number): string {
  const channel = (at: number): string => {
    const [a, b] = [Number.parseInt(one.slice(at, at + 2), 16), Number.parseInt(other.slice(at, at + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
