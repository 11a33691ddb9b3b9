import { hourMs, minuteMs, type Instant } from '../instant.ts';
import { levelBetween } from './now.ts';
import type { Water } from './double-waters.ts';
import type { Extreme } from './ripples.ts';

/** One's own port: how its tide differs from the predicted one, as in a table of secondary ports, and the depth over it. */
export type OwnPort = {
  /** Added to the times of high and of low waters, minutes. */
  readonly highMinutes: number;
  readonly lowMinutes: number;
  /** Added to their heights, metres. */
  readonly highM: number;
  readonly lowM: number;
  /** Height of a sill, or of ground that dries, metres above chart datum. */
  readonly sillM?: number | undefined;
  /** Of a boat, metres. */
  readonly draughtM?: number | undefined;
};

type Level = { readonly at: Instant; readonly heightM: number };
type Tides = {
  readonly extremes: readonly Extreme[];
  readonly waters?: readonly Water[] | undefined;
  readonly levels: readonly Level[];
};

/** Between two extremes the predicted curve is stretched to run through the corrected ones, as for a subordinate station. */
export function atOwnPort({ extremes, waters, levels }: Tides, port: OwnPort): Tides {
  const corrected = extremes.map((extreme) => correct(extreme, port));
  const start = levels[0]?.at ?? 0;
  let next = 0;
  const own = levels.flatMap(({ at }): Level[] => {
    while ((corrected[next]?.at ?? Infinity) <= at) next++;
    const [from, to] = [corrected[next - 1], corrected[next]];
    const [first, last] = [extremes[next - 1], extremes[next]];
    if (!from || !to || !first || !last || from.at >= to.at) return [];
    const then = first.at + ((at - from.at) / (to.at - from.at)) * (last.at - first.at);
    const hour = Math.floor((then - start) / hourMs);
    const predicted = levelBetween(levels.slice(Math.max(0, hour - 1), hour + 3), then);
    if (predicted === undefined) return [];
    const rise = (predicted - first.heightM) / (last.heightM - first.heightM);
    return [{ at: Math.round(at / hourMs) * hourMs, heightM: from.heightM + rise * (to.heightM - from.heightM) }];
  });
  return {
    extremes: corrected,
    waters: waters?.map((water) => ({
      ...correct(water, port),
      others: water.others.map((one) => correct(one, port)),
    })),
    levels: own,
  };
}

function correct({ at, heightM, kind }: Extreme, port: OwnPort): Extreme {
  const isHigh = kind === 'high';
  return {
    at: at + (isHigh ? port.highMinutes : port.lowMinutes) * minuteMs,
    heightM: heightM + (isHigh ? port.highM : port.lowM),
    kind,
  };
}

/** The height of the water above chart datum that a boat needs there, metres; `undefined` without sill and draught. */
export function neededLevelM({ sillM, draughtM }: OwnPort): number | undefined {
  return sillM === undefined && draughtM === undefined ? undefined : (sillM ?? 0) + (draughtM ?? 0);
}
