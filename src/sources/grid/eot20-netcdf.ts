import { Dataset, File, ready } from 'h5wasm/node';
import type { Point } from '../../domain/place.ts';
import { coastalNodes, type Lattice } from './coastal-nodes.ts';
import { eot20Constituents } from './eot20-folder.ts';
import type { TideModel } from './tide-model.ts';

/*
 * EOT20 as its authors publish it (doi.org/10.17882/79489) is a NetCDF-4 file for each constituent, and NetCDF-4 is HDF5:
 * `lat` from 90° S, `lon` from 0° to 360° with both ends, and on these 1441 × 2881 nodes `amplitude` in cm, `phase` in
 * degrees of Greenwich lag, `real` and `imag`. That is how others read them: pyTMD (names, cm), eo-tides (shape, land is
 * NaN), Trail Sense (amplitude and phase), LoadDef. Some find land as 0. The size of the grid is taken from the files.
 */
type Eot20File = ReturnType<typeof eot20FileOf>;

export type HasLand = (around: Point, withinDeg: number) => boolean;

/** The cells along the coasts, in some 10 s and 250 MB. Throws a `RangeError` that names a missing or broken file. */
export async function readEot20Files(
  files: ReadonlyMap<string, string>,
  hasLand: HasLand,
  report: (share: number) => void,
): Promise<TideModel> {
  const missing = eot20Constituents.filter((name) => !files.has(name));
  if (missing.length > 0) {
    throw new RangeError(`Of EOT20's files, those of ${missing.join(', ')} are missing (M2_ocean_eot20.nc and so on)`);
  }
  const paths = eot20Constituents.map((name) => files.get(name)!);
  // Without it, a part of a file that cannot be read would be taken for zeros.
  (await ready).activate_throwing_error_handler();
  const { lattice, nodes } = withFile(paths[0]!, (file) => findNodes(file, hasLand));
  const width = paths.length;
  const amplitudesM = new Float32Array(nodes.length * width);
  const phasesDeg = new Float32Array(nodes.length * width);
  for (const [k, path] of paths.entries()) {
    withFile(path, (file) => {
      if (!isSame(file.lattice, lattice)) throw new RangeError(`its grid is not that of ${paths[0]}`);
      const columns = lattice.lngs.length;
      let i = 0;
      eachRow(file, (row, amplitudesCm, phases) => {
        for (; i < nodes.length && nodes[i]! < (row + 1) * columns; i++) {
          const column = nodes[i]! - row * columns;
          amplitudesM[i * width + k] = amplitudeCm(amplitudesCm[column]!, phases[column]!) / 100;
          phasesDeg[i * width + k] = phases[column]!;
        }
      });
    });
    report((k + 1) / width);
  }
  const points = nodes.map((node) => pointOf(lattice, node));
  return { constituents: eot20Constituents, points, amplitudesM, phasesDeg };
}

/** NaN where a file has no tide: packing leaves such cells out. Of lines other than M2, 0 may be the tide. */
function amplitudeCm(stored: number, phaseDeg: number): number {
  return stored >= 0 && Math.abs(phaseDeg) <= 360 ? stored : Number.NaN;
}

/** The nodes to keep, by a file that has 0 or no tide on land only. */
function findNodes(file: Eot20File, hasLand: HasLand): { lattice: Lattice; nodes: readonly number[] } {
  const { lattice } = file;
  const columns = lattice.lngs.length;
  const isSea = new Uint8Array(lattice.lats.length * columns);
  eachRow(file, (row, amplitudesCm, phases) => {
    for (let column = 0; column < columns; column++) {
      if (amplitudeCm(amplitudesCm[column]!, phases[column]!) > 0) isSea[row * columns + column] = 1;
    }
  });
  const isCoast = isSea.map((sea, node) => (sea === 0 || hasLand(pointOf(lattice, node), lattice.stepDeg / 2) ? 1 : 0));
  const nodes = coastalNodes(lattice, isSea, isCoast);
  if (nodes.length === 0) throw new RangeError('it has no tide at any coast');
  return { lattice, nodes };
}

function pointOf({ lats, lngs }: Lattice, node: number): Point {
  const lng = lngs[node % lngs.length]!;
  return { lat: lats[Math.floor(node / lngs.length)]!, lng: lng - 360 * Math.floor((lng + 180) / 360) };
}

type Numbers = Float32Array | Float64Array;

/** Rows are read in parts of some 64: all of them would take 66 MB. Parts of the file that are compressed are read whole. */
const rowsAtOnce = 64;

function eachRow(
  { amplitude, phase, lattice, rowLength }: Eot20File,
  visit: (row: number, amplitudesCm: Numbers, phasesDeg: Numbers) => void,
): void {
  const rows = lattice.lats.length;
  const chunkRows = amplitude.metadata.chunks?.[0] ?? 1;
  const step = Math.ceil(rowsAtOnce / chunkRows) * chunkRows;
  for (let from = 0; from < rows; from += step) {
    const to = Math.min(rows, from + step);
    const [amplitudes, phases] = [
      numbersOf(amplitude.slice([[from, to], []])),
      numbersOf(phase.slice([[from, to], []])),
    ];
    for (let row = from; row < to; row++) {
      const [first, end] = [(row - from) * rowLength, (row - from + 1) * rowLength];
      visit(row, amplitudes.subarray(first, end), phases.subarray(first, end));
    }
  }
}

/** Opens a file for as long as `use` takes. Throws a `RangeError` with its path where it is not one of EOT20's. */
function withFile<T>(path: string, use: (file: Eot20File) => T): T {
  let file: File | undefined;
  try {
    file = new File(path, 'r');
    return use(eot20FileOf(file));
  } catch (error) {
    throw new RangeError(`${path} cannot be read as a file of EOT20: ${reasonOf(error)}`, { cause: error });
  } finally {
    file?.close();
  }
}

/** HDF5 reports the call that failed and those which it came from, the innermost last. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return [...message.matchAll(/^ *#\d+: .*\(\): (.*)$/gm)].at(-1)?.[1] ?? message;
}

function eot20FileOf(file: File) {
  const [amplitude, phase] = [variable(file, 'amplitude'), variable(file, 'phase')];
  const lats = [...numbersOf(variable(file, 'lat').value)];
  const lngs = [...numbersOf(variable(file, 'lon').value)];
  for (const { path, shape } of [amplitude, phase]) {
    if (shape?.length !== 2 || shape[0] !== lats.length || shape[1] !== lngs.length) {
      throw new RangeError(
        `${path.slice(1)} has ${shape?.join(' × ')} values, for ${lats.length} × ${lngs.length} nodes`,
      );
    }
  }
  const units = amplitude.attrs['units']?.value;
  if (typeof units === 'string' && /^m/i.test(units)) throw new RangeError(`amplitude is in ${units}, not in cm`);
  return { lattice: latticeOf(lats, lngs), rowLength: lngs.length, amplitude, phase };
}

function variable(file: File, name: string): Dataset {
  const found = file.get(name);
  if (!(found instanceof Dataset)) throw new RangeError(`it has no variable ${name}`);
  return found;
}

function numbersOf(values: unknown): Numbers {
  if (values instanceof Float32Array || values instanceof Float64Array) return values;
  throw new RangeError('its numbers are no floating-point numbers');
}

/** Coordinates may be rounded to 32 bits. */
const toleranceDeg = 1e-3;

function latticeOf(lats: readonly number[], lngs: readonly number[]): Lattice {
  const stepDeg = (lngs.at(-1)! - lngs[0]!) / (lngs.length - 1);
  const northDeg = lats.at(-1)! > lats[0]! ? stepDeg : -stepDeg;
  const isRegular = (values: readonly number[], step: number): boolean =>
    values.every((value, i) => Math.abs(value - values[0]! - i * step) < toleranceDeg);
  if (
    !(stepDeg > 0) ||
    !isRegular(lats, northDeg) ||
    !isRegular(lngs, stepDeg) ||
    lats.some((lat) => Math.abs(lat) > 90)
  ) {
    throw new RangeError('lat and lon are no grid of equal steps');
  }
  const comesAgain = Math.abs(lngs.at(-1)! - lngs[0]! - 360) < toleranceDeg;
  return { lats, lngs: comesAgain ? lngs.slice(0, -1) : lngs, stepDeg };
}

function isSame(one: Lattice, other: Lattice): boolean {
  return [one.lats, one.lngs].every((values, i) => {
    const others = i === 0 ? other.lats : other.lngs;
    return values.length === others.length && values.every((value, j) => Math.abs(value - others[j]!) < toleranceDeg);
  });
}
