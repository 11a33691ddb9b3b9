import { constituents } from './constituents.ts';
import { isMajor, signalM } from './carry.ts';
import type { HarmonicConstant } from './harmonics.ts';

/** The one shift in time that best turns a tide into another, by their major lines. */
export type TimeShift = {
  /** By how much the first tide is later. */
  readonly minutes: number;
  /** The mean cosine of the lines' phase differences that are left, weighted by amplitude: 1 where the shift explains all. */
  readonly likeness: number;
  /** Whether every line of some size is shifted alike, as by a clock; a real delay differs from line to line. */
  readonly isSteady: boolean;
  /** The first tide's amplitude in parts of the second's: it falls where a real delay comes from a river or a narrow inlet. */
  readonly ratio: number;
};

type Pair = { readonly speedDegH: number; readonly laterDeg: number; readonly weightM: number };

/** Both species are alike again after some 25 hours; a larger shift than half of that is a smaller one to the other side. */
const mostMinutes = 720;
const coarseMinutes = 10;
/** Of two shifts that explain as much, the smaller one: semidiurnal lines alone repeat after half a day. */
const perHour = 1e-4;
/** Lines with a smaller share of the largest one are lost in noise. */
const leastShare = 0.15;
/** As much may lines differ from a shift by the noise of short records, minutes, and in parts of the shift. */
const noiseMinutes = 6;
const noiseShare = 0.15;

/** How one tide lies in time against another; `undefined` where they share no major line. */
export function timeShift(
  one: readonly HarmonicConstant[],
  other: readonly HarmonicConstant[],
  furthestMinutes = mostMinutes,
): TimeShift | undefined {
  const pairs = pairsOf(one, other);
  const most = Math.max(0, ...pairs.map(({ weightM }) => weightM));
  if (most === 0) return undefined;
  const score = (minutes: number): number => likenessAt(pairs, minutes) - perHour * Math.abs(minutes / 60);
  const coarse = bestOf(score, -furthestMinutes, furthestMinutes, coarseMinutes);
  const minutes = bestOf(score, coarse - coarseMinutes, coarse + coarseMinutes, 1);
  const allowed = Math.max(noiseMinutes, noiseShare * Math.abs(minutes));
  const isSteady = pairs
    .filter(({ weightM }) => weightM >= leastShare * most)
    .every((pair) => Math.abs((60 * leftDeg(pair, minutes)) / pair.speedDegH) <= allowed);
  return { minutes, likeness: likenessAt(pairs, minutes), isSteady, ratio: signalM(one) / signalM(other) };
}

/** The same between high waters that are nearest to each other: of the largest line they are never more than half a turn apart. */
export function nearestShift(one: readonly HarmonicConstant[], other: readonly HarmonicConstant[]) {
  const [largest] = pairsOf(one, other).toSorted((a, b) => b.weightM - a.weightM);
  return largest && timeShift(one, other, Math.round((60 * 180) / largest.speedDegH));
}

export function delayed(constants: readonly HarmonicConstant[], minutes: number): HarmonicConstant[] {
  return constants.map((one) => ({
    ...one,
    phaseDeg: one.phaseDeg + (constituents[one.number]!.speedDegH * minutes) / 60,
  }));
}

function pairsOf(one: readonly HarmonicConstant[], other: readonly HarmonicConstant[]): Pair[] {
  const others = new Map(other.filter(isMajor).map((line) => [line.number, line]));
  return one.filter(isMajor).flatMap(({ number, amplitudeM, phaseDeg }) => {
    const line = others.get(number);
    if (!line) return [];
    const { speedDegH } = constituents[number]!;
    return { speedDegH, laterDeg: phaseDeg - line.phaseDeg, weightM: Math.min(amplitudeM, line.amplitudeM) };
  });
}

function likenessAt(pairs: readonly Pair[], minutes: number): number {
  let [sum, total] = [0, 0];
  for (const pair of pairs) {
    sum += pair.weightM * Math.cos((leftDeg(pair, minutes) * Math.PI) / 180);
    total += pair.weightM;
  }
  return sum / total;
}

/** The phase difference that a shift leaves, −180 to 180°. */
function leftDeg({ speedDegH, laterDeg }: Pair, minutes: number): number {
  const degrees = laterDeg - (speedDegH * minutes) / 60;
  return degrees - 360 * Math.round(degrees / 360);
}

function bestOf(score: (minutes: number) => number, from: number, to: number, step: number): number {
  let best = from;
  let bestScore = -Infinity;
  for (let minutes = from; minutes <= to; minutes += step) {
    const here = score(minutes);
    if (here > bestScore) [best, bestScore] = [minutes, here];
  }
  return best;
}
