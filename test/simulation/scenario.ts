/** A promise that was broken, by its number in `docs/reliability.md`, and how. */
export type Violation = readonly [promise: string, what: string];

/** What a seed came to. The trace of a seed is the same in every run. */
export type Outcome = {
  readonly violations: readonly Violation[];
  readonly figures: Readonly<Record<string, number>>;
  readonly trace: string;
};
