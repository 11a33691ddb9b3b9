import { afterAll, describe, expect, inject, it } from 'vitest';
import { casesOf, sampleOf } from '../support/thorough.ts';
import { soakOf } from './digests.ts';
import { scenarioNames, scenarios } from './scenarios.ts';
import { removeStores } from './store-file.ts';

afterAll(removeStores);

/** Of these seeds some in the suite, a second of a core each; all in the project `nightly`. `npm run simulate` tries any number. */
const seeds = { digests: 400, warnings: 100, inbox: 600, accounts: 400 };
const howMany = (name: keyof typeof seeds): number => Math.ceil(casesOf(seeds[name]) * (inject('thorough') ? 1 : 0.1));

describe.each(scenarioNames)('a simulation of %s', (name) => {
  const { run, kept } = scenarios[name];

  it('is the same again by its seed', async () => {
    for (const seed of inject('thorough') ? [1, 2] : [1]) expect((await run(seed)).trace).toBe((await run(seed)).trace);
  });

  it('breaks no promise, whatever goes wrong', async () => {
    const first = Number(process.env['SEED'] ?? 0);
    const others = Array.from({ length: howMany(name) }, (_, i) => first + i);
    for (const seed of [...sampleOf(kept, 4), ...others]) {
      const { violations } = await run(seed);
      expect(violations, `npm run simulate -- --scenario ${name} --seed ${seed}`).toEqual([]);
    }
  });
});

/** A whole day takes a minute or two: `npm run simulate -- --hours 24`. */
it.runIf(inject('thorough'))('hours on end break no promise and leave no memory and no timers behind', async () => {
  for (const seed of [0, 3]) {
    const { violations } = await soakOf(seed, 3);
    expect(violations, `npm run simulate -- --hours 3 --seed ${seed}`).toEqual([]);
  }
});
