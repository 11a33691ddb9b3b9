import { describe, expect, it } from 'vitest';
import { between, cleanLevels, plausible, type Reading } from '../../../src/domain/observed/index.ts';
import { hourMs, minuteMs } from '../../../src/domain/time.ts';

const start = Date.UTC(2026, 10, 20, 6);
const now = start + 6 * hourMs;
/** A tide of 4 m in range: up to 1 m in an hour. */
const tideAt = (at: number): number => 2 * Math.sin((2 * Math.PI * (at - start)) / (12.42 * hourMs));

/** A level every six minutes: the tide and 0.3 m, unless another value is given by index. */
function levels(changed: Record<number, number> = {}): Reading[] {
  return Array.from({ length: 60 }, (_, i) => {
    const at = start + i * 6 * minuteMs;
    return { at, value: changed[i] ?? tideAt(at) + 0.3 };
  });
}

describe('levels', () => {
  it('lose spikes, each counted, and keep what the tide explains', () => {
    expect(cleanLevels(levels(), tideAt, now)).toMatchObject({ dropped: 0, isStuck: false });
    const spiky = cleanLevels(levels({ 20: 9, 41: -3 }), tideAt, now);
    expect(spiky.dropped).toBe(2);
    expect(spiky.readings).toHaveLength(58);
  });

  it('lose a spike that is the first or the last', () => {
    const { readings, dropped } = cleanLevels(levels({ 0: 8, 59: 8 }), tideAt, now);
    expect(dropped).toBe(2);
    expect(readings.at(-1)?.at).toBe(start + 58 * 6 * minuteMs);
  });

  it('keep a bore and a fast surge within 0.5 m in 6 minutes', () => {
    const surging = levels().map(({ at, value }, i) => ({ at, value: value + Math.max(0, i - 50) * 0.45 }));
    expect(cleanLevels(surging, tideAt, now).dropped).toBe(0);
  });

  it('are dropped where the tide is not known only beyond what any tide allows', () => {
    expect(cleanLevels(levels({ 30: 2 }), undefined, now).dropped).toBe(0);
    expect(cleanLevels(levels({ 30: 5 }), undefined, now).dropped).toBe(1);
  });

  it('of two hours at one value are those of a stuck gauge, unless the tide stands still as long', () => {
    const flat = levels().map((level, i) => (i > 35 ? { ...level, value: 1.234 } : level));
    expect(cleanLevels(flat.slice(0, 59), tideAt, now).isStuck).toBe(true);
    expect(cleanLevels(flat.slice(0, 52), tideAt, now).isStuck).toBe(false);
    expect(cleanLevels(flat, () => 0.5, now).isStuck).toBe(false);
    expect(cleanLevels(flat, undefined, now).isStuck).toBe(true);
  });
});

describe('readings', () => {
  it('are in order, within bounds, one an instant and not of the future', () => {
    const given = [
      { at: start + hourMs, value: 14 },
      { at: start, value: 13 },
      { at: start, value: 13 },
      { at: start + 2 * hourMs, value: 999 },
      { at: now + hourMs, value: 12 },
    ];
    expect(plausible('waterTemperature', given, now)).toEqual({
      readings: [given[1], given[0]],
      dropped: 2,
      isStuck: false,
    });
  });

  it('are joined by straight lines, but not across a gap', () => {
    const at = between(
      [
        { at: start, value: 1 },
        { at: start + hourMs, value: 2 },
        { at: start + 4 * hourMs, value: 8 },
      ],
      hourMs,
    );
    expect(at(start + hourMs / 2)).toBeCloseTo(1.5);
    expect(at(start)).toBe(1);
    expect(at(start + 4 * hourMs)).toBe(8);
    for (const beyond of [start - 1, start + 2 * hourMs, start + 5 * hourMs]) expect(at(beyond)).toBeUndefined();
  });
});
