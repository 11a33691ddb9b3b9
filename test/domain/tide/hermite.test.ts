import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hermite, stationaryPoint, valueAt } from '../../../src/domain/tide/hermite.ts';

const steps = [-1, 0, 1, 2, 3];

describe('the polynomial between samples', () => {
  it('is the very one of degree 7 that the samples come from', () => {
    const real = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(real, { minLength: 8, maxLength: 8 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (c, u) => {
          const height = Float64Array.from(steps, (x) => c.reduce((sum, a, k) => sum + a * x ** k, 0));
          const slope = Float64Array.from(steps, (x) =>
            c.reduce((sum, a, k) => sum + (k ? k * a * x ** (k - 1) : 0), 0),
          );
          const found = hermite(height, slope, 1);
          expect(valueAt(found, u)).toBeCloseTo(
            c.reduce((sum, a, k) => sum + a * u ** k, 0),
            9,
          );
        },
      ),
    );
  });

  it('runs through the samples of any place in a series', () => {
    const height = Float64Array.of(9, 9, 9, 3, 1, 4, 1, 9);
    const slope = new Float64Array(8);
    expect(valueAt(hermite(height, slope, 4), 0)).toBeCloseTo(1, 12);
    expect(valueAt(hermite(height, slope, 4), 1)).toBeCloseTo(4, 12);
  });

  it('finds the crest of a sixth-diurnal wave of 10 cm between whole hours, to 0.02 mm and a second', () => {
    const speed = (86.952 * Math.PI) / 180;
    for (let crest = 0.05; crest < 1; crest += 0.1) {
      const height = Float64Array.from(steps, (x) => 0.1 * Math.cos(speed * (x - crest)));
      const slope = Float64Array.from(steps, (x) => -0.1 * speed * Math.sin(speed * (x - crest)));
      const polynomial = hermite(height, slope, 1);
      const u = stationaryPoint(polynomial, 0, 1);
      expect(Math.abs(u - crest) * 3600).toBeLessThan(2);
      expect(Math.abs(valueAt(polynomial, u) - 0.1)).toBeLessThan(2e-5);
    }
  });

  it('has its turn where the slope changes its sign, at the very edge of the step too', () => {
    for (const [turn, sign] of [
      [0, -1],
      [1e-6, 1],
      [0.25, -1],
      [0.999_999, 1],
      [1, 1],
    ] as const) {
      // sign · (u − turn)²
      const parabola = Float64Array.of(turn * turn, -2 * turn, 1, 0, 0, 0, 0, 0).map((x) => sign * x);
      expect(stationaryPoint(parabola, 0, 1)).toBeCloseTo(turn, 6);
    }
  });
});
