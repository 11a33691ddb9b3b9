/** A function on −1…1 as Σ cₖTₖ(x), from c₀ up. Letters as in Trefethen, Approximation Theory and Practice, ch. 2–3. */
export type ChebyshevSeries = readonly number[];

/** The degree + 1 points cos(πj/n), from 1 down to −1, both ends included. */
export function chebyshevPoints(degree: number): number[] {
  return Array.from({ length: degree + 1 }, (_, j) => Math.cos((Math.PI * j) / degree));
}

/** The series through `values` at the `chebyshevPoints` of degree `values.length` − 1. */
export function chebyshevSeries(values: readonly number[]): ChebyshevSeries {
  const n = values.length - 1;
  const halved = (k: number): number => (k === 0 || k === n ? 0.5 : 1);
  return values.map((_, k) => {
    const sum = values.reduce((total, value, j) => total + halved(j) * value * Math.cos((Math.PI * j * k) / n), 0);
    return (2 / n) * halved(k) * sum;
  });
}

/** The value of `series` at `x`, by Clenshaw's recurrence. */
export function chebyshevValue(series: ChebyshevSeries, x: number): number {
  let b1 = 0;
  let b2 = 0;
  for (let k = series.length - 1; k > 0; k--) {
    const b = (series[k] as number) + 2 * x * b1 - b2;
    b2 = b1;
    b1 = b;
  }
  return (series[0] as number) + x * b1 - b2;
}
