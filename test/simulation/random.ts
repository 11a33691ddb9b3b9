/** Random choices of a seed: the same in every run. */
export type Random = {
  /** 0 ≤ share < 1. */
  share(): number;
  /** A whole number, 0 ≤ number < limit. */
  below(limit: number): number;
  between(from: number, to: number): number;
  /** Small numbers as often as large ones, from 1 on. */
  spread(most: number): number;
  chance(share: number): boolean;
  pick<T>(all: readonly T[]): T;
};

/** Mulberry32, by Tommy Ettinger: 32 bits of state, and good enough to choose faults. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(share() * limit);
  return {
    share,
    below,
    between: (from, to) => from + below(to - from + 1),
    spread: (most) => Math.max(1, Math.floor(Math.exp(share() * Math.log(most)))),
    chance: (wanted) => share() < wanted,
    pick: (all) => all[below(all.length)]!,
  };
}
