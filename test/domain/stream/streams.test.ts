import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmonicStream, speedAt, subordinateStream } from '../../../src/domain/stream/index.ts';
import { hourMs, minuteMs, utcDayMs } from '../../../src/domain/time.ts';
import { line, tideOf } from '../tide/lines.ts';

const day = { from: Date.UTC(2026, 5, 1), to: Date.UTC(2026, 5, 2) };
const m2 = tideOf([line('M2', 1)]);

describe('the stream of a reference station', () => {
  it('has a slack between two strongest streams', () => {
    const events = harmonicStream(m2, 0).events(day);
    expect(events.length).toBeGreaterThanOrEqual(7);
    for (const [i, { kind }] of events.entries())
      expect(kind === 'slack').toBe((events[0]?.kind === 'slack') === (i % 2 === 0));
    for (const { at, kind } of events) if (kind === 'slack') expect(Math.abs(m2.levelAt(at))).toBeLessThan(1e-3);
  });

  it('turns later and earlier with a mean flow, and not at all in a faster one', () => {
    const flowing = harmonicStream(m2, 0.5).events(day);
    const strongest = (phase: string) =>
      Math.max(...flowing.filter((one) => one.phase === phase).map(({ speedMs }) => speedMs));
    expect(strongest('flood') - strongest('ebb')).toBeCloseTo(1, 2);
    const river = harmonicStream(m2, -1.5).events(day);
    expect(new Set(river.map(({ kind, phase }) => `${kind} ${phase}`))).toEqual(
      new Set(['strongest ebb', 'weakest ebb']),
    );
  });

  it('is the same for any window', () => {
    const stream = harmonicStream(tideOf([line('M2', 0.8), line('K1', 0.9), line('M4', 0.2)]), 0.1);
    const week = stream.events({ from: day.from, to: day.from + 7 * utcDayMs });
    const days = Array.from({ length: 7 }, (_, i) =>
      stream.events({ from: day.from + i * utcDayMs, to: day.from + (i + 1) * utcDayMs }),
    );
    expect(days.flat()).toEqual(week);
  });
});

const offsets = {
  slackBeforeFloodMinutes: 10,
  slackBeforeEbbMinutes: -20,
  floodMinutes: 30,
  ebbMinutes: -40,
  floodRatio: 0.5,
  ebbRatio: 1.5,
};

describe('the stream of a subordinate station', () => {
  it('moves each kind of event by its own minutes, and multiplies rates by the ratio of their direction', () => {
    const reference = harmonicStream(m2, 0);
    const window = { from: day.from, to: day.to };
    const theirs = reference.events({ from: window.from - 2 * hourMs, to: window.to + 2 * hourMs });
    for (const { at, kind, phase, speedMs } of subordinateStream(reference, offsets).events(window)) {
      const minutes = kind === 'slack' ? { flood: 10, ebb: -20 } : { flood: 30, ebb: -40 };
      const own = theirs.find((event) => event.at === at - minutes[phase] * minuteMs);
      expect(own).toMatchObject({ kind, phase });
      expect(speedMs).toBeCloseTo((own?.speedMs ?? NaN) * (phase === 'flood' ? 0.5 : 1.5), 9);
    }
  });

  it('stays in order whatever the differences are', () => {
    const anyMinutes = fc.integer({ min: -240, max: 240 });
    const any = fc.record({
      slackBeforeFloodMinutes: anyMinutes,
      slackBeforeEbbMinutes: anyMinutes,
      floodMinutes: anyMinutes,
      ebbMinutes: anyMinutes,
      floodRatio: fc.constant(1),
      ebbRatio: fc.constant(0.7),
    });
    const reference = harmonicStream(tideOf([line('M2', 0.8), line('K1', 0.9), line('M4', 0.2)]), 0.1);
    fc.assert(
      fc.property(any, (differences) => {
        const events = subordinateStream(reference, differences).events({
          from: day.from,
          to: day.from + 3 * utcDayMs,
        });
        for (const [i, event] of events.entries()) {
          const before = events[i - 1];
          if (!before) continue;
          expect(event.at).toBeGreaterThan(before.at);
          if (event.kind === 'slack') expect(before).toMatchObject({ kind: 'strongest' });
          else expect(event.phase).toBe(before.phase);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the rate at an instant', () => {
  const events = harmonicStream(m2, 0).events({ from: day.from - utcDayMs, to: day.to + utcDayMs });

  it('follows the sine of the tide', () => {
    for (let at = day.from; at < day.to; at += 20 * minuteMs) {
      expect(speedAt(events, at)).toBeCloseTo(m2.levelAt(at), 2);
    }
  });

  it('is unknown beyond the events', () => {
    expect(speedAt(events, day.to + 3 * utcDayMs)).toBeUndefined();
    expect(speedAt([], day.from)).toBeUndefined();
  });
});
