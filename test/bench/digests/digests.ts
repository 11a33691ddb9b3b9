import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { clockStepsRun, downtimesRun } from './clock.ts';
import { errorsRun } from './errors.ts';
import { faultRun, type FaultFigures, type FaultRun } from './faults.ts';
import { startPostgres } from './postgres-server.ts';
import { slotRun } from './slot.ts';
import { throughputRun } from './throughput.ts';
import { zonesRun } from './zones.ts';

const usage = `digests NAME [--count N] [--ends N] [--seed N] [--workers N] [--restarts N] [--years N] [--zones N] [--postgres-bin DIR]
NAME: kill, partitions, warnings, stop, ambiguous, restarts, errors, zones, clock, downtime, throughput, slot.
On the Postgres of STORE_URL where that is set, in a schema of its own; else on SQLite. restarts starts a Postgres itself.
`;

const readOptions = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      ends: { type: 'string' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string' },
      restarts: { type: 'string', default: '20' },
      years: { type: 'string', default: '3' },
      zones: { type: 'string', default: '1000' },
      'postgres-bin': { type: 'string', default: '' },
    },
  });

/** `bench digests NAME …`: measures that digests are sent once and in time, with its figures as JSON lines. */
export async function digests(storeUrl: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args);
  const onPostgres = storeUrl.startsWith('postgres');
  const count = (otherwise: number): number => Number(values.count ?? otherwise);
  const seed = Number(values.seed);
  const faults = (name: string, more: Partial<FaultRun>): Promise<FaultFigures> =>
    faultRun({
      name,
      storeUrl,
      seed,
      count: count(5000),
      workers: Number(values.workers ?? (onPostgres ? 2 : 1)),
      ends: Number(values.ends ?? 200),
      signal: 'SIGKILL',
      ambiguous: 0,
      platforms: ['telegram', 'discord'],
      ...more,
    });
  const runs: Record<string, () => unknown> = {
    kill: () => faults('kill', {}),
    partitions: () => faults('partitions', { workers: Number(values.workers ?? 3), areCutOff: true }),
    warnings: () => faults('warnings', { count: count(1000), areWarnings: true }),
    stop: () => faults('stop', { signal: 'SIGTERM', ends: Number(values.ends ?? 50) }),
    ambiguous: () => faults('ambiguous', { ends: 0, ambiguous: 0.2 }),
    restarts: () => restartsRun(faults, values['postgres-bin'], Number(values.restarts)),
    errors: () => errorsRun({ storeUrl }),
    zones: () => zonesRun({ zones: Number(values.zones), firstYear: 2026, years: Number(values.years) }),
    clock: () => clockStepsRun({ storeUrl, count: count(2000) }),
    downtime: () => downtimesRun({ storeUrl, count: count(2000) }),
    throughput: () => throughputRun({ storeUrl, count: count(100_000) }),
    slot: () => slotRun({ storeUrl, count: count(5000), seed }),
  };
  const run = runs[positionals[0] ?? ''];
  if (!run) {
    process.stderr.write(usage);
    return 1;
  }
  await run();
  return 0;
}

/** Restarts a Postgres without warning, again and again, while two processes send. */
async function restartsRun(
  faults: (name: string, more: Partial<FaultRun>) => Promise<FaultFigures>,
  bin: string,
  restarts: number,
): Promise<void> {
  const server = await startPostgres(bin);
  try {
    const beside = async (isOver: () => boolean): Promise<void> => {
      for (let k = 0; k < restarts && !isOver(); k++) {
        await sleep(betweenRestartsMs);
        await server.restart();
      }
    };
    await faults('restarts', { storeUrl: server.url, ends: 0, workers: 2, beside });
  } finally {
    await server.stop();
  }
}

const betweenRestartsMs = 4000;
