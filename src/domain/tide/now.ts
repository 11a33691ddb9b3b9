import { hourMs, indexAfter, type Instant } from '../time.ts';

/**
 * Height between whole hours, metres: the cubic through the two on each side. Its error is below 5 mm for a
 * semidiurnal tide of 3 m amplitude (9/16·h⁗·Δt⁴/4!). `undefined` where those hours are not known.
 */
export function levelBetween(
  levels: readonly { readonly at: Instant; readonly heightM: number }[],
  at: Instant,
): number | undefined {
  const next = indexAfter(levels, at);
  const [a, b, c, d] = levels.slice(next - 2, next + 2);
  if (next < 2 || !a || !b || !c || !d || d.at - a.at !== 3 * hourMs) return undefined;
  const u = (at - b.at) / hourMs;
  // Lagrange's weights of four points at −1, 0, 1 and 2.
  return (
    (a.heightM * (-u * (u - 1) * (u - 2))) / 6 +
    (b.heightM * ((u + 1) * (u - 1) * (u - 2))) / 2 +
    (c.heightM * (-(u + 1) * u * (u - 2))) / 2 +
    (d.heightM * ((u + 1) * u * (u - 1))) / 6
  );
}
