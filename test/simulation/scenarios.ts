import { accountsOf } from './accounts.ts';
import { digestsOf, warningsOf } from './digests.ts';
import { inboxOf } from './inbox.ts';
import type { Outcome } from './scenario.ts';

export type Scenario = {
  readonly run: (seed: number) => Promise<Outcome>;
  /** Seeds by which faults were found that have been mended: they are tried first. */
  readonly kept: readonly number[];
};

export const scenarios = {
  digests: { run: digestsOf, kept: [47, 315, 5882, 7676] },
  warnings: { run: warningsOf, kept: [] },
  inbox: { run: inboxOf, kept: [225] },
  accounts: { run: accountsOf, kept: [] },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
