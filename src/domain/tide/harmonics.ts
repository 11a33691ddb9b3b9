import { hourMs, type Instant, type Window } from '../instant.ts';
import { blockArguments, blockAt, blockWindow, type BlockNumber, type NodeSteps } from './blocks.ts';
import { constituents } from './constituents.ts';

/** One line of a station: number in `constituents`, amplitude in metres, Greenwich phase lag in degrees. */
export type HarmonicConstant = { readonly number: number; readonly amplitudeM: number; readonly phaseDeg: number };

/** The constants of a station in the form the engine sums them in. Heights are metres above mean sea level. */
export type Harmonics = {
  readonly nodeSteps: NodeSteps;
  readonly numbers: Uint16Array;
  /** A·cos g and A·sin g, metres. */
  readonly inPhaseM: Float64Array;
  readonly quadratureM: Float64Array;
  readonly step: Step;
  /** Sum of the amplitudes of all lines faster than `maxLongPeriodDegH`, metres: the bound of the tide's height. */
  readonly reachM: number;
};

/** A sampling step with the angle (radians) that each constituent turns in it, its cos and sin. */
type Step = ReturnType<typeof makeStep>;

/** Lines beyond 120°/h (eighth-diurnal) leave fewer than three hourly samples a cycle: they need half hours. */
const hourlySpeedLimitDegH = 120;
const hourStep = makeStep(hourMs);
const halfHourStep = makeStep(hourMs / 2);
/** About half a cycle a day: slower lines are of long period and raise no tide of a day. */
const maxLongPeriodDegH = 7;

/** A station's constants, ready for summing. Throws a `RangeError` for one whose number is none of `constituents`. */
export function makeHarmonics(constants: readonly HarmonicConstant[], nodeSteps: NodeSteps): Harmonics {
  const phases = constants.map(({ phaseDeg }) => (phaseDeg * Math.PI) / 180);
  const speeds = constants.map(speedDegH);
  return {
    nodeSteps,
    numbers: Uint16Array.from(constants, ({ number }) => number),
    inPhaseM: Float64Array.from(constants, ({ amplitudeM }, i) => amplitudeM * Math.cos(phases[i]!)),
    quadratureM: Float64Array.from(constants, ({ amplitudeM }, i) => amplitudeM * Math.sin(phases[i]!)),
    step: Math.max(0, ...speeds) > hourlySpeedLimitDegH ? halfHourStep : hourStep,
    reachM: constants.reduce((sum, c, i) => sum + (speeds[i]! > maxLongPeriodDegH ? c.amplitudeM : 0), 0),
  };
}

function speedDegH({ number }: HarmonicConstant): number {
  const constituent = constituents[number];
  if (!constituent) throw new RangeError(`No constituent has the number ${number}`);
  return constituent.speedDegH;
}

function makeStep(ms: number) {
  const angle = Float64Array.from(constituents, ({ speedDegH }) => (speedDegH * Math.PI * ms) / 180 / hourMs);
  return { ms, angle, cos: angle.map(Math.cos), sin: angle.map(Math.sin) };
}

/** Samples that a block carries before its start and after its end, for interpolation at its edges. */
export const padding = 2;

/** Samples of a block's curve: sample `k` is at `fromMs + (k − padding)·stepMs`; `count` includes both paddings. */
export type Samples = {
  readonly fromMs: Instant;
  readonly stepMs: number;
  readonly count: number;
  readonly heightM: Float64Array;
  /** Slope, metres a step. */
  readonly slopeM: Float64Array;
};

/** A block has at most 6 days: 288 half hours, both ends and both paddings. */
const maxSamples = 288 + 1 + 2 * padding;
const scratch = { height: new Float64Array(maxSamples), slope: new Float64Array(maxSamples) };

/** Height and slope over a block. The arrays are shared scratch space, valid until the next call. */
export function sampleBlock(harmonics: Harmonics, block: BlockNumber): Samples {
  const { from, to } = blockWindow(block);
  const { step } = harmonics;
  const count = (to - from) / step.ms + 1 + 2 * padding;
  scratch.height.fill(0, 0, count);
  scratch.slope.fill(0, 0, count);
  sumWaves(harmonics, block, step, count, scratch.height, scratch.slope);
  return { fromMs: from, stepMs: step.ms, count, heightM: scratch.height, slopeM: scratch.slope };
}

export function hourlyLevels(harmonics: Harmonics, { from, to }: Window): Float64Array {
  const first = Math.ceil(from / hourMs) * hourMs;
  const levels = new Float64Array(Math.max(0, Math.ceil((to - first) / hourMs)));
  for (let filled = 0; filled < levels.length;) {
    const at = first + filled * hourMs;
    const block = blockAt(at);
    const window = blockWindow(block);
    const skipped = padding + (at - window.from) / hourMs;
    const taken = Math.min(levels.length - filled, (window.to - at) / hourMs);
    scratch.height.fill(0, 0, skipped + taken);
    sumWaves(harmonics, block, hourStep, skipped + taken, scratch.height);
    levels.set(scratch.height.subarray(skipped, skipped + taken), filled);
    filled += taken;
  }
  return levels;
}

export function levelAt(harmonics: Harmonics, at: Instant): number {
  const block = blockAt(at);
  const { cos, sin } = blockArguments(block, harmonics.nodeSteps);
  const hours = (at - blockWindow(block).from) / hourMs;
  let sum = 0;
  for (let i = 0; i < harmonics.numbers.length; i++) {
    const n = harmonics.numbers[i]!;
    const a = harmonics.inPhaseM[i]!;
    const b = harmonics.quadratureM[i]!;
    const turned = (constituents[n]!.speedDegH * hours * Math.PI) / 180;
    const x = cos[n]! * a + sin[n]! * b;
    const y = sin[n]! * a - cos[n]! * b;
    sum += x * Math.cos(turned) - y * Math.sin(turned);
  }
  return sum;
}

/** First two samples and 2·cos ω of up to 256 waves: x[k+1] = 2·cos ω · x[k] − x[k−1] (Chebyshev's recurrence). */
const wave = { first: new Float64Array(256), second: new Float64Array(256), factor: new Float64Array(256) };
const slopeWave = { first: new Float64Array(256), second: new Float64Array(256), factor: wave.factor };

/** Adds the waves of all constituents to `height` (and their slopes to `slope`), from `padding` steps before the block. */
function sumWaves(
  harmonics: Harmonics,
  block: BlockNumber,
  step: Step,
  count: number,
  height: Float64Array,
  slope?: Float64Array,
): void {
  const { cos, sin } = blockArguments(block, harmonics.nodeSteps);
  const size = harmonics.numbers.length;
  for (let i = 0; i < size; i++) {
    const n = harmonics.numbers[i]!;
    const a = harmonics.inPhaseM[i]!;
    const b = harmonics.quadratureM[i]!;
    const c = step.cos[n]!;
    const s = step.sin[n]!;
    // x and y are the cosine and sine parts of A·f·cos(V + u − g) at the block's start, turned back by the padding.
    const x2 = cos[n]! * a + sin[n]! * b;
    const y2 = sin[n]! * a - cos[n]! * b;
    const x1 = x2 * c + y2 * s;
    const y1 = y2 * c - x2 * s;
    wave.first[i] = x1 * c + y1 * s;
    wave.second[i] = x1;
    wave.factor[i] = 2 * c;
    if (slope) {
      const angle = step.angle[n]!;
      slopeWave.first[i] = -angle * (y1 * c - x1 * s);
      slopeWave.second[i] = -angle * y1;
    }
  }
  addWaves(wave, size, height, count);
  if (slope) addWaves(slopeWave, size, slope, count);
}

/** The hot loop. Four independent recurrences at a time use the processor's parallel adders. */
function addWaves(waves: typeof wave, size: number, out: Float64Array, count: number): void {
  const { first, second, factor } = waves;
  const padded = Math.ceil(size / 4) * 4;
  for (let i = size; i < padded; i++) first[i] = second[i] = factor[i] = 0;
  for (let i = 0; i < padded; i += 4) {
    let a0 = first[i]!;
    let a1 = first[i + 1]!;
    let a2 = first[i + 2]!;
    let a3 = first[i + 3]!;
    let b0 = second[i]!;
    let b1 = second[i + 1]!;
    let b2 = second[i + 2]!;
    let b3 = second[i + 3]!;
    const f0 = factor[i]!;
    const f1 = factor[i + 1]!;
    const f2 = factor[i + 2]!;
    const f3 = factor[i + 3]!;
    for (let k = 0; k < count; k++) {
      out[k]! += a0 + a1 + (a2 + a3);
      const c0 = f0 * b0 - a0;
      const c1 = f1 * b1 - a1;
      const c2 = f2 * b2 - a2;
      const c3 = f3 * b3 - a3;
      a0 = b0;
      a1 = b1;
      a2 = b2;
      a3 = b3;
      b0 = c0;
      b1 = c1;
      b2 = c2;
      b3 = c3;
    }
  }
}
