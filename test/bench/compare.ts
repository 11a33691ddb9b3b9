import { minuteMs, utcDayMs, type Instant } from '../../src/domain/time.ts';
import type { Extreme, Tide } from '../../src/domain/tide/index.ts';

/** A published event with the nearest of ours. */
export type Match = { readonly event: Extreme; readonly ours: Extreme };
export type Comparison = {
  readonly matches: readonly Match[];
  /** Published events without one of ours within the tolerance. */
  readonly lost: readonly Extreme[];
  /** Our extremes between the first and the last event that match none of them. */
  readonly added: readonly Extreme[];
};

/** `[time, height, H or L]`, the format of events in the reference files. */
export type EventRow = readonly [string, number, string];

export function eventOf([time, heightM, kind]: EventRow): Extreme {
  return { at: Date.parse(time), heightM, kind: kind === 'H' ? 'high' : 'low' };
}

/** Each event with our nearest extreme of its kind, at most `withinMinutes` away. */
export function compare(events: readonly Extreme[], tide: Tide, withinMinutes: number): Comparison {
  const [first, last] = [events[0], events.at(-1)] as [Extreme, Extreme];
  const ours = tide.extremes({ from: first.at - utcDayMs, to: last.at + utcDayMs });
  const matches: Match[] = [];
  const lost: Extreme[] = [];
  const matched = new Set<Extreme>();
  for (const event of events) {
    const near = ours.filter(({ at, kind }) => kind === event.kind && apart(at, event.at) <= withinMinutes * minuteMs);
    const [nearest] = near.toSorted((a, b) => apart(a.at, event.at) - apart(b.at, event.at));
    if (!nearest) {
      lost.push(event);
      continue;
    }
    matched.add(nearest);
    matches.push({ event, ours: nearest });
  }
  const added = ours.filter((extreme) => extreme.at >= first.at && extreme.at <= last.at && !matched.has(extreme));
  return { matches, lost, added };
}

const apart = (a: Instant, b: Instant): number => Math.abs(a - b);

export const minutesOff = ({ event, ours }: Match): number => apart(event.at, ours.at) / minuteMs;

export function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))]!;
}

export const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;
