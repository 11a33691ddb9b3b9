import { expect, it } from 'vitest';
import { predict, tideOf } from '../../src/library/tide.ts';

/** Of the order of those at Brest. */
const semidiurnal = [
  { name: 'M2', amplitudeM: 2.05, phaseDeg: 109 },
  { name: 'S2', amplitudeM: 0.75, phaseDeg: 148 },
];
const day = { from: Date.UTC(2026, 10, 21), to: Date.UTC(2026, 10, 22) };

it('gives high and low waters in turn', () => {
  const extremes = predict(semidiurnal, day);
  expect(extremes.length).toBeGreaterThanOrEqual(3);
  for (const [i, { at, heightM, kind }] of extremes.entries()) {
    expect(at >= day.from && at < day.to).toBe(true);
    expect(kind === 'high').toBe(heightM > 0);
    expect(kind).not.toBe(extremes[i - 1]?.kind);
    expect(tideOf(semidiurnal).levelAt(at)).toBeCloseTo(heightM, 3);
  }
});

it('names a constituent that it does not know', () => {
  expect(() => predict([{ name: 'X9', amplitudeM: 1, phaseDeg: 0 }], day)).toThrow(
    new RangeError('No constituent has the name X9'),
  );
});
