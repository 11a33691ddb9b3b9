import { describe, expect, it } from 'vitest';
import { constituents } from '../../../src/domain/tide/index.ts';
import { readConstant } from '../../../src/sources/stations/conventions.ts';

function read(source: string, name: string): [string, number, number] | undefined {
  const constant = readConstant(source, { name, amplitude: 2, phase: 10 });
  return constant && [constituents[constant.number]!.name, constant.amplitudeM, constant.phaseDeg];
}

describe('lines as their source publishes them', () => {
  it.each([
    // Other spellings of the same line, whoever publishes it.
    ['noaa', 'RHO', 'RHO1', 1, 0],
    ['noaa', 'LAM2', 'LAMBDA2', 1, 0],
    ['noaa', 'OO2', 'OQ2', 1, 0],
    ['ticon', 'EP2', 'EPS2', 1, 0],
    ['kartverket', 'Mm', 'MM', 1, 0],
    ['kartverket', 'Mf', 'MF', 1, 0],
    ['kartverket', 'Ssa', 'SSA', 1, 0],
    // TICON-4: bare arguments of odd species, against Kartverket and NOAA at the same gauges.
    ['ticon', 'M1', 'M1', 1, 90],
    ['ticon', 'SGM', 'SIGMA1', 1, 180],
    ['ticon', 'R3', 'SK3', 1, 90],
    ['ticon', 'S3', 'S3', 1, 180],
    ['ticon', '2MK5', '2MK5', 1, 90],
    ['ticon', '2MO5', '2MO5', 1, -90],
    ['ticon', '3N2', '3RD-N2', 1, 0],
    ['ticon', '3L2', '3RD-L2', 1, 0],
    // Kartverket: the Canadian school (Foreman 1977).
    ['kartverket', 'SA_KV', 'SAA', 1, 0],
    ['kartverket', 'S1_KV', 'S1', 0.699, 154.3],
    ['kartverket', 'NO1', 'M1', 0.701, 0],
    ['kartverket', 'OQ2_KV', '3N2', 1, 0],
    ['kartverket', 'ALP1', 'ALPHA1', 1, 0],
    ['kartverket', 'BET1', 'BETA1', 1, 0],
    ['kartverket', 'M(KS)2', 'BETA2', 1, 0],
    ['kartverket', 'eta2', 'KJ2', 1, 0],
    // Lines that are in no table are read unchanged.
    ['noaa', 'M2', 'M2', 1, 0],
    ['noaa', 'M1', 'M1', 1, 0],
    ['noaa', 'S3', 'S3', 1, 0],
    ['noaa', '2MK5', '2MK5', 1, 0],
    ['ticon', 'MA2', 'MA2', 1, 0],
    ['kartverket', 'M1', 'M1', 1, 0],
  ] as const)('%s %s is %s, amplitude times %d, phase plus %d°', (source, name, ours, times, addDeg) => {
    expect(read(source, name)).toEqual([ours, 2 * times, 10 + addDeg]);
  });

  it('without a model are not read as something else', () => {
    expect(read('noaa', 'XYZ9')).toBeUndefined();
    expect(read('noaa', 'SA_KV')).toBeUndefined();
    expect(read('noaa', 'constructor')).toBeUndefined();
    expect(read('kartverket', 'toString')).toBeUndefined();
  });
});
