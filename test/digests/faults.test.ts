import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorsRun } from '../bench/digests/errors.ts';
import { faultRun, type FaultRun } from '../bench/digests/faults.ts';
import { postgresLeftOut, withoutPostgres } from '../support/postgres.ts';

/** Small runs of `bench digests`: the program as shipped, against platforms that count what arrives. */
const run: FaultRun = {
  name: 'test',
  storeUrl: 'sqlite:',
  count: 40,
  seed: 7,
  workers: 1,
  ends: 2,
  signal: 'SIGKILL',
  ambiguous: 0,
  platforms: ['telegram', 'discord'],
};
const postgresUrl = process.env['TEST_POSTGRES_URL'] ?? '';

// A bench prints its figures, which the report of the tests does not need.
beforeAll(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterAll(() => vi.restoreAllMocks());

describe('every error that a platform may return', () => {
  it('has the effects that its row lists', async () => {
    expect(await errorsRun({ storeUrl: 'sqlite:' })).toBe(0);
  });
});

/** At the same time: most of it is waiting until what a killed process had claimed is free again. */
describe('the digests of a program', () => {
  it.concurrent('that is killed arrive once on Discord, and at most four per kill twice on Telegram', async () => {
    const { lost, twice, ends } = await faultRun(run);
    expect({ lost, discord: twice.discord }).toEqual({ lost: 0, discord: 0 });
    expect(twice.telegram).toBeLessThanOrEqual(4 * ends);
  });

  it.concurrent('that is killed while an official warning is on its way: it arrives, once on Discord', async () => {
    const { lost, twice, ends } = await faultRun({ ...run, name: 'warned', count: 12, ends: 4, areWarnings: true });
    expect({ lost, discord: twice.discord, ends }).toEqual({ lost: 0, discord: 0, ends: 4 });
    expect(twice.telegram).toBeLessThanOrEqual(4 * ends);
  });

  it.concurrent('that is stopped arrive once', async () => {
    const { lost, twice } = await faultRun({ ...run, signal: 'SIGTERM' });
    expect({ lost, ...twice }).toEqual({ lost: 0, telegram: 0, discord: 0 });
  });

  it.skipIf(withoutPostgres)(
    `that shares a Postgres with another and is killed arrive as often${postgresLeftOut}`,
    { concurrent: true },
    async () => {
      const { lost, twice, ends } = await faultRun({ ...run, storeUrl: postgresUrl, workers: 2 });
      expect({ lost, discord: twice.discord }).toEqual({ lost: 0, discord: 0 });
      expect(twice.telegram).toBeLessThanOrEqual(4 * ends);
    },
  );
});
