import { constituentNumber, type HarmonicConstant } from '../../domain/tide/index.ts';

/**
 * How a data source's line differs from the engine's line of that frequency: our name for it, and what to add to the
 * source's phase lag (degrees) and the factor for its amplitude.
 */
type LineRule = { readonly name: string; readonly addDeg?: number; readonly times?: number };

/** Other spellings of lines that mean the same thing. */
const spellings: Record<string, string> = {
  RHO: 'RHO1',
  LAM2: 'LAMBDA2',
  OO2: 'OQ2',
  EP2: 'EPS2',
  Mm: 'MM',
  Mf: 'MF',
  Ssa: 'SSA',
};

/**
 * TICON-4 publishes Doodson numbers without the additive constants that the arguments of odd species have by convention,
 * and its less usual lines follow them. Evidence: Kartverket's own constants at 57 gauges that TICON-4 also
 * analysed differ in phase by −90.5° (R3, which is SK3), −90.5° (2MK5) and −175.4° (SGM), with coherence ≥ 0.99;
 * NOAA's at Anchorage by −88°, −93°, −177° and, for 2MO5, +81°; M1 by −107° at 713 pairs with NOAA and −71° at 41 with
 * Kartverket, on both sides of −90° because the two follow the perigee differently.
 * S3 has none either, as the middle line of the R3–S3–T3 group. 3N2 is Doodson 245.555 (the manual prints it under MKS2,
 * and MKS2 under 3N2: the amplitudes at Kartverket's gauges show which is which) and 3L2 is 265.555.
 */
const ticon: Record<string, LineRule> = {
  M1: { name: 'M1', addDeg: 90 },
  SGM: { name: 'SIGMA1', addDeg: 180 },
  R3: { name: 'SK3', addDeg: 90 },
  S3: { name: 'S3', addDeg: 180 },
  '2MK5': { name: '2MK5', addDeg: 90 },
  '2MO5': { name: '2MO5', addDeg: -90 },
  '3N2': { name: '3RD-N2' },
  '3L2': { name: '3RD-L2' },
};

/**
 * Kartverket follows the Canadian school (Foreman 1977). Wallner's recipe for turning such constants into NOAA's gives
 * the figures for S1 and NO1; the annual line counts from the perihelion, h − p′, which TICON-4 confirms: −79.6° at
 * the same 57 gauges, where p′ is 283°.
 */
const kartverket: Record<string, LineRule> = {
  SA_KV: { name: 'SAA' },
  S1_KV: { name: 'S1', addDeg: 154.3, times: 0.699 },
  NO1: { name: 'M1', times: 0.701 },
  OQ2_KV: { name: '3N2' },
  ALP1: { name: 'ALPHA1' },
  BET1: { name: 'BETA1' },
  'M(KS)2': { name: 'BETA2' },
  eta2: { name: 'KJ2' },
};

const bySource: Record<string, Record<string, LineRule>> = { ticon, kartverket };

/**
 * The engine's constant for a line as a source publishes it, `undefined` for a name without a model.
 * `source` is the first part of the station's id: `noaa`, `ticon`, `kartverket`.
 */
export function readConstant(
  source: string,
  line: { name: string; amplitude: number; phase: number },
): HarmonicConstant | undefined {
  const rule = bySource[source]?.[line.name] ?? { name: spellings[line.name] ?? line.name.toUpperCase() };
  const number = constituentNumber(rule.name);
  if (number === undefined) return undefined;
  return {
    number,
    amplitudeM: line.amplitude * (rule.times ?? 1),
    phaseDeg: line.phase + (rule.addDeg ?? 0),
  };
}
