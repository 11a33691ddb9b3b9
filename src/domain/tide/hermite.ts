/**
 * The polynomial of degree 7 through height and slope at four samples, −1, 0, 1 and 2 steps from the first of the
 * inner two. Between those its error is f⁽⁸⁾·(u+1)²u²(u−1)²(u−2)²/8!: for a sixth-diurnal wave of 10 cm sampled
 * hourly 0.02 mm, so the sampling adds no noticeable error to times and heights.
 */
const nodes = [-1, 0, 1, 2] as const;
const degree = 7;

/** Row r, column c: what sample value c (four heights, then four slopes) adds to coefficient r. */
const inverse = invert([
  ...nodes.map((u) => powers(u)),
  ...nodes.map((u) => powers(u).map((_, k) => (k === 0 ? 0 : k * u ** (k - 1)))),
]);

function powers(u: number): number[] {
  return Array.from({ length: degree + 1 }, (_, k) => u ** k);
}

function invert(matrix: number[][]): Float64Array {
  const rows = matrix.map((row, r) => [...row, ...row.map((_, c) => (c === r ? 1 : 0))]);
  for (let column = 0; column < matrix.length; column++) {
    const size = (row: readonly number[]): number => Math.abs(row[column]!);
    const pivot = rows.slice(column).reduce((best, row) => (size(row) > size(best) ? row : best));
    rows[rows.indexOf(pivot)] = rows[column]!;
    rows[column] = pivot.map((x) => x / pivot[column]!);
    for (const [r, row] of rows.entries()) {
      if (r === column) continue;
      const times = row[column]!;
      rows[r] = row.map((x, c) => x - times * rows[column]![c]!);
    }
  }
  return Float64Array.from(rows.flatMap((row) => row.slice(matrix.length)));
}

const coefficients = new Float64Array(degree + 1);

/** Coefficients of the polynomial between samples `k` and `k + 1`; shared scratch space, used before the next call. */
export function hermite(height: Float64Array, slope: Float64Array, k: number): Float64Array {
  const first = k - 1;
  for (let r = 0; r <= degree; r++) {
    let sum = 0;
    for (let c = 0; c < 4; c++) {
      sum += inverse[r * 8 + c]! * height[first + c]! + inverse[r * 8 + 4 + c]! * slope[first + c]!;
    }
    coefficients[r] = sum;
  }
  return coefficients;
}

/** Value of the polynomial at `u`, steps from sample `k`. */
export function valueAt(polynomial: Float64Array, u: number): number {
  let value = 0;
  for (let k = degree; k >= 0; k--) value = value * u + polynomial[k]!;
  return value;
}

/** Slope of the polynomial at `u`, in its own units. */
export function slopeAt(polynomial: Float64Array, u: number): number {
  let slope = 0;
  for (let k = degree; k >= 1; k--) slope = slope * u + k * polynomial[k]!;
  return slope;
}

/** Where the slope is zero between `low` and `high`, where its sign differs: Newton's steps, halved where they leave. */
export function stationaryPoint(polynomial: Float64Array, low: number, high: number): number {
  const risingAtStart = slopeAt(polynomial, low) >= 0;
  let u = (low + high) / 2;
  for (let i = 0; i < 40; i++) {
    let slope = 0;
    let curvature = 0;
    for (let k = degree; k >= 1; k--) {
      curvature = curvature * u + slope;
      slope = slope * u + k * polynomial[k]!;
    }
    if (slope >= 0 === risingAtStart) low = u;
    else high = u;
    const next = u - slope / curvature;
    const inside = next > low && next < high ? next : (low + high) / 2;
    if (Math.abs(inside - u) < 1e-9) return inside;
    u = inside;
  }
  return u;
}
