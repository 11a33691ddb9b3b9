import { describe, expect, it } from 'vitest';
import { meanLongitudes, type MeanLongitudes } from '../../../src/domain/tide/astro.ts';
import { constituents } from '../../../src/domain/tide/constituents.ts';
import { nodeFactors, type NodeRule } from '../../../src/domain/tide/nodes.ts';

const radians = Math.PI / 180;
const omega = (23 + 27 / 60 + 8.26 / 3600) * radians;
const i = (5 + 8 / 60 + 43.3546 / 3600) * radians;
const cos4 = Math.cos(i / 2) ** 4;
const julianCenturyMs = 36_525 * 86_400_000;
const j2000 = Date.UTC(2000, 0, 1, 12);

/** Mean longitudes at J2000 and their motion a century: Meeus, Astronomical Algorithms, chapters 25 and 47. */
const meeus: Record<keyof MeanLongitudes, readonly [number, number]> = {
  s: [218.3164477, 481_267.88123421],
  h: [280.46646, 36_000.76983],
  p: [83.3532465, 4069.0137287],
  N: [125.0445479, -1934.1362891],
  p1: [282.93735, 1.71946],
};

describe('mean longitudes', () => {
  it.each(Object.entries(meeus))('%s is what Meeus has, from 1900 to 2100', (name, [deg, perCentury]) => {
    for (let year = 1900; year <= 2100; year += 10) {
      const at = Date.UTC(year, 5, 1);
      const theirs = deg + (perCentury * (at - j2000)) / julianCenturyMs;
      const ours = meanLongitudes(at)[name as keyof MeanLongitudes];
      // 0.04° of the Moon are 4 minutes: universal against dynamical time, and older theories.
      expect(Math.abs(turned(ours - theirs)), `${name} ${year}`).toBeLessThan(0.04);
    }
  });
});

/** The longitudes of a mid-year with a chosen node, the perigee as it then was. */
function factorsAt(nodeDeg: number, perigeeDeg = 0): ReturnType<typeof nodeFactors> {
  const longitudes = { s: 0, h: 0, p: perigeeDeg, N: nodeDeg, p1: 282 };
  return nodeFactors(longitudes, longitudes);
}

/** f = mean + swing·cos N, u = turn·sin N (degrees): Pugh, Tides, Surges and Mean Sea-Level (1987), table 4:3. */
const pugh: readonly (readonly [NodeRule, number, number, number])[] = [
  ['MM', 1.0, -0.13, 0],
  ['MF', 1.043, 0.414, -23.7],
  ['O1', 1.009, 0.187, 10.8],
  ['K1', 1.006, 0.115, -8.9],
  ['M2', 1.0, -0.037, -2.1],
  ['K2', 1.024, 0.286, -17.7],
];

describe('node factors over a turn of the node', () => {
  it.each(pugh)(
    '%s follows %d + %d·cos N and %d°·sin N, the first terms of the same law',
    (rule, mean, swing, turn) => {
      for (let N = 0; N < 360; N += 10) {
        const { f, uDeg } = factorsAt(N)[rule];
        // The second terms (cos 2N, sin 2N) add up to 0.04 to Mf and K2, and 3.5° to Mf.
        expect(Math.abs(f - (mean + swing * Math.cos(N * radians))), `f at ${N}°`).toBeLessThan(0.045);
        expect(Math.abs(uDeg - turn * Math.sin(N * radians)), `u at ${N}°`).toBeLessThan(Math.abs(turn) / 6 + 0.01);
      }
    },
  );

  it.each([
    // Schureman's tables: the least and the greatest of 18.6 years, at inclinations of 18.3° and 28.6°.
    ['M2', 0.963, 1.038],
    ['O1', 0.806, 1.183],
    ['K1', 0.882, 1.113],
  ] as const)('%s stays between %d and %d and reaches both', (rule, least, greatest) => {
    const all = Array.from({ length: 360 }, (_, N) => factorsAt(N)[rule].f);
    expect(Math.min(...all)).toBeCloseTo(least, 2.7);
    expect(Math.max(...all)).toBeCloseTo(greatest, 2.7);
  });

  it('M3 is M2 to the power of 3/2, its turn one and a half times as large (Schureman 149)', () => {
    for (let N = 0; N < 360; N += 15) {
      const { M2, M3 } = factorsAt(N);
      expect(M3.f).toBeCloseTo(M2.f ** 1.5, 4);
      expect(M3.uDeg).toBeCloseTo(1.5 * M2.uDeg, 9);
    }
  });

  it('M1 and L2 turn with the perigee: M1 between √0.875 and √3.745 of O1 (Schureman 197)', () => {
    const [along, across] = [factorsAt(0, 0), factorsAt(0, 90)];
    expect(along.M1.f / along.O1.f).toBeCloseTo(Math.sqrt(2.31 + 1.435), 9);
    expect(across.M1.f / across.O1.f).toBeCloseTo(Math.sqrt(2.31 - 1.435), 9);
    // 1 ∓ 6·tan²(I/2) at I = 28.6°.
    const six = 6 * Math.tan((28.6 / 2) * radians) ** 2;
    expect(along.L2.f / along.M2.f).toBeCloseTo(1 - six, 2);
    expect(across.L2.f / across.M2.f).toBeCloseTo(1 + six, 2);
  });

  it('M1 turns by Q of the perigee, tan Q = 0.483·tan P, less the perigee itself (Schureman 203)', () => {
    for (const P of [20, 45, 80, 100, 200, 300]) {
      const quarter = Math.atan2(0.483 * Math.sin(P * radians), Math.cos(P * radians)) / radians;
      // At N = 0 the arcs ξ and ν vanish.
      expect(turned(factorsAt(0, P).M1.uDeg - (quarter - P))).toBeCloseTo(0, 9);
    }
  });

  it.each([
    // Schureman's mean values (65 to 71), with his obliquity ω and inclination i at 1900.
    ['MM', (2 / 3 - Math.sin(omega) ** 2) * (1 - 1.5 * Math.sin(i) ** 2), (I: number) => 2 / 3 - Math.sin(I) ** 2],
    ['MF', Math.sin(omega) ** 2 * Math.cos(i / 2) ** 4, (I: number) => Math.sin(I) ** 2],
    ['O1', Math.sin(omega) * Math.cos(omega / 2) ** 2 * cos4, (I: number) => Math.sin(I) * Math.cos(I / 2) ** 2],
    ['J1', Math.sin(2 * omega) * (1 - 1.5 * Math.sin(i) ** 2), (I: number) => Math.sin(2 * I)],
    ['OO1', Math.sin(omega) * Math.sin(omega / 2) ** 2 * cos4, (I: number) => Math.sin(I) * Math.sin(I / 2) ** 2],
    ['M2', Math.cos(omega / 2) ** 4 * cos4, (I: number) => Math.cos(I / 2) ** 4],
    ['KJ2', Math.sin(omega) ** 2 * (1 - 1.5 * Math.sin(i) ** 2), (I: number) => Math.sin(I) ** 2],
    ['M3', (Math.cos(omega / 2) * Math.cos(i / 2)) ** 6, (I: number) => Math.cos(I / 2) ** 6],
  ] as const)('%s is divided by its mean value, %d', (rule, mean, numerator) => {
    // At N = 0 the inclination to the equator is ω + i. Four decimals of 0.0164 are 0.3 %.
    const f = numerator(omega + i) / mean;
    expect(Math.abs(factorsAt(0)[rule].f / f - 1)).toBeLessThan(rule === 'OO1' ? 0.003 : 5e-4);
  });

  it('constituents of the Sun keep 1 and 0', () => {
    for (const N of [0, 100, 200, 300]) expect(factorsAt(N).none).toEqual({ f: 1, uDeg: 0 });
  });

  it('is finite and without a jump for every rule, once round', () => {
    for (const rule of Object.keys(factorsAt(0)) as NodeRule[]) {
      for (let N = 0; N < 360; N += 1) {
        const [a, b] = [factorsAt(N, 30)[rule], factorsAt(N + 1, 30)[rule]];
        expect(a.f).toBeGreaterThan(0);
        expect(Math.abs(b.f - a.f)).toBeLessThan(0.05);
        expect(Math.abs(turned(b.uDeg - a.uDeg))).toBeLessThan(3);
      }
    }
  });

  it.each([
    // Major standstills of the Moon in 2006 and 2025, minor ones in 1997 and 2015: O1 is greatest and least then.
    [2006, 1.18],
    [2025, 1.18],
    [1997, 0.81],
    [2015, 0.81],
  ])('O1 of %d is %d', (year, f) => {
    const at = meanLongitudes(Date.UTC(year, 6, 2));
    expect(Math.abs(nodeFactors(at, at).O1.f - f)).toBeLessThan(0.02);
  });
});

describe('lines', () => {
  it.each([
    // Degrees an hour: Schureman, table 2.
    ['M2', 28.9841042],
    ['S2', 30],
    ['N2', 28.4397295],
    ['K2', 30.0821373],
    ['K1', 15.0410686],
    ['O1', 13.9430356],
    ['P1', 14.9589314],
    ['Q1', 13.3986609],
    ['M1', 14.4966939],
    ['L2', 29.5284789],
    ['MM', 0.5443747],
    ['MF', 1.0980331],
    ['MSF', 1.0158958],
    ['SSA', 0.0821373],
    ['SA', 0.0410686],
    ['LAMBDA2', 29.4556253],
    ['NU2', 28.5125831],
    ['MU2', 27.9682084],
    ['2N2', 27.8953548],
    ['J1', 15.5854433],
    ['OO1', 16.1391017],
    ['RHO1', 13.4715145],
    ['2Q1', 12.8542862],
    ['T2', 29.9589333],
    ['R2', 30.0410667],
    ['M3', 43.4761563],
    ['M4', 57.9682084],
    ['MS4', 58.9841042],
    ['MK3', 44.0251729],
    ['2MK3', 42.9271398],
    ['MN4', 57.4238337],
    ['2SM2', 31.0158958],
    ['M6', 86.9523127],
    ['S6', 90],
    ['M8', 115.9364169],
  ])('%s goes %d° an hour', (name, speed) => {
    // M1 of Schureman has the mean of its two parts; ours turns with the perigee, 0.0046° an hour.
    const exact = name === 'M1' ? 0.005 : 1e-6;
    expect(Math.abs(constituents.find((line) => line.name === name)!.speedDegH - speed)).toBeLessThan(exact);
  });

  it('have names of their own, and fit the byte of a packed catalogue', () => {
    expect(new Set(constituents.map(({ name }) => name)).size).toBe(constituents.length);
    expect(constituents.length).toBeLessThanOrEqual(256);
  });
});

/** An angle in −180…180°. */
function turned(deg: number): number {
  return deg - 360 * Math.round(deg / 360);
}
