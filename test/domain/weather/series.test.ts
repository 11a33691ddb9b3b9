import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHourly, type Attribute, type Series } from '../../../src/domain/weather/index.ts';
import { hourMs } from '../../../src/domain/time.ts';

const hour = (n: number): number => n * hourMs;
const window = (from: number, to: number) => ({ from: hour(from), to: hour(to) });

function hourly(
  attribute: Attribute,
  series: Omit<Series, 'values'>,
  values: (number | null)[],
  from: number,
  to: number,
) {
  const dropped: Attribute[] = [];
  const { values: result } = toHourly({ ...series, values: { [attribute]: values } }, window(from, to), (one) =>
    dropped.push(one),
  );
  return { result: result[attribute]!, dropped };
}

describe('hours of a series', () => {
  it('lie evenly between two values of a scalar, and nowhere beyond the first and the last', () => {
    const { result } = hourly('waveHeight', { at: [hour(1), hour(4)] }, [1, 2.5], 0, 5);
    expect(result).toEqual([null, 1, 1.5, 2, 2.5, null]);
  });

  it('are those of a value at another minute by its distance', () => {
    const { result } = hourly('airTemperature', { at: [hour(0.5), hour(1.5)] }, [10, 20], 0, 2);
    expect(result).toEqual([null, 15, null]);
  });

  it('follow the shorter arc of a direction, through north as well', () => {
    expect(hourly('windDirection', { at: [hour(0), hour(4)] }, [350, 30], 0, 4).result).toEqual([350, 0, 10, 20, 30]);
    expect(hourly('windDirection', { at: [hour(0), hour(4)] }, [30, 350], 0, 4).result).toEqual([30, 20, 10, 0, 350]);
    expect(hourly('windDirection', { at: [hour(0)] }, [360], 0, 0).result).toEqual([0]);
  });

  it('are not interpolated across more than six hours', () => {
    expect(hourly('pressure', { at: [hour(0), hour(6)] }, [1000, 1006], 0, 6).result[3]).toBe(1003);
    expect(hourly('pressure', { at: [hour(0), hour(7)] }, [1000, 1007], 0, 7).result).toEqual([
      1000,
      ...Array(6).fill(null),
      1007,
    ]);
    expect(hourly('pressure', { at: [0, 3, 6, 9].map(hour) }, [1000, null, null, 1009], 0, 9).result[4]).toBeNull();
  });

  it('share what fell over their interval, and are absent where it is not covered', () => {
    const { result } = hourly('precipitation', { at: [hour(1), hour(7)], since: [hour(0), hour(1)] }, [0.4, 3], 0, 8);
    expect(result).toEqual([null, 0.4, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, null]);
    expect(hourly('precipitation', { at: [hour(1.5)], since: [hour(0.5)] }, [1], 0, 2).result).toEqual([
      null,
      null,
      null,
    ]);
    expect(
      hourly('precipitation', { at: [hour(1.5), hour(2.5)], since: [hour(0.5), hour(1.5)] }, [1, 3], 2, 2).result,
    ).toEqual([2]);
  });

  it('leave out impossible values, and report them', () => {
    const { result, dropped } = hourly('waveHeight', { at: [0, 1, 2].map(hour) }, [2, 9999, 3], 0, 2);
    expect(result).toEqual([2, 2.5, 3]);
    expect(dropped).toEqual(['waveHeight']);
  });

  it('have two decimals at most and never a minus before a zero', () => {
    const { result } = hourly('airTemperature', { at: [hour(0), hour(3)] }, [-0.001, 10], 0, 1);
    expect(Object.is(result[0], 0)).toBe(true);
    expect(result[1]).toBe(3.33);
  });

  it('stay within the values they lie between, whatever the steps', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.double({ min: 0, max: 20, noNaN: true })), {
      minLength: 2,
      maxLength: 30,
    });
    fc.assert(
      fc.property(steps, (list) => {
        let sum = 0;
        const at = list.map(([step]) => hour((sum += step)));
        const values = list.map(([, value]) => value);
        const { result } = hourly('waveHeight', { at }, values, 0, sum);
        for (const [i, value] of result.entries()) {
          if (value === null) continue;
          const after = at.findIndex((one) => one >= hour(i));
          const before = at[after] === hour(i) ? after : after - 1;
          const [a, b] = [values[before]!, values[after]!];
          expect(value).toBeGreaterThanOrEqual(Math.min(a, b) - 0.005);
          expect(value).toBeLessThanOrEqual(Math.max(a, b) + 0.005);
        }
      }),
    );
  });

  it('lose none of the rain that their intervals cover', () => {
    const falls = fc.array(fc.tuple(fc.constantFrom(1, 2, 3, 6), fc.double({ min: 0, max: 20, noNaN: true })), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(falls, (list) => {
        let sum = 0;
        const since: number[] = [];
        const at = list.map(([length]) => {
          since.push(hour(sum));
          return hour((sum += length));
        });
        const amounts = list.map(([, amount]) => amount);
        const { result } = hourly('precipitation', { at, since }, amounts, 0, sum);
        const total = result.reduce<number>((all, value) => all + (value ?? 0), 0);
        expect(Math.abs(total - amounts.reduce((a, b) => a + b, 0))).toBeLessThanOrEqual(0.005 * sum + 1e-9);
      }),
    );
  });
});
