import { parseArgs } from 'node:util';
import { soakOf } from './digests.ts';
import { scenarioNames, scenarios, type Scenario } from './scenarios.ts';
import { removeStores } from './store-file.ts';

/**
 * `npm run simulate`: tries seeds of each scenario, and prints those that break a promise. `--seed 42` tries one, `--seeds
 * 10000` so many, `--scenario digests` one scenario only. `--hours 24` is a soak: digests for a day on end, by one seed unless
 * more are asked for.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    hours: { type: 'string' },
    scenario: { type: 'string' },
  },
});

const [from, to] =
  values.seed === undefined
    ? [0, Number(values.seeds ?? (values.hours ? 1 : 1000))]
    : [Number(values.seed), Number(values.seed) + 1];
let broken = 0;
if (values.hours !== undefined) broken += await tryAll('soak', (seed) => soakOf(seed, Number(values.hours)));
else
  for (const name of scenarioNames.filter((one) => values.scenario === undefined || values.scenario === one))
    broken += await tryAll(name, scenarios[name].run);
removeStores();
process.exitCode = broken > 0 ? 1 : 0;

async function tryAll(name: string, run: Scenario['run']): Promise<number> {
  const sums: Record<string, number> = {};
  let count = 0;
  for (let seed = from; seed < to; seed++) {
    const { violations, figures, trace } = await run(seed);
    for (const [figure, value] of Object.entries(figures)) sums[figure] = (sums[figure] ?? 0) + value;
    if (violations.length === 0) continue;
    count++;
    process.stdout.write(`${name} --seed ${seed} (trace ${trace}) breaks:\n`);
    for (const [promise, what] of violations) process.stdout.write(`  ${promise}: ${what}\n`);
  }
  process.stdout.write(`${JSON.stringify({ scenario: name, broken: count, ...sums })}\n`);
  return count;
}
