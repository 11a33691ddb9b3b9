import { constituentNumber, constituents } from './constituents.ts';
import type { HarmonicConstant } from './harmonics.ts';

/** A gauge near a place, with the constants of a tide model at the gauge. */
export type NeighbouringGauge = {
  /** Along the water, km. */
  readonly distanceKm: number;
  readonly measured: readonly HarmonicConstant[];
  readonly modelled: readonly HarmonicConstant[];
};

/** The constituents with most of the energy of every tide. */
const majorLines = new Set(['M2', 'S2', 'N2', 'K1', 'O1'].map(constituentNumber));

/** Along the water, km, where a gauge's correction weighs like the model. Chosen on half of the gauges (bench `left-out`). */
const equalWeightKm = 40;
/** Added to each distance, km, so that a gauge in the same cell does not outweigh all others. */
const softeningKm = 1;

/**
 * The constants of a place: those of the model there, corrected by the model's errors at the gauges around. The corrections
 * are averaged with weights that fall with the square of the distance, and with the relative error of the model at the
 * gauge, which is large in an estuary or behind a bar. The model itself has weight 1.
 */
export function carryConstants(modelled: readonly HarmonicConstant[], gauges: readonly NeighbouringGauge[]) {
  const sum = toPhasors(modelled);
  const weights = gauges.map(weightOf);
  const total = weights.reduce((all, weight) => all + weight, 1);
  for (const [i, { measured, modelled: modelledThere }] of gauges.entries()) {
    const share = weights[i]! / total;
    add(sum, toPhasors(measured), share);
    add(sum, toPhasors(modelledThere), -share);
  }
  return fromPhasors(sum);
}

export function meanConstants(
  tides: readonly { readonly constants: readonly HarmonicConstant[]; readonly weight: number }[],
): HarmonicConstant[] {
  const total = tides.reduce((sum, { weight }) => sum + weight, 0);
  const mean: Phasors = new Map();
  for (const { constants, weight } of tides) add(mean, toPhasors(constants), weight / total);
  return fromPhasors(mean);
}

/** The tide a part of the way from one gauge of a river to the next: amplitudes and phases change evenly. */
export function constantsBetween(one: readonly HarmonicConstant[], other: readonly HarmonicConstant[], part: number) {
  const others = new Map(other.map((line) => [line.number, line]));
  return one.flatMap(({ number, amplitudeM, phaseDeg }) => {
    const line = others.get(number);
    if (!line) return [];
    const turnDeg = line.phaseDeg - phaseDeg;
    const evenDeg = turnDeg - 360 * Math.round(turnDeg / 360);
    return {
      number,
      amplitudeM: amplitudeM + part * (line.amplitudeM - amplitudeM),
      phaseDeg: phaseDeg + part * evenDeg,
    };
  });
}

function weightOf({ distanceKm, measured, modelled }: NeighbouringGauge): number {
  const modelError = vectorError(modelled, measured);
  return 1 / (((distanceKm + softeningKm) / equalWeightKm) ** 2 * (1 + modelError ** 2));
}

/** The difference of two tides in their major constituents, as a share of the second: 0 where equal, 1 for a flat sea. */
export function vectorError(one: readonly HarmonicConstant[], other: readonly HarmonicConstant[]): number {
  const difference = toPhasors(other.filter(isMajor));
  add(difference, toPhasors(one.filter(isMajor)), -1);
  const apart = [...difference.values()].reduce((sum, [x, y]) => sum + x * x + y * y, 0);
  return Math.sqrt(apart) / signalM(other);
}

/** Root of the summed squares of the major constituents' amplitudes, metres. */
export function signalM(constants: readonly HarmonicConstant[]): number {
  return Math.sqrt(constants.filter(isMajor).reduce((sum, { amplitudeM }) => sum + amplitudeM ** 2, 0));
}

/** Lines of shallow water, from the third-diurnal ones on, are faster. */
const fastestMajorDegH = 35;

/** The tide's lines of shallow water as a share of its signal: 0.03 at Brest, 0.12 at Cuxhaven, 0.28 at Hoek van Holland. */
export function shallowShare(constants: readonly HarmonicConstant[]): number {
  const shallow = constants.filter(({ number }) => constituents[number]!.speedDegH > fastestMajorDegH);
  return Math.sqrt(shallow.reduce((sum, { amplitudeM }) => sum + amplitudeM ** 2, 0)) / signalM(constants);
}

/** Courtier's (K1 + O1) / (M2 + S2), 0.1 at Brest, 20 at Do Son, within the limits that predictions depend on it. */
export function formNumber(constants: readonly HarmonicConstant[]): number {
  const of = (...names: string[]) =>
    names.reduce(
      (sum, name) => sum + (constants.find(({ number }) => number === constituentNumber(name))?.amplitudeM ?? 0),
      0,
    );
  return Math.min(5, Math.max(0.05, of('K1', 'O1') / of('M2', 'S2')));
}

export function isMajor({ number }: HarmonicConstant): boolean {
  return majorLines.has(number);
}

/** A·cos g and A·sin g, metres, by the constituent's number. */
type Phasors = Map<number, readonly [x: number, y: number]>;

function toPhasors(constants: readonly HarmonicConstant[]): Phasors {
  return new Map(
    constants.map(({ number, amplitudeM, phaseDeg }) => {
      const g = (phaseDeg * Math.PI) / 180;
      return [number, [amplitudeM * Math.cos(g), amplitudeM * Math.sin(g)]];
    }),
  );
}

function fromPhasors(phasors: Phasors): HarmonicConstant[] {
  return [...phasors].map(([number, [x, y]]) => ({
    number,
    amplitudeM: Math.hypot(x, y),
    phaseDeg: (Math.atan2(y, x) * 180) / Math.PI,
  }));
}

function add(sum: Phasors, phasors: Phasors, share: number): void {
  for (const [number, [x, y]] of phasors) {
    const [sumX, sumY] = sum.get(number) ?? [0, 0];
    sum.set(number, [sumX + share * x, sumY + share * y]);
  }
}
