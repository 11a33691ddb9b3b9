import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorsRun } from '../bench/digests/errors.ts';
import { faultRun, type FaultRun } from '../bench/digests/faults.ts';
import { postgresLeftOut, withoutPostgres } from '../support/postgres.ts';

/** The proofs of `bench digests`, small: the program as shipped, against platforms that count what arrives. */
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

// Its figures are for people who look at a bench.
beforeAll(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterAll(() => vi.restoreAllMocks());

describe('every error that a platform may answer', { timeout: 60_000 }, () => {
  it('has the fate that its row says', async () => {
    expect(await errorsRun({ storeUrl: 'sqlite:' })).toBe(0);
  });
});

describe('digests of a program', { timeout: 240_000 }, () => {
  it('that is killed come once on Discord, and some four times at most twice on Telegram', async () => {
    const { lost, twice, ends } = await faultRun(run);
    expect({ lost, discord: twice.discord }).toEqual({ lost: 0, discord: 0 });
    expect(twice.telegram).toBeLessThanOrEqual(4 * ends);
  });

  it('that is stopped come once', async () => {
    const { lost, twice } = await faultRun({ ...run, signal: 'SIGTERM' });
    expect({ lost, ...twice }).toEqual({ lost: 0, telegram: 0, discord: 0 });
  });

  it.skipIf(withoutPostgres)(`of two programs on Postgres, one of which is killed, too${postgresLeftOut}`, async () => {
    const { lost, twice, ends } = await faultRun({ ...run, storeUrl: postgresUrl, workers: 2 });
    expect({ lost, discord: twice.discord }).toEqual({ lost: 0, discord: 0 });
    expect(twice.telegram).toBeLessThanOrEqual(4 * ends);
  });
});
