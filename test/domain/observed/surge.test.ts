import { describe, expect, it } from 'vitest';
import { surgeOf, zeroAbove, type Reading } from '../../../src/domain/observed/index.ts';
import { hourMs, minuteMs, utcDayMs } from '../../../src/domain/time.ts';

const start = Date.UTC(2026, 9, 20);
const tideAt = (at: number): number => 1.5 * Math.sin((2 * Math.PI * (at - start)) / (12.42 * hourMs));

function every(stepMs: number, lengthMs: number, aboveTideM: (at: number) => number): Reading[] {
  return Array.from({ length: Math.floor(lengthMs / stepMs) + 1 }, (_, i) => {
    const at = start + i * stepMs;
    return { at, value: tideAt(at) + aboveTideM(at) };
  });
}

describe('the surge', () => {
  it('is what the level has above the tide, with its trend of an hour', () => {
    const rising = surgeOf(
      every(10 * minuteMs, 3 * hourMs, (at) => (0.1 * (at - start)) / hourMs),
      tideAt,
    );
    expect(rising).toMatchObject({ at: start + 3 * hourMs, trend: 'rising' });
    expect(rising?.heightM).toBeCloseTo(0.3);
    expect(
      surgeOf(
        every(10 * minuteMs, hourMs, () => -0.2),
        tideAt,
      ),
    ).toMatchObject({ trend: 'steady' });
    expect(
      surgeOf(
        every(hourMs, hourMs, (at) => -0.1 * ((at - start) / hourMs)),
        tideAt,
      ),
    ).toMatchObject({ trend: 'falling' });
  });

  it('is none where no tide is predicted', () => {
    expect(surgeOf([{ at: start, value: 1 }], () => undefined)).toBeUndefined();
  });
});

describe('the zero of a gauge above that of its tide', () => {
  const weather = (at: number): number => 0.4 * Math.sin((2 * Math.PI * (at - start)) / (5 * utcDayMs));

  it('is found from a month of readings', () => {
    const month = every(15 * minuteMs, 30 * utcDayMs, (at) => 5.02 + weather(at));
    expect(zeroAbove(month, tideAt)).toBeCloseTo(-5.02, 2);
  });

  it('is refused from less than 30 days, and from a month with gaps', () => {
    expect(
      zeroAbove(
        every(15 * minuteMs, 29 * utcDayMs, () => 5),
        tideAt,
      ),
    ).toBeUndefined();
    const gaps = every(15 * minuteMs, 31 * utcDayMs, () => 5).filter(({ at }) => (at / utcDayMs) % 4 > 1);
    expect(zeroAbove(gaps, tideAt)).toBeUndefined();
  });
});
