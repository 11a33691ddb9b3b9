import { hourMs, indexAfter, type Instant } from '../instant.ts';

type Level = { readonly at: Instant; readonly heightM: number };

/** The cubic through two hours on each side, metres: within 5 mm at a semidiurnal amplitude of 3 m (9/16·h⁗·Δt⁴/4!). */
export function levelBetween(levels: readonly Level[], at: Instant): number | undefined {
  const next = indexAfter(levels, at);
  return next < 2 ? undefined : cubicThrough(levels.slice(next - 2, next + 2), at);
}

/** The same from the last two whole hours up to then and the next two; `undefined` for others. */
export function cubicThrough([a, b, c, d]: readonly (Level | undefined)[], at: Instant): number | undefined {
  if (!a || !b || !c || !d || d.at - a.at !== 3 * hourMs || at < b.at || at >= c.at) return undefined;
  const u = (at - b.at) / hourMs;
  // Lagrange's weights of four points at −1, 0, 1 and 2.
  return (
    (a.heightM * (-u * (u - 1) * (u - 2))) / 6 +
    (b.heightM * ((u + 1) * (u - 1) * (u - 2))) / 2 +
    (c.heightM * (-(u + 1) * u * (u - 2))) / 2 +
    (d.heightM * ((u + 1) * u * (u - 1))) / 6
  );
}
