import { afterAll, describe, expect, it } from 'vitest';
import { casesOf } from '../support/thorough.ts';
import { scenarioNames, scenarios } from './scenarios.ts';
import { removeStores } from './store-file.ts';

afterAll(removeStores);

/** Some 3 s of a core each, a tenth of these seeds; all of them in the project `nightly`. `npm run simulate` tries any number. */
const seeds = { digests: 400, inbox: 600, accounts: 400 };

describe.each(scenarioNames)('a simulation of %s', (name) => {
  const { run, kept } = scenarios[name];

  it('is the same again by its seed', async () => {
    for (const seed of [1, 2, 3]) expect((await run(seed)).trace).toBe((await run(seed)).trace);
  });

  it('breaks no promise, whatever goes wrong', { timeout: 600_000 }, async () => {
    const first = Number(process.env['SEED'] ?? 0);
    const others = Array.from({ length: casesOf(seeds[name]) }, (_, i) => first + i);
    for (const seed of [...kept, ...others]) {
      const { violations } = await run(seed);
      expect(violations, `npm run simulate -- --scenario ${name} --seed ${seed}`).toEqual([]);
    }
  });
});
