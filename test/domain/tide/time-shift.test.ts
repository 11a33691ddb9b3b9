import { describe, expect, it } from 'vitest';
import { delayed, timeShift } from '../../../src/domain/tide/index.ts';
import { line } from './lines.ts';

const mixed = [
  line('M2', 0.5, 30),
  line('S2', 0.2, 60),
  line('N2', 0.1, 10),
  line('K1', 0.3, 160),
  line('O1', 0.2, 120),
];

describe('a shift between two tides', () => {
  it.each([-300, -58, 0, 33, 480, 700])('of %d minutes is found, however far', (minutes) => {
    const shift = timeShift(delayed(mixed, minutes), mixed)!;
    expect(shift.minutes).toBeCloseTo(minutes, -0.5);
    expect(shift).toMatchObject({ isSteady: true });
    expect(shift.likeness).toBeGreaterThan(0.9999);
    expect(shift.ratio).toBeCloseTo(1);
  });

  it('is the smaller one where semidiurnal lines alone repeat after half a day', () => {
    const semidiurnal = mixed.slice(0, 1);
    expect(timeShift(delayed(semidiurnal, 300), semidiurnal)!.minutes).toBeCloseTo(300, -0.5);
    expect(timeShift(delayed(semidiurnal, 445), semidiurnal)!.minutes).toBeCloseTo(-300, -0.5);
  });

  it('is unsteady where the lines differ, as in a river, which also takes from the amplitude', () => {
    const river = [...delayed(mixed.slice(0, 3), 60), ...delayed(mixed.slice(3), 150)];
    const shift = timeShift(
      river.map((one) => ({ ...one, amplitudeM: one.amplitudeM / 2 })),
      mixed,
    )!;
    expect(shift.isSteady).toBe(false);
    expect(shift.ratio).toBeCloseTo(0.5);
  });

  it('is unknown for tides that share no line', () => {
    expect(timeShift([line('M2', 1)], [line('K1', 1)])).toBeUndefined();
    expect(timeShift([], mixed)).toBeUndefined();
  });
});
