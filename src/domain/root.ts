type Sample = readonly [x: number, value: number];

/** More than the six or so that it takes. */
const mostSteps = 60;

/**
 * Where a function is zero between two points at which its signs differ, to `width`: false position in the Illinois form (Dowell &
 * Jarratt 1971), which never leaves the bracket. Where the function has no value, the nearest point that it came to.
 */
export function rootBetween(f: (x: number) => number | undefined, from: Sample, to: Sample, width: number): number {
  let [[xa, fa], [xb, fb]] = [from, to];
  for (let step = 0; step < mostSteps && Math.abs(xb - xa) > width && fb !== 0; step++) {
    const x = xb - (fb * (xb - xa)) / (fb - fa);
    const fx = f(x);
    if (fx === undefined) break;
    if (fx >= 0 === fb >= 0) fa /= 2;
    else [xa, fa] = [xb, fb];
    [xb, fb] = [x, fx];
  }
  return xb;
}
