import type { Point } from '../../domain/place.ts';
import { constituentNumber, withInferredLines, type HarmonicConstant } from '../../domain/tide/index.ts';
import { eot20Constituents, type ThinnedEot20 } from './thinned-eot20.ts';

/** A tide model: cells along the coasts with their constants. */
export type TideGrid = {
  /** Number of cells. */
  readonly count: number;
  /** The middle of a cell. */
  pointOf(index: number): Point;
  /**
   * The constants between some cells, each with its distance along the water; heights above mean sea level. Minor lines
   * that the model lacks are inferred. `undefined` for no cells.
   */
  between(cells: readonly { readonly index: number; readonly distanceKm: number }[]): HarmonicConstant[] | undefined;
};

const numbers = eot20Constituents.map((name) => constituentNumber(name) ?? unknown(name));

function unknown(name: string): never {
  throw new RangeError(`No constituent ${name}`);
}

/** Cells are weighted by the inverse square of their distance plus this, km: the best of ten values tried on half of the gauges. */
const softeningKm = 3;

/** Layout: Uint32 count, Int16 latitudes and longitudes (0.01°), Uint16 amplitudes (0.1 mm), Uint16 phases (0.01°). */
const headBytes = 4;
const bytesPerCell = 4 + 4 * numbers.length;

/** A model as bytes: 0.9 MB. */
export function packTideGrid({ points, amplitudesM, phasesDeg }: ThinnedEot20): Uint8Array {
  const columns = [
    Int16Array.from(points, ({ lat }) => Math.round(lat * 100)),
    Int16Array.from(points, ({ lng }) => Math.round(lng * 100)),
    Uint16Array.from(amplitudesM, (metres) => Math.round(metres * 10_000)),
    Uint16Array.from(phasesDeg, (degrees) => Math.round(((degrees + 360) % 360) * 100)),
  ];
  return Buffer.concat([Uint32Array.of(points.length), ...columns].map(({ buffer }) => Buffer.from(buffer)));
}

/** Reads a packed grid; `undefined` for bytes that are no grid. */
export function readTideGrid(packed: Uint8Array): TideGrid | undefined {
  if (packed.length < headBytes) return undefined;
  const { buffer } = Uint8Array.from(packed);
  const count = new Uint32Array(buffer, 0, 1)[0]!;
  if (packed.length !== headBytes + count * bytesPerCell) return undefined;
  const lats = new Int16Array(buffer, headBytes, count);
  const lngs = new Int16Array(buffer, headBytes + 2 * count, count);
  const amplitudes = new Uint16Array(buffer, headBytes + 4 * count, count * numbers.length);
  const phases = new Uint16Array(buffer, headBytes + 4 * count + amplitudes.byteLength, count * numbers.length);
  return {
    count,
    pointOf: (index) => ({ lat: lats[index]! / 100, lng: lngs[index]! / 100 }),
    between(cells) {
      if (cells.length === 0) return undefined;
      const weights = cells.map(({ distanceKm }) => 1 / (distanceKm + softeningKm) ** 2);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const constants = numbers.map((number, k): HarmonicConstant => {
        let [x, y] = [0, 0];
        for (const [i, { index }] of cells.entries()) {
          const at = index * numbers.length + k;
          const amplitudeM = (amplitudes[at]! / 10_000) * (weights[i]! / total);
          const phase = (phases[at]! / 100 / 180) * Math.PI;
          x += amplitudeM * Math.cos(phase);
          y += amplitudeM * Math.sin(phase);
        }
        return { number, amplitudeM: Math.hypot(x, y), phaseDeg: (Math.atan2(y, x) * 180) / Math.PI };
      });
      return withInferredLines(constants);
    },
  };
}
