import { describe, expect, it } from 'vitest';
import { atOwnPort, levelBetween, neededLevelM } from '../../../src/domain/tide/index.ts';
import { hourMs, minuteMs, utcDayMs } from '../../../src/domain/time.ts';
import { line, tideOf } from './lines.ts';

const tide = tideOf([line('M2', 2), line('S2', 0.6), line('M4', 0.2)]);
const window = { from: Date.UTC(2026, 5, 1), to: Date.UTC(2026, 5, 4) };
const predicted = {
  extremes: tide.extremes(window),
  levels: Array.from(tide.hourlyLevels(window), (heightM, i) => ({ at: window.from + i * hourMs, heightM })),
};
const none = { highMinutes: 0, lowMinutes: 0, highM: 0, lowM: 0 };

describe('the tide of one’s own port', () => {
  it('is the predicted one without differences', () => {
    const { extremes, levels } = atOwnPort(predicted, none);
    expect(extremes).toEqual(predicted.extremes);
    expect(levels.length).toBeGreaterThan(50);
    for (const { at, heightM } of levels) {
      expect(heightM).toBeCloseTo(predicted.levels.find((level) => level.at === at)?.heightM ?? NaN, 2);
    }
  });

  it('has high and low waters with their own differences, and levels that run through them', () => {
    const port = { highMinutes: 40, lowMinutes: -20, highM: -0.5, lowM: 0.3 };
    const { extremes, levels } = atOwnPort(predicted, port);
    for (const [i, { at, heightM, kind }] of extremes.entries()) {
      const before = predicted.extremes[i];
      expect(at - (before?.at ?? 0)).toBe((kind === 'high' ? 40 : -20) * minuteMs);
      expect(heightM - (before?.heightM ?? 0)).toBeCloseTo(kind === 'high' ? -0.5 : 0.3, 9);
      const level = levelBetween(levels, at);
      const isInside = at > window.from + utcDayMs && at < window.to - utcDayMs;
      if (isInside) expect(level).toBeCloseTo(heightM, 1);
    }
  });

  it('needs sill and draught together above the datum', () => {
    expect(neededLevelM(none)).toBeUndefined();
    expect(neededLevelM({ ...none, sillM: 2.5, draughtM: 1.8 })).toBeCloseTo(4.3, 9);
    expect(neededLevelM({ ...none, draughtM: 1.8 })).toBe(1.8);
  });
});
