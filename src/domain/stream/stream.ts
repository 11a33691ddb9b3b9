import { hourMs, minuteMs, within, type Instant, type Window } from '../time.ts';
import { rootBetween } from '../root.ts';
import type { Extreme, Tide } from '../tide/index.ts';
import type { StreamEvent, StreamPhase } from './event.ts';

export type Stream = {
  /** The events of a half-open window in time order: between two strongest streams a slack or a weakest one. */
  events(window: Window): StreamEvent[];
};

/** Longer than a stream may run without a greatest or least rate, at small diurnal stations. */
const neighbourhoodMs = 120 * hourMs;

/** The stream of a reference station. `curve` is in m/s, not in metres, flood positive; `meanMs` is the mean flow. */
export function harmonicStream(curve: Pick<Tide, 'extremes' | 'levelAt'>, meanMs: number): Stream {
  const speedAt = (at: Instant): number => curve.levelAt(at) + meanMs;
  return {
    events(window) {
      const turns = curve
        .extremes({ from: window.from - neighbourhoodMs, to: window.to + neighbourhoodMs })
        .map(({ at, heightM, kind }) => ({ at, kind, speedMs: heightM + meanMs }));
      const events = turns.flatMap((turn, i): StreamEvent[] => {
        const before = turns[i - 1];
        // Finding a slack costs as much as all else of a day.
        const isOutside = before === undefined || turn.at < window.from || before.at >= window.to;
        if (isOutside || phaseOf(before.speedMs) === phaseOf(turn.speedMs)) return [rateOf(turn)];
        const at = rootBetween(speedAt, [before.at, before.speedMs], [turn.at, turn.speedMs], toleranceMs);
        return [{ at: Math.round(at), kind: 'slack', phase: phaseOf(turn.speedMs), speedMs: 0 }, rateOf(turn)];
      });
      return within(events, window);
    },
  };
}

function phaseOf(speedMs: number): StreamPhase {
  return speedMs >= 0 ? 'flood' : 'ebb';
}

function rateOf({ at, kind, speedMs }: Pick<Extreme, 'at' | 'kind'> & { speedMs: number }): StreamEvent {
  const phase = phaseOf(speedMs);
  const isStrongest = (kind === 'high') === (phase === 'flood');
  return { at, kind: isStrongest ? 'strongest' : 'weakest', phase, speedMs: Math.abs(speedMs) };
}

/** Slacks are published in whole minutes. */
const toleranceMs = 1000;

/** How a subordinate station differs from its reference station: minutes, and factors of the rates. */
export type StreamOffsets = {
  readonly slackBeforeFloodMinutes: number;
  readonly slackBeforeEbbMinutes: number;
  readonly floodMinutes: number;
  readonly ebbMinutes: number;
  readonly floodRatio: number;
  readonly ebbRatio: number;
};

/** Longer than any published difference of time, 8.9 h. */
const farthestMs = 12 * hourMs;

/**
 * The stream of a subordinate station by the rule of NOAA's Tidal Current Tables, table 2: each event of the reference
 * station is moved by the minutes of its kind, and strongest streams are multiplied by the ratio of their direction
 * (Bowditch, The American Practical Navigator, chapter 9). A weakest stream is moved as the slack that it stands for.
 */
export function subordinateStream(reference: Stream, offsets: StreamOffsets): Stream {
  return {
    events(window) {
      const around = reference.events({ from: window.from - farthestMs, to: window.to + farthestMs });
      return within(inOrder(around.map((event) => moved(event, offsets))), window);
    },
  };
}

function moved(event: StreamEvent, offsets: StreamOffsets): StreamEvent {
  const ratio = event.phase === 'flood' ? offsets.floodRatio : offsets.ebbRatio;
  return { ...event, at: event.at + minutesOf(event, offsets) * minuteMs, speedMs: event.speedMs * ratio };
}

function minutesOf({ kind, phase }: StreamEvent, offsets: StreamOffsets): number {
  const { slackBeforeFloodMinutes, slackBeforeEbbMinutes, floodMinutes, ebbMinutes } = offsets;
  if (kind === 'strongest') return phase === 'flood' ? floodMinutes : ebbMinutes;
  if (kind === 'slack') return phase === 'flood' ? slackBeforeFloodMinutes : slackBeforeEbbMinutes;
  // A weakest ebb is a flood that did not begin.
  return phase === 'ebb' ? slackBeforeFloodMinutes : slackBeforeEbbMinutes;
}

/** Without the short streams whose events the differences of time have put out of order. */
function inOrder(events: readonly StreamEvent[]): StreamEvent[] {
  const kept: StreamEvent[] = [];
  for (const event of events) {
    const last = kept.at(-1);
    if (last && event.at <= last.at) kept.pop();
    else append(kept, event);
  }
  return kept;
}

/** Adds an event, without those around a stream that was left out: its slacks, and the lesser of two strongest streams. */
function append(kept: StreamEvent[], event: StreamEvent): void {
  const turned = kept.at(-1);
  if (event.kind !== 'slack' && turned?.kind === 'slack' && turned.phase !== event.phase) kept.pop();
  if (event.kind === 'slack' && turned && turned.kind !== 'strongest') kept.pop();
  const last = kept.at(-1);
  if (event.kind === 'slack' && last?.phase === event.phase) return;
  if (event.kind !== 'slack' && last && last.phase !== event.phase) return;
  if (event.kind === 'weakest' && last && last.kind !== 'strongest') return;
  if (event.kind === 'strongest' && last?.kind === 'strongest') {
    if (event.speedMs > last.speedMs) kept[kept.length - 1] = event;
    return;
  }
  kept.push(event);
}
