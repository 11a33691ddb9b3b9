import { constituentNumber } from '../../domain/tide/index.ts';
import conventions from './conventions.json' with { type: 'json' };

/** How a source's line differs from ours: our name, degrees to add to its phase lag, a factor for its amplitude. */
type LineRule = { readonly name: string; readonly addDeg?: number; readonly times?: number };

const { spellings }: { readonly spellings: Readonly<Record<string, string>> } = conventions;

/**
 * TICON-4 publishes Doodson numbers without the additive constants that the arguments of odd species have by convention,
 * and its less usual lines follow them. Evidence: Kartverket's own constants at 57 gauges that TICON-4 also
 * analysed differ in phase by −90.5° (R3, which is SK3), −90.5° (2MK5) and −175.4° (SGM), with coherence ≥ 0.99;
 * NOAA's at Anchorage by −88°, −93°, −177° and, for 2MO5, +81°; M1 by −107° at 713 pairs with NOAA and −71° at 41 with
 * Kartverket, on both sides of −90° because the two follow the perigee differently.
 * S3 has none either, as the middle line of the R3–S3–T3 group. 3N2 is Doodson 245.555 (the manual prints it under MKS2,
 * and MKS2 under 3N2: the amplitudes at Kartverket's gauges show which is which) and 3L2 is 265.555.
 */
const ticon: Readonly<Record<string, LineRule>> = conventions.ticon;

/**
 * Kartverket follows the Canadian school (Foreman 1977). Wallner's recipe for turning such constants into NOAA's gives
 * the figures for S1 and NO1; the annual line counts from the perihelion, h − p′, which TICON-4 confirms: −79.6° at
 * the same 57 gauges, where p′ is 283°.
 */
const kartverket: Readonly<Record<string, LineRule>> = conventions.kartverket;

const bySource: Readonly<Record<string, Readonly<Record<string, LineRule>>>> = { ticon, kartverket };

/** The constant of a published line; `undefined` without a model. `source`: `noaa`, `ticon`, `kartverket` as in ids. */
export function readConstant(source: string, line: { name: string; amplitude: number; phase: number }) {
  const rule = bySource[source]?.[line.name] ?? { name: spellings[line.name] ?? line.name.toUpperCase() };
  const number = constituentNumber(rule.name);
  if (number === undefined) return undefined;
  return { number, amplitudeM: line.amplitude * (rule.times ?? 1), phaseDeg: line.phase + (rule.addDeg ?? 0) };
}
