import { crc32 } from 'node:zlib';
import type { Point } from '../../domain/place.ts';
import { knownNumber, meanConstants, withInferredLines, type HarmonicConstant } from '../../domain/tide/index.ts';
import { possibleCells, type TideModel } from './tide-model.ts';

/** A tide model: cells along the coasts with their constants. */
export type TideGrid = {
  readonly count: number;
  readonly version: string;
  /** Who made it, where it is published, its licence with the address, and that it was changed (CC BY 4.0, section 3(a)(1)). */
  readonly attribution: string;
  pointOf(index: number): Point;
  /** Above mean sea level, from cells with distances along the water. Minor lines that the model lacks are inferred. */
  between(cells: readonly { readonly index: number; readonly distanceKm: number }[]): HarmonicConstant[] | undefined;
};

/** Cells are weighted by the inverse square of their distance plus this, km: the best of ten values tried on half of the gauges. */
const softeningKm = 3;

/** Begins a packed grid; the number is that of the layout. */
const signature = Buffer.from('tide-02\n');
/**
 * Layout: signature, Uint32 numbers of cells and constituents, 32 bytes that tell what it was packed from, 8 bytes for each
 * name of a constituent, Int16 latitudes and longitudes (1/160°), Uint16 amplitudes (0.1 mm), Uint16 phases (0.01°).
 */
const countsAt = signature.length;
const digestAt = countsAt + 8;
const namesAt = digestAt + 32;
const nameBytes = 8;
/** The middles of cells of 1/8° and of 1/2° are whole numbers of this. */
const stepsPerDegree = 160;

const publication =
  'EOT20 (Hart-Davis, Piccioni, Dettmering, Schwatke, Passaro, Seitz 2021, doi.org/10.17882/79489), CC BY 4.0 ' +
  '(creativecommons.org/licenses/by/4.0)';
/** The thinned model comes with no digest. */
const noDigest = new Uint8Array(32);

export type PackedGrid = { readonly grid: TideGrid; readonly digest: Uint8Array };

/** A model as bytes, without cells of an impossible amplitude: 4 bytes for each cell, and for each of its constituents. */
export function packTideGrid(model: TideModel, digest: Uint8Array = noDigest): Uint8Array {
  const { constituents, points, amplitudesM, phasesDeg } = model;
  const cells = possibleCells(model);
  const width = constituents.length;
  const lats = new Int16Array(cells.length);
  const lngs = new Int16Array(cells.length);
  const amplitudes = new Uint16Array(cells.length * width);
  const phases = new Uint16Array(cells.length * width);
  for (const [i, cell] of cells.entries()) {
    lats[i] = Math.round(points[cell]!.lat * stepsPerDegree);
    lngs[i] = Math.round(points[cell]!.lng * stepsPerDegree);
    for (let k = 0; k < width; k++) {
      const degrees = phasesDeg[cell * width + k]!;
      amplitudes[i * width + k] = Math.round(amplitudesM[cell * width + k]! * 10_000);
      phases[i * width + k] = Math.round((degrees - 360 * Math.floor(degrees / 360)) * 100);
    }
  }
  const names = Buffer.from(constituents.map((name) => name.padEnd(nameBytes, '\0')).join(''));
  const columns = [Uint32Array.of(cells.length, width), digest, names, lats, lngs, amplitudes, phases];
  return Buffer.concat([signature, ...columns.map((one) => Buffer.from(one.buffer, one.byteOffset, one.byteLength))]);
}

/** Reads a packed grid; `undefined` for bytes that are no grid. The grid reads from these bytes. */
export function readTideGrid(bytes: Uint8Array): PackedGrid | undefined {
  if (bytes.length < namesAt || !signature.equals(bytes.subarray(0, countsAt))) return undefined;
  const packed = bytes.byteOffset % 4 === 0 ? bytes : Uint8Array.from(bytes);
  const [count = 0, width = 0] = new Uint32Array(packed.buffer, packed.byteOffset + countsAt, 2);
  const cellsAt = namesAt + width * nameBytes;
  if (packed.length !== cellsAt + count * (4 + 4 * width)) return undefined;
  const numbers = Array.from({ length: width }, (_, k) => knownNumber(nameAt(packed, namesAt + k * nameBytes)));
  const at = packed.byteOffset + cellsAt;
  const lats = new Int16Array(packed.buffer, at, count);
  const lngs = new Int16Array(packed.buffer, at + 2 * count, count);
  const amplitudes = new Uint16Array(packed.buffer, at + 4 * count, count * width);
  const phases = new Uint16Array(packed.buffer, at + 4 * count + amplitudes.byteLength, count * width);
  const digest = packed.subarray(digestAt, namesAt);
  const isThinned = Buffer.compare(digest, noDigest) === 0;
  const grid: TideGrid = {
    count,
    version: crc32(packed).toString(36),
    attribution: `${publication}${isThinned ? ', thinned by Trail Sense (MIT)' : ''}, adapted`,
    pointOf: (index) => ({ lat: lats[index]! / stepsPerDegree, lng: lngs[index]! / stepsPerDegree }),
    between(cells) {
      if (cells.length === 0) return undefined;
      const constantsOf = (index: number) =>
        numbers.map((number, k): HarmonicConstant => {
          const at = index * width + k;
          return { number, amplitudeM: amplitudes[at]! / 10_000, phaseDeg: phases[at]! / 100 };
        });
      const tides = cells.map(({ index, distanceKm }) => ({
        constants: constantsOf(index),
        weight: (distanceKm + softeningKm) ** -2,
      }));
      return withInferredLines(meanConstants(tides));
    },
  };
  return { grid, digest };
}

function nameAt(packed: Uint8Array, at: number): string {
  const name = Buffer.from(packed.subarray(at, at + nameBytes));
  return name.toString('latin1').replaceAll('\0', '');
}
