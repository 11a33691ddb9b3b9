import { parseArgs } from 'node:util';
import { scenarioNames, scenarios, type ScenarioName } from './scenarios.ts';
import { removeStores } from './store-file.ts';

/**
 * `npm run simulate`: tries seeds of each scenario, and prints those that break a promise. `--seed 42` tries one, `--seeds
 * 10000` so many, `--scenario digests` one scenario only.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string', default: '1000' },
    scenario: { type: 'string' },
  },
});

const [from, to] =
  values.seed === undefined ? [0, Number(values.seeds)] : [Number(values.seed), Number(values.seed) + 1];
let broken = 0;
for (const name of scenarioNames.filter((one) => values.scenario === undefined || values.scenario === one)) {
  broken += await tryAll(name);
}
removeStores();
process.exitCode = broken > 0 ? 1 : 0;

async function tryAll(name: ScenarioName): Promise<number> {
  const sums: Record<string, number> = {};
  let count = 0;
  for (let seed = from; seed < to; seed++) {
    const { violations, figures, trace } = await scenarios[name].run(seed);
    for (const [figure, value] of Object.entries(figures)) sums[figure] = (sums[figure] ?? 0) + value;
    if (violations.length === 0) continue;
    count++;
    process.stdout.write(`${name} --seed ${seed} (trace ${trace}) breaks:\n`);
    for (const [promise, what] of violations) process.stdout.write(`  ${promise}: ${what}\n`);
  }
  process.stdout.write(`${JSON.stringify({ scenario: name, broken: count, ...sums })}\n`);
  return count;
}
