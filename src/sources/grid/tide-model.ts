import { makeKdTree } from '../../domain/kd-tree.ts';
import { distanceKm, type Point } from '../../domain/place.ts';
import coefficients from './equilibrium.json' with { type: 'json' };

/** Constants of a tide model: those of cell `c` and constituent `k` are at `c · constituents.length + k`. */
export type TideModel = {
  readonly constituents: readonly string[];
  /** Middles of the cells. */
  readonly points: readonly Point[];
  /** NaN where a cell has no tide. */
  readonly amplitudesM: Float32Array;
  /** Greenwich phase lags, degrees. */
  readonly phasesDeg: Float32Array;
};

/** Lines of the equilibrium tide by their coefficients: Schureman (1940), table 2. */
const equilibrium: Readonly<Record<string, number>> = coefficients;
/** The greatest tide on record, that of M2 in the Minas Basin, has 6 m; no other line answers as strongly. */
const mostPerCoefficientM = 7;
/** Of lines of weather and shallow water: 1 m at the most. */
const otherCoefficient = 1 / mostPerCoefficientM;

/**
 * A cell with less than the first, metres of its major lines, so near to one with more than the second, is of a bay that the model
 * does not resolve: three of the thinned EOT20, in Galway Bay, off Sittwe and at Puttalam, beside 2.5, 1.5 and 0.5 m.
 */
const majorLines = new Set(['M2', 'S2', 'N2', 'K1', 'O1']);
const [leastM, besideM, besideKm] = [0.03, 0.3, 100];

/** Cells with a tide that is possible: EOT20 has 27 m of T2 or 1.8 m of P1 off some river mouths and in lakes. */
export function possibleCells({ constituents, points, amplitudesM }: TideModel): number[] {
  const width = constituents.length;
  const mostM = constituents.map((name) => mostPerCoefficientM * (equilibrium[name] ?? otherCoefficient));
  const possible = [...points.keys()].filter((cell) =>
    mostM.every((most, k) => amplitudesM[cell * width + k]! <= most),
  );
  const tideM = (cell: number): number =>
    constituents.reduce((sum, name, k) => sum + (majorLines.has(name) ? amplitudesM[cell * width + k]! : 0), 0);
  const tidal = possible.filter((cell) => tideM(cell) > besideM);
  const nearest = makeKdTree(tidal.map((cell) => points[cell]!));
  return possible.filter((cell) => {
    const next = tideM(cell) < leastM ? nearest.nearest(points[cell]!) : -1;
    return tideM(cell) > 0 && (next < 0 || distanceKm(points[cell]!, points[tidal[next]!]!) > besideKm);
  });
}
