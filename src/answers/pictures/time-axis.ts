import type { Point } from '../../domain/place.ts';
import { sunAltitudeDeg, sunCrossings } from '../../domain/sky/index.ts';
import { addDays, hourMs, instantOf, utcDayMs, type Instant, type Window } from '../../domain/time.ts';
import { clock, dayName, monthAndYear, shortDay } from '../format.ts';
import type { Gradient } from './scene.ts';
import type { Theme } from './theme.ts';
import type { Day, FormatContext } from './views.ts';

/** Pixels of an instant. */
export type TimeScale = (at: Instant) => number;

/** Maps the window onto `left` to `right`, pixels. Instants outside it come to lie outside them. */
export function timeScale({ from, to }: Window, left: number, right: number): TimeScale {
  return (at) => left + ((at - from) / (to - from)) * (right - left);
}

/** Days in a row as one window. */
export function windowOf(days: readonly Day[]): Window {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new RangeError('No days');
  return { from: first.window.from, to: last.window.to };
}

/** `November 2026` for a whole month; else as `daysName`. */
export function periodName(format: FormatContext, days: readonly [Day, ...Day[]]): string {
  const [first, last] = [days[0].date, days.at(-1)?.date ?? ''];
  const isMonth = first.endsWith('-01') && addDays(last, 1).endsWith('-01') && first.slice(0, 7) === last.slice(0, 7);
  return isMonth ? monthAndYear(format.words, first) : daysName(format, days);
}

/** `Saturday 21 November`, `Sat 21 – Monday 23 November`, as within a sentence. */
export function daysName(format: FormatContext, days: readonly [Day, ...Day[]]): string {
  const last = days.at(-1) ?? days[0];
  const name = dayName(format, last.date);
  return days.length === 1 ? name : `${shortDay(format, days[0].date)} – ${name}`;
}

export type Tick = { readonly at: Instant; readonly label: string; readonly isMidnight: boolean };

/** Whole hours of the place's clock in a window, every `stepHours`: days of 23 and 25 hours have theirs as well. */
export function hourTicks(format: FormatContext, days: readonly Day[], stepHours: number): Tick[] {
  return days.flatMap(({ date, window }) =>
    Array.from({ length: 24 / stepHours }, (_, i) => i * stepHours).flatMap((hour) => {
      const at = isPlain(window)
        ? window.from + hour * hourMs
        : instantOf(date, `${String(hour).padStart(2, '0')}:00`, format.zone);
      if (at < window.from || at >= window.to) return [];
      return [{ at, label: hourLabel(format, at), isMidnight: hour === 0 }];
    }),
  );
}

/** Without a change of clocks, which are as good as all days: their hours need no look into the zone. */
function isPlain({ from, to }: Window): boolean {
  return to - from === utcDayMs;
}

/** `06`, `6 am`. */
export function hourLabel(format: FormatContext, at: Instant): string {
  return clock(format, at).replace(/[:.]00/, '');
}

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
