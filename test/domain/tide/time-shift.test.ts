import { describe, expect, it } from 'vitest';
import { delayed, nearestShift, timeShift } from '../../../src/domain/tide/index.ts';
import { line } from './lines.ts';

const mixed = [
  line('M2', 0.5, 30),
  line('S2', 0.2, 60),
  line('N2', 0.1, 10),
  line('K1', 0.3, 160),
  line('O1', 0.2, 120),
];

const turned = (one: (typeof mixed)[number]) => ({ ...one, phaseDeg: one.phaseDeg + 180 });

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

  it('of high waters is never half a day where semidiurnal lines rule, whatever the diurnal ones are', () => {
    const strait = [...delayed(mixed.slice(0, 3), -39), ...mixed.slice(3).map(turned)];
    expect(Math.abs(timeShift(strait, mixed)!.minutes)).toBeGreaterThan(600);
    expect(nearestShift(strait, mixed)!.minutes).toBeCloseTo(-46, -1);
    const diurnal = mixed.slice(3);
    expect(nearestShift(delayed(diurnal, 600), diurnal)!.minutes).toBeCloseTo(600, -1);
    expect(nearestShift([], mixed)).toBeUndefined();
  });

  it('is unknown for tides that share no line', () => {
    expect(timeShift([line('M2', 1)], [line('K1', 1)])).toBeUndefined();
    expect(timeShift([], mixed)).toBeUndefined();
  });
});
