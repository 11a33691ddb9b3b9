import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { quantile } from './compare.ts';
import { openBenchStore, type BenchStore } from './digests/fixture.ts';
import { figure } from './figure.ts';
import { load } from './load.ts';
import { somewhere } from './points.ts';
import { cpuUsOf, makeKey, startService, type Program } from './program.ts';

const bench = 'replicas';
const most = 3;
const rounds = 4;
const seconds = 8;
/** For each process: far from what one can answer, so that on two cores none waits for another. */
const perSecond = 250;
const places = 200;

/** High and low waters of ten days at some place, from today on, the most frequent request. */
const target = (n: number): string => {
  const { lat, lng } = somewhere((n % places) * 19);
  return `/v2/tide/extremes/point?lat=${lat.toFixed(4)}&lng=${lng.toFixed(4)}`;
};

/**
 * What more processes of the data service on one Postgres add, where there are fewer cores than processes: by the processor
 * time of a request, each charged to one key. Three that need as much for it as one alone answer three times as many, on cores
 * of their own. Processor time of Postgres is that of our connections, and known only on this machine.
 */
export async function replicas(storeUrl: string): Promise<number> {
  if (!storeUrl.startsWith('postgres')) {
    process.stderr.write('Set STORE_URL to a Postgres: the bench makes a schema of its own.\n');
    return 1;
  }
  const store = await openBenchStore(storeUrl);
  const settings = { DATA_DIR: store.dataDir, STORE_URL: store.storeUrl, CACHE_URL: 'memory:', SECRET: 'of the bench' };
  const headers = { Authorization: await makeKey(settings, 1_000_000_000) };
  const programs: Program[] = [];
  try {
    while (programs.length < most) programs.push(await startService(settings));
    for (const { port } of programs) await load({ port, connections: 4, requests: 2 * places, target, headers });
    // In turns, so that other work on the machine concerns all of them.
    const measured = [1, 2, 3].map((count) => ({ count, costs: [] as Costs[] }));
    for (let round = 0; round < rounds; round++)
      for (const { count, costs } of measured) costs.push(await costsOf(programs.slice(0, count), store, headers));
    const figures = measured.map(({ count, costs }) => ({
      count,
      serviceUs: costs.map(({ serviceUs }) => serviceUs),
      costs,
    }));
    for (const { count, serviceUs, costs } of figures) {
      figure(bench, `cpu-of-${count}`, 'µs/request', serviceUs);
      figure(
        bench,
        `postgres-cpu-of-${count}`,
        'µs/request',
        costs.map(({ postgresUs }) => postgresUs),
      );
      figure(
        bench,
        `not-answered-by-${count}`,
        'requests',
        costs.map(({ shed }) => shed),
      );
    }
    const [alone, ...others] = figures;
    for (const { count, serviceUs } of others)
      figure(bench, `requests-of-${count}`, 'times those of one', [
        (count * quantile(alone!.serviceUs, 0.5)) / quantile(serviceUs, 0.5),
      ]);
    return 0;
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
    await store.close();
  }
}

/** `shed`: requests that a busy machine was too slow for. */
type Costs = { readonly serviceUs: number; readonly postgresUs: number; readonly shed: number };

/** Processor time for each request, while these processes answer as many each. */
async function costsOf(
  programs: readonly Program[],
  store: BenchStore,
  headers: Record<string, string>,
): Promise<Costs> {
  const service = (): number => programs.reduce((sum, program) => sum + program.cpuUs(), 0);
  const [before, postgresBefore] = [service(), await postgresCpuUs(store)];
  const loads = await Promise.all(
    programs.map(({ port }) => load({ port, connections: 8, seconds, perSecond, target, headers })),
  );
  const statuses = loads.flatMap((one) => one.statuses);
  const answered = statuses.filter((status) => status === 200).length;
  const serviceUs = (service() - before) / answered;
  const postgres = [...(await postgresCpuUs(store))].map(([pid, us]) => us - (postgresBefore.get(pid) ?? 0));
  const postgresUs = postgres.reduce((sum, us) => sum + us, 0) / answered;
  return { serviceUs, postgresUs, shed: statuses.length - answered };
}

/** Processor time of each connection of the programs, by its process; not a number where Postgres runs on another machine. */
async function postgresCpuUs({ database }: BenchStore): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where application_name = current_setting('application_name') and pid <> pg_backend_pid()`.execute(database);
  const isHere = (pid: number): boolean =>
    existsSync(`/proc/${pid}/comm`) && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
  return new Map(rows.map(({ pid }) => [pid, isHere(pid) ? cpuUsOf(pid) : Number.NaN]));
}
