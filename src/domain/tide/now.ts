import { hourMs, type Instant } from '../time.ts';

/**
 * Height between whole hours, metres: the cubic through the two on each side. Its error is below 5 mm for a
 * semidiurnal tide of 3 m amplitude (9/16·h⁗·Δt⁴/4!). `undefined` where those hours are not known.
 */
export function levelBetween(
  levels: readonly { readonly at: Instant; readonly heightM: number }[],
  at: Instant,
): number | undefined {
  const next = levels.findIndex((level) => level.at > at);
  const four = levels.slice(next - 2, next + 2);
  const [a, b, c, d] = four;
  if (next < 2 || !a || !b || !c || !d || d.at - a.at !== 3 * hourMs) return undefined;
  const u = (at - b.at) / hourMs;
  const weights = [
    (-u * (u - 1) * (u - 2)) / 6,
    ((u + 1) * (u - 1) * (u - 2)) / 2,
    (-(u + 1) * u * (u - 2)) / 2,
    ((u + 1) * u * (u - 1)) / 6,
  ];
  return four.reduce((sum, { heightM }, i) => sum + heightM * weights[i]!, 0);
}
