import { describe, expect, it } from 'vitest';
import {
  carryConstants,
  constituents,
  signalM,
  vectorError,
  withInferredLines,
  type HarmonicConstant,
} from '../../../src/domain/tide/index.ts';
import { line } from './lines.ts';

const wave = (name: string, amplitudeM: number, phaseDeg: number): HarmonicConstant => ({
  ...line(name, amplitudeM),
  phaseDeg,
});

function find(constants: readonly HarmonicConstant[], name: string): HarmonicConstant {
  return constants.find(({ number }) => constituents[number]!.name === name)!;
}

const modelled = [wave('M2', 1, 100), wave('S2', 0.3, 140)];
const measured = [wave('M2', 1.1, 110), wave('S2', 0.35, 155), wave('M4', 0.1, 20)];

describe('the constants of a place near gauges', () => {
  it('are those of the model where there is no gauge', () => {
    for (const [i, { amplitudeM, phaseDeg }] of carryConstants(modelled, []).entries()) {
      expect(amplitudeM).toBeCloseTo(modelled[i]!.amplitudeM, 12);
      expect(phaseDeg).toBeCloseTo(modelled[i]!.phaseDeg, 9);
    }
  });

  it('are nearly those of a gauge beside it, its shallow-water lines included', () => {
    const carried = carryConstants(modelled, [{ distanceKm: 0, measured, modelled }]);
    expect(vectorError(carried, measured)).toBeLessThan(0.001);
    expect(find(carried, 'M4').amplitudeM).toBeCloseTo(0.1, 3);
  });

  it('take half of what the model misses at a gauge that is as good as the model', () => {
    // 39 km and the kilometre that is added; a gauge that the model misses by little.
    const carried = carryConstants(
      [wave('M2', 2, 100)],
      [{ distanceKm: 39, measured: [wave('M2', 1.1, 100)], modelled: [wave('M2', 1, 100)] }],
    );
    expect(find(carried, 'M2').amplitudeM).toBeCloseTo(2.05, 2);
    expect(find(carried, 'M2').phaseDeg).toBeCloseTo(100, 6);
  });

  it('follow a near gauge more than a far one, and one that the model knows more than one in an estuary', () => {
    const gauge = (distanceKm: number, amplitudeM: number, there = 1) => ({
      distanceKm,
      measured: [wave('M2', amplitudeM, 0)],
      modelled: [wave('M2', there, 0)],
    });
    const place = [wave('M2', 1, 0)];
    expect(find(carryConstants(place, [gauge(10, 1.2), gauge(80, 0.8)]), 'M2').amplitudeM).toBeGreaterThan(1.15);
    const estuary = gauge(20, 0.3);
    expect(find(carryConstants(place, [gauge(20, 1.2), estuary]), 'M2').amplitudeM).toBeGreaterThan(0.95);
  });
});

describe('the distance between two tides', () => {
  it('is 0 for the same, 1 for none, and grows with the phase', () => {
    expect(vectorError(measured, measured)).toBe(0);
    expect(vectorError([], measured)).toBeCloseTo(1, 12);
    // 2·sin(15°/2) for 15° of phase.
    expect(vectorError([wave('M2', 1, 15)], [wave('M2', 1, 0)])).toBeCloseTo(2 * Math.sin((7.5 * Math.PI) / 180), 12);
    expect(signalM(measured)).toBeCloseTo(Math.hypot(1.1, 0.35), 12);
  });
});

describe('inferred lines', () => {
  // Schureman (1940), paragraph 230: κ of ν2 is S2 − 1.464 (S2 − M2) along M2 and S2, here along N2 and M2 the same
  // slope; of L2 it is S2 − 0.464 (S2 − M2), of ρ1 K1 − 1.429 (K1 − O1), of OO1 K1 + 1.000 (K1 − O1).
  const major = [
    wave('N2', 0.5, 80),
    wave('M2', 2, 100),
    wave('S2', 0.7, 137.35),
    wave('O1', 0.2, 30),
    wave('K1', 0.3, 50),
  ];
  const inferred = withInferredLines(major);

  it.each([
    ['L2', 0.056, 137.35 - 0.464 * 37.35],
    ['RHO1', 0.0076, 50 - 1.429 * 20],
    ['OO1', 0.0086, 50 + 1.0 * 20],
    ['NU2', 0.097, 100 - 0.866 * 20],
  ])('have the ratio and phase of the tables: %s', (name, amplitudeM, phaseDeg) => {
    expect(find(inferred, name).amplitudeM).toBeCloseTo(amplitudeM, 4);
    expect(find(inferred, name).phaseDeg).toBeCloseTo(phaseDeg, 0);
  });

  it('never take the place of a known one, and need their major ones', () => {
    const known = withInferredLines([...major, wave('NU2', 0.2, 1)]);
    expect(known.filter(({ number }) => constituents[number]!.name === 'NU2')).toEqual([wave('NU2', 0.2, 1)]);
    expect(withInferredLines([wave('M2', 1, 0)])).toEqual([wave('M2', 1, 0)]);
  });

  it('take the short way around the circle', () => {
    const turned = withInferredLines([wave('M2', 1, 350), wave('S2', 0.3, 10)]);
    expect(find(turned, 'L2').phaseDeg).toBeCloseTo(350 + 0.536 * 20, 0);
  });
});
